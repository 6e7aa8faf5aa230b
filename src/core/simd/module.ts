/** WebAssembly instructions, or a part of a module, in bytes; parts are joined once, when the module is made. */
export type Code = readonly (number | Code)[];

/** A function of numbers and locals, which follow its parameters, and what it does. All parameters are of 32 bits. */
export interface SimdFunction {
  readonly parameters: number;
  /** How many locals of 32 bits there are, behind them of 128, and behind those of floats of 64. */
  readonly locals: { readonly i32: number; readonly v128: number; readonly f64?: number };
  readonly body: Code;
}

/** Bytes of a vector of WebAssembly. */
export const BLOCK_BYTES = 16;

const I32 = 0x7f;
const F64 = 0x7c;
const V128 = 0x7b;

/** A WebAssembly module that imports its memory as `host.memory` and exports one function, which gives nothing, as `run`. */
export function simdModule({ parameters, locals, body }: SimdFunction): Uint8Array<ArrayBuffer> {
  const kinds = vector([
    [locals.i32, I32],
    [locals.v128, V128],
    [locals.f64 ?? 0, F64],
  ]);
  const whole = joined([kinds, body, END]);
  const bytes = joined([
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
    section(1, vector([code([0x60], vector(Array.from({ length: parameters }, () => [I32])), vector([]))])), // types: (i32, …) -> ()
    section(2, vector([code(name('host'), name('memory'), [0x02, 0x00, 0x01])])), // imports: a memory of at least one page
    section(3, vector([[0]])), // functions: one, of type 0
    section(7, vector([code(name('run'), [0x00, 0])])), // exports: function 0
    section(10, vector([code(unsigned(whole.length), whole)])), // code
  ]);
  return new Uint8Array(bytes);
}

export interface Loop {
  readonly counter: number;
  readonly step: number;
  readonly body: Code;
  readonly end: Code;
}

/** Runs `body`, then adds `step` to the counter, for as long as that is less than `end`; once at least. */
export function loop({ counter, step, body, end }: Loop): Code {
  const isLess = code(get(counter), i32(step), I32_ADD, tee(counter), end, I32_LT_U);
  return repeat(code(body, isLess, branchIf(0)));
}

/** What a branch to it ends. */
export function block(body: Code): Code {
  return code([0x02, 0x40], body, [END]);
}

/** What a branch to it begins again; it ends where there is none. */
export function repeat(body: Code): Code {
  return code([0x03, 0x40], body, [END]);
}

/** A block that is gone into where the condition, a number on the stack, is not 0. */
export function when(condition: Code, body: Code): Code {
  return code(condition, [0x04, 0x40], body, [END]);
}

/** Goes to the block, loop or condition that is so many further out than the innermost. */
export function branch(out: number): Code {
  return [0x0c, out];
}

/** The same, where a number on the stack is not 0. */
export function branchIf(out: number): Code {
  return [0x0d, out];
}

/** Parts one after the other. */
export function code(...parts: readonly Code[]): Code {
  return parts;
}

/** The bytes of some code, behind those that there are. */
function joined(parts: Code, bytes: number[] = []): number[] {
  parts.forEach((part) => {
    if (typeof part === 'number') bytes.push(part);
    else joined(part, bytes);
  });
  return bytes;
}

const END = 0x0b;
export const RETURN: Code = [0x0f];
export const I32_EQZ: Code = [0x45];
export const I32_LT_U: Code = [0x49];
export const I32_GT_U: Code = [0x4b];
export const I32_GE_U: Code = [0x4f];
export const I32_ADD: Code = [0x6a];
export const I32_SUB: Code = [0x6b];
export const I32_MUL: Code = [0x6c];
export const I32_AND: Code = [0x71];
export const I32_XOR: Code = [0x73];
export const I32_SHL: Code = [0x74];
export const I32_SHR_U: Code = [0x76];
export const ZERO_128: Code = code(
  simd(0x0c),
  Array.from({ length: BLOCK_BYTES }, () => 0),
);

const F64_ADD: Code = [0xa0];
export const F64_MUL: Code = [0xa2];
export const F64_DIV: Code = [0xa3];
export const F64_SQRT: Code = [0x9f];
export const F64_LT: Code = [0x63];
export const F64_GT: Code = [0x64];
export const F64_MAX: Code = [0xa5];
export const F32_DEMOTE: Code = [0xb6];
export const F64_PROMOTE: Code = [0xbb];
export const F64X2_SPLAT: Code = simd(0x14);
export const F64X2_PROMOTE_LOW: Code = simd(0x5f);
export const F64X2_ADD: Code = simd(0xf0);
export const F64X2_SUB: Code = simd(0xf1);
export const F64X2_MUL: Code = simd(0xf2);

export function f64(value: number): Code {
  return [0x44, ...new Uint8Array(Float64Array.of(value).buffer)];
}

/** One of the two floats of a vector. */
export function f64Lane(lane: number): Code {
  return code(simd(0x21), [lane]);
}

/** Adds the two floats of a vector to a sum, in their order; both are locals, by their numbers. */
export function addLanes(sum: number, lanes: number): Code {
  return code(...[0, 1].map((lane) => code(get(sum), get(lanes), f64Lane(lane), F64_ADD, set(sum))));
}

/** Bytes of two vectors, by their places in both. */
export function shuffle(bytes: readonly number[]): Code {
  return code(simd(0x0d), bytes);
}

/** The value of a local, or parameter, by its number. */
export function get(index: number): Code {
  return [0x20, index];
}

export function set(index: number): Code {
  return [0x21, index];
}

export function tee(index: number): Code {
  return [0x22, index];
}

export function i32(value: number): Code {
  return [0x41, ...signed(value)];
}

// Loads and stores take the address on the stack plus a constant; the first operand is the alignment, as a power of two.
export function load32(at: number): Code {
  return [0x28, 2, ...unsigned(at)];
}

export function load16(at: number): Code {
  return [0x2f, 1, ...unsigned(at)];
}

export function store16(at: number): Code {
  return [0x3b, 1, ...unsigned(at)];
}

export function store32(at: number): Code {
  return [0x36, 2, ...unsigned(at)];
}

export const STORE_32: Code = store32(0);

export function loadF32(at: number): Code {
  return [0x2a, 2, ...unsigned(at)];
}

export function loadF64(at: number): Code {
  return [0x2b, 3, ...unsigned(at)];
}

export function storeF32(at: number): Code {
  return [0x38, 2, ...unsigned(at)];
}

export function storeF64(at: number): Code {
  return [0x39, 3, ...unsigned(at)];
}

export function load32Splat(at: number): Code {
  return code(simd(0x09), [2], unsigned(at));
}

/** Eight signed bytes as eight numbers of 16 bits. */
export function load64Widened(at: number): Code {
  return code(simd(0x01), [0], unsigned(at));
}

/** The lower half of a vector, with zeros above it. */
export function load64(at: number): Code {
  return code(simd(0x5d), [3], unsigned(at));
}

export function store64(at: number): Code {
  return code(simd(0x5b), [3], unsigned(at), [0]);
}

export function load128(at: number): Code {
  return code(simd(0x00), [0], unsigned(at));
}

export function store128(at: number): Code {
  return code(simd(0x0b), [2], unsigned(at));
}

/** Four bytes, those of the first lane. */
export function storeLane32(at: number): Code {
  return code(simd(0x5a), [2], unsigned(at), [0]);
}

/** An instruction on vectors, by its number. */
export function simd(operation: number): Code {
  return [0xfd, ...unsigned(operation)];
}

function section(id: number, content: Code): Code {
  const bytes = joined(content);
  return code([id], unsigned(bytes.length), bytes);
}

function vector(items: readonly Code[]): Code {
  return code(unsigned(items.length), ...items);
}

/** A name of ASCII letters. */
function name(text: string): Code {
  return vector(Array.from(text, (letter) => [letter.codePointAt(0) ?? 0]));
}

/** LEB128 of a number that is not negative. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** LEB128 of a signed number. */
function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
