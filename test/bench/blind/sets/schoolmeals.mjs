import { csv, draws } from '../made.mjs';
const DISHES = [
  [
    'Main',
    [
      'Cottage Pie',
      'Chicken Korma',
      'Fish Fingers',
      'Macaroni Cheese',
      'Vegetable Lasagne',
      'Turkey Meatballs',
      'Bean Chilli',
      'Roast Gammon',
      'Salmon Pasta',
      'Lentil Dhal',
    ],
    420,
    20,
    1.32,
  ],
  ['Side', ['Potato Wedges', 'Garden Peas', 'Coleslaw', 'Steamed Rice', 'Sweetcorn', 'Garlic Bread'], 150, 4, 0.38],
  ['Dessert', ['Apple Crumble', 'Jam Sponge', 'Fruit Jelly', 'Rice Pudding', 'Flapjack', 'Chocolate Brownie', 'Yoghurt Pot'], 245, 5, 0.49],
  ['Soup', ['Tomato Soup', 'Leek and Potato Soup', 'Carrot Soup'], 130, 4, 0.52],
  ['Snack', ['Cheese Scone', 'Oat Bar', 'Hummus and Sticks', 'Pizza Finger'], 190, 6, 0.44],
];
const MEAT = /Cottage|Chicken|Fish|Turkey|Gammon|Salmon/;
const NOTES = [
  'Reheat from frozen in a combi oven, core above 75 degrees. Serve within two hours.',
  'Popular with infants, mild seasoning and soft textures.',
  'Comes in a compostable tray that can go straight on the trolley.',
  'Best paired with a green vegetable to meet the school food standards.',
  'Recipe changed in September with less sugar and more fibre.',
  '',
];
const uk = (day) => day.split('-').toReversed().join('/');
export function schoolmeals() {
  const d = draws(47_606);
  const used = new Set();
  let n = 4000;
  const records = [];
  while (records.length < 330) {
    const [course, dishes, energy, protein, price] = d.weighted(DISHES.map((entry) => [entry, entry[1].length]));
    const dish = `${d.pick(['Classic', 'Homestyle', 'Little', 'Farmhouse', 'Wholemeal', 'Family', 'Reduced Sugar', 'Mild', 'Organic', 'Garden', 'Premium'])} ${d.pick(dishes)}`;
    const supplier = d.weighted([
      ['Bramley Catering', 6],
      ['Ladle & Co', 5],
      ['Northfields Foods', 5],
      ['Sunny Plate', 4],
      ['Harvest Schools', 3],
    ]);
    if (used.has(`${dish} ${supplier}`)) continue;
    used.add(`${dish} ${supplier}`);
    const meat = MEAT.test(dish);
    records.push({
      'Item Code': `SM-${(n += d.int(1, 8))}`,
      Dish: dish,
      Course: course,
      Supplier: supplier,
      'Price per Portion': `£${(price * d.spread()).toFixed(2)}`,
      'Energy (kcal)': d.chance(0.04) ? '' : Math.round(energy * d.spread()),
      'Protein (g)': d.chance(0.06) ? '' : (protein * d.spread()).toFixed(1),
      'Salt (g)': (d.next() ** 2 * 1.9 + 0.05).toFixed(2),
      'Portion Size': `${d.int(course === 'Main' ? 18 : 6, course === 'Main' ? 34 : 18) * 10} g`,
      Vegetarian: meat ? 'No' : 'Yes',
      Halal: /Gammon/.test(dish) ? 'No' : d.chance(0.5) ? 'Yes' : 'No',
      Allergens: d.some(['milk', 'wheat', 'egg', 'soya', 'celery', 'mustard', 'sesame'], d.int(0, 4)).join('; '),
      'Available From': uk(d.day('2025-09-01', '2027-01-11')),
      'Serving Note': d.pick(NOTES),
    });
  }
  return [{ file: 'schoolmeals-2026-11-09.csv', text: csv(records) }];
}
