import { expect, it } from 'vitest';

import type { Cell } from '../../src/core/fields/field.ts';
import { storeIn, temporaryDirectory, testFields, writeRun } from './records.ts';

const rows: readonly (readonly Cell[])[] = Array.from({ length: 3000 }, (_, index) => [
  index % 5 === 0 ? null : `sandal ${index} 👡`,
  index % 7 === 0 ? null : index / 4,
  index % 9 === 0 ? null : index * 86_400_000,
  index % 11 === 0 ? null : index % 2 === 0,
]);

async function collected(batches: AsyncIterable<readonly Cell[]>): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for await (const batch of batches) cells.push(...batch);
  return cells;
}

it('reads the cells of one field in the order of the run', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows, 700));
  for (const [index, { name }] of testFields.entries()) {
    expect(await collected(reader.column(name))).toEqual(rows.map((row) => row[index]));
  }
  const filter = { kind: 'compare', field: 'price', op: '<', value: 100 } as const;
  const cheap = rows.filter(([, price]) => typeof price === 'number' && price < 100);
  expect(await collected(reader.column('title', { filter }))).toEqual(cheap.map(([title]) => title));
});

it('stops reading a field when nobody waits for it any more', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const reader = await store.openRun(await writeRun(store, await store.catalogue.createScraper('shoes'), rows));
  const stop = new AbortController();
  const reason = new Error('enough');
  const reading = async () => {
    for await (const batch of reader.column('title', { signal: stop.signal })) {
      expect(batch.length).toBeLessThan(rows.length);
      stop.abort(reason);
    }
  };
  await expect(reading()).rejects.toBe(reason);
  await expect(collected(reader.column('title', { signal: stop.signal }))).rejects.toBe(reason);
});
