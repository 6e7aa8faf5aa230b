import fc from 'fast-check';
import { expect } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { checkPlan } from '../../../src/core/plan/check.ts';
import type { StatsPlan } from '../../../src/core/plan/plan.ts';
import { printMeasure } from '../../../src/core/plan/print.ts';
import type { RunTable } from '../../../src/core/ports/tables.ts';
import type { StatsResult, StatsRow } from '../../../src/core/plan/result.ts';
import { fields, records, statsPlans } from './arbitrary.ts';
import { decimalsOf, memoryTable, openTestEngine } from '../../tables/memory-table.ts';
import { comparedFigures, figureOf, groupsOf, settled, truthOf, type Expected } from './oracle.ts';

type Rows = readonly (readonly Cell[])[];

/** Sets of up to 24 records. */
export const sets = fc.array(records, { maxLength: 24, size: 'max' });

/** Plans of one set of records. */
const PLANS = 25;

/** Carries out random plans on random record sets, and compares every value of every group with the oracle's. */
export async function agreeWithOracle(numRuns: number): Promise<void> {
  await using engine = await openTestEngine();
  const plansOfSet = fc.array(statsPlans, { minLength: PLANS, maxLength: PLANS });
  const property = fc.asyncProperty(plansOfSet, sets, async (plans, rows) => {
    await using table = await memoryTable(engine, fields, rows);
    for (const plan of plans) await expectAgreement(plan, rows, table);
  });
  await fc.assert(property, { numRuns: Math.ceil(numRuns / PLANS) });
}

async function expectAgreement(plan: StatsPlan, rows: Rows, table: RunTable): Promise<void> {
  const checked = checkPlan({ ...plan, having: [], order: [], limit: null }, fields) as StatsPlan;
  const found = await table.stats(checked);
  expectBounds(checked, rows, found);
  const where = checked.where === null ? null : settled(checked.where, found.bounds);
  const scope = rows.filter((row) => where === null || truthOf(where, row) === 1);
  const groups = naiveGroups(checked, scope);
  expect(new Set(found.rows.map(({ groups: cells }) => keyOf(cells)))).toEqual(new Set(groups.keys()));
  expect(found.matched).toBe(scope.length);
  expect(found.unknown).toBe(rows.filter((row) => where !== null && truthOf(where, row) === 0).length);
  for (const row of found.rows) {
    const group = groups.get(keyOf(row.groups)) ?? [];
    expect(row.records).toBe(group.length);
    checked.measures.forEach((measure, index) => {
      const all = { scope, decimals: decimalsIn(rows) };
      expectFigure(row.figures[index], figureOf(measure, group, all), group.length);
    });
  }
}

/** Compares the figures that records are compared with. */
export function expectBounds({ where }: Pick<StatsPlan, 'where'>, rows: Rows, { bounds = [] }: Pick<StatsResult, 'bounds'>): void {
  const { conditions, over } = comparedFigures(where, rows);
  expect(new Set(bounds.map(({ name }) => name))).toEqual(new Set(conditions.map(({ field, measure }) => printMeasure({ kind: measure, field }))));
  for (const { field, measure } of conditions) {
    const bound = bounds.find(({ name }) => name === printMeasure({ kind: measure, field }));
    const expected = figureOf({ kind: measure, field }, over, { scope: over, decimals: decimalsIn(rows) });
    const figure = bound === undefined ? undefined : { ...bound, nulls: over.length - bound.values };
    expectFigure(figure, expected, over.length);
  }
}

function naiveGroups(plan: StatsPlan, scope: Rows): ReadonlyMap<string, Rows> {
  const groups = new Map<string, (readonly Cell[])[]>();
  if (plan.groups.length === 0) groups.set(keyOf([]), []);
  for (const row of scope) {
    const keys = plan.groups
      .map((grouping) => groupsOf(grouping, row))
      .reduce<(readonly Cell[])[]>((all, cells) => all.flatMap((before) => cells.map((cell) => [...before, cell])), [[]]);
    for (const key of keys.map(keyOf)) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

function decimalsIn(rows: Rows): (field: string) => number | null {
  return (field) =>
    decimalsOf(
      rows,
      fields.findIndex(({ name }) => name === field),
    );
}

function keyOf(cells: readonly Cell[]): string {
  return JSON.stringify(cells);
}

function expectFigure(figure: StatsRow['figures'][number] | undefined, expected: Expected, records_: number): void {
  expect(figure?.values).toBe(expected.values);
  expect(figure?.nulls).toBe(records_ - expected.values);
  const value = figure?.value ?? null;
  expect(Object.is(value, -0)).toBe(false);
  const { slack = 0 } = expected;
  if (slack === Infinity) return;
  if (expected.exact || typeof value !== 'number' || typeof expected.value !== 'number') expect(value).toBe(expected.value);
  else expect(Math.abs(value - expected.value)).toBeLessThanOrEqual(1e-9 * Math.abs(expected.value) + 1e-14 + slack);
}
