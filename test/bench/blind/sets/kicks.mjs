import { draws, ndjson, nextRun } from '../made.mjs';

const BRANDS = [
  ['Fleetfoot', 1, ['Running', 'Trainers']],
  ['Northpeak', 1.5, ['Jackets', 'Hiking boots', 'Fleeces', 'Trousers']],
  ['Velora', 0.8, ['Trainers', 'Running', 'T-shirts']],
  ['Kaldur', 1.7, ['Jackets', 'Fleeces', 'Base layers']],
  ['Trailhound', 1.15, ['Trail running', 'Hiking boots', 'Trousers']],
  ['Oldcourt', 0.9, ['Trainers']],
  ['Basecamp Co', 0.65, ['Jackets', 'T-shirts', 'Trousers', 'Base layers']],
];
const BASE = {
  Running: 120,
  Trainers: 95,
  'Trail running': 135,
  'Hiking boots': 160,
  Jackets: 190,
  Fleeces: 90,
  Trousers: 80,
  'T-shirts': 32,
  'Base layers': 55,
};
const SHOES = new Set(['Running', 'Trainers', 'Trail running', 'Hiking boots']);
const NAMES = ['Strider', 'Ridge', 'Comet', 'Alta', 'Nimbus', 'Fjell', 'Court', 'Summit', 'Drift', 'Pulse', 'Vertex', 'Storm', 'Glide'];
const COLOURS = ['Black', 'Black', 'White', 'Navy', 'Olive', 'Red', 'Grey', 'Sand', 'Teal'];
const SHOE_SIZES = ['6', '7', '8', '8.5', '9', '9.5', '10', '11', '12'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const dollars = (value) => `$${value.toFixed(2)}`;

function maker(draw) {
  let at = 3100;
  return (added) => {
    at += draw.int(1, 7);
    const [brand, level, kinds] = draw.pick(BRANDS);
    const category = draw.pick(kinds);
    const shoe = SHOES.has(category);
    const full = Math.round(BASE[category] * level * draw.spread()) - 0.05;
    const reduced = draw.chance(0.35);
    const most = shoe ? 7 : 5;
    const stock = draw.chance(0.14) ? 0 : draw.int(1, 180);
    const reviews = draw.chance(0.12) ? 0 : Math.round(draw.next() ** 2 * 600) + 1;
    return {
      sku: `${brand.slice(0, 2).toUpperCase()}${at}`,
      title: `${brand} ${draw.pick(NAMES)} ${draw.int(1, 5)}`,
      brand,
      category,
      gender: draw.weighted([
        ['Men', 5],
        ['Women', 5],
        ['Unisex', 3],
        ['Kids', 1.4],
      ]),
      colour: draw.pick(COLOURS),
      price: dollars(reduced ? full * draw.pick([0.5, 0.6, 0.7, 0.75, 0.8, 0.85]) : full),
      compare_at_price: reduced ? dollars(full) : null,
      sizes: draw.some(shoe ? SHOE_SIZES : SIZES, stock === 0 ? 0 : draw.int(2, most)),
      stock_qty: stock,
      in_stock: stock > 0,
      waterproof: ['Jackets', 'Hiking boots', 'Trail running'].includes(category) ? draw.chance(0.6) : false,
      recycled_materials: draw.chance(0.33),
      weight_g: draw.chance(0.1) ? null : Math.round((shoe ? 310 : 380) * draw.spread()),
      drop_mm: ['Running', 'Trail running'].includes(category) ? draw.pick([0, 4, 6, 8, 10, 12]) : null,
      rating: reviews === 0 ? null : Number((3.2 + draw.next() * 1.8).toFixed(1)),
      review_count: reviews,
      free_returns: draw.chance(0.7),
      launched: added ? draw.day('2026-10-27', '2026-11-24') : draw.day('2024-01-10', '2026-10-24'),
      ships_from: draw.pick(['Portland', 'Denver', 'Boston']),
    };
  };
}

/** Trainers and outdoor clothes of a web shop: a price and the price before, sizes as a list, runs a month apart. */
export function kicks() {
  const draw = draws(350_033);
  const make = maker(draw);
  const first = Array.from({ length: 280 }, () => make(false));
  const change = (record) => {
    const price = Number(record.price.slice(1));
    if (draw.chance(0.3)) return { ...record, price: dollars(price * (1.03 + draw.next() * 0.12)) };
    const lower = dollars(price * (0.7 + draw.next() * 0.25));
    return { ...record, price: lower, compare_at_price: record.compare_at_price ?? record.price };
  };
  const sold = (record) => (record.in_stock && draw.chance(0.05) ? { ...record, stock_qty: 0, in_stock: false, sizes: [] } : record);
  const second = nextRun(first.map(sold), { draw, gone: 0.05, changed: 0.3, change, added: 24, make: () => make(true) });
  return [
    { file: 'kicks-2026-10-26.ndjson', text: ndjson(first) },
    { file: 'kicks-2026-11-26.ndjson', text: ndjson(second) },
  ];
}
