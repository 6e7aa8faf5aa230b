import { DAY_MS } from '../../../fields/date/calendar.ts';
import { addDays, inYear, monthOf } from './calendar.ts';
import { isOrdinalEnding } from '../numbers.ts';
import { yearAt } from './date-expressions.ts';
import type { DateContext, DateExpression } from './date-expression.ts';

const MOST_OF_A_YEAR_MS = 300 * DAY_MS;

/** True when the query leaves the year of a time open. */
export function isOpen({ windows }: DateExpression): boolean {
  return windows.length > 1;
}

/** The first time of a range with the year of the last, where it has none of its own ("between March and May 2022"). */
export function agreeing(first: DateExpression, last: DateExpression): DateExpression {
  const [start] = first.windows;
  const [end] = last.windows;
  if (!isOpen(first) || isOpen(last) || start === undefined || end === undefined) return first;
  const year = new Date(end.start).getUTCFullYear();
  return { ...first, windows: [inYear(start, year - 1), inYear(start, year)] };
}

/** The times of a list with the year of the last, where they have none of their own ("June or July 2025"). */
export function ofOneYear(times: readonly DateExpression[]): readonly DateExpression[] {
  const last = times.at(-1);
  const [end] = last?.windows ?? [];
  if (last === undefined || isOpen(last) || end === undefined || last.kind !== 'named') return times;
  const year = new Date(end.start).getUTCFullYear();
  return times.map((time) => {
    const [start, next] = time.windows;
    const isOpenYear = start !== undefined && next !== undefined && next.start - start.start >= MOST_OF_A_YEAR_MS;
    return isOpenYear ? { ...time, windows: [inYear(start, year)] } : time;
  });
}

/** A bare day that borrows the month of another time ("March 8 to 12", "June 3 or 4"); null when it is none, or the other has no day. */
export function sameMonth({ tokens }: DateContext, other: DateExpression, at: number): DateExpression | null {
  const token = tokens[at];
  const hasDay = other.kind === 'named' && tokens.slice(other.from, other.to).some((part) => part.kind === 'number');
  if (!hasDay || token?.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || token.value < 1 || token.value > 31) return null;
  const isOrdinal = isOrdinalEnding(tokens[at + 1]?.lower ?? '') && tokens[at + 1]?.glued === true;
  const to = at + (isOrdinal ? 2 : 1);
  const comma = tokens[to]?.text === ',' ? 1 : 0;
  const year = isOpen(other) ? yearAt(tokens, to + comma) : null;
  const [one] = other.windows;
  const others = year === null || one === undefined ? other.windows : [inYear(one, year)];
  const windows = others.map(({ start }) => {
    const date = new Date(start);
    const day = addDays(monthOf(date.getUTCFullYear(), date.getUTCMonth()).start, token.value - 1);
    return { start: day, end: addDays(day, 1) };
  });
  return { from: at, to: year === null ? to : to + comma + 1, windows, kind: 'named' };
}
