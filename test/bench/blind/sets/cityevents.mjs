import { addDays, draws, json } from '../made.mjs';

const VENUES = [
  ['Corn Hall', 'Old Town', 900],
  ['The Lantern', 'Riverside', 320],
  ['Tanner Street Studios', 'Tannery', 120],
  ['Victoria Park', 'Northgate', 6000],
  ['Museum of Rivers', 'Riverside', 200],
  ['St Brannock Church', 'Old Town', 450],
  ['Blue Door Comedy', 'Tannery', 150],
  ['City Arena', 'Eastmoor', 8500],
  ['Central Library', 'Northgate', 80],
];
const KINDS = [
  ['Music', ['Jazz Quartet', 'Indie Night', 'Choral Evening', 'Piano Recital', 'Folk Session'], ['live', 'gig'], 24, 120],
  ['Comedy', ['Stand-up Showcase', 'Improv Jam', 'Open Mic Laughs'], ['stand-up', 'late'], 16, 100],
  ['Theatre', ['The Winter Tide', 'Hamlet', 'A Christmas Carol', 'Twelve Doors'], ['drama', 'matinee'], 30, 140],
  ['Workshop', ['Pottery for Beginners', 'Bread Baking', 'Life Drawing', 'Linocut Class'], ['hands-on', 'craft'], 38, 150],
  ['Family', ['Puppet Show', 'Storytime', 'Lantern Parade', 'Santa Grotto'], ['kids', 'christmas'], 8, 60],
  ['Market', ['Winter Market', 'Vinyl Fair', 'Farmers Market'], ['food', 'shopping'], 0, 360],
  ['Talk', ['Author Evening', 'Science Cafe', 'City History Walk'], ['lecture', 'books'], 9, 75],
  ['Sport', ['Basketball: Rivermen v Hawks', 'Parkrun', 'Roller Derby'], ['match', 'outdoor'], 14, 110],
];
const ORGANISERS = ['City Council', 'Lantern Promotions', 'Red Fox Events', 'Makers Guild', 'Arena Live', 'Friends of the Library'];
const START = [
  ['10:00', 2],
  ['11:30', 1],
  ['14:00', 2],
  ['18:30', 2],
  ['19:30', 5],
  ['20:00', 4],
  ['21:00', 1],
];

/** What is on in a city: free or priced from-to, "4.5 out of 5", tickets left or not said, some over several days. */
export function cityevents() {
  const draw = draws(310_022);
  const rows = Array.from({ length: 300 }, (_, at) => {
    const [category, titles, tags, level, minutes] = draw.pick(KINDS);
    const [venueName, neighbourhood, capacity] = draw.pick(VENUES);
    const startDate = draw.day('2026-09-05', '2027-02-20');
    const isFree = level === 0 || draw.chance(0.16);
    const from = isFree ? 0 : Math.max(3, Math.round(level * draw.spread() * 2) / 2);
    const unknown = !isFree && draw.chance(0.06);
    const soldOut = !isFree && draw.chance(0.13);
    const left = soldOut ? 0 : Math.round(capacity * draw.next() * 0.7) + 1;
    const interested = Math.round(draw.next() ** 3 * 2400) + 3;
    const rating = draw.chance(0.4) ? null : `${(3 + draw.next() * 2).toFixed(1)} out of 5`;
    return {
      eventId: 70_400 + at * 3,
      title: draw.pick(titles),
      category,
      venueName,
      neighbourhood,
      startDate,
      startTime: draw.weighted(START),
      endDate: addDays(startDate, draw.chance(0.15) ? draw.int(1, 12) : 0),
      durationMin: draw.chance(0.08) ? null : Math.round((minutes * draw.spread()) / 5) * 5,
      priceFrom: unknown ? null : from,
      priceTo: unknown || isFree ? null : from + draw.int(0, 12) * 2.5,
      isFree,
      ageLimit:
        category === 'Comedy'
          ? draw.pick(['16+', '18+'])
          : draw.weighted([
              ['All ages', 6],
              ['12+', 1],
              ['18+', 1.4],
            ]),
      capacity,
      ticketsLeft: isFree ? null : left,
      soldOut,
      organiser: draw.pick(ORGANISERS),
      tags: [...draw.some(tags, draw.int(1, 2)), ...draw.some(['date night', 'rainy day', 'new', 'charity'], draw.int(0, 2))],
      wheelchairAccess: draw.weighted([
        ['yes', 7],
        ['no', 2],
        [null, 1],
      ]),
      outdoor: venueName === 'Victoria Park',
      avgRating: rating,
      interested,
      going: Math.round(interested * (0.15 + draw.next() * 0.5)),
      postedAt: addDays(startDate < '2026-11-26' ? startDate : '2026-11-26', -draw.int(1, 60)),
    };
  });
  return [{ file: 'cityevents-2026-11-26.json', text: json(rows) }];
}
