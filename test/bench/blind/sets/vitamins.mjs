import { csv, draws, round } from '../made.mjs';

const ITEMS = {
  'Vitamin C': ['Vitamins', '500 mg,1000 mg', 11],
  'Vitamin D3': ['Vitamins', '25 mcg,50 mcg,125 mcg', 12],
  'Vitamin B12': ['Vitamins', '500 mcg,1000 mcg', 13],
  Magnesium: ['Minerals', '200 mg,400 mg', 15],
  Zinc: ['Minerals', '15 mg,25 mg,50 mg', 9],
  Iron: ['Minerals', '18 mg,65 mg', 10],
  'Fish Oil': ['Omega & Oils', '1000 mg,1200 mg', 21],
  'Evening Primrose': ['Omega & Oils', '500 mg,1300 mg', 17],
  Melatonin: ['Sleep & Stress', '1 mg,3 mg,5 mg,10 mg', 10],
  Ashwagandha: ['Sleep & Stress', '300 mg,600 mg', 22],
  Ibuprofen: ['Pain Relief', '200 mg', 9],
  Acetaminophen: ['Pain Relief', '325 mg,500 mg', 8],
  Loratadine: ['Allergy', '10 mg', 18],
  Cetirizine: ['Allergy', '5 mg,10 mg', 17],
  Probiotic: ['Digestive', '', 26],
  Multivitamin: ['Vitamins', '', 18],
};
const BRANDS = { 'Nature Vale': 1.1, PureRoot: 1.3, 'Store Brand': 0.62, VitaCore: 1, Solgreen: 1.45, MediPlus: 0.9, 'Kinder Well': 1.05 };
const us = (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** Products of a web pharmacy: "$12.49", "500 mg", "4.6/5 (1,204)", 3/14/2027, Y and N, certificates between semicolons. */
export function vitamins() {
  const draw = draws(340_088);
  const yes = (p) => (draw.chance(p) ? 'Y' : 'N');
  const rows = Array.from({ length: 340 }, (_, at) => {
    const item = draw.pick(Object.keys(ITEMS));
    const [dept, strengths, cost] = ITEMS[item];
    const medicine = ['Pain Relief', 'Allergy'].includes(dept);
    const brand = draw.pick(Object.keys(BRANDS).filter((name) => !medicine || name !== 'PureRoot'));
    const form = medicine ? draw.pick(['Tablet', 'Capsule', 'Liquid']) : draw.pick(['Tablet', 'Capsule', 'Softgel', 'Gummy', 'Powder', 'Liquid']);
    const solid = !['Powder', 'Liquid'].includes(form);
    const count = solid ? draw.pick([30, 60, 60, 90, 100, 120, 180, 240]) : null;
    const regular = round(cost * BRANDS[brand] * (0.6 + (count ?? 100) / 180) * draw.spread(), 2);
    const off = draw.chance(0.42) ? draw.pick([5, 10, 15, 20, 25, 30, 40]) : 0;
    const price = round(regular * (1 - off / 100), 2);
    const servings = solid ? count / draw.pick([1, 1, 2]) : draw.pick([20, 30, 45, 60]);
    const reviews = draw.chance(0.1) ? 0 : Math.round(draw.next() ** 3 * 4600) + 1;
    const strength = strengths === '' ? '' : draw.pick(strengths.split(','));
    return {
      'Item No': 505_000 + at * 9,
      'Product Name': [brand, item, strength, form].filter((part) => part !== '').join(' '),
      Brand: brand,
      Department: dept,
      Ingredient: item,
      Strength: strength,
      Form: form,
      Count: count ?? '',
      Servings: servings,
      'Our Price': `$${price.toFixed(2)}`,
      'Reg. Price': `$${regular.toFixed(2)}`,
      'Disc %': off,
      '$/Serving': (price / servings).toFixed(3),
      'Avg Rating': reviews === 0 ? '' : `${(3 + Math.sqrt(draw.next()) * 2).toFixed(1)}/5`,
      'No. of Reviews': reviews,
      Vegan: medicine ? '' : ['Softgel', 'Gummy'].includes(form) ? yes(0.15) : yes(0.6),
      'Gluten Free': yes(0.7),
      'Sugar Free': form === 'Gummy' ? yes(0.25) : yes(0.85),
      'Subscribe & Save': yes(0.5),
      'Age Group':
        brand === 'Kinder Well'
          ? draw.pick(['Kids', 'Kids', 'Teens'])
          : draw.weighted([
              ['Adult', 10],
              ['50+', 2],
              ['Teens', 1],
            ]),
      Certifications: draw.chance(0.35) ? '' : draw.some(['USP', 'NSF', 'Non-GMO', 'Kosher', 'Halal', 'Organic'], draw.int(1, 3)).join('; '),
      'Country of Origin': draw.weighted([
        ['USA', 8],
        ['Canada', 2],
        ['Germany', 2],
        ['India', 3],
        ['Norway', 1],
      ]),
      'Stock Qty': draw.chance(0.1) ? 0 : draw.int(1, 600),
      'Exp Date': us(draw.day('2026-12-05', '2029-06-30')),
      'Listed On': us(draw.day('2022-01-05', '2026-11-22')),
    };
  });
  return [{ file: 'vitamins-2026-11-26.csv', text: csv(rows) }];
}
