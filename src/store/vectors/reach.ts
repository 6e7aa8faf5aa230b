import { instantiate, type WasmMemory } from '../../core/simd/instance.ts';
import { leastAt, scoresAt } from './piece-memory.ts';
import { SCALE_BYTES, type VectorLayout } from './vector-layout.ts';
import { vectorReachModule } from './vector-reach-module.ts';

/** A score for each row of a piece; NaN for a record without a vector. */
export interface PieceScores {
  readonly scores: Float32Array;
  readonly reach: Reach;
}

/** The rows from one to before another whose scores reach the 32-bit float that is nearest to a number, in their order; good until the next call. */
type Reach = (least: number, from: number, to: number) => Int32Array;

/** Looks through the scores that are in this memory. */
export function createReach(layout: VectorLayout, memory: WasmMemory): Reach {
  const { buffer } = memory;
  const run = instantiate(vectorReachModule(), memory);
  const score = scoresAt(layout);
  const least = leastAt(layout);
  const found = least + Int32Array.BYTES_PER_ELEMENT;
  return (number, from, to) => {
    new Float32Array(buffer, least, 1)[0] = number;
    new Int32Array(buffer, found, 1)[0] = from;
    run(score + from * SCALE_BYTES, score + to * SCALE_BYTES, least, found);
    const [end = 0] = new Int32Array(buffer, found, 1);
    const first = found + Int32Array.BYTES_PER_ELEMENT;
    return new Int32Array(buffer, first, (end - first) / Int32Array.BYTES_PER_ELEMENT);
  };
}
