import type { RecordData } from '../../contract/envelope.ts';
import { DAY_MS } from './calendar.ts';
import type { Cell, RunField } from './field.ts';

/**
 * The record as it crosses a door: dates as ISO 8601 text in UTC (calendar days without a time), lists and objects as they came in.
 * Its fields enumerate in the order of `fields`.
 */
export function toRecord(fields: readonly RunField[], cells: readonly Cell[]): RecordData {
  return toObject(fields, (field, index) => wireValue(field, cells[index] ?? null));
}

/**
 * An object with a value for each field. Its names enumerate, and print as JSON, in the order of `fields`, even where they look like
 * whole numbers, which an ordinary object would put first.
 */
export function toObject<Item extends { readonly name: string }, Value>(
  fields: readonly Item[],
  valueOf: (field: Item, index: number) => Value,
): Record<string, Value> {
  const object: Record<string, Value> = {};
  let reorders = false;
  fields.forEach((field, index) => {
    const value = valueOf(field, index);
    reorders = reorders || isIndexLike(field.name);
    // Assigning to this name would set the prototype instead of a field.
    if (field.name === '__proto__') Object.defineProperty(object, field.name, { value, enumerable: true, configurable: true, writable: true });
    else object[field.name] = value;
  });
  return reorders ? inOrder(object, fields) : object;
}

/** A value of a field as records show it. */
export function wireValue(field: RunField, cell: Cell): unknown {
  if (cell === null) return null;
  if (field.type === 'date' && typeof cell === 'number') return dateText(cell, field.precision);
  // The text was made by JSON.stringify, so it parses.
  return field.json && typeof cell === 'string' ? JSON.parse(cell) : cell;
}

function dateText(at: number, precision: 'day' | undefined): string {
  const day = precision === 'day' ? Math.floor(at / DAY_MS) * DAY_MS : at;
  const text = new Date(day).toISOString();
  return precision === 'day' ? text.slice(0, text.indexOf('T')) : text;
}

/** Names such as "100" come first in every object; only a proxy may list them where they belong. */
function inOrder<Value>(object: Record<string, Value>, fields: readonly { readonly name: string }[]): Record<string, Value> {
  const names = [...new Set(fields.map(({ name }) => name))];
  return new Proxy(object, { ownKeys: () => names });
}

function isIndexLike(name: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(name);
}
