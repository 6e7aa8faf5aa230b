import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { checkPlan } from '../../../src/core/plan/check.ts';
import { findRecords } from '../../../src/core/plan/execute/records.ts';
import { executeStats } from '../../../src/core/plan/execute/stats.ts';
import type { RecordsPlan, StatsPlan } from '../../../src/core/plan/plan.ts';
import type { StatsRow } from '../../../src/core/plan/result.ts';
import { fields, recordsPlans, statsPlans } from './arbitrary.ts';
import { memoryColumns } from './memory-columns.ts';
import { agreeWithOracle, expectBounds, sets } from './agreement.ts';
import { settled, truthOf } from './oracle.ts';

describe('the figures of a plan', () => {
  test('are those of a naive computation with exact fractions', () => agreeWithOracle(600), 60_000);

  test('keep the bounds, the order and the limit of the plan', async () => {
    await fc.assert(
      fc.asyncProperty(statsPlans, sets, async (plan, rows) => {
        const checked = checkPlan(plan, fields) as StatsPlan;
        const read = memoryColumns(fields, rows, 7);
        const all = await executeStats({ ...checked, having: [], order: [], limit: null }, fields, read);
        const found = await executeStats(checked, fields, read);
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
      { numRuns: 500 },
    );
  }, 60_000);
});

describe('the records of a plan', () => {
  test('are those that a naive sort finds', async () => {
    await fc.assert(
      fc.asyncProperty(recordsPlans, sets, fc.integer({ min: 1, max: 30 }), async (plan, rows, size) => {
        const checked = checkPlan(plan, fields) as RecordsPlan;
        const found = await findRecords(checked, fields, memoryColumns(fields, rows, size));
        expectBounds(checked, rows, found);
        const where = checked.where === null ? null : settled(checked.where, found.bounds);
        const scope = [...rows.keys()].filter((ordinal) => where === null || truthOf(where, rows[ordinal] ?? []) === 1);
        const cell = (ordinal: number, field: string): Cell => rows[ordinal]?.[fields.findIndex(({ name }) => name === field)] ?? null;
        const ordered = scope.toSorted((a, b) =>
          checked.order.reduce((order, { field, descending }) => order || compare(cell(a, field), cell(b, field), descending), 0),
        );
        expect(found.ordinals).toEqual(ordered.slice(checked.offset, checked.offset + (checked.limit ?? Infinity)));
        expect(found.matched).toBe(scope.length);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
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

/** The place of a group among all, since names of weekdays are in no order of their own. */
function cellOf(row: StatsRow, by: 'group' | 'measure', index: number, plan: StatsPlan): Cell {
  if (by === 'measure') return row.figures[index]?.value ?? null;
  const grouping = plan.groups[index];
  const cell = row.groups[index] ?? null;
  if (cell === null || grouping?.kind !== 'date' || grouping.bucket !== 'weekday') return cell;
  return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].indexOf(String(cell));
}
