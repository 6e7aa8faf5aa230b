import type { DuckDBDataChunk } from '@duckdb/node-api';

import type { FieldType } from '../contract/operations/scrapers.ts';
import type { Condition, Predicate } from '../core/condition/condition.ts';
import type { Grouping, Measure, Measured, StatsPlan } from '../core/plan/plan.ts';
import { printGrouping, printMeasure } from '../core/plan/print.ts';
import type { Figure, FigureBound, ResultColumn, StatsFound, StatsRow } from '../core/plan/result.ts';
import type { ConditionField } from '../core/condition/fields.ts';
import { Parameters } from './sql/sql.ts';
import type { CopyField } from './copy/copy-fields.ts';
import type { Rows, Statement } from './engine.ts';
import { groupCell } from './sql/group-sql.ts';
import { MOST_ROWS, coveredFields, groupsStatement } from './sql/stats-sql.ts';

/** A copy of a run that statements can be run on. */
export interface CopySource {
  /** What statements select from. */
  readonly source: string;
  readonly records: number;
  readonly fields: ReadonlyMap<string, CopyField & ConditionField>;
  readonly run: (statement: Statement) => Promise<Rows>;
  /** Some thousand rows at a time. */
  readonly stream: (statement: Statement) => AsyncIterable<DuckDBDataChunk>;
}

/** Carries out a checked plan of measures. */
export async function runStats(copy: CopySource, plan: StatsPlan): Promise<StatsFound> {
  const { where, bounds } = await resolveMeasures(copy, plan.where);
  const { counts, rows } = await readGroups(copy, { ...plan, where });
  return {
    kind: 'stats',
    plan,
    columns: columnsOf(plan, copy.fields),
    rows,
    groups: counts.groups,
    matched: counts.matched,
    unknown: counts.unknown,
    ...(bounds === undefined ? {} : { bounds }),
    coverage: counts.coverage,
    warnings: warningsOf(plan, copy.fields, { rows, groups: counts.groups }),
  };
}

export function compiling({ fields }: Pick<CopySource, 'fields'>) {
  return { fields, parameters: new Parameters() };
}

/** Counts of records, of a row that begins with those of its scope (see `countsStatement`). */
export function countsOf(fields: readonly string[], [matched, unknown, ...values]: Rows[number]) {
  const coverage = fields.map((field, index) => ({ field, values: Number(values[index]), nulls: Number(matched) - Number(values[index]) }));
  return { matched: Number(matched), unknown: Number(unknown), coverage };
}

async function readGroups(copy: CopySource, plan: StatsPlan) {
  const found = await copy.run(groupsStatement(copy.source, plan, compiling(copy)));
  const fields = coveredFields(plan);
  const [first = []] = found;
  const position = 2 + fields.length;
  const groups = Number(first[position]);
  const rows = found.map((cells) => cells.slice(position + 1)).filter((cells) => cells[plan.groups.length] !== null);
  return { counts: { ...countsOf(fields, first), groups }, rows: rows.map((cells) => rowOf(plan, cells)) };
}

function rowOf({ groups, measures }: StatsPlan, cells: Rows[number]): StatsRow {
  const records = Number(cells[groups.length]);
  return {
    groups: groups.map((grouping, index) => groupCell(grouping, cells[index] ?? null)),
    figures: measures.map((_, index): Figure => {
      const value = cells[groups.length + 1 + 2 * index] ?? null;
      const values = Number(cells[groups.length + 2 + 2 * index]);
      return { value: typeof value === 'number' ? value + 0 : value, values, nulls: Math.max(0, records - values) };
    }),
    records,
  };
}

type AggregateCondition = Extract<Predicate, { readonly kind: 'compareTo' }>;

/** A condition that compares with numbers only, and which these are. Where there is none, the comparison stays, and its truth is unknown. */
interface Resolved {
  readonly where: Condition | null;
  readonly bounds?: readonly FigureBound[];
}

/** Computes the aggregates that the items of a condition compare with, over all records for which its other items hold. */
export async function resolveMeasures(copy: CopySource, where: Condition | null): Promise<Resolved> {
  const items = where?.kind === 'and' ? where.items : where === null ? [] : [where];
  const conditions = items.filter((item) => item.kind === 'compareTo');
  if (conditions.length === 0) return { where };
  const others = items.filter((item) => item.kind !== 'compareTo');
  const names = conditions.map((condition) => printMeasure(measureOf(condition)));
  const measures = conditions.filter((_, index) => names.indexOf(names[index] ?? '') === index).map(measureOf);
  const bounds = await boundsOf(copy, measures, others.length === 0 ? null : { kind: 'and', items: others });
  const resolved = items.map((item) => (item.kind === 'compareTo' ? comparisonWith(item, bounds) : item));
  return { where: { kind: 'and', items: resolved }, bounds };
}

type OwnMeasure = Pick<AggregateCondition, 'field'> & { readonly kind: AggregateCondition['measure'] };

async function boundsOf(copy: CopySource, measures: readonly OwnMeasure[], where: Condition | null): Promise<readonly FigureBound[]> {
  const plan: StatsPlan = { kind: 'stats', where, groups: [], measures, having: [], order: [], limit: null };
  const { rows } = await readGroups(copy, plan);
  const figures = rows[0]?.figures ?? [];
  return measures.map((measure, index): FigureBound => {
    const { value = null, values = 0 } = figures[index] ?? {};
    return { name: printMeasure(measure), field: measure.field, value: typeof value === 'number' ? value : null, values };
  });
}

function comparisonWith(condition: AggregateCondition, bounds: readonly FigureBound[]): Condition {
  const { field, op } = condition;
  const value = bounds.find(({ name }) => name === printMeasure(measureOf(condition)))?.value ?? null;
  return value === null ? condition : { kind: 'compare', field, op, value };
}

function measureOf({ field, measure }: AggregateCondition): OwnMeasure {
  return { kind: measure, field };
}

type Fields = CopySource['fields'];

function columnsOf({ groups, measures }: StatsPlan, fields: Fields): readonly ResultColumn[] {
  return [...groups.map((grouping) => groupColumn(grouping, fields)), ...measures.map((measure) => measureColumn(measure, fields))];
}

function measureColumn(measure: Measure, fields: Fields): ResultColumn {
  const name = printMeasure(measure);
  switch (measure.kind) {
    case 'count':
    case 'values':
    case 'distinct':
    case 'countIf':
    case 'correlation':
    case 'ratio':
      return { name, type: 'number' };
    case 'share':
    case 'shareOf':
    case 'growth':
      return { name, type: 'number', unit: '%' };
    case 'difference': {
      const [left, right] = [measureColumn(measure.left, fields), measureColumn(measure.right, fields)];
      return { name, type: 'number', ...(left.unit !== undefined && left.unit === right.unit ? { unit: left.unit } : {}) };
    }
    case 'running':
      return { ...measureColumn(measure.of, fields), name };
    default:
      return typeof measure.field === 'string'
        ? valueColumn(name, fields.get(measure.field))
        : { name, type: 'number', ...computedUnit(measure.field, fields) };
  }
}

/** Sums and differences of two fields of one unit have it; those of two dates are days. */
function computedUnit(measured: Exclude<Measured, string>, fields: Fields): Pick<ResultColumn, 'unit'> {
  const [left, right] = [fields.get(measured.left)?.unit, fields.get(measured.right)?.unit];
  if ([measured.left, measured.right].every((name) => fields.get(name)?.type === 'date')) return { unit: 'days' };
  const isKept = (measured.kind === 'sum' || measured.kind === 'difference') && left !== undefined && left === right;
  return isKept ? { unit: left } : {};
}

function groupColumn(grouping: Grouping, fields: Fields): ResultColumn {
  const name = printGrouping(grouping);
  if (grouping.kind !== 'date') return valueColumn(name, fields.get(grouping.field));
  const type: FieldType = grouping.bucket === 'hour' ? 'number' : 'text';
  return { name, type };
}

/** A column of values of a field. */
function valueColumn(name: string, field: ConditionField | undefined): ResultColumn {
  if (field === undefined) throw new TypeError('unchecked plan: unknown field');
  const { type, unit, precision } = field;
  return { name, type, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
}

function warningsOf(plan: StatsPlan, fields: Fields, { rows, groups }: Pick<StatsFound, 'rows' | 'groups'>): readonly string[] {
  const lists = plan.groups.filter(({ kind, field }) => kind === 'item' || (kind === 'value' && fields.get(field)?.json === true));
  const tooLarge = plan.measures.filter(
    (measure, index) => measure.kind === 'sum' && rows.some(({ figures }) => figures[index]?.value === null && figures[index].values > 0),
  );
  return [
    ...lists.map(({ field }) => `a record counts once in each of the items that its ${field} lists, so that groups may overlap`),
    ...tooLarge.map((measure) => `${printMeasure(measure)} is beyond 1.79e308 in some rows, which no number can hold`),
    ...(rows.length === MOST_ROWS && (plan.limit ?? Infinity) > MOST_ROWS && groups > MOST_ROWS
      ? [`only the first ${rows.length} of ${groups} groups are given; a bound makes them fewer`]
      : []),
  ];
}
