import {
  BLOCK_BYTES,
  code,
  get,
  I32_ADD,
  I32_MUL,
  i32,
  load128,
  load32,
  load32Splat,
  loop,
  set,
  simd,
  simdModule,
  store128,
  ZERO_128,
  type Code,
} from '../../core/simd/module.ts';

/** Where a row sum finds its numbers in memory, in bytes. A row is `rowBytes` bytes, a multiple of 16, of two 4-bit numbers each. */
export interface RowSumLayout {
  readonly indexesAt: number;
  readonly weightsAt: number;
  readonly sumAt: number;
  readonly rowsAt: number;
  readonly rowBytes: number;
}

/** Numbers in a block of 16 bytes: 4 lanes of 8. */
const LANES = 4;
const LANE_NUMBERS = 8;

const NUMBER_BITS = 4;
const LANE_BITS = 32;

// Locals of the function; the sums follow one another from `sums`.
const local = { countBytes: 0, block: 1, position: 2, weight: 3, lanes: 4, sums: 5 } as const;

/**
 * The function `(countBytes)` of a module: the weighted sum of `countBytes / 4` rows, at least one.
 *
 *     for each block of a row
 *       sums[0..7] = 0
 *       for each index: lanes = its row's block, four lanes of 32 bits
 *                       sums[j] += weight * (number j of each lane)
 *       store the sums: lane l of sums[j] of block b is number 32 b + 8 l + j of a row
 */
export function rowSumModule(layout: RowSumLayout): Uint8Array<ArrayBuffer> {
  return simdModule({ parameters: 1, locals: { i32: 2, v128: 2 + LANE_NUMBERS }, body: sumFunction(layout) });
}

function sumFunction(layout: RowSumLayout): Code {
  const sums = Array.from({ length: LANE_NUMBERS }, (_, number) => local.sums + number);
  const addRow = code(
    code(get(local.position), load32Splat(layout.weightsAt), set(local.weight)),
    code(get(local.position), load32(layout.indexesAt), i32(layout.rowBytes), I32_MUL, get(local.block), I32_ADD),
    code(load128(layout.rowsAt), set(local.lanes)),
    ...sums.map((sum, number) => code(get(sum), numberOfLanes(number), get(local.weight), F32X4_MUL, F32X4_ADD, set(sum))),
  );
  const storeFour = (place: number): Code => {
    const [lane, half] = [Math.floor(place / 2), place % 2];
    const [a = 0, b = 0, c = 0, d = 0] = sums.slice(4 * half);
    const four = code(lanesOf(a, lane, b, lane), lanesOf(c, lane, d, lane), LOW_HALVES);
    // 16 bytes of a row give 128 bytes of sums.
    return code(get(local.block), i32(LANE_NUMBERS), I32_MUL, four, store128(layout.sumAt + BLOCK_BYTES * place));
  };
  const sumBlock = code(
    ...sums.map((sum) => code(ZERO_128, set(sum))),
    code(i32(0), set(local.position)),
    loop({ counter: local.position, step: 4, body: addRow, end: get(local.countBytes) }),
    ...sums.map((_, place) => storeFour(place)),
  );
  return code(i32(0), set(local.block), loop({ counter: local.block, step: BLOCK_BYTES, body: sumBlock, end: i32(layout.rowBytes) }));
}

/** Number `number` of each lane, counted from its low bits, with its sign, as floats. */
function numberOfLanes(number: number): Code {
  const bitsAbove = LANE_BITS - NUMBER_BITS * (number + 1);
  return code(get(local.lanes), i32(bitsAbove), I32X4_SHL, i32(LANE_BITS - NUMBER_BITS), I32X4_SHR_S, F32X4_CONVERT_I32X4_S);
}

/** A lane of one vector and one of another, followed by these again. */
function lanesOf(one: number, lane: number, other: number, otherLane: number): Code {
  const [first, second] = [lane, LANES + otherLane].map((each) => Array.from({ length: LANE_BYTES }, (_, byte) => LANE_BYTES * each + byte));
  return code(get(one), get(other), simd(SHUFFLE), ...[first, second, first, second].map((bytes) => bytes ?? []));
}

const LANE_BYTES = LANE_BITS / 8;
const SHUFFLE = 0x0d;
/** The first half of one vector and that of another. */
const LOW_HALVES: Code = code(
  simd(SHUFFLE),
  Array.from({ length: BLOCK_BYTES }, (_, byte) => (byte < 8 ? byte : byte + 8)),
);

const I32X4_SHL = simd(0xab);
const I32X4_SHR_S = simd(0xac);
const F32X4_ADD = simd(0xe4);
const F32X4_MUL = simd(0xe6);
const F32X4_CONVERT_I32X4_S = simd(0xfa);
