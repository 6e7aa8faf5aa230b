import { totalmem } from 'node:os';

import type { CallOptions } from '../contract/api.ts';
import type { RecordData } from '../contract/envelope.ts';
import { nameText } from '../contract/name-list.ts';
import type { RunField } from '../core/fields/field.ts';
import { toRecord } from '../core/fields/record.ts';
import { changeDialect } from '../core/condition/dialect.ts';
import { nameText as fieldText } from '../core/condition/lexer.ts';
import { findRecords, type RecordsFound } from '../core/plan/execute/records.ts';
import { executeStats, type ReadColumns } from '../core/plan/execute/stats.ts';
import { nearValues } from '../core/plan/near-values.ts';
import type { ChangesPlan, HistoryPlan, Plan, RecordsPlan, StatsPlan } from '../core/plan/plan.ts';
import type { ChangesResult, HistoryResult, PlanResult, RecordsResult, ResultColumn, ResultScope, StatsResult } from '../core/plan/result.ts';
import { publicRun, type RunReader } from '../core/ports.ts';
import { createChangeChoice } from './choose-changes.ts';
import { createColumnCache, type ReadRunColumns } from './column-cache.ts';
import type { DiffRecords } from './diff.ts';
import type { RecordHistory } from './history.ts';
import { runOfDay } from './run-of-day.ts';
import { findRun, openRequestedRun, type Services } from './services.ts';

/** Of which run plans are carried out; the latest completed one unless told. Comparisons and histories name their own. */
export interface PlanTarget {
  readonly scraperId: string;
  readonly run?: string | undefined;
}

/** Carries out a plan that was checked against the fields of the run. */
export type ExecutePlan = (plan: Plan, target: PlanTarget, options?: CallOptions) => Promise<PlanResult>;

/** The operations that plans of comparisons and histories are carried out with. */
export interface PlanDoors {
  readonly diff: () => Promise<DiffRecords>;
  readonly history: () => Promise<RecordHistory>;
}

/** Columns that stay in memory: some sixty of a million numbers, or a million texts of 200 characters. Small machines keep less. */
const KEPT_BYTES = Math.min(512 * 1024 * 1024, totalmem() / 8);

/** Carries out plans on the dataset of this machine. It keeps what it has read, so there is to be one of it. */
export function createPlanExecutor(services: Services, doors: PlanDoors): ExecutePlan {
  const readColumns = createColumnCache(KEPT_BYTES);
  const one = async (plan: Exclude<Plan, { readonly kind: 'several' }>, target: PlanTarget, options: CallOptions) => {
    switch (plan.kind) {
      case 'stats':
        return stats(await open(services, readColumns, target, options), plan);
      case 'records':
        return records(await open(services, readColumns, target, options), plan);
      case 'history':
        return history(await doors.history(), plan, target, options);
      case 'changes':
        return changes(services, { diff: await doors.diff(), readColumns }, plan, { target, options });
    }
  };
  return async (plan, target, options = {}) => {
    options.signal?.throwIfAborted();
    if (plan.kind !== 'several') return one(plan, target, options);
    const parts: (StatsResult | RecordsResult | ChangesResult)[] = [];
    for (const part of plan.parts) {
      const result = await one(part.plan, target, options);
      // A part is never a history, so its result is none.
      if (result.kind !== 'history') parts.push(result);
    }
    return { kind: 'several', plan, parts, warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))] };
  };
}

/** A run whose columns can be read; none when the scraper never completed one. */
interface Opened {
  readonly reader: RunReader | null;
  readonly fields: readonly RunField[];
  readonly read: ReadColumns;
  readonly scope: Pick<ResultScope, 'run' | 'records'>;
}

async function open(services: Services, readColumns: ReadRunColumns, { scraperId, run }: PlanTarget, { signal }: CallOptions): Promise<Opened> {
  const reader = await openRequestedRun(services, scraperId, run);
  signal?.throwIfAborted();
  return {
    reader,
    fields: reader?.run.fields ?? [],
    read: (fields) => (reader === null ? nothing() : readColumns(reader, fields, signal)),
    scope: { run: reader === null ? null : publicRun(reader.run), records: reader?.run.records ?? 0 },
  };
}

async function* nothing(): AsyncIterable<never> {}

async function stats({ fields, read, scope }: Opened, plan: StatsPlan): Promise<StatsResult> {
  const found = await executeStats(plan, fields, read);
  return { ...found, ...scope, warnings: [...found.warnings, ...hintsOf(plan, fields, found)] };
}

async function records({ reader, fields, read, scope }: Opened, plan: RecordsPlan): Promise<RecordsResult> {
  const found = await findRecords(plan, fields, read);
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

const MOST_CHANGES = 1000;

interface ChangeDoors {
  readonly diff: DiffRecords;
  readonly readColumns: ReadRunColumns;
}

async function changes(
  services: Services,
  { diff, readColumns }: ChangeDoors,
  plan: ChangesPlan,
  { target, options }: { readonly target: PlanTarget; readonly options: CallOptions },
): Promise<ChangesResult> {
  const { scraperId } = target;
  const runs = await services.store.catalogue.runs(scraperId);
  const { direction, fields, change, where = null, order = [] } = plan;
  const take = Math.min(plan.limit ?? MOST_CHANGES, MOST_CHANGES);
  const run = await findRun(services, scraperId, target.run);
  const isPlain = where === null && order.length === 0;
  const found = await diff(
    {
      scraperId,
      from: runOfDay(runs, plan.from),
      to: runOfDay(runs, plan.to),
      take,
      ...(change === null ? {} : { change }),
      ...(fields.length === 0 ? {} : { changedFields: fields.map(nameText).join(',') }),
      ...(direction === null ? {} : { where: `${fieldText(direction.field, changeDialect)}.change ${direction.way === 'up' ? '>' : '<'} 0` }),
    },
    isPlain ? options : { ...options, choice: createChangeChoice({ where, order, limit: take }, run, readColumns) },
  );
  const { total } = found.pagination;
  const { added, removed, changed, unchanged } = found.meta.summary;
  const cut = found.data.length < total && (plan.limit ?? Infinity) > MOST_CHANGES;
  return {
    kind: 'changes',
    plan,
    data: found.data,
    total,
    meta: found.meta,
    warnings: [
      ...(found.meta.warnings ?? []),
      ...(where !== null && added + removed + changed + unchanged === 0 ? nearValues(where, run?.fields ?? []) : []),
      ...(cut ? [`only the first ${found.data.length} of ${total} changes are given; \`scrq diff --all\` gives all`] : []),
    ],
  };
}
