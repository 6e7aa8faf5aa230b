/** Where a row sum finds its numbers in memory, in bytes. A row is `rowBytes` bytes, a multiple of 16, of two 4-bit numbers each. */
export interface RowSumLayout {
  readonly indexesAt: number;
  readonly weightsAt: number;
  readonly sumAt: number;
  readonly rowsAt: number;
  readonly rowBytes: number;
}

/** Numbers in a block of 16 bytes: 4 lanes of 8. */
export const LANES = 4;
export const LANE_NUMBERS = 8;

const BLOCK_BYTES = 16;
const NUMBER_BITS = 4;
const LANE_BITS = 32;

const I32 = 0x7f;
const V128 = 0x7b;

// Locals of the function; the sums follow one another from `sums`.
const local = { countBytes: 0, block: 1, position: 2, weight: 3, lanes: 4, sums: 5 } as const;

type Code = readonly number[];

/**
 * A WebAssembly module that imports its memory as `row.memory` and exports `sum(countBytes)`: the weighted sum of `countBytes / 4` rows, at least one.
 *
 *     for each block of a row
 *       sums[0..7] = 0
 *       for each index: lanes = its row's block, four lanes of 32 bits
 *                       sums[j] += weight * (number j of each lane)
 *       store the sums
 *
 * So lane l of sums[j] of block b is number 32 b + 8 l + j of a row.
 */
export function rowSumModule(layout: RowSumLayout): Uint8Array<ArrayBuffer> {
  const locals = vector([
    [2, I32],
    [2 + LANE_NUMBERS, V128],
  ]);
  const body = code(locals, sumFunction(layout), [END]);
  const bytes = code(
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
    section(1, vector([code([0x60], vector([[I32]]), vector([]))])), // types: (i32) -> ()
    section(2, vector([code(name('row'), name('memory'), [0x02, 0x00, 0x01])])), // imports: a memory of at least one page
    section(3, vector([[0]])), // functions: one, of type 0
    section(7, vector([code(name('sum'), [0x00, 0])])), // exports: function 0
    section(10, vector([code(unsigned(body.length), body)])), // code
  );
  return new Uint8Array(bytes);
}

function sumFunction(layout: RowSumLayout): Code {
  const sums = Array.from({ length: LANE_NUMBERS }, (_, number) => local.sums + number);
  const addRow = code(
    code(get(local.position), load32Splat(layout.weightsAt), set(local.weight)),
    code(get(local.position), load32(layout.indexesAt), i32(layout.rowBytes), I32_MUL, get(local.block), I32_ADD),
    code(load128(layout.rowsAt), set(local.lanes)),
    ...sums.map((sum, number) => code(get(sum), numberOfLanes(number), get(local.weight), F32X4_MUL, F32X4_ADD, set(sum))),
  );
  const storeSum = (sum: number, number: number): Code =>
    // 16 bytes of a row give 128 bytes of sums.
    code(get(local.block), i32(LANE_NUMBERS), I32_MUL, get(sum), store128(layout.sumAt + BLOCK_BYTES * number));
  const sumBlock = code(
    ...sums.map((sum) => code(ZERO_128, set(sum))),
    loop({ counter: local.position, step: 4, body: addRow, end: get(local.countBytes) }),
    ...sums.map(storeSum),
  );
  return loop({ counter: local.block, step: BLOCK_BYTES, body: sumBlock, end: i32(layout.rowBytes) });
}

/** Number `number` of each lane, counted from its low bits, with its sign, as floats. */
function numberOfLanes(number: number): Code {
  const bitsAbove = LANE_BITS - NUMBER_BITS * (number + 1);
  return code(get(local.lanes), i32(bitsAbove), I32X4_SHL, i32(LANE_BITS - NUMBER_BITS), I32X4_SHR_S, F32X4_CONVERT_I32X4_S);
}

interface Loop {
  readonly counter: number;
  readonly step: number;
  readonly body: Code;
  readonly end: Code;
}

/** Runs `body` for counter = 0, step, … while it is less than `end`; once at least. */
function loop({ counter, step, body, end }: Loop): Code {
  const isLess = code(get(counter), i32(step), I32_ADD, tee(counter), end, I32_LT_U);
  return code(i32(0), set(counter), LOOP, body, isLess, BRANCH_IF, [END]);
}

function code(...parts: readonly Code[]): Code {
  return parts.flat();
}

const END = 0x0b;
const LOOP: Code = [0x03, 0x40];
const BRANCH_IF: Code = [0x0d, 0x00];
const I32_LT_U: Code = [0x49];
const I32_ADD: Code = [0x6a];
const I32_MUL: Code = [0x6c];
const ZERO_128: Code = code(
  simd(0x0c),
  Array.from({ length: BLOCK_BYTES }, () => 0),
);
const I32X4_SHL = simd(0xab);
const I32X4_SHR_S = simd(0xac);
const F32X4_ADD = simd(0xe4);
const F32X4_MUL = simd(0xe6);
const F32X4_CONVERT_I32X4_S = simd(0xfa);

function get(index: number): Code {
  return [0x20, index];
}

function set(index: number): Code {
  return [0x21, index];
}

function tee(index: number): Code {
  return [0x22, index];
}

function i32(value: number): Code {
  return [0x41, ...signed(value)];
}

// Loads and stores take the address on the stack plus a constant; the first operand is the alignment, as a power of two.
function load32(at: number): Code {
  return [0x28, 2, ...unsigned(at)];
}

function load32Splat(at: number): Code {
  return code(simd(0x09), [2], unsigned(at));
}

function load128(at: number): Code {
  return code(simd(0x00), [0], unsigned(at));
}

function store128(at: number): Code {
  return code(simd(0x0b), [2], unsigned(at));
}

function simd(operation: number): Code {
  return [0xfd, ...unsigned(operation)];
}

function section(id: number, content: Code): Code {
  return code([id], unsigned(content.length), content);
}

function vector(items: readonly Code[]): Code {
  return code(unsigned(items.length), ...items);
}

function name(text: string): Code {
  return vector([...Buffer.from(text)].map((byte) => [byte]));
}

/** LEB128 of a number that is not negative. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** LEB128 of a signed number. */
function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
