import { spawnSync } from 'node:child_process';

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toRecord, wireValue } from '../../src/core/fields/record.ts';
import { cellText } from '../../src/format/write/cell-text.ts';
import { createCsvColumns } from '../../src/format/write/columns-csv.ts';
import { createJsonColumns } from '../../src/format/write/columns-json.ts';
import type { ColumnPrinter } from '../../src/format/write/columns.ts';
import { guardFormula } from '../../src/format/write/formulas.ts';
import { field, records, type Records } from './random-records.ts';

/** The file, printed in as many pages as there are rows, and one more that is empty. */
function print(printer: ColumnPrinter, { fields, rows }: Records): string {
  let text = printer.opening;
  for (const row of [...rows, undefined]) {
    const columns = fields.map((_, index) => (row === undefined ? [] : [row[index] ?? null]));
    for (const piece of printer.rows(columns, row === undefined ? 0 : 1)) text += piece;
  }
  return text + printer.closing(rows.length);
}

describe('JSON of columns', () => {
  test('is that of the records, with the fields in their order', () => {
    fc.assert(
      fc.property(records, (given) => {
        const lines = given.rows.map((row) => JSON.stringify(toRecord(given.fields, row)));
        const text = print(createJsonColumns(given.fields, 'array'), given);
        expect(text).toBe(lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`);
      }),
    );
  });
});

describe('CSV of columns', () => {
  test('reads back as the values of the records', () => {
    fc.assert(
      fc.property(records, (given) => {
        fc.pre(given.fields.length > 0);
        const read: unknown = parse(print(createCsvColumns(given.fields), given), { record_delimiter: '\r\n', bom: false });
        expect(read).toEqual(cellsOf(given));
      }),
    );
  });

  test('begins no cell as a formula when formulas are escaped, and leaves numbers alone', () => {
    const runs = /^[\s\p{Cf}"']*[=+\-@\t\r＝＋－＠]/u;
    fc.assert(
      fc.property(records, (given) => {
        fc.pre(given.fields.length > 0);
        const text = print(createCsvColumns(given.fields, { escape: 'formulas' }), given);
        const [header = [], ...rows]: string[][] = parse(text, { record_delimiter: '\r\n', bom: false });
        const plain = cellsOf(given);
        expect(header.filter((name) => runs.test(name) && !name.startsWith("'"))).toEqual([]);
        for (const [row, cells] of rows.entries()) {
          for (const [column, cell] of cells.entries()) {
            const value = wireValue(given.fields[column] ?? field('', 'text'), given.rows[row]?.[column] ?? null);
            expect(cell).toBe(typeof value === 'string' ? guardFormula(value) : plain[row + 1]?.[column]);
            if (typeof value === 'string') expect(runs.test(cell) && !cell.startsWith("'")).toBe(false);
          }
        }
      }),
    );
  });

  test.each([
    ['a record of no fields is an empty line', { fields: [], rows: [[], []] }, '\r\n\r\n\r\n'],
    [
      'a cell that is empty and alone is quoted, or readers would skip the record',
      { fields: [field('a', 'text')], rows: [[null], ['']] },
      'a\r\n""\r\n""\r\n',
    ],
    ['a name that is empty and alone is quoted as well', { fields: [field('', 'number')], rows: [[1]] }, '""\r\n1\r\n'],
    [
      'a name may hold what other files have between their cells',
      { fields: [field('a;b', 'text'), field('c|d', 'text')], rows: [] },
      '"a;b","c|d"\r\n',
    ],
    ['a first name may look like a byte order mark', { fields: [field('\ufeffa', 'text'), field('b', 'text')], rows: [] }, '"\ufeffa",b\r\n'],
    [
      'a first name may look like a line that names the delimiter',
      { fields: [field('sep=x', 'text'), field('sep=x2', 'text')], rows: [] },
      '"sep=x",sep=x2\r\n',
    ],
    [
      'a date beyond the years of four digits has a sign',
      { fields: [field('at', 'date', { precision: 'day' })], rows: [[-1e14]] },
      'at\r\n-001199-02-15\r\n',
    ],
  ] satisfies readonly (readonly [string, Records, string])[])('%s', (_behaviour, given, text) => {
    expect(print(createCsvColumns(given.fields), given)).toBe(text);
  });

  test('comes in pieces of a bounded size', () => {
    const rows = 3000;
    const columns = [Array.from({ length: rows }, () => 'x'.repeat(1000))];
    const pieces = [...createCsvColumns([field('a', 'text')]).rows(columns, rows)];
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(300_000);
    expect(pieces.join('')).toBe(`${'x'.repeat(1000)}\r\n`.repeat(rows));
  });
});

const python = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)("Python's csv module (skipped where there is no python3)", () => {
  test('reads the same cells', () => {
    const samples = fc.sample(records, 60).filter(({ fields }) => fields.length > 0);
    const files = samples.map((given) => print(createCsvColumns(given.fields), given));
    const script =
      'import csv,io,json,sys\nprint(json.dumps([list(csv.reader(io.StringIO(f, newline=""), strict=True)) for f in json.load(sys.stdin)]))';
    const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(files), encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(samples.map(cellsOf));
  });
});

/** What a reader has to find: names, then the values as text. */
function cellsOf({ fields, rows }: Records): readonly (readonly string[])[] {
  return [fields.map(({ name }) => name), ...rows.map((row) => fields.map((each, index) => cellText(wireValue(each, row[index] ?? null))))];
}
