import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const RUNS = ['2026-11-06', '2026-11-16', '2026-11-26'];
const LINES = [
  ['Laptops', 980, 1700, ['Zentra', 'Hexon', 'Lumio', 'Corvid'], ['Book', 'Air', 'Pro', 'Studio']],
  ['Smartphones', 640, 190, ['Zentra', 'Orbix', 'Lumio'], ['One', 'Mini', 'Ultra', 'Fold']],
  ['Headphones', 140, 260, ['Sonora', 'Orbix', 'Bassline'], ['Buds', 'Studio', 'Over-Ear', 'Sport']],
  ['Monitors', 330, 5200, ['Hexon', 'Viewmax', 'Corvid'], ['24"', '27"', '32" 4K', 'UltraWide']],
  ['Tablets', 410, 480, ['Zentra', 'Lumio', 'Orbix'], ['Tab', 'Tab Lite', 'Tab Pro']],
  ['Smart Home', 75, 340, ['Nestio', 'Orbix', 'Brightly'], ['Bulb', 'Plug', 'Doorbell', 'Thermostat', 'Camera']],
  ['Cameras', 720, 610, ['Fotex', 'Corvid'], ['Mirrorless', 'Compact', 'Action Cam']],
  ['Accessories', 32, 130, ['Cablez', 'Zentra', 'Hexon', 'Brightly'], ['USB-C Hub', 'Charger', 'Sleeve', 'Power Bank', 'Keyboard', 'Mouse']],
];
const COLORS = ['Black', 'Silver', 'White', 'Blue', 'Green'];

/** Products of an electronics shop, three runs ten days apart: "$1,299.00", "4.5 out of 5", weights in g and in kg, stock that falls and is filled up. */
export function gadgetshop() {
  const draw = draws(320_303);
  const seen = new Set();
  let sku = 10_240;
  const named = (brand, kinds) => {
    const name = `${brand} ${draw.pick(kinds)} ${draw.pick(['X', 'S', 'V', 'Neo ', 'G'])}${draw.int(2, 40) * 10}`;
    if (seen.has(name)) return named(brand, kinds);
    seen.add(name);
    return name;
  };
  const make = () => {
    const [category, cost, grams, brands, kinds] = draw.weighted(LINES.map((item, at) => [item, [5, 4, 4, 3, 2.6, 4, 1.8, 6][at]]));
    const brand = draw.pick(brands);
    const list = Math.max(9, Math.round(cost * draw.spread() ** 2)) + 0.99;
    sku += draw.int(1, 30);
    const reviews = draw.chance(0.09) ? 0 : Math.round(draw.next() ** 3 * 2400) + 1;
    return {
      sku: `GS-${sku}`,
      category,
      brand,
      list,
      reviews,
      name: named(brand, kinds),
      price: draw.chance(0.42) ? Math.round(list * draw.pick([0.95, 0.9, 0.85, 0.8, 0.7])) - 0.01 : list,
      stock: draw.chance(0.14) ? 0 : Math.round(draw.next() ** 2 * 180) + 1,
      rating: reviews === 0 ? null : Math.min(5, Math.round((2.7 + draw.next() * 1.2 + draw.next() * 1.2) * 10) / 10),
      grams: Math.round(grams * draw.spread()),
      warranty: draw.weighted([
        [12, 4],
        [24, 5],
        [36, 1.5],
        [null, 0.5],
      ]),
      refurbished: draw.chance(0.13) ? 'Yes' : 'No',
      shipping: list > 150 || draw.chance(0.2) ? 'Yes' : 'No',
      color: draw.pick(COLORS),
      released: draw.day('2023-02-01', '2026-11-01'),
      restocked: draw.day('2026-09-01', addDays(RUNS[0], -1)),
      limit: draw.chance(0.7) ? null : draw.pick([1, 2, 3, 5]),
    };
  };
  const runs = [Array.from({ length: 230 }, make)];
  for (const day of RUNS.slice(1)) {
    const change = (item) => ({
      ...item,
      price: Math.min(item.list, Math.round(item.price * draw.pick([0.8, 0.88, 0.92, 0.95, 1.05, 1.12])) - 0.01),
    });
    const sold = (item) => {
      if (item.stock < 12 && draw.chance(0.4)) return { ...item, stock: draw.int(30, 140), restocked: draw.day(addDays(day, -9), day) };
      return { ...item, stock: Math.max(0, item.stock - Math.round(draw.next() ** 2 * 40)) };
    };
    runs.push(nextRun(runs.at(-1).map(sold), { draw, gone: 0.06, changed: 0.2, change, added: draw.int(12, 19), make }));
  }
  return runs.map((items, at) => ({ file: `gadgetshop-${RUNS[at]}.csv`, text: csv(items.map(row)) }));
}

function availability(stock) {
  if (stock === 0) return 'Out of stock';
  return stock < 8 ? 'Low stock' : 'In stock';
}

function row(item) {
  const [year, month, day] = item.restocked.split('-');
  return {
    SKU: item.sku,
    'Product Name': item.name,
    Brand: item.brand,
    Category: item.category,
    Price: `$${thousands(item.price, ',', 2)}`,
    'List Price': `$${thousands(item.list, ',', 2)}`,
    'Units in Stock': item.stock,
    Availability: availability(item.stock),
    Rating: item.rating === null ? '' : `${item.rating} out of 5`,
    'No. of Reviews': item.reviews,
    Weight: item.grams >= 1000 ? `${(item.grams / 1000).toFixed(2)} kg` : `${item.grams} g`,
    'Warranty (months)': item.warranty,
    Refurbished: item.refurbished,
    'Free Shipping': item.shipping,
    Color: item.color,
    'Release Date': item.released,
    'Last Restocked': `${month}/${day}/${year}`,
    'Max per Order': item.limit,
  };
}
