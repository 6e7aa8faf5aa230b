import type { Field } from '../../contract/operations/scrapers.ts';
import { dateText } from './date-text.ts';
import { amountText, exactAmountText } from './number-text.ts';
import { safeLine } from './safe-text.ts';

/** What stands for a missing value. */
export const MISSING = '–';

const PLAIN_ROLES: ReadonlySet<Field['role']> = new Set(['year', 'key']);

/** A value of a record on one line, for people. Text is made safe and cut after `length` characters. */
export function valueText(value: unknown, field: Field | undefined, length = 200): string {
  if (value === null || value === undefined) return MISSING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return PLAIN_ROLES.has(field?.role) ? String(value) : amountText(value, field?.unit);
  if (typeof value === 'string' && field?.type === 'date') return dateText(value.slice(0, length));
  const text = plainText(value);
  // One that is far too long is cut before anything reads it whole.
  const line = safeLine(text.slice(0, length * 2));
  return line.length > length || text.length > length * 2 ? `${line.slice(0, length)}…` : line;
}

/** A value on one line with all that tells it from others: every digit of a number, a date as it is written, text of some length. */
export function exactText(value: unknown, field: Field | undefined): string {
  if (typeof value === 'number' && !PLAIN_ROLES.has(field?.role)) return exactAmountText(value, field?.unit);
  return valueText(value, typeof value === 'string' ? undefined : field, 2000);
}

/** Text as it is, the items of a list joined by commas, and JSON of all else. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
  return isPlainList ? value.join(', ') : JSON.stringify(value, null, 1);
}

/** The address that a text is, when a page may link to it: http and https alone. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !/^https?:\/\/[^\s]+$/i.test(value)) return undefined;
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
