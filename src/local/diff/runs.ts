import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';

/** The two runs of a diff, and what may surprise about them. */
export interface DiffRuns {
  readonly from: RunEntry | null;
  readonly to: RunEntry | null;
  readonly warnings: readonly string[];
}

/**
 * The runs that `from` and `to` mean, out of all completed ones, the newest first: ids, `latest`, and `previous`, the run before `to`
 * (for `to` itself: the one before the latest). Rejects with `run_not_found`.
 */
export function chooseRuns(runs: readonly RunEntry[], from: string, to: string): DiffRuns {
  const newer = to === 'previous' ? (runs[1] ?? null) : named(runs, to);
  const before = newer === null ? undefined : runs[runs.indexOf(newer) + 1];
  const older = from === 'previous' ? (before ?? null) : named(runs, from);
  return { from: older, to: newer, warnings: warningsAbout(runs, older, newer) };
}

function named(runs: readonly RunEntry[], id: string): RunEntry | null {
  if (id === 'latest') return runs[0] ?? null;
  const run = runs.find((entry) => entry.id === id);
  if (run !== undefined) return run;
  throw new ScrqError('run_not_found', `no completed run of this scraper has the id ${JSON.stringify(id)}`, { hint: '`scrq runs` lists them.' });
}

function warningsAbout(runs: readonly RunEntry[], from: RunEntry | null, to: RunEntry | null): readonly string[] {
  if (from === null || to === null) return [];
  if (from === to) return ['both runs are the same one'];
  const notes: string[] = [];
  if (runs.indexOf(from) < runs.indexOf(to))
    notes.push(`from, the run ${from.id}, is newer than to, the run ${to.id}: changes are shown backwards in time`);
  for (const run of [from, to]) if (run.records === 0) notes.push(`the run ${run.id} has no records`);
  return notes;
}
