import { randomBytes } from 'node:crypto';

import { itemsOf } from '../../core/columns/list-items.ts';
import { canonicalCell } from '../../core/fields/content.ts';
import type { Cell } from '../../core/fields/field.ts';
import { nameOfText, columnNames } from '../sql/sql.ts';
import { hasWords, type CopiedField } from './copy-fields.ts';
import type { Decimals } from './decimals.ts';
import { accentedWords, foldedItems } from './folded.ts';

/**
 * The cells of some rows of a column as one value: the engine takes it in and takes it apart in a third of the time that its cells take one by one.
 * Texts are joined; what is of a fixed size lies one behind the other.
 */
export type Packed = string | PackedValues;

/** A missing number is NaN, a missing flag `NO_FLAG`. */
type PackedValues = Float64Array | BigInt64Array | Uint8Array;

const NO_FLAG = 2;

export type PackedKind = 'texts' | 'lists' | 'numbers' | 'flags' | 'hashes';

/** A column of a copy, and how its cells are packed. */
export interface PackedColumn {
  readonly name: string;
  readonly kind: PackedKind;
}

/** Positions of rows, from the first up to one that is left out. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The columns that are made of a field. */
export interface FieldPacker {
  readonly columns: readonly PackedColumn[];
  /** Aligned with the columns. */
  pack(cells: readonly Cell[], rows: Rows): readonly Packed[];
}

/** What is written between texts, in the place of one that is missing, and behind every item of a list. */
interface Marks {
  readonly separator: string;
  readonly missing: string;
  readonly itemEnd: string;
}

let made: Marks | undefined;

/** No text can hold what nobody knows before. They are made when something is packed: what makes them takes 10 ms to load. */
function marks(): Marks {
  const mark = () => `\u001f${randomBytes(6).toString('base64url')}`;
  made ??= { separator: mark(), missing: mark(), itemEnd: mark() };
  return made;
}

export function fieldPacker(field: CopiedField, index: number, decimals: Decimals): FieldPacker {
  const name = columnNames.value(index);
  switch (field.type) {
    case 'boolean':
      return { columns: [{ name, kind: 'flags' }], pack: (cells, rows) => [packedFlags(cells, rows)] };
    case 'number':
      return { columns: [{ name, kind: 'numbers' }], pack: (cells, rows) => [packedNumbers(cells, rows, decimals)] };
    case 'date':
      return { columns: [{ name, kind: 'numbers' }], pack: (cells, rows) => [packedNumbers(cells, rows)] };
    case 'text':
      return textPacker(field, index);
  }
}

function textPacker(field: CopiedField, index: number): FieldPacker {
  const text = { name: columnNames.value(index), kind: 'texts' } as const;
  if (!hasWords(field)) return { columns: [text], pack: (cells, rows) => [packedTexts(cells, rows, asItIs)] };
  const words = { name: columnNames.words(index), kind: 'texts' } as const;
  if (field.json !== true) {
    return {
      columns: [text, words],
      pack(cells, rows) {
        const packed = packedTexts(cells, rows, asItIs);
        return [packed, isAscii(packed) ? marks().missing : packedTexts(cells, rows, accentedWords)];
      },
    };
  }
  const items = { name: columnNames.items(index), kind: 'lists' } as const;
  const canonical = { name: columnNames.canonical(index), kind: 'texts' } as const;
  const readers = [asItIs, foldedItems, joinedItems, (json: string) => canonicalText(field, json)];
  return { columns: [text, words, items, canonical], pack: (cells, rows) => readers.map((read) => packedTexts(cells, rows, read)) };
}

const asItIs = (text: string) => text;

function packedTexts(cells: readonly Cell[], { from, to }: Rows, textOf: (text: string) => string | null): string {
  const { missing, separator } = marks();
  const texts: string[] = [];
  let isEmpty = true;
  for (let row = from; row < to; row += 1) {
    const cell = cells[row];
    const text = typeof cell === 'string' ? textOf(cell) : null;
    if (text !== null) isEmpty = false;
    texts.push(text ?? missing);
  }
  return isEmpty ? missing : texts.join(separator);
}

/** Several times as fast as a pattern. */
function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

function joinedItems(json: string): string {
  const { itemEnd } = marks();
  return itemsOf(json)
    .map((item) => item + itemEnd)
    .join('');
}

/** Texts are written as they are behind their letter, so that a field of text can be compared with one of lists. */
function canonicalText(field: CopiedField, json: string): string {
  return json.startsWith('"') ? `s${String(JSON.parse(json))}` : canonicalCell({ ...field, json: true }, json);
}

/** -0 is 0, and what is not a number is missing. */
function packedNumbers(cells: readonly Cell[], { from, to }: Rows, decimals?: Decimals): Float64Array {
  const values = new Float64Array(to - from).fill(Number.NaN);
  for (let row = from; row < to; row += 1) {
    const cell = cells[row];
    if (typeof cell !== 'number' || !Number.isFinite(cell)) continue;
    decimals?.add(cell);
    values[row - from] = cell + 0;
  }
  return values;
}

function packedFlags(cells: readonly Cell[], { from, to }: Rows): Uint8Array {
  const values = new Uint8Array(to - from).fill(NO_FLAG);
  for (let row = from; row < to; row += 1) {
    const cell = cells[row];
    if (typeof cell === 'boolean') values[row - from] = Number(cell);
  }
  return values;
}

/** Rows of the columns, out of rows of packs that a table of this name gives. Where a column of a pack is missing as a whole, so is each of its cells. */
export function unpackedSql(columns: readonly PackedColumn[], source: string): string {
  const missing = nameOfText(marks().missing);
  const separator = nameOfText(marks().separator);
  const parts = columns.map(({ name, kind }) => {
    const pack = isJoined(kind) ? `string_split(nullif(${name}, ${missing}), ${separator})` : name;
    return `unnest(${pack}) AS ${name}`;
  });
  const cells = columns.map(({ name, kind }) => `${cellSql(name, kind, missing)} AS ${name}`);
  return `SELECT ${cells.join(', ')} FROM (SELECT ${parts.join(', ')} FROM ${source})`;
}

function cellSql(name: string, kind: PackedKind, missing: string): string {
  switch (kind) {
    case 'texts':
      return `nullif(${name}, ${missing})`;
    case 'lists':
      return `string_split(nullif(${name}, ${missing}), ${nameOfText(marks().itemEnd)})[:-2]`;
    case 'numbers':
      return `nullif(${name}, CAST('NaN' AS DOUBLE))`;
    case 'flags':
      return `CAST(nullif(${name}, ${NO_FLAG}) AS BOOLEAN)`;
    case 'hashes':
      return name;
  }
}

export function isJoined(kind: PackedKind): boolean {
  return kind === 'texts' || kind === 'lists';
}
