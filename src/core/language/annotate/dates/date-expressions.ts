import type { DateContext, DateExpression } from './date-expression.ts';
import { dateOf, monthOf, yearOf, type Window } from './calendar.ts';
import { isAmbiguousName, monthNumber, weekdayNumber } from './date-words.ts';
import { readNthWeekday } from './nth-weekday.ts';
import { ORDINALS } from '../../lexicon/en/numbered.ts';
import { readHoliday } from './holidays.ts';
import { isOrdinalEnding, readNumber } from '../numbers.ts';
import { readPart } from './parts.ts';
import { readRelative } from './relative-dates.ts';
import { readThird } from './thirds.ts';
import { lowerText, type Token } from '../../tokens.ts';

/** The longest time that starts at token `at`, or null. */
export function readDate(context: DateContext, at: number): DateExpression | null {
  const afterDay = weekdayBefore(context, at);
  if (afterDay !== null) return afterDay;
  return (
    readNumeric(context, at) ??
    readMonthFirst(context, at) ??
    readDayFirst(context, at) ??
    readNthWeekday(context, at) ??
    readPart(context, at, (start) => readMonthFirst(context, start) ?? readRelative(context, start) ?? readYear(context, start)) ??
    readThird(context, at, (start) => readMonthFirst(context, start)) ??
    readHoliday(context, at) ??
    readRelative(context, at) ??
    readYear(context, at)
  );
}

/** "Friday, March 20": the date says it all. */
function weekdayBefore(context: DateContext, at: number): DateExpression | null {
  if (weekdayNumber(context.tokens[at]?.lower ?? '') === undefined) return null;
  const next = context.tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const date = readNumeric(context, next) ?? readMonthFirst(context, next) ?? readDayFirst(context, next);
  return date === null ? null : { ...date, from: at };
}

const EARLIEST = 1000;
const LATEST = 2200;
const THIS_CENTURY = 2000;
const ISO = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d])(?:T[\d:.]+Z?)?/y;
const ISO_MONTH = /(\d{4})-(\d{2})(?![-\d])/y;
const DAY_MONTH = /(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/y;

/** "2026-03-15", "2026-03", "3/15/2026" (month first unless that is no month), "15.03.2026" (day first). */
function readNumeric(context: DateContext, at: number): DateExpression | null {
  const { text, tokens } = context;
  const first = tokens[at];
  // A date of another language was read before: its words do not stand in the text.
  if (first?.kind !== 'number' || first.end - first.start !== first.text.length) return null;
  const match = matchAt(ISO, text, first.start);
  if (match !== null) return numericDate(tokens, at, { match, window: dateOf(Number(match[1]), Number(match[3]) - 1, Number(match[4])) });
  const month = matchAt(ISO_MONTH, text, first.start);
  if (month !== null) {
    const number = Number(month[2]);
    const isMonth = number >= 1 && number <= 12 && Number(month[1]) !== THIS_CENTURY + number - 1;
    return isMonth ? numericDate(tokens, at, { match: month, window: monthOf(Number(month[1]), number - 1) }) : null;
  }
  const other = matchAt(DAY_MONTH, text, first.start);
  if (other === null) return monthSlashDay(context, at);
  const [a, b, written] = [Number(other[1]), Number(other[3]), Number(other[4])];
  const year = written < 100 ? THIS_CENTURY + written : written;
  const window = other[2] === '.' ? dateOf(year, b - 1, a) : (dateOf(year, a - 1, b) ?? dateOf(year, b - 1, a));
  return numericDate(tokens, at, { match: other, window });
}

/** "on 4/12": month first, after a word that times follow. */
function monthSlashDay(context: DateContext, at: number): DateExpression | null {
  const { tokens } = context;
  const [month, slash, day] = tokens.slice(at, at + 3);
  if (slash?.text !== '/' || day?.kind !== 'number' || tokens[at + 3]?.glued === true || month === undefined) return null;
  if (!/^(?:on|by|before|after|since|until|till)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  const windows = aroundNow(context, (year) => dateOf(year, month.value - 1, day.value));
  return windows.length === 0 ? null : { from: at, to: at + 3, windows, kind: 'named' };
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

function numericDate(
  tokens: readonly Token[],
  at: number,
  found: { readonly match: RegExpExecArray; readonly window: Window | null },
): DateExpression | null {
  const end = found.match.index + found.match[0].length;
  const to = tokens.findIndex((token, index) => index >= at && token.end >= end) + 1;
  return found.window === null || to === 0 ? null : { from: at, to, windows: [found.window], kind: 'named' };
}

/** "March", "March 2026", "March 8th, 2026", "March 8". */
function readMonthFirst(context: DateContext, at: number): DateExpression | null {
  const { tokens } = context;
  const month = monthNumber(tokens[at]?.lower ?? '');
  if (month === undefined) return null;
  const after = at + (tokens[at + 1]?.text === '.' ? 2 : 1);
  const day = dayAt(tokens, after);
  if (day !== null) return dated(context, { from: at, to: day.to, month, day: day.value });
  const comma = /^(?:,|of)$/.test(tokens[after]?.lower ?? '') ? 1 : 0;
  const year = yearAt(tokens, after + comma);
  if (year !== null) return { from: at, to: after + comma + 1, windows: [monthOf(year, month)], kind: 'named' };
  if (isAmbiguousName(tokens[at]?.lower ?? '') && !isMeant(tokens, at)) return null;
  return { from: at, to: at + 1, windows: aroundNow(context, (candidate) => monthOf(candidate, month)), kind: 'named' };
}

/** An everyday word is a month only after a word that times follow. */
function isMeant(tokens: readonly Token[], at: number): boolean {
  return /^(?:in|since|before|after|until|till|by|from|between|during|this|next|last|of|early|late|mid|and|to)$/.test(tokens[at - 1]?.lower ?? '');
}

/** "8 March 2026", "8th of March", "the 14th". */
function readDayFirst(context: DateContext, at: number): DateExpression | null {
  const { tokens, now } = context;
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  const day = dayAt(tokens, start);
  if (day === null) return null;
  const next = tokens[day.to]?.lower === 'of' ? day.to + 1 : day.to;
  const month = monthNumber(tokens[next]?.lower ?? '');
  if (month !== undefined) return dated(context, { from: start, to: next + 1, month, day: day.value });
  const isOrdinal = day.to > start + 1;
  const followed = /^(?:of )?(this|next|last) month\b/.exec(lowerText(tokens, day.to, day.to + 3));
  if (isOrdinal && followed !== null) return dayOfMonth(context, { from: start, day, followed });
  const isOnThe = isOrdinal && /^(?:on|by|before|after|until|till|since|from|for|to|and)$/.test(tokens[at - 1]?.lower ?? '');
  if (!isOnThe || (tokens[day.to]?.kind === 'word' && !/^(?:of|and|at|in|to|for|with|from|until|please|or|on)$/.test(tokens[day.to]?.lower ?? '')))
    return null;
  const year = new Date(now).getUTCFullYear();
  const thisMonth = new Date(now).getUTCMonth();
  const windows = [-1, 0, 1].map((shift) => dateInMonth(year, thisMonth + shift, day.value)).filter((window) => window !== null);
  return windows.length === 0 ? null : { from: start, to: day.to, windows, kind: 'named' };
}

interface DayLook {
  readonly from: number;
  readonly day: { readonly value: number; readonly to: number };
  readonly followed: RegExpExecArray;
}

/** "4th of this month". */
function dayOfMonth({ now }: DateContext, { from, day, followed }: DayLook): DateExpression | null {
  const shift = followed[1] === 'next' ? 1 : followed[1] === 'last' ? -1 : 0;
  const window = dateInMonth(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + shift, day.value);
  const length = followed[0].startsWith('of') ? 3 : 2;
  return window === null ? null : { from, to: day.to + length, windows: [window], kind: 'named' };
}

function dateInMonth(year: number, month: number, day: number): Window | null {
  const { start } = monthOf(year, month);
  const date = new Date(start);
  return dateOf(date.getUTCFullYear(), date.getUTCMonth(), day);
}

interface DayOfMonth {
  readonly from: number;
  readonly to: number;
  readonly month: number;
  readonly day: number;
}

/** A day of a month with the year that follows it, if one does. */
function dated(context: DateContext, { from, to, month, day }: DayOfMonth): DateExpression | null {
  const { tokens } = context;
  const comma = tokens[to]?.text === ',' ? 1 : 0;
  const year = yearAt(tokens, to + comma);
  if (year !== null) {
    const window = dateOf(year, month, day);
    return window === null ? null : { from, to: to + comma + 1, windows: [window], kind: 'named' };
  }
  const windows = aroundNow(context, (candidate) => dateOf(candidate, month, day));
  return windows.length === 0 ? null : { from, to, windows, kind: 'named' };
}

function aroundNow({ now }: DateContext, make: (year: number) => Window | null): readonly Window[] {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1].map(make).filter((window) => window !== null);
}

/** A day of the month: "8", "8th", "third" next to a month. A number with a unit or a multiplier is none. */
function dayAt(tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null {
  const first = tokens[at];
  const ordinal = ORDINALS.indexOf(first?.lower ?? '');
  if (ordinal >= 0) {
    const next = tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1;
    const hasMonth = monthNumber(tokens[at - 1]?.lower ?? '') !== undefined || monthNumber(tokens[next]?.lower ?? '') !== undefined;
    return hasMonth ? { value: ordinal + 1, to: at + 1 } : null;
  }
  if (first?.kind !== 'number' || !/^\d{1,2}$/.test(first.text) || first.value < 1 || first.value > 31) return null;
  const suffix = tokens[at + 1];
  if (suffix?.glued === true && isOrdinalEnding(suffix.lower)) return { value: first.value, to: at + 2 };
  if (suffix?.glued === true && /^[-/:]$|^\p{L}/u.test(suffix.text)) return null;
  return { value: first.value, to: at + 1 };
}

/** A year in four digits with nothing attached, or null. */
export function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d{4}$/.test(token.text)) return null;
  return token.value >= EARLIEST && token.value <= LATEST ? token.value : null;
}

const DECADES: readonly string[] = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');

/** "the eighties", of the last century. */
function wordedDecade({ tokens }: DateContext, at: number): DateExpression | null {
  const index = DECADES.indexOf(tokens[at]?.lower ?? '');
  if (index < 0 || tokens[at - 1]?.lower !== 'the') return null;
  const start = FIRST_WORDED + index * 10;
  return { from: at, to: at + 1, windows: [{ start: yearOf(start).start, end: yearOf(start + 10).start }], kind: 'year' };
}

const FIRST_WORDED = 1920;

/** "2019", "the 1990s", "90s", "the nineties", "the 19th century". */
function readYear(context: DateContext, at: number): DateExpression | null {
  const { tokens } = context;
  const worded = wordedDecade(context, at);
  if (worded !== null) return worded;
  const first = tokens[at];
  const next = tokens[at + 1];
  const isDecade = next?.glued === true && (next.lower === 's' || next.lower === "'s");
  if (first?.kind === 'number' && isDecade && /^(?:\d{4}|\d{2})$/.test(first.text) && first.value % 10 === 0) {
    const short = first.value < 100;
    const start = short ? (first.value >= 30 ? 1900 : THIS_CENTURY) + first.value : first.value;
    if (short && first.value < 20 && first.value > 0) return null;
    return { from: at, to: at + 2, windows: [{ start: yearOf(start).start, end: yearOf(start + 10).start }], kind: 'year' };
  }
  if (first?.kind === 'number' && next?.glued === true && isOrdinalEnding(next.lower) && tokens[at + 2]?.lower === 'century') {
    const start = (first.value - 1) * 100 + 1;
    return first.value > 10 && first.value < 23
      ? { from: at, to: at + 3, windows: [{ start: yearOf(start).start, end: yearOf(start + 100).start }], kind: 'year' }
      : null;
  }
  const year = yearAt(tokens, at);
  if (year === null || readNumber(tokens, at)?.multiplier !== 1 || isAttached(tokens, at) || endsAmounts(tokens, at)) return null;
  return { from: at, to: at + 1, windows: [yearOf(year)], kind: 'year' };
}

/** "220-1000", "between 690 and 1400": the end of a range that begins with a number which is neither a year nor a day. */
function endsAmounts(tokens: readonly Token[], at: number): boolean {
  const [opener, first, joint] = [tokens[at - 3]?.lower ?? '', tokens[at - 2], tokens[at - 1]?.lower ?? ''];
  const isJoined = /^(?:to|-|–|—)$/u.test(joint) || (joint === 'and' && opener === 'between');
  return isJoined && first?.kind === 'number' && first.value > LAST_DAY && yearAt(tokens, at - 2) === null;
}

const LAST_DAY = 31;

/** Digits that touch letters, a dash or another mark belong to a name or a code. */
function isAttached(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const touchesBefore = tokens[at]?.glued === true && before !== undefined && !/^["'“‘(,;–—-]$/u.test(before.text);
  const touchesNext = next?.glued === true && (next.kind !== 'mark' || /^[/:%°"″#$€*x×_@&]$/u.test(next.text));
  return touchesBefore || touchesNext;
}
