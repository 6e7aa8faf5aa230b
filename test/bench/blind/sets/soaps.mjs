import { csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-11-03', '2026-11-24'];
const MAKERS = [
  ['Brackenburn Soapery', 'Keswick', 1.1],
  ['Tidewrack', 'Whitby', 1],
  ['Old Dairy Soap Co', 'Ludlow', 0.9],
  ['Marram & Salt', 'Cromer', 1.2],
  ['Hedgewitch Bars', 'Hebden Bridge', 0.95],
  ['Fennel Lane', 'Totnes', 1.05],
  ['Corran Suds', 'Oban', 1.15],
  ['Plain Jane Soaps', 'Ludlow', 0.7],
  ['Llwyn Lather', 'Machynlleth', 0.85],
  ['The Copper Kettle', 'Totnes', 1],
];
const SCENTS = ['Lavender', 'Peppermint', 'Sweet Orange', 'Cedarwood', 'Rose Geranium', 'Tea Tree', 'Lemongrass', 'Patchouli'];
const FIRST = [
  'Gentle',
  'Morning',
  'Harbour',
  'Gardener',
  'Meadow',
  'Winter',
  'Moonlit',
  'Rustic',
  'Little',
  'Velvet',
  'Wild',
  'Sunday',
  'Drift',
  'Orchard',
];
const LAST = ['Bar', 'Scrub', 'Shampoo Bar', 'Shaving Soap', 'Face Bar', 'Kitchen Soap', 'Hand Soap'];
const EXTRA = { Bar: 1, Scrub: 1.1, 'Shampoo Bar': 1.5, 'Shaving Soap': 1.6, 'Face Bar': 1.35, 'Kitchen Soap': 0.9, 'Hand Soap': 0.85 };
const uk = (day) => day.split('-').toReversed().join('/');
export function soaps() {
  const d = draws(54_101);
  let n = 4100;
  let run = RUNS[0];
  const used = new Set();
  const make = () => {
    const [maker, town, dear] = d.pick(MAKERS);
    const scent = d.chance(0.14) ? 'Unscented' : d.pick(SCENTS);
    const last = d.pick(LAST);
    let name = '';
    do name = `${d.pick(FIRST)} ${scent === 'Unscented' ? 'Plain' : scent} ${last}`;
    while (used.has(name));
    used.add(name);
    const vegan = d.chance(0.62);
    const oils = ['olive oil', 'coconut oil', 'shea butter', 'castor oil', 'rapeseed oil', 'cocoa butter', 'sunflower oil'];
    const grams = d.int(9, 27) * 5;
    const reviews = d.chance(0.12) ? 0 : Math.round(d.next() ** 2 * 310) + 1;
    return {
      sku: `SP-${(n += d.int(1, 7))}`,
      product_name: name,
      maker,
      town,
      method: d.weighted([
        ['Cold process', 9],
        ['Hot process', 3],
        ['Melt and pour', 4],
        ['Triple milled', 2],
      ]),
      price: `£${(Math.round((2.2 + grams * 0.035) * dear * EXTRA[last] * d.spread() * 20) / 20).toFixed(2)}`,
      bar_weight: d.chance(0.05) ? '' : `${grams} g`,
      scent,
      ingredients: [...d.some(oils, d.int(2, 4)), ...(vegan ? [] : [d.pick(['goat milk', 'honey', 'beeswax', 'tallow'])])].join('; '),
      vegan: vegan ? 'yes' : 'no',
      rating: reviews ? round(3.2 + Math.sqrt(d.next()) * 1.8, 1) : '',
      reviews,
      stock: d.chance(0.13) ? 0 : d.int(1, 95),
      listed_on: uk(d.day('2025-11-10', run)),
    };
  };
  const change = (record) => {
    const by = d.chance(0.6) ? 1.03 + d.next() * 0.15 : 0.8 + d.next() * 0.15;
    const price = Math.round(Number(record.price.slice(1)) * by * 20) / 20;
    return {
      ...record,
      ...(d.chance(0.65) ? { price: `£${price.toFixed(2)}` } : {}),
      reviews: record.reviews && record.reviews + d.int(0, 9),
      stock: d.chance(0.2) ? 0 : d.int(1, 90),
    };
  };
  const first = Array.from({ length: 410 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.45, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `soaps-${RUNS[index]}.csv`, text: csv(records) }));
}
