import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RunTable } from '../../src/core/ports/tables.ts';
import { runStatement, type TableEngine } from '../../src/tables/engine.ts';
import { createRunTable } from '../../src/tables/run-table.ts';
import { memoryCopy, openTestEngine } from './memory-table.ts';

const fields = [{ name: 'n', type: 'number' }] as const;
const rows = [[2], [1], [3]];
const sort = [{ field: 'n', descending: false }];

let engine: TableEngine;
let copy: Awaited<ReturnType<typeof memoryCopy<(typeof fields)[number]>>>;
/** One whose file is said to be large. */
let large: RunTable;
beforeAll(async () => {
  engine = await openTestEngine();
  copy = await memoryCopy(engine, fields, rows);
  large = createRunTable(engine, { ...copy, bytes: 1024 ** 3 });
});
afterAll(async () => {
  await copy[Symbol.asyncDispose]();
  await engine[Symbol.asyncDispose]();
});

async function linesOf(table: RunTable, scope: Parameters<RunTable['csv']>[1]): Promise<string> {
  let text = '';
  for await (const { bytes } of table.csv(['n'], scope)) text += Buffer.from(bytes).toString();
  return text;
}

test('large sorted exports come one after the other, and nothing else waits for them', async () => {
  const first = large.csv(['n'], { sort, escape: undefined })[Symbol.asyncIterator]();
  await first.next();
  const second = linesOf(large, { sort: [{ field: 'n', descending: true }], escape: undefined });
  const third = large.parquet(['n'], { sort })[Symbol.asyncIterator]().next();
  await expect.poll(() => engine.heavy.waiting).toBe(2);
  expect(await linesOf(large, { escape: undefined })).toBe('2\r\n1\r\n3\r\n');
  expect(await linesOf(large, { sort, records: 0, escape: undefined })).toBe('1\r\n2\r\n3\r\n');
  expect(await linesOf(createRunTable(engine, copy), { sort, escape: undefined })).toBe('1\r\n2\r\n3\r\n');
  expect(engine.heavy.waiting).toBe(2);
  await first.return?.();
  expect(await second).toBe('3\r\n2\r\n1\r\n');
  expect((await third).done).toBe(false);
  expect([engine.heavy.running, engine.heavy.waiting]).toEqual([0, 0]);
});

test('who leaves while waiting gives up the place', async () => {
  const before = await engine.heavy.enter();
  const leaving = new AbortController();
  const reason = new Error('gone');
  const waiting = linesOf(large, { sort, escape: undefined, signal: leaving.signal });
  await expect.poll(() => engine.heavy.waiting).toBe(1);
  leaving.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  expect(engine.heavy.waiting).toBe(0);
  before[Symbol.dispose]();
  expect(await linesOf(large, { sort, escape: undefined })).toBe('1\r\n2\r\n3\r\n');
});

test('an answer that fails in its middle is not taken for a short one', async () => {
  const sql = "SELECT CASE WHEN i = 300000 THEN error('broken') ELSE i END FROM range(1000000) numbers(i)";
  await expect(runStatement(engine, { sql, values: [] })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'the engine of tables failed in the middle of an answer',
  });
});
