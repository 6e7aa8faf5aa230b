import { draws, ndjson, round } from '../made.mjs';
const MODELS = [
  ['Apple', 'iPhone 13', 1],
  ['Apple', 'iPhone 14 Pro', 1.45],
  ['Apple', 'iPhone 15', 1.3],
  ['Apple', 'iPhone SE', 0.6],
  ['Samsung', 'Galaxy S22', 1],
  ['Samsung', 'Galaxy S24 Ultra', 1.6],
  ['Samsung', 'Galaxy A54', 0.7],
  ['Google', 'Pixel 7', 0.85],
  ['Google', 'Pixel 8 Pro', 1.2],
  ['OnePlus', 'OnePlus 11', 0.9],
  ['Motorola', 'Moto G Power', 0.5],
];
const REPAIRS = [
  ['Screen replacement', 195, 70, 7],
  ['Battery replacement', 79, 40, 6],
  ['Charging port', 92, 65, 4],
  ['Back glass', 125, 110, 3],
  ['Rear camera', 135, 60, 2],
  ['Water damage treatment', 85, 360, 2],
  ['Speaker repair', 74, 55, 2],
];
const SHOPS = [
  ['FixNation', 'Austin'],
  ['Cracked!', 'Austin'],
  ['Lone Star Mobile', 'Houston'],
  ['Bayou Phone Lab', 'Houston'],
  ['Dr. Screen', 'Dallas'],
  ['uBreakWeMend', 'Dallas'],
  ['Alamo Cell Repair', 'San Antonio'],
  ['Pixel Medic', 'San Antonio'],
  ['Border Wireless', 'El Paso'],
  ['Gadget Garage', 'Fort Worth'],
];
export function phonerepairs() {
  const d = draws(46_505);
  let n = 640_000;
  const places = SHOPS.map(([shop, city]) => ({
    shop,
    city,
    level: 0.8 + d.next() * 0.45,
    rating: round(3.4 + d.next() * 1.5, 1),
    walk_in: d.chance(0.6),
    payment_options: d.some(['cash', 'card', 'Apple Pay', 'Klarna', 'PayPal', 'Venmo'], d.int(2, 4)),
  }));
  const records = Array.from({ length: 615 }, () => {
    const { shop, city, level, rating, walk_in, payment_options } = d.pick(places);
    const [brand, model, times] = d.pick(MODELS);
    const [repair, base, minutes] = d.weighted(REPAIRS.map((entry) => [entry, entry[3]]));
    const part = d.weighted([
      ['Original', 3],
      ['OEM', 4],
      ['Aftermarket', 4],
    ]);
    const time = Math.max(15, Math.round((minutes * d.spread()) / 5) * 5);
    const hours = Math.floor(time / 60);
    return {
      quote_id: `Q${(n += d.int(1, 40))}`,
      shop,
      city,
      brand,
      model,
      repair,
      part_quality: repair === 'Water damage treatment' ? null : part,
      quoted_price: d.chance(0.03) ? null : `$${(base * times * level * { Original: 1.3, OEM: 1, Aftermarket: 0.72 }[part] * d.spread()).toFixed(2)}`,
      turnaround: hours === 0 ? `${time} min` : `${hours} h ${time % 60} min`,
      warranty_days: d.chance(0.1) ? null : `${d.pick([30, 60, 90, 90, 180, 365])} days`,
      shop_rating: rating,
      walk_in,
      quoted_on: d.day('2026-10-05', '2026-11-24'),
      payment_options,
    };
  });
  return [{ file: 'phonerepairs-2026-11-25.ndjson', text: ndjson(records) }];
}
