import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-11-09', '2026-11-19'];
const BRANDS = [
  ['Cedar Cove', 1.25],
  ['AquaNest', 0.9],
  ['Boreal Spas', 1.1],
  ['Lazy Otter', 0.55],
  ['Summit Tubs', 1],
  ['Tidewell', 1.4],
  ['Hearthwater', 0.8],
];
const us = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};
const dollars = (value) => `$${thousands(value, ',', 2)}`;
export function hottubs() {
  const d = draws(52_101);
  let n = 1000;
  let run = RUNS[0];
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(['Aurora', 'Willow', 'Juniper', 'Denali', 'Mesa', 'Harbor', 'Lotus', 'Ember', 'Sierra', 'Drift'])} ${d.pick(['S', 'L', 'XL', 'Pro', 'Mini', 'Elite'])} ${d.int(20, 99) * 10}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [brand, factor] = d.pick(BRANDS);
    const seats = d.weighted([
      [2, 2],
      [3, 2],
      [4, 5],
      [5, 4],
      [6, 5],
      [7, 2],
      [8, 1],
    ]);
    const price = round((1800 + seats * 950) * factor * d.spread()) - 0.01;
    const reviews = d.chance(0.15) ? 0 : Math.round(d.next() ** 2 * 410) + 1;
    return {
      sku: `HT-${(n += d.int(1, 7))}`,
      model: named(),
      brand,
      seats,
      jets: d.chance(0.04) ? '' : seats * 4 + d.int(0, 40),
      price: dollars(price),
      was_price: d.chance(0.65) ? '' : dollars(round(price * (1.08 + d.next() * 0.3)) - 0.01),
      water_capacity: `${d.int(11, 17) * 5 + seats * 45} gal`,
      plug_and_play: seats < 5 ? d.pick(['yes', 'yes', 'no']) : d.pick(['yes', 'no', 'no', 'no']),
      stock_status: d.weighted([
        ['In stock', 7],
        ['Backorder', 2],
        ['Sold out', 1.5],
      ]),
      star_rating: reviews ? round(2.9 + Math.sqrt(d.next()) * 2.1, 1) : '',
      review_count: reviews,
      listed_on: us(d.day(run === RUNS[0] ? '2025-06-01' : '2026-11-10', run)),
      features: d
        .some(['LED lights', 'Bluetooth speakers', 'waterfall', 'ozone cleaning', 'cover included', 'lounger', 'Wi-Fi control'], d.int(1, 4))
        .join('; '),
    };
  };
  const change = (record) => {
    const by = d.chance(0.65) ? 0.82 + d.next() * 0.14 : 1.03 + d.next() * 0.08;
    const price = Number(record.price.replaceAll(/[$,]/g, ''));
    return {
      ...record,
      price: d.chance(0.7) ? dollars(round(price * by) - 0.01) : record.price,
      stock_status: d.pick(['In stock', 'Backorder', 'Sold out']),
      review_count: record.review_count && record.review_count + d.int(0, 9),
    };
  };
  const first = Array.from({ length: 290 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.08, changed: 0.35, change, added: 27, make });
  return [first, second].map((records, index) => ({ file: `hottubs-${RUNS[index]}.csv`, text: csv(records) }));
}
