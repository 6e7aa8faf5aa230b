import { instantiate, type WasmMemory } from '../../core/simd/instance.ts';
import { leastAt, scoresAt } from './piece-memory.ts';
import { SCALE_BYTES, type VectorLayout } from './vector-layout.ts';
import { code, get, i32, I32_ADD, I32_SHL, load32, loadF32, loop, set, simdModule, store32 } from '../../core/simd/module.ts';

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

// Parameters of the function, and its locals.
const local = { score: 0, scoresEnd: 1, least: 2, found: 3, row: 4, end: 5 } as const;

const F32_GE = [0x60] as const;

/**
 * The function `(score, scoresEnd, least, found)` of a module: from address `score` on are 32-bit floats, one at least, of rows from the one on that address
 * `found` has. Those of them that reach the float at address `least` go behind `found`, 32 bits each, and to `found` itself the address behind the last.
 */
function vectorReachModule(): Uint8Array<ArrayBuffer> {
  const reaches = code(get(local.score), loadF32(0), get(local.least), loadF32(0), F32_GE);
  // A place that does not reach it is overwritten by the next one.
  const body = code(
    code(get(local.end), get(local.row), store32(0)),
    code(get(local.end), reaches, i32(2), I32_SHL, I32_ADD, set(local.end)),
    code(get(local.row), i32(1), I32_ADD, set(local.row)),
  );
  return simdModule({
    parameters: 4,
    locals: { i32: 2, v128: 0 },
    body: code(
      code(get(local.found), load32(0), set(local.row)),
      code(get(local.found), i32(Float32Array.BYTES_PER_ELEMENT), I32_ADD, set(local.end)),
      loop({ counter: local.score, step: Float32Array.BYTES_PER_ELEMENT, body, end: get(local.scoresEnd) }),
      code(get(local.found), get(local.end), store32(0)),
    ),
  });
}
