import { addDays, draws, json, round } from '../made.mjs';

const KINDS = [
  ['Breakfast Cereals', ['Muesli', 'Granola', 'Corn Flakes', 'Porridge Oats'], 2.9, [380, 9, 14, 6, 0.4, 8], 'Ambient', ['gluten', 'nuts']],
  ['Dairy', ['Greek Yogurt', 'Semi Skimmed Milk', 'Mature Cheddar', 'Cottage Cheese'], 2.4, [140, 9, 5, 8, 0.5, 0], 'Chilled', ['milk']],
  ['Bakery', ['Sourdough Loaf', 'Seeded Wraps', 'Crumpets', 'Bagels'], 1.8, [255, 9, 4, 3, 0.9, 4], 'Ambient', ['gluten', 'sesame']],
  ['Snacks', ['Sea Salt Crisps', 'Oat Bar', 'Dark Chocolate', 'Mixed Nuts'], 2.2, [490, 8, 24, 27, 0.8, 6], 'Ambient', ['nuts', 'milk', 'soya']],
  [
    'Frozen',
    ['Garden Peas', 'Fish Fingers', 'Margherita Pizza', 'Vanilla Ice Cream'],
    3.1,
    [190, 8, 7, 8, 0.6, 3],
    'Frozen',
    ['milk', 'gluten', 'fish'],
  ],
  [
    'Ready Meals',
    ['Chicken Tikka', 'Vegetable Lasagne', 'Lentil Curry', 'Cottage Pie'],
    3.6,
    [135, 7, 3, 5, 0.6, 2],
    'Chilled',
    ['milk', 'celery', 'gluten'],
  ],
  ['Drinks', ['Orange Juice', 'Oat Drink', 'Sparkling Water', 'Cola'], 1.7, [38, 0.6, 7, 0.5, 0.05, 0.3], 'Ambient', ['gluten']],
  ['Tins & Jars', ['Chopped Tomatoes', 'Chickpeas', 'Pesto', 'Peanut Butter'], 1.6, [160, 6, 4, 9, 0.5, 5], 'Ambient', ['nuts', 'celery']],
];
const BRANDS = [
  ['Own Label', 0.75],
  ['Hedgerow', 1.3],
  ['Tilly & Co', 1.15],
  ['Sunmill', 1],
  ['Pure Pantry', 1.5],
  ['Everyday Value', 0.5],
];
const OFFERS = ['3 for 2', 'Half price', 'Clubcard 20% off', 'Buy one get one free'];
const COUNTRIES = ['UK', 'UK', 'UK', 'Italy', 'Spain', 'Ireland', 'France', 'Netherlands', 'Germany'];

/** What an online grocer sells: price and price a kilo, nutrition per 100 g (missing for some), allergens as a list, offers, a mark. */
export function grocer() {
  const draw = draws(350_066);
  const rows = Array.from({ length: 380 }, (_, at) => {
    const [aisle, names, base, levels, storage, allergy] = draw.pick(KINDS);
    const [brand, level] = draw.pick(BRANDS);
    const grams = draw.pick([150, 200, 300, 400, 500, 750, 1000]);
    const price = round(base * level * draw.spread() * (0.7 + grams / 1400), 2);
    const [kcal, protein, sugar, fat, salt, fibre] = levels.map((value) => round(value * draw.spread(), 1));
    const bare = draw.chance(0.05);
    const offer = draw.chance(0.24);
    const vegan = !['Dairy'].includes(aisle) && draw.chance(0.4);
    const allergens = draw.some(allergy, draw.int(0, 2)).filter((item) => !(vegan && ['milk', 'fish'].includes(item)));
    return {
      product_id: 9_001_000 + at * 11,
      product_name: `${brand} ${draw.pick(names)} ${grams}g`,
      brand,
      aisle,
      storage,
      price_gbp: price,
      price_per_kg: `£${((price / grams) * 1000).toFixed(2)}/kg`,
      pack_g: grams,
      energy_kcal_100g: bare ? null : Math.round(kcal),
      protein_100g: bare ? null : protein,
      sugars_100g: bare ? null : sugar,
      fat_100g: bare ? null : fat,
      salt_100g: bare ? null : round(salt, 2),
      fibre_100g: bare || draw.chance(0.15) ? null : fibre,
      nutri_score: bare ? null : draw.pick(['A', 'B', 'C', 'C', 'D', 'E']),
      is_vegan: vegan,
      is_organic: draw.chance(level > 1 ? 0.4 : 0.08),
      gluten_free: !allergens.includes('gluten') && draw.chance(0.5),
      allergens,
      on_offer: offer,
      offer_text: offer ? draw.pick(OFFERS) : null,
      origin: draw.chance(0.08) ? null : draw.pick(COUNTRIES),
      avg_rating: draw.chance(0.15) ? null : round(2.4 + draw.next() * 2.6, 1),
      n_ratings: draw.int(1, 480),
      in_stock: draw.chance(0.9),
      max_per_order: draw.chance(0.8) ? null : draw.pick([2, 4, 6, 10]),
      first_listed: addDays('2026-11-24', -Math.round(draw.next() ** 1.5 * 1300)),
    };
  });
  return [{ file: 'grocer-2026-11-26.json', text: json(rows) }];
}
