import { peopleNumber } from '../../core/fields/number/people-number.ts';

/**
 * A number of a table for people: computed columns (`avg(price)`) with thousands apart and at most six significant digits; whole numbers of a field as
 * they came, since they may be years or keys.
 */
export function columnNumber(value: number, column: string): string {
  return Number.isInteger(value) && !column.includes('(') ? String(value) : peopleNumber(value);
}

/** A number in a line for people: thousands apart, at most six significant digits. */
export function shownNumber(value: number): string {
  return peopleNumber(value);
}
