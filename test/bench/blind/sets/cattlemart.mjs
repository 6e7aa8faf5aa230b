import { addDays, csv, draws, round, thousands } from '../made.mjs';

const MARTS = ['Ballinrobe', 'Kilmallock', 'Carnew', 'Roscrea', 'Tullow', 'Elphin'];
const COUNTIES = ['Mayo', 'Galway', 'Limerick', 'Cork', 'Wicklow', 'Wexford', 'Tipperary', 'Offaly', 'Carlow', 'Roscommon'];
const SALES = ['2026-09-12', '2026-09-19', '2026-09-26', '2026-10-03', '2026-10-10', '2026-10-17', '2026-10-24'];
const BREEDS = [
  ['Charolais X', 1.12, 12],
  ['Limousin X', 1.1, 12],
  ['Aberdeen Angus X', 0.98, 10],
  ['Hereford X', 0.92, 7],
  ['Friesian', 0.72, 8],
  ['Simmental X', 1.02, 6],
  ['Belgian Blue X', 1.15, 4],
  ['Saler', 0.95, 2],
];
/** Category, weight, months from and to, kilos from and to, sexes. */
const KINDS = [
  ['Weanling', 10, 6, 11, 240, 420, ['Bull', 'Heifer', 'Bullock']],
  ['Store', 13, 12, 26, 340, 620, ['Bullock', 'Heifer', 'Bullock']],
  ['Forward store', 6, 22, 32, 560, 720, ['Bullock', 'Heifer']],
  ['Cull cow', 5, 44, 150, 480, 860, ['Cow']],
  ['Calf', 5, 0, 3, 45, 130, ['Bull', 'Heifer']],
  ['Suckler cow', 3, 34, 110, 520, 780, ['Cow']],
];

export function cattlemart() {
  const d = draws(41_055);
  const rows = [];
  let tag = 371_200;
  for (let n = 0; n < 660; n++) {
    const [breed, factor] = d.weighted(BREEDS.map((row) => [row, row[2]]));
    const [category, , low, high, light, heavy, sexes] = d.weighted(KINDS.map((row) => [row, row[1]]));
    const sex = d.pick(sexes);
    const sale = d.pick(SALES);
    const months = d.int(low, high);
    const kg = d.int(light, heavy);
    const perKg =
      (category === 'Calf' ? 4.1 : category.endsWith('cow') ? 2.9 : 3.75) * factor * (0.8 + d.next() * 0.4) * (sex === 'Heifer' ? 0.96 : 1);
    const price = Math.round((kg * perKg) / 10) * 10;
    const sold = d.chance(0.86);
    const qty = d.weighted([
      [1, 16],
      [2, 4],
      [3, 2],
      [4, 1],
      [6, 0.7],
    ]);
    const born = addDays(sale, -Math.round(months * 30.4) - d.int(1, 20));
    rows.push({
      'Lot Ref': `${sale.slice(2).replaceAll('-', '')}-${n + 101}`,
      Tag: `IE ${(tag += d.int(11, 190))} ${d.int(1, 9)}`,
      Mart: d.pick(MARTS),
      'Sale Date': sale.split('-').toReversed().join('/'),
      Category: category,
      Breed: breed,
      Sex: sex,
      Head: qty,
      DOB: born.split('-').toReversed().join('/'),
      'Age (mths)': months,
      'Avg Wt': `${kg} kg`,
      Sold: sold ? d.pick(['Y', 'Yes']) : d.pick(['N', 'No']),
      '€/head': sold ? `€${thousands(price, ',')}` : '',
      '€/kg': sold ? round(price / kg, 2).toFixed(2) : '',
      'Last Bid': sold ? '' : `€${thousands(Math.round((price * 0.9) / 10) * 10, ',')}`,
      'Vendor County': d.pick(COUNTIES),
      'Buyer Type': sold
        ? d.weighted([
            ['Farmer', 10],
            ['Feedlot', 4],
            ['Factory agent', category.endsWith('cow') ? 8 : 3],
            ['Exporter', category === 'Weanling' || category === 'Calf' ? 6 : 0.5],
          ])
        : '',
      'Qual. Assured': d.chance(0.68) ? d.pick(['Yes', 'Y', 'yes']) : d.pick(['No', 'N']),
      'BVD Tested': d.chance(0.9) ? 'Yes' : 'No',
      'TB Test': addDays(sale, -d.int(8, 340)).split('-').toReversed().join('/'),
      Owners: d.weighted([
        [1, 9],
        [2, 6],
        [3, 3],
        [4, 1],
      ]),
      'Euro-Star': d.chance(0.25) ? 'N/A' : d.int(1, 5),
      'In Calf': sex === 'Cow' && category === 'Suckler cow' ? (d.chance(0.6) ? 'Yes' : 'No') : '',
      Dehorned: d.chance(0.8) ? 'Y' : 'N',
      'Commission %': d.pick([2, 2.5, 2.5, 3]),
      Remarks: [
        d.pick([
          'Quiet, well handled.',
          'Off grass, no meal fed.',
          'Square, shapey sort.',
          'Lightly fleshed, will thrive.',
          'Power packed, great back end.',
          'Bit wild in the ring!',
        ]),
        d.pick([
          'Dosed and vaccinated for pneumonia.',
          'Weaned 6 weeks.',
          'Sire: AI bull CH4159.',
          'Herd clearing out.',
          'Out of a good milky cow.',
          '',
        ]),
        d.pick(['Paper in order.', 'Sold with all faults.', 'Vendor guarantees.', '']),
      ]
        .filter(Boolean)
        .join(' '),
    });
  }
  return [{ file: 'cattlemart-2026-10-26.csv', text: csv(rows) }];
}
