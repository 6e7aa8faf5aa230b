import { csv, draws, round } from '../made.mjs';

const MEN = [
  'Owen Harris',
  'William Henry',
  'James',
  'Charles Edward',
  'Karl Alfred',
  'Nils Johan',
  'Patrick',
  'Thomas Andrew',
  'Ernest Portage',
  'Victor',
  'Hans Jakob',
  'George Quincy',
  'Lawrence',
  'Anders',
  'Frederick Joseph',
  'Elias',
  'Michael',
];
const WOMEN = [
  'Laina',
  'Elizabeth Gladys',
  'Mary Jane',
  'Anna Sofia',
  'Bridget',
  'Margaret',
  'Ellen Maria',
  'Hanora',
  'Constance',
  'Alice Grace',
  'Kate',
  'Ingeborg',
  'Marion Louise',
  'Juliette',
  'Edith Annie',
];
const LAST = [
  'Braund',
  'Heikkinen',
  'Allen',
  'Moran',
  'Palsson',
  'Johnson',
  'Nasser',
  'Sandstrom',
  'Bonnell',
  'Saundercock',
  'Andersson',
  'Vestrom',
  'Hewlett',
  'Rice',
  'Masselmani',
  'Fynney',
  'Beesley',
  'McGowan',
  'Sloper',
  'Asplund',
  'Emir',
  'Fortune',
  "O'Dwyer",
  'Todoroff',
  'Uruchurtu',
  'Spencer',
  'Glynn',
  'Wheadon',
  'Meyer',
  'Holverson',
  'Mamee',
  'Cann',
  'Vander Planke',
  'Nicola-Yarred',
  'Laroche',
  'Devaney',
  'Kraeff',
  'Rogers',
  'Harris',
  'Ostby',
  'Novel',
  'Goldsmith',
];
const HOMES = [
  'New York, NY',
  'London',
  'Montreal, PQ',
  'Paris, France',
  'Chicago, IL',
  'Cornwall / Akron, OH',
  'Winnipeg, MB',
  'Sweden Worcester, MA',
  'Guernsey',
  'Belfast, NI',
  'Ireland Philadelphia, PA',
  'Syria',
  'Stockholm, Sweden',
  'Portland, OR',
];

/** The passengers of a ship, as in the best-known teaching file: 0/1, class as 1-3, letters for the ports, many cabins missing. */
export function titanic() {
  const draw = draws(151_001);
  const rows = Array.from({ length: 430 }, (_, index) => passenger(draw, index));
  return [{ file: 'titanic-2026-11-20.csv', text: csv(rows) }];
}

function passenger(draw, index) {
  const female = draw.chance(0.36);
  const pclass = draw.weighted([
    [1, 0.24],
    [2, 0.21],
    [3, 0.55],
  ]);
  const years = draw.chance(0.1) ? draw.int(1, 12) : 15 + Math.floor(draw.next() ** 1.5 * 56);
  const age = index === 96 ? '80' : draw.chance(0.19) ? null : draw.chance(0.04) ? `${years}.5` : `${years}`;
  const child = age !== null && Number(age) < 14;
  const live = female ? [0.95, 0.88, 0.5][pclass - 1] : child ? 0.55 : [0.36, 0.16, 0.13][pclass - 1];
  const survived = index === 96 ? 0 : draw.chance(live) ? 1 : 0;
  const title =
    female && index !== 96
      ? child || draw.chance(0.5)
        ? 'Miss.'
        : 'Mrs.'
      : child
        ? 'Master.'
        : draw.weighted([
            ['Mr.', 30],
            ['Dr.', 1],
            ['Rev.', 1],
          ]);
  const sex = female && index !== 96 ? 'female' : 'male';
  const base = { 1: 26, 2: 10.5, 3: 6.75 }[pclass];
  const fare = round(base + draw.next() ** 3 * { 1: 240, 2: 55, 3: 40 }[pclass] + draw.int(1, 9) * 0.1042, 4);
  const cabin = draw.chance({ 1: 0.78, 2: 0.09, 3: 0.03 }[pclass])
    ? `${draw.pick(pclass === 1 ? ['A', 'B', 'C', 'D', 'E'] : ['E', 'F', 'G'])}${draw.int(2, 128)}`
    : null;
  const port =
    index === 61 || index === 300
      ? null
      : draw.weighted([
          ['S', 72],
          ['C', 19],
          ['Q', 9],
        ]);
  return {
    PassengerId: index + 1,
    Survived: survived,
    Pclass: pclass,
    Name: `${draw.pick(LAST)}, ${title} ${sex === 'female' ? draw.pick(WOMEN) : draw.pick(MEN)}`,
    Sex: sex,
    Age: age,
    SibSp: draw.weighted([
      [0, 66],
      [1, 24],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 1],
    ]),
    Parch: draw.weighted([
      [0, 75],
      [1, 13],
      [2, 9],
      [3, 2],
      [4, 1],
    ]),
    Ticket: draw.weighted([
      [`${draw.int(110_000, 382_000)}`, 7],
      [`PC ${draw.int(17_318, 17_761)}`, pclass === 1 ? 3 : 0],
      [`A/5 ${draw.int(2151, 21_174)}`, 1],
      [`STON/O2. ${draw.int(3_101_265, 3_101_298)}`, 1],
      [`C.A. ${draw.int(2315, 37_671)}`, 1],
    ]),
    Fare: fare,
    Cabin: cabin,
    Embarked: port,
    boat:
      survived === 1 && draw.chance(0.93)
        ? draw.weighted([
            ['13', 9],
            ['15', 7],
            ['C', 6.5],
            ['14', 5],
            ['4', 5],
            ['10', 4],
            ['5', 4],
            ['3', 3],
            ['D', 3],
            ['7', 2],
          ])
        : null,
    'home.dest': draw.chance(0.38) ? null : draw.pick(HOMES),
  };
}
