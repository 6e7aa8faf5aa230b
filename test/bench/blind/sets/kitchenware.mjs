import { csv, draws, nextRun, thousands } from '../made.mjs';

const KINDS = {
  'Air Fryer': [115, [1200, 1900], [3, 9], 'L'],
  Blender: [82, [300, 1500], [0.6, 2.2], 'L'],
  'Espresso Machine': [480, [1100, 1700], [1, 2.8], 'L'],
  Kettle: [42, [1500, 3000], [0.8, 1.9], 'L'],
  Microwave: [165, [700, 1200], [17, 40], 'L'],
  'Stand Mixer': [320, [250, 1200], [3.5, 7.6], 'L'],
  Toaster: [48, [750, 1800], null, ''],
  'Food Processor': [140, [350, 1100], [1.2, 4], 'L'],
  'Slow Cooker': [62, [160, 380], [1.5, 8], 'L'],
  Dishwasher: [690, [1700, 2100], null, ''],
};
const BRANDS = { Kestra: 1.2, Norhaus: 1, 'Bella Cucina': 0.85, Zentro: 0.7, 'Chef & Co': 1.1, Aurelia: 1.55, Homewise: 0.6, Vapora: 0.95 };
const COLORS = ['Black', 'White', 'Stainless Steel', 'Red', 'Cream', 'Sage Green', 'Silver'];
const RUNS = ['2026-10-26', '2026-11-26'];
const dollars = (value) => `$${thousands(value, ',', 2)}`;
const amount = (text) => Number(text.replaceAll(/[$,]/g, ''));

/** Kitchen appliances of a web shop before and after the sales: "$1,299.00", "4.5 out of 5", "1,400 W", "1.7 L", Yes and No. */
export function kitchenware() {
  const draw = draws(340_033);
  let number = 0;
  const yes = (p) => (draw.chance(p) ? 'Yes' : 'No');
  const make = () => {
    number += 1;
    const kind = draw.pick(Object.keys(KINDS));
    const [cost, [low, high], size, unit] = KINDS[kind];
    const brand = draw.pick(Object.keys(BRANDS));
    const list = Math.max(12, Math.round(cost * BRANDS[brand] * draw.spread())) - 0.01;
    const price = draw.chance(0.45) ? list : Math.round(list * (0.62 + draw.next() * 0.33)) - 0.01;
    const reviews = draw.chance(0.08) ? 0 : Math.round(draw.next() ** 3 * 5200) + 1;
    const capacity = size === null ? '' : `${(size[0] + draw.next() * (size[1] - size[0])).toFixed(1)} ${unit}`;
    const inStock = draw.chance(0.86);
    const model = `${draw.pick(['Pro', 'Classic', 'Mini', 'Max', 'Plus', 'Compact'])} ${draw.int(100, 990)}`;
    return {
      SKU: `KA${20_100 + number * 7}`,
      Product: `${brand} ${model} ${kind}`,
      Brand: brand,
      Category: kind,
      Color: draw.pick(COLORS),
      Price: dollars(price),
      'List Price': dollars(list),
      Rating: reviews === 0 ? '' : `${(2.6 + Math.sqrt(draw.next()) * 2.4).toFixed(1)} out of 5`,
      Reviews: reviews,
      Power: draw.chance(0.07) ? '' : `${thousands(draw.int(low / 10, high / 10) * 10, ',')} W`,
      Capacity: capacity,
      'Weight (lb)': Number((2.1 + draw.next() * (kind === 'Dishwasher' ? 90 : 24)).toFixed(1)),
      'Warranty (yrs)': draw.weighted([
        [1, 6],
        [2, 6],
        [3, 2],
        [5, 1.4],
        [10, 0.3],
      ]),
      'In Stock': inStock ? 'Yes' : 'No',
      'Qty Left': inStock ? draw.int(1, 140) : 0,
      'Free Shipping': yes(0.58),
      'Dishwasher Safe': kind === 'Dishwasher' ? '' : yes(0.52),
      Bestseller: yes(0.09),
      'Energy Class': ['Microwave', 'Dishwasher'].includes(kind) ? draw.pick(['A', 'B', 'C', 'D', 'E']) : '',
      'Made In': draw.pick(['China', 'China', 'Germany', 'Italy', 'Turkey', 'USA', 'Portugal']),
      'Sold By': draw.weighted([
        ['CookNest', 8],
        ['Gadget Barn', 3],
        ['HomeDirect', 3],
        ['Outlet Kitchen', 2],
      ]),
      'Ships In (days)': draw.int(1, 12),
      'Date Added': draw.day('2023-02-01', '2026-10-20'),
    };
  };
  const change = (row) => {
    const list = amount(row['List Price']);
    const old = amount(row.Price);
    const fresh = Math.max(9.99, Math.round(old * (0.7 + draw.next() * 0.42)) - 0.01);
    const price = draw.chance(0.45) ? old : Math.min(list, fresh);
    const inStock = draw.chance(0.82);
    return {
      ...row,
      Price: dollars(price),
      Reviews: row.Reviews === 0 ? 0 : row.Reviews + draw.int(0, 90),
      'In Stock': inStock ? 'Yes' : 'No',
      'Qty Left': inStock ? draw.int(1, 140) : 0,
    };
  };
  const first = Array.from({ length: 280 }, make);
  const added = () => ({ ...make(), 'Date Added': draw.day('2026-10-27', '2026-11-25') });
  const second = nextRun(first, { draw, gone: 0.09, changed: 0.85, change, added: 33, make: added });
  return [first, second].map((rows, at) => ({ file: `kitchenware-${RUNS[at]}.csv`, text: csv(rows) }));
}
