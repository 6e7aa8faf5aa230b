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
  if (grouping.kind === 'item') return cell === null ? [] : [...new Set(isList(grouping.field) ? itemsOf(String(cell)) : joinedItems(String(cell)))];
  if (cell === null) return [null];
  if (isList(grouping.field)) {
    const items = [...new Set(itemsOf(String(cell)))];
    return items.length === 0 ? [null] : items;
  }
  if (grouping.kind === 'value') return [typeof cell === 'number' ? cell + 0 : cell];
  if (grouping.kind === 'date') return [dateGroup(Number(cell), grouping.bucket)];
  return [numberGroup(Number(cell), grouping.width)];
}

function joinedItems(text: string): readonly string[] {
  return text
    .split(/[,;|]/)
    .map((item) => item.replaceAll(/^\p{Zs}+|\p{Zs}+$/gu, ''))
    .filter((item) => item !== '');
}

function dateGroup(at: number, bucket: string): Cell {
  const iso = new Date(at).toISOString();
  const date = new Date(at);
  const [, year = '', month = '', day = '', hour = ''] = /^(.+)-(\d\d)-(\d\d)T(\d\d)/.exec(iso) ?? [];
  const weekday = (date.getUTCDay() + 6) % 7;
  switch (bucket) {
    case 'decade':
      return `${year.slice(0, -1)}0`;
    case 'year':
      return year;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'month':
      return `${year}-${month}`;
    case 'day':
      return `${year}-${month}-${day}`;
    case 'monthname':
      return date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
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

/** What a measure is computed in: the records in scope, and how many decimals the numbers of a field have where sums of them are exact. */
export interface Around {
  readonly scope: readonly Row[];
  readonly decimals: (field: string) => number | null;
}

export function figureOf(measure: Measure, group: readonly Row[], around: Around): Expected {
  switch (measure.kind) {
    case 'count':
      return { value: group.length, values: group.length, exact: true };
    case 'countIf':
    case 'share': {
      const scope = around.scope.length;
      if (measure.of === null) return { value: scope === 0 ? null : (100 * group.length) / scope, values: group.length, exact: false };
      const truths = group.map((row) => truthOf(measure.of as Condition, row));
      const hits = truths.filter((truth) => truth === 1).length;
      const values = truths.filter((truth) => truth !== 0).length;
      return { value: measure.kind === 'countIf' ? hits : group.length === 0 ? null : (100 * hits) / group.length, values, exact: false };
    }
    case 'correlation': {
      const pairs = group.map((row) => measure.fields.map((field) => cellOf(field, row))).filter((pair) => !pair.includes(null));
      const [xs, ys] = [pairs.map(([x]) => Number(x)), pairs.map(([, y]) => Number(y))];
      // Of numbers that differ in their last digits alone, and of those beyond what squares of can be held, nothing is promised.
      const slack = [xs, ys].every((numbers) => isSpread(numbers)) ? 1e-6 : Infinity;
      return { value: pearson(xs, ys), values: pairs.length, exact: false, slack };
    }
    case 'ratio':
    case 'difference': {
      const [left, right] = [figureOf(measure.left, group, around), figureOf(measure.right, group, around)];
      return combined(measure.kind, left, right);
    }
    case 'shareOf': {
      const [part, whole] = [group, around.scope].map((rows) => figureOf({ kind: 'sum', field: measure.field }, rows, around));
      if (part === undefined || whole === undefined) throw new TypeError('two sums');
      const value = combined('ratio', part, whole);
      return { ...value, values: part.values, value: typeof value.value === 'number' ? value.value * 100 : null, slack: (value.slack ?? 0) * 100 };
    }
    case 'growth':
    case 'running':
      throw new TypeError('a measure between groups');
    case 'values':
    case 'distinct': {
      const cells = group.map((row) => cellOf(measure.field, row)).filter((cell) => cell !== null);
      const distinct = new Set(cells.map((cell) => (typeof cell === 'number' ? cell + 0 : cell))).size;
      return { value: measure.kind === 'values' ? cells.length : distinct, values: cells.length, exact: true };
    }
    default:
      return fieldFigure(measure, group, around);
  }
}

/** Two values of a group; null where one is missing, is divided by 0, or the result is beyond what a number can hold. */
function combined(kind: 'ratio' | 'difference', left: Expected, right: Expected): Expected {
  const values = Math.min(left.values, right.values);
  const [a, b] = [left.value, right.value];
  if (typeof a !== 'number' || typeof b !== 'number' || (kind === 'ratio' && b === 0)) return { value: null, values, exact: true };
  const value = finite(kind === 'ratio' ? a / b : a - b);
  const [slackA, slackB] = [(left.slack ?? 0) + 1e-9 * Math.abs(a), (right.slack ?? 0) + 1e-9 * Math.abs(b)];
  const slack =
    kind === 'difference' ? slackA + slackB : slackB >= Math.abs(b) ? Infinity : (slackA + Math.abs(a / b) * slackB) / (Math.abs(b) - slackB);
  return { value, values, exact: false, slack: Number.isNaN(slack) ? Infinity : slack };
}

function isSpread(numbers: readonly number[]): boolean {
  const largest = Math.max(...numbers.map(Math.abs));
  const least = Math.min(...numbers);
  return largest < 1e140 && largest > 1e-140 && numbers.every((number) => number === least || Math.abs(number - least) > 1e-6 * largest);
}

type FieldMeasure = Extract<Measure, { readonly kind: 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' }>;

/** A number of a record as a fraction: that of its decimals where sums of these are exact. */
interface Value {
  readonly cell: Cell;
  readonly exactly: Ratio | null;
}

function valueOf(measured: FieldMeasure['field'], row: Row, { decimals }: Around): Value {
  if (typeof measured === 'string') {
    const cell = cellOf(measured, row);
    if (typeof cell !== 'number') return { cell, exactly: null };
    const places = isDate(measured) ? 0 : decimals(measured);
    return { cell: cell + 0, exactly: places === null ? null : ratio(BigInt(Math.round(cell * 10 ** places)), 10n ** BigInt(places)) };
  }
  const [left, right] = [valueOf(measured.left, row, { scope: [], decimals }), valueOf(measured.right, row, { scope: [], decimals })];
  if (typeof left.cell !== 'number' || typeof right.cell !== 'number') return { cell: null, exactly: null };
  const [a, b] = [left.exactly, right.exactly];
  const isExact = a !== null && b !== null && measured.kind !== 'ratio';
  switch (measured.kind) {
    case 'ratio':
      return { cell: right.cell === 0 ? null : left.cell / right.cell, exactly: null };
    case 'product':
      return isExact ? exactly(ratio(a.top * b.top, a.bottom * b.bottom)) : { cell: left.cell * right.cell, exactly: null };
    case 'sum':
    case 'difference': {
      const direction = measured.kind === 'sum' ? 1n : -1n;
      if (isExact) return exactly(ratio(a.top * b.bottom + direction * b.top * a.bottom, a.bottom * b.bottom));
      return { cell: left.cell + Number(direction) * right.cell, exactly: null };
    }
  }
}

function exactly(value: Ratio): Value {
  return { cell: nearestOf(value), exactly: value };
}

/** To 15 digits of the largest value, where sums are not exact. */
const DIGITS = 4e-15;

function fieldFigure(measure: FieldMeasure, group: readonly Row[], around: Around): Expected {
  const all = group.map((row) => valueOf(measure.field, row, around)).filter(({ cell }) => cell !== null);
  const values = all.length;
  const ofDates = typeof measure.field === 'string' && isDate(measure.field);
  if (values === 0) return { value: null, values, exact: true };
  const sorted = all
    .map(({ cell }) => cell)
    .toSorted((a, b) => {
      const [left, right] = comparable(a, b);
      return left < right ? -1 : Number(left > right);
    });
  const exactEnd = (value: Cell): Expected => ({
    value: typeof value === 'number' ? finite(value + 0) : value,
    values,
    exact: typeof measure.field === 'string',
  });
  if (measure.kind === 'min') return exactEnd(sorted[0] ?? null);
  if (measure.kind === 'max') return exactEnd(sorted.at(-1) ?? null);
  const numbers = sorted.map(Number);
  const sizes = numbers.map(Math.abs);
  if (sizes.some((size) => size === Infinity)) return { value: null, values, exact: false, slack: Infinity };
  const isExact = all.every((value) => value.exactly !== null);
  const size = Math.max(...sizes);
  const slack = isExact ? (ofDates ? 1 : 0) : Math.min(Number.MAX_VALUE, size * DIGITS * values);
  const told = (value: Cell): Expected => ({ value, values, exact: false, slack });
  const atDay = (value: Cell) => (ofDates && typeof value === 'number' ? Math.round(value) + 0 : value);
  const total = all
    .map(({ cell, exactly: own }) => own ?? ratioOf(Number(cell)))
    .reduce((a, b) => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom));
  if (measure.kind === 'sum') return nearLimit(told(finite(nearestOf(total))), isExact);
  if (measure.kind === 'avg') return nearLimit(told(atDay(finite(nearestOf(ratio(total.top, total.bottom * BigInt(values)))))), isExact);
  if (measure.kind === 'stddev') {
    const squares = variance(numbers);
    const value = values < 2 ? null : finite(rootOf(ratio(squares.top, squares.bottom * BigInt(values) * BigInt(values - 1))));
    return nearLimit({ ...told(value), slack: slack + size * 1e-9 }, isExact);
  }
  const p = measure.kind === 'percentile' ? measure.p : 50;
  const position = ((values - 1) * p) / 100;
  const [low, high] = [ratioOf(numbers[Math.floor(position)] ?? 0), ratioOf(numbers[Math.ceil(position)] ?? 0)];
  const part = ratioOf(position - Math.floor(position));
  const between = ratio(
    low.top * high.bottom * part.bottom + (high.top * low.bottom - low.top * high.bottom) * part.top,
    low.bottom * high.bottom * part.bottom,
  );
  return told(atDay(nearestOf(between)));
}

/** Where rounding decides whether a number can hold the result, it may be missing. */
function nearLimit(expected: Expected, isExact: boolean): Expected {
  const isNear = !isExact && (expected.value === null || Math.abs(Number(expected.value)) > 1.7e308);
  return isNear ? { ...expected, slack: Infinity } : expected;
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
