import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCsvColumns } from '../../src/format/write/columns-csv.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { records, type Records } from '../format/random-records.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

type Escape = Parameters<typeof createCsvColumns>[1];

function printed({ fields, rows }: Records, escape: Escape): string {
  const columns = fields.map((_, index) => rows.map((row) => row[index] ?? null));
  return [...createCsvColumns(fields, escape).rows(columns, rows.length)].join('');
}

async function fromTable({ fields, rows }: Records, escape: Escape): Promise<string> {
  await using table = await memoryTable(engine, fields, rows);
  const parts: Uint8Array[] = [];
  const names = fields.map(({ name }) => name);
  for await (const { bytes } of table.csv(names, { escape: escape?.escape })) parts.push(bytes);
  return Buffer.concat(parts).toString();
}

test('lines of CSV are to the byte those that are printed of the cells', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.constantFrom({}, { escape: 'formulas' as const }), async (given, escape) => {
      expect(await fromTable(given, escape)).toBe(printed(given, escape));
    }),
    { numRuns: 300 },
  );
});
