import type { Tolerance } from '../../contract/parameters.ts';
import type { Comparison, OrdinalPairs, RunComparison } from '../ports/tables.ts';
import { isWithin } from './compared-field.ts';
import { pairInOrder, picked, positionsIn, type Fits, type Pairs } from './pair-in-order.ts';

/** What became of some records of two runs. */
export type ComparedRecords = Omit<RunComparison, 'duplicates'>;

/** Records of which several may have one key, those of the older run first; all columns are aligned. Classes are whole numbers from 0. */
export interface SharedRecords {
  /** How many are of the older run. */
  readonly older: number;
  readonly ordinals: ArrayLike<number>;
  /** Equal for records with one key. */
  readonly keys: ArrayLike<number>;
  /** Equal for records with one key and the same values. */
  readonly contents: ArrayLike<number>;
  /** Equal for records with one key and the same values of the compared fields that have no tolerance. */
  readonly alike: ArrayLike<number>;
  /** Values of the fields that have one, in their order; NaN where one is missing. */
  readonly values: readonly ArrayLike<number>[];
}

const nothing = new Int32Array();
export const noRecords: ComparedRecords = { removed: nothing, added: nothing, changed: { from: nothing, to: nothing }, unchanged: 0 };

/**
 * Pairs records of keys that others have as well, round after round: first those that are equal, then those that are equal in what is compared, then those
 * with one key, each with the first one that is free.
 */
export function pairShared(records: SharedRecords, { key, compared, exact, parted }: Comparison): ComparedRecords {
  const { older: size, ordinals, values } = records;
  const tolerances = compared.flatMap(({ tolerance }) => tolerance ?? []);
  const split = (all: ArrayLike<number>) => {
    const integers = Int32Array.from(all);
    return { from: integers.subarray(0, size), to: integers.subarray(size) };
  };
  let left: OrdinalPairs = { from: positionsIn(size, () => true), to: positionsIn(ordinals.length - size, () => true) };
  const round = (classes: ArrayLike<number>, test?: Fits): OrdinalPairs => {
    const { from, to } = split(classes);
    const known = left;
    const pairs: Pairs = pairInOrder(
      picked(from, known.from),
      picked(to, known.to),
      test && ((older, newer) => test(known.from[older] ?? 0, known.to[newer] ?? 0)),
    );
    left = { from: picked(known.from, pairs.fromLeft), to: picked(known.to, pairs.toLeft) };
    return { from: picked(known.from, pairs.from), to: picked(known.to, pairs.to) };
  };
  const same = [
    round(records.contents),
    ...(exact ? [] : [round(records.alike, (older, newer) => areWithin(tolerances, values, older, size + newer))]),
  ];
  const changed = [...(parted ? same : []), ...(key.length === 0 ? [] : [round(records.keys)])];
  const at = split(ordinals);
  return {
    removed: picked(at.from, left.from),
    added: picked(at.to, left.to),
    changed: {
      from: picked(at.from, changed.map(({ from }) => from).reduce(concatenated, nothing)),
      to: picked(at.to, changed.map(({ to }) => to).reduce(concatenated, nothing)),
    },
    unchanged: parted ? 0 : same.reduce((sum, { to }) => sum + to.length, 0),
  };
}

function areWithin(tolerances: readonly Tolerance[], values: SharedRecords['values'], older: number, newer: number): boolean {
  return tolerances.every((tolerance, index) => {
    const [before = NaN, after = NaN] = [values[index]?.[older], values[index]?.[newer]];
    if (Number.isNaN(before) || Number.isNaN(after)) return Number.isNaN(before) && Number.isNaN(after);
    return isWithin(tolerance, before, after);
  });
}

/** What two lots of records came to; changes in the order of the newer run, which has so many `records`. */
export function joinCompared(records: number, one: ComparedRecords, other: ComparedRecords): ComparedRecords {
  const partners = new Int32Array(records).fill(-1);
  for (const pairs of [one.changed, other.changed]) pairs.to.forEach((newer, pair) => (partners[newer] = pairs.from[pair] ?? -1));
  const changed = positionsIn(records, (newer) => (partners[newer] ?? -1) >= 0);
  return {
    removed: concatenated(one.removed, other.removed).toSorted(),
    added: concatenated(one.added, other.added).toSorted(),
    changed: { from: picked(partners, changed), to: changed },
    unchanged: one.unchanged + other.unchanged,
  };
}

function concatenated(one: Int32Array, other: Int32Array): Int32Array {
  const all = new Int32Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
