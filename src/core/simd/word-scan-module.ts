import {
  block,
  BLOCK_BYTES,
  branch,
  branchIf,
  code,
  get,
  I32_ADD,
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
  when,
  type Code,
} from './module.ts';
import { HASH_BASE } from './word-hash.ts';

/** Where a scan of words finds what it needs in memory, in bytes. */
export interface WordScanLayout {
  /** Four numbers that it leaves behind: where the last word starts and ends, how many ids there are, and what the unit behind it is. */
  readonly stateAt: number;
  /** Ones for `MOST_UNITS` units, then as many zeros. */
  readonly masksAt: number;
  /** The text, in 16-bit units. */
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

/** Spreads the bits of a hash before its upper ones choose a slot. */
export const SLOT_FACTOR = 0x9e3779b1;

const local = { at: 0, to: 1, count: 2, start: 3, hash: 4, unit: 5, slot: 6, mask: 7 } as const;

/**
 * The function `(at, to, count)` of a module: takes the words of the text between two units, and adds the ids of their pieces, as long as it knows them and there are fewer than most.
 *
 *     while at < to and count < most
 *       start = at, hash = 0
 *       while at < to and the unit at is part of a word: fold it, add it to the hash, at += 1
 *       the unit at is unknown: it ends the scan
 *       nothing read: a space is passed over, a sign is a word of its own
 *       the word between start and at is in its slot or the one next to it: add its ids; else it ends the scan
 *     leave start, at, count and the last unit
 */
export function wordScanModule(layout: WordScanLayout): Uint8Array<ArrayBuffer> {
  const { textAt, foldsAt, mostIds } = layout;
  const leave = leaveState(layout.stateAt);
  const textUnit = code(double(local.at), load16(textAt));
  const readUnit = code(textUnit, i32(1), I32_SHL, load16(foldsAt), set(local.unit));
  const addUnit = code(
    code(double(local.at), get(local.unit), store16(textAt)),
    code(get(local.hash), i32(HASH_BASE), I32_MUL, get(local.unit), I32_ADD, set(local.hash)),
    step(local.at),
  );
  const readWord = block(
    // Out of the loop at the first unit that is no part, and at the end.
    repeat(
      code(readUnit, get(local.unit), i32(unitKind.alone + 1), I32_LT_U, branchIf(1), addUnit, get(local.at), get(local.to), I32_LT_U, branchIf(0)),
    ),
  );
  const readOther = code(
    // The loop over words is the second block around this.
    when(code(get(local.unit), i32(unitKind.alone), I32_LT_U), code(step(local.at), branch(2))),
    code(textUnit, set(local.hash), step(local.at)),
  );
  const word = code(
    code(get(local.at), set(local.start), i32(0), set(local.hash), readWord),
    when(code(get(local.unit), i32(unitKind.space), I32_LT_U), code(leave, RETURN)),
    when(code(get(local.start), get(local.at), I32_GE_U), readOther),
    findWord(layout, leave),
    addIds(layout),
  );
  const more = code(get(local.at), get(local.to), I32_GE_U, branchIf(1), get(local.count), i32(mostIds), I32_GE_U, branchIf(1));
  const body = code(block(repeat(code(more, word, branch(0)))), code(get(local.at), set(local.start)), leave);
  return simdModule({ parameters: 3, locals: { i32: 5, v128: 0 }, body });
}

/** Goes on with the slot of the word, or ends the scan. */
function findWord({ textAt, masksAt, slotsAt, slotBits }: WordScanLayout, leave: Code): Code {
  const differs = (part: number): Code =>
    code(
      code(double(local.start), load128(textAt + part), get(local.mask), load128(masksAt + part), V128_AND),
      code(get(local.slot), load128(slotsAt + part), V128_XOR),
    );
  const isOther = code(differs(0), differs(BLOCK_BYTES), V128_OR, differs(2 * BLOCK_BYTES), V128_OR, V128_ANY_TRUE);
  return code(
    when(code(get(local.at), get(local.start), I32_SUB, i32(MOST_UNITS), I32_GT_U), code(leave, RETURN)),
    code(i32(MOST_UNITS), get(local.at), I32_SUB, get(local.start), I32_ADD, i32(1), I32_SHL, set(local.mask)),
    code(get(local.hash), i32(SLOT_FACTOR | 0), I32_MUL, i32(32 - slotBits), I32_SHR_U, i32(SLOT_BYTES), I32_MUL, set(local.slot)),
    when(isOther, code(get(local.slot), i32(SLOT_BYTES), I32_XOR, set(local.slot), when(isOther, code(leave, RETURN)))),
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

const V128_AND = simd(0x4e);
const V128_OR = simd(0x50);
const V128_XOR = simd(0x51);
const V128_ANY_TRUE = simd(0x53);
const I32X4_EXTEND_LOW_U = simd(0xa9);
const I32X4_EXTEND_HIGH_U = simd(0xaa);
