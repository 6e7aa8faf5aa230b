import { expect, test } from 'vitest';

import { BATCH_RECORDS, type ColumnBatch } from '../../src/core/columns/columns.ts';
import type { RunReader } from '../../src/core/ports.ts';
import { createColumnCache } from '../../src/local/column-cache.ts';

const RECORDS = BATCH_RECORDS + 10;
/** Bytes of one column of numbers. */
const COLUMN = RECORDS * 8;

/** A run whose fields are numbers, each the same all over: 1 for "a", 2 for "b" and so on. Notes what is read of it. */
function countingReader(reads: string[]): RunReader {
  const reader = {
    run: { id: 'run', records: RECORDS },
    async *columns(fields: readonly string[]): AsyncIterable<ColumnBatch> {
      reads.push(fields.join(','));
      for (const size of [BATCH_RECORDS, 10]) {
        yield { size, columns: fields.map((field) => ({ kind: 'numbers', values: new Float64Array(size).fill(field.charCodeAt(0) - 96) })) };
      }
    },
  };
  // Nothing else of a reader is asked for.
  return reader as unknown as RunReader;
}

async function firstValues(batches: AsyncIterable<ColumnBatch>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for await (const { size, columns } of batches)
    seen.push([size, ...columns.map((column) => (column.kind === 'numbers' ? column.values[size - 1] : undefined))]);
  return seen;
}

test('reads a field once, and gives kept and new columns side by side', async () => {
  const reads: string[] = [];
  const reader = countingReader(reads);
  const read = createColumnCache(10 * COLUMN);
  await firstValues(read(reader, ['a'], undefined));
  expect(await firstValues(read(reader, ['b', 'a', 'c'], undefined))).toEqual([
    [BATCH_RECORDS, 2, 1, 3],
    [10, 2, 1, 3],
  ]);
  expect(await firstValues(read(reader, ['c', 'b'], undefined))).toEqual([
    [BATCH_RECORDS, 3, 2],
    [10, 3, 2],
  ]);
  expect(reads).toEqual(['a', 'b,c']);
});

test('forgets what was asked for longest ago when there is no more room', async () => {
  const reads: string[] = [];
  const reader = countingReader(reads);
  const read = createColumnCache(2 * COLUMN);
  for (const field of ['a', 'b', 'a', 'c', 'a', 'b']) await firstValues(read(reader, [field], undefined));
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

test('keeps nothing that is larger than its room, nor what was read in part', async () => {
  const reads: string[] = [];
  const reader = countingReader(reads);
  const small = createColumnCache(COLUMN - 1);
  const large = createColumnCache(2 * COLUMN);
  for (const read of [small, small]) expect(await firstValues(read(reader, ['a'], undefined))).toHaveLength(2);
  for await (const batch of large(reader, ['a'], undefined)) {
    expect(batch.size).toBe(BATCH_RECORDS);
    break;
  }
  expect(await firstValues(large(reader, ['a'], undefined))).toHaveLength(2);
  expect(reads).toEqual(['a', 'a', 'a', 'a']);
});

test('tells how many records there are without reading any', async () => {
  const reads: string[] = [];
  expect(await firstValues(createColumnCache(COLUMN)(countingReader(reads), [], undefined))).toEqual([[BATCH_RECORDS], [10]]);
  expect(reads).toEqual([]);
});

test('stops between batches when nobody waits any more', async () => {
  const reads: string[] = [];
  const read = createColumnCache(2 * COLUMN);
  await firstValues(read(countingReader(reads), ['a'], undefined));
  const reason = new Error('enough');
  await expect(firstValues(read(countingReader(reads), ['a'], AbortSignal.abort(reason)))).rejects.toBe(reason);
});
