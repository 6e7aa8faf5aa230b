import { expect, it } from 'vitest';

import type { Cell } from '../../src/core/fields/field.ts';
import { storeIn, testFields, writeRun } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

const rows: readonly (readonly Cell[])[] = Array.from({ length: 3000 }, (_, index) => [
  index % 5 === 0 ? null : `sandal ${index} 👡`,
  index % 7 === 0 ? null : index / 4,
  index % 9 === 0 ? null : index * 86_400_000,
  index % 11 === 0 ? null : index % 2 === 0,
]);

async function collected(batches: AsyncIterable<readonly (readonly Cell[])[]>): Promise<readonly (readonly Cell[])[]> {
  const all: Cell[][] = [];
  for await (const columns of batches) columns.forEach((cells, index) => (all[index] ??= []).push(...cells));
  return all;
}

it('reads the cells of some fields in the order of the run', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows, 700));
  const columns = testFields.map((_, index) => rows.map((row) => row[index]));
  const names = testFields.map(({ name }) => name);
  expect(await collected(reader.scanCells(names))).toEqual(columns);
  expect(await collected(reader.scanCells(names.toReversed()))).toEqual(columns.toReversed());
  expect(await collected(reader.scanCells(names.slice(1, 2)))).toEqual(columns.slice(1, 2));
});

it('stops reading a field when nobody waits for it any more', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows));
  const stop = new AbortController();
  const reason = new Error('enough');
  const reading = async () => {
    for await (const [titles = []] of reader.scanCells(['title'], { signal: stop.signal })) {
      expect(titles.length).toBeLessThan(rows.length);
      stop.abort(reason);
    }
  };
  await expect(reading()).rejects.toBe(reason);
  await expect(collected(reader.scanCells(['title'], { signal: stop.signal }))).rejects.toBe(reason);
});
