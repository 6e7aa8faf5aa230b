import type { RecordData } from '../../contract/envelope.ts';
import { DAY_MS } from './calendar.ts';
import type { Cell, RunField } from './field.ts';

/**
 * The record as it crosses a door: dates as ISO 8601 text in UTC (calendar days without a time), lists and objects as they came in.
 * Its fields enumerate, and print as JSON, in the order of `fields`, even where names look like whole numbers, which
 * an ordinary object would put first.
 */
export function toRecord(fields: readonly RunField[], cells: readonly Cell[]): RecordData {
  const record: RecordData = {};
  let reorders = false;
  fields.forEach((field, index) => {
    const value = wireValue(field, cells[index] ?? null);
    reorders = reorders || isIndexLike(field.name);
    // Assigning to this name would set the prototype instead of a field.
    if (field.name === '__proto__') Object.defineProperty(record, field.name, { value, enumerable: true, configurable: true, writable: true });
    else record[field.name] = value;
  });
  return reorders ? inOrder(record, fields) : record;
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
function inOrder(record: RecordData, fields: readonly RunField[]): RecordData {
  const names = [...new Set(fields.map(({ name }) => name))];
  return new Proxy(record, { ownKeys: () => names });
}

function isIndexLike(name: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(name);
}
