import type { ChangeKind, DiffMeta, DiffRequest, FieldChangeStatistics } from '../../contract/operations/diff.ts';
import { parseChangeFilter, type ChangeFilter, type ValuePairs } from '../../core/diff/change-filter.ts';
import { changeStatistics, type FieldPairs } from '../../core/diff/change-statistics.ts';
import { isWithin, partsRuns, type ComparedField } from '../../core/diff/compared-field.ts';
import { positionsIn } from '../../core/diff/pair-in-order.ts';
import { DAY_MS } from '../../core/fields/date/calendar.ts';
import type { Cell } from '../../core/fields/field.ts';
import type { RunDiff } from './compute.ts';
import type { DiffPlan } from './plan.ts';
import { cellsOf, marksByField, valuesByField } from './side.ts';
import type { OrdinalPairs } from '../../core/ports/tables.ts';

/** Changes of one kind in their order. */
export interface Segment {
  readonly kind: ChangeKind;
  /** Aligned; the older records of added ones, and the newer of removed ones, are none. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Of renamed records, from 0 to 1. */
  readonly similarity?: readonly number[];
}

/** The changes that a request asks for, in the order of the answer. */
export interface DiffView {
  readonly segments: readonly Segment[];
  readonly total: number;
  readonly stats: readonly FieldChangeStatistics[] | null;
  /** The first changes of another order, by their positions in the segments behind each other; without it, those of the segments. */
  readonly order?: Int32Array;
  /** How many changes there are of each value of a field that was asked for. */
  readonly counts?: ReadonlyMap<Cell, number>;
  /** How far a field that was asked for went on average, null where that is not known, and over how many changes. */
  readonly mean?: { readonly value: number | null; readonly changes: number };
  /** Of the records that were asked for, where that were not all. */
  readonly summary?: DiffMeta['summary'];
  readonly warnings?: readonly string[];
}

/** Chooses further among changes, in ways that requests cannot tell; `name` is another one for every choice that may differ. */
export interface ChangeChoice {
  readonly name: string;
  choose(plan: DiffPlan, diff: RunDiff, view: DiffView): Promise<DiffView>;
}

type ViewRequest = Pick<DiffRequest, 'change' | 'changedFields' | 'where' | 'stats'>;

/** Chooses among the changes of a diff. Rejects with `invalid_parameter` a condition that cannot be read. */
export async function viewDiff(plan: DiffPlan, diff: RunDiff, { change, changedFields, where, stats }: ViewRequest): Promise<DiffView> {
  const filter = where === undefined ? null : parseChangeFilter(where, plan.fields);
  const kept: Segment[] = [];
  for (const segment of segmentsOf(diff)) {
    if (change !== undefined && segment.kind !== change) continue;
    const touched = changedFields === undefined ? segment : await withChangeIn(plan, segment, changedFields);
    kept.push(filter === null ? touched : await passing(plan, touched, filter));
  }
  return { segments: kept, total: kept.reduce((sum, segment) => sum + sizeOf(segment), 0), stats: stats ? await statisticsOf(plan, kept) : null };
}

/** How many changes a segment has. */
export function sizeOf({ from, to }: Segment): number {
  return Math.max(from.length, to.length);
}

function segmentsOf({ removed, changed, renamed, added }: RunDiff): readonly Segment[] {
  const none = new Int32Array();
  return [
    { kind: 'removed', from: removed, to: none },
    { kind: 'changed', ...changed },
    ...(renamed === null ? [] : [{ kind: 'renamed', ...renamed } as const]),
    { kind: 'added', from: none, to: added },
  ];
}

/** The changes whose flag is 1. */
export function chosen(segment: Segment, flags: Uint8Array): Segment {
  return changesAt(
    segment,
    positionsIn(flags.length, (position) => flags[position] === 1),
  );
}

/** The changes at some positions of a segment. */
export function changesAt(segment: Segment, positions: Int32Array): Segment {
  const pick = (ordinals: Int32Array) => (ordinals.length === 0 ? ordinals : positions.map((position) => ordinals[position] ?? 0));
  const { similarity } = segment;
  return {
    kind: segment.kind,
    from: pick(segment.from),
    to: pick(segment.to),
    ...(similarity === undefined ? {} : { similarity: Array.from(positions, (position) => similarity[position] ?? 0) }),
  };
}

/** Only a record that is in both runs can have changed in a field. */
async function withChangeIn(plan: DiffPlan, segment: Segment, names: readonly string[]): Promise<Segment> {
  const flags = new Uint8Array(sizeOf(segment));
  if (!isPaired(segment)) return chosen(segment, flags);
  const fields = plan.compared.filter(({ name }) => names.includes(name));
  for await (const { differs } of compareFields(plan, fields, segment)) {
    differs.forEach((differing, pair) => (flags[pair] = (flags[pair] ?? 0) | differing));
  }
  return chosen(segment, flags);
}

async function passing(plan: DiffPlan, segment: Segment, filter: ChangeFilter): Promise<Segment> {
  const values: ValuePairs[] = [];
  for (const { name } of filter.fields) {
    values.push({ before: await cellsOf(plan.from, name, segment.from), after: await cellsOf(plan.to, name, segment.to) });
  }
  return chosen(segment, filter.passes(sizeOf(segment), values));
}

async function statisticsOf(plan: DiffPlan, segments: readonly Segment[]): Promise<readonly FieldChangeStatistics[]> {
  const paired = segments.filter(isPaired);
  const pairs: OrdinalPairs = { from: joined(paired.map(({ from }) => from)), to: joined(paired.map(({ to }) => to)) };
  const all: FieldChangeStatistics[] = [];
  for await (const { field, differs, missing, values } of compareFields(plan, plan.compared, pairs)) {
    const measures = measuresOf(field, values);
    all.push(changeStatistics({ field: field.name, differs, isMissing: missing, ...(measures === undefined ? {} : { measures }) }));
  }
  return all.filter(({ changes }) => changes > 0).toSorted((a, b) => b.changes - a.changes);
}

/** Numbers as they are, dates in days. */
function measuresOf({ to }: ComparedField, values: Comparison['values']): FieldPairs['measures'] {
  if (values === undefined || to?.type === 'boolean') return undefined;
  if (to?.type !== 'date') return { ...values, kind: 'number' };
  const days = (times: Float64Array) => times.map((time) => time / DAY_MS);
  return { before: days(values.before), after: days(values.after), kind: 'days' };
}

function isPaired({ kind }: Segment): boolean {
  return kind === 'changed' || kind === 'renamed';
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

interface Comparison {
  readonly field: ComparedField;
  /** 1 for each pair whose values differ. */
  readonly differs: Uint8Array;
  readonly missing: (pair: number, side: 'before' | 'after') => boolean;
  /** Of a field that is of one type in both runs, and no text. */
  readonly values?: { readonly before: Float64Array; readonly after: Float64Array };
}

/** Cells of each run that are compared at a time: 8 bytes each. */
const MOST_CELLS = 2_000_000;

/** Many fields at a time, in their order: a run of thousands of fields is read whole whichever of them are needed. */
async function* compareFields(plan: DiffPlan, fields: readonly ComparedField[], pairs: OrdinalPairs): AsyncIterable<Comparison> {
  const atOnce = Math.max(1, Math.floor(MOST_CELLS / Math.max(1, pairs.from.length)));
  for (let first = 0; first < fields.length; first += atOnce) {
    const some = fields.slice(first, first + atOnce);
    const measured = await compareValues(plan, some.filter(isMeasured), pairs);
    const marked = await compareMarks(
      plan,
      some.filter((field) => !isMeasured(field)),
      pairs,
    );
    const byField = new Map([...measured, ...marked].map((comparison) => [comparison.field, comparison]));
    yield* some.flatMap((field) => byField.get(field) ?? []);
  }
}

function isMeasured({ from, to }: ComparedField): boolean {
  return from !== undefined && from.type !== 'text' && from.type === to?.type;
}

async function compareValues(plan: DiffPlan, fields: readonly ComparedField[], pairs: OrdinalPairs): Promise<readonly Comparison[]> {
  const names = fields.map(({ name }) => name);
  const [older, newer] = [await valuesByField(plan.from, names, pairs.from), await valuesByField(plan.to, names, pairs.to)];
  return fields.map((field, index) => {
    const [before = new Float64Array(), after = new Float64Array()] = [older[index], newer[index]];
    const { tolerance } = field;
    const differs = Uint8Array.from(before, (old, pair) => {
      const now = after[pair] ?? NaN;
      if (Number.isNaN(old) || Number.isNaN(now)) return Number.isNaN(old) === Number.isNaN(now) ? 0 : 1;
      return old === now || (tolerance !== undefined && isWithin(tolerance, old, now)) ? 0 : 1;
    });
    return { field, differs, values: { before, after }, missing: (pair, side) => Number.isNaN((side === 'before' ? before : after)[pair] ?? NaN) };
  });
}

async function compareMarks(plan: DiffPlan, fields: readonly ComparedField[], pairs: OrdinalPairs): Promise<readonly Comparison[]> {
  const names = fields.map(({ name }) => name);
  const [older, newer] = [await marksByField(plan.from, names, pairs.from), await marksByField(plan.to, names, pairs.to)];
  return fields.map((field, index) => {
    const [before = new Int32Array(), after = new Int32Array()] = [older[index], newer[index]];
    const differs = Uint8Array.from(pairs.from, (_, pair) =>
      !partsRuns(field) && before[2 * pair] === after[2 * pair] && before[2 * pair + 1] === after[2 * pair + 1] ? 0 : 1,
    );
    const missing = (pair: number, side: 'before' | 'after') => {
      const marks = side === 'before' ? before : after;
      return marks[2 * pair] === 0 && marks[2 * pair + 1] === 0;
    };
    return { field, differs, missing };
  });
}
