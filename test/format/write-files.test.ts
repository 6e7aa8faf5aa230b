import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';

import { writeParquet } from '../../src/format/write/write-parquet.ts';
import { writeXlsx } from '../../src/format/write/write-xlsx.ts';
import { readSheet } from '../cli/commands/export/xlsx-sheet.ts';
import { atRest } from '../at-rest.ts';
import { runs } from '../property-runs.ts';

type Row = readonly unknown[];

async function* batches(...all: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* all;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom('&', '<', '>', '"', '_x0041_', '\r', '\n', '\t', ' ', '\0', '\u001f', '\ufffe', '🪑', '='),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 6,
});

describe('an Excel sheet', () => {
  test('holds any text as it is', async () => {
    const property = fc.asyncProperty(fc.array(fc.tuple(texts, fc.option(texts)), { maxLength: 5 }), async (rows) => {
      const sheet = await readSheet(await bytesOf(writeXlsx([{ name: 'a' }, { name: 'b' }], batches(rows))));
      const cells = rows.map(([a, b]) => [['text', a], ...(b === null ? [] : [['text', b]])]);
      expect(sheet.slice(1)).toEqual(cells);
    });
    await fc.assert(property, { numRuns: 30 });
  });

  test('has columns beyond Z', async () => {
    const columns = Array.from({ length: 800 }, (_, index) => ({ name: `n${index}` }));
    const sheet = await readSheet(await bytesOf(writeXlsx(columns, batches([columns.map((_, index) => index)]))));
    expect(sheet).toEqual([columns.map(({ name }) => ['text', name]), columns.map((_, index) => ['number', index])]);
  });

  test.each([
    ['1900-02-28', ['text', '1900-02-28']],
    ['1900-03-01', ['date', '1900-03-01T00:00:00.000Z']],
    ['9999-12-31T23:59:59.999Z', ['date', '9999-12-31T23:59:59.999Z']],
    ['+010000-01-01', ['text', '+010000-01-01']],
    ['no date', ['text', 'no date']],
  ])('holds %s as what Excel can tell of it', async (value, cell) => {
    const sheet = await readSheet(await bytesOf(writeXlsx([{ name: 'at', type: 'date' }], batches([[value]]))));
    expect(sheet[1]).toEqual([cell]);
  });

  test('is refused before anything is written when it cannot hold what is promised', async () => {
    await expect(writeXlsx([{ name: 'a' }], batches([[1]]), 1_048_576).next()).rejects.toMatchObject({
      code: 'invalid_usage',
      message: '1048576 records are more than the 1048575 that fit an Excel sheet below its header',
    });
    const columns = Array.from({ length: 16_385 }, (_, index) => ({ name: `n${index}` }));
    await expect(writeXlsx(columns, batches()).next()).rejects.toMatchObject({ message: expect.stringContaining('16385 fields') });
  });

  test('takes rows at the pace of its reader, and lets go of them when he leaves', async () => {
    let taken = 0;
    let ended = false;
    async function* endless(): AsyncGenerator<readonly Row[]> {
      try {
        for (;;) yield Array.from({ length: 100 }, () => [String(Math.random() * (taken += 1))]);
      } finally {
        ended = true;
      }
    }
    const chunks = writeXlsx([{ name: 'a' }], endless());
    await chunks.next();
    expect(await atRest(() => taken)).toBeLessThan(200_000);
    await chunks.return(undefined);
    await expect.poll(() => ended).toBe(true);
  });

  test('fails with what its rows fail with', async () => {
    const broken = new Error('cut');
    async function* failing(): AsyncGenerator<readonly Row[]> {
      yield [[1]];
      throw broken;
    }
    await expect(bytesOf(writeXlsx([{ name: 'a' }], failing()))).rejects.toBe(broken);
  });
});

describe('a Parquet file', () => {
  const long = 'ä'.repeat(100);
  const columns = [
    { name: 'a.b', type: 'number' },
    { name: 'at', type: 'date' },
    { name: 'day', type: 'date', precision: 'day' },
    { name: 'yes', type: 'boolean' },
    { name: long, type: 'text' },
    { name: 'YES', type: 'boolean' },
    { name: '', type: 'number' },
  ] as const;
  const cell = {
    number: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant('12345678901234567000')),
    at: fc.integer({ min: -6e13, max: 2e14 }).map((at) => new Date(at).toISOString()),
    day: fc.integer({ min: -700_000, max: 2_000_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, -14)),
  };
  const row = fc.tuple(
    fc.option(cell.number),
    fc.option(cell.at),
    fc.option(cell.day),
    fc.option(fc.boolean()),
    fc.option(fc.oneof(texts, fc.array(fc.nat(9)))),
    fc.option(fc.boolean()),
    fc.option(fc.nat()),
  );

  test('reads back as the values, with their types', async () => {
    const property = fc.asyncProperty(fc.array(fc.array(row, { maxLength: 4 }), { maxLength: 3 }), async (parts) => {
      const bytes = await bytesOf(writeParquet(columns, batches(...parts)));
      const read = await parquetReadObjects({ file: Uint8Array.from(bytes).buffer });
      expect(read).toEqual(
        parts.flat().map(([number, at, day, yes, text, loudYes, nameless]) => ({
          'a.b': number === null ? null : Number(number),
          at: at === null ? null : new Date(at),
          day: day === null ? null : new Date(day),
          yes,
          // What is half a character is none in UTF-8.
          [long]: text === null ? null : Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)).toString(),
          YES: loudYes,
          '': nameless,
        })),
      );
    });
    await fc.assert(property, { numRuns: runs(40) });
  });

  test('of many records is in several groups of rows, and holds each once', async () => {
    const parts = Array.from({ length: 9 }, (_, part) => Array.from({ length: 5000 }, (_row, index) => [part * 5000 + index]));
    const bytes = await bytesOf(writeParquet([{ name: 'n' }], batches(...parts)));
    const read = await parquetReadObjects({ file: Uint8Array.from(bytes).buffer });
    expect(read).toEqual(parts.flat().map(([n]) => ({ n })));
  });
});
