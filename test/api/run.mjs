/**
 * Asks a server of the built program whatever its OpenAPI document allows and forbids, with all checks of schemathesis:
 * `npm run test:api [-- --max-examples N] [--seed N] [--report PREFIX]`. Once for scrapers that do not exist, and once for one with records. Needs Python; says so where
 * there is none. With `--report`, the two JUnit reports are written to PREFIX-unknown.xml and PREFIX-known.xml.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCHEMATHESIS = 'schemathesis==4.32.5';
const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const examples = option('--max-examples') ?? '20';
const seed = option('--seed');
const report = option('--report');
const directory = mkdtempSync(join(tmpdir(), 'scrq-api-'));
const data = join(directory, 'data');

try {
  process.exitCode = await main();
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function option(name) {
  const given = process.argv.indexOf(name);
  return given < 0 ? undefined : process.argv[given + 1];
}

async function main() {
  const schemathesis = install();
  if (schemathesis === undefined) return 0;
  const scraperId = importFlats();
  const hooks = `hooks = ${JSON.stringify(join(import.meta.dirname, 'serializers.py'))}\n`;
  // Scrapers that do not exist may be written to; runs that are pushed to ours would take the fields away that the others ask for.
  const unknown = await checked({ schemathesis, name: 'unknown', flags: ['--allow-writes'], config: hooks });
  const known = await checked({ schemathesis, name: 'known', flags: [], config: hooks + knownConfig(scraperId) });
  return Math.max(unknown, known);
}

async function checked({ schemathesis, name, flags, config }) {
  const file = join(directory, 'schemathesis.toml');
  writeFileSync(file, config);
  const server = spawn(process.execPath, [scrq, 'serve', '--port', '0', '--data', data, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const url = await listening(server);
    const argv = ['--config-file', file, 'run', `${url}/openapi.json`, '--checks', 'all', '--continue-on-failure', '--max-examples', examples];
    if (seed !== undefined) argv.push('--seed', seed);
    if (report !== undefined) argv.push('--report', 'junit', '--report-junit-path', resolve(`${report}-${name}.xml`));
    return spawnSync(schemathesis, argv, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0 ? 0 : 1;
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
}

/** The command, in an environment of its own; undefined where it cannot be had. `SCHEMATHESIS` names one that is there. */
function install() {
  const installed = process.env['SCHEMATHESIS'];
  if (installed !== undefined) return installed;
  const place = join(directory, 'python');
  const made = spawnSync('python3', ['-m', 'venv', place], { stdio: 'ignore' });
  const bin = join(place, 'bin');
  const found = made.status === 0 && spawnSync(join(bin, 'pip'), ['install', '--quiet', SCHEMATHESIS], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (found !== false && found.status === 0 && existsSync(join(bin, 'schemathesis'))) return join(bin, 'schemathesis');
  console.log(
    `SKIPPED: the API is not checked against its specification, since ${SCHEMATHESIS} cannot be installed here (it needs python3 and PyPI)`,
  );
  return undefined;
}

function importFlats() {
  const file = join(directory, 'flats.csv');
  const rows = Array.from(
    { length: 60 },
    (_, index) => `F-${index},Flat number ${index} by the river,${500 + index * 10},2026-10-${1 + (index % 28)}`,
  );
  for (const price of ['price', 'price']) {
    writeFileSync(file, `id,title,${price},posted_at\n${rows.join('\n')}\n`);
    const imported = spawnSync(process.execPath, [scrq, 'import', file, '--scraper', 'flats', '--key', 'id', '--data', data, '--format', 'json']);
    if (imported.status !== 0) throw new Error(String(imported.stderr));
    rows[0] = 'F-0,Flat number 0 by the sea,650,2026-11-01';
  }
  const shown = spawnSync(process.execPath, [scrq, 'scrapers', 'show', 'flats', '--data', data, '--format', 'json']);
  return JSON.parse(String(shown.stdout)).id;
}

async function listening(server) {
  for await (const text of server.stderr.setEncoding('utf8')) {
    const url = /listening on (\S+)/.exec(text)?.[1];
    if (url === undefined) continue;
    // What it says from now on is about failures.
    server.stderr.on('data', (line) => process.stderr.write(line));
    return url;
  }
  throw new Error('the server did not start');
}

/** Values for what only makes sense for the fields of one scraper, which no specification of all scrapers can say. */
function knownConfig(scraperId) {
  const everywhere = {
    'path.scraperId': scraperId,
    'query.filter': 'price < 800',
    'query.sort': '-price,title',
    'query.fields': 'title,price',
    'query.ignore': 'title',
    'query.by': 'id',
    'query.tolerance': 'price=1%',
    'query.where': 'price.delta > 1',
    'query.changedFields': 'price',
  };
  const named = { diff: { 'query.key': 'id' }, history: { 'query.key': 'F-1' }, stats: { 'query.plan': 'avg(price), count() by posted_at' } };
  const table = (values) => Object.entries(values).map(([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}\n`);
  return [
    '[generation]\nallow-extra-parameters = false\n[parameters]\n',
    ...table(everywhere),
    ...Object.entries(named).map(
      ([id, values]) => `[[operations]]\ninclude-operation-id = "${id}"\n[operations.parameters]\n${table(values).join('')}`,
    ),
    // A conversation that is over is no longer known.
    '[[operations]]\ninclude-operation-id = "chat"\n[operations.checks.positive_data_acceptance]\nexpected-statuses = ["2xx", "400", "404", "429", "5xx"]\n',
  ].join('');
}
