import { draws, json } from '../made.mjs';

const MEN = ['William', 'Thomas', 'Joseph', 'Henry', 'Albert', 'Ernest', 'Samuel', 'Otto', 'Patrick', 'Walter'];
const WOMEN = ['Mary', 'Margaret', 'Elizabeth', 'Florence', 'Ada', 'Bridget', 'Clara', 'Edith', 'Johanna', 'Ruth'];
const SURNAMES = [
  'Hollis',
  'Brandt',
  "O'Leary",
  'Pemberton',
  'Kowalski',
  'Ferris',
  'Lundgren',
  'Maddox',
  'Quick',
  'Thorne',
  'Whitlock',
  'Yates',
  'Carrow',
  'Duffy',
  'Emmerich',
  'Grady',
];

/** A volunteers' survey of graves in four burial grounds. */
export function graves() {
  const draw = draws(160_003);
  return [{ file: 'graves-2026-11-20.json', text: json(Array.from({ length: 460 }, (_, i) => grave(draw, i))) }];
}

function grave(draw, index) {
  const sex = draw.chance(0.52) ? 'Male' : 'Female';
  const born = draw.day('1795-01-01', '1948-12-31');
  const lived = Math.min(101, Math.floor(draw.chance(0.12) ? draw.next() * 12 : 22 + Math.sqrt(draw.next()) * 78));
  const year = Math.min(2019, Number(born.slice(0, 4)) + lived);
  const died = `${year}${draw.day('2001-01-01', '2001-12-28').slice(4)}`;
  const age = year - Number(born.slice(0, 4)) - (died.slice(5) < born.slice(5) ? 1 : 0);
  const marker = draw.weighted([
    ['Headstone', 6],
    ['Flat marker', 2],
    ['Cross', 1.5],
    ['Obelisk', 0.6],
    ['Mausoleum', 0.3],
    ['Unmarked', 0.9],
  ]);
  return {
    recordId: `G${3001 + index}`,
    surname: draw.pick(SURNAMES),
    givenNames: `${draw.pick(sex === 'Male' ? MEN : WOMEN)}${draw.chance(0.4) ? ` ${draw.pick(['J.', 'A.', 'Rose', 'Lee', 'Anne', 'F.'])}` : ''}`,
    sex,
    bornOn: draw.chance(0.14) ? null : born,
    diedOn: died < born ? born : died,
    ageAtDeath: Math.max(0, age),
    cemetery: draw.weighted([
      ['Oak Hill', 4],
      ['St Brendan', 3],
      ['Mount Olivet', 2],
      ['Potters Field', 1],
    ]),
    markerType: marker,
    stone:
      marker === 'Unmarked'
        ? null
        : draw.weighted([
            ['Granite', 4],
            ['Marble', 3],
            ['Sandstone', 2],
            ['Slate', 1.2],
            ['Limestone', 1],
          ]),
    heightCm:
      marker === 'Unmarked' || draw.chance(0.1)
        ? null
        : marker === 'Flat marker'
          ? draw.int(5, 22)
          : marker === 'Mausoleum'
            ? draw.int(240, 460)
            : draw.int(40, 235),
    condition: draw.weighted([
      ['good', 4],
      ['worn', 3],
      ['leaning', 1.4],
      ['broken', 1],
      ['illegible', 0.8],
    ]),
    veteran: sex === 'Male' ? draw.chance(0.27) : draw.chance(0.03),
    photoCount: draw.weighted([
      [0, 2],
      [1, 3],
      [2, 2.5],
      [3, 1],
      [4, 0.6],
      [6, 0.3],
    ]),
    epitaph: draw.chance(0.3)
      ? null
      : `${draw.pick(['Gone but not forgotten', 'At rest', 'Beloved by all who knew', 'Asleep in Jesus', 'Until we meet again', 'A sailor home from the sea'])}${draw.pick(['', '', '.', ' - erected by his brother', ' (partly covered in ivy)'])}`,
    surveyedOn: draw.day('2024-04-06', '2026-11-15'),
  };
}
