import type { Measure, Measured } from '../../core/plan/plan.ts';
import { conditionSql, fieldOf, valuesSql, type Compiling } from './condition-sql.ts';
import type { CopyField } from '../copy/copy-fields.ts';
import { double } from './sql.ts';

/** A measure that is computed of the records of its group alone. */
export type BaseMeasure = Exclude<Measure, { readonly kind: 'ratio' | 'difference' | 'growth' | 'running' }>;

/** Aggregates over the records of a group: the value, and of how many records it comes. */
export interface AggregateSql {
  readonly value: string;
  readonly values: string;
  /** The value is to be given in percent of this aggregate over all records in scope. */
  readonly whole?: string;
}

/** Parts of the values of a group that are below what is asked for, from 0 to 1, by the numbers that they are of. */
export type Fractions = ReadonlyMap<string, readonly number[]>;

/** All fractions that measures ask for. The engine holds the values of a group once for each call that gives some: 30 calls took 50 times as long as one. */
export function fractionsOf(measures: readonly BaseMeasure[]): Fractions {
  const found = new Map<string, readonly number[]>();
  for (const measure of measures) {
    if (measure.kind !== 'median' && measure.kind !== 'percentile') continue;
    const numbers = nameOf(measure.field);
    found.set(numbers, [...new Set([...(found.get(numbers) ?? []), fractionOf(measure)])]);
  }
  return found;
}

/** A median is one half of them. */
function fractionOf(measure: BaseMeasure): number {
  return measure.kind === 'percentile' ? measure.p / 100 : 0.5;
}

function nameOf(measured: Measured): string {
  return JSON.stringify(measured);
}

/** The aggregates of a checked measure, and of which fractions they are next to others. */
export function aggregateSql(measure: BaseMeasure, compiling: Compiling, fractions: Fractions): AggregateSql {
  switch (measure.kind) {
    case 'count':
      return { value: 'CAST(count(*) AS DOUBLE)', values: 'count(*)' };
    case 'values':
    case 'distinct': {
      const field = fieldOf(measure.field, compiling);
      const values = valuesSql(field);
      return { value: `CAST(${measure.kind === 'distinct' ? `count(DISTINCT ${field.value})` : values} AS DOUBLE)`, values };
    }
    case 'share':
      if (measure.of === null) return { value: 'CAST(count(*) AS DOUBLE)', values: 'count(*)', whole: 'count(*)' };
      return conditional(conditionSql(measure.of, compiling), (hits) => `CAST(100 AS DOUBLE) * ${hits} / nullif(count(*), 0)`);
    case 'countIf':
      return conditional(conditionSql(measure.of, compiling), (hits) => `CAST(${hits} AS DOUBLE)`);
    case 'correlation':
      return correlationSql(measure.fields.map((name) => fieldOf(name, compiling)));
    case 'shareOf': {
      const number = numberSql(measure.field, compiling);
      return { value: sumSql(number), values: number.values, whole: sumSql(number) };
    }
    default:
      return fieldAggregate(measure, compiling, fractions);
  }
}

function conditional(condition: string, valueOf: (hits: string) => string): AggregateSql {
  return { value: valueOf(`count(*) FILTER (WHERE ${condition})`), values: `count(*) FILTER (WHERE ${condition} IS NOT NULL)` };
}

/** A number of each record. */
interface NumberSql {
  readonly sql: string;
  /** How many records of a group have it. */
  readonly values: string;
  /** The same in whole units of its last decimal, where sums of these are exact. */
  readonly units: { readonly sql: string; readonly decimals: number } | null;
  /** Squares of its values are known to be neither too large nor too small for numbers. */
  readonly isTame: boolean;
}

function numberSql(measured: Measured, compiling: Compiling): NumberSql {
  if (typeof measured === 'string') return numberOfField(fieldOf(measured, compiling));
  const fields = [fieldOf(measured.left, compiling), fieldOf(measured.right, compiling)] as const;
  const [left, right] = [numberOfField(fields[0]), numberOfField(fields[1])];
  if (measured.kind === 'difference' && fields.every(({ type }) => type === 'date'))
    return computed(`((${left.sql} - ${right.sql}) / 864e5)`, null, true);
  if (measured.kind === 'ratio') return computed(`(${left.sql} / nullif(${right.sql}, 0))`, null, false);
  const sign = { difference: '-', sum: '+', product: '*' }[measured.kind];
  if (left.units === null || right.units === null)
    return computed(`(${left.sql} ${sign} ${right.sql})`, null, left.isTame && right.isTame && measured.kind !== 'product');
  const [a, b] = [left.units, right.units];
  const decimals = measured.kind === 'product' ? a.decimals + b.decimals : Math.max(a.decimals, b.decimals);
  const scaled = ({ sql, decimals: own }: typeof a) =>
    `(CAST(${sql} AS HUGEINT) * ${measured.kind === 'product' ? '1' : `1${'0'.repeat(decimals - own)}`})`;
  const units = `(${scaled(a)} ${sign} ${scaled(b)})`;
  return computed(`(CAST(${units} AS DOUBLE) / 1e${decimals})`, { sql: units, decimals }, true);
}

function computed(sql: string, units: NumberSql['units'], isTame: boolean): NumberSql {
  return { sql, values: `count(${sql})`, units, isTame };
}

function numberOfField(field: CopyField): NumberSql {
  const { value, type, decimals, stats } = field;
  const values = valuesSql(field);
  if (type === 'boolean') return { sql: `CAST(CAST(${value} AS INTEGER) AS DOUBLE)`, values, units: null, isTame: true };
  if (type === 'date') return { sql: value, values, units: { sql: `CAST(${value} AS BIGINT)`, decimals: 0 }, isTame: true };
  if (decimals !== null) return { sql: value, values, units: { sql: unitsSql(value, decimals), decimals }, isTame: true };
  const largest = Math.max(Math.abs(stats?.min ?? 0), Math.abs(stats?.max ?? 0));
  return { sql: value, values, units: null, isTame: largest >= 1e-100 && largest < 1e100 };
}

/** The cast rounds. */
function unitsSql(value: string, decimals: number): string {
  return `CAST(${decimals === 0 ? value : `${value} * 1e${decimals}`} AS BIGINT)`;
}

/** Sums of units are exact; others are good to about 15 digits of the largest of their values. */
function sumSql({ sql, units }: NumberSql): string {
  if (units !== null) return `(CAST(sum(${units.sql}) AS DOUBLE) / 1e${units.decimals})`;
  return `(CASE WHEN isfinite(fsum(${sql})) THEN fsum(${sql}) ELSE fsum(${sql} * ${SMALLER}) * ${LARGER} END)`;
}

/** Powers of two that keep sums of the largest numbers within the range of numbers. */
const SMALLER = `CAST(${2 ** -70} AS DOUBLE)`;
const LARGER = `CAST(${2 ** 70} AS DOUBLE)`;

type FieldMeasure = Extract<BaseMeasure, { readonly kind: 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' }>;

function fieldAggregate(measure: FieldMeasure, compiling: Compiling, fractions: Fractions): AggregateSql {
  const field = typeof measure.field === 'string' ? fieldOf(measure.field, compiling) : null;
  if (field?.type === 'text') return { value: `${measure.kind}(${field.value})`, values: valuesSql(field) };
  const number = numberSql(measure.field, compiling);
  const value = numberAggregate(measure, number, fractions);
  const finite = `(CASE WHEN isfinite(${value}) THEN ${value} END)`;
  // Dates are whole milliseconds.
  return { value: field?.type === 'date' ? `floor(${finite} + 0.5)` : finite, values: number.values };
}

function numberAggregate(measure: FieldMeasure, number: NumberSql, fractions: Fractions): string {
  const { sql, values, units } = number;
  switch (measure.kind) {
    case 'sum':
      return sumSql(number);
    case 'avg':
      if (units !== null) return `(CAST(sum(${units.sql}) AS DOUBLE) / (${values} * 1e${units.decimals}))`;
      return `(CASE WHEN isfinite(fsum(${sql})) THEN fsum(${sql}) / ${values} ELSE fsum(${sql} * ${SMALLER}) / ${values} * ${LARGER} END)`;
    case 'min':
    case 'max':
      return `${measure.kind}(${sql})`;
    case 'median':
    case 'percentile': {
      const all = fractions.get(nameOf(measure.field)) ?? [];
      const quantile = (numbers: string) => `quantile_cont(${numbers}, [${all.join(', ')}])[${all.indexOf(fractionOf(measure)) + 1}]`;
      // The difference of two numbers may be twice the largest one.
      return units === null ? `(2 * ${quantile(`${sql} * 0.5`)})` : quantile(sql);
    }
    case 'stddev':
      return guarded([number], ([column = '']) => `stddev_samp(${column})`, 'linear');
  }
}

function correlationSql(fields: readonly CopyField[]): AggregateSql {
  const numbers = fields.map(numberOfField);
  const value = guarded(numbers, (columns) => `corr(${columns.join(', ')})`, 'none');
  const both = numbers.map(({ sql }) => `${sql} IS NOT NULL`).join(' AND ');
  return { value: `(CASE WHEN isfinite(${value}) THEN greatest(-1, least(1, ${value})) END)`, values: `count(*) FILTER (WHERE ${both})` };
}

/** Scales on which squares of numbers of some size can be held: of numbers from `least` on, below `most`. */
const SCALES = [
  { least: 1e-140, most: 1e140, factor: 1 },
  { least: 1e140, most: Infinity, factor: 2 ** -540 },
  { least: 0, most: 1e-140, factor: 2 ** 540 },
] as const;

/** An aggregate of squares: each group is computed on the scale of its largest numbers; `back` says how results follow the scale. */
function guarded(numbers: readonly NumberSql[], aggregate: (columns: readonly string[]) => string, back: 'linear' | 'none'): string {
  const combinations = numbers.reduce<readonly (readonly (typeof SCALES)[number][])[]>(
    (all, number) =>
      number.isTame ? all.map((scales) => [...scales, SCALES[0]]) : all.flatMap((scales) => SCALES.map((scale) => [...scales, scale])),
    [[]],
  );
  const together = numbers.map(({ sql }) => `${sql} IS NOT NULL`).join(' AND ');
  const results = combinations.map((scales) => {
    const scaled = numbers.map(({ sql }, index) => `(${sql} * ${double(scales[index]?.factor ?? 1)})`);
    const within = numbers.flatMap(({ sql, isTame }, index) =>
      isTame || scales[index]?.most === Infinity ? [] : [`abs(${sql}) < ${double(scales[index]?.most ?? 0)}`],
    );
    const holds = numbers.flatMap(({ sql, isTame }, index) => (isTame ? [] : [holdsLargest(sql, together, scales[index] ?? SCALES[0])]));
    // Rows that only other scales can hold must not reach this one.
    const filter = within.length === 0 ? '' : ` FILTER (WHERE ${within.join(' AND ')})`;
    const value = `${aggregate(scaled)}${filter}${back === 'linear' ? ` / ${double(scales[0]?.factor ?? 1)}` : ''}`;
    return { value, holds };
  });
  const [only] = results;
  if (only !== undefined && only.holds.length === 0) return only.value;
  return `(CASE ${results.map(({ value, holds }) => `WHEN ${holds.join(' AND ')} THEN ${value}`).join(' ')} END)`;
}

/** Of the records that have all of the numbers: others are not computed with. */
function holdsLargest(sql: string, together: string, { least, most }: (typeof SCALES)[number]): string {
  const largest = `coalesce(max(abs(${sql})) FILTER (WHERE ${together}), 0)`;
  return `${largest} >= ${double(least)}${most === Infinity ? '' : ` AND ${largest} < ${double(most)}`}`;
}
