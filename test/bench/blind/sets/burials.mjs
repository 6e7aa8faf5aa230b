import { addDays, csv, draws } from '../made.mjs';
const SUR = [
  'Ashworth',
  'Bagshaw',
  'Cartwright',
  'Dyson',
  'Eckersley',
  'Fairhurst',
  'Grimshaw',
  'Hargreaves',
  'Ibbotson',
  'Jagger',
  'Kershaw',
  'Longbottom',
  'Murgatroyd',
  'Naylor',
  'Oldroyd',
  'Priestley',
  'Ramsbottom',
  'Sutcliffe',
  'Tattersall',
  'Whitaker',
];
const M = ['Albert', 'Ernest', 'George Henry', 'Harold', 'Isaac', 'James', 'Joseph William', 'Samuel', 'Walter', 'Thomas Edward'];
const F = ['Ada', 'Beatrice', 'Clara Jane', 'Edith Mary', 'Florence', 'Hannah', 'Lily', 'Martha Ann', 'Nellie', 'Sarah Elizabeth'];
const dmy = (s) => s.split('-').toReversed().join('/');
export function burials() {
  const d = draws(17_203);
  const days = [];
  for (let i = 0; i < 380; i++) days.push(d.day('1882-04-03', '1974-12-20'));
  days.sort();
  const rows = days.map((death, i) => {
    const sex = d.chance(0.52) ? 'M' : 'F';
    const age = d.weighted([
      ['baby', 1.2],
      ['child', 1],
      ['adult', 4],
      ['old', 6],
    ]);
    const years = age === 'baby' ? 0 : age === 'child' ? d.int(1, 15) : age === 'adult' ? d.int(16, 59) : d.int(60, 99);
    const year = Number(death.slice(0, 4));
    const section = d.weighted([
      ['A', 5],
      ['B', 4],
      ['C', 3],
      ['Quaker Ground', 1],
      ['Garden of Rest', 1.5],
    ]);
    const type = section === 'Garden of Rest' || (year > 1935 && d.chance(0.3)) ? 'Cremated remains' : 'Coffin burial';
    return {
      'Register No': String(2001 + i),
      Surname: d.pick(SUR),
      'Given Names': d.pick(sex === 'M' ? M : F),
      Sex: sex,
      Age: years,
      Occupation:
        years < 16
          ? null
          : sex === 'M'
            ? d.weighted([
                ['Weaver', 5],
                ['Coal miner', 4],
                ['Farmer', 3],
                ['Blacksmith', 2],
                ['Clerk', 2],
                ['Railway porter', 2],
                ['Schoolmaster', 1],
                ['Innkeeper', 1.3],
              ])
            : d.weighted([
                ['Weaver', 4],
                ['Housewife', 6],
                ['Domestic servant', 3],
                ['Dressmaker', 2],
                ['Nurse', 1],
                ['Schoolmistress', 1],
              ]),
      'Marital Status':
        years < 18
          ? 'Single'
          : d.weighted([
              ['Married', 5],
              ['Widowed', 4],
              ['Single', 2],
            ]),
      'Date of Death': d.chance(0.04) ? '' : dmy(death),
      'Date of Interment': dmy(addDays(death, d.int(2, 9))),
      'Place of Death': d.weighted([
        ['At home', 6],
        ['Infirmary', 4],
        ['Workhouse', 1.5],
        ['Colliery', 0.8],
        ['Nursing home', 1.4],
      ]),
      Section: section,
      Denomination:
        section === 'Quaker Ground'
          ? 'Quaker'
          : d.weighted([
              ['Church of England', 6],
              ['Methodist', 4],
              ['Roman Catholic', 3],
              ['Baptist', 1.5],
            ]),
      'Burial Type': type,
      Depth: type === 'Coffin burial' ? (d.chance(0.06) ? 'N/A' : `${d.pick([4, 5, 6, 6, 7, 8, 9])} ft`) : null,
      Headstone: d.chance(0.61) ? 'Yes' : 'No',
      Undertaker: d.weighted([
        ['Crabtree & Sons', 6],
        ['J. Holroyd', 4],
        ['Co-operative Funeral Service', 3],
        ['Pickles Bros', 2],
      ]),
    };
  });
  return [{ file: 'burials-2026-11-20.csv', text: csv(rows) }];
}
