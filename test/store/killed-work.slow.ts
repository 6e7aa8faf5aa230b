import { readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import type { LocalDataset } from '../../src/local/dataset.ts';
import { openDataset } from '../../src/local/open.ts';
import { bytesBelow, entriesBelow, finishScrq, startScrq } from './scrq-process.ts';
import { sharedDirectory } from '../temporary.ts';

// Together 100 kills, spread over the run time of each command with a little chance.
const IMPORT_KILLS = 40;
const FIRST_IMPORT_KILLS = 12;
const REMOVAL_KILLS = 15;
const DERIVED_KILLS = 3;

const SMALL = 3000;
const LARGE = 30_000;

const directory = sharedDirectory();
/** Where the commands would keep temporary files: nothing may ever stay there. */
let temporary: string;
/** A dataset of the scraper flats with three runs, and of jobs with two. */
let template: string;

function file(name: string): string {
  return join(directory.path, name);
}

function importing(name: string, scraper: string, data: string): readonly string[] {
  return ['import', file(name), '--scraper', scraper, '--data', data];
}

async function writeRecords(name: string, count: number): Promise<void> {
  // As long as it takes for words and vectors to be made on threads of their own.
  const text = ' with a view of the river and of all that swims in it'.repeat(5);
  const lines = Array.from({ length: count }, (_, index) => `${index},flat number ${index}${text},${index * 3}`);
  await writeFile(file(name), `id,title,price\n${lines.join('\n')}\n`);
}

/** A copy of the template. */
async function freshCopy(): Promise<string> {
  const data = file('copy');
  await rm(data, { recursive: true, force: true });
  await cp(template, data, { recursive: true });
  return data;
}

beforeAll(async () => {
  temporary = file('temporary');
  template = file('template');
  await mkdir(temporary);
  await writeRecords('small.csv', SMALL);
  await writeRecords('large.csv', LARGE);
  for (const scraper of ['flats', 'jobs', 'flats', 'jobs', 'flats']) {
    expect(await finishScrq(importing('small.csv', scraper, template), temporary)).toMatchObject({ status: 0 });
  }
});

type Runs = Readonly<Record<string, readonly string[]>>;

/** Ids of the runs of each scraper, newest first, once all records of all runs were found as they were imported. */
async function soundRuns(data: string): Promise<Runs> {
  await using dataset = await openDataset({ directory: data });
  const found: [string, readonly string[]][] = [];
  for (const { id: scraperId, name } of await dataset.scrapers()) {
    const runs = (await dataset.api.runs({ scraperId, take: 1000 })).data;
    for (const run of runs) await expectWhole(dataset, scraperId, run);
    found.push([name, runs.map((run) => run.id)]);
  }
  return Object.fromEntries(found);
}

async function expectWhole({ api }: LocalDataset, scraperId: string, run: { readonly id: string; readonly records: number }): Promise<void> {
  const page = await api.results({ scraperId, run: run.id, take: 2, page: run.records / 2 });
  expect(page.pagination.total).toBe(run.records);
  expect(page.data.map((record) => record['price'])).toEqual([(run.records - 2) * 3, (run.records - 1) * 3]);
  const { data } = await api.hybrid({ scraperId, search: `number ${run.records - 1}`, take: 1 });
  expect(data).toHaveLength(1);
}

/** The next command that runs to its end frees all that a killed one left. */
async function expectClean(data: string, runs: Runs): Promise<void> {
  const tables = Object.values(runs)
    .flat()
    .map((id) => `r_${id}.lance`);
  expect(
    readdirSync(data)
      .filter((name) => name.startsWith('r_'))
      .toSorted(),
  ).toEqual(tables.toSorted());
  expect(entriesBelow(join(data, 'tmp'))).toEqual([]);
  expect(entriesBelow(data).filter((name) => /\.tmp|#\d+$/.test(name))).toEqual([]);
  const live = tables.reduce((bytes, table) => bytes + bytesBelow(join(data, table)), 0);
  expect(bytesBelow(data)).toBeLessThan(Math.max(live * 1.2, 1_000_000));
}

describe('after a command was killed at any moment', () => {
  it('an import has published its run whole or not at all', async () => {
    const data = await freshCopy();
    const { elapsedMs } = await finishScrq(importing('large.csv', 'flats', data), temporary);
    let before = await soundRuns(data);
    for (let kill = 0; kill < IMPORT_KILLS; kill++) {
      const { status } = await finishScrq(importing('large.csv', 'flats', data), temporary, (elapsedMs * (kill + Math.random())) / IMPORT_KILLS);
      expect(entriesBelow(temporary)).toEqual([]);
      const runs = await soundRuns(data);
      expect(runs['jobs']).toEqual(before['jobs']);
      const added = (runs['flats'] ?? []).length - (before['flats'] ?? []).length;
      expect(added).toBeGreaterThanOrEqual(status === 0 ? 1 : 0);
      expect(added).toBeLessThanOrEqual(1);
      expect(runs['flats']?.slice(added)).toEqual(before['flats']);
      await expectClean(data, runs);
      before = runs;
    }
  });

  it('the first import of a scraper has left that scraper with its run, or neither', async () => {
    const data = file('first');
    const { elapsedMs } = await finishScrq(importing('large.csv', 'homes', file('measured')), temporary);
    for (let kill = 0; kill < FIRST_IMPORT_KILLS; kill++) {
      await rm(data, { recursive: true, force: true });
      await finishScrq(importing('large.csv', 'homes', data), temporary, (elapsedMs * (kill + Math.random())) / FIRST_IMPORT_KILLS);
      expect(entriesBelow(temporary)).toEqual([]);
      await finishScrq(['scrapers', '--data', data], temporary);
      const runs = await soundRuns(data);
      expect(Object.values(runs).map((list) => list.length)).toEqual(Object.keys(runs).length === 0 ? [] : [1]);
      expect(await finishScrq(importing('small.csv', 'homes', data), temporary)).toMatchObject({ status: 0 });
      await expectClean(data, await soundRuns(data));
    }
  });

  it.each([
    ['runs prune', () => ['runs', 'prune', '--keep', '1', '--scraper', 'flats'], 1, 2],
    ['runs remove', (runs: Runs) => ['runs', 'remove', runs['flats']?.[1] ?? '', '--scraper', 'flats', '--yes'], 2, 2],
    ['scrapers remove', () => ['scrapers', 'remove', 'flats', '--yes'], 0, 2],
  ] as const)('%s has removed whole runs or none', async (_name, command, fewest, others) => {
    const all = await soundRuns(template);
    const argv = [...command(all), '--data'];
    const { status, elapsedMs } = await finishScrq([...argv, await freshCopy()], temporary);
    expect(status).toBe(0);
    for (let kill = 0; kill < REMOVAL_KILLS; kill++) {
      const data = await freshCopy();
      // Half of the time goes by before the program does anything.
      await finishScrq([...argv, data], temporary, (elapsedMs / 2) * (1 + (kill + Math.random()) / REMOVAL_KILLS));
      expect(entriesBelow(temporary)).toEqual([]);
      const runs = await soundRuns(data);
      expect(runs['jobs']).toHaveLength(others);
      const kept = runs['flats'] ?? [];
      expect(kept.length).toBeGreaterThanOrEqual(fewest);
      expect(all['flats']).toEqual(expect.arrayContaining([...kept]));
      if (fewest > 0) expect(kept[0]).toBe(all['flats']?.[0]);
      await expectClean(data, runs);
    }
  });

  it.each(['.tmp-keywords', 'vectors', 'rows.bin'])('an import that was writing %s has left nothing of it', async (name) => {
    const before = await soundRuns(template);
    for (let kill = 0; kill < DERIVED_KILLS; kill++) {
      const data = await killedWhileWriting(name);
      expect(entriesBelow(temporary)).toEqual([]);
      expect(await soundRuns(data)).toEqual(before);
      await expectClean(data, before);
    }
  });
});

/** A copy of the template with an import that was killed while it wrote such a file; one that was over sooner than its file was seen is tried again. */
async function killedWhileWriting(name: string): Promise<string> {
  for (;;) {
    const data = await freshCopy();
    const running = startScrq(importing('large.csv', 'flats', data), temporary);
    let isOver = false;
    void running.ended.then(() => (isOver = true));
    await expect.poll(() => isOver || entriesBelow(join(data, 'tmp')).some((path) => path.includes(name)), { interval: 1 }).toBe(true);
    running.kill();
    const { status } = await running.ended;
    if (status === null) return data;
    expect(status).toBe(0);
  }
}
