import { partLiteral, weekdays } from '../condition/date-parts.ts';
import { DAY_MS } from '../fields/date/calendar.ts';
import type { DateBucket } from './plan.ts';

/**
 * What a calendar bucket in UTC is called, by its number: decades, after their first year, years, quarters and months since the year 0, weeks from Monday and days since 1970,
 * months of the year from January, 1, weekdays from Monday, 0, and hours, which are their own names.
 */
export function bucketName(bucket: DateBucket, key: number): string | number {
  switch (bucket) {
    case 'decade':
      return yearText(key * 10);
    case 'year':
      return yearText(key);
    case 'quarter':
      return `${yearText(Math.floor(key / 4))}-Q${key - Math.floor(key / 4) * 4 + 1}`;
    case 'month':
      return `${yearText(Math.floor(key / 12))}-${twoDigits(key - Math.floor(key / 12) * 12 + 1)}`;
    case 'week':
      return weekText(key);
    case 'day':
      return dayText(key);
    case 'monthname':
      return partLiteral('month', key).toString();
    case 'weekday':
      return weekdays[key] ?? '';
    case 'hour':
      return key;
  }
}

/** True for a bucket that comes again each year, week or day, so that its periods do not follow each other. */
export function isRecurring(bucket: DateBucket): boolean {
  return bucket === 'monthname' || bucket === 'weekday' || bucket === 'hour';
}

/** Of ISO 8601: a week belongs to the year in which its Thursday lies. */
function weekText(week: number): string {
  const thursday = week * 7;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const first = Date.parse(`${yearText(year)}-01-04T00:00:00.000Z`) / DAY_MS;
  return `${yearText(year)}-W${twoDigits(week - Math.floor((first + 3) / 7) + 1)}`;
}

function dayText(day: number): string {
  const text = new Date(day * DAY_MS).toISOString();
  return text.slice(0, text.indexOf('T'));
}

/** As ISO 8601 writes years beyond four digits. */
function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0');
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

/** A number of a clock or a calendar: 5 is "05". */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
