import { addDays, csv, draws, nextRun } from '../made.mjs';

const RUNS = ['2026-11-12', '2026-11-19', '2026-11-26'];
const AISLES = {
  Dairy: [
    ['Greek Yogurt', 500, 'g', 2.2, 95],
    ['Mature Cheddar', 350, 'g', 3.6, 410],
    ['Semi Skimmed Milk', 2000, 'ml', 1.5, 50],
    ['Salted Butter', 250, 'g', 2.3, 740],
  ],
  Bakery: [
    ['Sourdough Loaf', 600, 'g', 2.8, 250],
    ['Bagels', 425, 'g', 1.9, 265],
    ['Croissants', 240, 'g', 2.4, 420],
  ],
  Breakfast: [
    ['Granola', 450, 'g', 3.2, 455],
    ['Porridge Oats', 1000, 'g', 1.6, 372],
    ['Corn Flakes', 500, 'g', 2.1, 378],
  ],
  Snacks: [
    ['Sea Salt Crisps', 150, 'g', 1.8, 510],
    ['Dark Chocolate', 100, 'g', 1.7, 560],
    ['Mixed Nuts', 200, 'g', 3.1, 610],
    ['Oat Biscuits', 300, 'g', 1.5, 480],
  ],
  Frozen: [
    ['Garden Peas', 900, 'g', 1.9, 78],
    ['Vegetable Pizza', 380, 'g', 3.3, 230],
    ['Vanilla Ice Cream', 900, 'ml', 3.7, 195],
    ['Fish Fingers', 600, 'g', 4.1, 215],
  ],
  Drinks: [
    ['Orange Juice', 1000, 'ml', 2.0, 45],
    ['Oat Drink', 1000, 'ml', 1.9, 46],
    ['Sparkling Water', 1500, 'ml', 0.8, 0],
    ['Cold Brew Coffee', 250, 'ml', 1.9, 20],
  ],
  'Tins & Packets': [
    ['Chickpeas', 400, 'g', 0.8, 120],
    ['Chopped Tomatoes', 400, 'g', 0.9, 24],
    ['Tomato Soup', 400, 'g', 1.3, 57],
    ['Fusilli', 500, 'g', 1.2, 355],
  ],
};
const BRANDS = ['Meadowfold', 'Own Label', 'Bramley & Co', 'Nordkorn', 'Casa Verde', 'Happy Pantry', 'Stonemill', 'Pure Acre'];
const ORIGINS = ['UK', 'UK', 'UK', 'Ireland', 'Italy', 'Spain', 'France', 'Netherlands', ''];
const NOT_VEGAN = /Yogurt|Cheddar|Milk|Butter|Croissants|Ice Cream|Fish|Pizza/;

const pounds = (value) => (value === null ? '' : `£${value.toFixed(2)}`);
const yes = (value) => (value ? 'Yes' : 'No');

function maker(draw) {
  let at = 0;
  return (from, to) => {
    const aisle = draw.pick(Object.keys(AISLES));
    const [kind, size, unit, base, kcal] = draw.pick(AISLES[aisle]);
    const brand = draw.pick(BRANDS);
    const organic = draw.chance(0.2);
    const regular = Math.round(base * (organic ? 1.3 : 1) * (brand === 'Own Label' ? 0.75 : 1) * draw.spread() * 20) / 20;
    at += 1;
    return {
      SKU: 3_300_100 + at * 29,
      'Product Name': `${brand} ${organic ? 'Organic ' : ''}${kind}`,
      Brand: brand,
      Aisle: aisle,
      'Pack Size': `${size} ${unit}`,
      regular,
      offer: draw.chance(0.22),
      cut: 0.6 + draw.next() * 0.3,
      size,
      unit,
      Rating: draw.chance(0.14) ? '' : `${(2.4 + draw.next() * 2.6).toFixed(1)} out of 5`,
      Reviews: Math.round(draw.next() ** 3 * 430),
      'kcal/100g': Math.round(kcal * (0.9 + draw.next() * 0.2)),
      'Sugars (g)': draw.chance(0.05) ? '' : Math.round(draw.next() ** 2 * 340) / 10,
      'Salt (g)': draw.chance(0.05) ? '' : Math.round(draw.next() ** 2 * 220) / 100,
      'Protein (g)': Math.round(draw.next() ** 1.5 * 260) / 10,
      Vegan: yes(!NOT_VEGAN.test(kind) && draw.chance(0.85)),
      'Gluten Free': yes(aisle !== 'Bakery' && draw.chance(0.4)),
      Organic: yes(organic),
      'In Stock': yes(draw.chance(0.9)),
      Origin: draw.pick(ORIGINS),
      'Best Before Days': draw.chance(0.1) ? '' : draw.int(3, 420),
      'First Listed': draw.day(from, to),
    };
  };
}

function shown(records) {
  return records.map(({ regular, offer, cut, size, unit, ...record }) => {
    const price = offer ? Math.round(regular * cut * 20) / 20 : regular;
    const { SKU, 'Product Name': name, Brand, Aisle, 'Pack Size': pack, ...rest } = record;
    return {
      SKU,
      'Product Name': name,
      Brand,
      Aisle,
      'Pack Size': pack,
      Price: pounds(price),
      Was: pounds(offer ? regular : null),
      'Unit Price': `${pounds((price / size) * 1000)}/${unit === 'g' ? 'kg' : 'l'}`,
      'On Offer': yes(offer),
      ...rest,
    };
  });
}

/** A supermarket's shelves, three runs a week apart: "£2.35", "£4.70/kg", "500 g", "4.5 out of 5", offers that come and go. */
export function shopgroceries() {
  const draw = draws(290_077);
  const make = maker(draw);
  const change = (record) => {
    const kind = draw.int(0, 2);
    if (kind === 0) return { ...record, regular: Math.round(record.regular * (0.94 + draw.next() * 0.24) * 20) / 20 };
    if (kind === 1) return { ...record, offer: !record.offer };
    return { ...record, 'In Stock': record['In Stock'] === 'Yes' ? 'No' : 'Yes' };
  };
  let records = Array.from({ length: 290 }, () => make('2023-02-01', RUNS[0]));
  const files = [];
  for (const [index, run] of RUNS.entries()) {
    if (index > 0)
      records = nextRun(records, { draw, gone: 0.05, changed: 0.24, change, added: 19, make: () => make(addDays(RUNS[index - 1], 1), run) });
    files.push({ file: `shopgroceries-${run}.csv`, text: csv(shown(records)) });
  }
  return files;
}
