import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import { openLocalApi, type ScrapersApi } from '../../../dist/index.js';
import { quantile } from './measured-process.ts';

/** The same work of scrq, of DuckDB alone on the copy of the run, and of sqlite3; `$` is a bound that is another one each time. */
export const works: readonly { readonly plan: string; readonly duckdb: string; readonly sqlite?: string }[] = [
  {
    plan: 'median(price) by city where price > $',
    duckdb: 'SELECT city, median(price) FROM flats WHERE price > $ GROUP BY 1',
    sqlite:
      'SELECT city, avg(price) FROM (SELECT city, price, row_number() OVER (PARTITION BY city ORDER BY price) AS i, count(*) OVER (PARTITION BY city) AS n FROM flats WHERE price > $) WHERE i IN ((n + 1) / 2, (n + 2) / 2) GROUP BY 1',
  },
  { plan: 'count() where price < $', duckdb: 'SELECT count(*) FROM flats WHERE price < $' },
  { plan: 'count() by city where price < $', duckdb: 'SELECT city, count(*) FROM flats WHERE price < $ GROUP BY 1' },
  {
    plan: 'count() by month(posted_at) where price < $',
    duckdb: "SELECT date_trunc('month', epoch_ms(CAST(posted_at AS BIGINT))), count(*) FROM flats WHERE price < $ GROUP BY 1",
    sqlite: 'SELECT substr(posted_at, 1, 7), count(*) FROM flats WHERE price < $ GROUP BY 1',
  },
  {
    plan: "count() where title has 'balcony' and price < $",
    duckdb: "SELECT count(*) FROM flats WHERE regexp_matches(title, '(?i)\\bbalcony\\b') AND price < $",
    sqlite: "SELECT count(*) FROM flats WHERE title LIKE '%balcony%' AND price < $",
  },
  {
    plan: 'count() by id where price > $ order by count() desc limit 20',
    duckdb: 'SELECT id, count(*) FROM flats WHERE price > $ GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20',
    sqlite: 'SELECT id, count(*) FROM flats WHERE price > $ GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20',
  },
];

const exports = [
  { name: 'csv', input: { format: 'csv' }, sql: 'SELECT * FROM flats', format: 'csv' },
  { name: 'csv, sorted', input: { format: 'csv', sort: 'price' }, sql: 'SELECT * FROM flats ORDER BY price', format: 'csv' },
  { name: 'json', input: { format: 'json' }, sql: 'SELECT * FROM flats', format: 'json' },
  { name: 'parquet', input: { format: 'json' }, sql: 'SELECT * FROM flats', format: 'parquet' },
] as const;

interface Compared {
  readonly api: ScrapersApi;
  readonly scraperId: string;
  readonly data: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** Processor time of scrq in a warm process beside that of DuckDB and of sqlite3 (where it is installed): the median of five runs. */
export async function compareEngines({ api, scraperId, data, fields }: Compared): Promise<void> {
  const files = await readdir(data, { recursive: true });
  // Directories are named after runs, whose ids ascend.
  const copies = files.filter((file) => /run-[0-9a-f]{8}\.parquet$/.test(file)).toSorted();
  const [earlier = '', copy = ''] = copies.slice(-2).map((file) => join(data, file));
  const duckdb = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
  const columns = fields.map(({ name }, index) => `c${index} AS "${name}"`);
  await duckdb.run(`CREATE VIEW flats AS SELECT ${columns.join(', ')} FROM '${copy}'`);
  await duckdb.run(`CREATE VIEW earlier AS SELECT ${columns.join(', ')} FROM '${earlier}'`);
  const database = await openSqlite(data, copy, fields);
  console.log('processor ms: scrq, DuckDB, sqlite3 (times DuckDB)');
  for (const { plan, duckdb: sql, sqlite = sql } of works) {
    const ours = await median((bound) => api.stats({ scraperId, plan: plan.replace('$', bound) }));
    const alone = await median((bound) => duckdb.runAndReadAll(sql.replace('$', bound)));
    print(plan, ours, alone, sqliteTime(database, sqlite.replace('$', '2500')));
  }
  const out = join(data, '..', 'beside.out');
  // A process describes a run and compares two runs once.
  const freshly = async (work: (fresh: ScrapersApi) => Promise<unknown>) => {
    await using fresh = await openLocalApi({ directory: data });
    await work(fresh);
  };
  const describe = await median(() => freshly((fresh) => fresh.scraper({ scraperId, stats: true })));
  print('describe, cold', describe, await median(() => duckdb.runAndReadAll('SUMMARIZE flats')));
  const diff = await median(() => freshly((fresh) => fresh.diff({ scraperId })));
  print('diff of the last two runs, cold', diff, await median(() => duckdb.runAndReadAll(diffSql(fields))));
  for (const { name, input, sql, format } of exports) {
    const ours = await median(() => drain(api, { scraperId, ...input }, name === 'parquet'));
    const alone = await median(() => duckdb.run(`COPY (${sql}) TO '${out}' (FORMAT ${format})`));
    print(name, ours, alone, format === 'csv' ? sqliteTime(database, `.mode csv\n.output ${out}\n${sql}`) : undefined);
  }
  await rm(out, { force: true });
}

/** How many records are new, gone and changed. */
function diffSql(fields: Compared['fields']): string {
  const changed = fields.map(({ name }) => `a."${name}" IS DISTINCT FROM b."${name}"`).join(' OR ');
  const counts = ['b.id IS NULL', 'a.id IS NULL', `a.id = b.id AND (${changed})`].map((kind) => `count(*) FILTER (WHERE ${kind})`);
  return `SELECT ${counts.join(', ')} FROM flats a FULL JOIN earlier b ON a.id = b.id`;
}

async function drain(api: ScrapersApi, input: Parameters<ScrapersApi['export']>[0], asParquet: boolean): Promise<void> {
  await using file = await api.export(input);
  for await (const chunk of asParquet ? (file.parquet?.() ?? []) : file.chunks) void chunk;
}

async function median(work: (bound: string) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    await work(String(2400 + run * 40 + 0.5));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return quantile(times, 0.5);
}

function print(name: string, ours: number, alone: number, sqlite?: number): void {
  const third = sqlite === undefined ? '      -' : sqlite.toFixed(0).padStart(7);
  console.log(`  ${ours.toFixed(0).padStart(6)} ${alone.toFixed(0).padStart(6)} ${third}  ${(ours / alone).toFixed(2)}x  ${name}`);
}

/** The records of the copy in a database of their own; undefined where sqlite3 is not installed. */
async function openSqlite(data: string, copy: string, fields: Compared['fields']): Promise<string | undefined> {
  if (spawnSync('sqlite3', ['--version']).status !== 0) return undefined;
  const database = join(data, '..', `beside-${statSync(copy).size}.db`);
  const csv = join(data, '..', 'beside.csv');
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../bin/scrq.js'), 'export', '--data', data, '--force', '-o', csv]);
  const columns = fields.map(({ name, type }) => `${name} ${type === 'number' ? 'REAL' : 'TEXT'}`);
  await rm(database, { force: true });
  spawnSync('sqlite3', [database], { input: `CREATE TABLE flats (${columns.join(', ')});\n.import --csv --skip 1 ${csv} flats\n` });
  await rm(csv);
  return database;
}

function sqliteTime(database: string | undefined, statement: string): number | undefined {
  if (database === undefined) return undefined;
  const { stdout } = spawnSync('sqlite3', [database], { input: `.timer on\n${statement};\n.output stdout\n`, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const [, user = Number.NaN, system = 0] = /user ([\d.]+) sys ([\d.]+)/.exec(stdout) ?? [];
  return (Number(user) + Number(system)) * 1000;
}
