import { addDays, csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-11-09', '2026-11-30'];
const TOWNS = [
  ['Boone', 'North Carolina'],
  ['West Jefferson', 'North Carolina'],
  ['Sparta', 'North Carolina'],
  ['Independence', 'Virginia'],
  ['Floyd', 'Virginia'],
  ['Warrensburg', 'New York'],
  ['Cobleskill', 'New York'],
  ['Salem', 'Oregon'],
  ['Silverton', 'Oregon'],
  ['Estacada', 'Oregon'],
  ['Traverse City', 'Michigan'],
  ['Manton', 'Michigan'],
  ['Wautoma', 'Wisconsin'],
  ['Merrill', 'Wisconsin'],
];
const FIRST = [
  'Snowy',
  'Old Mill',
  'Big Bear',
  'Frosty',
  'Whispering',
  'Cedar',
  'Maple',
  'Holly',
  'Red Barn',
  'Jolly',
  'Stony',
  'Blue Ridge',
  'Silver',
  'Hidden',
];
const LAST = ['Hollow', 'Ridge', 'Creek', 'Acres', 'Valley', 'Hill', 'Meadow', 'Pines', 'Lane', 'Bottom'];
export function treefarms() {
  const d = draws(48_303);
  let n = 1000;
  /** A farm that is not yet open says so, and one whose day has come no longer does. */
  const settled = (record, run) => {
    if (record.status === 'Closed for season') return record;
    if (record.opens_on > run) return { ...record, status: 'Opening soon' };
    return record.status === 'Opening soon' ? { ...record, status: 'Open' } : record;
  };
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(FIRST)} ${d.pick(LAST)} ${d.pick(['Tree Farm', 'Christmas Trees', 'Evergreens'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const yes = (p) => (d.chance(p) ? 'yes' : 'no');
  const make = () => {
    const [town, state] = d.pick(TOWNS);
    const opens = d.day('2026-10-31', '2026-12-05');
    return {
      farm_id: `TF-${(n += d.int(1, 6))}`,
      farm_name: named(),
      town,
      state,
      status: d.weighted([
        ['Opening soon', 7],
        ['Open', 5],
        ['Weekends only', 4],
        ['Closed for season', 1],
      ]),
      acres: `${d.int(4, 190)} acres`,
      price_per_foot: d.chance(0.07) ? '' : `$${((state === 'New York' ? 15 : state === 'Oregon' ? 9 : 12) * d.spread()).toFixed(2)}`,
      tallest_tree: d.chance(0.05) ? 'n/a' : `${d.int(7, 20)} ft`,
      species: d
        .some(['Fraser Fir', 'Balsam Fir', 'Douglas Fir', 'Noble Fir', 'White Pine', 'Scotch Pine', 'Blue Spruce', 'Concolor Fir'], d.int(1, 5))
        .join('; '),
      cut_your_own: yes(0.7),
      dogs_allowed: yes(0.48),
      opens_on: opens,
      rating: d.chance(0.08) ? '' : round(3.2 + Math.sqrt(d.next()) * 1.8, 1),
      about: d.pick([
        'Free hot cocoa by the bonfire and a tractor ride out to the fields.',
        'Santa visits on Saturdays. Bring your own saw or borrow one of ours.',
        'Trees are shaken, netted and tied to your roof by local scouts.',
        'Gift barn with handmade wreaths, honey and kettle corn.',
        'Third generation growers. Cash or check only, no cards.',
        'Reindeer pen and a petting zoo for the little ones.',
      ]),
    };
  };
  const change = (record) => {
    const price = Number(record.price_per_foot.slice(1));
    const moved = price * (d.chance(0.7) ? 1.04 + d.next() * 0.15 : 0.82 + d.next() * 0.12);
    return {
      ...record,
      status: d.weighted([
        ['Open', 8],
        ['Weekends only', 3],
        ['Sold out', 4],
      ]),
      ...(price && d.chance(0.5) ? { price_per_foot: `$${moved.toFixed(2)}` } : {}),
      ...(d.chance(0.12) ? { opens_on: addDays(record.opens_on, d.int(1, 5)) } : {}),
    };
  };
  const first = Array.from({ length: 235 }, make);
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.6, change, added: 17, make });
  return [first, second].map((records, index) => ({
    file: `treefarms-${RUNS[index]}.csv`,
    text: csv(records.map((record) => settled(record, RUNS[index]))),
  }));
}
