import { addDays, monthsFrom, periodOf, shifted, type Period, type Window } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { nthNamed, periodNamed } from './date-words.ts';
import { isOrdinalEnding, readNumber } from '../numbers.ts';

interface Part {
  readonly to: number;
  /** The part of a window; null when it has no such part. */
  readonly of: (whole: Window) => Window | null;
  /** A part of a year, though none is named. */
  readonly isOfYear: boolean;
  /** "The last half" is one of a time that is named ("half year", "half hour"). */
  readonly isLast: boolean;
}

/**
 * "Q3 2025", "H1", "second quarter of last year", "first week of June", "last 10 days of 2024": a part of a longer time, which `readWhole` reads.
 * A quarter or half without a year is one of the years around now.
 */
export function readPart(context: DateContext, from: number, readWhole: (at: number) => DateExpression | null): DateExpression | null {
  const at = context.tokens[from]?.lower === 'the' ? from + 1 : from;
  const part = codedPart(context, at) ?? wordedPart(context, at);
  if (part === null) return null;
  const { tokens, now } = context;
  // "Q3, 2025"; but "last week, 2010 or newer" speaks of two things.
  const isJoined = (part.isOfYear ? /^(?:of|in|,|'|’|-|\/)$/u : /^(?:of|in)$/).test(tokens[part.to]?.lower ?? '');
  const start = part.to + (isJoined ? 1 : 0);
  const whole = isJoined || part.isOfYear ? (thisYear(context, start) ?? readWhole(start)) : null;
  const windows = whole?.windows.flatMap((window) => part.of(window) ?? []) ?? [];
  if (whole !== null) return windows.length > 0 ? { from: at, to: whole.to, windows, kind: 'named' } : null;
  if (!part.isOfYear || part.isLast) return null;
  return { from: at, to: part.to, windows: [-1, 0, 1].flatMap((away) => part.of(periodOf(now, 'year', away)) ?? []), kind: 'named' };
}

/** "of the year": of this one. */
function thisYear({ tokens, now }: DateContext, at: number): DateExpression | null {
  if (tokens[at]?.lower !== 'the' || tokens[at + 1]?.lower !== 'year') return null;
  return { from: at, to: at + 2, windows: [periodOf(now, 'year', 0)], kind: 'year' };
}

function codedPart({ tokens }: DateContext, at: number): Part | null {
  const coded = /^(?:q([1-4])|h([12]))$/.exec(tokens[at]?.lower ?? '');
  if (coded === null) return null;
  const [months, index] = coded[1] === undefined ? [6, Number(coded[2])] : [3, Number(coded[1])];
  return { to: at + 1, of: monthsOfYear(index - 1, months), isOfYear: true, isLast: false };
}

function wordedPart({ tokens }: DateContext, at: number): Part | null {
  const suffix = tokens[at + 1]?.glued === true && isOrdinalEnding(tokens[at + 1]?.lower ?? '') ? 1 : 0;
  const word = `${tokens[at]?.lower ?? ''}${suffix === 1 ? (tokens[at + 1]?.lower ?? '') : ''}`;
  const nth = nthNamed(word);
  if (nth === undefined) return null;
  const next = at + suffix + 1;
  const noun = tokens[next]?.lower ?? '';
  if (noun === 'quarter' || noun === 'half') {
    const ofYear = monthsOfYear(nth, noun === 'half' ? 6 : 3);
    return {
      to: next + 1,
      of: (whole) => ofYear(whole) ?? (noun === 'half' ? halfOf(nth, whole) : null),
      isOfYear: true,
      isLast: nth < 0 || noun === 'half',
    };
  }
  const number = nth === 0 || nth === -1 ? readNumber(tokens, next) : null;
  const period = periodNamed(tokens[number?.to ?? next]?.lower ?? '');
  if (period === undefined || period === 'year' || period === 'quarter') return null;
  return { to: (number?.to ?? next) + 1, of: stretchOf(nth, period, number?.value ?? 1), isOfYear: false, isLast: nth < 0 };
}

/** Equal parts of a year; of a shorter time, there are none. */
function monthsOfYear(nth: number, months: number): Part['of'] {
  return ({ start, end }) => {
    const index = nth < 0 ? 12 / months - 1 : nth;
    const isYear = end === shifted(start, 'year', 1);
    return isYear && index * months < 12 ? monthsFrom(new Date(start).getUTCFullYear(), index * months, months) : null;
  };
}

/** The first fifteen days of a month, or the others. */
function halfOf(nth: number, { start, end }: Window): Window | null {
  const middle = addDays(start, HALF_OF_MONTH);
  if (end !== shifted(start, 'month', 1) || nth > 1) return null;
  return nth === 0 ? { start, end: middle } : { start: middle, end };
}

const HALF_OF_MONTH = 15;

/** Weeks and days are counted from the edge of the time that they are part of, not from Monday. */
function stretchOf(nth: number, period: Period, count: number): Part['of'] {
  return ({ start, end }) => {
    if (!Number.isInteger(count) || count < 1) return null;
    const part =
      nth < 0 ? { start: shifted(end, period, -count), end } : { start: shifted(start, period, nth), end: shifted(start, period, nth + count) };
    return part.end > part.start && part.start >= start && part.end <= end ? part : null;
  };
}
