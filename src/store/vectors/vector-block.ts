import type { Ordinal, Scored } from '../../core/ports/records.ts';
import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import { BLOCK_BYTES } from '../../core/simd/module.ts';
import { vectorScanModule } from './vector-scan-module.ts';

/** The directions of all vectors of a run, in memory. */
export interface VectorBlock {
  /** Takes the vector of a record out of numbers that begin at `from`; one without a direction is as good as none. */
  set(ordinal: Ordinal, numbers: Float32Array, from: number): void;
  /**
   * The `limit` records that are nearest to a vector by cosine, best first, ties by ordinal; of `passing` only, unless that is null. Nothing is left
   * out that is among them, and scores are off by less than what 32-bit floats lose.
   */
  nearest(vector: Float32Array, limit: number, passing: Float64Array | null): readonly Scored[];
}

// A number of a unit vector is kept in 24 bits: the high 16, in which all records are looked through, and the low 8, which only those need that may be
// among the nearest. The scale leaves room: no sum of products, whole or in part, can exceed the product of two lengths, which has to fit 32 bits.
const SCALE = 32_000;
const LOW = 256;
const FINE_SCALE = SCALE * LOW;
const ABOVE_ZERO = 2 ** 23;

/** Up to so many records that pass are all compared in full. */
const FEW = 2048;
const BUCKET_BITS = 19;
const BUCKETS = 2 ** (32 - BUCKET_BITS);
/** The score of a record without a vector; an inner product never gets there. */
const NONE = -(2 ** 31);

/** Bytes that the block of a run takes. */
export function vectorBlockBytes(records: number, dimensions: number): number {
  return layoutOf(records, dimensions).end + records * dimensions;
}

/** Room for the vectors of a run; none of its records has one yet. Throws a RangeError when the system has no memory left. */
export function createVectorBlock(records: number, dimensions: number): VectorBlock {
  const { rowBytes, scoresAt, rowsAt, end } = layoutOf(records, dimensions);
  const memory = createWasmMemory(end);
  const scan = instantiate(vectorScanModule(rowBytes), memory);
  const query = new Int16Array(memory.buffer, 0, dimensions);
  const scores = new Int32Array(memory.buffer, scoresAt, records);
  const high = new Int16Array(memory.buffer, rowsAt, (records * rowBytes) / Int16Array.BYTES_PER_ELEMENT);
  const low = new Int8Array(records * dimensions);
  const rowLength = rowBytes / Int16Array.BYTES_PER_ELEMENT;
  const present = new Uint8Array(records);
  const unit = new Float64Array(dimensions);

  const fullScore = (ordinal: Ordinal): number => {
    const [highAt, lowAt] = [ordinal * rowLength, ordinal * dimensions];
    let sum = 0;
    for (let index = 0; index < dimensions; index += 1) sum += (unit[index] ?? 0) * ((high[highAt + index] ?? 0) * LOW + (low[lowAt + index] ?? 0));
    return sum / FINE_SCALE;
  };
  const lookThrough = (): void => {
    for (let index = 0; index < dimensions; index += 1) query[index] = Math.round((unit[index] ?? 0) * SCALE);
    scan(rowsAt, rowsAt + records * rowBytes, scoresAt);
    for (let ordinal = 0; ordinal < records; ordinal += 1) if (present[ordinal] === 0) scores[ordinal] = NONE;
  };

  return {
    set(ordinal, numbers, from) {
      const length = lengthOf(numbers, from, dimensions);
      if (length === 0) return;
      const [highAt, lowAt, factor] = [ordinal * rowLength, ordinal * dimensions, FINE_SCALE / length];
      for (let index = 0; index < dimensions; index += 1) {
        // Above zero, cutting off rounds down: several times as fast as rounding. The halves are those of the two roundings.
        const fine = ((numbers[from + index] ?? 0) * factor + (ABOVE_ZERO + LOW / 2 + 0.5)) | 0;
        high[highAt + index] = (fine >> 8) - ABOVE_ZERO / LOW;
        low[lowAt + index] = (fine & (LOW - 1)) - LOW / 2;
      }
      present[ordinal] = 1;
    },
    nearest(vector, limit, passing) {
      const length = lengthOf(vector, 0, dimensions);
      if (records === 0 || length === 0) return [];
      for (let index = 0; index < dimensions; index += 1) unit[index] = (vector[index] ?? 0) / length;
      let candidates: ArrayLike<Ordinal> | undefined = passing?.filter((ordinal) => present[ordinal] === 1);
      if (candidates === undefined || candidates.length > FEW) {
        lookThrough();
        candidates = promising(scores, candidates, { limit, slack: 2 * roundingLoss(dimensions) });
      }
      return Array.from(candidates, (ordinal) => ({ ordinal, score: fullScore(ordinal) }))
        .toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal)
        .slice(0, limit);
    },
  };
}

/** The query, the scores and the high parts of the vectors, each at a multiple of 16 bytes, in one memory. */
function layoutOf(records: number, dimensions: number) {
  const rowBytes = roundUp(dimensions * Int16Array.BYTES_PER_ELEMENT);
  const scoresAt = rowBytes;
  const rowsAt = scoresAt + roundUp(records * Int32Array.BYTES_PER_ELEMENT);
  return { rowBytes, scoresAt, rowsAt, end: rowsAt + records * rowBytes };
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

/** Zero for a vector without a direction: the store gives it no distance to anything either. */
function lengthOf(numbers: Float32Array, from: number, dimensions: number): number {
  let squares = 0;
  for (let index = from; index < from + dimensions; index += 1) squares += (numbers[index] ?? 0) * (numbers[index] ?? 0);
  return squares > 0 && squares < Infinity ? Math.sqrt(squares) : 0;
}

/**
 * By how much the inner product of two rounded vectors can differ from that of the vectors: every number is off by half a unit at most (and what the
 * low part rounds), so either vector by that times the root of the dimensions; the rest is the inequality of Cauchy and Schwarz.
 */
function roundingLoss(dimensions: number): number {
  const off = 0.51 * Math.sqrt(dimensions);
  return 2 * SCALE * off + off * off;
}

interface Wanted {
  readonly limit: number;
  /** What scores can be off by, twice: that of the last one wanted may be too high, and that of another too low. */
  readonly slack: number;
}

/** All records that may be among the `limit` with the highest scores, were these exact; of `passing` only, if given. */
function promising(scores: Int32Array, passing: ArrayLike<Ordinal> | undefined, { limit, slack }: Wanted): readonly Ordinal[] {
  const size = passing?.length ?? scores.length;
  const buckets = new Uint32Array(BUCKETS);
  for (let index = 0; index < size; index += 1) {
    const bucket = bucketOf(scores[passing?.[index] ?? index] ?? NONE);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  let last = BUCKETS;
  for (let left = limit; left > 0 && last > 0; left -= buckets[last] ?? 0) last -= 1;
  const least = Math.max(NONE + 1, (last - BUCKETS / 2) * 2 ** BUCKET_BITS - slack);
  const found: Ordinal[] = [];
  for (let index = 0; index < size; index += 1) {
    const ordinal = passing?.[index] ?? index;
    if ((scores[ordinal] ?? NONE) >= least) found.push(ordinal);
  }
  return found;
}

/** A score's place among so many of the same width, the lowest first. */
function bucketOf(score: number): number {
  return (score >> BUCKET_BITS) + BUCKETS / 2;
}
