import { expect, it } from 'vitest';

import { createColumnCache } from '../../src/store/rows/column-cache.ts';
import { packValues } from '../../src/store/rows/packed-values.ts';

/** A place with a hundred numbers, and how often it was read. */
function column(at: number, crc = 1) {
  const packed = packValues(
    'number',
    Array.from({ length: 100 }, (_, index) => index + at + crc),
  );
  if (packed === undefined) throw new Error('numbers are packed');
  const made = { place: { at, bytes: packed.bytes.length, crc, packing: packed.packing }, reads: 0 };
  const read = () => {
    made.reads += 1;
    return Promise.resolve(packed.bytes);
  };
  return { made, read };
}

/** Two such columns with what is about them, and no third one. */
const ROOM = 3000;

it('reads a column once, until those of another file fill the memory', async () => {
  const cache = createColumnCache(ROOM);
  const columns = [0, 1, 2].map((at) => column(at));
  const ask = async (index: number) => {
    const { made, read } = columns[index] ?? column(index);
    const got = await cache.get(`rows ${index}.bin`, made.place, read);
    expect(got.kind === 'numbers' && got.values[99]).toBe(100 + index);
  };
  for (const index of [0, 1, 0, 2, 0]) await ask(index);
  expect(columns.map(({ made }) => made.reads)).toEqual([1, 1, 1]);
  await ask(1);
  expect(columns.map(({ made }) => made.reads)).toEqual([1, 2, 1]);
});

it('keeps what it has of a file that is larger than the memory', async () => {
  const cache = createColumnCache(ROOM);
  const columns = [0, 1, 2].map((at) => column(at));
  for (let round = 0; round < 3; round += 1) for (const { made, read } of columns) await cache.get('rows.bin', made.place, read);
  expect(columns.map(({ made }) => made.reads)).toEqual([1, 1, 3]);
});

it('reads what stands in the place of another column', async () => {
  const cache = createColumnCache(ROOM);
  for (const crc of [1, 2]) {
    const { made, read } = column(0, crc);
    const got = await cache.get('rows.bin', made.place, read);
    expect(got.kind === 'numbers' && got.values[0]).toBe(crc);
  }
});

it('keeps no column that is larger than all of the memory', async () => {
  const cache = createColumnCache(8);
  const { made, read } = column(0);
  for (let time = 0; time < 2; time += 1) await cache.get('rows.bin', made.place, read);
  expect(made.reads).toBe(2);
});

it('counts the texts of a column', async () => {
  const packed = packValues('text', ['x'.repeat(ROOM), null]);
  if (packed === undefined) throw new Error('few texts are packed');
  const cache = createColumnCache(ROOM);
  let reads = 0;
  const read = () => Promise.resolve(packed.bytes).finally(() => (reads += 1));
  const place = { at: 0, bytes: packed.bytes.length, crc: 1, packing: packed.packing };
  for (let time = 0; time < 2; time += 1) await cache.get('rows.bin', place, read);
  expect(reads).toBe(2);
});
