import { DAY_MS } from '../../../fields/date/calendar.ts';

/** A span of time in epoch milliseconds, UTC, `end` exclusive. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

export type Period = 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

const FORTNIGHT = 14;

/** The years that a filter can name: the first instant of the year 0, and the end of 9999. */
const FIRST = Date.UTC(2000, 0, 1) - 730_485 * DAY_MS;
export const END_OF_TIME = Date.UTC(10_000, 0, 1);

/** First instant of a calendar day; months count from 0 and may overflow into other years. What lies outside the years 0 to 9999 is their nearest end. */
function dayOf(year: number, month: number, day: number): number {
  const instant = new Date(0).setUTCFullYear(year, month, day);
  return Number.isNaN(instant) ? (year < 0 ? FIRST : END_OF_TIME) : withinTime(instant);
}

function withinTime(instant: number): number {
  return Math.min(Math.max(instant, FIRST), END_OF_TIME);
}

/** First instant of the day that holds `instant`. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

export function addDays(instant: number, days: number): number {
  return withinTime(instant + days * DAY_MS);
}

/** Same day of another month, the last day of it where it has fewer days. */
function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const last = new Date(dayOf(year, month + 1, 0)).getUTCDate();
  return dayOf(year, month, Math.min(day, last));
}

/** The calendar period that holds `instant`, or the one `shift` periods later. Weeks start on Monday; a fortnight begins, or ends, with the day. */
export function periodOf(instant: number, period: Period, shift: number): Window {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (period) {
    case 'day': {
      const start = addDays(startOfDay(instant), shift);
      return { start, end: addDays(start, 1) };
    }
    case 'week': {
      const start = addDays(startOfDay(instant), 7 * shift - ((date.getUTCDay() + 6) % 7));
      return { start, end: addDays(start, 7) };
    }
    case 'fortnight': {
      // No calendar has fortnights: the last one ends with the day, this one begins with it, and the next one behind it.
      const start = addDays(startOfDay(instant), FORTNIGHT * (shift > 0 ? shift - 1 : shift) + (shift === 0 ? 0 : 1));
      return { start, end: addDays(start, FORTNIGHT) };
    }
    case 'month':
      return monthOf(year, month + shift);
    case 'quarter':
      return monthsFrom(year, (Math.floor(month / 3) + shift) * 3, 3);
    case 'year':
      return yearOf(year + shift);
  }
}

export function yearOf(year: number): Window {
  return { start: dayOf(year, 0, 1), end: dayOf(year + 1, 0, 1) };
}

export function monthOf(year: number, month: number): Window {
  return monthsFrom(year, month, 1);
}

/** `count` months from a month on. */
export function monthsFrom(year: number, month: number, count: number): Window {
  return { start: dayOf(year, month, 1), end: dayOf(year, month + count, 1) };
}

/** One day, or null when the month has no such day. */
export function dateOf(year: number, month: number, day: number): Window | null {
  const start = dayOf(year, month, day);
  const date = new Date(start);
  if (month < 0 || month > 11 || date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
  return { start, end: addDays(start, 1) };
}

/** The same span in another year. */
export function inYear({ start, end }: Window, year: number): Window {
  const [first, last] = [new Date(start), new Date(end)];
  const later = last.getUTCFullYear() - first.getUTCFullYear();
  return {
    start: dayOf(year, first.getUTCMonth(), first.getUTCDate()),
    end: dayOf(year + later, last.getUTCMonth(), last.getUTCDate()),
  };
}

/** Saturday and Sunday of the week `shift` weeks from the one that holds `instant`. */
export function weekendOf(instant: number, shift: number): Window {
  const week = periodOf(instant, 'week', shift);
  return { start: addDays(week.start, 5), end: week.end };
}

/** `count` periods up to and with today, or from today on when `ahead`. */
export function rolling(now: number, count: number, look: { readonly period: Period; readonly ahead: boolean }): Window {
  const today = startOfDay(now);
  const signed = look.ahead ? count : -count;
  const far = shifted(today, look.period, signed);
  return look.ahead ? { start: today, end: addDays(far, 1) } : { start: far, end: addDays(today, 1) };
}

/** The day `count` periods away from the day that holds `instant`. */
export function shifted(instant: number, period: Period, count: number): number {
  const day = startOfDay(instant);
  if (period === 'day') return addDays(day, count);
  if (period === 'week' || period === 'fortnight') return addDays(day, (period === 'week' ? 7 : FORTNIGHT) * count);
  return addMonths(day, count * (period === 'month' ? 1 : period === 'quarter' ? 3 : 12));
}
