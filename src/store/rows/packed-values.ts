import type { FieldType } from '../../contract/operations/scrapers.ts';
import { startOf, textColumn, type Column, type NumberColumn, type TextColumn } from '../../core/columns/columns.ts';
import type { Cell } from '../../core/fields/field.ts';

/** How some values of a field lie in a file: whole numbers that are multiplied and divided, numbers as they are, or positions in a list of texts, 0 for none. */
export type Packing =
  | { readonly kind: 'int8' | 'int16' | 'int32'; readonly by: number; readonly over: number }
  | { readonly kind: 'float64' }
  | { readonly kind: 'texts'; readonly texts: readonly string[] };

/** Values of a field with the bytes that they lie in. */
export interface PackedValues {
  readonly packing: Packing;
  readonly bytes: Uint8Array;
}

/** What the values may be multiples of: days and seconds in milliseconds, whole numbers, and numbers of one or two decimals. */
const UNITS = [
  { by: 86_400_000, over: 1 },
  { by: 1000, over: 1 },
  { by: 1, over: 1 },
  { by: 1, over: 10 },
  { by: 1, over: 100 },
] as const;
const INTS = [
  { kind: 'int8', most: 2 ** 7 - 1, array: Int8Array },
  { kind: 'int16', most: 2 ** 15 - 1, array: Int16Array },
  { kind: 'int32', most: 2 ** 31 - 1, array: Int32Array },
] as const;
/** A byte tells so many texts apart. */
const MOST_TEXTS = 255;

/** Packs values of a field, as small as they come back exactly; undefined for texts of which too many differ. */
export function packValues(type: FieldType, cells: readonly Cell[]): PackedValues | undefined {
  if (type === 'text') return packTexts(cells);
  const values = new Float64Array(cells.length);
  for (let row = 0; row < values.length; row += 1) values[row] = Number(cells[row] ?? NaN);
  const first = values.find((value) => !Number.isNaN(value));
  for (const { by, over } of UNITS) {
    // One value rules most units out.
    if (first !== undefined && (Math.round((first / by) * over) * by) / over !== first) continue;
    const packed = packInts(values, by, over);
    if (packed !== undefined) return packed;
  }
  return { packing: { kind: 'float64' }, bytes: new Uint8Array(values.buffer) };
}

function packInts(values: Float64Array, by: number, over: number): PackedValues | undefined {
  const whole = new Float64Array(values.length);
  let most = 0;
  for (let index = 0; index < whole.length; index += 1) {
    const value = values[index] ?? NaN;
    const int = Math.round((value / by) * over);
    whole[index] = int;
    if (Number.isNaN(value)) continue;
    if ((int * by) / over !== value) return undefined;
    if (Math.abs(int) > most) most = Math.abs(int);
  }
  const fitting = INTS.find((int) => most <= int.most);
  if (fitting === undefined) return undefined;
  const ints = new fitting.array(whole.length);
  // The least number of its kind has no opposite, and stands for none.
  for (let index = 0; index < ints.length; index += 1) ints[index] = Number.isNaN(whole[index]) ? -fitting.most - 1 : (whole[index] ?? 0);
  return { packing: { kind: fitting.kind, by, over }, bytes: new Uint8Array(ints.buffer) };
}

function packTexts(cells: readonly Cell[]): PackedValues | undefined {
  const places = new Map<Cell, number>();
  const bytes = new Uint8Array(cells.length);
  for (const [index, cell] of cells.entries()) {
    if (cell === null) continue;
    const place = places.get(cell) ?? places.size + 1;
    if (place > MOST_TEXTS) return undefined;
    places.set(cell, place);
    bytes[index] = place;
  }
  return { packing: { kind: 'texts', texts: [...places.keys()].map(String) }, bytes };
}

/** Values that are read often: numbers as they are, texts by their positions. */
export type PackedColumn = NumberColumn | { readonly kind: 'texts'; readonly texts: readonly string[]; readonly bytes: Uint8Array };

/** The values as a column. */
export function wholeColumn(column: PackedColumn): Column {
  return column.kind === 'texts' ? textsByPlace(textColumn([null, ...column.texts]), column.bytes) : column;
}

/** The values as they are kept in memory. */
export function unpackValues({ packing, bytes }: PackedValues): PackedColumn {
  if (packing.kind === 'texts') return { kind: 'texts', texts: packing.texts, bytes };
  const { buffer } = new Uint8Array(bytes);
  if (packing.kind === 'float64') return { kind: 'numbers', values: new Float64Array(buffer) };
  const { by, over } = packing;
  const int = INTS.find(({ kind }) => kind === packing.kind) ?? INTS[2];
  const ints = new int.array(buffer);
  const values = new Float64Array(ints.length);
  const none = -int.most - 1;
  for (let row = 0; row < values.length; row += 1) {
    const value = ints[row] ?? none;
    values[row] = value === none ? NaN : (value * by) / over;
  }
  return { kind: 'numbers', values };
}

/** Values of a column by their positions in another one, of which each is encoded once. */
function textsByPlace(texts: TextColumn, places: Uint8Array): TextColumn {
  const ends = new Uint32Array(places.length);
  const missing = new Uint8Array(places.length);
  let length = 0;
  for (const [row, place] of places.entries()) {
    length += (texts.ends[place] ?? 0) - startOf(texts, place);
    ends[row] = length;
    missing[row] = place === 0 ? 1 : 0;
  }
  const bytes = new Uint8Array(length);
  for (const [row, place] of places.entries())
    bytes.set(texts.bytes.subarray(startOf(texts, place), texts.ends[place]), row === 0 ? 0 : (ends[row - 1] ?? 0));
  return { kind: 'text', bytes, ends, missing: missing.includes(1) ? missing : null };
}
