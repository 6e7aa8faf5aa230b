import { draws, json, thousands } from '../made.mjs';
const FIRST = [
  'Anna',
  'Marek',
  'Ines',
  'Jonas',
  'Chiara',
  'Pavel',
  'Sofie',
  'Hugo',
  'Katya',
  'Emre',
  'Noor',
  'Elena',
  'Bram',
  'Dora',
  'Luis',
  'Mina',
  'Olaf',
  'Rita',
];
const LAST = [
  'Vogel',
  'Kowalski',
  'Duarte',
  'Lind',
  'Bianchi',
  'Horak',
  'Maes',
  'Petit',
  'Orlova',
  'Aydin',
  'Haddad',
  'Rossi',
  'Visser',
  'Nagy',
  'Serra',
  'Jansen',
  'Berg',
  'Costa',
];
const TONGUES = ['English', 'German', 'French', 'Spanish', 'Italian', 'Dutch', 'Polish', 'Portuguese', 'Japanese', 'Arabic'];
export function translators() {
  const d = draws(53_606);
  let n = 1200;
  const names = d.some(
    FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)),
    310,
  );
  const records = names.map((name) => {
    const from = d.pick(TONGUES);
    const rare = from === 'Japanese' || from === 'Arabic' ? 1.35 : 1;
    const sworn = d.chance(0.34);
    const years = d.int(1, 34);
    const word = 0.085 * d.spread() * rare * (sworn ? 1.2 : 1) + years * 0.0008;
    return {
      profile_id: `t${(n += d.int(2, 15))}`,
      name,
      city: d.weighted([
        ['Berlin', 7],
        ['Brussels', 6],
        ['Lisbon', 4],
        ['Vienna', 4],
        ['Warsaw', 5],
        ['Milan', 4],
        ['Ghent', 2],
      ]),
      from_language: from,
      to_language: d.pick(TONGUES.filter((tongue) => tongue !== from)),
      rate_per_word: `€${word.toFixed(3)}`,
      hourly_rate: d.chance(0.13) ? '' : `€${(word * 420 * (0.8 + d.next() * 0.4)).toFixed(2)}/h`,
      years_experience: years,
      sworn: sworn ? 'Y' : 'N',
      rush_jobs: d.chance(0.47) ? 'Y' : 'N',
      specialisms: d.some(['legal', 'medical', 'marketing', 'literary', 'technical', 'finance', 'gaming', 'patents'], d.int(1, 3)),
      rating: d.chance(0.16) ? null : `${(3.4 + Math.sqrt(d.next()) * 1.6).toFixed(2)}/5`,
      jobs_done: thousands(Math.round(d.next() ** 3 * 2400 + years * 4), ','),
      last_active: d.day('2026-09-01', '2026-11-18').split('-').toReversed().join('.'),
    };
  });
  return [{ file: 'translators-2026-11-19.json', text: json(records) }];
}
