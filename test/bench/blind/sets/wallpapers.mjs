import { draws, json, nextRun, round } from '../made.mjs';
const RUNS = ['2026-10-19', '2026-11-23'];
const BRANDS = [
  ['Harcourt & Vane', 78],
  ['Petalworks', 42],
  ['Lindqvist Tapet', 61],
  ['Old Mill Prints', 95],
  ['Wallaby', 24],
  ['Studio Nera', 132],
  ['Bramble Lane', 33],
];
const FIRST = [
  'Strawberry',
  'Midnight',
  'Willow',
  'Marsh',
  'Peacock',
  'Lattice',
  'Orchard',
  'Savannah',
  'Harbour',
  'Fern',
  'Alpine',
  'Velvet',
  'Moroccan',
  'Swallow',
];
const LAST = ['Thicket', 'Trellis', 'Garden', 'Toile', 'Stripe', 'Damask', 'Hex', 'Canopy', 'Meadow', 'Reeds', 'Tiles', 'Parade'];
const pounds = (value) => `£${value.toFixed(2)}`;
export function wallpapers() {
  const d = draws(51_101);
  let n = 40_100;
  let run = RUNS[0];
  const used = new Set();
  const title = () => {
    for (;;) {
      const made = `${d.pick(FIRST)} ${d.pick(LAST)}${d.chance(0.5) ? ` ${d.pick(['Mini', 'Grande', 'II', 'Classic', 'Mural'])}` : ''}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [brand, base] = d.pick(BRANDS);
    const material = d.weighted([
      ['Non-woven', 9],
      ['Paper', 5],
      ['Vinyl', 5],
      ['Grasscloth', 2],
    ]);
    const reviews = d.chance(0.12) ? 0 : d.int(1, 180);
    const washable = material === 'Vinyl' ? true : material === 'Non-woven' && d.chance(0.4);
    return {
      sku: `WP${(n += d.int(1, 14))}`,
      name: title(),
      brand,
      colour: d.pick(['Sage', 'Navy', 'Blush', 'Ochre', 'Charcoal', 'Ivory', 'Teal', 'Terracotta']),
      material,
      rollPrice: pounds(round(base * (material === 'Grasscloth' ? 1.7 : 1) * d.spread(), 1)),
      rollWidth: `${d.pick([52, 53, 53, 68.5, 70, 90])} cm`,
      patternRepeat: d.chance(0.16) ? '' : `${d.pick([5.3, 13, 26.5, 32, 53, 64, 76])} cm`,
      washable,
      stock: d.chance(0.13) ? 0 : d.int(1, 210),
      rating: reviews ? `${round(2.9 + Math.sqrt(d.next()) * 2.1, 1)}/5` : '',
      reviewCount: reviews,
      rooms: d.some(['bedroom', 'kitchen', 'hallway', 'nursery', 'bathroom', 'living room', 'study'], d.int(1, 3)),
      addedOn: d.day(run === RUNS[0] ? '2024-02-01' : '2026-10-20', run),
    };
  };
  const change = (record) => {
    const price = Number(record.rollPrice.slice(1)) * (d.chance(0.55) ? 0.7 + d.next() * 0.22 : 1.03 + d.next() * 0.12);
    return {
      ...record,
      rollPrice: d.chance(0.55) ? pounds(round(price, 1)) : record.rollPrice,
      stock: d.chance(0.2) ? 0 : d.int(1, 200),
    };
  };
  const first = Array.from({ length: 340 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.42, change, added: 27, make });
  return [first, second].map((records, index) => ({ file: `wallpapers-${RUNS[index]}.json`, text: json(records) }));
}
