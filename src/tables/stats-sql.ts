import type { Condition } from '../core/condition/condition.ts';
import { measureFields } from '../core/plan/measure-fields.ts';
import type { Grouping, Having, Measure, Measured, StatsPlan } from '../core/plan/plan.ts';
import { printMeasure } from '../core/plan/print.ts';
import { conditionSql, fieldOf, type Compiling } from './condition-sql.ts';
import type { Statement } from './engine.ts';
import { groupSql } from './group-sql.ts';
import { aggregateSql, totalSql, type BaseMeasure, type ScopeTotals } from './measure-sql.ts';

/** Groups that are given at most. */
export const MOST_ROWS = 100_000;

/** The records of a run with the truth of a condition, as `t`; all columns of the copy can be used of them. */
function scopeSql(source: string, condition: Condition | null, compiling: Compiling): string {
  return `SELECT *, ${condition === null ? 'true' : conditionSql(condition, compiling)} AS t FROM ${source}`;
}

/** Counts of records: in scope, unknown, and in scope with a value of each of some fields; then sums over those in scope. */
export function scopeCounts(source: string, condition: Condition | null, about: ScopeQuestion, compiling: Compiling): Statement {
  const scope = scopeSql(source, condition, compiling);
  const counts = about.fields.map((name) => `count(${fieldOf(name, compiling).value}) FILTER (WHERE t)`);
  const sums = about.sums.map((measured) => `(SELECT ${totalSql(measured, compiling)} FROM scope WHERE t)`);
  const columns = ['count(*) FILTER (WHERE t)', 'count(*) FILTER (WHERE t IS NULL)', ...counts, ...sums];
  return { sql: `WITH scope AS (${scope}) SELECT ${columns.join(', ')} FROM scope`, values: compiling.parameters.values };
}

export interface ScopeQuestion {
  /** Fields whose values are counted. */
  readonly fields: readonly string[];
  readonly sums: readonly Measured[];
}

/** What is to be known of the scope of a plan before its groups. */
export function scopeQuestion({ groups, measures }: StatsPlan): ScopeQuestion {
  const fields = [...new Set([...groups.map(({ field }) => field), ...measures.flatMap(measureFields)])];
  return { fields, sums: basesOf(measures).flatMap((measure) => (measure.kind === 'shareOf' ? [measure.field] : [])) };
}

/**
 * The groups of a plan: their keys, how many records they have, for each measure its value and of how many records that comes, and at last how many
 * groups there are in all.
 */
export function groupsStatement(source: string, plan: StatsPlan, totals: ScopeTotals, compiling: Compiling): Statement {
  const { groups, measures, having, limit, offset = 0, perGroup } = plan;
  const { parameters } = compiling;
  const keys = groups.map((_, index) => `k${index}`);
  const scope = scopeSql(source, plan.where, compiling);
  const keyed = groups.map((grouping, index) => `${groupSql(grouping, compiling)} AS ${keys[index]}`);
  const bases = basesOf(measures);
  const aggregates = bases.flatMap((measure, index) => {
    const { value, values } = aggregateSql(measure, totals, compiling);
    return [`${value} AS b${index}`, `${values} AS v${index}`];
  });
  const columns = measures.flatMap((measure, index) => {
    const { value, values } = measureColumn(measure, { groups, bases });
    return [`${value} AS m${index}`, `${values} AS n${index}`];
  });
  const order = [
    ...plan.order.map(({ by, index, descending }) => `${by === 'group' ? 'k' : 'm'}${index} ${descending ? 'DESC' : 'ASC'} NULLS LAST`),
    ...keys.map((key) => `${key} ASC NULLS LAST`),
  ];
  const orderBy = order.length === 0 ? '' : ` ORDER BY ${order.join(', ')}`;
  const kept = having.length === 0 ? '' : ` WHERE ${having.map((bound) => havingSql(bound, compiling)).join(' AND ')}`;
  const firsts = perGroup === undefined ? '' : ` QUALIFY row_number() OVER (PARTITION BY k0${orderBy}) <= ${perGroup.limit}`;
  const outputs = [...keys, 'records', ...measures.flatMap((_, index) => [`m${index}`, `n${index}`]), 'count(*) OVER () AS total'];
  const sql = [
    `WITH scope AS (${scope})`,
    `keyed AS (SELECT ${['*', ...keyed].join(', ')} FROM scope WHERE t)`,
    `grouped AS (SELECT ${[...keys, 'count(*) AS records', ...aggregates].join(', ')} FROM keyed${keys.length === 0 ? '' : ` GROUP BY ${keys.join(', ')}`})`,
    `measured AS (SELECT ${[...keys, 'records', ...columns].join(', ')} FROM grouped)`,
    `kept AS (SELECT * FROM measured${kept}${firsts})`,
  ].join(', ');
  const window = ` LIMIT ${Math.min(limit ?? MOST_ROWS, MOST_ROWS)} OFFSET ${offset}`;
  return { sql: `${sql} SELECT ${outputs.join(', ')} FROM kept${orderBy}${window}`, values: parameters.values };
}

/** The measures of records that a plan needs, each once. */
function basesOf(measures: readonly Measure[]): readonly BaseMeasure[] {
  const all = measures.flatMap(baseMeasures);
  const names = all.map(printMeasure);
  return all.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

function baseMeasures(measure: Measure): readonly BaseMeasure[] {
  switch (measure.kind) {
    case 'ratio':
    case 'difference':
      return [...baseMeasures(measure.left), ...baseMeasures(measure.right)];
    case 'growth':
    case 'running':
      return baseMeasures(measure.of);
    default:
      return [measure];
  }
}

interface Grouped {
  readonly groups: readonly Grouping[];
  readonly bases: readonly BaseMeasure[];
}

interface ColumnSql {
  readonly value: string;
  readonly values: string;
}

function measureColumn(measure: Measure, grouped: Grouped): ColumnSql {
  switch (measure.kind) {
    case 'ratio':
    case 'difference': {
      const [left, right] = [measureColumn(measure.left, grouped), measureColumn(measure.right, grouped)];
      const value = measure.kind === 'ratio' ? `${left.value} / nullif(${right.value}, 0)` : `${left.value} - ${right.value}`;
      return { value: `(CASE WHEN isfinite(${value}) THEN ${value} END)`, values: `least(${left.values}, ${right.values})` };
    }
    case 'growth':
    case 'running':
      return periodColumn(measure, grouped);
    default: {
      const name = printMeasure(measure);
      const index = grouped.bases.findIndex((base) => printMeasure(base) === name);
      return { value: `b${index}`, values: `v${index}` };
    }
  }
}

/** Periods are numbered without gaps, so the one before is the one with the number before. */
function periodColumn(measure: Extract<Measure, { readonly kind: 'growth' | 'running' }>, grouped: Grouped): ColumnSql {
  const { value, values } = measureColumn(measure.of, grouped);
  const period = grouped.groups.findIndex(({ kind, ...grouping }) => kind === 'date' && !('bucket' in grouping && isRecurring(grouping.bucket)));
  const others = grouped.groups.flatMap((_, index) => (index === period ? [] : [`k${index}`]));
  const partition = others.length === 0 ? '' : `PARTITION BY ${others.join(', ')} `;
  const window = `OVER (${partition}ORDER BY k${period} ASC NULLS LAST`;
  if (measure.kind === 'running') {
    const all = (column: string) => `(CASE WHEN k${period} IS NOT NULL THEN sum(${column}) ${window} ROWS UNBOUNDED PRECEDING) END)`;
    return { value: `CAST(${all(value)} AS DOUBLE)`, values: `coalesce(${all(values)}, 0)` };
  }
  const before = `lag(${value}) ${window})`;
  const change = `((${value}) - ${before}) / abs(nullif(${before}, 0)) * 100`;
  return { value: `(CASE WHEN lag(k${period}) ${window}) = k${period} - 1 AND isfinite(${change}) THEN ${change} END)`, values };
}

function isRecurring(bucket: unknown): boolean {
  return bucket === 'weekday' || bucket === 'hour';
}

function havingSql({ measure, op, value }: Having, { parameters }: Compiling): string {
  return `m${measure} ${op} ${parameters.add(value)}`;
}
