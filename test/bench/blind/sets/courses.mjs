import { addDays, draws, json, nextRun, round } from '../made.mjs';
const TOPICS = {
  'Data & AI': ['Intro to Machine Learning', 'SQL from Scratch', 'Statistics with R', 'Neural Networks', 'Data Visualisation', 'Python for Analysts'],
  Design: ['Typography Basics', 'UX Research', 'Motion Graphics', 'Figma Bootcamp'],
  Business: ['Bookkeeping 101', 'Negotiation Skills', 'Project Planning', 'Start Your Own Café', 'Marketing in 30 Days'],
  Languages: ['Spanish A1', 'Conversational Japanese', 'German B2', 'French for Travellers', 'Business English'],
  Crafts: ['Sourdough Baking', 'Watercolour Landscapes', 'Knitting Socks', 'Darkroom Photography', 'Furniture Restoration'],
  Music: ['Jazz Piano', 'Fingerstyle Guitar', 'Mixing and Mastering', 'Songwriting Lab'],
  Health: ['First Aid', 'Nutrition Science', 'Mindfulness in 8 Weeks', 'Yoga Teacher Prep'],
};
const SKILLS = {
  'Data & AI': ['python', 'sql', 'statistics', 'excel', 'machine learning'],
  Design: ['figma', 'typography', 'illustration', 'research'],
  Business: ['excel', 'leadership', 'negotiation', 'accounting'],
  Languages: ['grammar', 'listening', 'pronunciation', 'writing'],
  Crafts: ['baking', 'drawing', 'woodwork', 'photography'],
  Music: ['theory', 'composition', 'recording', 'improvisation'],
  Health: ['anatomy', 'coaching', 'nutrition', 'breathing'],
};
const SCHOOLS = ['Ashgrove College', 'LearnHive', 'Open Northern', 'Studio Kestrel', 'The Evening Institute', 'Campus Lumen', 'Skillet'];
const TUTORS = [
  'Dr. Amara Okoye',
  'Ben Holt',
  'C. Fontaine',
  'Yuki Sato',
  'Prof. Liam Byrne',
  'Greta Nilsson',
  'Rosa Díaz',
  'Tom Whitaker',
  'Ines Moreau',
  'K. Subramanian',
  'Olu Adeyemi',
];
const INTROS = [
  'No experience needed, just curiosity.',
  'Weekly live sessions and one final project.',
  'Learn from a working professional.',
  'Bring your own materials.',
  'Includes a free 40 page workbook.',
  'Small groups, lots of feedback.',
  'Certificate track available at extra effort.',
];
const pounds = (value) => `£${value.toFixed(2)}`;
export function courses() {
  const draw = draws(50404);
  let serial = 400;
  const make = (from, to) => () => {
    serial += draw.int(1, 4);
    const subject = draw.weighted(Object.keys(TOPICS).map((name, at) => [name, 9 - at]));
    const level = draw.weighted([
      ['Beginner', 5],
      ['Intermediate', 4],
      ['Advanced', 2],
      ['All levels', 2],
    ]);
    const hours = round(3 + draw.next() ** 2 * 115, 1),
      weeks = Math.max(1, Math.round(hours / draw.int(2, 7)));
    const free = draw.chance(0.12),
      fee = free ? 0 : round(12 + hours * 4.1 * draw.spread() + draw.next() * 30, 2);
    const enrolled = Math.round(8 + draw.next() ** 4 * 24000),
      reviews = draw.chance(0.12) ? 0 : Math.round(enrolled * draw.next() * 0.18),
      paced = draw.chance(0.46);
    return {
      courseCode: `${subject.slice(0, 2).toUpperCase()}-${serial}`,
      courseName: `${draw.pick(TOPICS[subject])}${draw.pick(['', '', ' Masterclass', ' (evening)', ': The Essentials', ' II', ' Live'])}`,
      school: draw.pick(SCHOOLS),
      subject,
      Level: level,
      tutor: draw.chance(0.03) ? null : draw.pick(TUTORS),
      hrs_total: `${hours} hrs`,
      weeks,
      fee: pounds(fee),
      listFee: !free && draw.chance(0.35) ? pounds(round(fee * (1.1 + draw.next() * 0.6), 2)) : null,
      certificate: draw.chance(0.58) ? 'Yes' : 'No',
      selfPaced: paced,
      captions: draw.chance(0.5) ? 1 : 0,
      spoken: draw.weighted([
        ['English', 14],
        ['Spanish', 3],
        ['German', 2],
        ['French', 2],
        ['Polish', 1],
      ]),
      enrolled,
      stars: reviews === 0 ? null : round(2.9 + draw.next() * 2.1, 2),
      reviews_n: reviews,
      passRate: draw.chance(0.2) ? 'N/A' : `${draw.int(41, 99)}%`,
      nextStart: paced ? null : draw.day(from, to),
      updated: draw.day('2023-04-01', addDays(from, -3)),
      skills: draw.some(SKILLS[subject], draw.int(1, 3)),
      prereq: draw.chance(0.32) ? draw.pick(['Basic maths', 'Own laptop', 'Level 1 course', 'Portfolio', 'A2 in the language']) : null,
      intro: draw.pick(INTROS),
    };
  };
  const change = (today) => (record) => {
    const fee = Number(record.fee.slice(1)),
      more = 1 + Math.round(draw.next() ** 3 * 2600);
    const moved = fee > 0 && draw.chance(0.4) ? { fee: pounds(round(fee * draw.pick([0.7, 0.8, 0.9, 1.05, 1.15]), 2)) } : {};
    return {
      ...record,
      ...moved,
      enrolled: record.enrolled + more,
      ...(record.stars === null || draw.chance(0.5)
        ? {}
        : { stars: Math.min(5, round(record.stars + draw.next() * 0.2 - 0.1, 2)), reviews_n: record.reviews_n + draw.int(1, 9) }),
      ...(record.nextStart !== null && record.nextStart < today ? { nextStart: addDays(record.nextStart, 56) } : {}),
      ...(draw.chance(0.15) ? { updated: addDays(today, -draw.int(0, 20)) } : {}),
    };
  };
  const one = Array.from({ length: 540 }, make('2026-03-03', '2026-08-30'));
  const two = nextRun(one, { draw, gone: 0.05, changed: 0.5, change: change('2026-04-06'), added: 48, make: make('2026-04-08', '2026-10-10') });
  const three = nextRun(two, { draw, gone: 0.07, changed: 0.45, change: change('2026-05-04'), added: 57, make: make('2026-05-06', '2026-11-20') });
  const runs = { '03-02': one, '04-06': two, '05-04': three };
  return Object.entries(runs).map(([day, records]) => ({ file: `courses-2026-${day}.json`, text: json(records) }));
}
