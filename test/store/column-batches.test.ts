import { expect, it } from 'vitest';

import { BATCH_RECORDS, startOf, type Column } from '../../src/core/columns/columns.ts';
import type { Cell } from '../../src/core/fields/field.ts';
import { storeIn, testFields, writeRun } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

const rows: readonly (readonly Cell[])[] = Array.from({ length: BATCH_RECORDS + 4321 }, (_, index) => [
  index % 5 === 0 ? null : index % 3 === 0 ? '' : `söck ${index} 👡`,
  index % 7 === 0 ? null : index % 11 === 0 ? -0 : index / 4,
  index % 9 === 0 ? null : (index - 40_000) * 86_400_000 - 1,
  index % 13 === 0 ? null : index % 2 === 0,
]);

function cellsOf(column: Column): readonly Cell[] {
  if (column.kind === 'numbers') return Array.from(column.values, (value) => (Number.isNaN(value) ? null : value));
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Array.from(column.ends, (end, row) =>
    column.missing?.[row] === 1 ? null : decoder.decode(column.bytes.subarray(startOf(column, row), end)),
  );
}

it('reads columns in batches of the same size, in the order of the run, whatever they hold', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows, 30_000));
  const names = testFields.map(({ name }) => name);
  const found: Cell[][] = names.map(() => []);
  const sizes: number[] = [];
  for await (const { size, columns } of reader.columns(names)) {
    sizes.push(size);
    columns.forEach((column, index) => found[index]?.push(...cellsOf(column)));
  }
  expect(sizes).toEqual([BATCH_RECORDS, 4321]);
  const expected = names.map((_, index) => rows.map((row) => (typeof row[index] === 'boolean' ? Number(row[index]) : (row[index] ?? null))));
  expect(found.map(({ length }) => length)).toEqual(expected.map(({ length }) => length));
  // The first place where they differ: to compare arrays of this length in depth takes seconds. -0 is read as 0.
  const wanted = (column: number, row: number) => (expected[column]?.[row] === 0 ? 0 : expected[column]?.[row]);
  expect(found.map((cells, column) => cells.findIndex((cell, row) => !Object.is(cell, wanted(column, row))))).toEqual([-1, -1, -1, -1]);
});

it('stops reading columns when nobody waits for them any more', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows.slice(0, 9000)));
  const reason = new Error('enough');
  const reading = async () => {
    for await (const batch of reader.columns(['price'], { signal: AbortSignal.abort(reason) })) expect(batch).toBeUndefined();
  };
  await expect(reading()).rejects.toBe(reason);
});
