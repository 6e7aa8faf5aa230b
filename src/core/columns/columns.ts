/**
 * Values of one field of some records that follow each other. `numbers`: numbers, epoch milliseconds of dates, 1 and 0 for true and false;
 * NaN where one is missing, never -0. `text`: UTF-8 of all values behind each other.
 */
export type Column = NumberColumn | TextColumn;

export interface NumberColumn {
  readonly kind: 'numbers';
  readonly values: Float64Array;
}

export interface TextColumn {
  readonly kind: 'text';
  readonly bytes: Uint8Array;
  /** Where each value ends, and the next one begins. */
  readonly ends: Uint32Array;
  /** 1 where there is no value; null when none is missing. */
  readonly missing: Uint8Array | null;
}

/** Columns of the same records. */
export interface ColumnBatch {
  readonly size: number;
  readonly columns: readonly Column[];
}

/** Records of one batch: all but the last have as many, whichever the fields, so that columns read apart fit together. */
export const BATCH_RECORDS = 65_536;

/** The column at a position, which is one of numbers. */
export function numbersAt({ columns }: ColumnBatch, position: number): NumberColumn {
  const column = columns[position];
  if (column?.kind !== 'numbers') throw new TypeError('unchecked plan: no column of numbers');
  return column;
}

/** The column at a position, which is one of text. */
export function textAt({ columns }: ColumnBatch, position: number): TextColumn {
  const column = columns[position];
  if (column?.kind !== 'text') throw new TypeError('unchecked plan: no column of text');
  return column;
}

/** Where a value begins among the bytes. */
export function startOf({ ends }: TextColumn, row: number): number {
  return row === 0 ? 0 : (ends[row - 1] ?? 0);
}

const encoder = new TextEncoder();

/** A column of texts. */
export function textColumn(texts: readonly (string | null)[]): TextColumn {
  const encoded = texts.map((text) => (text === null ? null : encoder.encode(text)));
  const ends = new Uint32Array(texts.length);
  let length = 0;
  for (const [row, bytes] of encoded.entries()) {
    length += bytes?.length ?? 0;
    ends[row] = length;
  }
  const all = new Uint8Array(length);
  for (const [row, bytes] of encoded.entries()) if (bytes !== null) all.set(bytes, (ends[row] ?? 0) - bytes.length);
  return { kind: 'text', bytes: all, ends, missing: texts.includes(null) ? Uint8Array.from(texts, (text) => (text === null ? 1 : 0)) : null };
}
