import { DAY_MS } from '../../core/fields/date/calendar.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';

/** Turns cells, column by column, into the text of a file. */
export interface ColumnPrinter {
  /** What stands before the first record. */
  readonly opening: string;
  /** The text of `count` records, in pieces; columns are aligned with the fields of the printer. */
  rows(columns: readonly (readonly Cell[])[], count: number): Iterable<string>;
  /** What stands behind the last of all records. */
  closing(records: number): string;
}

/** Length of a piece of text, in characters: a little more, and none is longer than that by more than one record. */
const PIECE = 256 * 1024;

/** Joins lines to pieces. */
export function* inPieces(count: number, line: (row: number) => string): Iterable<string> {
  let piece = '';
  for (let row = 0; row < count; row++) {
    piece += line(row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

const KNOWN_DAYS = 10_000;
const padded = (length: number, digits: number) => Array.from({ length }, (_, number) => String(number).padStart(digits, '0'));
const two = padded(60, 2);
const three = padded(1000, 3);

/** Writes dates as records show them. Days repeat, so each is put in words once: several times as fast as asking a Date for every cell. */
export function createDateWriter({ precision }: Pick<RunField, 'precision'>): (at: number) => string {
  const known = new Map<number, string>();
  const dayText = (day: number): string => {
    const existing = known.get(day);
    if (existing !== undefined) return existing;
    const whole = new Date(day * DAY_MS).toISOString();
    const text = whole.slice(0, whole.indexOf('T'));
    if (known.size >= KNOWN_DAYS) known.clear();
    known.set(day, text);
    return text;
  };
  return (at) => {
    const day = Math.floor(at / DAY_MS);
    return precision === 'day' ? dayText(day) : `${dayText(day)}T${timeText(at - day * DAY_MS)}Z`;
  };
}

function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${three[ms % 1000]}`;
}
