import { addDays, csv, draws } from '../made.mjs';

const VENUES = [
  ['The Laughing Fox', 'Manchester', 220],
  ['Corn Exchange Theatre', 'Leeds', 640],
  ['Basement Club', 'London', 110],
  ['Royal Albion', 'London', 1250],
  ['Lantern Playhouse', 'London', 380],
  ['Harbour Arts Centre', 'Bristol', 300],
  ['Tramshed Stage', 'Glasgow', 450],
  ['Grand Hippodrome', 'Birmingham', 1700],
  ['The Attic', 'Brighton', 85],
  ['Old Fire Station', 'Edinburgh', 190],
];
const ACTS = [
  'Dana Whitlock',
  'Femi Adeyo',
  'Gus Parrish',
  'Priya Nair',
  'Rory McAllan',
  'Tess Holloway',
  'Ollie Brandt',
  'Marta Quill',
  'Sal Benedetto',
  'Niamh Keogh',
];
const TOURS = ['Sorry in Advance', 'Mostly Harmless Opinions', 'Big Mood', 'Work in Progress', 'Terms and Conditions', 'Plus One'];
const PLAYS = ['The Lighthouse Keeper', 'Twelfth Night', 'A Winter Murder', 'Paper Moons', 'The Cherry Thieves', 'Dial Tone'];
const MUSICALS = ['Neon Avenue', 'Starlight Depot', 'Sister Static'];
const PANTOS = ['Cinderella', 'Aladdin', 'Jack and the Beanstalk'];
const GENRES = [
  ['Stand-up', 9],
  ['Improv', 2.5],
  ['Drama', 4],
  ['Musical', 3],
  ['Panto', 2.5],
];
const LENGTH = { 'Stand-up': 75, Improv: 80, Drama: 130, Musical: 150, Panto: 120 };
const PRICE = { 'Stand-up': 19, Improv: 12, Drama: 28, Musical: 42, Panto: 24 };

function show(draw, genre) {
  const act = draw.pick(ACTS);
  if (genre === 'Stand-up') return [`${act}: ${draw.pick(TOURS)}`, act];
  if (genre === 'Improv') return [`${draw.pick(['Yes And', 'Off Script', 'Make It Up'])} Live`, ''];
  return [draw.pick({ Drama: PLAYS, Musical: MUSICALS, Panto: PANTOS }[genre]), ''];
}

/** Nights of comedy and theatre as a ticket site has them: prices from and to, ages "16+", tickets left, Y and N, stars where critics have been. */
export function standup() {
  const draw = draws(350_044);
  const rows = Array.from({ length: 340 }, (_, at) => {
    const [venue, city, capacity] = draw.pick(VENUES);
    const genre = draw.weighted(GENRES);
    const [eventName, headliner] = show(draw, genre);
    const showDate = draw.day('2026-11-27', '2027-04-30');
    const matinee = genre !== 'Stand-up' && genre !== 'Improv' && draw.chance(0.3);
    const from = Math.round(PRICE[genre] * draw.spread() * 2) / 2;
    const soldOut = draw.chance(0.13);
    return {
      eventId: `EV${40_100 + at * 3}`,
      eventName,
      headliner,
      genre,
      venue,
      city,
      showDate,
      startTime: matinee ? draw.pick(['14:00', '14:30']) : draw.pick(['19:00', '19:30', '20:00', '20:30', '21:15']),
      matinee: matinee ? 'Y' : 'N',
      runMins: draw.chance(0.07) ? '' : LENGTH[genre] + draw.int(-3, 4) * 5,
      priceFrom: from.toFixed(2),
      priceTo: draw.chance(0.3) ? '' : (from + draw.int(4, 60)).toFixed(2),
      bookingFee: draw.pick(['0.00', '1.50', '1.95', '2.50', '3.25']),
      capacity,
      ticketsLeft: soldOut ? 0 : draw.int(1, Math.round(capacity * 0.8)),
      soldOut: soldOut ? 'Y' : 'N',
      ageLimit: genre === 'Panto' ? 'All ages' : draw.pick(['All ages', '12+', '14+', '16+', '18+', '18+']),
      stepFree: draw.chance(0.72) ? 'Y' : 'N',
      bslInterpreted: draw.chance(0.1) ? 'Y' : 'N',
      criticStars: draw.chance(0.45)
        ? ''
        : draw.weighted([
            [5, 1.5],
            [4, 4],
            [3, 4],
            [2, 1.5],
            [1, 0.4],
          ]),
      onSaleSince: addDays('2026-11-25', -draw.int(0, 300)),
    };
  });
  return [{ file: 'standup-2026-11-26.csv', text: csv(rows) }];
}
