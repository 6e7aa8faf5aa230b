import type { CallOptions } from '../../contract/api.ts';
import type { RecordData } from '../../contract/envelope.ts';
import { nameText } from '../../text/name-list.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import { compareCells } from '../../core/order/cell-order.ts';
import { toRecord } from '../../core/fields/record.ts';
import { changeDialect } from '../../core/condition/dialect.ts';
import { nameText as fieldText } from '../../core/condition/lexer.ts';
import { signedBound, unitOfMove } from '../../core/plan/moves.ts';
import { changeOrderText, printMeasure } from '../../core/plan/print.ts';
import { nearValues } from '../../core/plan/near-values.ts';
import type { ChangeDirection, ChangeMean, ChangesPlan, HistoryPlan, Plan, RecordsPlan, StatsPlan } from '../../core/plan/plan.ts';
import type {
  ChangesResult,
  HistoryResult,
  PlanResult,
  RecordsFound,
  RecordsResult,
  ResultColumn,
  ResultScope,
  StatsFound,
  StatsResult,
} from '../../core/plan/result.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { RunTable } from '../../core/ports/tables.ts';
import { createChangeChoice } from '../diff/choose-changes.ts';
import type { DiffRecords } from '../diff/diff.ts';
import type { RecordHistory } from '../diff/history.ts';
import { findRun, openRequestedRun, type Services } from '../services.ts';
import { overRuns } from './over-runs.ts';
import { runOfDay } from './run-of-day.ts';
import { ScrqError } from '../../errors.ts';

/** Of which run plans are carried out. Default: the latest completed one. Comparisons and histories name their own. */
export interface PlanTarget {
  readonly scraperId: string;
  readonly run?: string | undefined;
}

/** Carries out a plan that was checked against the fields of the run. */
export type ExecutePlan = (plan: Plan, target: PlanTarget, options?: CallOptions) => Promise<PlanResult>;

/** The operations that plans of comparisons and histories are carried out with. */
export interface PlanOperations {
  readonly diff: () => Promise<DiffRecords>;
  readonly history: () => Promise<RecordHistory>;
}

/** Carries out plans on the dataset of this machine. */
export function createPlanExecutor(services: Services, operations: PlanOperations): ExecutePlan {
  const one = async (plan: Exclude<Plan, { readonly kind: 'several' }>, target: PlanTarget, options: CallOptions) => {
    switch (plan.kind) {
      case 'stats':
        return stats(await open(services, target, options), plan, options);
      case 'records':
        return records(await open(services, target, options), plan, options);
      case 'history':
        return history(await operations.history(), plan, target, options);
      case 'changes':
        return changes(services, await operations.diff(), plan, { target, options });
      case 'runs':
        return overRuns(services, plan, {
          scraperId: target.scraperId,
          measure: async (of, run) => stats(await open(services, { ...target, run: run.id }, options), of, options),
        });
    }
  };
  return async (plan, target, options = {}) => {
    options.signal?.throwIfAborted();
    if (plan.kind !== 'several') return one(plan, target, options);
    const parts: (StatsResult | RecordsResult | ChangesResult)[] = [];
    for (const part of plan.parts) {
      const result = await one(part.plan, target, options);
      // A part is never a history or a plan of runs, so its result is none.
      if (result.kind !== 'history' && result.kind !== 'runs') parts.push(result);
    }
    return { kind: 'several', plan, parts, warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))] };
  };
}

/** A run whose columns can be read; none when the scraper never completed one. */
interface Opened {
  readonly reader: RunReader | null;
  readonly table: RunTable | null;
  readonly fields: readonly RunField[];
  readonly scope: Pick<ResultScope, 'run' | 'records'>;
}

async function open(services: Services, { scraperId, run }: PlanTarget, { signal }: CallOptions): Promise<Opened> {
  const reader = await openRequestedRun(services, scraperId, run);
  signal?.throwIfAborted();
  return {
    reader,
    table: reader === null ? null : await services.tables.open(reader, { signal }),
    fields: reader?.run.fields ?? [],
    scope: { run: reader === null ? null : publicRun(reader.run), records: reader?.run.records ?? 0 },
  };
}

async function stats({ table, fields, scope }: Opened, plan: StatsPlan, { signal }: CallOptions): Promise<StatsResult> {
  const found = table === null ? nothingOf(plan) : await table.stats(plan, { signal });
  return { ...found, ...scope, warnings: [...found.warnings, ...hintsOf(plan, fields, found)] };
}

/** Without any run there are no fields, so a plan can only count. */
function nothingOf(plan: StatsPlan): StatsFound {
  const figures = plan.measures.map(({ kind }) => ({ value: kind === 'count' ? 0 : null, values: 0, nulls: 0 }));
  const rows = [{ groups: [], figures, records: 0 }];
  const columns = plan.measures.map((measure): ResultColumn => ({
    name: printMeasure(measure),
    type: 'number',
    ...(measure.kind === 'share' ? { unit: '%' } : {}),
  }));
  return { kind: 'stats', plan, columns, rows, groups: 1, matched: 0, unknown: 0, coverage: [], warnings: [] };
}

async function records({ reader, table, fields, scope }: Opened, plan: RecordsPlan, { signal }: CallOptions): Promise<RecordsResult> {
  const none: RecordsFound = { kind: 'records', plan, ordinals: [], matched: 0, unknown: 0, coverage: [], warnings: [] };
  const found = table === null ? none : await table.records(plan, { signal });
  const shown =
    plan.fields.length === 0
      ? fields.filter((field) => field.rawOf === undefined)
      : plan.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const warnings = [...found.warnings, ...hintsOf(plan, fields, found)];
  return { ...found, ...scope, warnings, columns: shown.map(columnOf), data: await readRecords(reader, shown, found) };
}

/** Where nothing was found, a text may have been written otherwise than in the records. */
function hintsOf({ where }: StatsPlan | RecordsPlan, fields: readonly RunField[], { matched }: Pick<ResultScope, 'matched'>): readonly string[] {
  return matched > 0 || where === null ? [] : nearValues(where, fields);
}

async function readRecords(reader: RunReader | null, shown: readonly RunField[], { ordinals }: RecordsFound): Promise<readonly RecordData[]> {
  if (reader === null || ordinals.length === 0) return [];
  const columns = await reader.cells(
    shown.map(({ name }) => name),
    ordinals,
  );
  return ordinals.map((_, row) =>
    toRecord(
      shown,
      columns.map((cells) => cells[row] ?? null),
    ),
  );
}

function columnOf({ name, type, unit, precision }: RunField): ResultColumn {
  return { name, type, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
}

const MOST_RUNS = 1000;

async function history(recordHistory: RecordHistory, plan: HistoryPlan, { scraperId }: PlanTarget, options: CallOptions): Promise<HistoryResult> {
  const fields = plan.field === null ? {} : { fields: nameText(plan.field) };
  const found = await recordHistory({ scraperId, key: plan.key, ...fields, take: MOST_RUNS }, options);
  return { kind: 'history', plan, history: found, warnings: found.meta.warnings ?? [] };
}

/** The values of which there are most changes, and all that share the last place. */
function groupsOf(
  { by = '', limit }: ChangesPlan,
  counts: ReadonlyMap<Cell, number>,
  fields: readonly RunField[],
): NonNullable<ChangesResult['groups']> {
  const field = fields.find(({ name }) => name === by);
  const groups = [...counts]
    .map(([value, count]) => ({ value, changes: count }))
    .toSorted((a, b) => b.changes - a.changes || compareCells(a.value, b.value, 1));
  const least = limit === null ? 0 : (groups[limit - 1]?.changes ?? 0);
  return { column: field === undefined ? { name: by, type: 'text' } : columnOf(field), rows: groups.filter((group) => group.changes >= least) };
}

/** The column of a mean: in the unit of its field, of dates in days. */
function meanColumn(mean: ChangeMean, fields: readonly RunField[]): ResultColumn {
  const field = fields.find(({ name }) => name === mean.field);
  if (mean.by === 'value' && field !== undefined) return { ...columnOf(field), name: `avg(${changeOrderText(mean)})` };
  const unit = unitOfMove(mean.by, field);
  return { name: `avg(${changeOrderText(mean)})`, type: 'number', ...(unit === undefined ? {} : { unit }) };
}

/** Which way a field went, and how far, as a condition on changes. */
function wentText(direction: ChangeDirection): string {
  const { op, value } = signedBound(direction);
  return `${fieldText(direction.field, changeDialect)}.${direction.least?.by === 'pct' ? 'pct' : 'change'} ${op} ${value}`;
}

const MOST_CHANGES = 1000;

async function changes(
  services: Services,
  diff: DiffRecords,
  plan: ChangesPlan,
  { target, options }: { readonly target: PlanTarget; readonly options: CallOptions },
): Promise<ChangesResult> {
  const { scraperId } = target;
  const runs = await services.store.catalogue.runs(scraperId);
  const { direction, fields, change, where = null, was = null, mean = null, by = null, order = [] } = plan;
  const take = Math.min(plan.limit ?? MOST_CHANGES, MOST_CHANGES);
  const run = await findRun(services, scraperId, target.run);
  const isPlain = where === null && was === null && mean === null && by === null && order.length === 0;
  const [from, to] = [runOfDay(runs, plan.from), runOfDay(runs, plan.to)];
  if (from !== plan.from && from === (to === 'latest' ? runs[0]?.id : to)) throw sameRun(plan);
  const found = await diff(
    {
      scraperId,
      from,
      to,
      take,
      ...(change === null ? {} : { change }),
      ...(fields.length === 0 ? {} : { changedFields: fields.map(nameText).join(',') }),
      ...(direction === null ? {} : { where: wentText(direction) }),
    },
    isPlain ? options : { ...options, choice: createChangeChoice({ where, was, mean, by, order, limit: take }, run, services) },
  );
  const { total } = found.pagination;
  const { added, removed, changed, unchanged } = found.meta.summary;
  const cut = found.data.length < total && (plan.limit ?? Infinity) > MOST_CHANGES;
  return {
    kind: 'changes',
    plan,
    data: found.data,
    total,
    ...(found.counts === undefined ? {} : { groups: groupsOf(plan, found.counts, run?.fields ?? []) }),
    ...(found.mean === undefined || mean === null ? {} : { mean: { column: meanColumn(mean, run?.fields ?? []), ...found.mean } }),
    meta: found.meta,
    warnings: [
      ...(found.meta.warnings ?? []),
      ...(where !== null && added + removed + changed + unchanged === 0 ? nearValues(where, run?.fields ?? []) : []),
      ...(cut ? [`only the first ${found.data.length} of ${total} changes are given; \`scrq diff --all\` gives all`] : []),
    ],
  };
}

/** A day after the newest run, compared with it, would count no change and mean nothing. */
function sameRun({ from, to }: ChangesPlan): ScrqError {
  return new ScrqError('run_not_found', `"${from}" and "${to}" are the same run`, {
    hint: 'Compare with an earlier day; `scrq runs` lists the runs.',
  });
}
