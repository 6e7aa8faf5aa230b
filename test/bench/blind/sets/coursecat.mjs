import { draws, json } from '../made.mjs';

const DEPTS = {
  CSCI: [
    'Computer Science',
    ['Programming', 'Algorithms', 'Databases', 'Operating Systems', 'Machine Learning', 'Computer Networks', 'Human-Computer Interaction'],
  ],
  MATH: ['Mathematics', ['Calculus', 'Linear Algebra', 'Probability', 'Number Theory', 'Real Analysis', 'Discrete Structures']],
  HIST: ['History', ['Modern Europe', 'The Ancient World', 'Colonial America', 'The Cold War', 'Medieval Cities']],
  BIOL: ['Biology', ['Genetics', 'Ecology', 'Cell Biology', 'Microbiology', 'Human Anatomy']],
  PSYC: ['Psychology', ['Social Psychology', 'Memory and Cognition', 'Child Development', 'Abnormal Psychology']],
  ECON: ['Economics', ['Microeconomics', 'Macroeconomics', 'Econometrics', 'Game Theory', 'Public Finance']],
  ENGL: ['English', ['Shakespeare', 'Creative Writing', 'The Novel', 'Poetry', 'Victorian Literature']],
  CHEM: ['Chemistry', ['General Chemistry', 'Organic Chemistry', 'Physical Chemistry', 'Biochemistry']],
  ARTH: ['Art History', ['Renaissance Art', 'Modern Art', 'Museum Studies']],
  SPAN: ['Spanish', ['Elementary Spanish', 'Intermediate Spanish', 'Latin American Cinema']],
  PHIL: ['Philosophy', ['Logic', 'Ethics', 'Philosophy of Mind']],
};
const PEOPLE = [
  'Okafor, N.',
  'Lindqvist, A.',
  'Marsh, T.',
  'Delgado, R.',
  'Iyer, S.',
  'Brandt, H.',
  "O'Neill, C.",
  'Kowalski, J.',
  'Tan, W.',
  'Abbas, F.',
  'Greene, L.',
  'Petrov, D.',
  'Hughes, M.',
  'Sato, K.',
  'Rossi, E.',
  'Nguyen, B.',
  'Fischer, P.',
  'Wright, V.',
  'Haddad, Y.',
  'Morin, G.',
];

/** A registrar's export of spring sections: course codes, "3 cr", TBA rooms and teachers, null fees. */
export function coursecat() {
  const draw = draws(250_037);
  const weights = [
    ['CSCI', 7],
    ['MATH', 6],
    ['HIST', 3.4],
    ['BIOL', 5],
    ['PSYC', 4.6],
    ['ECON', 4],
    ['ENGL', 4.4],
    ['CHEM', 3.6],
    ['ARTH', 1.6],
    ['SPAN', 2.4],
    ['PHIL', 2],
  ];
  const sections = new Map();
  const rows = Array.from({ length: 310 }, (_, index) => {
    const subject = draw.weighted(weights);
    const [department, topics] = DEPTS[subject];
    const at = draw.int(0, topics.length - 1);
    const level = draw.weighted([
      [100, 5],
      [200, 4],
      [300, 3.4],
      [400, 2],
      [500, 1.2],
    ]);
    const number = level + at * 10 + (subject === 'CSCI' ? 1 : 5);
    const code = `${subject} ${number}`;
    const section = (sections.get(code) ?? 0) + 1;
    sections.set(code, section);
    const lab = ['BIOL', 'CHEM'].includes(subject) ? draw.chance(0.65) : subject === 'CSCI' ? draw.chance(0.3) : draw.chance(0.02);
    const mode = draw.weighted([
      ['In person', 8],
      ['Online', 2.4],
      ['Hybrid', 1.5],
    ]);
    const capacity = draw.pick(level === 100 ? [40, 60, 80, 120, 180, 240] : level === 500 ? [12, 15, 18, 20] : [20, 24, 25, 30, 35, 45]);
    const enrolled = Math.min(capacity, Math.round(capacity * (0.3 + draw.next() * 0.95)));
    const start = draw.pick(['08:00', '09:00', '09:30', '10:30', '11:00', '13:00', '14:00', '15:30', '17:30', '18:30']);
    const online = mode === 'Online' && draw.chance(0.6);
    return {
      crn: 20_114 + index * 13,
      course: code,
      section: String(section).padStart(3, '0'),
      title: `${topics[at]}${level === 100 ? ' I' : level === 200 ? ' II' : level >= 500 ? ' Seminar' : level === 400 ? ': Advanced Topics' : ''}`,
      department,
      level,
      credits: `${
        lab
          ? 4
          : draw.weighted([
              [3, 10],
              [1, 1.3],
              [2, 1],
              [4, 1.6],
            ])
      } cr`,
      instructor: draw.chance(0.08) ? 'TBA' : draw.pick(PEOPLE),
      mode,
      campus:
        mode === 'Online'
          ? null
          : draw.weighted([
              ['Main', 7],
              ['Riverside', 2.4],
              ['Downtown', 1.6],
            ]),
      days: online
        ? null
        : draw.weighted([
            ['MWF', 5],
            ['TTh', 5],
            ['MW', 2.6],
            ['F', 1],
            ['W', 1],
            ['Sa', 0.4],
          ]),
      start_time: online ? null : start,
      room:
        mode === 'Online' ? null : draw.chance(0.07) ? 'TBA' : `${draw.pick(['Hale', 'Wells', 'Porter', 'Quinn', 'Science'])} ${draw.int(101, 428)}`,
      capacity,
      enrolled,
      waitlist: enrolled === capacity ? Math.round(draw.next() ** 1.6 * 26) : 0,
      lab,
      honors: draw.chance(0.09),
      open_to_auditors: draw.chance(0.12) ? null : draw.chance(0.4),
      prerequisites:
        level === 100 ? [] : draw.some([`${subject} 101`, `${subject} 115`, 'MATH 105', 'ENGL 105', 'Instructor consent'], draw.int(0, 3)),
      course_fee: lab ? `$${draw.pick([35, 50, 65, 80, 120])}` : draw.chance(0.06) ? '$20' : null,
      start_date: draw.chance(0.1) ? '2027-03-15' : draw.pick(['2027-01-11', '2027-01-11', '2027-01-12']),
      final_exam: level === 500 || draw.chance(0.2) ? null : draw.day('2027-05-03', '2027-05-12'),
      last_changed: draw.day('2026-09-01', '2026-11-19'),
    };
  });
  return [{ file: 'coursecat-2026-11-20.json', text: json(rows) }];
}
