import { addDays, draws, ndjson, round } from '../made.mjs';

const FIELDS = [
  ['Computer Science', ['machine learning', 'databases', 'computer vision', 'security', 'human-computer interaction'], 'CS', 1],
  ['Medicine', ['oncology', 'cardiology', 'public health', 'medical imaging'], 'MD', 1.4],
  ['Physics', ['quantum optics', 'astrophysics', 'condensed matter'], 'PH', 0.9],
  ['Biology', ['genomics', 'ecology', 'neuroscience'], 'BI', 0.95],
  ['Social Science', ['economics', 'education', 'linguistics', 'public policy'], 'SO', 0.7],
  ['Engineering', ['robotics', 'materials', 'energy systems', 'control'], 'EN', 1.05],
];
const CITIES = [
  ['Vienna', 'Austria'],
  ['Lisbon', 'Portugal'],
  ['Porto', 'Portugal'],
  ['Boston', 'United States'],
  ['San Diego', 'United States'],
  ['Kyoto', 'Japan'],
  ['Singapore', 'Singapore'],
  ['Berlin', 'Germany'],
  ['Munich', 'Germany'],
  ['Melbourne', 'Australia'],
  ['Cape Town', 'South Africa'],
  ['Toronto', 'Canada'],
];
const PUBLISHERS = ['Arbor Press', 'IEX', 'Open Proceedings', 'Sphere Science', 'ACE'];
const KINDS = ['International Conference on', 'Symposium on', 'Workshop on', 'European Conference on', 'Annual Meeting on'];
const title = (words) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Calls for papers of scientific conferences: deadlines, fees in euros, rates "23.4%", topics as a list, null where online or not said. */
export function confs() {
  const draw = draws(350_077);
  const rows = Array.from({ length: 260 }, () => {
    const [field, topics, code, level] = draw.weighted(FIELDS.map((item, at) => [item, [7, 3, 2.5, 3, 3, 4][at]]));
    const some = draw.some(topics, draw.int(1, 3));
    const format = draw.weighted([
      ['In person', 6],
      ['Hybrid', 3],
      ['Online', 1.6],
    ]);
    const [city, country] = format === 'Online' ? [null, null] : draw.pick(CITIES);
    const startDate = draw.day('2026-12-01', '2027-12-10');
    const paperDeadline = addDays(startDate, -draw.int(95, 240));
    const early = draw.chance(0.07) ? null : Math.round(((format === 'Online' ? 140 : 430) * level * draw.spread()) / 5) * 5;
    const kind = draw.pick(KINDS);
    return {
      acronym: `${code}${draw.pick(['CON', 'SYM', 'MEET', 'CONF', 'X'])}${draw.int(10, 99)}`,
      title: `${kind} ${title(some.join(' and '))}`,
      field,
      topics: some,
      edition: draw.int(1, 44),
      format,
      city,
      country,
      startDate,
      days: draw.pick([1, 2, 2, 3, 3, 4, 5]),
      abstractDeadline: draw.chance(0.4) ? null : addDays(paperDeadline, -draw.int(5, 14)),
      paperDeadline,
      notification: addDays(paperDeadline, draw.int(35, 80)),
      deadlineExtended: draw.chance(0.2),
      pageLimit: draw.chance(0.12) ? null : draw.pick([4, 6, 8, 8, 10, 12, 15]),
      doubleBlind: draw.chance(0.46),
      acceptanceRate: draw.chance(0.2) ? null : `${(9 + draw.next() * 55).toFixed(1)}%`,
      submissionsLastYear: draw.chance(0.15) ? null : draw.int(30, 3200),
      h5Index: draw.chance(0.3) ? null : draw.int(4, 140),
      rank: draw.weighted([
        ['A*', 1],
        ['A', 2.5],
        ['B', 4],
        ['C', 3],
        [null, 2],
      ]),
      earlyFeeEur: early,
      lateFeeEur: early === null ? null : round(early * (1.15 + draw.next() * 0.3)),
      studentFeeEur: early === null || draw.chance(0.15) ? null : round(early * (0.35 + draw.next() * 0.3)),
      travelGrants: draw.chance(0.34),
      publisher: draw.chance(0.06) ? null : draw.pick(PUBLISHERS),
    };
  });
  return [{ file: 'confs-2026-11-26.ndjson', text: ndjson(rows) }];
}
