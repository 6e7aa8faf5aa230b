import { MONTHS, WEEKDAY_NAMES, WEEKDAYS } from '../../../fields/date/calendar.ts';
import type { Period } from './calendar.ts';

/** "on Mondays". */
const PLURAL_DAYS: ReadonlyMap<string, number> = new Map(WEEKDAY_NAMES.map((name, index) => [`${name}s`, index]));

const PERIODS: Readonly<Record<string, Period>> = {
  day: 'day',
  days: 'day',
  week: 'week',
  weeks: 'week',
  wk: 'week',
  fortnight: 'fortnight',
  fortnights: 'fortnight',
  month: 'month',
  months: 'month',
  quarter: 'quarter',
  quarters: 'quarter',
  year: 'year',
  years: 'year',
  yr: 'year',
  yrs: 'year',
};

const NTHS: ReadonlyMap<string, number> = new Map([
  ...['first', 'second', 'third', 'fourth'].map((name, index) => [name, index] as const),
  ...['1st', '2nd', '3rd', '4th'].map((name, index) => [name, index] as const),
  ['last', -1],
  ['final', -1],
]);

/** Which of several a lower-case word asks for, from 0 (-1 is the last), or undefined. */
export function nthNamed(word: string): number | undefined {
  return NTHS.get(word);
}

/** Month of a lower-case name, from 0, or undefined. */
export function monthNumber(word: string): number | undefined {
  // "october's list"
  return MONTHS.get(word.replace(/'s$/, ''));
}

/** Day of the week of a lower-case name, from Monday 0, or undefined. */
export function weekdayNumber(word: string): number | undefined {
  return WEEKDAYS.get(word) ?? PLURAL_DAYS.get(word);
}

/** Calendar period of a lower-case word, or undefined. */
export function periodNamed(word: string): Period | undefined {
  return Object.hasOwn(PERIODS, word) ? PERIODS[word] : undefined;
}

/** True for a name of a month or day that is also an everyday word, so that it needs a sign of being a date. */
export function isAmbiguousName(word: string): boolean {
  return /^(?:may|march|mar|sun|sat|mon|wed|jan|dec|sep|fri)$/.test(word);
}
