import { BLOCK_BYTES, code, get, i32, I32_ADD, load128, loop, set, simd, simdModule, store32, ZERO_128 } from '../../core/simd/module.ts';

// Parameters of the function, and its local.
const local = { row: 0, rowsEnd: 1, score: 2, sums: 3 } as const;

/**
 * The function `(row, rowsEnd, score)` of a module: from address `row` on come rows of 16-bit numbers of `rowBytes` bytes, a multiple of 16 and one row
 * at least, and the query, as long, is at address 0. The inner product of each row with it goes to address `score`, 32 bits each.
 */
export function vectorScanModule(rowBytes: number): Uint8Array<ArrayBuffer> {
  const blocks = Array.from({ length: rowBytes / BLOCK_BYTES }, (_, block) => block * BLOCK_BYTES);
  const body = code(
    // No loop within a row: the blocks of a row are few, and counting them costs as much as adding them.
    code(ZERO_128, ...blocks.map((at) => code(get(local.row), load128(at), i32(0), load128(at), I32X4_DOT_I16X8_S, I32X4_ADD)), set(local.sums)),
    code(get(local.score), lane(0), lane(1), I32_ADD, lane(2), I32_ADD, lane(3), I32_ADD, store32(0)),
    code(get(local.score), i32(Int32Array.BYTES_PER_ELEMENT), I32_ADD, set(local.score)),
  );
  return simdModule({
    parameters: 3,
    locals: { i32: 0, v128: 1 },
    body: loop({ counter: local.row, step: rowBytes, body, end: get(local.rowsEnd) }),
  });
}

const I32X4_ADD = simd(0xae);
const I32X4_DOT_I16X8_S = simd(0xba);

function lane(index: number) {
  return code(get(local.sums), simd(0x1b), [index]);
}
