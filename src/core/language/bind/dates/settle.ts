import { inYear, type Window } from '../../annotate/dates/calendar.ts';
import type { DateExpression } from '../../annotate/dates/date-expression.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { leaningOf } from './only-ahead.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';

/** The window meant for this field: of several readings the one its values and its sense allow; ranges from first to last. Null where nothing tells the year. */
export function settle({ first, last, ...reading }: DateReading, profile: FieldProfile, now: number): Window | null {
  return settled({ ...reading, first: inYearsOf(profile, first), last: last === null ? null : inYearsOf(profile, last) }, profile, now);
}

/**
 * "on 30 April" of records that all end years ago: the days of the years that they have, and none where they have several, since the year is not said.
 */
function inYearsOf({ field: { min, max } }: FieldProfile, expression: DateExpression): DateExpression {
  const { windows } = expression;
  const [first, second] = windows;
  if (first === undefined || second === undefined || min === undefined || max === undefined) return expression;
  const isYearly = Math.abs(second.start - first.start - YEAR_MS) <= 2 * DAY_MS;
  if (!isYearly || max >= first.start) return expression;
  const [from, to] = [new Date(min).getUTCFullYear(), new Date(max).getUTCFullYear()];
  if (to - from >= MOST_YEARS) return { ...expression, windows: [] };
  const years = Array.from({ length: to - from + 1 }, (_, at) => inYear(first, from + at));
  const held = years.filter((window) => window.end > min && window.start <= max);
  const near = held.length > 0 || years.length > 1 ? held : years;
  return { ...expression, windows: near.length === 1 ? near : [] };
}

const YEAR_MS = 365 * DAY_MS;
/** Records of more years than this have every day of the year more than once. */
const MOST_YEARS = 3;

function settled(reading: DateReading, profile: FieldProfile, now: number): Window | null {
  if (reading.ahead !== undefined && leaningOf(profile, now) === 'future') return reading.ahead;
  if (reading.last === null) return choose(reading, profile, now);
  const [fixed, ...open] = reading.last.windows;
  if (fixed !== undefined && open.length === 0) {
    const first = reading.first.windows.findLast((window) => window.start < fixed.end);
    return first === undefined ? null : { start: first.start, end: fixed.end };
  }
  const first = choose(reading, profile, now);
  const last = reading.last.windows.find((window) => first !== null && window.end > first.start);
  return first === null || last === undefined ? null : { start: first.start, end: last.end };
}

function choose(reading: DateReading, profile: FieldProfile, now: number): Window | null {
  const { windows } = reading.first;
  if (windows.length <= 1) return windows[0] ?? null;
  const { min, max } = profile.field;
  const held = windows.filter((window) => (min === undefined || window.end > min) && (max === undefined || window.start <= max));
  const pool = held.length > 0 ? held : windows;
  const leaning = reading.comparison === '>=' && leaningOf(profile, now) !== 'future' ? 'past' : leaningOf(profile, now);
  if (leaning === 'past') return pool.findLast((window) => window.start <= now) ?? pool[0] ?? null;
  return pool.find((window) => window.end > now) ?? pool.at(-1) ?? null;
}
