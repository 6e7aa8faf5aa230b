import { findRenames } from '../../core/diff/find-renames.ts';
import type { OrdinalPairs, RunComparison } from '../../core/ports/tables.ts';
import type { DiffPlan } from './plan.ts';
import type { DiffServices } from './services.ts';
import { allOrdinals, marksByField } from './side.ts';

/** What became of every record of two runs. */
export interface RunDiff extends RunComparison {
  /** Removed and added records that are taken for one; null when they were not looked for. */
  readonly renamed: (OrdinalPairs & { readonly similarity: readonly number[] }) | null;
  /** True when there were too many removed and added records to look for renames. */
  readonly skippedRenames: boolean;
}

export interface ComputeOptions {
  /** Renames are looked for among records that are alike to so many percent. Default: they are not. */
  readonly findRenames: number | undefined;
  readonly signal: AbortSignal;
}

/** Compares two runs. */
export async function computeDiff(tables: DiffServices['tables'], plan: DiffPlan, { findRenames: least, signal }: ComputeOptions): Promise<RunDiff> {
  const compared = await comparisonOf(tables, plan, signal);
  signal.throwIfAborted();
  return { ...compared, ...(await withoutRenames(plan, compared, least)) };
}

async function comparisonOf(tables: DiffServices['tables'], plan: DiffPlan, signal: AbortSignal): Promise<RunComparison> {
  const { from, to, key, compared, exact, parting } = plan;
  const parted = parting.length > 0;
  if (parted && key.length === 0) {
    // Without a key only equal records are paired, and there are none.
    const none = { records: 0, groups: 0, firsts: [] };
    const changed = { from: new Int32Array(), to: new Int32Array() };
    return { removed: allOrdinals(from), added: allOrdinals(to), changed, unchanged: 0, duplicates: { from: none, to: none } };
  }
  return tables.compare({ from: from.reader, to: to.reader }, { key, compared, exact, parted }, { signal });
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
