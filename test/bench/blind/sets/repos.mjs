import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const OWNERS = [
  'acme-labs',
  'northwind',
  'tinytools',
  'jdoe42',
  'quietbyte',
  'openharbor',
  'sakura-dev',
  'redpanda-io',
  'mvogel',
  'datamill',
  'pixelforge',
  'lambda-house',
  'octavia',
  'bluefin',
  'kernelkids',
];
const WORDS = [
  ['fast', 'tiny', 'awesome', 'py', 'go', 'super', 'mini', 'open', 'deep', 'next', 'cloud', 'type', 'async', 'hyper', 'micro'],
  [
    'router',
    'cache',
    'charts',
    'parser',
    'auth',
    'scraper',
    'queue',
    'editor',
    'tensor',
    'linter',
    'proxy',
    'bot',
    'notes',
    'db',
    'shell',
    'player',
    'forms',
    'mailer',
  ],
];
const ABOUT = [
  'A lightweight {w} for busy teams',
  'The {w} you always wanted, zero dependencies',
  'Self-hosted {w} with a simple web UI',
  'Experimental {w}, do not use in production',
  'Blazing fast {w} written from scratch',
  'Plugin-based {w} and friends',
  'Yet another {w}, but documented',
];
const LANGUAGES = [
  ['Python', 6],
  ['JavaScript', 5],
  ['TypeScript', 5],
  ['Go', 3],
  ['Rust', 3],
  ['Java', 2.5],
  ['C++', 2],
  ['Ruby', 1],
  ['Shell', 0.8],
  [null, 0.5],
];
const TOPICS = [
  'cli',
  'machine-learning',
  'web',
  'database',
  'security',
  'devops',
  'kubernetes',
  'automation',
  'graphics',
  'privacy',
  'hacktoberfest',
  'api',
  'react',
];

/** Code repositories as an API crawler leaves them, three weekly runs. */
export function repos() {
  const draw = draws(230_606);
  const seen = new Set();
  const make = (from, to) => () => {
    for (;;) {
      const word = draw.pick(WORDS[1]);
      const fullName = `${draw.pick(OWNERS)}/${draw.pick(WORDS[0])}-${word}`;
      if (seen.has(fullName)) continue;
      seen.add(fullName);
      return repo(draw, { fullName, word, from, to });
    }
  };
  const runs = [Array.from({ length: 380 }, make('2012-03-01', '2026-10-30'))];
  for (const [day, before] of [
    ['2026-11-13', '2026-11-06'],
    ['2026-11-20', '2026-11-13'],
  ]) {
    runs.push(
      nextRun(runs.at(-1), {
        draw,
        gone: 0.03,
        changed: 0.45,
        change: (record) => grown(draw, record, day),
        added: 14,
        make: make(addDays(before, 1), addDays(day, -1)),
      }),
    );
  }
  return runs.map((records, index) => ({ file: `repos-2026-11-${['06', '13', '20'][index]}.ndjson`, text: ndjson(records) }));
}

const time = (draw, day) =>
  `${day}T${String(draw.int(0, 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}Z`;

function repo(draw, { fullName, word, from, to }) {
  const created = draw.day(from, to);
  const fresh = created > '2026-11-06';
  const stars = Math.round(draw.next() ** 5 * (fresh ? 900 : 62_000)) + draw.int(0, 40);
  const archived = !fresh && draw.chance(0.1);
  const pushed =
    draw.chance(0.55) && !archived && created < '2026-09-01' ? draw.day('2026-09-01', '2026-11-05') : draw.day(created, fresh ? to : '2026-11-05');
  return {
    fullName,
    owner: fullName.split('/')[0],
    description: draw.chance(0.06) ? null : draw.pick(ABOUT).replace('{w}', word),
    language: draw.weighted(LANGUAGES),
    license: draw.weighted([
      ['MIT', 6],
      ['Apache-2.0', 4],
      ['GPL-3.0', 2],
      ['BSD-3-Clause', 1],
      ['AGPL-3.0', 0.8],
      [null, 1.5],
    ]),
    stars,
    forks: Math.round(stars * (0.05 + draw.next() * 0.2)) + draw.int(0, 3),
    openIssues: archived ? 0 : Math.round(Math.sqrt(stars) * draw.next() * 2) + draw.int(0, 5),
    contributors: Math.round(Math.sqrt(stars) * draw.next() * 0.9) + 1,
    sizeKb: Math.round(40 + draw.next() ** 4 * 240_000),
    topics: draw.some(TOPICS, draw.int(0, 4)),
    createdAt: time(draw, created),
    pushedAt: time(draw, pushed),
    archived,
    hasWiki: draw.chance(0.6),
    defaultBranch: draw.weighted([
      ['main', 7],
      ['master', 4],
      ['develop', 0.7],
    ]),
  };
}

function grown(draw, record, day) {
  if (record.archived) return record;
  if (draw.chance(0.03)) return { ...record, archived: true };
  return {
    ...record,
    stars: record.stars + Math.round(draw.next() ** 2 * (8 + record.stars * 0.02)) + 1,
    openIssues: Math.max(0, record.openIssues + draw.int(-4, 5)),
    pushedAt: draw.chance(0.7) ? time(draw, addDays(day, -draw.int(1, 6))) : record.pushedAt,
  };
}
