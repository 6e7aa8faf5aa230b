import type { Ordinal } from '../../core/ports/records.ts';
import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import { createKeptPieces } from './kept-pieces.ts';
import { piecesMemory, scoresAt, type VectorRow } from './piece-memory.ts';
import { createReadPieces } from './read-pieces.ts';
import type { VectorFile } from './vector-file.ts';
import { LOW_STEPS, pieceAt } from './vector-layout.ts';
import { vectorScanModule } from './vector-scan-module.ts';

/** The vectors of a file, as far as they are in memory. */
export interface VectorPieces {
  /** The inner products of the high bytes of a piece with a query; good until the next call. */
  scan(query: Int16Array, piece: number): Float32Array;
  /** These products of some records in ascending order with what their low bytes add. */
  refine(query: Int16Array, ordinals: Int32Array, products: Float32Array): Float64Array;
  /** One vector; good until the next call. */
  row(ordinal: Ordinal): VectorRow;
}

/** So many of the first pieces stay in memory once they were read, the others are read each time. Throws a RangeError when the system has no memory left. */
export function createVectorPieces(file: VectorFile, kept: number): VectorPieces {
  const { layout } = file;
  const { rowBytes, pieceRows } = layout;
  const memory = createWasmMemory(piecesMemory(layout, kept));
  const multiply = instantiate(vectorScanModule(rowBytes), memory);
  const query = new Int16Array(memory.buffer, 0, rowBytes);
  const score = scoresAt(layout);
  const scores = new Float32Array(memory.buffer, score, Math.min(pieceRows, layout.records));
  const inMemory = createKeptPieces({ file, memory, multiply });
  const onDisk = createReadPieces({ file, memory, multiply }, kept);

  return {
    scan(wanted, piece) {
      query.set(wanted);
      (piece < kept ? inMemory : onDisk).scan(piece);
      return scores.subarray(0, pieceAt(layout, piece).rows);
    },
    refine(wanted, ordinals, products) {
      query.set(wanted);
      const refined = new Float64Array(ordinals.length);
      for (const [index, ordinal] of ordinals.entries()) {
        const piece = Math.floor(ordinal / pieceRows);
        const { scale, low } = inMemory.has(piece) ? inMemory.place(piece, ordinal - piece * pieceRows) : onDisk.place(piece, ordinals, index);
        multiply(low, low + rowBytes, scale, score);
        refined[index] = (products[index] ?? NaN) + (scores[0] ?? NaN) / LOW_STEPS;
      }
      return refined;
    },
    row(ordinal) {
      const piece = Math.floor(ordinal / pieceRows);
      const row = ordinal - piece * pieceRows;
      return inMemory.has(piece) ? inMemory.row(piece, row) : onDisk.row(piece, row);
    },
  };
}
