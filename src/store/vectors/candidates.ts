import type { Ordinal } from '../../core/ports/records.ts';
import type { PieceScores } from './reach.ts';

interface CandidateScores {
  readonly ordinals: Int32Array;
  readonly scores: Float32Array;
}

/** Gathers the records that may be among the `limit` with the highest scores. */
export interface Candidates {
  /** Takes scores of records that follow each other. Only those whose flag is 1, unless `mask` is null. */
  add(first: Ordinal, scores: PieceScores, mask: Uint8Array | null): void;
  /** All that may be among them, by ordinal. */
  found(): CandidateScores;
}

/** Room for candidates at first. */
const FIRST_ROOM = 4096;
/** Of more than these (a run of nearly equal vectors), the best by these scores are taken. */
const MOST = 32_768;
/** The least score grows with those of rows before. */
const ROWS_AT_ONCE = 4096;
/** How far a number is from the nearest float of 32 bits at most, as a part of it. */
const FLOAT_STEP = 2 ** -23;

/** Scores may be too low or too high by `slack` each. */
export function createCandidates(limit: number, slack: number): Candidates {
  let room = Math.max(FIRST_ROOM, 4 * limit);
  let ordinals = new Int32Array(room);
  let scores = new Float32Array(room);
  let count = 0;
  let least = -Infinity;

  /** Keeps those that reach a score, in their order; of those that are just there only so many. */
  const keep = (lowest: number, equal = Infinity): void => {
    let kept = 0;
    let left = equal;
    for (let index = 0; index < count; index += 1) {
      const score = scores[index] ?? 0;
      if (score < lowest || (score === lowest && (left -= 1) < 0)) continue;
      ordinals[kept] = ordinals[index] ?? 0;
      scores[kept] = score;
      kept += 1;
    }
    count = kept;
  };
  /** The score that so many reach. */
  const scoreAt = (place: number): number => (count < place ? -Infinity : (scores.subarray(0, count).toSorted()[count - place] ?? -Infinity));
  const makeRoom = (): void => {
    least = scoreAt(limit) - 2 * slack;
    keep(least);
    if (2 * count <= room) return;
    room *= 2;
    ordinals = extended(ordinals, new Int32Array(room));
    scores = extended(scores, new Float32Array(room));
  };

  return {
    add(first, { scores: added, reach }, mask) {
      for (let from = 0; from < added.length; from += ROWS_AT_ONCE) {
        // The float that is nearest to the least so far may be above it.
        const rows = reach(least - Math.abs(least) * FLOAT_STEP, from, Math.min(added.length, from + ROWS_AT_ONCE));
        for (let index = 0; index < rows.length; index += 1) {
          const row = rows[index] ?? 0;
          const score = added[row] ?? NaN;
          if (score < least || (mask !== null && mask[first + row] !== 1)) continue;
          if (count === room) makeRoom();
          ordinals[count] = first + row;
          scores[count] = score;
          count += 1;
        }
      }
    },
    found() {
      keep(scoreAt(limit) - 2 * slack);
      const most = Math.max(MOST, limit);
      if (count > most) {
        const last = scoreAt(most);
        keep(last, most - scores.subarray(0, count).filter((score) => score > last).length);
      }
      return { ordinals: ordinals.subarray(0, count), scores: scores.subarray(0, count) };
    },
  };
}

function extended<Numbers extends Int32Array | Float32Array>(numbers: Numbers, longer: Numbers): Numbers {
  longer.set(numbers);
  return longer;
}
