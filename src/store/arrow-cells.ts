import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../contract/scrapers.ts';
import type { Cell } from '../core/fields/field.ts';

/** Cells of one column of a result; a column that is missing gives none. */
export function decodeColumn(column: Arrow.Vector | null, type: FieldType): readonly Cell[] {
  if (column === null) return [];
  if (type === 'text') return decodeText(column);
  const cells: Cell[] = Array.from({ length: column.length }, () => null);
  for (let row = 0; row < cells.length; row++) {
    // Float64, Timestamp (as epoch milliseconds) and Bool give exactly these.
    cells[row] = column.get(row) as Cell;
  }
  return cells;
}

const decoder = new TextDecoder();

/** Each chunk's bytes are decoded at once and cut by their offsets: a decoder call for every cell costs several times as much. */
function decodeText(column: Arrow.Vector): readonly Cell[] {
  const cells: Cell[] = [];
  for (const chunk of column.data) {
    // The column is Utf8, so the chunk has offsets and bytes.
    const { valueOffsets, values, length } = chunk as Arrow.Data<Arrow.Utf8>;
    const first = valueOffsets[0] ?? 0;
    const last = valueOffsets[length] ?? first;
    const bytes = values.subarray(first, last);
    const whole = decoder.decode(bytes);
    const ascii = whole.length === bytes.length;
    for (let row = 0; row < length; row++) {
      const from = (valueOffsets[row] ?? 0) - first;
      const to = (valueOffsets[row + 1] ?? 0) - first;
      if (!chunk.getValid(row)) cells.push(null);
      else cells.push(ascii ? whole.slice(from, to) : decoder.decode(bytes.subarray(from, to)));
    }
  }
  return cells;
}
