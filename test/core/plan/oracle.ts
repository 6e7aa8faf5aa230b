import type { Cell } from '../../../src/core/fields/field.ts';
import type { Condition } from '../../../src/core/condition/condition.ts';
import { comparable, itemsOf, truthIn } from '../condition/oracle.ts';
import type { Grouping, Measure } from '../../../src/core/plan/plan.ts';
import { printMeasure } from '../../../src/core/plan/print.ts';
import type { FigureBound } from '../../../src/core/plan/result.ts';
import { fields } from './arbitrary.ts';
import { nearestOf, ratio, ratioOf, rootOf, type Ratio } from './ratio.ts';

type Row = readonly Cell[];

/** SQL's three-valued logic over the records of `fields`, on the scale -1 false, 0 unknown, 1 true. */
export function truthOf(where: Condition, row: Row): number {
  return truthIn(where, row, fields);
}

function cellOf(field: string, row: Row): Cell {
  return row[fields.findIndex(({ name }) => name === field)] ?? null;
}

function isDate(field: string): boolean {
  return fields.some((each) => each.name === field && each.type === 'date');
}

function isList(field: string): boolean {
  return fields.some((each) => each.name === field && 'json' in each);
}

type FigureCondition = Extract<Condition, { readonly kind: 'compareTo' }>;

/** The conditions of a plan that compare with figures, and the records that those figures are over. */
export function comparedFigures(where: Condition | null, rows: readonly Row[]) {
  const items = where === null ? [] : where.kind === 'and' ? where.items : [where];
  const conditions = items.filter((item): item is FigureCondition => item.kind === 'compareTo');
  const others = items.filter((item) => item.kind !== 'compareTo');
  return { conditions, over: rows.filter((row) => others.every((item) => truthOf(item, row) === 1)) };
}

/** The condition of a plan, its figures as numbers. */
export function settled(where: Condition, bounds: readonly FigureBound[] = []): Condition {
  if (where.kind === 'and') return { kind: 'and', items: where.items.map((item) => settled(item, bounds)) };
  const value =
    where.kind === 'compareTo' ? bounds.find(({ name }) => name === printMeasure({ kind: where.measure, field: where.field }))?.value : null;
  return where.kind === 'compareTo' && typeof value === 'number' ? { kind: 'compare', field: where.field, op: where.op, value } : where;
}

/** What a record is grouped under; several for the items of a list. */
export function groupsOf(grouping: Grouping, row: Row): readonly Cell[] {
  const cell = cellOf(grouping.field, row);
  if (cell === null) return [null];
  if (isList(grouping.field)) {
    const items = [...new Set(itemsOf(String(cell)))];
    return items.length === 0 ? [null] : items;
  }
  if (grouping.kind === 'value') return [typeof cell === 'number' ? cell + 0 : cell];
  if (grouping.kind === 'date') return [dateGroup(Number(cell), grouping.bucket)];
  return [numberGroup(Number(cell), grouping.width)];
}

function dateGroup(at: number, bucket: string): Cell {
  const iso = new Date(at).toISOString();
  const date = new Date(at);
  const [, year = '', month = '', day = '', hour = ''] = /^(.+)-(\d\d)-(\d\d)T(\d\d)/.exec(iso) ?? [];
  const weekday = (date.getUTCDay() + 6) % 7;
  switch (bucket) {
    case 'decade':
      return `${year.slice(0, -1)}0s`;
    case 'year':
      return year;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'month':
      return `${year}-${month}`;
    case 'day':
      return `${year}-${month}-${day}`;
    case 'weekday':
      return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][weekday] ?? '';
    case 'hour':
      return Number(hour);
    default: {
      const thursday = new Date(at + (3 - weekday) * 86_400_000);
      const weekYear = thursday.toISOString().replace(/-\d\d-\d\dT.*$/, '');
      const dayOfYear = Math.floor(thursday.getTime() / 86_400_000) - Math.floor(Date.parse(`${weekYear}-01-01T00:00:00Z`) / 86_400_000);
      return `${weekYear}-W${String(Math.floor(dayOfYear / 7) + 1).padStart(2, '0')}`;
    }
  }
}

/** In decimals, as both numbers are written. */
function numberGroup(value: number, width: number): Cell {
  const scale = 10n ** 400n;
  const [a, b] = [decimal(value), decimal(width)];
  const quotient = a / b - (a % b !== 0n && a < 0n ? 1n : 0n);
  if (Math.abs(value / width) >= 2 ** 52) return value + 0;
  return Math.max(nearestOf(ratio(quotient * b, scale)), -Number.MAX_VALUE) + 0;
}

/** 10^400 times a number, by its shortest text. */
function decimal(value: number): bigint {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const digits = BigInt(whole + fraction) * 10n ** BigInt(400 + Number(exponent) - fraction.length);
  return minus === '-' ? -digits : digits;
}

/** A figure, computed with exact fractions: `exact` when the result has to be that very value. */
export interface Expected {
  readonly value: Cell;
  readonly values: number;
  readonly exact: boolean;
  /** How far the result may be off: a millisecond of dates between two. */
  readonly slack?: number;
}

export function figureOf(measure: Measure, group: readonly Row[], scope: number): Expected {
  switch (measure.kind) {
    case 'count':
      return { value: group.length, values: group.length, exact: true };
    case 'countIf':
    case 'share': {
      if (measure.of === null) return { value: scope === 0 ? null : (100 * group.length) / scope, values: group.length, exact: false };
      const truths = group.map((row) => truthOf(measure.of as Condition, row));
      const hits = truths.filter((truth) => truth === 1).length;
      const values = truths.filter((truth) => truth !== 0).length;
      return { value: measure.kind === 'countIf' ? hits : group.length === 0 ? null : (100 * hits) / group.length, values, exact: false };
    }
    case 'correlation': {
      const pairs = group.map((row) => measure.fields.map((field) => cellOf(field, row))).filter((pair) => !pair.includes(null));
      return {
        value: pearson(
          pairs.map(([x]) => Number(x)),
          pairs.map(([, y]) => Number(y)),
        ),
        values: pairs.length,
        exact: false,
      };
    }
    case 'ratio':
    case 'difference':
    case 'shareOf':
    case 'growth':
    case 'running':
      throw new TypeError('a measure that plans of the oracle do not have');
    default: {
      const { field } = measure;
      if (typeof field !== 'string') throw new TypeError('a computed value, which plans of the oracle do not have');
      return fieldFigure(
        { ...measure, field },
        group.map((row) => cellOf(field, row)).filter((cell) => cell !== null),
      );
    }
  }
}

type FieldMeasure = { readonly field: string } & (
  | { readonly kind: 'values' | 'distinct' | 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' }
  | { readonly kind: 'percentile'; readonly p: number }
);

function fieldFigure(measure: FieldMeasure, cells: readonly Cell[]): Expected {
  const values = cells.length;
  const told = (value: Cell, exact = true): Expected => ({ value, values, exact, slack: isDate(measure.field) ? 1 : 0 });
  if (measure.kind === 'values') return told(values);
  if (measure.kind === 'distinct') return told(new Set(cells.map((cell) => (typeof cell === 'number' ? cell + 0 : cell))).size);
  if (values === 0) return told(null);
  const sorted = cells.toSorted((a, b) => {
    const [left, right] = comparable(a, b);
    return left < right ? -1 : Number(left > right);
  });
  const atDay = (value: Cell) =>
    isDate(measure.field) && typeof value === 'number' ? Math.round(value) + 0 : typeof value === 'number' ? value + 0 : value;
  if (measure.kind === 'min') return told(atDay(sorted[0] ?? null));
  if (measure.kind === 'max') return told(atDay(sorted.at(-1) ?? null));
  const numbers = sorted.map(Number);
  const total = numbers.map(ratioOf).reduce((a, b) => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom));
  if (measure.kind === 'sum') return told(finite(nearestOf(total)));
  if (measure.kind === 'avg') return told(atDay(finite(nearestOf(ratio(total.top, total.bottom * BigInt(values))))), !isDate(measure.field));
  if (measure.kind === 'stddev') {
    const squares = variance(numbers);
    return told(values < 2 ? null : finite(rootOf(ratio(squares.top, squares.bottom * BigInt(values) * BigInt(values - 1)))), false);
  }
  const p = measure.kind === 'percentile' ? measure.p : 50;
  const position = ((values - 1) * p) / 100;
  const [low, high] = [ratioOf(numbers[Math.floor(position)] ?? 0), ratioOf(numbers[Math.ceil(position)] ?? 0)];
  const part = ratioOf(position - Math.floor(position));
  const between = ratio(
    low.top * high.bottom * part.bottom + (high.top * low.bottom - low.top * high.bottom) * part.top,
    low.bottom * high.bottom * part.bottom,
  );
  return told(atDay(nearestOf(between)), false);
}

function finite(value: number): Cell {
  return Number.isFinite(value) ? value : null;
}

/** n times the sum of squares less the square of the sum. */
function variance(numbers: readonly number[]): Ratio {
  return covariance(numbers, numbers);
}

function covariance(xs: readonly number[], ys: readonly number[]): Ratio {
  const units = (number: number) => (ratioOf(number).top << 1074n) / ratioOf(number).bottom;
  const [a, b] = [xs.map(units), ys.map(units)];
  const sum = (all: readonly bigint[]) => all.reduce((total, each) => total + each, 0n);
  const top = BigInt(a.length) * sum(a.map((x, index) => x * (b[index] ?? 0n))) - sum(a) * sum(b);
  return { top, bottom: 1n << 2148n };
}

function pearson(xs: readonly number[], ys: readonly number[]): Cell {
  const [x, y, both] = [variance(xs), variance(ys), covariance(xs, ys)];
  if (xs.length < 2 || x.top === 0n || y.top === 0n) return null;
  const root = rootOf(ratio(both.top * both.top, x.top * y.top));
  return both.top < 0n ? 0 - root : root;
}
