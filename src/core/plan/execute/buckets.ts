import { datePartOf, dayOf, monthOf, weekdayOf } from '../../condition/date-part-numbers.ts';
import { DAY_MS } from '../../fields/calendar.ts';
import { weekdays } from '../../condition/date-parts.ts';
import type { DateBucket } from '../plan.ts';

/** Buckets of values: `keyOf` gives the number of a value's bucket, by which buckets are ordered, `nameOf` what the bucket is called. */
export interface Buckets {
  readonly keyOf: (value: number) => number;
  readonly nameOf: (key: number) => string | number;
}

/** Calendar buckets in UTC; weeks begin on Monday. */
export function dateBucketsOf(bucket: DateBucket): Buckets {
  switch (bucket) {
    case 'decade':
      return { keyOf: (at) => Math.floor(monthOf(at) / 120), nameOf: (key) => `${yearText(key * 10)}s` };
    case 'year':
      return { keyOf: (at) => Math.floor(monthOf(at) / 12), nameOf: yearText };
    case 'quarter':
      return {
        keyOf: (at) => Math.floor(monthOf(at) / 3),
        nameOf: (key) => `${yearText(Math.floor(key / 4))}-Q${key - Math.floor(key / 4) * 4 + 1}`,
      };
    case 'month':
      return { keyOf: monthOf, nameOf: (key) => `${yearText(Math.floor(key / 12))}-${twoDigits(key - Math.floor(key / 12) * 12 + 1)}` };
    case 'week':
      return { keyOf: (at) => Math.floor((dayOf(at) + 3) / 7), nameOf: weekText };
    case 'day':
      return { keyOf: dayOf, nameOf: dayText };
    case 'weekday':
      return { keyOf: (at) => weekdayOf(dayOf(at)), nameOf: (key) => weekdays[key] ?? '' };
    case 'hour':
      return { keyOf: datePartOf('hour'), nameOf: (key) => key };
  }
}

/**
 * Half-open intervals from multiples of `width`, named after their lower bounds. The width is the decimal that it is written as: the bounds of 0.1
 * are 0.3 and 4.3, not what 3 and 43 times the nearest binary number come to.
 */
export function numberBuckets(width: number): Buckets {
  const boundOf = decimalMultiples(width);
  const keyOf = (value: number): number => {
    const quotient = value / width;
    // So far from 0, intervals are narrower than the steps between numbers.
    if (!(Math.abs(quotient) < 2 ** 52)) return value;
    const guess = Math.floor(quotient);
    // The quotient is rounded, so the guess may be one beside.
    if (value >= boundOf(guess + 1)) return boundOf(guess + 1);
    // The lowest interval of all begins below the lowest number, by which it is called then.
    return Math.max(boundOf(value < boundOf(guess) ? guess - 1 : guess), -Number.MAX_VALUE);
  };
  return { keyOf, nameOf: (key) => key };
}

/** Multiples of a number as the decimal that it is written as, each the number nearest to it. */
function decimalMultiples(width: number): (index: number) => number {
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(width)) ?? [];
  const digits = Number(whole + fraction);
  const power = Number(exponent) - fraction.length;
  const scale = 10 ** Math.abs(power);
  return (index) => {
    const multiple = index * digits;
    if (Math.abs(multiple) > Number.MAX_SAFE_INTEGER) return index * width;
    if (Math.abs(power) > EXACT_POWER) return Number(`${multiple}e${power}`) + 0;
    return (power < 0 ? multiple / scale : multiple * scale) + 0;
  };
}

/** Powers of ten up to this one are exact. */
const EXACT_POWER = 22;

/** Of ISO 8601: a week belongs to the year in which its Thursday lies. */
function weekText(week: number): string {
  const thursday = week * 7;
  const year = Math.floor(monthOf(thursday * DAY_MS) / 12);
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

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
