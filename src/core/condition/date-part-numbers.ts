import { DAY_MS, weekdayOf } from '../fields/date/calendar.ts';
import type { DatePart } from './condition.ts';

/** Gives the number of a part of a date in UTC: quarters and months from 1, weekdays from Monday, 1. */
export function datePartOf(part: DatePart): (at: number) => number {
  switch (part) {
    case 'year':
      return (at) => Math.floor(monthOf(at) / 12);
    case 'quarter':
      return (at) => Math.floor(monthOfYear(at) / 3) + 1;
    case 'month':
      return (at) => monthOfYear(at) + 1;
    case 'weekday':
      return (at) => weekdayOf(dayOf(at)) + 1;
    case 'hour':
      return (at) => Math.floor(at / HOUR_MS) - dayOf(at) * 24;
  }
}

const HOUR_MS = 3_600_000;

/** Days since 1970-01-01 of an instant in epoch milliseconds, UTC. */
function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** From January, 0. */
function monthOfYear(at: number): number {
  const months = monthOf(at);
  return months - Math.floor(months / 12) * 12;
}

/** Months since the year 0 of an instant in epoch milliseconds, UTC. */
function monthOf(at: number): number {
  // Counted from 1 March of the year 0, so that the leap day is the last of its year.
  const day = dayOf(at) + 719_468;
  const era = Math.floor(day / 146_097);
  const dayOfEra = day - era * 146_097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  return (era * 400 + yearOfEra) * 12 + march + 2;
}
