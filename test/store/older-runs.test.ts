import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { markFile } from '../../src/store/run/derived/file-marks.ts';
import { temporaryDirectory } from '../temporary.ts';
import { storeIn, writeRun } from './records.ts';

const RECORDS = 300;
const rows = Array.from({ length: RECORDS }, (_, index) => [`sandal ${index}`, index % 10, index * 86_400_000, index % 2 === 0] as const);

/** Makes of a run what older versions wrote: numbers, dates and flags have indexes, and their files and the version before them are marked. */
async function withIndexes(dataset: string, run: RunEntry): Promise<{ readonly run: RunEntry; readonly unread: readonly string[] }> {
  const directory = join(dataset, `r_${run.id}.lance`);
  const { lance } = await loadEngine();
  const connection = await lance.connect(dataset);
  const table = await connection.openTable(`r_${run.id}`);
  for (const index of [1, 2]) await table.createIndex(`c${index}`, { name: `field_${index}`, config: lance.Index.btree() });
  await table.createIndex('c3', { name: 'field_3', config: lance.Index.bitmap() });
  connection.close();
  const [newest = ''] = readdirSync(join(directory, '_versions')).toSorted();
  const indexes = readdirSync(join(directory, '_indices'), { recursive: true, encoding: 'utf8' }).map((name) => `_indices/${name}`);
  const added = [`_versions/${newest}`, ...indexes.filter((path) => statSync(join(directory, path)).isFile())];
  const files = [...(run.files ?? []), ...(await Promise.all(added.map((path) => markFile(directory, path))))];
  const unread = files.map(({ path }) => path).filter((path) => !path.startsWith('data/') && path !== added[0]);
  return { run: { ...run, files }, unread };
}

/** All that is asked of the table of a run. */
async function answers(store: RecordStore, run: RunEntry) {
  const reader = await store.openRun(run);
  const scanned = [];
  for await (const columns of reader.scanCells(['price', 'pets'])) scanned.push(...columns);
  return {
    count: await reader.count(),
    key: await reader.withKeyHash(7n),
    hashes: await reader.hashes(),
    texts: await reader.texts([5, 299]),
    vectors: await reader.vectors([5, 299]),
    cells: await reader.cells(['price', 'posted', 'pets'], [299, 5]),
    scanned: scanned.flat(),
  };
}

it('reads a run that has indexes and a version without them, whatever became of these', async () => {
  await using directory = await temporaryDirectory();
  const [expected, older] = await (async () => {
    await using store = storeIn(directory.path);
    const run = await writeRun(store, await store.catalogue.createScraper('flats'), rows);
    return [await answers(store, run), await withIndexes(directory.path, run)];
  })();
  expect(older.unread.filter((path) => path.startsWith('_indices/')).length).toBeGreaterThan(2);
  for (const path of older.unread) writeFileSync(join(directory.path, `r_${older.run.id}.lance`, path), 'damaged');
  await using store = storeIn(directory.path);
  expect(await answers(store, older.run)).toEqual(expected);
});

it('refuses a run whose newest version is damaged', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const run = await writeRun(store, await store.catalogue.createScraper('flats'), rows);
  const version = run.files?.find(({ path }) => path.startsWith('_versions/'));
  writeFileSync(join(directory.path, `r_${run.id}.lance`, version?.path ?? ''), 'damaged');
  const reader = await store.openRun(run);
  await expect(reader.count()).rejects.toMatchObject({ code: 'data_unusable', isForClients: true, hint: expect.stringContaining('runs remove') });
});
