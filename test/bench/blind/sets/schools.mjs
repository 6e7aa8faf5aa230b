import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const CODE = { Manhattan: 'M', Bronx: 'X', Brooklyn: 'K', Queens: 'Q', 'Staten Island': 'R' };
const SPAN = { Elementary: ['PK-05', '0K-05'], Middle: ['06-08'], High: ['09-12'], 'K-8': ['0K-08', 'PK-08'] };
const NAMES = [
  'Harriet Tubman',
  'Clara Barton',
  'Duke Ellington',
  'Walt Whitman',
  'Rachel Carson',
  'Benjamin Banneker',
  'Riverside',
  'Bay Ridge',
  'Crown Heights',
  'Sunnyside',
  'Pelham',
  'Maple Grove',
  'Frederick Douglass',
  'Emma Lazarus',
  'Louis Armstrong',
  'Shirley Chisholm',
  'Hillcrest',
  'Pathways',
];
const pct = (value) => `${value.toFixed(1)}%`;

/** A directory of public schools with their figures, two school years. */
export function schools() {
  const draw = draws(820_005);
  let index = 0;
  const make = () => school(draw, index++);
  const first = Array.from({ length: 330 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.05,
    changed: 0.55,
    change: (one) => changed(draw, one),
    added: 19,
    make: () => school(draw, index++, true),
  });
  return [
    { file: 'schools-2025-11-20.csv', text: csv(first) },
    { file: 'schools-2026-11-20.csv', text: csv(second) },
  ];
}

function changed(draw, one) {
  const pupils = Number(one.total_enrollment.replace(',', ''));
  const reviewed = draw.chance(0.3);
  return {
    ...one,
    total_enrollment: thousands(Math.max(60, Math.round(pupils * (0.88 + draw.next() * 0.2))), ','),
    attendance_rate: pct(Math.min(99.2, Number.parseFloat(one.attendance_rate) + draw.next() * 3 - 1.2)),
    'Grad Rate': one['Grad Rate'] === '' ? '' : pct(Math.min(99.5, Number.parseFloat(one['Grad Rate']) + draw.next() * 6 - 2)),
    last_reviewed: reviewed ? draw.day('2025-12-01', '2026-11-10') : one.last_reviewed,
    review_rating: reviewed ? rating(draw) : one.review_rating,
  };
}

function rating(draw) {
  return draw.weighted([
    ['Well Developed', 3],
    ['Proficient', 6],
    ['Developing', 2.4],
    ['Underdeveloped', 0.8],
  ]);
}

function school(draw, i, fresh = false) {
  const borough = draw.weighted([
    ['Brooklyn', 6],
    ['Queens', 5],
    ['Bronx', 5],
    ['Manhattan', 4],
    ['Staten Island', 1.3],
  ]);
  const level = draw.weighted([
    ['Elementary', 8],
    ['Middle', 4],
    ['High', 5],
    ['K-8', 2],
  ]);
  const charter = draw.chance(0.2);
  const pupils = Math.round((level === 'High' ? 260 : 190) + draw.next() ** 2 * (level === 'High' ? 3200 : 1100));
  const lunch = 12 + draw.next() ** 0.6 * 84;
  const attendance = 97.5 - lunch * 0.08 - draw.next() * 5;
  const size = draw.int(17, 31);
  const number = draw.int(10, 699);
  return {
    DBN: `${String((i % 32) + 1).padStart(2, '0')}${CODE[borough]}${String(100 + i)}`,
    school_name: `${charter ? '' : draw.chance(0.4) ? `P.S. ${number} ` : ''}${draw.pick(NAMES)} ${charter ? 'Charter School' : level === 'High' ? draw.pick(['High School', 'Academy', 'HS for Science']) : level === 'Middle' ? 'Middle School' : 'School'}`,
    borough,
    'School Level': level,
    Grades: draw.pick(SPAN[level]),
    Charter: charter ? 'Y' : 'N',
    total_enrollment: thousands(pupils, ','),
    'Pct Free Lunch': pct(lunch),
    pctELL: draw.chance(0.05) ? '' : pct(1 + draw.next() ** 2 * 38),
    attendance_rate: pct(attendance),
    'Grad Rate': level === 'High' ? pct(Math.min(99, attendance - 8 - draw.next() * 22 + 6)) : '',
    avgClassSize: size,
    'Teachers FTE': round(pupils / (size * 0.55 + draw.next() * 2), 1),
    year_opened: fresh ? 2026 : draw.chance(0.55) ? draw.int(1899, 1979) : draw.int(1980, 2023),
    last_reviewed: fresh ? '' : draw.day('2022-09-10', '2025-11-05'),
    review_rating: fresh ? '' : rating(draw),
  };
}
