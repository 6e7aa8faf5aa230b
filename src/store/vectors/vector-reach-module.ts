import { code, get, i32, I32_ADD, I32_SHL, load32, loadF32, loop, set, simdModule, store32 } from '../../core/simd/module.ts';

// Parameters of the function, and its locals.
const local = { score: 0, scoresEnd: 1, least: 2, found: 3, row: 4, end: 5 } as const;

const F32_GE = [0x60] as const;

/**
 * The function `(score, scoresEnd, least, found)` of a module: from address `score` on are 32-bit floats, one at least, of rows from the one on that address
 * `found` has. Those of them that reach the float at address `least` go behind `found`, 32 bits each, and to `found` itself the address behind the last.
 */
export function vectorReachModule(): Uint8Array<ArrayBuffer> {
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
