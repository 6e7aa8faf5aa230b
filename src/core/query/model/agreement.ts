import { readDate } from '../../condition/date-literal.ts';
import type { CompareOp, ValuePredicate, Literal } from '../../condition/condition.ts';
import type { Window } from '../../language/annotate/dates/calendar.ts';
import type { Bound } from '../../language/annotate/bounds.ts';
import type { DateComparison } from '../../language/annotate/dates/date-reading.ts';
import type { Proposal } from './answer.ts';
import { DAY_MS } from '../../fields/date/calendar.ts';

/** What the rules read of a number, as a condition on a field. */
export interface ReadAmount {
  readonly condition: ValuePredicate;
  readonly constraint: Pick<Bound, 'comparison' | 'values'>;
}

/** How far a value may be off that the model has converted to the field's unit. */
const CONVERTED = 0.02;

/** Whether a proposal says what the rules read: the same side of the same value, whether or not it lies in itself. */
export function agreesWithNumbers({ op, values }: Proposal, { condition, constraint }: ReadAmount): boolean {
  const given = values.filter((value) => typeof value === 'number');
  if (given.length < values.length || given.length === 0) return false;
  const [first] = given;
  switch (condition.kind) {
    case 'compare':
      return given.length === 1 && sideOf(op) === sideOf(condition.op) && isSame(first, condition.value, constraint);
    case 'in':
      return sideOf(op) === (condition.negated ? '!=' : '=') && isSameSet(given, condition.values, constraint);
    case 'between':
      return agreesWithRange({ op, given }, condition, constraint);
    case 'null':
      return false;
  }
}

/** "around 650" is returned as a range, or as the number alone. */
function agreesWithRange(
  { op, given }: { readonly op: Proposal['op']; readonly given: readonly number[] },
  { low, high, negated }: Extract<ValuePredicate, { kind: 'between' }>,
  constraint: ReadAmount['constraint'],
): boolean {
  const [first, last] = given;
  if (negated || typeof low !== 'number' || typeof high !== 'number' || first === undefined) return false;
  const isInside = (value: number) => value >= low && value <= high;
  if (op === '=' && given.length === 1) return constraint.comparison !== 'between' && isInside(first);
  if (op !== 'between' || given.length !== 2 || last === undefined) return false;
  const isAround = constraint.comparison !== 'between' && first <= last && isInside(first) && isInside(last);
  return isAround || (isSame(first, low, constraint) && isSame(last, high, constraint));
}

function sideOf(op: Proposal['op'] | CompareOp): string {
  if (op === '<=' || op === '>=') return op.slice(0, 1);
  return op === 'in' ? '=' : op;
}

/** The very value, as the query writes it; one in another unit may have been rounded. */
function isSame(given: number | undefined, literal: Literal, { values }: ReadAmount['constraint']): boolean {
  if (given === undefined || typeof literal !== 'number') return false;
  return given === literal || (!values.includes(literal) && Math.abs(given - literal) <= CONVERTED * Math.abs(literal));
}

function isSameSet(given: readonly number[], literals: readonly Literal[], constraint: ReadAmount['constraint']): boolean {
  const has = (literal: Literal) => given.some((value) => isSame(value, literal, constraint));
  return literals.length === new Set(given).size && literals.every(has);
}

/** What the rules read of a time. */
export interface ReadTime {
  readonly comparison: DateComparison;
  readonly window: Window;
  readonly now: number;
}

/** Whether a proposal covers the span of time that the rules read, to the day. */
export function agreesWithDates({ op, values }: Proposal, { comparison, window, now }: ReadTime): boolean {
  const days = values.map((value) => (typeof value === 'string' ? readDate(value)?.epochMs : undefined)).filter((day) => day !== undefined);
  const [first, last] = days;
  if (first === undefined || days.length < values.length || days.length !== (op === 'between' ? 2 : 1)) return false;
  if (op === '!=' || comparison === '!=') return op === '!=' && comparison === '!=' && first >= window.start && first < window.end;
  const given = stretchOf(op, first, last);
  const read = rangeOf(comparison, window);
  // "last week" goes to now, which need not be said.
  const isToNow = given?.end === Infinity && Math.abs(read.end - now) <= DAY_MS;
  return given !== null && isNear(given.start, read.start) && (isToNow || isNear(given.end, read.end));
}

function isNear(given: number, read: number): boolean {
  return given === read || Math.abs(given - read) <= DAY_MS;
}

function stretchOf(op: Proposal['op'], day: number, last: number | undefined): Window | null {
  switch (op) {
    case '=':
    case 'in':
      return { start: day, end: day + DAY_MS };
    case '<':
      return { start: -Infinity, end: day };
    case '<=':
      return { start: -Infinity, end: day + DAY_MS };
    case '>':
      return { start: day + DAY_MS, end: Infinity };
    case '>=':
      return { start: day, end: Infinity };
    case 'between':
      return last === undefined ? null : { start: day, end: last + DAY_MS };
    case '!=':
      return null;
  }
}

function rangeOf(comparison: Exclude<DateComparison, '!='>, { start, end }: Window): Window {
  switch (comparison) {
    case 'within':
      return { start, end };
    case '<':
      return { start: -Infinity, end: start };
    case '<=':
      return { start: -Infinity, end };
    case '>':
      return { start: end, end: Infinity };
    case '>=':
      return { start, end: Infinity };
  }
}
