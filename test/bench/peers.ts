/**
 * The work of scrq beside that of tools that do one thing, side by side in one run: `npm run bench:peers [-- RECORDS…]`. What it is measured beside is
 * installed into a temporary directory, or that of PEERS, and kept there.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { quantile } from './measure/measured-process.ts';
import { createQuestions, writeArticles, writeLaterArticles } from './peers/generated-articles.ts';
import { installPeers, type Peers } from './peers/install.ts';
import { startPlayer, timeCommand, type Player, type Taken } from './peers/player.ts';

const { execPath: node } = process;
const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const programs = join(import.meta.dirname, '../../test/bench/peers');
/** Warm work is done so often, after some that is not counted; a process is started, or a file written, as often as these are. */
const ROUNDS = 40;
const UNCOUNTED = 150;
const STARTS = 5;
/** The first import of a process just built reads all of the program from the disk. */
const IMPORTS = 3;
/** More records than these do not fit into the memory of a process, or take it many minutes to index. */
const MOST_IN_MEMORY = 200_000;

const warm: readonly (readonly [work: string, title: string, peers: readonly string[]])[] = [
  ['keyword', 'keyword search of two words, warm', ['Tantivy', 'SQLite', 'Orama', 'MiniSearch']],
  ['hybrid', 'hybrid search under a price, warm; numpy: exact scan of vectors and price alone', ['numpy', 'SQLite', 'Orama']],
  ['median', 'median by city under a condition, warm', ['DuckDB']],
  ['count', 'count under a condition, warm', ['DuckDB']],
  ['word', 'count of a word in a text under a condition, warm', ['DuckDB']],
];

const sizes = process.argv.slice(2).map(Number);
const peers = installPeers(process.env['PEERS'] ?? join(tmpdir(), 'scrq-peers'));
console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
for (const name of peers.missing) console.log(`${name} could not be installed, and is left out`);
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-'));
try {
  for (const size of sizes.length > 0 ? sizes : [100_000]) await measureSize(join(directory, String(size)), size);
} finally {
  await rm(directory, { recursive: true, force: true });
}

/** What was made of the records, by the peers and here. */
interface Stage {
  readonly csv: string;
  readonly later: string;
  readonly data: string;
  readonly sqlite: string;
  readonly duckdb: string;
  readonly out: string;
}

type Times = ReadonlyMap<string, readonly Taken[]>;

async function measureSize(place: string, size: number): Promise<void> {
  await mkdir(join(place, 'tantivy'), { recursive: true });
  const at = (name: string) => join(place, name);
  const stage: Stage = {
    csv: at('articles.csv'),
    later: at('later.csv'),
    data: at('data'),
    sqlite: at('sqlite.db'),
    duckdb: at('duckdb.db'),
    out: at('out'),
  };
  await writeArticles(stage.csv, size);
  await writeLaterArticles(stage.csv, stage.later);
  console.log(`\n${size.toLocaleString('en-US')} records: processor ms (wall ms), and how many times the processor time of each peer it is here\n`);
  const players = startPlayers(peers, stage, size);
  try {
    await measureLoading(players, stage);
    players.set('scrq', startPlayer(node, [join(programs, 'play-scrq.mjs'), stage.data]));
    await measureWarm(players);
  } finally {
    for (const player of players.values()) await player[Symbol.asyncDispose]();
  }
  await measureProcesses(stage);
}

function startPlayers({ modules, programs: python }: Peers, { csv, sqlite, duckdb }: Stage, size: number): Map<string, Player> {
  const players = new Map<string, Player>();
  const inNode = (name: string, program: string, args: readonly string[]) => players.set(name, startPlayer(node, [join(programs, program), ...args]));
  const inPython = (name: string, args: readonly string[]) =>
    players.set(name, startPlayer(join(python, 'python'), [join(programs, 'play.py'), ...args]));
  inPython('Tantivy', ['tantivy', join(sqlite, '..', 'tantivy'), csv]);
  inPython('numpy', ['numpy', '', csv]);
  inNode('DuckDB', 'play-duckdb.mjs', [duckdb, csv]);
  inNode('SQLite', 'play-modules.mjs', ['sqlite', modules, sqlite, csv]);
  if (size > MOST_IN_MEMORY) return players;
  inNode('Orama', 'play-modules.mjs', ['orama', modules, '', csv]);
  inNode('MiniSearch', 'play-modules.mjs', ['minisearch', modules, '', csv]);
  return players;
}

/** One at a time; a peer that cannot load its records is left out from then on. */
async function measureLoading(players: Map<string, Player>, { csv, data }: Stage): Promise<void> {
  const times = new Map<string, Taken[]>([['scrq', []]]);
  for (let start = 0; start < IMPORTS; start += 1) {
    await rm(data, { recursive: true, force: true });
    times.get('scrq')?.push(await timeCommand(node, [scrq, 'import', csv, '--scraper', 'articles', '--data', data]));
  }
  for (const [name, player] of players) {
    try {
      times.set(name, [await player.do('load', {})]);
    } catch (error) {
      console.log(`${name} is left out: ${String(error)}`);
      players.delete(name);
      await player[Symbol.asyncDispose]();
    }
  }
  print('import with embedding; peers: index, vectors given', times, ['SQLite', 'Orama', 'Tantivy', 'MiniSearch', 'DuckDB']);
}

async function measureWarm(players: ReadonlyMap<string, Player>): Promise<void> {
  for (const [work, title, names] of warm) {
    const taking = [...players].filter(([name]) => name === 'scrq' || names.includes(name));
    print(title, await measureWork(taking, work), names);
  }
}

/** All of them in turn, again and again. */
async function measureWork(players: readonly (readonly [string, Player])[], work: string): Promise<Times> {
  const ask = createQuestions(work.length);
  const times = new Map(players.map(([name]) => [name, [] as Taken[]]));
  for (let round = -UNCOUNTED; round < ROUNDS; round += 1) {
    const question = ask();
    for (const [name, player] of players) {
      const taken = await player.do(work, question);
      if (round >= 0) times.get(name)?.push(taken);
    }
  }
  return times;
}

async function measureProcesses(stage: Stage): Promise<void> {
  const { csv, later, data, sqlite, duckdb, out } = stage;
  const [first, second] = createQuestions(3)().words;
  const here = (...args: readonly string[]): Command => [node, [scrq, ...args]];
  const once = (sql: string): Command => [node, [join(programs, 'play-duckdb.mjs'), duckdb, 'once', sql]];
  const sqlite3 = (...sql: readonly string[]): Command => ['sqlite3', [sqlite, ...sql]];
  const bare: Command = [node, ['-e', '0']];
  const found = `SELECT articles.* FROM words JOIN articles ON articles.rowid = words.rowid WHERE words MATCH '${first} OR ${second}' ORDER BY rank LIMIT 10`;
  const changed = `SELECT count(*) FROM read_csv('${csv}') a FULL JOIN read_csv('${later}') b ON a.id = b.id WHERE a IS DISTINCT FROM b`;
  await measureStarts('one search', { scrq: here('search', `${first} ${second}`, '--data', data), 'bare node': bare, sqlite3: sqlite3(found) });
  const perCity = 'SELECT city, avg(price) FROM articles GROUP BY city';
  const stats = here('stats', 'avg(price) by city', '--data', data);
  await measureStarts('one question of stats', { scrq: stats, 'bare node': bare, DuckDB: once(perCity), sqlite3: sqlite3(perCity) });
  const all = 'SELECT * FROM articles';
  const csvOut = here('export', '--data', data, '-o', `${out}.csv`, '--force');
  const copy = (format: string) => once(`COPY (${all}) TO '${out}.${format}' (FORMAT ${format})`);
  await measureStarts('export as csv', { scrq: csvOut, DuckDB: copy('csv'), sqlite3: sqlite3('.mode csv', `.output ${out}.csv`, all) });
  const parquetOut = here('export', '--data', data, '-o', `${out}.parquet`, '--force');
  await measureStarts('export as parquet', { scrq: parquetOut, DuckDB: copy('parquet') });
  const diff = here('diff', csv, later, '--key', 'id', '--format', 'json');
  const csvDiff: Command = [join(peers.programs, 'csv-diff'), [csv, later, '--key=id', '--json']];
  await measureStarts('diff of two csv files', { scrq: diff, 'csv-diff': csvDiff, DuckDB: once(changed) });
}

type Command = readonly [command: string, args: readonly string[]];

async function measureStarts(title: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const times = new Map<string, Taken[]>();
  for (let start = 0; start < STARTS; start += 1) {
    for (const [name, [command, args]] of Object.entries(commands)) {
      const taken = await timeCommand(command, args).catch(() => undefined);
      if (taken !== undefined) times.set(name, [...(times.get(name) ?? []), taken]);
    }
  }
  print(title, times, Object.keys(commands));
}

/** A line of a table in Markdown: medians, and how many times those of each peer they are here; of what is done often, also the time that 95 % stay under. */
function print(title: string, times: Times, names: readonly string[]): void {
  const quantileOf = (name: string, part: keyof Taken, share: number) =>
    quantile(
      (times.get(name) ?? []).map((taken) => taken[part]),
      share,
    );
  const ours = quantileOf('scrq', 'processorMs', 0.5);
  const shown = (name: string) => {
    const slow = (times.get(name)?.length ?? 0) < ROUNDS ? '' : `, p95 ${milliseconds(quantileOf(name, 'wallMs', 0.95))}`;
    return `${name} ${milliseconds(quantileOf(name, 'processorMs', 0.5))} (${milliseconds(quantileOf(name, 'wallMs', 0.5))}${slow})`;
  };
  const others = names.filter((name) => name !== 'scrq' && times.has(name));
  const cells = others.map((name) => `${shown(name)}: ${(ours / quantileOf(name, 'processorMs', 0.5)).toPrecision(2)} x`);
  console.log(`| ${[title, shown('scrq'), ...cells].join(' | ')} |`);
}

function milliseconds(value: number): string {
  return value < 10 ? value.toPrecision(2) : Math.round(value).toLocaleString('en-US');
}
