import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { passingOrdinals } from '../../../src/core/passing.ts';
import { checkPlan } from '../../../src/core/plan/check.ts';
import type { RecordsPlan, StatsPlan } from '../../../src/core/plan/plan.ts';
import type { StatsRow } from '../../../src/core/plan/result.ts';
import { fields, recordsPlans, statsPlans } from './arbitrary.ts';
import type { TableEngine } from '../../../src/tables/engine.ts';
import { memoryTable, openTestEngine } from '../../tables/memory-table.ts';
import { agreeWithOracle, expectBounds, sets } from './agreement.ts';
import { settled, truthOf } from './oracle.ts';
import { runs } from '../../property-runs.ts';

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

describe('the figures of a plan', () => {
  test('are those of a naive computation with exact fractions', () => agreeWithOracle(60));

  test('keep the bounds, the order and the limit of the plan', async () => {
    await fc.assert(
      fc.asyncProperty(statsPlans, sets, async (plan, rows) => {
        const checked = checkPlan(plan, fields) as StatsPlan;
        await using table = await memoryTable(engine, fields, rows);
        const all = await table.stats({ ...checked, having: [], order: [], limit: null });
        const found = await table.stats(checked);
        const kept = all.rows.filter((row) =>
          checked.having.every(({ measure, op, value }) => holds(row.figures[measure]?.value ?? null, op, value)),
        );
        // What is left tied stays in the order of the groups, in which all rows came.
        const ordered = kept.toSorted((a, b) =>
          checked.order.reduce(
            (order, { by, index, descending }) => order || compare(cellOf(a, by, index, checked), cellOf(b, by, index, checked), descending),
            0,
          ),
        );
        expect(found.rows).toEqual(ordered.slice(0, checked.limit ?? Infinity));
        expect(found.groups).toBe(kept.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('the records of a plan', () => {
  test('are those that a naive sort finds', async () => {
    await fc.assert(
      fc.asyncProperty(recordsPlans, sets, async (plan, rows) => {
        const checked = checkPlan(plan, fields) as RecordsPlan;
        await using table = await memoryTable(engine, fields, rows);
        const found = await table.records(checked);
        expectBounds(checked, rows, found);
        const where = checked.where === null ? null : settled(checked.where, found.bounds);
        const scope = [...rows.keys()].filter((ordinal) => where === null || truthOf(where, rows[ordinal] ?? []) === 1);
        const passing = await table.passing({ condition: where });
        expect(passing.count).toBe(scope.length);
        expect([...passingOrdinals(passing)]).toEqual(scope);
        const cell = (ordinal: number, field: string): Cell => rows[ordinal]?.[fields.findIndex(({ name }) => name === field)] ?? null;
        const ordered = scope.toSorted((a, b) =>
          checked.order.reduce((order, { field, descending }) => order || compare(cell(a, field), cell(b, field), descending), 0),
        );
        expect(found.ordinals).toEqual(ordered.slice(checked.offset, checked.offset + (checked.limit ?? Infinity)));
        expect(found.matched).toBe(scope.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

function holds(value: Cell, op: string, bound: number): boolean {
  if (typeof value !== 'number') return false;
  const is: Record<string, boolean> = {
    '=': value === bound,
    '!=': value !== bound,
    '<': value < bound,
    '<=': value <= bound,
    '>': value > bound,
    '>=': value >= bound,
  };
  return is[op] === true;
}

function compare(a: Cell, b: Cell, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const points = (cell: Cell) =>
    typeof cell === 'string' ? Array.from(cell, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')).join('') : Number(cell);
  const [left, right] = descending ? [points(b), points(a)] : [points(a), points(b)];
  return left < right ? -1 : Number(left > right);
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The place of a group among all, since names of weekdays and months are in no order of their own. */
function cellOf(row: StatsRow, by: 'group' | 'measure', index: number, plan: StatsPlan): Cell {
  if (by === 'measure') return row.figures[index]?.value ?? null;
  const grouping = plan.groups[index];
  const cell = row.groups[index] ?? null;
  if (cell === null || grouping?.kind !== 'date') return cell;
  const names = grouping.bucket === 'weekday' ? WEEKDAYS : grouping.bucket === 'monthname' ? MONTHS : null;
  return names === null ? cell : names.indexOf(String(cell));
}
