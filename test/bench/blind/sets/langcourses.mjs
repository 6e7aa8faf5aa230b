import { addDays, csv, draws, round, thousands } from '../made.mjs';

const CITIES = [
  ['Malaga', 'Spain', 'Spanish', 0.85, ['Academia Alborán', 'Escuela La Farola', 'Hispania Sur']],
  ['Valencia', 'Spain', 'Spanish', 0.88, ['Turia Idiomas', 'Casa de Lenguas']],
  ['Salamanca', 'Spain', 'Spanish', 0.8, ['Colegio Tormes', 'Plaza Mayor Spanish']],
  ['Lyon', 'France', 'French', 1.05, ['Alpha Rhône', 'Institut Bellecour']],
  ['Nice', 'France', 'French', 1.12, ['Azur Langue', 'École Masséna']],
  ['Bologna', 'Italy', 'Italian', 0.9, ['Due Torri Scuola', 'Parola Viva']],
  ['Siena', 'Italy', 'Italian', 0.86, ['Scuola del Campo']],
  ['Berlin', 'Germany', 'German', 1, ['Spreesprachen', 'Kiez Deutsch', 'Institut Linde']],
  ['Vienna', 'Austria', 'German', 1.08, ['Donau Akademie', 'Wiener Sprachhaus']],
  ['Lisbon', 'Portugal', 'Portuguese', 0.9, ['Tejo School', 'Falar Bem']],
  ['Dublin', 'Ireland', 'English', 1.2, ['Liffey English', 'Merrion College']],
  ['Valletta', 'Malta', 'English', 0.95, ['Harbour English', 'Knights School of English']],
];
const KINDS = [
  ['General', [15, 20], 1, [1, 2, 3, 4, 8], [8, 10, 12, 14]],
  ['Intensive', [25, 30], 1.35, [1, 2, 3, 4, 6, 8, 12], [8, 10, 12]],
  ['Exam prep', [20, 25], 1.45, [2, 4, 6, 8], [6, 8, 10]],
  ['Business', [15, 20, 25], 2, [1, 2], [4, 5, 6]],
  ['Evening', [4, 6], 0.36, [4, 8, 10, 12], [10, 12, 14]],
  ['One-to-one', [10, 15, 20], 3.6, [1, 2], [1]],
  ['Junior camp', [20], 2.3, [1, 2, 3], [12, 15]],
];
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

export function langcourses() {
  const d = draws(380_303);
  let id = 7003;
  const euro = (value, digits = 2) => `${thousands(value, '.', digits, ',')} €`;
  const make = () => {
    const [city, country, language, level, schools] = d.pick(CITIES);
    const school = d.pick(schools);
    const [kind, lessons, price, lengths, groups] = d.pick(KINDS);
    const lessonsPerWeek = d.pick(lessons);
    const weeks = d.pick(lengths);
    const low = kind === 'Exam prep' ? d.int(2, 4) : d.int(0, 3);
    const group = d.pick(groups);
    const start = addDays('2026-12-07', d.int(0, 40) * 7);
    const reviews = d.chance(0.1) ? 0 : d.int(1, 480);
    return {
      offer_id: `LC${(id += d.int(1, 7))}`,
      school,
      city,
      country,
      lang: language,
      crs_type: kind,
      lvl_from: LEVELS[low],
      lvl_to: LEVELS[Math.min(5, low + d.int(1, 3))],
      les_per_wk: lessonsPerWeek,
      les_min: d.pick([45, 45, 50, 55]),
      dur_wks: weeks,
      max_grp: group,
      spaces_left: kind === 'One-to-one' ? d.int(0, 3) : d.int(0, group),
      crs_fee: euro(Math.round(200 * price * level * weeks ** 0.92 * d.spread())),
      reg_fee: d.chance(0.14) ? 'incl.' : euro(d.pick([35, 45, 50, 60, 75])),
      books: d.chance(0.3) ? 'incl.' : euro(d.pick([18.5, 24, 29.9, 35, 42.5])),
      homestay_wk: kind === 'Evening' || d.chance(0.12) ? '' : euro(Math.round(235 * level * d.spread())),
      residence_wk: kind === 'Evening' || d.chance(0.3) ? '' : euro(Math.round(275 * level * d.spread())),
      min_age: kind === 'Junior camp' ? d.pick([8, 10, 12]) : d.pick([16, 16, 17, 18]),
      start_dt: start.split('-').toReversed().join('.'),
      end_dt: addDays(start, weeks * 7 - 3)
        .split('-')
        .toReversed()
        .join('.'),
      tm: kind === 'Evening' ? d.pick(['18:00', '18:30', '19:00']) : d.pick(['08:30', '09:00', '09:00', '09:30', '13:30']),
      online_too: d.pick(['y', 'n', 'n']),
      visa_help: d.pick(['yes', 'no', 'yes']),
      cert: kind === 'Exam prep' ? 'yes' : d.pick(['yes', 'yes', 'no']),
      free_trial: d.pick(['Y', 'N', 'N', 'N']),
      airport_transf: d.chance(0.25) ? '' : euro(d.pick([25, 35, 40, 55, 70]), 0),
      rtg: reviews
        ? round(6.4 + Math.sqrt(d.next()) * 3.5, 1)
            .toFixed(1)
            .replace('.', ',')
        : '',
      n_revs: reviews,
      accred: d.some(['EAQUALS', 'IALC', 'ALTO', 'Quality English', 'state inspected'], d.int(0, 3)).join('; '),
      extras: d
        .some(
          ['city walks', 'cooking class', 'dance evening', 'museum visits', 'surfing', 'wine tasting', 'tandem partner', 'film night'],
          d.int(1, 4),
        )
        .join('; '),
      url: `https://sprachreise.example/offers/${id}`,
      descr: `${kind} ${language} in ${city} with ${school}. ${d
        .some(
          [
            'Lessons in bright rooms near the old town.',
            'Teachers with at least five years in the classroom.',
            'Placement test on the first morning.',
            'Learners come from more than thirty countries.',
            'Coffee and a terrace for the breaks.',
            'Homework is checked every day.',
            'Much speaking, little paper.',
          ],
          3,
        )
        .join(' ')}`,
    };
  };
  return [{ file: 'langcourses-2026-11-30.csv', text: csv(Array.from({ length: 470 }, make), ';') }];
}
