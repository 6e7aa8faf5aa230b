import { csv, draws, round } from '../made.mjs';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** [subject, things taught]. */
const SUBJECTS = [
  ['Web Development', ['React', 'JavaScript', 'Node.js', 'CSS', 'WordPress']],
  ['Data Science', ['Python', 'Machine Learning', 'SQL', 'Statistics', 'Power BI']],
  ['Business Finance', ['Accounting', 'Stock Trading', 'Excel', 'Bookkeeping']],
  ['Graphic Design', ['Photoshop', 'Illustrator', 'Logo Design', 'Figma']],
  ['Musical Instruments', ['Guitar', 'Piano', 'Ukulele', 'Drums']],
  ['Personal Development', ['Public Speaking', 'Time Management', 'Meditation']],
  ['Languages', ['Spanish', 'Japanese', 'German', 'English Grammar']],
];
const FRAMES = [
  '%s for Beginners',
  'The Complete %s Bootcamp',
  'Learn %s in 30 Days',
  'Advanced %s',
  '%s Masterclass',
  '%s from Scratch',
  'Practical %s',
];
const TEACHERS = [
  'Priya Raman',
  'Marco Vitale',
  'Jonas Lindqvist',
  'Amy Okafor',
  'Daniel Reyes',
  'Sofia Petrov',
  'Ken Watanabe',
  'Laura Mendez',
  'Chris Boyle',
];
const SPOKEN = ['English', 'Spanish', 'French', 'German', 'Portuguese', 'Arabic', 'Hindi'];

function levelOf(draw, frame) {
  if (frame.startsWith('Advanced')) return 'Expert Level';
  return /Beginners|Scratch/.test(frame) ? 'Beginner Level' : draw.pick(['All Levels', 'All Levels', 'Intermediate Level']);
}

/** The courses of a marketplace: marks as "4.6 out of 5", hours with their unit, free courses at 0, instants of publishing, "Oct 12, 2026" for the last update. */
export function webcourses() {
  const draw = draws(300_077);
  const rows = Array.from({ length: 410 }, (_, at) => {
    const [subject, things] = draw.weighted(SUBJECTS.map((item, place) => [item, [8, 7, 6, 5, 4, 3, 3][place]]));
    const frame = draw.pick(FRAMES);
    const paid = draw.chance(0.84);
    const price = paid ? draw.pick([12.99, 14.99, 19.99, 24.99, 29.99, 49.99, 84.99, 99.99, 129.99, 199.99]) : 0;
    const published = draw.day('2018-02-01', '2026-11-10');
    const updated = draw.day(published > '2023-06-01' ? published : '2023-06-01', '2026-11-25');
    const subscribers = Math.round(20 + draw.next() ** 4 * 90_000 * (paid ? 1 : 1.7));
    const rated = draw.chance(0.93);
    const hours = round(0.5 + draw.next() ** 2 * 42, 1);
    const language = draw.weighted([
      ['English', 12],
      ['Spanish', 2],
      ['Portuguese', 1.3],
      ['German', 1],
    ]);
    return {
      course_id: 51_200 + at * 37,
      course_title: frame.replace('%s', draw.pick(things)),
      instructor: draw.pick(TEACHERS),
      subject,
      level: levelOf(draw, frame),
      language,
      is_paid: paid ? 'True' : 'False',
      price,
      discount: paid && draw.chance(0.3) ? `${draw.int(2, 16) * 5}% off` : '',
      num_subscribers: subscribers,
      num_reviews: rated ? Math.max(1, Math.round(subscribers * (0.02 + draw.next() * 0.12))) : 0,
      rating: rated ? `${Math.min(5, 3 + draw.next() * 1.1 + draw.next() * 0.9).toFixed(1)} out of 5` : '',
      num_lectures: Math.round(hours * 5 * draw.spread()) + 4,
      content_duration: `${hours} hours`,
      num_quizzes: draw.chance(0.35) ? 0 : draw.int(1, 24),
      certificate: paid && draw.chance(0.85) ? 'Yes' : 'No',
      bestseller: subscribers > 9_000 && draw.chance(0.3) ? 'Yes' : 'No',
      subtitles: [
        language,
        ...draw.some(
          SPOKEN.filter((name) => name !== language),
          draw.int(0, 3),
        ),
      ].join('; '),
      published_timestamp: `${published}T${String(draw.int(0, 23)).padStart(2, '0')}:${draw.int(10, 59)}:00Z`,
      last_updated: `${MONTHS[Number(updated.slice(5, 7)) - 1]} ${Number(updated.slice(8))}, ${updated.slice(0, 4)}`,
    };
  });
  return [{ file: 'webcourses-2026-11-26.csv', text: csv(rows) }];
}
