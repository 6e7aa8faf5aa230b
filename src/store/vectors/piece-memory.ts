import type { WasmMemory } from '../../core/simd/instance.ts';
import type { VectorFile } from './vector-file.ts';
import { pieceAt, SCALE_BYTES, type VectorLayout } from './vector-layout.ts';

/** The vector of a record. */
export interface VectorRow {
  /** NaN for a record without a vector. */
  readonly scale: number;
  readonly high: Int8Array;
  readonly low: Int8Array;
}

/** Puts the inner products of rows with the query, times their scales, where scores are. All are addresses. */
type Multiply = (row: number, rowsEnd: number, scale: number, score: number) => void;

/** What pieces are read into. */
export interface PieceMemory {
  readonly file: VectorFile;
  readonly memory: WasmMemory;
  readonly multiply: Multiply;
}

/** Low bytes of so many records are read at least, about a page of memory: they are needed here and there. */
export const LOW_ROWS = 16;

/** Rows that are compared in full at once. */
export const FULL_ROWS = 64;

/** Bytes of memory that are taken where so many pieces are kept: each whole, what is computed with, and unless all are kept the scales of the others and what is read of them at once. */
export function piecesMemory(layout: VectorLayout, kept: number): number {
  const read = kept < layout.pieces ? scalesBytes(layout, kept) + stripRows(layout) * layout.rowBytes : 0;
  return slotsAt(layout) + kept * slotBytes(layout) + read;
}

/** How many pieces can be kept in so many bytes: none where there is hardly room to read them. */
export function keptPieces(layout: VectorLayout, bytes: number): number {
  if (piecesMemory(layout, layout.pieces) <= bytes) return layout.pieces;
  return Math.max(0, Math.floor((bytes - piecesMemory(layout, 0)) / slotBytes(layout)));
}

/** Of a piece that is not kept, so many bytes are read at once: they are still in the cache of the processor when they are checked and multiplied. */
const STRIP_BYTES = 512 * 1024;

/** Rows that are read at once of a piece that is not kept. */
export function stripRows({ records, pieceRows, rowBytes }: VectorLayout): number {
  return Math.min(pieceRows, records, Math.max(LOW_ROWS, Math.floor(STRIP_BYTES / rowBytes)));
}

/** Bytes of the scales of all pieces behind so many. */
export function scalesBytes({ records, pieceRows }: VectorLayout, kept: number): number {
  return Math.max(0, records - kept * pieceRows) * SCALE_BYTES;
}

/** The address of a piece that is kept. */
export function slotAt(layout: VectorLayout, piece: number): number {
  return slotsAt(layout) + piece * slotBytes(layout);
}

function slotBytes(layout: VectorLayout): number {
  const { rows, scanBytes } = pieceAt(layout, 0);
  return scanBytes + rows * layout.rowBytes;
}

/** The address of the scores, behind the query. */
export function scoresAt({ rowBytes }: VectorLayout): number {
  return rowBytes * Int16Array.BYTES_PER_ELEMENT;
}

/** How many scores there is room for: one for each row of a piece, and two for each that is compared in full. */
export function scoresLength({ records, pieceRows }: VectorLayout): number {
  return Math.max(Math.min(pieceRows, records), 2 * FULL_ROWS);
}

/** The address of the least score that is looked for; behind it the first row that is looked at, then those that reach it. */
export function leastAt(layout: VectorLayout): number {
  return scoresAt(layout) + scoresLength(layout) * SCALE_BYTES;
}

/** The address of the high and the low bytes of rows that are compared in full, and behind them of two scales for each. */
export function fullAt(layout: VectorLayout): number {
  // The last place is written to, whether or not the row reaches the score.
  return leastAt(layout) + (2 + scoresLength(layout)) * Int32Array.BYTES_PER_ELEMENT;
}

function slotsAt(layout: VectorLayout): number {
  return fullAt(layout) + 2 * FULL_ROWS * (layout.rowBytes + SCALE_BYTES);
}

/** Reads bytes of the file to an address. */
export function readTo({ file, memory }: PieceMemory, address: number, bytes: { readonly length: number; readonly at: number }): void {
  file.read(new Uint8Array(memory.buffer, address, bytes.length), bytes.at);
}
