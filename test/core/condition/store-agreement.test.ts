import { createRequire } from 'node:module';

import type * as Lance from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { checkFilter, parseFilterFor } from '../../../src/core/condition/check.ts';
import type { Condition, Predicate } from '../../../src/core/condition/condition.ts';
import { toSql } from '../../../src/core/condition/to-sql.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';
import { booleanCells, dateCells, fields, filters, listCells, numberCells, textCells } from './arbitrary.ts';
import { evaluate } from './evaluate-rows.ts';
import { runs } from '../../property-runs.ts';

// Both are loaded as CommonJS: the store takes only tables made by the very Arrow that it loads itself.
const load = createRequire(import.meta.url);
const lancedb = load('@lancedb/lancedb') as typeof Lance;
const arrow = load('apache-arrow') as typeof Arrow;

const ROWS = 300;
const cellsByType = { number: numberCells, date: dateCells, boolean: booleanCells, text: textCells } as const;

function cellsOf({ type, json }: ConditionField): readonly Cell[] {
  return json === true ? listCells : cellsByType[type];
}

/** Every mixture of values sooner or later: each column goes through its own at a step that shares no factor with their number. */
const rows: readonly (readonly Cell[])[] = Array.from({ length: ROWS }, (_, row) =>
  fields.map((field, column) => {
    const all = cellsOf(field);
    return all[(row * (column % 2 === 0 ? 1 : 7) + Math.floor(row / 19) * column) % all.length] ?? null;
  }),
);

let plain: Lance.Table;
let indexed: Lance.Table;

beforeAll(async () => {
  const database = await lancedb.connect('memory://');
  const table = arrowTable();
  plain = await database.createTable('plain', table);
  indexed = await database.createTable('indexed', table);
  for (const [column, { type }] of fields.entries()) {
    if (type === 'text') continue;
    const config = type === 'boolean' ? lancedb.Index.bitmap() : lancedb.Index.btree();
    await indexed.createIndex(`c${column}`, { name: `index_${column}`, config });
  }
});

describe('the store and the evaluator agree', () => {
  test('on any filter, with and without indexes', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (any) => {
        const filter = checkFilter(any, fields);
        const expected = passing(filter);
        expect(await found(plain, filter)).toEqual(expected);
        expect(await found(indexed, filter)).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });

  test.each([
    ['twenty levels', `${'price < 1e20 AND (price = 5 OR ('.repeat(9)}pets = true AND price < 0${'))'.repeat(9)}`],
    ['twenty levels of NOT', `${'price < 5 OR NOT ('.repeat(9)}posted_at NOT BETWEEN '1969-12-31' AND '2026-03-01' OR pets = true${')'.repeat(9)}`],
    ['a thousand conditions', Array.from({ length: 1000 }, (_, index) => `price ${index % 2 === 0 ? '!=' : '<'} ${index + 2000}`).join(' AND ')],
    ['a thousand values', `price IN (${Array.from({ length: 1000 }, (_, index) => index / 2).join(', ')})`],
    ['the first and the last date', "posted_at BETWEEN '0000-01-01' AND '9999-12-31T23:59:59.999Z'"],
    [
      'every boundary of whole numbers',
      'price IN (-9223372036854775808, 9223372036854775808, 18446744073709551616, 100000000000000000000, 1e21, 5e-324)',
    ],
  ])('on %s', async (_, text) => {
    const filter = parseFilterFor(text, fields);
    expect(await found(indexed, filter)).toEqual(passing(filter));
    expect(await plain.countRows(sqlOf(filter))).toBe(passing(filter).length);
  });
});

function passing(filter: Condition): readonly number[] {
  return evaluate(filter, fields, rows).flatMap((passes, index) => (passes ? [index] : []));
}

async function found(table: Lance.Table, filter: Condition): Promise<readonly number[]> {
  const result = await table.query().where(sqlOf(filter)).select(['_ord']).toArrow();
  return [...(result.getChild('_ord') ?? [])].map(Number).toSorted((a, b) => a - b);
}

function sqlOf(filter: Condition): string {
  const columnOf = (name: string) => {
    const column = fields.findIndex((field) => field.name === name);
    const { type = 'text', json = false }: Partial<ConditionField> = fields[column] ?? {};
    return { column: `c${column}`, type, json };
  };
  const membersOf = (predicate: Predicate) => `_ord IN (${[-1, ...passing(predicate)].join(', ')})`;
  return toSql(filter, { columnOf, membersOf });
}

function arrowTable(): Arrow.Table {
  const columns = fields.map(({ type }, column) =>
    vectorOf(
      type,
      rows.map((row) => row[column] ?? null),
    ),
  );
  const ordinals = arrow.vectorFromArray(
    rows.map((_, index) => index),
    new arrow.Float64(),
  );
  return new arrow.Table(Object.fromEntries([['_ord', ordinals], ...columns.map((vector, column) => [`c${column}`, vector] as const)]));
}

function vectorOf(type: ConditionField['type'], cells: readonly Cell[]): Arrow.Vector {
  if (type === 'text') return arrow.vectorFromArray(cells, new arrow.Utf8());
  if (type === 'date') return arrow.vectorFromArray(cells, new arrow.TimestampMillisecond('UTC'));
  return type === 'number' ? arrow.vectorFromArray(cells, new arrow.Float64()) : arrow.vectorFromArray(cells, new arrow.Bool());
}
