import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Cell } from '../../src/core/fields/field.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import { newRecords, passingIn, storeIn, testFields, writeRun } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

const rows: readonly (readonly Cell[])[] = Array.from({ length: 2500 }, (_, index) => [
  index % 3 === 0 ? 'running shoes' : `sandal ${index}`,
  index % 7 === 0 ? null : index % 10,
  index * 86_400_000,
  index % 2 === 0,
]);

function runTables(directory: string): readonly string[] {
  return readdirSync(directory).filter((name) => name.startsWith('r_'));
}

it('shows a run only once it is complete', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  const writer = await store.writeRun(scraper.id);
  await writer.define({ fields: testFields, embedder: null });
  await writer.append(newRecords(rows.slice(0, 10)));
  expect(await store.catalogue.runs(scraper.id)).toEqual([]);
  const entry = await writer.complete({ records: 10, fields: testFields, key: [], titleField: null, runAt: 0, settings: {} });
  await writer[Symbol.asyncDispose]();
  expect(await store.catalogue.runs(scraper.id)).toEqual([entry]);
});

it.each([
  ['whose texts are being taken', false],
  ['whose index of words is being made', true],
])('leaves nothing of a run that was not completed, %s', async (_when, isEnded) => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  const first = await writeRun(store, scraper, rows.slice(0, 20));
  const writer = await store.writeRun(scraper.id);
  await writer.define({ fields: testFields, embedder: null });
  await writer.append(newRecords(rows));
  await writer.addTexts(Array.from({ length: 20_000 }, (_, index) => `sunny flat number ${index} by the old harbour`));
  if (isEnded) writer.endTexts({ language: 'English' });
  expect(runTables(directory.path)).toHaveLength(2);
  await writer[Symbol.asyncDispose]();
  expect(runTables(directory.path)).toEqual([`r_${first.id}.lance`]);
  expect(existsSync(writer.scratchDirectory)).toBe(false);
  expect(await store.catalogue.runs(scraper.id)).toEqual([first]);
});

it('refuses to complete a run whose records do not add up', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  await using writer = await store.writeRun(scraper.id);
  await writer.define({ fields: testFields, embedder: null });
  await writer.append(newRecords(rows.slice(0, 10)));
  await expect(writer.complete({ records: 11, fields: testFields, key: [], titleField: null, runAt: 0, settings: {} })).rejects.toMatchObject({
    code: 'data_unusable',
  });
  expect(await store.catalogue.runs(scraper.id)).toEqual([]);
});

it('lets one writer work on a scraper at a time, and readers all the while', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  await using other = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  const run = await writeRun(store, scraper, rows.slice(0, 20));
  await using writer = await store.writeRun(scraper.id);
  await expect(other.writeRun(scraper.id)).rejects.toMatchObject({ code: 'scraper_busy' });
  expect(await (await other.openRun(run)).count()).toBe(20);
  await writer[Symbol.asyncDispose]();
  await using next = await other.writeRun(scraper.id);
  expect(next.runId).not.toBe(writer.runId);
});

it('gives the lock to exactly one of many writers that start at once', async () => {
  await using directory = await temporaryDirectory();
  await using first = storeIn(directory.path);
  const scraper = await first.catalogue.createScraper('flats');
  const stores = Array.from({ length: 6 }, () => storeIn(directory.path));
  const outcomes = await Promise.allSettled(stores.map((store) => store.writeRun(scraper.id)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value[Symbol.asyncDispose]();
  await Promise.all(stores.map((store) => store[Symbol.asyncDispose]()));
});

it('sees at once what another process completed', async () => {
  await using directory = await temporaryDirectory();
  await using reader = storeIn(directory.path);
  expect(await reader.catalogue.scrapers()).toEqual([]);
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  expect(await reader.catalogue.scrapers()).toEqual([scraper]);
  const run = await writeRun(store, scraper, rows.slice(0, 5));
  expect(await reader.catalogue.runs(scraper.id)).toEqual([run]);
});

it('frees the disk of a removed run and says so to those who still ask for it', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  const old = await writeRun(store, scraper, rows.slice(0, 20));
  const latest = await writeRun(store, scraper, rows.slice(0, 30));
  await store.catalogue.removeRuns(old.scraperId, [old.id]);
  expect(runTables(directory.path)).toEqual([`r_${latest.id}.lance`]);
  await using other = storeIn(directory.path);
  await expect((await other.openRun(old)).count()).rejects.toMatchObject({ code: 'run_not_found' });
});

it('removes a scraper with all its runs', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('flats');
  await writeRun(store, scraper, rows.slice(0, 20));
  await store.catalogue.removeScraper(scraper.id);
  expect(await store.catalogue.scrapers()).toEqual([]);
  expect(runTables(directory.path)).toEqual([]);
});

it('makes nothing on disk for somebody who only looks', async () => {
  await using directory = await temporaryDirectory();
  const path = join(directory.path, 'never');
  const store = storeIn(path);
  expect(await store.catalogue.scrapers()).toEqual([]);
  await store[Symbol.asyncDispose]();
  expect(existsSync(path)).toBe(false);
});

it('keeps names of scrapers apart', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const flats = await store.catalogue.createScraper('flats');
  const jobs = await store.catalogue.createScraper(' jobs ');
  expect(jobs.name).toBe('jobs');
  await expect(store.catalogue.createScraper('flats')).rejects.toMatchObject({ code: 'invalid_usage' });
  await expect(store.catalogue.renameScraper(jobs.id, 'flats')).rejects.toMatchObject({ code: 'invalid_usage' });
  await expect(store.catalogue.createScraper('a\u001b[31m')).rejects.toMatchObject({ code: 'invalid_usage' });
  await store.catalogue.renameScraper(flats.id, 'homes');
  expect((await store.catalogue.scrapers()).map(({ name }) => name)).toEqual(['homes', 'jobs']);
  expect(flats.id).toMatch(/^scr_[a-z2-7]{16}$/);
});

it('refuses a data directory that is a file', async () => {
  await using directory = await temporaryDirectory();
  const path = join(directory.path, 'data');
  await writeFile(path, 'mine');
  await using store = storeIn(path);
  await expect(store.catalogue.scrapers()).rejects.toMatchObject({ code: 'data_unusable' });
});

it('never replaces a dataset whose catalogue was lost', async () => {
  await using directory = await temporaryDirectory();
  const store = storeIn(directory.path);
  await writeRun(store, await store.catalogue.createScraper('flats'), rows.slice(0, 5));
  await store[Symbol.asyncDispose]();
  const before = runTables(directory.path);
  await rm(join(directory.path, '_catalogue.lance'), { recursive: true });
  await using again = storeIn(directory.path);
  await expect(again.catalogue.createScraper('flats')).rejects.toMatchObject({ code: 'data_unusable' });
  expect(runTables(directory.path)).toEqual(before);
});

it('never replaces a dataset whose catalogue cannot be read', async () => {
  await using directory = await temporaryDirectory();
  const store = storeIn(directory.path);
  await writeRun(store, await store.catalogue.createScraper('flats'), rows.slice(0, 5));
  await store[Symbol.asyncDispose]();
  const versions = join(directory.path, '_catalogue.lance', '_versions');
  for (const name of readdirSync(versions)) await writeFile(join(versions, name), 'garbage');
  await using again = storeIn(directory.path);
  await expect(again.catalogue.createScraper('flats')).rejects.toMatchObject({ code: 'data_unusable' });
  await expect(again.catalogue.scrapers()).rejects.toMatchObject({ code: 'data_unusable' });
  expect(runTables(directory.path)).toHaveLength(1);
});

it('makes a catalogue again whose making was interrupted', async () => {
  await using directory = await temporaryDirectory();
  await mkdir(join(directory.path, '_catalogue.lance', '_versions'), { recursive: true });
  await using store = storeIn(directory.path);
  expect(await store.catalogue.scrapers()).toEqual([]);
  await store.catalogue.createScraper('flats');
  expect(await store.catalogue.scrapers()).toHaveLength(1);
});

it('reads the same catalogue after its many small pieces were merged', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('n0');
  for (let index = 1; index <= 60; index++) await store.catalogue.renameScraper(scraper.id, `n${index}`);
  await writeRun(store, scraper, rows.slice(0, 5));
  await using other = storeIn(directory.path);
  expect((await other.catalogue.scrapers()).map(({ name }) => name)).toEqual(['n60']);
  expect(await other.catalogue.runs(scraper.id)).toHaveLength(1);
});

async function withRun(check: (run: RunEntry, store: ReturnType<typeof storeIn>) => Promise<void>): Promise<void> {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const run = await writeRun(store, await store.catalogue.createScraper('flats'), rows, 400);
  await check(run, store);
}

it('reads a run back: slices, records by position, scans, counts', async () => {
  await withRun(async (run, store) => {
    const reader = await store.openRun(run);
    const slice = await reader.slice({ offset: 395, limit: 10 });
    expect(slice.ordinals).toEqual([395, 396, 397, 398, 399, 400, 401, 402, 403, 404]);
    expect(slice.rows).toEqual(rows.slice(395, 405));
    const taken = await reader.take([2499, 0, 401, 0]);
    expect(taken.rows).toEqual([rows[2499], rows[0], rows[401], rows[0]]);
    const scanned: (readonly Cell[])[] = [];
    for await (const batch of reader.scan()) scanned.push(...batch.rows);
    expect(scanned).toEqual(rows);
    expect(await reader.count()).toBe(rows.length);
  });
});

it('finds records by words and by nearness, under a filter', async () => {
  await withRun(async (run, store) => {
    const reader = await store.openRun(run);
    const filter = { kind: 'compare', field: 'pets', op: '=', value: true } as const;
    const passing = await passingIn(reader, filter);
    const { best } = await reader.matching('run "shoe"', { passing, limit: 5000 });
    expect(best.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)).toEqual(
      rows.flatMap(([title, , , pets], ordinal) => (title === 'running shoes' && pets === true ? [ordinal] : [])),
    );
    expect((await reader.matching('sandal 4', { limit: 10, passing: await passingIn(reader, null), every: true })).best).toMatchObject([
      { ordinal: 4 },
    ]);
    const near = await reader.nearest(Float32Array.of(1, 0, 0, 0), { limit: 3, passing });
    expect(near[0]).toMatchObject({ ordinal: 0 });
    expect(near[0]?.score).toBeCloseTo(1, 5);
    const [vector] = await reader.vectors([50]);
    expect(vector?.[0]).toBeCloseTo(Math.cos(0.5), 5);
  });
});

it('writes an index of words with a run, and makes it again where it is lost', async () => {
  await using directory = await temporaryDirectory();
  const fileOf = (run: RunEntry) => join(directory.path, `r_${run.id}.lance`, 'keywords.idx');
  const search = async (run: RunEntry) => {
    await using store = storeIn(directory.path);
    const reader = await store.openRun(run);
    return await reader.matching('running sandals 4', { limit: 5, passing: await passingIn(reader, null) });
  };
  const run = await (async () => {
    await using store = storeIn(directory.path);
    return writeRun(store, await store.catalogue.createScraper('flats'), rows, 400);
  })();
  const written = readFileSync(fileOf(run));
  const before = await search(run);
  expect(before.best).toHaveLength(5);
  await rm(fileOf(run));
  expect(await search(run)).toEqual(before);
  expect(readFileSync(fileOf(run)).equals(written)).toBe(true);
});

it('reads a run without records', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const run = await writeRun(store, await store.catalogue.createScraper('flats'), []);
  const reader = await store.openRun(run);
  expect(await reader.count()).toBe(0);
  expect(await reader.matching('shoes', { limit: 10, passing: await passingIn(reader, null) })).toMatchObject({
    best: [],
    matched: { all: 0, some: 0 },
  });
  expect(await reader.nearest(Float32Array.of(1, 0, 0, 0), { limit: 10, passing: await passingIn(reader, null) })).toEqual([]);
  expect((await reader.slice({ offset: 0, limit: 10 })).rows).toEqual([]);
});
