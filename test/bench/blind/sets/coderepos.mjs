import { draws, ndjson } from '../made.mjs';

const OWNERS = [
  ['tidewater', 'Organization'],
  ['moss-labs', 'Organization'],
  ['jkaplan', 'User'],
  ['openquarry', 'Organization'],
  ['sana-dev', 'User'],
  ['fernandoq', 'User'],
  ['brightpath', 'Organization'],
  ['n0rthwind', 'User'],
  ['pixelroot', 'Organization'],
  ['ilse-v', 'User'],
  ['stackharbor', 'Organization'],
];
const LANGUAGES = [
  ['Python', 7],
  ['TypeScript', 6],
  ['Rust', 4],
  ['Go', 4.4],
  ['JavaScript', 4],
  ['C++', 2.5],
  ['Java', 2.4],
  ['Ruby', 1.3],
  ['Shell', 1],
  [null, 0.8],
];
const THINGS = [
  'parser',
  'queue',
  'cache',
  'router',
  'scheduler',
  'linter',
  'editor',
  'toolkit',
  'dashboard',
  'proxy',
  'crawler',
  'client',
  'runtime',
  'bundler',
];
const STYLES = ['tiny', 'swift', 'iron', 'paper', 'lazy', 'open', 'deep', 'mono', 'hyper', 'plain'];
const GOALS = [
  'for static sites',
  'for distributed systems',
  'for time series',
  'for log files',
  'for microservices',
  'for embedded devices',
  'for data pipelines',
  'for the terminal',
];
const TOPICS = ['cli', 'web', 'database', 'machine-learning', 'devops', 'testing', 'security', 'graphql', 'wasm', 'docs', 'hacktoberfest'];
const LICENSES = [
  ['MIT', 8],
  ['Apache-2.0', 5],
  ['GPL-3.0', 2.4],
  ['BSD-3-Clause', 1.6],
  ['MPL-2.0', 0.9],
  [null, 2.4],
];

/** Repositories as the interface of a code host lists them: counts, instants in UTC, size in KB, some archived, some forks, some without a license. */
export function coderepos() {
  const draw = draws(320_606);
  const seen = new Set();
  let id = 101_455_012;
  const named = () => {
    const name = `${draw.pick(STYLES)}-${draw.pick(THINGS)}`;
    const [owner, type] = draw.pick(OWNERS);
    if (seen.has(`${owner}/${name}`)) return named();
    seen.add(`${owner}/${name}`);
    return { owner, type, name };
  };
  const clock = () =>
    `${String(draw.int(0, 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}Z`;
  const rows = Array.from({ length: 340 }, () => {
    const { owner, type, name } = named();
    const created = draw.day('2014-03-01', '2026-10-30');
    const archived = draw.chance(0.12);
    const pushed = archived ? draw.day(created, '2026-10-31') : draw.day(created > '2025-06-01' ? created : '2025-06-01', '2026-11-25');
    const stars = Math.round(draw.next() ** 5 * 42_000) + draw.int(0, 30);
    id += draw.int(11, 90_000);
    const releases = draw.chance(0.3) ? 0 : draw.int(1, 64);
    return {
      id,
      full_name: `${owner}/${name}`,
      owner,
      owner_type: type,
      description: draw.chance(0.07)
        ? null
        : `${draw.pick(['A fast', 'A minimal', 'An opinionated', 'A modular', 'An experimental'])} ${name.split('-')[1]} ${draw.pick(GOALS)}`,
      language: draw.weighted(LANGUAGES),
      topics: draw.some(TOPICS, draw.int(0, 4)),
      license: draw.weighted(LICENSES),
      stargazers_count: stars,
      forks_count: Math.round(stars * (0.03 + draw.next() * 0.2)),
      open_issues_count: Math.round(draw.next() ** 3 * 480),
      open_prs: Math.round(draw.next() ** 3 * 60),
      contributors: 1 + Math.round(draw.next() ** 3 * 260),
      commits: 4 + Math.round(draw.next() ** 2 * 9000),
      size_kb: 12 + Math.round(draw.next() ** 4 * 180_000),
      releases,
      latest_tag: releases === 0 ? null : `v${draw.int(0, 6)}.${draw.int(0, 20)}.${draw.int(0, 9)}`,
      weekly_downloads: draw.chance(0.36) ? null : Math.round(draw.next() ** 4 * 900_000),
      test_coverage_pct: draw.chance(0.45) ? null : draw.int(18, 99),
      created_at: `${created}T${clock()}`,
      pushed_at: `${pushed}T${clock()}`,
      archived,
      is_fork: draw.chance(0.15),
      has_wiki: draw.chance(0.5),
      has_discussions: draw.chance(0.3),
      default_branch: draw.weighted([
        ['main', 8],
        ['master', 4],
        ['develop', 0.7],
      ]),
    };
  });
  return [{ file: 'coderepos-2026-11-26.ndjson', text: ndjson(rows) }];
}
