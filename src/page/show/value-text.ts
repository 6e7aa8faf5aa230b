import type { Field } from '../../contract/operations/scrapers.ts';
import { dateText } from './date-text.ts';
import { amountText } from './number-text.ts';
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
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // One that is far too long is cut before anything reads it whole.
  const line = safeLine(text.slice(0, length * 2));
  return line.length > length || text.length > length * 2 ? `${line.slice(0, length)}…` : line;
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
