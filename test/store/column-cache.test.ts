import { expect, it } from 'vitest';

import { createColumnCache } from '../../src/store/rows/column-cache.ts';
import { packValues } from '../../src/store/rows/packed-values.ts';

/** A place with a hundred numbers, and how often it was read. */
function column(at: number) {
  const packed = packValues(
    'number',
    Array.from({ length: 100 }, (_, index) => index + at),
  );
  if (packed === undefined) throw new Error('numbers are packed');
  const made = { place: { at, bytes: packed.bytes.length, crc: 1, packing: packed.packing }, reads: 0 };
  const read = () => {
    made.reads += 1;
    return Promise.resolve(packed.bytes);
  };
  return { made, read };
}

it('reads a column once, until others that were used later fill the memory', async () => {
  const cache = createColumnCache(2 * 100 * Float64Array.BYTES_PER_ELEMENT);
  const columns = [0, 1, 2].map(column);
  const ask = async (index: number) => {
    const { made, read } = columns[index] ?? column(index);
    const got = await cache.get('rows.bin', made.place, read);
    expect(got.kind === 'numbers' && got.values[99]).toBe(99 + index);
  };
  for (const index of [0, 1, 0, 2, 0]) await ask(index);
  expect(columns.map(({ made }) => made.reads)).toEqual([1, 1, 1]);
  await ask(1);
  expect(columns.map(({ made }) => made.reads)).toEqual([1, 2, 1]);
});

it('keeps no column that is larger than all of the memory', async () => {
  const cache = createColumnCache(8);
  const { made, read } = column(0);
  for (let time = 0; time < 2; time += 1) await cache.get('rows.bin', made.place, read);
  expect(made.reads).toBe(2);
});
