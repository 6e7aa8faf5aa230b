import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkFilter, parseFilterFor } from '../../src/core/condition/check.ts';
import type { Condition } from '../../src/core/condition/condition.ts';
import { predicatesOf } from '../../src/core/condition/transform.ts';
import type { Cell } from '../../src/core/fields/field.ts';
import type { RunTable, TableScope } from '../../src/core/ports/tables.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { booleanCells, dateCells, fields, filters, listCells, numberCells, textCells } from '../core/condition/arbitrary.ts';
import { evaluate } from '../core/condition/evaluate-rows.ts';
import { runs } from '../property-runs.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';

const ROWS = 300;
const cellsByType = { number: numberCells, date: dateCells, boolean: booleanCells, text: textCells } as const;

/** Every mixture of values sooner or later: each column goes through its own at a step that shares no factor with their number. */
const rows: readonly (readonly Cell[])[] = Array.from({ length: ROWS }, (_, row) =>
  fields.map((field, column) => {
    const all: readonly Cell[] = 'json' in field ? listCells : cellsByType[field.type];
    return all[(row * (column % 2 === 0 ? 1 : 7) + Math.floor(row / 19) * column) % all.length] ?? null;
  }),
);

let engine: TableEngine;
let table: RunTable & AsyncDisposable;
beforeAll(async () => {
  engine = await openTestEngine();
  table = await memoryTable(engine, fields, rows);
});
afterAll(async () => {
  await table[Symbol.asyncDispose]();
  await engine[Symbol.asyncDispose]();
});

function passing(filter: Condition): readonly number[] {
  return evaluate(filter, fields, rows).flatMap((passes, ordinal) => (passes ? [ordinal] : []));
}

async function found(scope: TableScope & { readonly limit?: number }): Promise<readonly number[]> {
  return [...(await table.ordinals(scope))];
}

const cities = ['', '\u0000'].map((value) => ({ kind: 'in', field: 'city', negated: false, values: [value] }) as const);
const noneOfBoth = { kind: 'not', item: { kind: 'and', items: cities } } as const;

describe('the tables and the evaluator agree', () => {
  test('on any filter', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (any) => {
        const condition = checkFilter(any, fields);
        // The evaluator is told of no fields that words may stand in.
        fc.pre(predicatesOf(condition).every(({ kind }) => kind !== 'text'));
        expect(await found({ condition })).toEqual(passing(condition));
      }),
      { numRuns: runs(600), examples: [[noneOfBoth]] },
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
    const condition = parseFilterFor(text, fields);
    expect(await found({ condition })).toEqual(passing(condition));
  });
});

test('orders have missing values last both ways, and ties in the order of the run', async () => {
  for (const name of ['price', 'posted_at'])
    for (const descending of [false, true]) {
      const column = fields.findIndex((field) => field.name === name);
      const valueOf = (row: number) => rows[row]?.[column] ?? null;
      const expected = rows
        .map((_, row) => row)
        .toSorted((a, b) => {
          const [one, other] = [valueOf(a), valueOf(b)];
          if (one === other) return a - b;
          if (one === null || other === null) return one === null ? 1 : -1;
          return (Number(one) - Number(other)) * (descending ? -1 : 1) || a - b;
        });
      const sort = [{ field: name, descending }];
      expect(await found({ sort })).toEqual(expected);
      expect(await found({ sort, limit: 70 })).toEqual(expected.slice(0, 70));
    }
});
