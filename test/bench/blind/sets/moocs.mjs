import { csv, draws, round } from '../made.mjs';

const PROVIDERS = [
  ['Coursea', 7, 1],
  ['Udemia', 7, 0.5],
  ['edXL', 5, 1.6],
  ['FutureLeap', 3, 0.8],
  ['SkillShed', 3, 0.4],
];
const PARTNERS = {
  Coursea: ['Univ. of Leiden', 'Duke Lake', 'Google Careers', 'Stanford Online'],
  edXL: ['MITx', 'Harvard Ext.', 'TU Delft', 'IBM'],
  FutureLeap: ['Open Univ.', "King's London", 'Univ. of Leiden'],
};
const SUBJECTS = {
  'Data Science': [
    ['Machine Learning', 'Statistics with R', 'SQL for Analysts', 'Python for Data', 'Deep Learning', 'Data Visualisation'],
    ['python', 'sql', 'statistics', 'pandas', 'r', 'machine learning'],
  ],
  Programming: [
    ['Web Development', 'Java Basics', 'Rust from Zero', 'Algorithms', 'Mobile Apps', 'Python for Everyone'],
    ['python', 'java', 'javascript', 'git', 'algorithms', 'react'],
  ],
  Business: [
    ['Project Management', 'Accounting 101', 'Digital Marketing', 'Negotiation', 'Startup Finance'],
    ['excel', 'leadership', 'marketing', 'finance', 'communication'],
  ],
  Design: [
    ['UX Research', 'Graphic Design', 'Typography', 'Photo Editing', '3D with Blender'],
    ['figma', 'photoshop', 'ux', 'blender', 'color'],
  ],
  Languages: [
    ['Spanish A1', 'Japanese for Beginners', 'Business English', 'German B1', 'Mandarin Tones'],
    ['speaking', 'grammar', 'listening', 'writing'],
  ],
  Health: [
    ['Nutrition Science', 'Mindfulness', 'First Aid', 'Public Health', 'Anatomy'],
    ['wellbeing', 'biology', 'epidemiology', 'communication'],
  ],
  Music: [
    ['Guitar for Beginners', 'Music Theory', 'Songwriting', 'Mixing Basics'],
    ['theory', 'ear training', 'ableton', 'writing'],
  ],
};
const TEACHERS = [
  'Dr. Hana Suzuki',
  'Angela Yoo',
  'Prof. M. Rossi',
  'Jonas Weber',
  'Lucia Campos',
  'Andrew Ngo',
  'Priti Desai',
  'Colt Stone',
  "Sarah O'Dell",
  'Wim de Boer',
  'Fatou Ndiaye',
  'Max Schwarz',
  'Barb Oak',
];

/** Online courses of five providers: "34.5K" enrolled, "$49.99", skills with ";", True and False as a Python script leaves them. */
export function moocs() {
  const draw = draws(330_707);
  const short = (value) => (value < 1000 ? String(value) : `${round(value / 1000, 1)}K`);
  const rows = Array.from({ length: 420 }, (_, at) => {
    const [provider, , factor] = draw.weighted(PROVIDERS.map((entry) => [entry, entry[1]]));
    const subject = draw.weighted(Object.keys(SUBJECTS).map((name, index) => [name, [7, 7, 5, 4, 3, 3, 2][index]]));
    const [titles, skills] = SUBJECTS[subject];
    const level = draw.weighted([
      ['Beginner', 8],
      ['Intermediate', 5],
      ['Advanced', 3],
      ['All levels', 2],
    ]);
    const free = draw.chance(provider === 'FutureLeap' ? 0.5 : 0.16);
    const pace = draw.chance(0.66) ? 'self-paced' : 'scheduled';
    const reviews = draw.chance(0.08) ? 0 : Math.round(3 + draw.next() ** 4 * 62_000);
    return {
      course_id: `crs-${1001 + at * 5}`,
      course_title: `${draw.pick(titles)}${draw.pick(['', '', ': The Complete Guide', ' Bootcamp', ' Essentials', ' in Practice', ' (2026)'])}`,
      provider,
      partner_org: provider in PARTNERS ? draw.pick(PARTNERS[provider]) : '',
      instructor: draw.pick(TEACHERS),
      subject,
      level,
      lang: draw.weighted([
        ['English', 12],
        ['Spanish', 3],
        ['French', 2],
        ['German', 1.4],
        ['Portuguese', 1],
      ]),
      weeks: draw.chance(0.9) ? draw.int(1, 24) : '',
      hrs_per_week: draw.chance(0.92) ? draw.int(1, 12) : '',
      num_lectures: draw.int(8, 310),
      price: free ? '$0.00' : `$${(Math.round((12 + draw.next() ** 2 * 280) * factor) + 0.99).toFixed(2)}`,
      is_free: free ? 'True' : 'False',
      has_certificate: draw.chance(0.7) ? 'True' : 'False',
      cert_fee: draw.chance(0.25) ? `$${draw.pick([29, 39, 49, 79, 99])}` : '',
      rating: reviews === 0 ? '' : round(3 + Math.sqrt(draw.next()) * 2, 1),
      n_reviews: reviews,
      enrolled: short(Math.round(40 + reviews * (3 + draw.next() * 9) + draw.next() ** 5 * 90_000)),
      completion_rate: draw.chance(0.7) ? `${draw.int(4, 78)}%` : '',
      skills: draw.some(skills, draw.int(1, 3)).join('; '),
      subtitle_langs: draw.int(0, 18),
      pace,
      next_start: pace === 'scheduled' ? draw.day('2026-11-30', '2027-03-31') : '',
      launched: draw.day('2017-01-10', '2026-10-30').slice(0, 10),
      last_updated: draw.day('2024-01-05', '2026-11-24'),
      enterprise_ok: draw.chance(0.4) ? 'True' : 'False',
    };
  });
  for (const row of rows) if (row.launched > row.last_updated) row.launched = row.last_updated;
  return [{ file: 'moocs-2026-11-25.csv', text: csv(rows) }];
}
