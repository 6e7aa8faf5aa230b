/** Time and memory of a diff in a process of its own: `node dist/bench/diff.js [RECORDS…]`; with DAFF and CSV_DIFF set to their commands, beside those. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeChanged, writeListings } from './measure/generated-listings.ts';
import { measureProcess, type MeasuredProcess } from './measure/measured-process.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const sizes = process.argv.slice(2).map(Number);
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-'));
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
try {
  for (const size of sizes.length > 0 ? sizes : [100_000, 1_000_000]) await measureSize(size);
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const [older, newer, data] = [join(directory, `${size}-old.csv`), join(directory, `${size}-new.csv`), join(directory, `data-${size}`)];
  await writeListings(older, size);
  const expected = await writeChanged(older, newer);
  for (const file of [older, newer]) {
    await measureProcess(process.execPath, [scrq, 'import', file, '--scraper', 'flats', '--data', data, '--format', 'json']);
  }
  const diff = ['diff', '--data', data, '--format', 'json'];
  const whole = await measured([scrq, ...diff]);
  const { removed, changed, added } = JSON.parse(whole.stdout).meta.summary;
  const found = `${removed} removed, ${changed} changed, ${added} added`;
  if (found !== expected) throw new Error(`found ${found}, where there are ${expected}`);
  report(`diff of 2 x ${size} stored records (${found})`, whole);
  report('  with the statistics of all fields', await measured([scrq, ...diff, '--stat']));
  report('  of changes of price only', await measured([scrq, ...diff, '--where', 'price.pct <= -5']));
  report('  with a tolerance and an ignored field', await measured([scrq, ...diff, '--tolerance', 'price=10%', '--ignore', 'description']));
  report('  by another key', await measured([scrq, ...diff, '--key', 'url']));
  report('  all changes as JSON Lines', await measured([scrq, 'diff', '--data', data, '--all', '--format', 'jsonl']));
  report(`diff of 2 files of ${size} records`, await measured([scrq, 'diff', older, newer, '--key', 'id', '--format', 'json']));
  const { DAFF, CSV_DIFF } = process.env;
  if (DAFF !== undefined)
    report('daff of the same files', await measureProcess(DAFF, ['--id', 'id', '--output', join(directory, 'daff.csv'), older, newer]));
  if (CSV_DIFF !== undefined) report('csv-diff of the same files', await measureProcess(CSV_DIFF, [older, newer, '--key=id', '--json']));
}

function measured(args: readonly string[]): Promise<MeasuredProcess> {
  return measureProcess(process.execPath, args);
}

function report(what: string, { seconds, peakMb }: MeasuredProcess): void {
  console.log(`${what}: ${seconds.toFixed(2)} s, peak ${peakMb.toFixed(0)} MB`);
}
