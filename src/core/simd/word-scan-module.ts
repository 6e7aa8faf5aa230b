import {
  block,
  BLOCK_BYTES,
  branch,
  branchIf,
  code,
  get,
  I32_ADD,
  I32_EQZ,
  I32_GE_U,
  I32_GT_U,
  I32_LT_U,
  I32_MUL,
  I32_SHL,
  I32_SHR_U,
  I32_SUB,
  I32_XOR,
  i32,
  load128,
  load16,
  repeat,
  RETURN,
  set,
  simd,
  simdModule,
  STORE_32,
  store128,
  store16,
  tee,
  when,
  type Code,
} from './module.ts';

/** Where a scan of words finds what it needs in memory, in bytes. */
export interface WordScanLayout {
  /** Four numbers that it leaves behind: where the last word starts and ends, how many ids there are, and what the unit behind it is. */
  readonly stateAt: number;
  /** Ones for `MOST_UNITS` units, then as many zeros. */
  readonly masksAt: number;
  /** The text, in 16-bit units, a zero behind it, and room for a word of `MOST_UNITS` that begins there. */
  readonly textAt: number;
  /** For each unit what it folds to, where it is part of a word, else one of `unitKind`. */
  readonly foldsAt: number;
  /** Where ids go, 32 bits each. */
  readonly idsAt: number;
  readonly mostIds: number;
  /** Words and their ids: `2 ** slotBits` slots of `SLOT_BYTES`. */
  readonly slotsAt: number;
  readonly slotBits: number;
}

/** Below these no unit is part of a word. */
export const unitKind = { unknown: 0, space: 1, alone: 2 } as const;

/** A slot holds the units of a word, zeros behind them, the ids of its pieces, and in the last place how many these are, 16 bits each. */
export const SLOT_BYTES = 64;
export const MOST_UNITS = 24;
export const MOST_PIECES = SLOT_BYTES / 2 - MOST_UNITS - 1;
const IDS_IN_SLOT = 2 * MOST_UNITS;
const COUNT_IN_SLOT = SLOT_BYTES - 2;

/** A word that is not in its slot may be in others: what the number of the slot changes by, for each of them, from one to the next. */
export const NEIGHBORS = [1, 3, 1];

/** Spreads the bits of a hash before its upper ones choose a slot. */
export const SLOT_FACTOR = 0x9e3779b1;

/** The hash of a word is the sum of its units, each times the weight of its place, both as signed numbers of 16 bits. */
export const HASH_WEIGHTS = Int16Array.from({ length: MOST_UNITS }, (_, place) => (Math.imul(place + 1, SLOT_FACTOR) >>> 16) | 1);

const UNITS_OF_BLOCK = BLOCK_BYTES / 2;
const BLOCKS = Array.from({ length: MOST_UNITS / UNITS_OF_BLOCK }, (_, index) => index);
const [SPACE, ZERO, SMALL_A, ASCII_END] = [0x20, 0x30, 0x61, 0x80];
const [DIGITS, LETTERS] = [10, 26];
/** What a large letter of ASCII lacks. */
export const SMALL = 0x20;
const SIGN = 0x8000;

const local = { at: 0, to: 1, count: 2, start: 3, unit: 4, slot: 5, mask: 6, parts: 7, first: 8 } as const;
const SUM = local.first + BLOCKS.length;

/**
 * The function `(at, to, count)` of a module: takes the words of the text between two units, and adds the ids of their pieces, as long as it knows them and there are fewer than most.
 *
 *     while at < to and count < most
 *       a space is passed over
 *       start = at
 *       24 units at once: how many letters and digits of ASCII they begin with; at += as many, and the word is these as small letters
 *       none, all, or more than ASCII behind them: unit by unit instead
 *         while at < to and the unit at is part of a word: fold it, at += 1
 *         the unit at is unknown: it ends the scan
 *         nothing read: a space is passed over, a sign is a word of its own
 *       the word between start and at is in the slot of its hash or one of its neighbors: add its ids; else it ends the scan
 *     leave start, at, count and the last unit
 */
export function wordScanModule(layout: WordScanLayout): Uint8Array<ArrayBuffer> {
  const { textAt, mostIds } = layout;
  const leave = leaveState(layout.stateAt);
  const textUnit = code(double(local.at), load16(textAt));
  const passSpace = when(code(textUnit, i32(SPACE), I32_XOR, I32_EQZ), code(step(local.at), branch(1)));
  const isOther = code(
    code(get(local.parts), I32_EQZ, get(local.parts), i32(MOST_UNITS), I32_XOR, I32_EQZ, I32_OR),
    code(textUnit, i32(ASCII_END), I32_GE_U, I32_OR),
  );
  const word = code(
    code(get(local.at), set(local.start), i32(unitKind.space), set(local.unit)),
    readAscii(textAt),
    when(isOther, readUnits(layout, leave)),
    maskWord(layout.masksAt),
    findWord(layout, leave),
    addIds(layout),
  );
  const more = code(get(local.at), get(local.to), I32_GE_U, branchIf(1), get(local.count), i32(mostIds), I32_GE_U, branchIf(1));
  const body = code(block(repeat(code(more, passSpace, word, branch(0)))), code(get(local.at), set(local.start)), leave);
  return simdModule({ parameters: 3, locals: { i32: 5, v128: BLOCKS.length + 1 }, body });
}

/** Counts the letters and digits of ASCII from here, as far as there may be, and goes behind them; the blocks are their units, those of large letters as small ones. */
function readAscii(textAt: number): Code {
  const small = (index: number): Code => code(get(local.first + index), allUnits(SMALL), V128_OR);
  // Unsigned numbers less than a limit are, with another sign, the least signed ones.
  const isBelow = (units: Code, from: number, count: number): Code =>
    code(units, allUnits(SIGN - from), I16X8_ADD, allUnits(SIGN + count), I16X8_LT_S);
  const isPart = (index: number): Code => code(isBelow(small(index), SMALL_A, LETTERS), isBelow(get(local.first + index), ZERO, DIGITS), V128_OR);
  const [one, two, three] = BLOCKS.map(isPart);
  return code(
    BLOCKS.map((index) => code(double(local.at), load128(textAt + index * BLOCK_BYTES), set(local.first + index))),
    code(one ?? [], two ?? [], I8X16_NARROW, I8X16_BITMASK, three ?? [], I16X8_BITMASK, i32(2 * UNITS_OF_BLOCK), I32_SHL, I32_OR),
    code(i32(-1), I32_XOR, I32_CTZ, tee(local.parts), get(local.at), I32_ADD, set(local.at)),
    BLOCKS.map((index) => code(small(index), set(local.first + index))),
  );
}

/** Reads a word unit by unit from its start. */
function readUnits({ textAt, foldsAt }: WordScanLayout, leave: Code): Code {
  const textUnit = code(double(local.at), load16(textAt));
  const readUnit = code(textUnit, i32(1), I32_SHL, load16(foldsAt), set(local.unit));
  const addUnit = code(double(local.at), get(local.unit), store16(textAt), step(local.at));
  const readWord = block(
    // Out of the loop at the first unit that is no part, and at the end.
    repeat(
      code(readUnit, get(local.unit), i32(unitKind.alone + 1), I32_LT_U, branchIf(1), addUnit, get(local.at), get(local.to), I32_LT_U, branchIf(0)),
    ),
  );
  const readOther = code(
    // The loop over words is the third block around this.
    when(code(get(local.unit), i32(unitKind.alone), I32_LT_U), code(step(local.at), branch(3))),
    step(local.at),
  );
  return code(
    code(get(local.start), set(local.at), readWord),
    when(code(get(local.unit), i32(unitKind.space), I32_LT_U), code(leave, RETURN)),
    when(code(get(local.start), get(local.at), I32_GE_U), readOther),
    when(code(get(local.at), get(local.start), I32_SUB, tee(local.parts), i32(MOST_UNITS), I32_GT_U), code(leave, RETURN)),
    BLOCKS.map((index) => code(double(local.start), load128(textAt + index * BLOCK_BYTES), set(local.first + index))),
  );
}

/** Leaves zeros behind the units of the word. */
function maskWord(masksAt: number): Code {
  return code(
    code(i32(MOST_UNITS), get(local.parts), I32_SUB, i32(1), I32_SHL, set(local.mask)),
    BLOCKS.map((index) =>
      code(get(local.first + index), get(local.mask), load128(masksAt + index * BLOCK_BYTES), V128_AND, set(local.first + index)),
    ),
  );
}

/** Goes on with the slot of the word, or ends the scan. */
function findWord({ slotsAt, slotBits }: WordScanLayout, leave: Code): Code {
  const weighted = BLOCKS.map((index) => {
    const weights = [...HASH_WEIGHTS.subarray(index * UNITS_OF_BLOCK, (index + 1) * UNITS_OF_BLOCK)];
    return code(get(local.first + index), eightUnits(weights), I32X4_DOT_I16X8, index === 0 ? [] : I32X4_ADD);
  });
  const hash = code(weighted, set(SUM), lane(0), lane(1), I32_ADD, lane(2), I32_ADD, lane(3), I32_ADD);
  const differs = (index: number): Code => code(get(local.first + index), get(local.slot), load128(slotsAt + index * BLOCK_BYTES), V128_XOR);
  const isOther = code(
    BLOCKS.map((index) => code(differs(index), index === 0 ? [] : V128_OR)),
    V128_ANY_TRUE,
  );
  return code(
    code(hash, i32(SLOT_FACTOR | 0), I32_MUL, i32(32 - slotBits), I32_SHR_U, i32(SLOT_BYTES), I32_MUL, set(local.slot)),
    // One neighbor after the other, and after the last the end of the scan.
    NEIGHBORS.reduceRight<Code>(
      (next, neighbor) => when(isOther, code(get(local.slot), i32(neighbor * SLOT_BYTES), I32_XOR, set(local.slot), next)),
      when(isOther, code(leave, RETURN)),
    ),
  );
}

/** Adds all ids that a slot has room for, of which those that are too many are overwritten by the next ones. */
function addIds({ idsAt, slotsAt }: WordScanLayout): Code {
  const at = code(get(local.count), i32(2), I32_SHL);
  const ids = code(get(local.slot), load128(slotsAt + IDS_IN_SLOT));
  return code(
    code(at, ids, I32X4_EXTEND_LOW_U, store128(idsAt)),
    code(at, ids, I32X4_EXTEND_HIGH_U, store128(idsAt + BLOCK_BYTES)),
    code(get(local.count), get(local.slot), load16(slotsAt + COUNT_IN_SLOT), I32_ADD, set(local.count)),
  );
}

function leaveState(stateAt: number): Code {
  return code(...[local.start, local.at, local.count, local.unit].map((each, index) => code(i32(stateAt + 4 * index), get(each), STORE_32)));
}

function double(index: number): Code {
  return code(get(index), i32(1), I32_SHL);
}

function step(index: number): Code {
  return code(get(index), i32(1), I32_ADD, set(index));
}

/** The same unit in all places of a block. */
function allUnits(unit: number): Code {
  return eightUnits(Array.from({ length: UNITS_OF_BLOCK }, () => unit));
}

function eightUnits(numbers: readonly number[]): Code {
  return code(simd(0x0c), [...new Uint8Array(Uint16Array.from(numbers).buffer)]);
}

/** One of the four numbers of the sum. */
function lane(index: number): Code {
  return code(get(SUM), simd(0x1b), [index]);
}

const I32_CTZ: Code = [0x68];
const I32_OR: Code = [0x72];
const I8X16_NARROW = simd(0x65);
const I8X16_BITMASK = simd(0x64);
const I16X8_BITMASK = simd(0x84);
const I16X8_ADD = simd(0x8e);
const I16X8_LT_S = simd(0x2f);
const I32X4_ADD = simd(0xae);
const I32X4_DOT_I16X8 = simd(0xba);
const V128_AND = simd(0x4e);
const V128_OR = simd(0x50);
const V128_XOR = simd(0x51);
const V128_ANY_TRUE = simd(0x53);
const I32X4_EXTEND_LOW_U = simd(0xa9);
const I32X4_EXTEND_HIGH_U = simd(0xaa);
