import type { Ordinal } from '../../core/ports/records.ts';
import { BLOCK_BYTES } from '../../core/simd/module.ts';

/**
 * Where the numbers of vectors, less what all have in common, lie in their file: piece by piece of some thousand records, in each of them the scales of its vectors
 * (32-bit floats; NaN for a record without a vector), then the high bytes of their numbers, then the low bytes. High bytes are all that a scan reads; the low ones make those that it
 * finds as exact as 16 bits are.
 */
export interface VectorLayout {
  readonly records: number;
  readonly dimensions: number;
  /** Bytes of one vector, high or low: a multiple of what the processor takes at once. */
  readonly rowBytes: number;
  /** Records of every piece but the last, which may have fewer. */
  readonly pieceRows: number;
  readonly pieces: number;
}

export const SCALE_BYTES = Float32Array.BYTES_PER_ELEMENT;

/** A piece is read and scanned at once: some milliseconds of work. */
const PIECE_BYTES = 4 * 1024 * 1024;

export function vectorLayout(records: number, dimensions: number): VectorLayout {
  const rowBytes = rowBytesOf(dimensions);
  const pieceRows = Math.max(1, Math.floor(PIECE_BYTES / rowBytes));
  return { records, dimensions, rowBytes, pieceRows, pieces: Math.ceil(records / pieceRows) };
}

function rowBytesOf(dimensions: number): number {
  return Math.ceil(dimensions / BLOCK_BYTES) * BLOCK_BYTES;
}

/** Bytes of all vectors, with which a file begins. */
export function vectorsBytes({ records, rowBytes }: VectorLayout): number {
  return records * (SCALE_BYTES + 2 * rowBytes);
}

/** One piece: its records, and where it begins in the file. */
export interface Piece {
  readonly first: Ordinal;
  readonly rows: number;
  readonly at: number;
  /** Bytes of its scales and high bytes, with which it begins. */
  readonly scanBytes: number;
}

export function pieceAt({ records, rowBytes, pieceRows }: VectorLayout, index: number): Piece {
  const first = index * pieceRows;
  const rows = Math.min(pieceRows, records - first);
  return { first, rows, at: first * (SCALE_BYTES + 2 * rowBytes), scanBytes: rows * (SCALE_BYTES + rowBytes) };
}

/**
 * About what the directions of these vectors have in common, their mean: numbers that are small without it lose less by rounding, so that fewer records may be
 * among the nearest by their high bytes.
 */
export function centerOf(vectors: readonly (Float32Array | null)[], dimensions: number): Float64Array {
  const sums = new Float64Array(dimensions);
  let count = 0;
  for (const vector of vectors) {
    const length = vector === null ? 0 : lengthOf(vector, dimensions);
    if (vector === null || length === 0) continue;
    for (let index = 0; index < dimensions; index += 1) sums[index] = (sums[index] ?? 0) + (vector[index] ?? 0) / length;
    count += 1;
  }
  return sums.map((sum) => Math.round((sum / Math.max(1, count)) * CENTER_STEPS) / CENTER_STEPS);
}

const CENTER_STEPS = 1e4;

/** Zero for a vector without a direction. */
export function lengthOf(vector: Float32Array, dimensions: number): number {
  let squares = 0;
  for (let index = 0; index < dimensions; index += 1) squares += (vector[index] ?? 0) * (vector[index] ?? 0);
  return squares > 0 && squares < Infinity ? Math.sqrt(squares) : 0;
}
