export const DAY_MS = 86_400_000;

/** The months in lower case, January first. */
export const MONTH_NAMES: readonly string[] = 'january february march april may june july august september october november december'.split(' ');

/** The days of the week in lower case, Monday first. */
export const WEEKDAY_NAMES: readonly string[] = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** The number of each month by its names and short forms, January 0. */
export const MONTHS: ReadonlyMap<string, number> = new Map([...withShortForms(MONTH_NAMES), ['sept', 8]]);

/** The number of each day of the week by its names and short forms, Monday 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([...withShortForms(WEEKDAY_NAMES), ['tues', 1], ['thur', 3], ['thurs', 3]]);

function withShortForms(names: readonly string[]): readonly (readonly [string, number])[] {
  return names.flatMap((name, index) => [[name, index] as const, [name.slice(0, 3), index] as const]);
}

/** Days from 1970-01-01 to a day of the Gregorian calendar; NaN when there is no such day. */
export function epochDay(year: number, month: number, day: number): number {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return NaN;
  // Counted from 1 March, so that the leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
}

/** The day of the week of a day since 1970-01-01, from Monday, 0. */
export function weekdayOf(day: number): number {
  const days = day + 3;
  return days - Math.floor(days / 7) * 7;
}

/** A year of two digits as POSIX reads it: 00 to 68 are 2000 to 2068, 69 to 99 are 1969 to 1999. */
export function fullYear(twoDigits: number): number {
  return twoDigits + (twoDigits < 69 ? 2000 : 1900);
}

/** An instant moved by whole months; a day that the month does not have becomes its last one. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const total = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12 + 1;
  const day = Math.min(date.getUTCDate(), daysInMonth(year, month));
  return epochDay(year, month, day) * DAY_MS + (at - Math.floor(at / DAY_MS) * DAY_MS);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
