import { setImmediate as nextTurn } from 'node:timers/promises';

import type * as Arrow from 'apache-arrow';

import type { Cell } from '../../core/fields/field.ts';
import { decodeColumn } from '../table/arrow-cells.ts';
import { textColumn } from '../table/arrow-columns.ts';
import type { Engine } from '../engine.ts';
import { systemColumns } from './run-schema.ts';

/**
 * A run of more fields than this is packed: one column holds all values of a record, as JSON. Whatever is asked of a table takes the store a time that
 * grows faster than the square of its columns: 5 ms of processor time at 200, 40 ms at 1,000, 2,200 ms at 5,000, many times over for one command.
 */
const MOST_COLUMNS = 200;

/** Whether a new run of these fields is packed. */
export function mustPack(fields: readonly unknown[]): boolean {
  return fields.length > MOST_COLUMNS;
}

/** Cells that are read before others get their turn. */
const CELLS_AT_ONCE = 50_000;

/** Records of so many fields that are read at once. */
export function packedBatch(fields: number): number {
  return Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, fields)));
}

/** The column of packed records, out of the columns of their fields. */
export async function packedColumn(engine: Engine, columns: readonly (readonly Cell[])[], count: number): Promise<Arrow.Data> {
  const texts: string[] = [];
  for (let row = 0; row < count; row += 1) {
    if (row % packedBatch(columns.length) === 0) await nextTurn();
    texts.push(packed(columns.map((cells) => cells[row] ?? null)));
  }
  return textColumn(engine, texts);
}

/** Half of a pair of surrogates becomes U+FFFD, as in a column of text. */
function packed(cells: readonly Cell[]): string {
  const text = JSON.stringify(cells);
  return text.includes(String.raw`\ud`) ? JSON.stringify(cells.map(wellFormed)) : text;
}

function wellFormed(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replaceAll(/\p{Surrogate}/gu, '\ufffd') : cell;
}

/** The records of what was read, a cell for each field of the run. */
export async function unpack(found: Arrow.Table | Arrow.RecordBatch): Promise<readonly (readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = [];
  let cells = 0;
  for (const text of decodeColumn(found.getChild(systemColumns.fields), 'text')) {
    // This file wrote it.
    const row = JSON.parse(String(text)) as readonly Cell[];
    rows.push(row);
    cells += row.length;
    if (cells < CELLS_AT_ONCE) continue;
    cells = 0;
    await nextTurn();
  }
  return rows;
}
