import { draws, json, round } from '../made.mjs';

const BRANDS = {
  'Fern & Dew': 'United Kingdom',
  Lumora: 'France',
  'Pure Ritual': 'USA',
  Hanbit: 'South Korea',
  'Mizu Lab': 'Japan',
  Dermalite: 'Germany',
  'The Plain Co': 'Canada',
  Oceanne: 'France',
  Botanik: 'Germany',
  Sooyun: 'South Korea',
  'Clear Theory': 'USA',
  Wildmoor: 'United Kingdom',
};
const KINDS = {
  Moisturiser: [50, 75, 100],
  Serum: [20, 30, 50],
  Cleanser: [125, 150, 200, 250],
  Sunscreen: [30, 50, 75],
  Toner: [150, 200, 250],
  'Eye cream': [15, 20],
  'Face mask': [50, 75, 100],
  'Lip balm': [10, 15],
};
const WORDS = ['Glow', 'Hydra', 'Calm', 'Barrier', 'Bright', 'Dew', 'Repair', 'Velvet', 'Fresh', 'Renew', 'Balance', 'Night'];
const INGREDIENTS = [
  'niacinamide',
  'hyaluronic acid',
  'retinol',
  'vitamin C',
  'ceramides',
  'salicylic acid',
  'squalane',
  'glycerin',
  'peptides',
  'aloe vera',
  'shea butter',
  'zinc oxide',
  'centella',
  'green tea',
];

/** A beauty shop's face care: "£14.50", "50 ml", day/month/year, lists of ingredients. */
export function skincare() {
  const draw = draws(210_202);
  return [{ file: 'skincare-2026-11-20.json', text: json(Array.from({ length: 420 }, (_, index) => product(draw, index))) }];
}

function product(draw, index) {
  const brand = draw.pick(Object.keys(BRANDS));
  const category = draw.weighted([
    ['Moisturiser', 8],
    ['Serum', 7],
    ['Cleanser', 6],
    ['Sunscreen', 4],
    ['Toner', 3],
    ['Eye cream', 3],
    ['Face mask', 3],
    ['Lip balm', 2],
  ]);
  const ml = draw.pick(KINDS[category]);
  const base = { Moisturiser: 22, Serum: 28, Cleanser: 14, Sunscreen: 19, Toner: 15, 'Eye cream': 24, 'Face mask': 17, 'Lip balm': 6 }[category];
  const spf =
    category === 'Sunscreen'
      ? draw.pick([30, 30, 50, 50, 50])
      : (category === 'Moisturiser' || category === 'Lip balm') && draw.chance(0.22)
        ? draw.pick([15, 15, 20, 30])
        : null;
  const reviews = Math.round(draw.next() ** 2.4 * 2900);
  const [year, month, day] = draw.day('2023-01-10', '2026-11-19').split('-');
  const ingredients = draw.some(INGREDIENTS, draw.int(2, 5));
  return {
    product_id: `SK${30017 + index * 3}`,
    product_name: `${brand} ${draw.pick(WORDS)} ${draw.pick(WORDS)} ${category}`,
    brand,
    category,
    price_gbp: `£${(Math.round(base * draw.spread() * (0.5 + draw.next() ** 2 * 2.4)) + draw.pick([0, 0.5, 0.95, 0.99])).toFixed(2)}`,
    size_ml: `${ml} ml`,
    spf,
    skin_type: draw.weighted([
      ['all', 5],
      ['dry', 3],
      ['oily', 3],
      ['sensitive', 2.5],
      ['combination', 2],
      ['mature', 1.2],
    ]),
    ingredients,
    vegan: draw.chance(0.58) ? 'Yes' : 'No',
    cruelty_free: draw.chance(0.8) ? 'Yes' : 'No',
    fragrance_free: draw.chance(0.06) ? null : draw.chance(0.45) ? 'Yes' : 'No',
    star_rating: reviews < 5 ? null : `${round(2.4 + Math.sqrt(draw.next()) * 2.55, 1)}/5`,
    review_count: reviews,
    made_in: BRANDS[brand],
    date_added: `${day}/${month}/${year}`,
  };
}
