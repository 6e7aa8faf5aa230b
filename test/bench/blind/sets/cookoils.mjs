import { draws, json, nextRun, round, thousands } from '../made.mjs';
const OILS = [
  ['Olive', 15, 190, 14],
  ['Rapeseed', 7, 205, 7],
  ['Sunflower', 5, 225, 11],
  ['Coconut', 14, 177, 86],
  ['Avocado', 29, 255, 12],
  ['Sesame', 19, 210, 14],
  ['Walnut', 34, 160, 9],
  ['Linseed', 21, 107, 9],
  ['Peanut', 9, 230, 17],
];
const BRANDS = ['Ölmühle Sanders', 'La Masia', 'Terra Verde', 'Bio Hof Lenz', 'Kallisto', 'Gut & Rein', 'Frantoio Bassi', 'Naturquell'];
const TEXTS = [
  'Peppery finish with green almond and artichoke. Best over grilled vegetables or plain beans.',
  'Neutral and heat-proof, the one to reach for when you deep-fry or sear.',
  'Pressed to order every Thursday. Keep in the fridge and use up within six weeks of opening.',
  'Nutty, toasted, a few drops are enough for dressings and noodles.',
  'From trees that are over 300 years old. Hand-picked in October.',
  'Good for baking and for popcorn. May turn solid below 24 degrees.',
  'Rich in omega-3. Do not heat! Lovely with quark and potatoes.',
  'Family mill in its fourth generation; the bottle can be returned for refill.',
];
const RUNS = ['2026-09-14', '2026-10-19', '2026-11-16'];
const euro = (value) => `${thousands(value, '.', 2, ',')} €`;
const comma = (value, digits) => value.toFixed(digits).replace('.', ',');
const local = (day) => day.split('-').toReversed().join('.');
export function cookoils() {
  const d = draws(42_629);
  let number = 500;
  const price = (value, litres) => ({ Price: euro(value), 'Price per litre': `${comma(value / litres, 2)} €/l` });
  const make = () => {
    const [oil, perLitre, smoke, saturated] = d.weighted(OILS.map((one) => [one, one[0] === 'Olive' ? 8 : 3]));
    const brand = d.pick(BRANDS);
    const organic = d.chance(0.45);
    const cold = d.chance(oil === 'Sunflower' || oil === 'Peanut' ? 0.3 : 0.75);
    const litres = d.pick([0.1, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 1, 3, 5]);
    const value = Math.max(2.29, round(perLitre * litres * d.spread() * (organic ? 1.35 : 1) * (litres > 2 ? 0.75 : 1), 1) - 0.01);
    const votes = d.chance(0.1) ? 0 : Math.round(d.next() ** 3 * 2600) + 1;
    const grade = oil === 'Olive' ? d.pick(['Extra virgin', 'Extra virgin', 'Extra virgin', 'Virgin', 'Refined']) : cold ? 'Virgin' : 'Refined';
    return {
      'Art. No.': `OEL-${(number += d.int(1, 6))}`,
      Name: `${brand} ${organic ? 'Organic ' : ''}${oil} Oil ${grade === 'Extra virgin' ? grade : ''}`.trim().replaceAll('  ', ' '),
      Brand: brand,
      'Type of Oil': oil,
      Grade: grade,
      Origin:
        oil === 'Olive'
          ? d.pick(['Italy', 'Greece', 'Spain', 'Portugal', 'Tunisia'])
          : d.pick(['Germany', 'France', 'Austria', 'Mexico', 'Sri Lanka', 'Hungary']),
      Contents: `${String(litres).replace('.', ',')} l`,
      ...price(value, litres),
      RRP: d.chance(0.4) ? euro(value * d.pick([1.1, 1.15, 1.25, 1.4])) : null,
      Organic: organic ? d.pick(['yes', 'Yes', 'ja']) : d.pick(['no', 'No', 'nein']),
      'Cold Pressed': cold,
      'Smoke Point': d.chance(0.1) ? null : `${smoke + d.int(-12, 12) + (cold ? 0 : 15)} °C`,
      'Saturated Fat': `${comma(saturated * (0.9 + d.next() * 0.2), 1)} g/100 ml`,
      Acidity: oil === 'Olive' ? `${comma(0.1 + d.next() * (grade === 'Extra virgin' ? 0.7 : 1.8), 2)} %` : null,
      Packaging: litres >= 3 ? d.pick(['Tin', 'Canister']) : d.pick(['Dark glass', 'Dark glass', 'Clear glass', 'PET']),
      'Best Before': local(d.day('2026-12-10', '2028-06-30')),
      Stars: votes ? comma(2.7 + Math.sqrt(d.next()) * 2.3, 1) : null,
      Ratings: thousands(votes, '.'),
      'In Stock': d.chance(0.85) ? 'yes' : 'no',
      Pieces: 0,
      Awards: d.some(
        ['Olio Award', 'Great Taste', 'DLG Gold', 'Der Feinschmecker', 'Flos Olei'],
        d.weighted([
          [0, 6],
          [1, 3],
          [2, 1],
        ]),
      ),
      Uses: d.some(['frying', 'salad', 'baking', 'dipping', 'deep-frying', 'marinade'], d.int(1, 3)),
      'Refill Bottle': d.chance(0.2) ? 'ja' : 'nein',
      'Delivery Days': d.pick([1, 2, 2, 3, 5, 8]),
      Description: d.pick(TEXTS),
      Link: `https://oelkontor.example/artikel/${number}`,
    };
  };
  const stocked = (r) => ({ ...r, Pieces: r['In Stock'] === 'yes' ? d.int(1, 240) : 0 });
  const change = (r) => {
    const litres = Number(r.Contents.replace(' l', '').replace(',', '.'));
    const value = Number(r.Price.replace(' €', '').replace('.', '').replace(',', '.'));
    const to = d.chance(0.6) ? round(value * d.pick([0.8, 0.9, 0.95, 1.04, 1.08, 1.12]), 2) : value;
    return stocked({ ...r, ...price(to, litres), 'In Stock': d.chance(0.84) ? 'yes' : 'no' });
  };
  const all = [Array.from({ length: 270 }, () => stocked(make()))];
  for (let i = 1; i < RUNS.length; i++) {
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.06, changed: 0.5, change, added: d.int(12, 24), make: () => stocked(make()) }));
  }
  return all.map((records, i) => ({ file: `cookoils-${RUNS[i]}.json`, text: json(records) }));
}
