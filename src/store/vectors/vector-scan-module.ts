import { BLOCK_BYTES, code, get, i32, I32_ADD, load128, load64Widened, loop, set, simd, simdModule, ZERO_128 } from '../../core/simd/module.ts';

// Parameters of the function, and its local.
const local = { row: 0, rowsEnd: 1, scale: 2, score: 3, sums: 4 } as const;

/** Bytes of a row that are multiplied at once. */
const HALF_BYTES = BLOCK_BYTES / 2;

/**
 * The function `(row, rowsEnd, scale, score)` of a module: from address `row` on come rows of 8-bit numbers of `rowBytes` bytes, a multiple of 16 and one
 * row at least, from `scale` on a 32-bit float for each of them, and at address 0 is the query, as many 16-bit numbers as a row has. The inner product of
 * each row with it, times its float, goes to address `score`, 32-bit floats each.
 */
export function vectorScanModule(rowBytes: number): Uint8Array<ArrayBuffer> {
  const halves = Array.from({ length: rowBytes / HALF_BYTES }, (_, half) => half);
  const product = (half: number) =>
    code(get(local.row), load64Widened(half * HALF_BYTES), i32(0), load128(half * BLOCK_BYTES), I32X4_DOT_I16X8_S, I32X4_ADD);
  const body = code(
    // No loop within a row: the parts of a row are few, and counting them costs as much as adding them.
    code(ZERO_128, ...halves.map(product), set(local.sums)),
    code(
      get(local.score),
      lane(0),
      lane(1),
      I32_ADD,
      lane(2),
      I32_ADD,
      lane(3),
      I32_ADD,
      F32_CONVERT_I32_S,
      get(local.scale),
      F32_LOAD,
      F32_MUL,
      F32_STORE,
    ),
    code(next(local.scale), next(local.score)),
  );
  return simdModule({
    parameters: 4,
    locals: { i32: 0, v128: 1 },
    body: loop({ counter: local.row, step: rowBytes, body, end: get(local.rowsEnd) }),
  });
}

const I32X4_ADD = simd(0xae);
const I32X4_DOT_I16X8_S = simd(0xba);
// Loads and stores are followed by the alignment, as a power of two, and by what is added to the address.
const F32_LOAD = [0x2a, 2, 0] as const;
const F32_STORE = [0x38, 2, 0] as const;
const F32_MUL = [0x94] as const;
const F32_CONVERT_I32_S = [0xb2] as const;

function lane(index: number) {
  return code(get(local.sums), simd(0x1b), [index]);
}

/** The address of the float after the one at an address. */
function next(address: number) {
  return code(get(address), i32(Float32Array.BYTES_PER_ELEMENT), I32_ADD, set(address));
}
