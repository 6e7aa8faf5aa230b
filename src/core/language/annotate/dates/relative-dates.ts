import { addDays, periodOf, rolling, shifted, startOfDay, weekendOf, yearOf, type Period, type Window } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { isAmbiguousName, monthNumber, periodNamed, weekdayNumber } from './date-words.ts';
import { readNumber } from '../numbers.ts';

const NEAR_DAYS: Readonly<Record<string, number>> = { today: 0, tonight: 0, yesterday: -1, tomorrow: 1 };
const SHIFTS: Readonly<Record<string, number>> = {
  last: -1,
  past: -1,
  previous: -1,
  this: 0,
  current: 0,
  next: 1,
  coming: 1,
  upcoming: 1,
  following: 1,
};
const MAX_COUNT = 1000;

/** A time relative to now: "yesterday", "last 7 days", "this week", "Friday next week", "3 days ago"; null when there is none at `at`. */
export function readRelative(context: DateContext, at: number): DateExpression | null {
  const start = context.tokens[at]?.lower === 'the' ? at + 1 : at;
  return (
    nearDay(context, start) ??
    edgedPeriod(context, start) ??
    shiftedPeriod(context, start) ??
    weekday(context, start) ??
    ago(context, start) ??
    weekend(context, start)
  );
}

function nearDay({ tokens, now }: DateContext, at: number): DateExpression | null {
  const word = (tokens[at]?.lower ?? '').replace(/'s$/, '');
  const [side, base] = [tokens[at + 1]?.lower, tokens[at + 2]?.lower];
  if (word === 'day' && side === 'before' && base === 'yesterday') return named(at, at + 3, [dayAway(now, -2)]);
  if (word === 'day' && side === 'after' && base === 'tomorrow') return named(at, at + 3, [dayAway(now, 2)]);
  const days = Object.hasOwn(NEAR_DAYS, word) ? NEAR_DAYS[word] : undefined;
  return days === undefined ? null : named(at, at + 1, [dayAway(now, days)]);
}

function dayAway(now: number, days: number): Window {
  return periodOf(now, 'day', days);
}

function named(from: number, to: number, windows: readonly Window[]): DateExpression {
  return { from, to, windows, kind: 'named' };
}

/** "the end of the year", "the beginning of the month": the period that now is in. */
function edgedPeriod({ tokens, now }: DateContext, at: number): DateExpression | null {
  const of = tokens[at - 1]?.lower === 'the' ? at - 2 : at - 1;
  if (tokens[of]?.lower !== 'of' || !/^(?:end|close|start|beginning)$/.test(tokens[of - 1]?.lower ?? '')) return null;
  const word = tokens[at]?.lower ?? '';
  const period = /^(?:week|month|quarter|year)$/.test(word) ? periodNamed(word) : undefined;
  return period === undefined ? null : named(at, at + 1, [periodOf(now, period, 0)]);
}

/** "last week", "past 7 days", "next 2 months", "this Friday", "last March", "next weekend". */
function shiftedPeriod(context: DateContext, at: number): DateExpression | null {
  const { tokens, now } = context;
  const word = tokens[at]?.lower ?? '';
  const shift = Object.hasOwn(SHIFTS, word) ? SHIFTS[word] : undefined;
  if (shift === undefined) return null;
  const number = readNumber(tokens, at + 1) ?? few(context, at + 1);
  if (number !== null) return counted(context, { at, shift, number });
  const next = tokens[at + 1]?.lower ?? '';
  // "the last day to apply" is the end of something.
  if (next === 'day' && tokens[at + 2]?.lower === 'to') return null;
  const period = periodNamed(next);
  if (period !== undefined) return wholePeriod(now, { at, word: isWithinTheLast(tokens, at) ? 'past' : word, shift, period });
  if (next === 'weekend') return named(at, at + 2, [weekendOf(now, weekendShift(now, { shift, word }))]);
  if (next === 'hour' || next === 'hours') return { from: at, to: at + 2, windows: [dayAway(now, 0)], kind: 'named' };
  // "past June 2027" is after it, and "this past June" the last one.
  if (word === 'past' && monthNumber(next) !== undefined && !/^(?:this|the)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  const day = weekdayNumber(next);
  if (day !== undefined) return named(at, at + 2, [dayOfWeek(now, day, weekShift(now, { day, shift, word }))]);
  const month = monthNumber(next);
  if (month === undefined || (isAmbiguousName(next) && tokens[at + 1]?.kind !== 'word')) return null;
  const thisMonth = new Date(now).getUTCMonth();
  const passed = shift < 0 ? (month >= thisMonth ? -1 : 0) : shift > 0 ? (month <= thisMonth ? 1 : 0) : 0;
  const start = Date.UTC(new Date(now).getUTCFullYear() + passed, month, 1);
  return named(at, at + 2, [periodOf(start, 'month', 0)]);
}

interface PeriodLook {
  readonly at: number;
  readonly word: string;
  readonly shift: number;
  readonly period: Period;
}

/** "in the last month" is the month up to now, like "past month"; "last month" is the one before this. */
function isWithinTheLast(tokens: DateContext['tokens'], at: number): boolean {
  return tokens[at]?.lower === 'last' && tokens[at - 1]?.lower === 'the' && /^(?:in|within|over|during)$/.test(tokens[at - 2]?.lower ?? '');
}

/** "last week" is the calendar week before this one, "past week" the seven days up to now. */
function wholePeriod(now: number, { at, word, shift, period }: PeriodLook): DateExpression {
  if (word === 'past') return { from: at, to: at + 2, windows: [rolling(now, 1, { period, ahead: false })], kind: 'recent' };
  return { from: at, to: at + 2, windows: [periodOf(now, period, shift)], kind: period === 'year' ? 'year' : 'named' };
}

/** "last few days", "past couple of weeks": no number is stated, so nothing to count by. */
function few({ tokens }: DateContext, at: number): { readonly value: number; readonly to: number } | null {
  const isCouple = tokens[at]?.lower === 'couple';
  return isCouple ? { value: 2, to: tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1 } : null;
}

interface CountedLook {
  readonly at: number;
  readonly shift: number;
  readonly number: { readonly value: number; readonly to: number };
}

function counted({ tokens, now }: DateContext, { at, shift, number }: CountedLook): DateExpression | null {
  if (shift === 0 || !Number.isInteger(number.value) || number.value < 1 || number.value > MAX_COUNT) return null;
  const word = tokens[number.to]?.lower ?? '';
  const ahead = shift > 0;
  const kind = ahead ? 'ahead' : 'recent';
  if (word === 'hours' || word === 'hour' || word === 'hrs' || word === 'h') {
    const window = rolling(now, Math.ceil(number.value / 24), { period: 'day', ahead });
    return { from: at, to: number.to + 1, windows: [window], kind };
  }
  const period = periodNamed(word);
  if (period === undefined) return null;
  return { from: at, to: number.to + 1, windows: [rolling(now, number.value, { period, ahead })], kind };
}

function dayOfWeek(now: number, day: number, shift: number): Window {
  const { start } = periodOf(now, 'week', shift);
  return periodOf(addDays(start, day), 'day', 0);
}

/** "last Friday" on a Saturday is yesterday, not a week ago; "next" always lies in the week to come. */
function weekShift(now: number, look: { readonly day: number; readonly shift: number; readonly word: string }): number {
  const today = (new Date(now).getUTCDay() + 6) % 7;
  if (look.shift < 0) return look.day < today ? 0 : -1;
  if (look.word === 'coming' || look.word === 'upcoming') return look.day > today ? 0 : 1;
  return look.shift;
}

/** The coming weekend is the nearest that has not begun; last weekend is never one that is going on. */
function weekendShift(now: number, { shift, word }: { readonly shift: number; readonly word: string }): number {
  const isWeekend = [0, 6].includes(new Date(now).getUTCDay());
  return (word === 'coming' || word === 'upcoming') && !isWeekend ? 0 : shift;
}

/** "Monday", "Friday next week", "Monday of this week". */
function weekday({ tokens, now }: DateContext, at: number): DateExpression | null {
  const word = tokens[at]?.lower ?? '';
  const day = weekdayNumber(word);
  // "jazz on Fridays" is said of every one.
  if (day === undefined || word.endsWith('days')) return null;
  const next = tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1;
  const shiftWord = tokens[next]?.lower ?? '';
  if (tokens[next + 1]?.lower === 'week' && Object.hasOwn(SHIFTS, shiftWord)) {
    return named(at, next + 2, [dayOfWeek(now, day, SHIFTS[shiftWord] ?? 0)]);
  }
  if (isAmbiguousName(word) && !/^(?:on|by|before|after|until|since|from|and|or|to|every)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  // "a rainy Sunday" is any of them.
  if ([at - 1, at - 2].some((place) => /^(?:a|an)$/.test(tokens[place]?.lower ?? ''))) return null;
  const today = (new Date(now).getUTCDay() + 6) % 7;
  const past = dayOfWeek(now, day, day <= today ? 0 : -1);
  const future = dayOfWeek(now, day, day >= today ? 0 : 1);
  return named(at, at + 1, past.start === future.start ? [past] : [past, future]);
}

/** "3 days ago", "a week ago", "2 weeks from now". */
function ago({ tokens, now }: DateContext, at: number): DateExpression | null {
  const isOne = /^(?:a|an|one)$/.test(tokens[at]?.lower ?? '');
  const number = isOne ? { value: 1, to: at + 1 } : readNumber(tokens, at);
  const period = number === null ? undefined : periodNamed(tokens[number.to]?.lower ?? '');
  if (number === null || period === undefined || number.value > MAX_COUNT || !Number.isInteger(number.value)) return null;
  const after = tokens[number.to + 1]?.lower ?? '';
  const isAhead = after === 'from' && /^(?:now|today)$/.test(tokens[number.to + 2]?.lower ?? '');
  if (after !== 'ago' && !isAhead) return null;
  const day = shifted(startOfDay(now), period, isAhead ? number.value : -number.value);
  const window = period === 'year' ? yearOf(new Date(day).getUTCFullYear()) : periodOf(day, 'day', 0);
  return { from: at, to: number.to + (isAhead ? 3 : 2), windows: [window], kind: period === 'year' ? 'year' : 'named' };
}

function weekend({ tokens, now }: DateContext, at: number): DateExpression | null {
  if (tokens[at]?.lower !== 'weekend') return null;
  if (!/^(?:the|on|at|over|this|for)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  return named(at, at + 1, [weekendOf(now, 0)]);
}
