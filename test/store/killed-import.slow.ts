import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { openDataset } from '../../src/local/open.ts';
import { temporaryDirectory } from './records.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const KILLS = 30;
const OLD_RECORDS = 40;
const NEW_RECORDS = 30_000;

function csv(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `${index},flat number ${index} with a view of the river,${index * 3}`);
  return `id,title,price\n${lines.join('\n')}\n`;
}

/** Runs an import; kills it with SIGKILL after `afterMs`, or lets it end when that is undefined. */
function runImport(file: string, data: string, afterMs?: number): Promise<{ readonly status: number | null; readonly elapsedMs: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [scrq, 'import', file, '--scraper', 'flats', '--data', data], { stdio: 'ignore' });
    const timer = afterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), afterMs);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status, elapsedMs: performance.now() - started });
    });
  });
}

/** Every file and directory below, as paths relative to `directory`. */
function filesBelow(directory: string): readonly string[] {
  return existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String) : [];
}

it(
  'serves the previous run after an import was killed at any moment, and leaves no orphan behind',
  async () => {
    await using directory = await temporaryDirectory();
    const data = join(directory.path, 'data');
    const small = join(directory.path, 'small.csv');
    const large = join(directory.path, 'large.csv');
    await writeFile(small, csv(OLD_RECORDS));
    await writeFile(large, csv(NEW_RECORDS));
    expect((await runImport(small, data)).status).toBe(0);
    const { status, elapsedMs } = await runImport(large, join(directory.path, 'measured'));
    expect(status).toBe(0);

    let completed = 1;
    for (let kill = 0; kill < KILLS; kill++) {
      // Even steps from start to end, each with a little chance: every phase is met.
      const outcome = await runImport(large, data, (elapsedMs * (kill + Math.random())) / KILLS);
      if (outcome.status === 0) completed++;
      await using dataset = await openDataset({ directory: data });
      const [scraper] = await dataset.scrapers();
      const runs = await dataset.api.runs({ scraperId: scraper?.id ?? '' });
      const served = scraper?.latestRun?.records;
      expect(runs.pagination.total).toBeGreaterThanOrEqual(completed);
      completed = runs.pagination.total;
      expect(served).toBe(completed === 1 ? OLD_RECORDS : NEW_RECORDS);
      const page = await dataset.api.results({ scraperId: scraper?.id ?? '', take: 1000, page: 1 });
      expect(page.pagination.total).toBe(served);
      expect(page.data[7]).toMatchObject({ title: 'flat number 7 with a view of the river', price: 21 });
    }

    expect((await runImport(large, data)).status).toBe(0);
    await using dataset = await openDataset({ directory: data });
    const [scraper] = await dataset.scrapers();
    const runs = await dataset.api.runs({ scraperId: scraper?.id ?? '', take: 1000 });
    const tables = readdirSync(data).filter((name) => name.startsWith('r_'));
    expect(tables.toSorted()).toEqual(runs.data.map(({ id }) => `r_${id}.lance`).toSorted());
    expect(filesBelow(join(data, 'tmp'))).toEqual([]);
    expect(filesBelow(data).filter((name) => name.includes('.tmp'))).toEqual([]);
  },
  10 * 60_000,
);
