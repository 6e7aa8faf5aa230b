import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RecordLines } from '../../src/core/ports/tables.ts';
import { createCsvColumns } from '../../src/format/write/columns-csv.ts';
import { createJsonColumns } from '../../src/format/write/columns-json.ts';
import type { ColumnPrinter } from '../../src/format/write/columns.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { field, records, type Records } from '../format/random-records.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';
import { runs } from '../property-runs.ts';

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

function printed({ fields, rows }: Records, printer: ColumnPrinter): string {
  const columns = fields.map((_, index) => rows.map((row) => row[index] ?? null));
  return [...printer.rows(columns, rows.length)].join('');
}

async function textOf(lines: AsyncIterable<RecordLines>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const { bytes } of lines) parts.push(bytes);
  return Buffer.concat(parts).toString();
}

const controls = fc.string({
  unit: fc.constantFrom('\\', 'u', '0', '1', 'B', '"', ...Array.from({ length: 0x20 }, (_, code) => String.fromCodePoint(code))),
});
const coded: fc.Arbitrary<Records> = fc
  .tuple(controls, fc.array(controls, { maxLength: 4 }))
  .map(([name, texts]) => ({ fields: [field(name, 'text')], rows: texts.map((text) => [text]) }));

test('lines are to the byte those that are printed of the cells; JSON has one comma more before them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: records }, { weight: 1, arbitrary: coded }), async (given) => {
      await using table = await memoryTable(engine, given.fields, given.rows);
      const names = given.fields.map(({ name }) => name);
      for (const escape of [undefined, 'formulas'] as const) {
        expect(await textOf(table.csv(names, { escape }))).toBe(printed(given, createCsvColumns(given.fields, { escape })));
      }
      const json = await textOf(table.json(names, { shape: 'array' }));
      expect(json.slice(1)).toBe(printed(given, createJsonColumns(given.fields, 'array')));
      expect(await textOf(table.json(names, { shape: 'lines' }))).toBe(printed(given, createJsonColumns(given.fields, 'lines')));
    }),
    { numRuns: runs(150) },
  );
});
