import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../../core/fields/field.ts';

/** Cells of one column of a result; a column that is missing gives none. */
export function decodeColumn(column: Arrow.Vector | null, type: FieldType): readonly Cell[] {
  if (column === null) return [];
  switch (type) {
    case 'text':
      return decodeText(column);
    case 'number':
    case 'date':
      return decodeNumbers(column);
    case 'boolean':
      // An Arrow Bool gives exactly these.
      return Array.from({ length: column.length }, (_, row) => column.get(row) as boolean | null);
  }
}

/** Numbers, and dates as epoch milliseconds, off the arrays they are in: asking for each cell costs several times as much. */
function decodeNumbers(column: Arrow.Vector): readonly Cell[] {
  const cells: Cell[] = [];
  for (const chunk of column.data) {
    // The column is Float64 or Timestamp in milliseconds, so the chunk has one of these.
    const values = chunk.values as Float64Array | BigInt64Array;
    for (let row = 0; row < chunk.length; row++) cells.push(chunk.nullCount > 0 && !chunk.getValid(row) ? null : Number(values[row]));
  }
  return cells;
}

/** Without its option, the decoder would take a U+FEFF that begins a value for a byte order mark, and drop it. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text of this many bytes is decoded cell by cell: as one, it could be longer than a string can be. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Each chunk's bytes are decoded at once and cut by their offsets: a decoder call for every cell costs several times as much. */
function decodeText(column: Arrow.Vector): readonly Cell[] {
  const cells: Cell[] = [];
  for (const chunk of column.data) {
    // The column is Utf8, so the chunk has offsets and bytes.
    const { valueOffsets, values, length, nullCount } = chunk as Arrow.Data<Arrow.Utf8>;
    const first = valueOffsets[0] ?? 0;
    const last = valueOffsets[length] ?? first;
    const bytes = values.subarray(first, last);
    const whole = bytes.length < MOST_BYTES ? decoder.decode(bytes) : '';
    const ascii = whole.length === bytes.length;
    for (let row = 0; row < length; row++) {
      const from = (valueOffsets[row] ?? 0) - first;
      const to = (valueOffsets[row + 1] ?? 0) - first;
      if (nullCount > 0 && !chunk.getValid(row)) cells.push(null);
      else cells.push(ascii ? whole.slice(from, to) : decoder.decode(bytes.subarray(from, to)));
    }
  }
  return cells;
}
