import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { csvHeader, csvRows } from '../../src/format/write/csv.ts';

describe('CSV', () => {
  test.each([
    ['a missing value is an empty cell', { a: null, b: 1 }, ',1\r\n'],
    ['a key that is missing is an empty cell', { b: 1 }, ',1\r\n'],
    ['true and false are words', { a: true, b: false }, 'true,false\r\n'],
    ['commas, quotes and line breaks are quoted', { a: 'x,"y"', b: 'one\rtwo' }, '"x,""y""","one\rtwo"\r\n'],
    ['a list is JSON text', { a: ['x', 1], b: { c: null } }, '"[""x"",1]","{""c"":null}"\r\n'],
    ['numbers are written as JSON writes them', { a: 0.1, b: 1e21 }, '0.1,1e+21\r\n'],
  ])('%s', (_behaviour, record, row) => {
    expect(csvRows([record], ['a', 'b'])).toBe(row);
  });

  test('a name with a dot or a bracket is a name, not a path', () => {
    expect(csvHeader(['a.b', 'c[0]'])).toBe('a.b,c[0]\r\n');
    expect(csvRows([{ 'a.b': 1, 'c[0]': 2 }], ['a.b', 'c[0]'])).toBe('1,2\r\n');
  });

  test('an empty cell that is alone in its row is quoted, or readers would skip the record', () => {
    expect(csvRows([{ a: null }, { a: 'x' }], ['a'])).toBe('""\r\nx\r\n');
  });

  test('what a reader reads is what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\r', '\n', ' ', '#', '東', '=') });
    fc.assert(
      fc.property(fc.uniqueArray(cell, { minLength: 1, maxLength: 4 }), fc.array(fc.array(cell, { minLength: 4, maxLength: 4 })), (columns, rows) => {
        const records = rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
        const read: unknown = parse(csvHeader(columns) + csvRows(records, columns), { record_delimiter: '\r\n' });
        expect(read).toEqual([columns, ...records.map((record) => columns.map((column) => record[column]))]);
      }),
    );
  });
});
