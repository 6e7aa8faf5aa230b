import type { Condition } from '../../core/condition/condition.ts';
import { fieldsOf } from '../../core/condition/transform.ts';
import { percentChange } from '../../core/diff/change-filter.ts';
import { DAY_MS } from '../../core/fields/date/calendar.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import { compareCells } from '../../core/order/cell-order.ts';
import { firstInOrder, rangeTo } from '../../core/order/first-in-order.ts';
import type { ChangeMean, ChangeOrder } from '../../core/plan/plan.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunDiff } from './compute.ts';
import type { DiffPlan } from './plan.ts';
import type { Services } from '../services.ts';
import { cellsOf, valuesByField, type DiffSide } from './side.ts';
import { chosen, sizeOf, type ChangeChoice, type DiffView, type Segment } from './view.ts';

/** Which changes a plan asks for, and how many of them in which order. */
export interface WantedChanges {
  readonly where: Condition | null;
  /** What held in the older run. */
  readonly was: Condition | null;
  readonly mean: ChangeMean | null;
  /** The field by whose values they are counted. */
  readonly by: string | null;
  readonly order: readonly ChangeOrder[];
  readonly limit: number;
}

/** Chooses among changes as a plan says that was checked against the fields of `run`. A field that is of another type in a compared run has no values there; a warning says so. */
export function createChangeChoice(wanted: WantedChanges, run: RunEntry | null, services: Pick<Services, 'store' | 'tables'>): ChangeChoice {
  const { where, was, mean, by, order, limit } = wanted;
  const fields = run?.fields ?? [];
  return {
    name: JSON.stringify([wanted, run?.id]),
    choose: async (plan, diff, view) => {
      const test = (condition: Condition) => (side: DiffSide) => fulfilled(condition, fields, side, services);
      const before = was === null ? view : await holdingBefore(plan, view, test(was));
      const held = where === null ? before : await fulfilling(plan, diff, before, test(where));
      const named = [
        ...[where, was].flatMap((each) => (each === null ? [] : fieldsOf(each, textFields(fields)))),
        ...(mean === null ? [] : [mean.field]),
        ...order.map(({ field }) => field),
        ...(by === null ? [] : [by]),
      ];
      const warnings = [plan.from, plan.to].flatMap((side) => otherTypes(side, fields, named));
      const counts = by === null ? {} : { counts: await countsBy(plan, held, by) };
      const means = mean === null ? {} : { mean: await meanOf(plan, held, mean, fields) };
      return {
        ...held,
        warnings,
        ...counts,
        ...means,
        ...(order.length === 0 ? {} : { order: await firstOf(plan, held, order, { fields, limit }) }),
      };
    },
  };
}

function otherTypes({ run }: DiffSide, fields: readonly RunField[], named: readonly string[]): readonly string[] {
  const wanted = fields.filter(({ name }) => named.includes(name));
  return (run?.fields ?? []).flatMap(({ name, type, stats }) => {
    const isOther = stats.values > 0 && wanted.some((field) => field.name === name && field.type !== type);
    return isOther ? [`"${name}" is of the type ${type} in the run ${run?.id ?? ''}, so that its values there count as missing`] : [];
  });
}

/** The changes of records for which a condition held in the older run. */
async function holdingBefore(plan: DiffPlan, view: DiffView, test: (side: DiffSide) => Promise<Uint8Array>): Promise<DiffView> {
  const older = await test(plan.from);
  const segments = view.segments.map((segment) =>
    chosen(segment, segment.from.length === 0 ? new Uint8Array(sizeOf(segment)) : Uint8Array.from(segment.from, (ordinal) => older[ordinal] ?? 0)),
  );
  return { ...view, segments, total: segments.reduce((sum, segment) => sum + sizeOf(segment), 0) };
}

/** How far a field went on average, over the changes in which that is known. */
async function meanOf(
  plan: DiffPlan,
  { segments }: DiffView,
  { by, field }: ChangeMean,
  fields: readonly RunField[],
): Promise<NonNullable<DiffView['mean']>> {
  const type = fields.find(({ name }) => name === field)?.type;
  const went: number[] = [];
  for (const segment of segments)
    for (const cell of await orderValues(plan, segment, { by, field, descending: false }, type)) if (typeof cell === 'number') went.push(cell);
  return { value: went.length === 0 ? null : went.reduce((sum, each) => sum + each, 0) / went.length, changes: went.length };
}

/** The changes of records for which a condition holds; `test` gives a flag for every record of a run. */
async function fulfilling(plan: DiffPlan, diff: RunDiff, view: DiffView, test: (side: DiffSide) => Promise<Uint8Array>): Promise<DiffView> {
  const [older, newer] = [await test(plan.from), await test(plan.to)];
  const flagsAt = (all: Uint8Array, ordinals: Int32Array) => Uint8Array.from(ordinals, (ordinal) => all[ordinal] ?? 0);
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);
  const segments = view.segments.map((segment) =>
    chosen(segment, segment.kind === 'removed' ? flagsAt(older, segment.from) : flagsAt(newer, segment.to)),
  );
  const [added, changed] = [count(flagsAt(newer, diff.added)), count(flagsAt(newer, diff.changed.to))];
  const summary = { added, removed: count(flagsAt(older, diff.removed)), changed, unchanged: count(newer) - added - changed };
  return { ...view, segments, total: segments.reduce((sum, segment) => sum + sizeOf(segment), 0), summary };
}

/** A flag for every record of a run: 1 where the condition holds. */
async function fulfilled(
  condition: Condition,
  fields: readonly RunField[],
  { run, records }: DiffSide,
  { store, tables }: Pick<Services, 'store' | 'tables'>,
): Promise<Uint8Array> {
  const flags = new Uint8Array(records);
  if (run === null) return flags;
  const table = await tables.open(await store.openRun(run));
  for (const ordinal of await table.ordinals({ condition, fields })) flags[ordinal] = 1;
  return flags;
}

/** The fields that `* has` looks in. */
function textFields(fields: readonly RunField[]): readonly string[] {
  return fields.filter(({ type, rawOf }) => type === 'text' && rawOf === undefined).map(({ name }) => name);
}

/** How many changes there are of each value of a field, of the newer record where there is one. */
async function countsBy(plan: DiffPlan, { segments }: DiffView, field: string): Promise<ReadonlyMap<Cell, number>> {
  const counts = new Map<Cell, number>();
  for (const segment of segments) {
    const [side, ordinals] = segment.kind === 'removed' ? [plan.from, segment.from] : [plan.to, segment.to];
    for (const cell of await cellsOf(side, field, ordinals)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}

interface Ordering {
  readonly fields: readonly RunField[];
  readonly limit: number;
}

/** Positions of the first changes of an order; what it leaves tied is in the order of the segments. */
async function firstOf(
  plan: DiffPlan,
  { segments, total }: DiffView,
  order: readonly ChangeOrder[],
  { fields, limit }: Ordering,
): Promise<Int32Array> {
  const keys: { readonly values: readonly Cell[]; readonly sign: 1 | -1 }[] = [];
  for (const each of order) {
    const type = fields.find(({ name }) => name === each.field)?.type;
    const values: Cell[][] = [];
    for (const segment of segments) values.push([...(await orderValues(plan, segment, each, type))]);
    keys.push({ values: values.flat(), sign: each.descending ? -1 : 1 });
  }
  const compare = (a: number, b: number): number => {
    for (const { values, sign } of keys) {
      const way = compareCells(values[a] ?? null, values[b] ?? null, sign);
      if (way !== 0) return way;
    }
    return a - b;
  };
  return firstInOrder(rangeTo(total), compare, limit);
}

/** What the changes of a segment are ordered by, aligned with them. */
async function orderValues(
  plan: DiffPlan,
  segment: Segment,
  { by, field }: ChangeOrder,
  type: RunField['type'] | undefined,
): Promise<readonly Cell[]> {
  const isOf = (side: DiffSide) => side.fields.some((each) => each.name === field && each.type === type);
  const nothing = Array.from({ length: sizeOf(segment) }, () => null);
  if (by === 'value') {
    const [side, ordinals] = segment.kind === 'removed' ? [plan.from, segment.from] : [plan.to, segment.to];
    return isOf(side) ? cellsOf(side, field, ordinals) : nothing;
  }
  if (segment.from.length !== segment.to.length || !isOf(plan.from) || !isOf(plan.to)) return nothing;
  const [before] = await valuesByField(plan.from, [field], segment.from);
  const [after] = await valuesByField(plan.to, [field], segment.to);
  return nothing.map((_, pair) => {
    const [old, now] = [before?.[pair] ?? Number.NaN, after?.[pair] ?? Number.NaN];
    const went = by === 'pct' ? percentChange(old, now) : type === 'date' ? (now - old) / DAY_MS : difference(old, now);
    return Number.isNaN(went) ? null : went;
  });
}

/** What people get when they subtract decimals: 20 to 19 and 19.99 to 18.99 went equally far, which binary fractions miss by a little. */
function difference(before: number, after: number): number {
  const exact = after - before;
  const decimals = DIGITS - Math.ceil(Math.log10(Math.max(Math.abs(before), Math.abs(after))));
  return decimals > 0 && decimals <= MOST_DECIMALS ? Number(exact.toFixed(decimals)) + 0 : exact;
}

/** Decimal digits that a number surely holds. */
const DIGITS = 15;
/** Beyond this, numbers are not written with a fixed number of decimals. */
const MOST_DECIMALS = 100;
