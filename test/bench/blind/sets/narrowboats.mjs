import { csv, draws, round, thousands } from '../made.mjs';
const BASES = [
  ['Braunston', 'Grand Union'],
  ['Stockton', 'Grand Union'],
  ['Llangollen', 'Llangollen'],
  ['Ellesmere', 'Llangollen'],
  ['Bradford on Avon', 'Kennet & Avon'],
  ['Devizes', 'Kennet & Avon'],
  ['Skipton', 'Leeds & Liverpool'],
  ['Oxford', 'Oxford'],
  ['Rugby', 'Oxford'],
  ['Stourport', 'Staffs & Worcs'],
];
const FIRST = ['Silver', 'Lazy', 'Golden', 'Misty', 'Merry', 'Quiet', 'Wandering', 'Crimson', 'Little', 'Morning'];
const LAST = ['Heron', 'Otter', 'Kingfisher', 'Willow', 'Dabchick', 'Moorhen', 'Lark', 'Teasel', 'Badger', 'Swift', 'Damson', 'Bulrush'];
const FACILITIES = [
  'wood stove',
  'dishwasher',
  'bow thruster',
  'bikes',
  'television',
  'walk-in shower',
  'central heating',
  'coffee machine',
  'roof garden',
];
const TEXTS = [
  'A traditional stern with painted roses and castles. Tuition for first time skippers on the quay.',
  'Cruiser stern, so the whole crew can stand outside. The village pub is ten minutes from the lock.',
  'Reverse layout with the galley at the back. Linen and towels are made up before you arrive.',
  'Cross the great aqueduct on the first morning. Fuel is paid by the hour at the end.',
  'Our quietest boat, with a hybrid electric drive. A hamper of local ale waits on the table.',
  'Repainted last winter by a signwriter. The double at the bow can be two singles.',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',')}`;
export function narrowboats() {
  const d = draws(44_707);
  let n = 100;
  const names = d.some(
    FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)),
    116,
  );
  const more = ['Ann', 'Beth', 'Clara', 'Dora', 'Edith', 'Flora', 'Greta', 'Hetty', 'Ivy', 'Josie'].flatMap((first) =>
    ['Rose', 'May', 'Jane', 'Louise', 'Grace'].map((last) => `${first} ${last}`),
  );
  const records = [...names, ...more].map((name) => {
    const [base, canal] = d.pick(BASES);
    const berths = d.weighted([
      [2, 3],
      [4, 6],
      [6, 5],
      [8, 2.5],
      [10, 1],
      [12, 0.5],
    ]);
    const length = Math.min(70, 34 + berths * 4 + d.int(-4, 6));
    const week = Math.round((620 + berths * 118) * d.spread() * 0.9 + 90);
    const reviewed = !d.chance(0.1);
    return {
      'Boat Ref': `NB${(n += d.int(1, 7))}`,
      'Boat Name': name,
      'Hire Base': base,
      Canal: canal,
      Length: `${length} ft`,
      Berths: berths,
      'Weekly Price': pounds(week),
      'Short Break': d.chance(0.12) ? '' : pounds(Math.round(week * (0.6 + d.next() * 0.16))),
      'Pets Allowed': d.chance(0.66) ? 'Yes' : 'No',
      'Next Available': uk(d.day('2026-12-05', '2027-05-29')),
      'Year Built': d.chance(0.07) ? '' : d.int(1989, 2025),
      'Guest Score': reviewed ? `${round(7 + Math.sqrt(d.next()) * 3, 1).toFixed(1)}/10` : '',
      Facilities: d.some(FACILITIES, d.int(1, 5)).join('; '),
      About: d.pick(TEXTS),
    };
  });
  return [{ file: 'narrowboats-2026-11-24.csv', text: csv(records) }];
}
