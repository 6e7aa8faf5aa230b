import { draws, ndjson, thousands } from '../made.mjs';
const TUTORS = [
  ['Marisol Vega', 'Spanish', 26],
  ['Iván Castaño', 'Spanish', 22],
  ['Lucie Perrault', 'French', 29],
  ['Antoine Giraud', 'French', 24],
  ['Heike Brandt', 'German', 31],
  ['Jonas Kessler', 'German', 27],
  ['Yuki Tanabe', 'Japanese', 34],
  ['Haruto Mori', 'Japanese', 30],
  ['Chiara Lombardi', 'Italian', 25],
  ['Min-ji Seo', 'Korean', 33],
];
const FIRST = ['Oliver', 'Priya', 'Hannah', 'Kofi', 'Dana', 'Ellis', 'Farah', 'Greta', 'Noor', 'Pablo', 'Rosa', 'Stefan', 'Tilda', 'Wes'];
const TOPICS = ['pronunciation', 'grammar', 'small talk', 'job interview', 'travel', 'exam prep', 'writing', 'business'];
const NOTES = [
  'Good progress with the past tense, still mixes up the auxiliaries.',
  'Laughed a lot, talked about a trip to the coast and ordering in restaurants.',
  'Bad connection at the start, we switched to audio only.',
  'Asked for more slow listening exercises and a list of everyday idioms.',
  'Read a short newspaper article aloud together.',
  '',
  '',
];
export function tutorlog() {
  const d = draws(45_202);
  const students = FIRST.flatMap((first) => d.some(['Abbott', 'Bianchi', 'Cole', 'Dube', 'Ek'], d.int(2, 3)).map((last) => `${first} ${last}`)).map(
    (student) => ({
      student,
      tutor: d.pick(TUTORS),
      level: d.pick(['A1', 'A1', 'A2', 'A2', 'B1', 'B1', 'B2', 'C1']),
    }),
  );
  let n = 9100;
  const records = Array.from({ length: 720 }, () => {
    const { student, tutor, level } = d.pick(students);
    const [name, language, hourly] = tutor;
    const minutes = d.pick([30, 45, 60, 60, 60, 90]);
    const status = d.weighted([
      ['completed', 17],
      ['cancelled', 3],
      ['no-show', 1.3],
    ]);
    const online = d.chance(0.72);
    const fee = (hourly * minutes * (online ? 1 : 1.2) * (status === 'no-show' ? 0.5 : 1)) / 60;
    return {
      sessionId: `S${(n += d.int(1, 4))}`,
      tutorName: name,
      studentName: student,
      language,
      level,
      sessionDate: d.day('2026-06-01', '2026-11-22'),
      duration: `${minutes} min`,
      fee: status === 'cancelled' ? null : `$${thousands(fee, ',', 2)}`,
      status,
      mode: online ? 'online' : 'in person',
      homeworkSet: status === 'completed' && d.chance(0.55),
      studentRating: status === 'completed' && d.chance(0.7) ? d.pick([3, 4, 4, 5, 5, 5, 2]) : null,
      topics: status === 'completed' ? d.some(TOPICS, d.int(1, 3)) : [],
      tutorNotes: status === 'completed' ? d.pick(NOTES) : '',
    };
  });
  return [{ file: 'tutorlog-2026-11-23.ndjson', text: ndjson(records) }];
}
