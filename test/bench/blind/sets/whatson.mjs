import { addDays, draws, json } from '../made.mjs';

const VENUES = [
  ['Guildhall', 'Old Town', 600],
  ['Riverside Arena', 'Docklands', 4200],
  ['The Tin Shed', 'Northside', 180],
  ['City Museum', 'Old Town', 250],
  ['Botanic Garden', 'West Park', 1500],
  ['Central Library', 'Old Town', 120],
  ['Blackbox Theatre', 'Northside', 220],
  ['Harbour Square', 'Docklands', 3000],
  ["St Anne's Church", 'Old Town', 400],
  ['Community Hub', 'Eastfield', 90],
  ['Lido Cafe', 'West Park', 70],
  ['Playhouse', 'Eastfield', 750],
];
const KINDS = [
  ['Music', ['Jazz Night', 'Choir Recital', 'Indie Showcase', 'Organ Concert', 'Folk Session', 'Brass Band Gala'], 18],
  ['Theatre', ['Hamlet', 'Improv Battle', 'Christmas Panto', 'The Seagull', 'One-Woman Show'], 22],
  ['Family', ['Puppet Show', 'Lantern Walk', 'Storytime', 'Science Fair', "Santa's Grotto"], 8],
  ['Exhibition', ['Maps of the Coast', 'Young Painters', 'Dinosaurs Return', 'Street Photography'], 11],
  ['Workshop', ['Pottery for Beginners', 'Wreath Making', 'Bread Baking', 'Life Drawing', 'Coding for Teens'], 30],
  ['Talk', ['History of the Harbour', 'Author Evening', 'Stargazing Talk', 'Climate Cafe'], 6],
  ['Market', ['Farmers Market', 'Vintage Fair', 'Christmas Market', 'Record Fair'], 2],
  ['Comedy', ['Stand-up Friday', 'Open Mic', 'Sketch Night'], 14],
];
const TAGS = ['kids', 'christmas', 'outdoor', 'food', 'late night', 'accessible', 'local artists', 'student discount', 'dog friendly'];
const ORGANISERS = [
  'City Council',
  'Harbour Arts Trust',
  'Northside Collective',
  'Playhouse Productions',
  'Friends of the Museum',
  'Moonlight Events',
];

/** What is on in a city until March: one record a date, free ones without a price, some sold out, some cancelled. */
export function whatson() {
  const draw = draws(320_404);
  let id = 900;
  const rows = Array.from({ length: 310 }, () => {
    const [category, titles, price] = draw.weighted(KINDS.map((item, at) => [item, [7, 5, 4, 2.4, 4, 3, 2, 2.6][at]]));
    const [venue, district, size] = draw.pick(VENUES);
    const isFree = draw.chance({ Talk: 0.5, Market: 0.75, Family: 0.4, Exhibition: 0.4 }[category] ?? 0.08);
    const from = isFree ? null : Math.max(2, Math.round(price * draw.spread() * 2) / 2);
    const date = draw.chance(0.55) ? draw.day('2026-11-27', '2026-12-31') : draw.day('2027-01-01', '2027-03-28');
    const capacity = draw.chance(0.08) ? null : Math.round(size * draw.pick([0.3, 0.5, 0.8, 1, 1]));
    const soldOut = !isFree && draw.chance(0.16);
    const left = soldOut ? 0 : Math.round((capacity ?? 0) * draw.next());
    const name = draw.pick(titles);
    id += draw.int(1, 5);
    return {
      event_id: `EV${id}`,
      name,
      category,
      venue,
      district,
      date,
      start_time: `${draw.pick(['10', '11', '14', '17', '18', '19', '20', '21'])}:${draw.pick(['00', '30'])}`,
      duration_min: draw.pick([45, 60, 75, 90, 120, 150, 180]),
      last_day: category === 'Exhibition' ? addDays(date, draw.int(14, 90)) : null,
      is_free: isFree,
      price_from: from,
      price_to: from === null ? null : from + draw.pick([0, 0, 4, 8, 15]),
      booking_fee: from === null ? null : draw.pick([0, 0.75, 1, 1.5, 2.5]),
      capacity,
      tickets_left: capacity === null ? null : left,
      sold_out: soldOut,
      cancelled: draw.chance(0.05),
      min_age: draw.weighted([
        [null, 5],
        [0, 2],
        [5, 1.5],
        [12, 1],
        [16, 1],
        [18, 2],
      ]),
      wheelchair_access: draw.chance(0.66),
      outdoor: venue === 'Botanic Garden' || venue === 'Harbour Square',
      tags: draw.some(TAGS, draw.int(0, 3)),
      organiser: draw.pick(ORGANISERS),
      interested: Math.round(draw.next() ** 2 * 900),
      added_on: draw.day('2026-08-03', '2026-11-25'),
    };
  });
  return [{ file: 'whatson-2026-11-26.json', text: json(rows) }];
}
