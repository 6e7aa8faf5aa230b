import { isWithin } from '../core/diff/compared-field.ts';
import { findRenames } from '../core/diff/find-renames.ts';
import { joinMarks, marksAt } from '../core/diff/marks.ts';
import { picked, pairByMark, sharedMarks, type Fits, type Pairs, type SharedMarks } from '../core/diff/pair-by-mark.ts';
import { hasStoredKey, type DiffPlan } from './diff-plan.ts';
import { allOrdinals, marksByField, marksOfFields, storedMarks, valuesByField, type DiffSide } from './diff-side.ts';
import { pairByKey, type KeyMarks, type OrdinalPairs } from './pair-by-key.ts';

/** What became of every record of two runs; ordinals of what was removed are of the older one, of what was added of the newer one, ascending. */
export interface RunDiff {
  readonly removed: Int32Array;
  readonly added: Int32Array;
  /** In the order of the newer run. */
  readonly changed: OrdinalPairs;
  readonly unchanged: number;
  readonly duplicates: { readonly from: SharedMarks; readonly to: SharedMarks };
  /** Removed and added records that are taken for one; null when they were not looked for. */
  readonly renamed: (OrdinalPairs & { readonly similarity: readonly number[] }) | null;
  /** True when there were too many removed and added records to look for renames. */
  readonly skippedRenames: boolean;
}

/** Groups of records with one key that a warning names. */
const NAMED_DUPLICATES = 3;

/**
 * Compares two runs by hashes of keys and contents: equal records first, then those that are equal as the plan compares them, then those with one key.
 * Takes some 100 bytes a record; records themselves are read only where hashes do not decide. `leastSimilarity` in percent looks for renames.
 */
export async function computeDiff(plan: DiffPlan, leastSimilarity: number | undefined): Promise<RunDiff> {
  const { from, to, key } = plan;
  const [before, after] = [await storedMarks(from), await storedMarks(to)];
  const keys = key.length === 0 ? null : await keyMarks(plan, before.keys, after.keys);
  // Without a key only equal records are paired, and there are none where a field parts the runs.
  const parted = plan.parting.length > 0;
  const apart = parted && keys === null;
  const equal = apart ? nonePaired(plan) : pairByMark(withKey(keys?.from, before.contents), withKey(keys?.to, after.contents));
  const alike = plan.exact || apart ? identity(equal) : await pairAlike(plan, keys, equal);
  const left = { from: picked(equal.fromLeft, alike.fromLeft), to: picked(equal.toLeft, alike.toLeft) };
  const same = keys === null ? identity({ fromLeft: left.from, toLeft: left.to }) : await pairByKey(plan, keys, left);
  const ends = { removed: picked(left.from, same.fromLeft), added: picked(left.to, same.toLeft) };
  const nobody: SharedMarks = { records: 0, groups: 0, firsts: [] };
  const changed = { from: picked(left.from, same.from), to: picked(left.to, same.to) };
  const nearly = { from: picked(equal.fromLeft, alike.from), to: picked(equal.toLeft, alike.to) };
  return {
    changed: parted ? joinPairs(plan, [equal, nearly, changed]) : changed,
    unchanged: parted ? 0 : equal.from.length + alike.from.length,
    duplicates: {
      from: keys === null ? nobody : sharedMarks(keys.from, NAMED_DUPLICATES),
      to: keys === null ? nobody : sharedMarks(keys.to, NAMED_DUPLICATES),
    },
    ...(await withoutRenames(plan, ends, leastSimilarity)),
  };
}

/** The stored hashes where both runs were stored with this key, else hashes of the fields of the key. */
async function keyMarks({ from, to, key }: DiffPlan, storedFrom: Int32Array, storedTo: Int32Array): Promise<KeyMarks> {
  if (hasStoredKey([from.run, to.run], key)) return { from: storedFrom, to: storedTo };
  const marks = (side: DiffSide) => marksOfFields(side, key, allOrdinals(side), 'counts');
  return { from: await marks(from), to: await marks(to) };
}

function withKey(keys: Int32Array | undefined, contents: Int32Array): Int32Array {
  return keys === undefined ? contents : joinMarks(keys, contents);
}

function nonePaired({ from, to }: DiffPlan): Pairs {
  return { from: new Int32Array(), to: new Int32Array(), fromLeft: allOrdinals(from), toLeft: allOrdinals(to) };
}

/** All of the pairs in the order of the newer run. */
function joinPairs({ to }: DiffPlan, lists: readonly OrdinalPairs[]): OrdinalPairs {
  const partners = new Int32Array(to.records).fill(-1);
  for (const pairs of lists) pairs.to.forEach((newer, pair) => (partners[newer] = pairs.from[pair] ?? -1));
  const paired = allOrdinals(to).filter((newer) => (partners[newer] ?? -1) >= 0);
  return { from: paired.map((newer) => partners[newer] ?? -1), to: paired };
}

/** No pairs at all: everything that was left is left. */
function identity({ fromLeft, toLeft }: Pick<Pairs, 'fromLeft' | 'toLeft'>): Pairs {
  const all = (left: Int32Array) => left.map((_, position) => position);
  return { from: new Int32Array(), to: new Int32Array(), fromLeft: all(fromLeft), toLeft: all(toLeft) };
}

/** Pairs records that differ, but not in what the plan compares: in ignored fields, or by no more than a tolerance. */
async function pairAlike(plan: DiffPlan, keys: KeyMarks | null, { fromLeft, toLeft }: Pairs): Promise<Pairs> {
  const tolerant = plan.compared.filter(({ tolerance }) => tolerance !== undefined);
  const strict = plan.compared.filter(({ tolerance }) => tolerance === undefined).map(({ name }) => name);
  const tolerated = tolerant.map(({ name }) => name);
  const marks = async (side: DiffSide, left: Int32Array, sideKeys: Int32Array | undefined) =>
    withKey(sideKeys && marksAt(sideKeys, left), await marksOfFields(side, strict, left, 'is nothing'));
  const [marksFrom, marksTo] = [await marks(plan.from, fromLeft, keys?.from), await marks(plan.to, toLeft, keys?.to)];
  if (tolerant.length === 0) return pairByMark(marksFrom, marksTo);
  const before = await valuesByField(plan.from, tolerated, fromLeft);
  const after = await valuesByField(plan.to, tolerated, toLeft);
  const fits: Fits = (older, newer) =>
    tolerant.every(({ tolerance }, index) => {
      const [old = NaN, now = NaN] = [before[index]?.[older], after[index]?.[newer]];
      if (Number.isNaN(old) || Number.isNaN(now)) return Number.isNaN(old) && Number.isNaN(now);
      return tolerance !== undefined && isWithin(tolerance, old, now);
    });
  return pairByMark(marksFrom, marksTo, fits);
}

/** More removed or added records than this are too many to look for renames among them. */
const MOST_RENAMED = 10_000;

type Renames = Pick<RunDiff, 'removed' | 'added' | 'renamed' | 'skippedRenames'>;

async function withoutRenames(plan: DiffPlan, ends: Pick<RunDiff, 'removed' | 'added'>, least: number | undefined): Promise<Renames> {
  const { removed, added } = ends;
  if (least === undefined || plan.key.length === 0) return { ...ends, renamed: null, skippedRenames: false };
  const none = { from: new Int32Array(), to: new Int32Array(), similarity: [] };
  if (Math.max(removed.length, added.length) > MOST_RENAMED) return { ...ends, renamed: none, skippedRenames: true };
  const names = plan.compared.map(({ name }) => name).filter((name) => !plan.key.includes(name));
  const [before, after] = [await marksByField(plan.from, names, removed), await marksByField(plan.to, names, added)];
  const renames = findRenames({ removed: before, added: after, least: least / 100 });
  const gone = new Set(renames.map((rename) => rename.removed));
  const come = new Set(renames.map((rename) => rename.added));
  return {
    removed: removed.filter((_, position) => !gone.has(position)),
    added: added.filter((_, position) => !come.has(position)),
    renamed: {
      from: Int32Array.from(renames, (rename) => removed[rename.removed] ?? 0),
      to: Int32Array.from(renames, (rename) => added[rename.added] ?? 0),
      similarity: renames.map(({ similarity }) => similarity),
    },
    skippedRenames: false,
  };
}
