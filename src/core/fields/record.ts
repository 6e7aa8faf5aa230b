import type { RecordData } from '../../contract/envelope.ts';
import { DAY_MS } from './date/calendar.ts';
import type { Cell, RunField } from './field.ts';
import { objectInOrder, parseInOrder } from '../../contract/json-order.ts';

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
  return objectInOrder(fields.map((field, index) => [field.name, valueOf(field, index)]));
}

/** A value of a field as records show it. */
export function wireValue(field: RunField, cell: Cell): unknown {
  if (cell === null) return null;
  if (field.type === 'date' && typeof cell === 'number') return dateText(cell, field.precision);
  // The text was made by JSON.stringify, so it parses.
  return field.json && typeof cell === 'string' ? parseInOrder(cell) : cell;
}

function dateText(at: number, precision: 'day' | undefined): string {
  const day = precision === 'day' ? Math.floor(at / DAY_MS) * DAY_MS : at;
  const text = new Date(day).toISOString();
  return precision === 'day' ? text.slice(0, text.indexOf('T')) : text;
}
