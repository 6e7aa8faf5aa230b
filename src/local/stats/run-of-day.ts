import { readDate } from '../../core/condition/date-literal.ts';
import { DAY_MS } from '../../core/fields/date/calendar.ts';
import { orderTime } from '../../core/order-time.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';

/**
 * The run that a plan means: an id, `previous` and `latest` stay as they are, `first` is the oldest one; a day or an instant means the last run of it or before it.
 * `runs` are the newest first. Rejects with `run_not_found` when all runs are later.
 */
export function runOfDay(runs: readonly RunEntry[], wanted: string): string {
  if (runs.some(({ id }) => id === wanted)) return wanted;
  if (wanted === 'first') return runs.at(-1)?.id ?? 'latest';
  const date = readDate(wanted);
  if (date === undefined) return wanted;
  const end = date.text.length === 'YYYY-MM-DD'.length ? date.epochMs + DAY_MS - 1 : date.epochMs;
  const run = runs.find((entry) => orderTime(entry) <= end);
  if (run !== undefined) return run.id;
  const oldest = runs.at(-1);
  throw new ScrqError('run_not_found', `no completed run is of ${wanted} or before`, {
    hint: oldest === undefined ? 'Import a run first.' : `The oldest run is of ${new Date(oldest.runAt).toISOString()}; \`scrq runs\` lists them.`,
  });
}
