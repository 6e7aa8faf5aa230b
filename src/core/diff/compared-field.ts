import type { SchemaChanges } from '../../contract/operations/diff.ts';
import type { Tolerance } from '../../contract/parameters.ts';
import { canonicalCell } from '../fields/content.ts';
import type { Cell, RunField } from '../fields/field.ts';

/** A field of two runs; undefined in a run that does not have it. `tolerance` only where it is a number in both. */
export interface ComparedField {
  readonly name: string;
  readonly from: RunField | undefined;
  readonly to: RunField | undefined;
  readonly tolerance: Tolerance | undefined;
}

/** All fields of two runs: those of the newer one in their order, then those that only the older one has. */
export function pairFields(from: readonly RunField[], to: readonly RunField[], tolerances: readonly Tolerance[] = []): readonly ComparedField[] {
  const before = new Map(from.map((field) => [field.name, field]));
  const after = new Map(to.map((field) => [field.name, field]));
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => {
    const [older, newer] = [before.get(name), after.get(name)];
    const numbers = older?.type === 'number' && newer?.type === 'number';
    return { name, from: older, to: newer, tolerance: numbers ? tolerances.find(({ field }) => field === name) : undefined };
  });
}

/** Whether a field is the raw form of another one in either run: what it says is compared already. */
export function isRaw({ from, to }: ComparedField): boolean {
  return from?.rawOf !== undefined || to?.rawOf !== undefined;
}

/**
 * Whether every record of one run differs in this field from every record of the other: only one of them has the field, and there each record
 * states it, if only as null. A record that says "null" is not one that says nothing. Where records of a run with the field leave it out
 * as well, or an empty csv cell says nothing, the field that came or went changes just the records that have a value in it.
 */
export function partsRuns(field: ComparedField): boolean {
  return statedBy(field.from, field.to) || statedBy(field.to, field.from);
}

function statedBy(one: RunField | undefined, other: RunField | undefined): boolean {
  return one?.statesNulls === true && other === undefined;
}

/** Fields that came, went, or have another type. A field without a value is text for want of evidence: that is no other type. */
export function schemaChanges(fields: readonly ComparedField[]): SchemaChanges {
  return {
    added: fields.filter(({ from }) => from === undefined).map(({ name }) => name),
    removed: fields.filter(({ to }) => to === undefined).map(({ name }) => name),
    changed: fields.flatMap(({ name, from, to }) =>
      hasValues(from) && hasValues(to) && from.type !== to.type ? [{ field: name, from: from.type, to: to.type }] : [],
    ),
  };
}

function hasValues(field: RunField | undefined): field is RunField {
  return field !== undefined && field.stats.values > 0;
}

/**
 * Whether two values are equal: by type and value, lists and objects by what is in them, an instant in whatever zone it was written.
 * A missing value equals only a missing value, also of a field that the run does not have, unless that field parts the runs.
 */
export function sameValue(field: ComparedField, before: Cell, after: Cell): boolean {
  const { from, to, tolerance } = field;
  if (before === null || after === null) return before === after && !partsRuns(field);
  if (before === after && from?.type === to?.type && from?.json === to?.json) return true;
  if (tolerance !== undefined && typeof before === 'number' && typeof after === 'number') return isWithin(tolerance, before, after);
  return canonicalCell(from, before) === canonicalCell(to, after);
}

/** Whether a number moved by no more than it may; a percentage is of the older value. */
export function isWithin({ amount, relative }: Tolerance, before: number, after: number): boolean {
  const allowed = relative ? Math.abs(before) * (amount / 100) : amount;
  // Binary fractions miss what people write by a little: 0.4 - 0.3 is more than 0.1.
  const rounding = Math.min(COMPARISON_SLACK * Math.max(Math.abs(before), Math.abs(after)), allowed * LEAST_SLACK);
  return Math.abs(after - before) <= allowed + rounding;
}

/** Of the larger of two values. */
export const COMPARISON_SLACK = 4 * Number.EPSILON;
/** Of what is allowed, at most. */
export const LEAST_SLACK = 1e-6;
