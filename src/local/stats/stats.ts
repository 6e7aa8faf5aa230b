import type { CallOptions } from '../../contract/api.ts';
import type { RecordData } from '../../contract/envelope.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { StatsColumn, StatsMeta, StatsResponse } from '../../contract/operations/stats.ts';
import { StatsRequest, type StatsInput } from '../../contract/operations/stats-request.ts';
import { toObject, wireValue } from '../../core/fields/record.ts';
import { parsePlan } from '../../core/plan/parse.ts';
import { printPlan } from '../../core/plan/print.ts';
import type { ChangesResult, PlanResult, RecordsResult, ResultColumn, StatsResult } from '../../core/plan/result.ts';
import type { ExecutePlan } from './execute-plan.ts';
import { findRun, findScraper, type Services } from '../services.ts';

/** Carries out a plan that is given as text. */
export async function computeStats(
  services: Services,
  executePlan: ExecutePlan,
  input: StatsInput,
  options: CallOptions = {},
): Promise<StatsResponse> {
  const request = parseRequest(StatsRequest, input);
  options.signal?.throwIfAborted();
  const scraper = await findScraper(services, request.scraperId);
  const run = await findRun(services, scraper.id, request.run);
  const plan = parsePlan(request.plan, run?.fields ?? []);
  return statsResponse(await executePlan(plan, { scraperId: scraper.id, run: run?.id }, options));
}

/** The result of a plan as the API returns it. */
function statsResponse(result: PlanResult): StatsResponse {
  const { warnings } = result;
  const about = { kind: result.kind, plan: printPlan(result.plan), ...(warnings.length === 0 ? {} : { warnings: [...warnings] }) };
  switch (result.kind) {
    case 'stats':
      return { data: statsRows(result), meta: { ...about, ...scopeOf(result), total: result.groups, columns: statsColumns(result) } };
    case 'records': {
      const columns = result.columns.map((column): StatsColumn => ({ ...column, role: 'field' }));
      return { data: [...result.data], meta: { ...about, ...scopeOf(result), total: result.matched, columns } };
    }
    case 'changes':
      if (result.mean !== undefined) return changesResponse(result, { column: result.mean.column, rows: [result.mean], role: 'figure' }, about);
      if (result.groups !== undefined) return changesResponse(result, { ...result.groups, role: 'group' }, about);
      return { data: [...result.data], meta: { ...about, total: result.total, diff: result.meta } };
    case 'history': {
      const { data, pagination, meta } = result.history;
      return { data, meta: { ...about, total: pagination.total, history: meta } };
    }
    case 'runs': {
      const columns: readonly ResultColumn[] = [{ name: 'run', type: 'date' }, ...result.columns];
      const data = result.rows.map(({ run, figures }) => {
        const cells = [Date.parse(run.runAt), ...figures.map(({ value }) => value)];
        return toObject(columns, (column, index) => columnValue(column, cells[index] ?? null));
      });
      const named = columns.map((column, index): StatsColumn => ({ ...column, role: index === 0 ? 'group' : 'figure' }));
      return { data, meta: { ...about, total: data.length, columns: named } };
    }
    case 'several': {
      const data = result.parts.map((part, index) => ({ label: result.plan.parts[index]?.label ?? '', ...statsResponse(part) }));
      return { data, meta: { ...about, total: data.length } };
    }
  }
}

/** Of changes that are counted by a field, a row for each value; of changes of which a mean is asked for, one row. */
function changesResponse(
  { total, meta }: ChangesResult,
  { column, rows, role }: Pick<NonNullable<ChangesResult['groups']>, 'column' | 'rows'> & Pick<StatsColumn, 'role'>,
  about: Pick<StatsMeta, 'kind' | 'plan' | 'warnings'>,
): StatsResponse {
  const columns: readonly ResultColumn[] = [column, { name: 'changes', type: 'number' }];
  const data = rows.map(({ value, changes }) => toObject(columns, (each, index) => columnValue(each, index === 0 ? value : changes)));
  const named = columns.map((each, index): StatsColumn => ({ ...each, role: index === 0 ? role : 'figure' }));
  return { data, meta: { ...about, total, columns: named, diff: meta } };
}

function scopeOf({ run, records, matched, unknown, bounds, coverage }: StatsResult | RecordsResult) {
  const within = bounds === undefined ? {} : { bounds: bounds.map((each) => ({ ...each })) };
  return { run, records, matched, unknown, ...within, coverage: coverage.map((each) => ({ ...each })) };
}

function statsColumns({ plan, columns }: StatsResult): StatsColumn[] {
  return columns.map((column, index) => ({ ...column, role: index < plan.groups.length ? 'group' : 'figure' }));
}

function statsRows({ columns, rows }: StatsResult): RecordData[] {
  return rows.map(({ groups, figures }) => {
    const cells = [...groups, ...figures.map(({ value }) => value)];
    return toObject(columns, (column, index) => columnValue(column, cells[index] ?? null));
  });
}

/** As records show values of the type. */
function columnValue(column: ResultColumn, cell: StatsResult['rows'][number]['groups'][number]): unknown {
  return wireValue({ ...column, json: false, stats: { values: 0, nulls: 0 } }, cell);
}
