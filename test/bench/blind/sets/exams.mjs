import { csv, draws } from '../made.mjs';

const SCHOOLS = ['Lincoln High', 'Roosevelt High', 'Eastgate Academy', 'St. Mary Prep', 'Westbrook High', 'Harbor View'];
const DEGREES = ['some high school', 'high school', 'some college', "associate's degree", "bachelor's degree", "master's degree"];

/** Exam scores of pupils with their background, columns as in the well-known practice table. */
export function exams() {
  const draw = draws(230_707);
  return [{ file: 'exams-2026-11-20.csv', text: csv(Array.from({ length: 480 }, (_, index) => pupil(draw, index))) }];
}

function pupil(draw, index) {
  const female = draw.chance(0.52);
  const degree = draw.weighted(DEGREES.map((_, at) => [at, [3.5, 4, 4.5, 4.2, 2.4, 1.3][at]]));
  const standard = draw.chance(0.65);
  const prep = draw.chance(0.36);
  const hours = Math.round(draw.next() * 14 * 2) / 2;
  const base = 44 + degree * 2 + (standard ? 8 : 0) + (prep ? 6 : 0) + hours * 0.9 + (draw.next() + draw.next() - 1) * 28;
  const score = (shift) => Math.max(4, Math.min(100, Math.round(base + shift + (draw.next() - 0.5) * 12)));
  return {
    'student id': `S-${20_001 + index}`,
    school: draw.pick(SCHOOLS),
    gender: female ? 'female' : 'male',
    'race/ethnicity': `group ${draw.weighted([
      ['A', 1],
      ['B', 2],
      ['C', 3.2],
      ['D', 2.6],
      ['E', 1.4],
    ])}`,
    'parental level of education': DEGREES[degree],
    lunch: standard ? 'standard' : 'free/reduced',
    'test preparation course': prep ? 'completed' : 'none',
    'weekly study hours': draw.chance(0.06) ? 'N/A' : hours,
    absences: draw.chance(0.25) ? 0 : Math.round(draw.next() ** 3 * 58),
    siblings: draw.chance(0.05)
      ? ''
      : draw.weighted([
          [0, 2],
          [1, 5],
          [2, 4],
          [3, 2],
          [4, 1],
        ]),
    'part-time job': draw.chance(0.27) ? 'yes' : 'no',
    'exam date': draw.pick(['12/05/2026', '19/05/2026', '02/06/2026', '22/09/2026', '06/10/2026', '03/11/2026']),
    'math score': score(female ? -2 : 3),
    'reading score': score(female ? 4 : -2),
    'writing score': score(female ? 5 : -3),
  };
}
