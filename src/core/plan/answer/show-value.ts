import { peopleNumber } from '../../fields/number/people-number.ts';
import { countText } from '../../../text/counted.ts';
import { withThousands } from '../../../text/thousands.ts';
import { profileField } from '../../language/profile/fields.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { ResultColumn } from '../result.ts';

/** How a value of a column is written for people. */
export type ShowValue = (value: unknown) => string;

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ...['$', '€', '£', '₹', '¥'].map((sign) => [sign, sign] as const),
]);

const SCALE_WORDS: ReadonlyMap<number, string> = new Map([
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
]);

/** A count of something, with thousands apart. */
export function showCount(count: number): string {
  return countText(count);
}

/** `3 records`, `1 record`. */
export function showRecords(count: number): string {
  return `${showCount(count)} ${count === 1 ? 'record' : 'records'}`;
}

/** The way to write the values of a column; `field` is the field that they are of, where there is one. */
export function showColumn(column: ResultColumn, field: QueryField | undefined): ShowValue {
  const profile = field?.type === 'number' && column.type === 'number' ? profileField(field) : undefined;
  const isPlain = profile !== undefined && profile.role !== 'measure';
  // "netWorthBn": cents of billions say nothing.
  const scaleWord = isMoney(column.unit) ? SCALE_WORDS.get(profile?.scale ?? 1) : undefined;
  return (value) => {
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (column.type === 'date') return showDate(value);
    if (typeof value !== 'number') return typeof value === 'string' ? value : (plainItems(value)?.join(', ') ?? JSON.stringify(value));
    if (scaleWord !== undefined) return `${withUnit(peopleNumber(value), column.unit)} ${scaleWord}`;
    return isPlain && Number.isInteger(value) ? String(value) : withUnit(isMoney(column.unit) ? showMoney(value) : peopleNumber(value), column.unit);
  };
}

/** The items of a list as text; null for what is no list, or one of lists and objects. */
export function plainItems(value: unknown): readonly string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const items: readonly unknown[] = value;
  const isPlain = items.every((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean');
  return isPlain ? items.map(String) : null;
}

function isMoney(unit: string | undefined): boolean {
  return unit !== undefined && CURRENCIES.has(unit);
}

/** Cents stand in two digits, or not at all: from 10,000 up they say nothing, and less than one keeps its digits. */
function showMoney(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) || !(size >= 1 && size < 1e15)) return peopleNumber(value);
  return size >= 10_000 ? peopleNumber(Math.round(value)) : withThousands(value, { most: 2, least: 2 });
}

function withUnit(number: string, unit: string | undefined): string {
  if (unit === undefined || unit === '') return number;
  if (unit === '%') return `${number} %`;
  const symbol = CURRENCIES.get(unit);
  if (symbol === undefined) return `${number} ${unit}`;
  return number.startsWith('-') ? `-${symbol}${number.slice(1)}` : `${symbol}${number}`;
}

/** A date in ISO 8601, without a time where that is midnight. Takes epoch milliseconds and what records show. */
function showDate(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return String(value);
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, -14) : `${text.slice(0, 16).replace('T', ' ')} UTC`;
}
