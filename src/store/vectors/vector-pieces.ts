import type { Ordinal } from '../../core/ports/records.ts';
import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import type { VectorFile } from './vector-file.ts';
import { pieceAt, SCALE_BYTES, type VectorLayout } from './vector-layout.ts';
import { vectorScanModule } from './vector-scan-module.ts';

/** The vectors of a file, as far as they are in memory. */
export interface VectorPieces {
  /** The inner products of the vectors of a piece with a query; good until the next call. */
  scan(query: Int16Array, piece: number): Float32Array;
  /** One vector; good until the next call. */
  row(ordinal: Ordinal): VectorRow;
}

interface VectorRow {
  /** NaN for a record without a vector. */
  readonly scale: number;
  readonly high: Int8Array;
  readonly low: Int8Array;
}

/** Bytes of memory that are taken where so many pieces are kept: each whole, the query, the scores, and what a scan reads of one more unless all are kept. */
export function piecesMemory(layout: VectorLayout, kept: number): number {
  return slotsAt(layout) + kept * slotBytes(layout) + (kept < layout.pieces ? pieceAt(layout, 0).scanBytes : 0);
}

/** How many pieces can be kept in so many bytes: none where there is hardly room to read them. */
export function keptPieces(layout: VectorLayout, bytes: number): number {
  if (piecesMemory(layout, layout.pieces) <= bytes) return layout.pieces;
  return Math.max(0, Math.floor((bytes - piecesMemory(layout, 0)) / slotBytes(layout)));
}

function slotBytes({ records, pieceRows, rowBytes }: VectorLayout): number {
  return Math.min(pieceRows, records) * (SCALE_BYTES + 2 * rowBytes);
}

function scoresAt({ rowBytes }: VectorLayout): number {
  return rowBytes * Int16Array.BYTES_PER_ELEMENT;
}

function slotsAt(layout: VectorLayout): number {
  return scoresAt(layout) + Math.min(layout.pieceRows, layout.records) * SCALE_BYTES;
}

/** Low bytes of so many records are read at once, about a page of memory: they are needed here and there. */
const LOW_ROWS = 16;

/** So many of the first pieces stay in memory once they were read, the others are read each time. Throws a RangeError when the system has no memory left. */
export function createVectorPieces(file: VectorFile, kept: number): VectorPieces {
  const { layout } = file;
  const { rowBytes, pieceRows } = layout;
  const memory = createWasmMemory(piecesMemory(layout, kept));
  const scores = scoresAt(layout);
  const [firstSlot, bytesOfSlot] = [slotsAt(layout), slotBytes(layout)];
  const scan = instantiate(vectorScanModule(rowBytes), memory);
  const query = new Int16Array(memory.buffer, 0, rowBytes);
  /** The piece that is in each slot; the slot behind those that are kept is for all other pieces. */
  const held = new Map<number, number>();
  const slotOf = (piece: number): number => Math.min(piece, kept);
  const own = { scale: new Float32Array(1), high: new Int8Array(rowBytes), low: new Int8Array(rowBytes) };
  /** Where low bytes were read that are kept, by record over `LOW_ROWS`. */
  const lowHeld = new Uint8Array(Math.ceil(layout.records / LOW_ROWS) + layout.pieces);
  const keptLow = (piece: number, row: number): Int8Array => {
    const { first, rows, at, scanBytes } = pieceAt(layout, piece);
    const slot = firstSlot + piece * bytesOfSlot + scanBytes;
    const part = Math.floor(row / LOW_ROWS);
    const place = Math.floor(first / LOW_ROWS) + piece + part;
    if (lowHeld[place] !== 1) {
      const from = part * LOW_ROWS * rowBytes;
      const to = Math.min(rows * rowBytes, from + LOW_ROWS * rowBytes);
      file.read(new Uint8Array(memory.buffer, slot + from, to - from), at + scanBytes + from);
      lowHeld[place] = 1;
    }
    return new Int8Array(memory.buffer, slot + row * rowBytes, rowBytes);
  };

  return {
    scan(wanted, piece) {
      const { rows, at, scanBytes } = pieceAt(layout, piece);
      const slot = firstSlot + slotOf(piece) * bytesOfSlot;
      if (held.get(slotOf(piece)) !== piece) {
        held.delete(slotOf(piece));
        file.read(new Uint8Array(memory.buffer, slot, scanBytes), at);
        held.set(slotOf(piece), piece);
      }
      query.set(wanted);
      const first = slot + rows * SCALE_BYTES;
      scan(first, first + rows * rowBytes, slot, scores);
      return new Float32Array(memory.buffer, scores, rows);
    },
    row(ordinal) {
      const piece = Math.floor(ordinal / pieceRows);
      const { first, rows, at } = pieceAt(layout, piece);
      const row = ordinal - first;
      const highAt = rows * SCALE_BYTES + row * rowBytes;
      if (piece < kept && held.get(piece) === piece) {
        const slot = firstSlot + piece * bytesOfSlot;
        const [scale = NaN] = new Float32Array(memory.buffer, slot + row * SCALE_BYTES, 1);
        return { scale, high: new Int8Array(memory.buffer, slot + highAt, rowBytes), low: keptLow(piece, row) };
      }
      file.read(bytesOf(own.low), at + highAt + rows * rowBytes);
      file.read(bytesOf(own.scale), at + row * SCALE_BYTES);
      file.read(bytesOf(own.high), at + highAt);
      return { ...own, scale: own.scale[0] ?? NaN };
    },
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
