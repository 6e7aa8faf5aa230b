import { LOW_ROWS, readTo, scoresAt, slotAt, type PieceMemory, type VectorRow } from './piece-memory.ts';
import { pieceAt, SCALE_BYTES } from './vector-layout.ts';

/** Pieces that stay in memory once they were read. */
export interface KeptPieces {
  /** Whether a piece was read. */
  has(piece: number): boolean;
  /** Puts the scores of a piece where scores are. */
  scan(piece: number): void;
  /** The addresses of the scale and the low bytes of a record of one that was read. */
  place(piece: number, row: number): { readonly scale: number; readonly low: number };
  row(piece: number, row: number): VectorRow;
}

export function createKeptPieces(pieces: PieceMemory): KeptPieces {
  const { layout } = pieces.file;
  const { rowBytes } = layout;
  const { buffer } = pieces.memory;
  const held = new Set<number>();
  /** Where low bytes were read, by record over `LOW_ROWS`. */
  const lowHeld = new Uint8Array(Math.ceil(layout.records / LOW_ROWS) + layout.pieces);
  const place = (piece: number, row: number) => {
    const { first, rows, at, scanBytes } = pieceAt(layout, piece);
    const low = slotAt(layout, piece) + scanBytes;
    const part = Math.floor(row / LOW_ROWS);
    const known = Math.floor(first / LOW_ROWS) + piece + part;
    if (lowHeld[known] !== 1) {
      const from = part * LOW_ROWS * rowBytes;
      const to = Math.min(rows * rowBytes, from + LOW_ROWS * rowBytes);
      readTo(pieces, low + from, { length: to - from, at: at + scanBytes + from });
      lowHeld[known] = 1;
    }
    return { scale: slotAt(layout, piece) + row * SCALE_BYTES, low: low + row * rowBytes };
  };
  return {
    has: (piece) => held.has(piece),
    scan(piece) {
      const { rows, at, scanBytes } = pieceAt(layout, piece);
      const slot = slotAt(layout, piece);
      if (!held.has(piece)) {
        readTo(pieces, slot, { length: scanBytes, at });
        held.add(piece);
      }
      pieces.multiply(slot + rows * SCALE_BYTES, slot + scanBytes, slot, scoresAt(layout));
    },
    place,
    row(piece, row) {
      const { scale, low } = place(piece, row);
      const high = slotAt(layout, piece) + pieceAt(layout, piece).rows * SCALE_BYTES + row * rowBytes;
      const [factor = NaN] = new Float32Array(buffer, scale, 1);
      return { scale: factor, high: new Int8Array(buffer, high, rowBytes), low: new Int8Array(buffer, low, rowBytes) };
    },
  };
}
