/** Speed and memory of exports beside sqlite3's on the same records: `npm run bench:export [-- RECORDS]`. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeListings } from './measure/generated-listings.ts';
import { measureProcess } from './measure/measured-process.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const records = Number(process.argv[2] ?? 1_000_000);
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-'));
const data = join(directory, 'data');
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${records} records of 12 fields`);
try {
  await writeListings(join(directory, 'flats.csv'), records);
  await measureProcess(process.execPath, [scrq, 'import', join(directory, 'flats.csv'), '--data', data]);
  await measureExports();
  await measureSqlite();
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function measureExports(): Promise<void> {
  for (const [name, flags] of [
    ['csv', []],
    ['json', []],
    ['jsonl', []],
    ['tsv', []],
    ['parquet', []],
    ['xlsx', []],
    ['csv', ['--filter', 'price < 2750']],
    ['csv', ['--sort', 'price']],
  ] as const) {
    const file = join(directory, `flats.${name}`);
    await measure(`scrq ${name} ${flags.join(' ')}`.trimEnd(), file, [
      process.execPath,
      scrq,
      'export',
      '--data',
      data,
      '--force',
      '-o',
      file,
      ...flags,
    ]);
  }
}

/** What sqlite3 holds is what scrq exported; it writes to a file as well, though it does not wait for the disk. */
async function measureSqlite(): Promise<void> {
  if (spawnSync('sqlite3', ['--version']).status !== 0) {
    console.log('sqlite3 is not installed');
    return;
  }
  const database = join(directory, 'flats.db');
  await measureProcess(process.execPath, [scrq, 'export', '--data', data, '--force', '-o', join(directory, 'all.csv')]);
  spawnSync('sqlite3', [database, `.import --csv ${join(directory, 'all.csv')} flats`]);
  const file = join(directory, 'sqlite.csv');
  await measure('sqlite3 -csv', file, ['sqlite3', '-csv', '-header', database, `.output ${file}`, 'select * from flats']);
  await measure('sqlite3 -csv, sorted', file, ['sqlite3', '-csv', '-header', database, `.output ${file}`, 'select * from flats order by price + 0']);
}

/** The faster of two runs, so that both sides find their files in memory. */
async function measure(name: string, file: string, [command = '', ...args]: readonly string[]): Promise<void> {
  const runs = [await measureProcess(command, args), await measureProcess(command, args)];
  const seconds = Math.min(...runs.map((run) => run.seconds));
  const peak = Math.max(...runs.map((run) => run.peakMb));
  const megabytes = (await stat(file)).size / 1_000_000;
  console.log(`${name}: ${seconds.toFixed(2)} s, ${Math.round(records / seconds)} records/s, ${megabytes.toFixed(0)} MB, peak ${peak.toFixed(0)} MB`);
}
