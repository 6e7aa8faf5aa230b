import type { Ordinal } from '../../core/ports/records.ts';
import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import { createKeptPieces } from './kept-pieces.ts';
import { FULL_ROWS, fullAt, piecesMemory, scoresAt, scoresLength, type VectorRow } from './piece-memory.ts';
import { createReach, type PieceScores } from './reach.ts';
import { createReadPieces } from './read-pieces.ts';
import type { VectorFile } from './vector-file.ts';
import { LOW_STEPS } from './quantizer-module.ts';
import { pieceAt, SCALE_BYTES } from './vector-layout.ts';
import { vectorScanModule } from './vector-scan-module.ts';

/** The vectors of a file, as far as they are in memory. */
export interface VectorPieces {
  /** The inner products of the high bytes of a piece with a query; good until the next call. */
  scan(query: Int16Array, piece: number): PieceScores;
  /** These products of some records in ascending order with what their low bytes add. */
  refine(query: Int16Array, ordinals: Int32Array, products: Float32Array): Float64Array;
  /** The inner products of records with a query, in full; NaN for one without a vector. */
  score(query: QuerySteps, ordinals: readonly Ordinal[] | Float64Array | Int32Array): Float64Array;
}

/** A query in whole steps, and what is left of each in parts of `REST_STEPS` of a step. */
export interface QuerySteps {
  readonly steps: Int16Array;
  readonly rest: Int16Array;
}

/** Sums of 8,000 products of half as many with a byte still fit into 32 bits. */
export const REST_STEPS = 4000;

/** So many of the first pieces stay in memory once they were read, the others are read each time. Throws a RangeError when the system has no memory left. */
export function createVectorPieces(file: VectorFile, kept: number): VectorPieces {
  const { layout } = file;
  const { rowBytes, pieceRows } = layout;
  const memory = createWasmMemory(piecesMemory(layout, kept));
  const multiply = instantiate(vectorScanModule(rowBytes), memory);
  const query = new Int16Array(memory.buffer, 0, rowBytes);
  const score = scoresAt(layout);
  const scores = new Float32Array(memory.buffer, score, scoresLength(layout));
  const reach = createReach(layout, memory);
  const full = fullAt(layout);
  const fullScales = full + 2 * FULL_ROWS * rowBytes;
  const inMemory = createKeptPieces({ file, memory, multiply });
  const onDisk = createReadPieces({ file, memory, multiply }, kept);

  const row = (ordinal: Ordinal): VectorRow => {
    const piece = Math.floor(ordinal / pieceRows);
    return (inMemory.has(piece) ? inMemory : onDisk).row(piece, ordinal - piece * pieceRows);
  };
  const readInFull = (ordinal: Ordinal, index: number): void => {
    const { scale, high, low } = row(ordinal);
    const bytes = new Int8Array(memory.buffer, full + 2 * index * rowBytes, 2 * rowBytes);
    bytes.set(high);
    bytes.set(low, rowBytes);
    new Float32Array(memory.buffer, fullScales + 2 * index * SCALE_BYTES, 2).set([scale, scale / LOW_STEPS]);
  };

  return {
    scan(wanted, piece) {
      query.set(wanted);
      (piece < kept ? inMemory : onDisk).scan(piece);
      return { scores: scores.subarray(0, pieceAt(layout, piece).rows), reach };
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
    score({ steps, rest }, ordinals) {
      const scored = new Float64Array(ordinals.length);
      for (let first = 0; first < ordinals.length; first += FULL_ROWS) {
        const some = ordinals.slice(first, first + FULL_ROWS);
        some.forEach(readInFull);
        for (const [numbers, parts] of [[steps, 1] as const, [rest, REST_STEPS] as const]) {
          query.set(numbers);
          multiply(full, full + 2 * some.length * rowBytes, fullScales, score);
          for (let index = 0; index < some.length; index += 1)
            scored[first + index] = (scored[first + index] ?? 0) + ((scores[2 * index] ?? NaN) + (scores[2 * index + 1] ?? NaN)) / parts;
        }
      }
      return scored;
    },
  };
}
