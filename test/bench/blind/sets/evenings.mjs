import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

// [department, code, subjects, fee per hour, tags]
const DEPTS = [
  [
    'Languages',
    'LA',
    ['Spanish', 'Italian', 'French', 'Japanese', 'German', 'British Sign Language', 'Welsh'],
    6.1,
    ['conversation', 'travel', 'grammar', 'exam prep'],
    7,
  ],
  [
    'Art & Craft',
    'AC',
    ['Watercolour', 'Life Drawing', 'Pottery', 'Silver Jewellery', 'Stained Glass', 'Upholstery', 'Screen Printing'],
    8.2,
    ['hands-on', 'take home project', 'studio', 'relaxing'],
    6,
  ],
  [
    'Cookery',
    'CK',
    ['Bread Baking', 'Thai Cooking', 'Knife Skills', 'Wine Tasting', 'Cake Decorating'],
    10.5,
    ['hands-on', 'food included', 'gift idea'],
    4,
  ],
  [
    'Digital',
    'DG',
    ['Excel', 'Python', 'Photoshop', 'Web Design', 'Video Editing', 'Digital Photography'],
    8.8,
    ['laptop needed', 'career', 'exam prep', 'hands-on'],
    5,
  ],
  [
    'Dance & Fitness',
    'DF',
    ['Salsa', 'Hatha Yoga', 'Pilates', 'Tap Dance', 'Tai Chi', 'Ballroom'],
    5.4,
    ['no partner needed', 'relaxing', 'social'],
    5,
  ],
  ['Music', 'MU', ['Guitar', 'Ukulele', 'Community Choir', 'Jazz Piano', 'Music Theory'], 7.4, ['social', 'exam prep', 'performance'], 4],
  ['Business', 'BZ', ['Bookkeeping', 'Public Speaking', 'Project Management', 'Starting a Business'], 11.2, ['career', 'exam prep'], 3],
  [
    'Humanities',
    'HU',
    ['Philosophy', 'Local History', 'Creative Writing', 'Psychology', 'Astronomy'],
    5.8,
    ['discussion', 'social', 'performance'],
    4,
  ],
];
const LEVELS = [
  ['Beginner', 6],
  ['Improver', 3],
  ['Intermediate', 3],
  ['Advanced', 1.4],
  ['All levels', 3],
];
const VENUES = [
  ['Guildhall Annexe', 4],
  ['Canal Street Studios', 3.5],
  ['Queens Road School', 3],
  ['St Anne Library', 1.6],
  ['The Old Mill', 1.5],
];
const TUTORS = [
  'Amara Osei',
  'Ben Whitlock',
  'Carla Menotti',
  'Dev Chaudhry',
  'Eilidh Fraser',
  'Femi Adeyemi',
  'Grete Lund',
  'Hugo Santos',
  'Ines Duarte',
  'Joan Pritchard',
  'Kenji Mori',
  'Lucy Farrow',
  'Marek Nowak',
  'Nadia Rahman',
  'Owen Tudor',
  'Priya Nair',
  'Rhys Bevan',
  'Sofia Lindqvist',
  'Tom Ashby',
  'Yusuf Demir',
];
const TITLES = [
  (s, { draw, lvl }) => `${s} ${lvl === 'Beginner' ? 1 : draw.pick([2, 3])}`,
  (s, { lvl }) => (lvl === 'Beginner' ? `${s} for Absolute Beginners` : `${s} Refresher`),
  (s, { sessions }) => (sessions > 1 ? `${s} in ${sessions} Evenings` : `${s} One-Night Taster`),
  (s) => `${s} Workshop`,
  (s, { lvl }) => (lvl === 'Beginner' ? `Discover ${s}` : `${s}: the Next Step`),
  (s, { draw }) => `${s} ${draw.pick(['after Work', 'at Dusk', 'by Candlelight'])}`,
  (s, { minAge }) => (minAge === 50 ? `${s} for the over 50s` : `${s} Evening Class`),
  (s, { term }) => (term === 'Spring' ? `${s}: Spring 2027 Intensive` : `Weeknight ${s}`),
];
const BLURBS = [
  'No experience needed, all materials at cost',
  'Small group of no more than 8, plenty of feedback',
  'Bring a notebook and 2 pencils to the first evening',
  'Taught in a 1920s hall with good light',
  'The course that sold out in 48 hours last year',
  'Covers units 4 to 9 of the course book',
  'Homework takes about 30 minutes a week',
  'Ends with a small show for friends and family',
  'You will need your own apron and a free evening',
  'For those who did the spring term or have 2 years of practice',
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The autumn to spring programme of an adult college at two visits: "GBP 148.00", "3 days ago", yes and no. */
export function evenings() {
  const draw = draws(909_221);
  let serial = 1180;
  const make = () => {
    serial += draw.int(1, 5);
    const [dept, code, subjects, rate, tags] = draw.weighted(DEPTS.map((item) => [item, item.at(-1)]));
    const subject = draw.pick(subjects);
    const single = draw.chance(0.17);
    const sessions = single ? 1 : draw.pick([4, 5, 6, 8, 10, 10, 12, 20, 30]);
    const each = single ? draw.pick([2, 3, 4]) : draw.pick([1.5, 2, 2, 2.5]);
    const term = draw.weighted([
      ['Autumn', 5],
      ['Spring', 4],
      ['Summer', 2],
    ]);
    const from = { Autumn: '2026-09-07', Spring: '2027-01-11', Summer: '2027-04-19' }[term];
    const start = addDays(from, draw.int(0, term === 'Summer' ? 60 : 75));
    const weekday = (new Date(start).getUTCDay() + 6) % 7;
    const first = addDays(start, weekday > 4 ? 7 - weekday : 0);
    const hours = sessions * each;
    const fee = draw.chance(0.03) ? 0 : round(rate * hours * draw.spread() * (hours > 30 ? 0.8 : 1) * 2) / 2;
    const places = draw.pick([8, 10, 12, 14, 16, 18, 24, 30]);
    const booked = Math.min(places, Math.round(places * draw.next() ** 0.8));
    const mode = draw.weighted([
      ['in person', 7],
      ['online', 2],
      ['hybrid', 1],
    ]);
    const exam = draw.chance(0.16);
    const lvl = draw.weighted(LEVELS);
    const minAge = draw.weighted([
      [16, 5],
      [18, 3],
      [14, 1],
      [50, 0.6],
    ]);
    return {
      courseCode: `${code}${serial}`,
      title: draw.pick(TITLES)(subject, { draw, lvl, sessions, minAge, term }),
      dept,
      subject,
      lvl,
      term,
      mode,
      venue: mode === 'online' ? null : draw.weighted(VENUES),
      weekday: DAYS[(new Date(first).getUTCDay() + 6) % 7],
      starts_at: draw.pick(['17:30', '18:00', '18:30', '18:30', '19:00', '19:30']),
      first_session: first,
      last_session: addDays(first, (sessions - 1) * 7),
      sessions,
      hrsTotal: hours,
      fee: `GBP ${fee.toFixed(2)}`,
      concFee: fee > 0 && draw.chance(0.72) ? `GBP ${(fee * draw.pick([0.5, 0.6, 0.7, 0.75])).toFixed(2)}` : null,
      materials: draw.chance(0.38) ? `GBP ${draw.int(3, 64)}.00` : 'N/A',
      cap: places,
      booked,
      waitlist: booked === places ? draw.int(0, 19) : 0,
      tutor: draw.chance(0.05) ? null : draw.pick(TUTORS),
      tutorScore: draw.chance(0.12) ? null : round(3.1 + draw.next() ** 0.8 * 1.9, 1),
      enrol_by: addDays(first, -draw.int(3, 28)),
      accredited: exam ? 'yes' : 'no',
      examFee: exam ? draw.int(30, 185) : null,
      stepFree: mode === 'online' ? null : draw.chance(0.67),
      creche: draw.chance(0.14) ? 'yes' : 'no',
      minAge,
      since: draw.int(dept === 'Digital' ? 1998 : 1974, 2026),
      tags: draw.some(tags, draw.int(0, Math.min(3, tags.length))),
      edited: `${draw.int(1, 60)} days ago`,
      blurb: `${draw.pick(BLURBS)}.`,
    };
  };
  const change = (record) => {
    const more = Math.min(record.cap, record.booked + draw.int(0, 7));
    const fee = Number(record.fee.slice(4));
    return {
      ...record,
      fee: fee > 0 && draw.chance(0.25) ? `GBP ${Math.max(5, fee + draw.pick([-30, -20, -12.5, -5, 5, 10, 15])).toFixed(2)}` : record.fee,
      booked: more,
      waitlist: more === record.cap ? record.waitlist + draw.int(0, 4) : 0,
      tutor: draw.chance(0.08) ? draw.pick(TUTORS) : record.tutor,
      edited: '-4 days ago',
    };
  };
  const first = Array.from({ length: 610 }, make);
  // Edits before the second visit are up to 13 days old; the rest have aged by 14 days.
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.46, change, added: 74, make }).map((record, index) => {
    const known = index < 1000 && first.some((old) => old.courseCode === record.courseCode);
    if (!known) return { ...record, edited: `${draw.int(1, 13)} days ago` };
    return {
      ...record,
      edited: record.edited.startsWith('-') ? `${draw.int(1, 13)} days ago` : `${Number.parseInt(record.edited, 10) + 14} days ago`,
    };
  });
  const plain = (record) => ({ ...record, edited: record.edited.replace(/^1 days/, '1 day') });
  return [
    { file: 'evenings-2026-08-17.ndjson', text: ndjson(first.map(plain)) },
    { file: 'evenings-2026-08-31.ndjson', text: ndjson(second.map(plain)) },
  ];
}
