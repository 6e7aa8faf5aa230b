import {
  addLanes,
  BLOCK_BYTES,
  code,
  f64,
  F64_DIV,
  F64_GT,
  F64_MUL,
  F64_PROMOTE,
  F64_SQRT,
  F64X2_ADD,
  F64X2_MUL,
  F64X2_PROMOTE_LOW,
  F64X2_SPLAT,
  F32_DEMOTE,
  get,
  I32_ADD,
  I32_EQZ,
  I32_MUL,
  I32_SHL,
  i32,
  load128,
  load16,
  load32,
  load32Splat,
  load64,
  loadF32,
  loadF64,
  loop,
  set,
  shuffle,
  simd,
  simdModule,
  store128,
  store16,
  store32,
  store64,
  storeF32,
  storeF64,
  tee,
  when,
  ZERO_128,
  type Code,
} from '../../core/simd/module.ts';

/** Where a row sum finds its numbers in memory, in bytes. A row is `rowBytes` bytes, a multiple of 16, of two 4-bit numbers each. */
export interface RowSumLayout {
  /** The numbers of the rows, 32 bits each, as they come in a text; 0 stands for none. */
  readonly idsAt: number;
  /** The different ones among them, in the order of their first, and their weights. */
  readonly indexesAt: number;
  readonly weightsAt: number;
  /** How often each row comes, 16 bits each: all zero between two sums. */
  readonly countsAt: number;
  /** 64-bit floats: what a row counts that comes so often. */
  readonly powersAt: number;
  /** 32-bit floats: what the numbers of each row are multiplied with. */
  readonly scaleAt: number;
  readonly rowsAt: number;
  readonly rowBytes: number;
  /** Where the vector goes, and behind it the sum of its squares before it had length 1, as a 64-bit float. */
  readonly sumAt: number;
}

/** Numbers in a block of 16 bytes: 4 lanes of 8. */
const LANES = 4;
const LANE_NUMBERS = 8;

const NUMBER_BITS = 4;
const LANE_BITS = 32;

// Locals of the function; the sums follow one another from `sums`.
const local = { idBytes: 0, block: 1, position: 2, countBytes: 3, id: 4, count: 5, weight: 6, lanes: 7, sums: 8, squares: 16, factor: 17 } as const;
const LOCALS = { i32: 5, v128: 2 + LANE_NUMBERS, f64: 2 };

/**
 * The function `(idBytes)` of a module: the sum of the rows of `idBytes / 4` numbers, weighted, with length 1.
 *
 *     for each id that is not 0: count it; one that is new joins the indexes
 *     for each index: its weight = its scale * the power of its count
 *     for each block of a row
 *       sums[0..7] = 0
 *       for each index: lanes = its row's block, four lanes of 32 bits
 *                       sums[j] += weight * (number j of each lane)
 *       store the sums: lane l of sums[j] of block b is number 32 b + 8 l + j of a row
 *     divide the numbers by the root of the sum of their squares, which are added in their order: any other would give other bits
 */
export function rowSumModule(layout: RowSumLayout): Uint8Array<ArrayBuffer> {
  const body = code(countIds(layout), when(get(local.countBytes), code(weighIndexes(layout), sumRows(layout))), normalise(layout));
  return simdModule({ parameters: 1, locals: LOCALS, body });
}

function countIds({ idsAt, indexesAt, countsAt }: RowSumLayout): Code {
  const countOfId = code(get(local.id), i32(1), I32_SHL);
  const countId = code(
    code(countOfId, load16(countsAt), set(local.count)),
    // An index that is not new is overwritten by the next one.
    code(get(local.countBytes), get(local.id), store32(indexesAt)),
    code(get(local.countBytes), get(local.count), I32_EQZ, i32(2), I32_SHL, I32_ADD, set(local.countBytes)),
    code(countOfId, get(local.count), i32(1), I32_ADD, store16(countsAt)),
  );
  const body = code(get(local.position), load32(idsAt), set(local.id), when(get(local.id), countId));
  return when(get(local.idBytes), loop({ counter: local.position, step: 4, body, end: get(local.idBytes) }));
}

function weighIndexes({ indexesAt, weightsAt, countsAt, powersAt, scaleAt }: RowSumLayout): Code {
  const body = code(
    code(get(local.position), load32(indexesAt), set(local.id)),
    code(get(local.position), get(local.id), i32(2), I32_SHL, loadF32(scaleAt), F64_PROMOTE),
    code(get(local.id), i32(1), I32_SHL, load16(countsAt), i32(3), I32_SHL, loadF64(powersAt), F64_MUL, F32_DEMOTE, storeF32(weightsAt)),
    code(get(local.id), i32(1), I32_SHL, i32(0), store16(countsAt)),
  );
  return code(i32(0), set(local.position), loop({ counter: local.position, step: 4, body, end: get(local.countBytes) }));
}

function sumRows(layout: RowSumLayout): Code {
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

function normalise({ sumAt, rowBytes }: RowSumLayout): Code {
  const sumBytes = rowBytes * LANE_NUMBERS;
  const addSquares = code(pairAt(sumAt), tee(local.lanes), get(local.lanes), F64X2_MUL, set(local.lanes), addLanes(local.squares, local.lanes));
  return code(when(get(local.countBytes), everyPair(sumBytes, addSquares)), shorten({ sumAt, sumBytes }));
}

function everyPair(sumBytes: number, body: Code): Code {
  return code(i32(0), set(local.block), loop({ counter: local.block, step: 8, body, end: i32(sumBytes) }));
}

function pairAt(at: number): Code {
  return code(get(local.block), load64(at), F64X2_PROMOTE_LOW);
}

/** Leaves the sum of the squares behind the numbers, and gives these length 1, where they have any. */
function shorten({ sumAt, sumBytes }: { readonly sumAt: number; readonly sumBytes: number }): Code {
  const scalePair = code(get(local.block), pairAt(sumAt), get(local.factor), F64X2_SPLAT, F64X2_MUL, F32X4_DEMOTE, store64(sumAt));
  return code(
    code(i32(sumAt + sumBytes), get(local.squares), storeF64(0)),
    code(f64(1), get(local.squares), F64_SQRT, F64_DIV, set(local.factor)),
    when(code(get(local.squares), f64(0), F64_GT), everyPair(sumBytes, scalePair)),
  );
}

/** The function `()` of a module: the vector at `titleAt` and the sum, both of length 1, become one, as `combineVectors` does it, where the sum is. */
export function titledSumModule({ sumAt, titleAt, rowBytes }: Pick<RowSumLayout, 'sumAt' | 'rowBytes'> & { readonly titleAt: number }) {
  const sumBytes = rowBytes * LANE_NUMBERS;
  const addPair = code(
    code(pairAt(titleAt), pairAt(sumAt), F64X2_ADD, set(local.lanes)),
    code(get(local.block), get(local.lanes), F32X4_DEMOTE, store64(sumAt)),
    code(get(local.lanes), get(local.lanes), F64X2_MUL, set(local.lanes), addLanes(local.squares, local.lanes)),
  );
  return simdModule({ parameters: 1, locals: LOCALS, body: code(everyPair(sumBytes, addPair), shorten({ sumAt, sumBytes })) });
}

/** Number `number` of each lane, counted from its low bits, with its sign, as floats. */
function numberOfLanes(number: number): Code {
  const bitsAbove = LANE_BITS - NUMBER_BITS * (number + 1);
  return code(get(local.lanes), i32(bitsAbove), I32X4_SHL, i32(LANE_BITS - NUMBER_BITS), I32X4_SHR_S, F32X4_CONVERT_I32X4_S);
}

/** A lane of one vector and one of another, followed by these again. */
function lanesOf(one: number, lane: number, other: number, otherLane: number): Code {
  const [first, second] = [lane, LANES + otherLane].map((each) => Array.from({ length: LANE_BYTES }, (_, byte) => LANE_BYTES * each + byte));
  return code(get(one), get(other), shuffle([first, second, first, second].flatMap((bytes) => bytes ?? [])));
}

const LANE_BYTES = LANE_BITS / 8;
/** The first half of one vector and that of another. */
const LOW_HALVES = shuffle(Array.from({ length: BLOCK_BYTES }, (_, byte) => (byte < 8 ? byte : byte + 8)));

const I32X4_SHL = simd(0xab);
const I32X4_SHR_S = simd(0xac);
const F32X4_ADD = simd(0xe4);
const F32X4_MUL = simd(0xe6);
const F32X4_CONVERT_I32X4_S = simd(0xfa);
const F32X4_DEMOTE = simd(0x5e);
