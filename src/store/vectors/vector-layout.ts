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

/** The largest high byte, and what the low byte divides each of its steps into. */
const HIGH = 127;
export const LOW_STEPS = 254;
const ABOVE_ZERO = 128;

/** Vectors as numbers of 16 bits. */
export interface QuantizedRows {
  readonly scales: Float32Array;
  readonly high: Int8Array;
  readonly low: Int8Array;
}

/**
 * Takes the direction of a vector, less what those of its run have in common, as one row, and gives how far its high bytes alone are from it (the length of the
 * difference); one without a direction is as good as none.
 */
export function quantize(vector: Float32Array | null, { scales, high, low }: QuantizedRows, row: number, center: Float64Array): number {
  const length = vector === null ? 0 : lengthOf(vector, center.length);
  scales[row] = NaN;
  if (vector === null || length === 0) return 0;
  const factor = 1 / length;
  let largest = 0;
  for (let index = 0; index < center.length; index += 1) {
    const number = Math.abs((vector[index] ?? 0) * factor - (center[index] ?? 0));
    if (number > largest) largest = number;
  }
  // One that is no more than what all have in common is a row of zeros.
  const scale = Math.fround(largest / HIGH) || 1;
  scales[row] = scale;
  const perStep = 1 / scale;
  let squares = 0;
  for (let index = 0, at = row * rowBytesOf(center.length); index < center.length; index += 1, at += 1) {
    const steps = ((vector[index] ?? 0) * factor - (center[index] ?? 0)) * perStep;
    // Above zero, cutting off rounds down: several times as fast as rounding.
    const whole = ((steps + ABOVE_ZERO + 0.5) | 0) - ABOVE_ZERO;
    const rest = steps - whole;
    high[at] = whole;
    low[at] = ((rest * LOW_STEPS + ABOVE_ZERO + 0.5) | 0) - ABOVE_ZERO;
    squares += rest * rest;
  }
  return scale * Math.sqrt(squares);
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
