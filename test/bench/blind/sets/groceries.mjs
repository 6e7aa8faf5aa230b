import { addDays, csv, draws, nextRun, round } from '../made.mjs';

const OWN = 'Harvest Lane';
const BRANDS = [
  'Brannock',
  'Sunny Vale',
  'Kettle & Crumb',
  'Oakmere',
  '7 Hills',
  'Nonna Lucia',
  'Fjordic',
  'Green Fork',
  'Mr Tibbs',
  'Half Moon',
  'Tamarind House',
  'Little Acorn',
];
// [aisle, shelf, goods, unit, price per unit, sizes (g, ml or pieces), kcal per 100, allergens, days it keeps, weight]
const RANGE = [
  [
    'Fresh Produce',
    'Fruit',
    ['Bananas', 'Braeburn Apples', 'Conference Pears', 'Blueberries', 'Seedless Grapes', 'Mangoes', 'Clementines'],
    'kg',
    4.1,
    [150, 400, 500, 750, 1000],
    [38, 95],
    [],
    [4, 14],
    5,
  ],
  [
    'Fresh Produce',
    'Vegetables',
    ['Carrots', 'Baby Spinach', 'Vine Tomatoes', 'Red Onions', 'Maris Piper Potatoes', 'Broccoli', 'Chestnut Mushrooms'],
    'kg',
    3.2,
    [200, 250, 500, 1000, 2000],
    [14, 82],
    [],
    [4, 21],
    5,
  ],
  [
    'Dairy & Eggs',
    'Milk',
    ['Semi Skimmed Milk', 'Whole Milk', 'Oat Drink', 'Lactose Free Milk'],
    'l',
    1.3,
    [500, 1000, 2000],
    [33, 66],
    ['milk'],
    [7, 16],
    3,
  ],
  [
    'Dairy & Eggs',
    'Cheese',
    ['Mature Cheddar', 'Halloumi', 'Brie', 'Grated Mozzarella', 'Blue Stilton', 'Manchego'],
    'kg',
    11.5,
    [150, 200, 250, 400],
    [250, 420],
    ['milk'],
    [14, 60],
    4,
  ],
  [
    'Dairy & Eggs',
    'Yogurt',
    ['Greek Style Yogurt', 'Strawberry Yogurt', 'Skyr', 'Coconut Yogurt Alternative'],
    'kg',
    4.4,
    [150, 450, 500, 1000],
    [48, 128],
    ['milk'],
    [10, 28],
    3,
  ],
  ['Dairy & Eggs', 'Eggs', ['Free Range Eggs', 'Large Barn Eggs'], 'each', 0.29, [6, 10, 12], [131, 143], ['egg'], [14, 24], 1.5],
  [
    'Bakery',
    'Bread',
    ['Sourdough Loaf', 'Wholemeal Loaf', 'Seeded Batch', 'Ciabatta', 'Brioche Rolls'],
    'kg',
    3.9,
    [300, 400, 500, 800],
    [215, 330],
    ['wheat'],
    [2, 8],
    4,
  ],
  [
    'Bakery',
    'Cakes & Pastries',
    ['Blueberry Muffins', 'Almond Croissants', 'Lemon Drizzle Cake', 'Cinnamon Swirls'],
    'kg',
    8.8,
    [200, 280, 320, 450],
    [310, 460],
    ['wheat', 'egg', 'milk'],
    [2, 12],
    3,
  ],
  [
    'Meat & Fish',
    'Poultry',
    ['Chicken Breast Fillets', 'Whole Chicken', 'Turkey Mince', 'Chicken Thighs'],
    'kg',
    7.6,
    [300, 500, 650, 1000, 1600],
    [105, 210],
    [],
    [4, 9],
    3,
  ],
  [
    'Meat & Fish',
    'Beef & Pork',
    ['Beef Mince 5% Fat', 'Rump Steak', 'Pork Loin Chops', 'Smoked Back Bacon'],
    'kg',
    11.8,
    [227, 300, 400, 500, 750],
    [124, 290],
    [],
    [4, 14],
    3,
  ],
  [
    'Meat & Fish',
    'Fish',
    ['Salmon Fillets', 'Smoked Mackerel', 'Cod Loin', 'King Prawns'],
    'kg',
    19.5,
    [150, 180, 240, 360],
    [72, 310],
    ['fish'],
    [3, 9],
    3,
  ],
  [
    'Food Cupboard',
    'Pasta & Rice',
    ['Penne', 'Wholewheat Spaghetti', 'Basmati Rice', 'Arborio Rice', 'Egg Noodles'],
    'kg',
    2.9,
    [250, 500, 1000, 3000],
    [345, 372],
    ['wheat'],
    [200, 720],
    4,
  ],
  [
    'Food Cupboard',
    'Tins & Jars',
    ['Chopped Tomatoes', 'Chickpeas', 'Peanut Butter', 'Baked Beans', 'Tuna Chunks', 'Kalamata Olives'],
    'kg',
    4.6,
    [185, 280, 400, 415],
    [22, 610],
    [],
    [300, 1050],
    5,
  ],
  [
    'Food Cupboard',
    'Cereal',
    ['Porridge Oats', 'Crunchy Granola', 'Bran Flakes', 'Muesli'],
    'kg',
    5.1,
    [375, 500, 750, 1000],
    [340, 468],
    ['oats', 'nuts'],
    [150, 400],
    3,
  ],
  [
    'Snacks',
    'Crisps',
    ['Sea Salt Crisps', 'Cheese Puffs', 'Tortilla Chips', 'Lentil Curls'],
    'kg',
    13.5,
    [40, 85, 130, 150, 180],
    [430, 545],
    ['milk'],
    [40, 130],
    3,
  ],
  [
    'Snacks',
    'Chocolate',
    ['Dark Chocolate 70%', 'Milk Chocolate Bar', 'Hazelnut Truffles', 'Chocolate Buttons'],
    'kg',
    15.2,
    [90, 100, 180, 200],
    [502, 598],
    ['milk', 'nuts', 'soya'],
    [120, 380],
    3,
  ],
  [
    'Drinks',
    'Soft Drinks',
    ['Cola', 'Sparkling Water', 'Elderflower Presse', 'Tonic Water', 'Orange Juice'],
    'l',
    1.7,
    [330, 500, 750, 1000, 1500, 1980],
    [0, 48],
    [],
    [60, 300],
    4,
  ],
  [
    'Drinks',
    'Tea & Coffee',
    ['Ground Coffee', 'Breakfast Tea Bags', 'Decaf Instant Coffee', 'Espresso Beans'],
    'kg',
    21.5,
    [100, 200, 227, 500, 1000],
    [0, 4],
    [],
    [250, 700],
    3,
  ],
  [
    'Frozen',
    'Frozen Meals',
    ['Vegetable Lasagne', 'Margherita Pizza', 'Chicken Korma', 'Bean Burgers'],
    'kg',
    7.9,
    [300, 340, 400, 550],
    [95, 268],
    ['wheat', 'milk'],
    [120, 420],
    4,
  ],
  [
    'Frozen',
    'Ice Cream',
    ['Vanilla Ice Cream', 'Raspberry Sorbet', 'Salted Caramel Sticks'],
    'l',
    5.9,
    [360, 480, 500, 900],
    [110, 260],
    ['milk'],
    [180, 540],
    3,
  ],
  ['Household', 'Laundry', ['Bio Washing Capsules', 'Fabric Conditioner', 'Stain Remover'], 'l', 4.9, [500, 800, 1200, 1800], null, [], null, 2.5],
  ['Household', 'Paper', ['Kitchen Roll', 'Toilet Tissue', 'Tissues'], 'each', 0.62, [2, 4, 9, 16], null, [], null, 2.5],
];
const COUNTRIES = [
  ['United Kingdom', 9],
  ['Spain', 4],
  ['Italy', 3.4],
  ['Netherlands', 2.2],
  ['Ireland', 2],
  ['Norway', 0.9],
  ['Kenya', 0.8],
  ['Peru', 0.7],
  ['Thailand', 0.8],
];
const OWN_ALLERGENS = {
  'Peanut Butter': ['nuts'],
  'Tuna Chunks': ['fish'],
  'Oat Drink': ['oats'],
  'Coconut Yogurt Alternative': [],
  'Basmati Rice': [],
  'Arborio Rice': [],
  'King Prawns': ['crustaceans'],
  'Sea Salt Crisps': [],
  'Tortilla Chips': [],
  'Lentil Curls': [],
  'Bean Burgers': ['wheat'],
  'Raspberry Sorbet': [],
  'Egg Noodles': ['wheat', 'egg'],
};
const MEATY = new Set(['Tuna Chunks', 'Chicken Korma', 'Salted Caramel Sticks']);
const WEIRD = ['No Added Sugar', 'Family Pack', 'Extra', 'Taste of 1889', 'Classic', '', '', '', '', ''];
const NOTES = [
  'Great for lunchboxes, ready in 5 minutes',
  'New recipe, same price as last year',
  'Suitable for home freezing, defrost within 24 hours',
  'Packed in a protective atmosphere',
  'Winner of 2 stars at the 2025 Taste Awards',
  'Not suitable for anyone with a nut allergy',
  'Made in small batches by a family firm',
  'Low on salt, big on flavour',
  'Serves 4 as a side, 2 as a main',
];
const PROMOS = ['Any 2 for £5', '3 for 2', 'Half price', 'Club card price', '25% off', 'Meal deal'];

const money = (value) => `£${value.toFixed(2)}`;
const uk = (day) => day.split('-').toReversed().join('/');

/** An online supermarket at three visits: "£4.15/kg" and "£0.29 each", days as 21/05/2026, Y and N. */
export function groceries() {
  const draw = draws(77_415);
  let serial = 20_110;
  let run = '2026-05-04';
  const promote = (price) => {
    const kind = draw.pick(PROMOS);
    const part = kind === 'Half price' ? 0.5 : kind === '25% off' ? 0.75 : kind === 'Club card price' ? draw.pick([0.7, 0.8, 0.85, 0.9]) : null;
    return {
      price: part === null ? price : Math.max(0.2, round(price * part, 2)),
      was: part === null ? '' : money(price),
      promo: kind,
      ends: uk(addDays(run, draw.int(2, 24))),
    };
  };
  const unitOf = (record, price) => {
    const per = record.uom === 'each' ? 1 : 1000;
    const value = (price / record.qty) * per;
    return record.uom === 'each' ? `${money(value)} each` : `${money(value)}/${record.uom}`;
  };
  const shown = (record, regular, offer) => ({
    ...record,
    regular,
    price: money(offer ? offer.price : regular),
    was_price: offer ? offer.was : '',
    promo: offer ? offer.promo : '',
    promoEnds: offer ? offer.ends : '',
    unit_price: unitOf(record, offer ? offer.price : regular),
  });
  const make = () => {
    serial += draw.int(1, 9);
    const [aisle, shelf, goods, uom, base, sizes, kcal, usual, keeps] = draw.weighted(RANGE.map((item) => [item, item.at(-1)]));
    const good = draw.pick(goods);
    const allergens = OWN_ALLERGENS[good] ?? usual;
    const own = draw.chance(0.3);
    const organic = kcal !== null && draw.chance(0.14);
    const brand = own ? OWN : draw.pick(BRANDS);
    const qty = draw.pick(sizes);
    const size =
      uom === 'each'
        ? `${qty} pack`
        : uom === 'kg'
          ? qty >= 1000
            ? `${qty / 1000}kg`
            : `${qty}g`
          : qty === 1980
            ? '6 x 330ml'
            : qty >= 1000
              ? `${qty / 1000}L`
              : `${qty}ml`;
    const regular = Math.max(
      0.35,
      Math.round(
        base * (uom === 'each' ? qty : qty / 1000) * draw.spread() * (own ? 0.78 : 1.06) * (organic ? 1.35 : 1) * (qty < 300 ? 1.15 : 1) * 20,
      ) /
        20 -
        draw.pick([0, 0, 0.01]),
    );
    const variant = draw.pick(WEIRD);
    const tags = [];
    if (organic) tags.push('organic');
    if (kcal && aisle !== 'Meat & Fish' && !MEATY.has(good) && !allergens.some((item) => ['milk', 'egg', 'fish'].includes(item)) && draw.chance(0.55))
      tags.push('vegan');
    if (kcal && !allergens.includes('wheat') && draw.chance(0.45)) tags.push('gluten free');
    if (kcal && draw.chance(0.1)) tags.push('high protein');
    if (kcal && draw.chance(0.07)) tags.push('halal');
    const food = kcal !== null;
    const rated = draw.chance(0.88);
    const record = {
      sku: `HL${serial}`,
      product: [brand, organic ? 'Organic' : '', variant, good, size].filter((word) => word !== '').join(' '),
      brand,
      aisle,
      shelf,
      price: '',
      was_price: '',
      promo: '',
      promoEnds: '',
      unit_price: '',
      uom,
      net_g: uom === 'kg' ? qty : '',
      qty,
      regular,
      in_stk: draw.chance(0.86) ? 'Y' : 'N',
      ownLabel: own ? 'Y' : 'N',
      coldChain: ['Dairy & Eggs', 'Meat & Fish', 'Frozen'].includes(aisle) ? 'Y' : 'N',
      dietary: tags.join('; '),
      allergens: allergens.join('; '),
      kcal_100: food ? draw.int(kcal[0], kcal[1]) : '',
      sugars_100:
        food && !draw.chance(0.09)
          ? `${round(draw.next() ** 2.4 * (shelf === 'Chocolate' || shelf === 'Ice Cream' || shelf === 'Cakes & Pastries' ? 54 : aisle === 'Meat & Fish' ? 1.4 : 16), 1)} g`
          : food
            ? 'N/A'
            : '',
      origin: draw.chance(0.06) ? '' : draw.weighted(COUNTRIES),
      keepsDays: keeps && !draw.chance(0.05) ? draw.int(keeps[0], keeps[1]) : '',
      stars: rated ? round(2.1 + draw.next() ** 0.7 * 2.8, 1) : '',
      n_reviews: rated ? Math.round(1 + draw.next() ** 3 * 1940) : 0,
      maxPerOrder: draw.pick([2, 4, 6, 10, 10, 20]),
      listed: addDays('2026-05-04', -Math.round(3 + draw.next() ** 1.6 * 1500)),
      note: `${draw.pick(NOTES)}.`,
    };
    if (run !== '2026-05-04') record.listed = addDays(run, -draw.int(0, 5));
    return shown(record, regular, draw.chance(0.24) ? promote(regular) : null);
  };
  const change = (record) => {
    const moved = draw.chance(0.55) ? Math.max(0.3, round(record.regular * draw.pick([0.88, 0.93, 0.96, 1.04, 1.07, 1.12]), 2)) : record.regular;
    const keeps = record.promo !== '' && draw.chance(0.4);
    const next = {
      ...record,
      in_stk: draw.chance(0.3) ? (record.in_stk === 'Y' ? 'N' : 'Y') : record.in_stk,
      n_reviews: record.n_reviews + (record.stars === '' ? 0 : draw.int(0, 12)),
    };
    if (keeps) return next;
    return shown(next, moved, draw.chance(0.3) ? promote(moved) : null);
  };
  const step = (records, to, added) => {
    run = to;
    return nextRun(records, { draw, gone: 0.055, changed: 0.27, change, added, make });
  };
  const first = Array.from({ length: 840 }, make);
  const second = step(first, '2026-05-11', 52);
  const third = step(second, '2026-05-18', 67);
  return [first, second, third].map((records, index) => ({
    file: `groceries-${['2026-05-04', '2026-05-11', '2026-05-18'][index]}.csv`,
    text: csv(records.map(({ qty: _qty, regular: _regular, ...record }) => record)),
  }));
}
