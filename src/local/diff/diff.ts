import type { CallOptions } from '../../contract/api.ts';
import { DiffRequest, type DiffInput, type DiffMeta, type DiffResponse } from '../../contract/operations/diff.ts';
import { paginate } from '../../contract/envelope.ts';
import { parseRequest } from '../../contract/parse.ts';
import { schemaChanges } from '../../core/diff/compared-field.ts';
import { publicRun } from '../../core/public-run.ts';
import { ScrqError } from '../../errors.ts';
import { computeDiff, type ComputeOptions, type RunDiff } from './compute.ts';
import { readChanges } from './page.ts';
import { planDiff, type DiffPlan } from './plan.ts';
import type { DiffServices } from './services.ts';
import { openSide, type DiffSide } from './side.ts';
import { viewDiff, type ChangeChoice, type DiffView } from './view.ts';
import { createRecent } from '../recent.ts';
import { findScraper, runAmong } from '../services.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { canonicalCell } from '../../core/fields/content.ts';
import { wireValue } from '../../core/fields/record.ts';
import { counted } from '../../text/counted.ts';

/** Answers what changed from one run to another; `choice` among the changes is for callers in here. */
export type DiffRecords = (input: DiffInput, options?: DiffOptions) => Promise<DiffFound>;

/** What a diff answers, and what only callers in here can ask for. */
export type DiffFound = DiffResponse & Pick<DiffView, 'counts' | 'mean'>;

export interface DiffOptions extends CallOptions {
  readonly choice?: ChangeChoice;
}

/** Diffs and choices among their changes that are kept: some 10 bytes a change each. */
const KEPT = 8;

interface ComputedDiff {
  readonly diff: RunDiff;
  /** Which records share their key, by name. */
  readonly warnings: readonly string[];
}

/** The diff of runs, as those of the dataset of this machine. Runs never change, so a diff is computed once for all of its pages. */
export function createDiff(services: DiffServices): DiffRecords {
  const diffs = createRecent<ComputedDiff>({ most: KEPT });
  const views = createRecent<DiffView>({ most: KEPT });

  const answer = async (request: DiffRequest, runs: DiffRuns, { signal, choice }: DiffOptions): Promise<DiffFound> => {
    const plan = planDiff(await openSide(services, runs.from), await openSide(services, runs.to), request);
    const { fields, ignore, tolerance, findRenames, change, changedFields, where, stats, page, take } = request;
    const name = JSON.stringify([runs.from?.id, runs.to?.id, plan.key, fields, ignore, tolerance, findRenames]);
    const { diff, warnings } = await diffs(name, (left) => compute(services, plan, { findRenames, signal: left }), signal);
    const viewed = async (): Promise<DiffView> => {
      const all = await viewDiff(plan, diff, request);
      return choice === undefined ? all : choice.choose(plan, diff, all);
    };
    const view = await views(JSON.stringify([name, change, changedFields, where, stats, choice?.name]), viewed, signal);
    const data = await readChanges(plan, view, { offset: (page - 1) * take, take });
    signal?.throwIfAborted();
    const allWarnings = [...runs.warnings, ...planWarnings(plan, diff), ...warnings, ...(view.warnings ?? [])];
    const counts = { ...(view.counts === undefined ? {} : { counts: view.counts }), ...(view.mean === undefined ? {} : { mean: view.mean }) };
    return { data: [...data], pagination: paginate(view.total, page, take), meta: metaOf(plan, diff, view, allWarnings), ...counts };
  };

  return async (input, options = {}) => {
    const { signal } = options;
    const request = parseRequest(DiffRequest, input);
    signal?.throwIfAborted();
    const scraper = await findScraper(services, request.scraperId);
    const all = await services.store.catalogue.runs(scraper.id);
    const runs = chooseRuns(all, request.from, request.to);
    try {
      return await answer(request, runs, options);
    } catch (error) {
      signal?.throwIfAborted();
      throw await reasonOf(services, runs, error);
    }
  };
}

async function compute({ tables }: DiffServices, plan: DiffPlan, options: ComputeOptions): Promise<ComputedDiff> {
  const diff = await computeDiff(tables, plan, options);
  return { diff, warnings: await duplicateWarnings(plan, diff) };
}

function metaOf(plan: DiffPlan, diff: RunDiff, view: DiffView, warnings: readonly string[]): DiffMeta {
  const { from, to, key, fields } = plan;
  const { removed, changed, renamed, added, unchanged, duplicates } = diff;
  const whole = {
    added: added.length,
    removed: removed.length,
    changed: changed.to.length,
    unchanged,
    ...(renamed === null ? {} : { renamed: renamed.to.length }),
  };
  return {
    from: from.run && publicRun(from.run),
    to: to.run && publicRun(to.run),
    key: [...key],
    summary: view.summary ?? whole,
    schema: schemaChanges(fields),
    duplicates: { from: duplicates.from.records, to: duplicates.to.records },
    ...(view.stats === null ? {} : { stats: [...view.stats] }),
    ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
  };
}

/** Whatever failed to be read of a run that is gone by now failed for that. */
async function reasonOf({ store }: DiffServices, { from, to }: DiffRuns, error: unknown): Promise<unknown> {
  for (const run of [from, to]) {
    if (run === null) continue;
    const runs = await store.catalogue.runs(run.scraperId);
    if (runs.some(({ id }) => id === run.id)) continue;
    return new ScrqError('run_not_found', `the run ${run.id} was removed while it was being compared`, {
      cause: error,
      hint: '`scrq runs` lists the runs that are left.',
    });
  }
  return error;
}

/** The two runs of a diff, and what may surprise about them. */
interface DiffRuns {
  readonly from: RunEntry | null;
  readonly to: RunEntry | null;
  readonly warnings: readonly string[];
}

/**
 * The runs that `from` and `to` mean, out of all completed ones, the newest first: ids, `latest`, and `previous`, the run before `to`
 * (for `to` itself: the one before the latest). Rejects with `run_not_found`.
 */
function chooseRuns(runs: readonly RunEntry[], from: string, to: string): DiffRuns {
  const newer = to === 'previous' ? (runs[1] ?? null) : runAmong(runs, to);
  const before = newer === null ? undefined : runs[runs.indexOf(newer) + 1];
  const older = from === 'previous' ? (before ?? null) : runAmong(runs, from);
  return { from: older, to: newer, warnings: warningsAbout(runs, older, newer) };
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

/** What may surprise about how two runs are compared. */
function planWarnings({ key, fields, parting }: DiffPlan, { skippedRenames }: RunDiff): readonly string[] {
  const warnings: string[] = [];
  for (const { name, from, to } of fields) {
    if (from === undefined || to === undefined || from.stats.values === 0 || to.stats.values === 0) continue;
    if (from.type !== to.type && key.includes(name)) {
      warnings.push(`the key ${name} is ${from.type} in the older run and ${to.type} in the newer one: values of two types are never equal`);
    } else if (from.unit !== to.unit) {
      warnings.push(`the unit of ${name} was ${from.unit ?? 'none'} and is ${to.unit ?? 'none'}: values are compared without it`);
    }
  }
  for (const field of parting) {
    const nulls = (field.to ?? field.from)?.stats.nulls ?? 0;
    const presence = `${field.from === undefined ? 'came' : 'went'} and is null in ${counted(nulls, 'record')}`;
    warnings.push(`the field ${field.name} ${presence}: that counts as a change unless the field is ignored`);
  }
  if (skippedRenames) warnings.push('too many records were removed or added to look for renames among them');
  return warnings;
}

/** Names the first few keys that records share. */
async function duplicateWarnings({ from, to, key }: DiffPlan, { duplicates }: RunDiff): Promise<readonly string[]> {
  const warnings: string[] = [];
  for (const [side, which, shared] of [[from, 'older', duplicates.from] as const, [to, 'newer', duplicates.to] as const]) {
    if (shared.records === 0) continue;
    const named = await keysOf(side, key, shared.firsts);
    const list = `${named.join('; ')}${shared.groups > named.length ? '; …' : ''}`;
    warnings.push(
      `${shared.records} records of the ${which} run share their key with another (${list}): equal ones are paired, the others in their order`,
    );
  }
  return warnings;
}

async function keysOf({ reader, fields }: DiffSide, key: readonly string[], ordinals: readonly number[]): Promise<readonly string[]> {
  if (reader === null) return [];
  const columns = await reader.cells(key, ordinals);
  return ordinals.map((_, row) =>
    key
      .map((name, part) => {
        const field = fields.find((each) => each.name === name);
        const cell = columns[part]?.[row] ?? null;
        return cut(field === undefined ? canonicalCell(field, cell) : JSON.stringify(wireValue(field, cell)));
      })
      .join(', '),
  );
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

const LONGEST = 60;
