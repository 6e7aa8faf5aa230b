import { csv, draws } from '../made.mjs';

const JOBS = [
  ['blue-collar', 9.7],
  ['management', 9.4],
  ['technician', 7.6],
  ['admin.', 5.1],
  ['services', 4.1],
  ['retired', 2.3],
  ['self-employed', 1.6],
  ['entrepreneur', 1.5],
  ['unemployed', 1.3],
  ['housemaid', 1.2],
  ['student', 1],
  ['unknown', 0.3],
];

/** As bank-full.csv of the Portuguese bank: semicolons, yes/no, -1 for never called before. */
export function bankmarketing() {
  const draw = draws(240_008);
  const rows = Array.from({ length: 460 }, () => {
    const job = draw.weighted(JOBS);
    const age = job === 'student' ? draw.int(19, 30) : job === 'retired' ? draw.int(54, 86) : draw.int(23, 60);
    const before = draw.chance(0.22);
    const outcome = before
      ? draw.weighted([
          ['failure', 5],
          ['other', 2],
          ['success', 1.8],
        ])
      : 'unknown';
    const seconds = Math.round(20 + draw.next() ** 2.6 * 1500);
    const yes = draw.chance(0.02 + seconds / 2800 + (outcome === 'success' ? 0.5 : 0) + (['student', 'retired'].includes(job) ? 0.08 : 0));
    return {
      age,
      job,
      marital: draw.weighted(
        age < 32
          ? [
              ['single', 6],
              ['married', 4],
              ['divorced', 0.4],
            ]
          : [
              ['married', 7],
              ['single', 1.6],
              ['divorced', 1.5],
            ],
      ),
      education: draw.weighted([
        ['secondary', 5.1],
        ['tertiary', job === 'management' ? 12 : 2.2],
        ['primary', 1.5],
        ['unknown', 0.4],
      ]),
      default: draw.chance(0.025) ? 'yes' : 'no',
      balance: Math.round(draw.chance(0.1) ? -draw.next() * 900 : draw.next() ** 3.2 * 16_000),
      housing: draw.chance(age < 55 ? 0.6 : 0.2) ? 'yes' : 'no',
      loan: draw.chance(0.16) ? 'yes' : 'no',
      contact: draw.weighted([
        ['cellular', 6.5],
        ['unknown', 2.8],
        ['telephone', 0.8],
      ]),
      month: draw.weighted([
        ['may', 13],
        ['jul', 7],
        ['aug', 6],
        ['jun', 5],
        ['nov', 4],
        ['apr', 3],
        ['feb', 2.6],
        ['jan', 1.4],
        ['oct', 0.8],
        ['sep', 0.7],
        ['mar', 0.6],
      ]),
      duration: seconds,
      campaign: 1 + Math.floor(draw.next() ** 3.5 * 16),
      pdays: before ? draw.int(60, 380) : -1,
      previous: before ? draw.int(1, 8) : 0,
      poutcome: outcome,
      y: yes ? 'yes' : 'no',
    };
  });
  return [{ file: 'bankmarketing-2026-11-20.csv', text: csv(rows, ';') }];
}
