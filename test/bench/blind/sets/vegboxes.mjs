import { addDays, csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-16'];
const COUNTIES = ['Kent', 'Sussex', 'Suffolk', 'Devon', 'Herefordshire', 'Fife'];
const FIRST = ['Hollow', 'Sparrow', 'Long', 'Abbey', 'Withy', 'Fox', 'Barley', 'Otter', 'Chalk', 'Mill', 'Rook', 'Plum'];
const LAST = ['Acre Farm', 'Field Organics', 'Lane Growers', 'Bank Farm', 'Barn Produce'];
const BOXES = [
  ['Solo Box', 5, 2.6, 9.5],
  ['Small Veg Box', 7, 3.8, 13],
  ['Medium Veg Box', 9, 5.6, 17.5],
  ['Large Veg Box', 12, 8.2, 23],
  ['Family Fruit & Veg', 15, 10.5, 29],
  ['Fruit Only', 6, 3.4, 14],
  ['Salad Box', 6, 2.1, 12],
  ['Stew & Soup Box', 8, 6.3, 15.5],
];
const CONTENTS = [
  'carrots',
  'leeks',
  'kale',
  'potatoes',
  'squash',
  'apples',
  'beetroot',
  'eggs',
  'onions',
  'parsnips',
  'pears',
  'chard',
  'mushrooms',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${value.toFixed(2)}`;
export function vegboxes() {
  const d = draws(53_303);
  let n = 500;
  let run = RUNS[0];
  let since = '2025-03-01';
  const farms = d
    .some(
      FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)),
      44,
    )
    .map((name) => ({
      name,
      county: d.pick(COUNTIES),
      organic: d.chance(0.6) ? 'yes' : 'no',
      fee: d.pick([0, 0, 1.5, 2, 2.95, 3.5, 4.25, 5]),
      day: d.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
    }));
  const make = () => {
    const farm = d.pick(farms);
    const [box, items, weight, price] = d.pick(BOXES);
    return {
      box_id: (n += d.int(1, 4)),
      farm: farm.name,
      box_name: box,
      county: farm.county,
      price: pounds(price * (0.7 + d.next() * 0.5) * (farm.organic === 'yes' ? 1.18 : 1)),
      item_count: Math.max(3, items + d.int(-2, 2)),
      weight: d.chance(0.09) ? '' : `${round(weight * (0.75 + d.next() * 0.5), 1).toFixed(1)} kg`,
      organic: farm.organic,
      delivery_fee: pounds(farm.fee),
      delivery_day: farm.day,
      status: d.weighted([
        ['open', 8],
        ['waiting list', 2],
        ['paused', 1],
      ]),
      rating: d.chance(0.14) ? '' : round(3 + Math.sqrt(d.next()) * 2, 1).toFixed(1),
      added_on: uk(d.day(since, run)),
      contents: d.some(CONTENTS, d.int(3, 7)).join('; '),
    };
  };
  const change = (record) => {
    if (d.chance(0.35)) return { ...record, status: d.pick(['open', 'waiting list', 'paused'].filter((status) => status !== record.status)) };
    const by = d.chance(0.75) ? 1.02 + d.next() * 0.1 : 0.86 + d.next() * 0.1;
    return { ...record, price: pounds(Number(record.price.slice(1)) * by) };
  };
  const first = Array.from({ length: 240 }, make);
  run = RUNS[1];
  since = addDays(RUNS[0], 1);
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.33, change, added: 29, make });
  return [first, second].map((records, index) => ({ file: `vegboxes-${RUNS[index]}.csv`, text: csv(records) }));
}
