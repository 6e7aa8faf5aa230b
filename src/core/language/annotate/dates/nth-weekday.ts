import { periodOf, type Window } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { monthNumber, nthNamed, weekdayNumber } from './date-words.ts';

/** "the last Friday of May", "first Monday in June 2027"; without a year, those of the years around now. */
export function readNthWeekday({ tokens, now }: DateContext, start: number): DateExpression | null {
  const at = tokens[start]?.lower === 'the' ? start + 1 : start;
  const nth = nthNamed(tokens[at]?.lower ?? '');
  const day = weekdayNumber(tokens[at + 1]?.lower ?? '');
  const month = /^(?:of|in)$/.test(tokens[at + 2]?.lower ?? '') ? monthNumber(tokens[at + 3]?.lower ?? '') : undefined;
  if (nth === undefined || day === undefined || month === undefined) return null;
  const year = tokens[at + 4];
  const isGiven = year?.kind === 'number' && /^(?:19|20)\d\d$/.test(year.text);
  const thisYear = new Date(now).getUTCFullYear();
  const years = isGiven ? [year.value] : [thisYear - 1, thisYear, thisYear + 1];
  const windows = years.map((each) => nthWeekdayOf(nth, day, { year: each, month }));
  return { from: at, to: at + (isGiven ? 5 : 4), windows, kind: 'named' };
}

/** The n-th such weekday of a month, from 0 (Monday 0); -1 is the last. The month has four of each day at least. */
export function nthWeekdayOf(nth: number, day: number, { year, month }: { readonly year: number; readonly month: number }): Window {
  const edge = new Date(Date.UTC(year, nth < 0 ? month + 1 : month, nth < 0 ? 0 : 1));
  const weekday = (edge.getUTCDay() + 6) % 7;
  const away = nth < 0 ? -((weekday - day + 7) % 7) : ((day - weekday + 7) % 7) + nth * 7;
  return periodOf(Date.UTC(year, edge.getUTCMonth(), edge.getUTCDate() + away), 'day', 0);
}
