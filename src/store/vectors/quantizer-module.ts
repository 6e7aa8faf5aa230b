import {
  addLanes,
  code,
  F32_DEMOTE,
  f64,
  F64_DIV,
  F64_GT,
  F64_LT,
  F64_MAX,
  F64_MUL,
  F64_PROMOTE,
  F64_SQRT,
  F64X2_ADD,
  F64X2_MUL,
  F64X2_PROMOTE_LOW,
  F64X2_SPLAT,
  F64X2_SUB,
  f64Lane,
  get,
  i32,
  I32_ADD,
  I32_AND,
  I32_SHL,
  load128,
  load64,
  loop,
  set,
  shuffle,
  simd,
  simdModule,
  storeF64,
  storeLane32,
  tee,
  when,
  ZERO_128,
  type Code,
} from '../../core/simd/module.ts';

/** Where the quantizer finds its numbers in memory, in bytes. */
export interface QuantizerLayout {
  /** Where the scale of the row goes, and behind it what its high bytes lose, as 64-bit floats: NaN and 0 for a vector without a direction. */
  readonly stateAt: number;
  /** The vector, as 32-bit floats, and what all vectors have in common, as 64-bit ones; zeros behind the last dimension. */
  readonly vectorAt: number;
  readonly centerAt: number;
  /** Rows of high bytes and of low ones. */
  readonly highAt: number;
  readonly lowAt: number;
  /** A multiple of 4, as many as there are dimensions at least. */
  readonly rowBytes: number;
}

/** The largest high byte, and what the low byte divides each of its steps into. */
const HIGH = 127;
export const LOW_STEPS = 254;
const ABOVE_ZERO = 128;

/** Numbers that are taken at once: the bytes of so many are written together. */
const NUMBERS = 4;

const local = { row: 0, at: 1, lanes: 2, rest: 3, whole: 4, low: 8, factor: 12, sum: 13, scale: 14 } as const;
const LOCALS = { i32: 1, v128: 10, f64: 3 };

/**
 * The function `(row)` of a module: takes the direction of the vector, less what all have in common, as the row of bytes that is `row` bytes behind the first.
 *
 *     length = the root of the sum of the squares; without one there is nothing to do
 *     numbers = vector / length - center
 *     scale = the largest of them / 127, as a 32-bit float; 1 where that is 0
 *     for each number: high = number / scale, low = what is left * 254, both rounded
 *     loss = scale * the root of the sum of the squares of what is left, which are added in their order
 */
export function quantizerModule(layout: QuantizerLayout): Uint8Array<ArrayBuffer> {
  const { stateAt } = layout;
  const hasDirection = code(get(local.sum), f64(0), F64_GT, get(local.sum), f64(Infinity), F64_LT, I32_AND);
  const leave = (place: number, value: Code): Code => code(i32(stateAt + 8 * place), value, storeF64(0));
  return simdModule({
    parameters: 1,
    locals: LOCALS,
    body: code(
      code(leave(0, f64(NaN)), leave(1, f64(0))),
      addSquares(layout),
      when(
        hasDirection,
        code(
          code(f64(1), get(local.sum), F64_SQRT, F64_DIV, set(local.factor)),
          findScale(layout),
          leave(0, get(local.scale)),
          writeBytes(layout),
          leave(1, code(get(local.scale), get(local.sum), F64_SQRT, F64_MUL)),
        ),
      ),
    ),
  });
}

function addSquares(layout: QuantizerLayout): Code {
  return everyPair(
    layout,
    code(vectorPair(layout, 0), tee(local.lanes), get(local.lanes), F64X2_MUL, set(local.lanes), addLanes(local.sum, local.lanes)),
  );
}

function findScale(layout: QuantizerLayout): Code {
  const largest = local.rest;
  return code(
    code(ZERO_128, set(largest)),
    everyPair(layout, code(get(largest), numberPair(layout, 0), F64X2_ABS, F64X2_MAX, set(largest))),
    code(get(largest), f64Lane(0), get(largest), f64Lane(1), F64_MAX, f64(HIGH), F64_DIV, F32_DEMOTE, F64_PROMOTE, set(local.scale)),
    // One that is no more than what all have in common is a row of zeros.
    code(get(local.scale), f64(1), get(local.scale), f64(0), F64_GT, SELECT, set(local.scale)),
  );
}

function writeBytes(layout: QuantizerLayout): Code {
  const perStep = local.whole + 2;
  const pairs = [0, 1];
  const body = code(
    ...pairs.map((pair) =>
      code(
        code(numberPair(layout, pair), get(perStep), F64X2_MUL, tee(local.rest), rounded(), tee(local.whole + pair)),
        code(F64X2_CONVERT_LOW, splat(ABOVE_ZERO), F64X2_SUB, set(local.lanes)),
        code(get(local.rest), get(local.lanes), F64X2_SUB, tee(local.rest), splat(LOW_STEPS), F64X2_MUL, rounded(), set(local.low + pair)),
        code(get(local.rest), get(local.rest), F64X2_MUL, set(local.lanes), addLanes(local.sum, local.lanes)),
      ),
    ),
    ...[
      [local.whole, layout.highAt],
      [local.low, layout.lowAt],
    ].map(([first = 0, at = 0]) => code(get(local.row), get(local.at), I32_ADD, bytesOf(first), storeLane32(at))),
  );
  return code(
    code(f64(1), get(local.scale), F64_DIV, F64X2_SPLAT, set(perStep)),
    code(f64(0), set(local.sum), i32(0), set(local.at)),
    loop({ counter: local.at, step: NUMBERS, body, end: i32(layout.rowBytes) }),
  );
}

/** What is rounded, above zero, where to cut off is to round down. */
function rounded(): Code {
  return code(splat(ABOVE_ZERO), F64X2_ADD, splat(0.5), F64X2_ADD, I32X4_TRUNC_F64X2);
}

/** The lowest bytes of two pairs of rounded numbers, brought back to where they were. */
function bytesOf(first: number): Code {
  const lowest = [0, 4, 16, 20];
  return code(get(first), get(first + 1), shuffle([...lowest, ...lowest, ...lowest, ...lowest]), i32(ABOVE_ZERO), I8X16_SPLAT, V128_XOR);
}

function everyPair({ rowBytes }: QuantizerLayout, body: Code): Code {
  return code(i32(0), set(local.at), loop({ counter: local.at, step: 2, body, end: i32(rowBytes) }));
}

/** Two numbers of the vector, so many pairs behind the present place. */
function vectorPair({ vectorAt }: QuantizerLayout, pair: number): Code {
  return code(get(local.at), i32(2), I32_SHL, load64(vectorAt + 8 * pair), F64X2_PROMOTE_LOW);
}

/** The same of its direction, less what all have in common. */
function numberPair(layout: QuantizerLayout, pair: number): Code {
  const center = code(get(local.at), i32(3), I32_SHL, load128(layout.centerAt + 16 * pair));
  return code(vectorPair(layout, pair), get(local.factor), F64X2_SPLAT, F64X2_MUL, center, F64X2_SUB);
}

function splat(value: number): Code {
  return code(f64(value), F64X2_SPLAT);
}

const SELECT: Code = [0x1b];
const I8X16_SPLAT = simd(0x0f);
const V128_XOR = simd(0x51);
const F64X2_ABS = simd(0xec);
const F64X2_MAX = simd(0xf5);
const I32X4_TRUNC_F64X2 = simd(0xfc);
const F64X2_CONVERT_LOW = simd(0xfe);
