import type { Field } from '../../contract/operations/scrapers.ts';
import { ScrqError } from '../../errors.ts';

/** A column of a file: a field, or a name alone where the type is not known. */
export type FileColumn = Pick<Field, 'name'> & Partial<Pick<Field, 'type' | 'precision'>>;

/** Records on their way into a file: values as JSON has them, aligned with the columns; undefined where a record has no such field. */
export type FileRows = AsyncIterable<readonly (readonly unknown[])[]>;

/** A value as files with types hold it. */
export type FileValue = number | boolean | string | Date | null;

/** The value with the type of its column: dates out of their text, numbers that JSON readers keep as text, lists and objects as JSON text. */
export function fileValue({ type }: FileColumn, value: unknown): FileValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'string') return (type === 'number' ? numberOf(value) : type === 'date' ? dateOf(value) : undefined) ?? value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A limit of a file format that these records go past. */
export function pastLimit(problem: string): ScrqError {
  return new ScrqError('invalid_usage', problem, { hint: 'Export csv, jsonl or parquet, or less of it with --filter and --fields.' });
}

function numberOf(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

const DATE = /^[+-]?\d{4,6}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

function dateOf(text: string): Date | undefined {
  const date = new Date(DATE.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
