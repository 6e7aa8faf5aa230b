import { publicRun } from '../../core/public-run.ts';
import { checkPlan } from '../../core/plan/check.ts';
import type { RunsPlan, StatsPlan } from '../../core/plan/plan.ts';
import { printMeasure } from '../../core/plan/print.ts';
import type { Figure, ResultColumn, RunRow, RunsResult, StatsResult } from '../../core/plan/result.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { isoDay } from '../../text/periods.ts';
import type { Services } from '../services.ts';
import { runOfDay } from './run-of-day.ts';

interface OverRuns {
  readonly scraperId: string;
  readonly measure: (of: StatsPlan, run: RunEntry) => Promise<StatsResult>;
}

/** Runs that are measured at most; the newest of them. */
const MOST_RUNS = 100;

/**
 * Carries out a plan of measures on every run from one to another. A run without one of the fields has no figures, and a warning says so. Rejects with
 * `run_not_found` where there is no such run.
 */
export async function overRuns({ store }: Services, plan: RunsPlan, { scraperId, measure }: OverRuns): Promise<RunsResult> {
  const runs = await store.catalogue.runs(scraperId);
  const places = [placeOf(runs, plan.from), placeOf(runs, plan.to)];
  // Either of the two may be the newer one.
  const [to, from] = [Math.min(...places), Math.max(...places)];
  const wanted = runs.slice(to, Math.min(from + 1, to + MOST_RUNS)).toReversed();
  const columns: ResultColumn[] = [];
  const rows: RunRow[] = [];
  const warnings: string[] = from + 1 - to > MOST_RUNS ? [`only the newest ${MOST_RUNS} of ${from + 1 - to} runs are measured`] : [];
  for (const run of wanted) {
    const lacking = lackingIn(plan.of, run);
    if (lacking === null) {
      const found = await measure(plan.of, run);
      if (columns.length === 0) columns.push(...found.columns);
      rows.push({ run: publicRun(run), figures: found.rows[0]?.figures ?? [], matched: found.matched });
      warnings.push(...found.warnings);
    } else {
      rows.push({ run: publicRun(run), figures: plan.of.measures.map(() => NOTHING), matched: 0 });
      warnings.push(`the run of ${isoDay(run.runAt)} has no figures: ${lacking}`);
    }
  }
  if (columns.length === 0) columns.push(...plan.of.measures.map((each): ResultColumn => ({ name: printMeasure(each), type: 'number' })));
  return { kind: 'runs', plan, columns, rows, warnings: [...new Set(warnings)] };
}

const NOTHING: Figure = { value: null, values: 0, nulls: 0 };

/** Why a plan does not fit the fields of a run; null where it does. */
function lackingIn(of: StatsPlan, { fields }: RunEntry): string | null {
  try {
    checkPlan(of, fields);
    return null;
  } catch (error) {
    if (isScrqError(error)) return error.message;
    throw error;
  }
}

/** The place of a run among all of them, the newest first. */
function placeOf(runs: readonly RunEntry[], wanted: string): number {
  const id = runOfDay(runs, wanted);
  const place = id === 'latest' ? 0 : id === 'previous' ? 1 : runs.findIndex((run) => run.id === id);
  if (runs[place] !== undefined) return place;
  throw new ScrqError('run_not_found', `there is no completed run "${wanted}"`, { hint: '`scrq runs` lists the runs.' });
}
