import { passingOrdinals } from '../../core/passing.ts';
import type { NearScope, Ordinal, Scored } from '../../core/ports/records.ts';
import { createTurns } from '../../turns.ts';
import { createCandidates } from './candidates.ts';
import type { VectorFile } from './vector-file.ts';
import { lengthOf, pieceAt } from './vector-layout.ts';
import { createVectorPieces, REST_STEPS, type QuerySteps, type VectorPieces } from './vector-pieces.ts';

/** Exact searches over the vectors of a run. */
export interface VectorSearch extends Disposable {
  /** The records nearest to a vector by cosine, best first, ties by ordinal. Throws a DamagedVectors when the file is not what was written. */
  nearest(vector: Float32Array, scope: NearScope): Promise<readonly Scored[]>;
  /** Cosines of records with a vector, aligned with `ordinals`; null where a record has none. */
  cosines(vector: Float32Array, ordinals: readonly Ordinal[]): readonly (number | null)[];
}

/** Up to so many records that pass are all compared in full. */
const FEW = 2048;
/** How long others wait for a scan, in milliseconds; a piece that is read for the first time takes as long. */
const TURN_MS = 5;
/** Records whose low bytes are added before others may have their turn: each may have to be read. */
const REFINED_AT_ONCE = 64;

/** Searches a file, of which so many pieces stay in memory. */
export function createVectorSearch(file: VectorFile, keptPieces: number): VectorSearch {
  const source = { file, pieces: createVectorPieces(file, keptPieces) };
  let active = 0;
  let isClosed = false;
  return {
    async nearest(vector, scope) {
      const query = queryOf(vector, file);
      if (query === undefined) return [];
      active += 1;
      try {
        return await findNearest(source, query, scope);
      } finally {
        active -= 1;
        if (isClosed && active === 0) file[Symbol.dispose]();
      }
    },
    cosines(vector, ordinals) {
      const query = queryOf(vector, file);
      if (query === undefined) return ordinals.map(() => null);
      return scored(source, query, ordinals).map(({ score }) => (Number.isNaN(score) ? null : score));
    },
    [Symbol.dispose]() {
      if (!isClosed && active === 0) file[Symbol.dispose]();
      isClosed = true;
    },
  };
}

interface Source {
  readonly file: VectorFile;
  readonly pieces: VectorPieces;
}

async function findNearest(source: Source, query: Query, scope: NearScope): Promise<readonly Scored[]> {
  const { limit, passing } = scope;
  const found = passing.count <= FEW ? scored(source, query, passingOrdinals(passing)) : await scan(source, query, scope);
  return found
    .filter(({ score }) => !Number.isNaN(score))
    .toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal)
    .slice(0, limit);
}

/** All that may be among the nearest, by the high bytes of all vectors, then by the low bytes of those that may be by the high ones. */
async function scan(source: Source, query: Query, { limit, passing, signal }: NearScope): Promise<readonly Scored[]> {
  const { file, pieces } = source;
  // Scores are in steps of the query.
  const slack = (file.loss + query.loss) * STEPS;
  const candidates = createCandidates(limit, slack);
  const turn = createTurns({ most: TURN_MS, signal });
  for (let piece = 0; piece < file.layout.pieces; piece += 1) {
    candidates.add(pieceAt(file.layout, piece).first, pieces.scan(query.steps, piece), passing.mask);
    await turn();
  }
  const { ordinals, scores } = candidates.found();
  const refined = new Float64Array(ordinals.length);
  for (let from = 0; from < ordinals.length; from += REFINED_AT_ONCE) {
    const to = from + REFINED_AT_ONCE;
    refined.set(pieces.refine(query.steps, ordinals.subarray(from, to), scores.subarray(from, to)), from);
    await turn();
  }
  const last = refined.toSorted().at(-limit) ?? -Infinity;
  // A record is not among the nearest that is below the last of these, even if both are off by all that they can be.
  const nearest = ordinals.filter((_, index) => (refined[index] ?? 0) >= last - 2 * query.loss * STEPS);
  return scored(source, query, nearest);
}

/** Records with their cosines, in full; NaN for one without a vector. */
function scored({ pieces }: Source, query: Query, ordinals: Float64Array | Int32Array | readonly Ordinal[]): readonly Scored[] {
  const products = pieces.score(query, ordinals);
  return Array.from(ordinals, (ordinal, index) => ({ ordinal, score: query.common + (products[index] ?? NaN) / STEPS }));
}

/** The direction of a vector in whole steps, over the scale of the rows that they are multiplied with, and what is left of each. */
interface Query extends QuerySteps {
  /** The product of the direction with what was taken from all vectors: a part of all their cosines. */
  readonly common: number;
  /** What scores by steps can be off by, that of 32-bit floats included. */
  readonly loss: number;
}

/** Steps in the length of a query: no sum of its products with a row of bytes exceeds 32 bits, up to a quarter of a million dimensions. */
const STEPS = 32_000;
/** What 32-bit floats may lose in a score. */
const FLOAT_LOSS = 1e-6;

/** Undefined for a vector without a direction: nothing is near to it. */
function queryOf(vector: Float32Array, { layout: { dimensions, rowBytes }, center }: VectorFile): Query | undefined {
  const length = lengthOf(vector, dimensions);
  if (length === 0) return undefined;
  const unit = Float64Array.from({ length: dimensions }, (_, index) => (vector[index] ?? 0) / length);
  const steps = new Int16Array(rowBytes);
  const rest = new Int16Array(rowBytes);
  let squares = 0;
  for (const [index, number] of unit.entries()) {
    const whole = Math.round(number * STEPS);
    steps[index] = whole;
    rest[index] = Math.round((number * STEPS - whole) * REST_STEPS);
    squares += (number - whole / STEPS) ** 2;
  }
  const common = unit.reduce((sum, number, index) => sum + number * (center[index] ?? 0), 0);
  // Rows of high bytes are hardly longer than a direction and what was taken from it: 2 at most.
  return { common, steps, rest, loss: 3 * Math.sqrt(squares) + FLOAT_LOSS };
}
