import type { Condition } from '../../core/condition/condition.ts';
import { fieldsOf } from '../../core/condition/transform.ts';
import { isRecurring } from '../../core/plan/buckets.ts';
import { measureFields } from '../../core/plan/measure-fields.ts';
import type { Grouping, Having, Measure, StatsPlan } from '../../core/plan/plan.ts';
import { printMeasure } from '../../core/plan/print.ts';
import { conditionSql, fieldOf, valuesSql, type Compiling } from './condition-sql.ts';
import type { Statement } from '../engine.ts';
import { groupSql, itemsSql } from './group-sql.ts';
import { aggregateSql, fractionsOf, type AggregateSql, type BaseMeasure } from './measure-sql.ts';

/** Groups that are given at most. */
export const MOST_ROWS = 100_000;

/** Counts of the records for which a condition holds, in columns: all of them, those of which it is unknown, and those with a value of each of some fields. */
export function countsStatement(source: string, condition: Condition | null, fields: readonly string[], compiling: Compiling): Statement {
  const scope = scopeOf(source, condition, compiling);
  const values = fields.map((name) => valuesSql(fieldOf(name, compiling)));
  return { sql: scopeCounts(scope, values), values: compiling.parameters.values };
}

/** The records for which a condition holds, and the number of those of which it is unknown. */
interface ScopeSql {
  readonly from: string;
  readonly unknown: string;
}

/** What is missing makes a condition unknown, and nothing else does. */
function scopeOf(source: string, condition: Condition | null, compiling: Compiling): ScopeSql {
  if (condition === null) return { from: source, unknown: '0' };
  const truth = conditionSql(condition, compiling);
  const fields = fieldsOf(condition).map((name) => fieldOf(name, compiling));
  const missing = fields.flatMap(({ value, isComplete }) => (isComplete === true ? [] : [`${value} IS NULL`]));
  const unknown = missing.length === 0 ? '0' : `(SELECT count(*) FROM ${source} WHERE (${missing.join(' OR ')}) AND ${truth} IS NULL)`;
  return { from: `${source} WHERE ${truth}`, unknown };
}

function scopeCounts({ from, unknown }: ScopeSql, values: readonly string[]): string {
  return `SELECT ${['count(*) AS matched', `${unknown} AS unknown`, ...countsOf(values)].join(', ')} FROM ${from}`;
}

function countsOf(values: readonly string[]): readonly string[] {
  return values.map((count, index) => `${count} AS f${index}`);
}

/** The fields of a plan whose values are counted. */
export function coveredFields({ groups, measures }: StatsPlan): readonly string[] {
  return [...new Set([...groups.map(({ field }) => field), ...measures.flatMap(measureFields)])];
}

/**
 * The groups of a plan, read in one go. Every row begins with counts of the whole scope: its records, those of which the condition is unknown, and
 * those with a value of each of the covered fields; then how many groups there are in all. Its group follows: its keys, how many records it has, and
 * for each measure its value and of how many records that comes; all of that is null in the only row of an answer without groups.
 */
export function groupsStatement(source: string, plan: StatsPlan, compiling: Compiling): Statement {
  const { groups, measures, having, limit, offset = 0, perGroup } = plan;
  const keys = groups.map((_, index) => `k${index}`);
  const scope = scopeOf(source, plan.where, compiling);
  const keyed = groups.map((grouping, index) => `${groupSql(grouping, compiling)} AS ${keys[index]}`);
  const covered = coveredFields(plan);
  const bases = basesOf(measures, compiling);
  const aggregates = bases.flatMap(({ value, values }, index) => [`${value} AS b${index}`, `${values} AS v${index}`]);
  // An empty list has no items to be grouped by.
  const valuesOf = (name: string) =>
    groups.some(({ kind, field }) => kind === 'item' && field === name)
      ? `count(nullif(len(${itemsSql(name, compiling)}), 0))`
      : valuesSql(fieldOf(name, compiling));
  const filled = covered.map(valuesOf);
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
  // A record may be in several groups of a list; else those of the groups are those in scope.
  const isApart = groups.every(({ kind, field }) => kind !== 'item' && (kind !== 'value' || fieldOf(field, compiling).json !== true));
  const sums = ['matched', ...covered.map((_, index) => `f${index}`)];
  const ofGroups = sums.map((name) => `CAST(coalesce(sum(${name === 'matched' ? 'records' : name}), 0) AS BIGINT) AS ${name}`);
  const wholes = bases.flatMap(({ whole }, index) => (whole === undefined ? [] : [`${wholeSql(whole, scope)} AS w${index}`]));
  const grouped = `grouped AS (SELECT ${[...keys, 'count(*) AS records', ...countsOf(filled), ...aggregates].join(', ')} FROM keyed${keys.length === 0 ? '' : ` GROUP BY ${keys.join(', ')}`})`;
  const base = [`WITH keyed AS (SELECT ${['*', ...keyed].join(', ')} FROM ${scope.from})`, grouped];
  const sql = [
    ...base,
    `counts AS (${isApart ? `SELECT ${[...ofGroups, `${scope.unknown} AS unknown`].join(', ')} FROM grouped` : scopeCounts(scope, filled)})`,
    `totals AS (SELECT ${['*', ...wholes].join(', ')} FROM counts)`,
    `measured AS (SELECT ${[...keys, 'records', ...columns].join(', ')} FROM grouped, totals)`,
    `kept AS (SELECT * FROM measured${kept}${firsts})`,
    `shown AS (SELECT * FROM kept${orderBy} LIMIT ${Math.min(limit ?? MOST_ROWS, MOST_ROWS)} OFFSET ${offset})`,
  ].join(', ');
  const [matched, ...coverage] = sums;
  const { values } = compiling.parameters;
  // The only row of a plan without groups is its own scope.
  if (keys.length === 0 && wholes.length === 0 && having.length === 0 && offset === 0) {
    return {
      sql: `${base.join(', ')} SELECT ${['records', scope.unknown, ...coverage, '1', 'records', ...columns].join(', ')} FROM grouped`,
      values,
    };
  }
  const outputs = [
    matched,
    'unknown',
    ...coverage,
    '(SELECT count(*) FROM kept)',
    ...keys,
    'records',
    ...measures.flatMap((_, index) => [`m${index}`, `n${index}`]),
  ];
  return { sql: `${sql} SELECT ${outputs.join(', ')} FROM totals LEFT JOIN shown ON true${orderBy}`, values };
}

/** An aggregate over all records in scope. */
function wholeSql(whole: string, { from }: ScopeSql): string {
  return whole === 'count(*)' ? 'matched' : `(SELECT ${whole} FROM ${from})`;
}

/** The measures of records that a plan needs, each once, as aggregates. */
function basesOf(measures: readonly Measure[], compiling: Compiling): Grouped['bases'] {
  const all = measures.flatMap(baseMeasures);
  const names = all.map(printMeasure);
  const bases = all.filter((_, index) => names.indexOf(names[index] ?? '') === index);
  const fractions = fractionsOf(bases);
  return bases.map((measure) => ({ measure, ...aggregateSql(measure, compiling, fractions) }));
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
  readonly bases: readonly (AggregateSql & { readonly measure: BaseMeasure })[];
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
      const index = grouped.bases.findIndex((base) => printMeasure(base.measure) === name);
      const value = grouped.bases[index]?.whole === undefined ? `b${index}` : `(b${index} / nullif(w${index}, 0) * 100)`;
      return { value, values: `v${index}` };
    }
  }
}

/** Periods are numbered without gaps, so the one before is the one with the number before. */
function periodColumn(measure: Extract<Measure, { readonly kind: 'growth' | 'running' }>, grouped: Grouped): ColumnSql {
  const { value, values } = measureColumn(measure.of, grouped);
  const period = grouped.groups.findIndex((grouping) => grouping.kind === 'date' && !isRecurring(grouping.bucket));
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

function havingSql({ measure, op, value }: Having, { parameters }: Compiling): string {
  return `m${measure} ${op} ${parameters.add(value)}`;
}
