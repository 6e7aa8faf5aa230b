import { createWasmMemory, instantiate } from './instance.ts';
import { HASH_WEIGHTS, MOST_PIECES, MOST_UNITS, NEIGHBORS, SLOT_BYTES, SLOT_FACTOR, SMALL, unitKind, wordScanModule } from './word-scan-module.ts';

/** Units of a text that a scan can take. */
const TEXT_UNITS = 0x4000;
const UNITS = 0x10000;
const SLOT_BITS = 17;
const SLOT_UNITS = SLOT_BYTES / 2;

const STATE_AT = 0;
const MASKS_AT = 0x40;
const TEXT_AT = 0x100;
/** A word is read as if it had the most units. */
const FOLDS_AT = TEXT_AT + 2 * (TEXT_UNITS + MOST_UNITS);
/** Each slot is one line of the processor's cache. */
const SLOTS_AT = Math.ceil((FOLDS_AT + 2 * UNITS) / SLOT_BYTES) * SLOT_BYTES;
const IDS_AT = SLOTS_AT + 2 ** SLOT_BITS * SLOT_BYTES;

/** Ids beyond it do not fit. */
const MOST_ID = 0xffff;
const [ZERO, NINE] = [0x30, 0x39];
const [LARGE_A, LARGE_Z] = [0x41, 0x5a];
/** Longer words with digits are mostly ids and amounts, which seldom come again. */
const SHORT_UNITS = 4;
/** Fewer units of texts are read before a scan is worth its memory and the time to compile it: some milliseconds. */
export const SCAN_FROM_UNITS = 4096;

/** Writes the ids of a word behind the first `count` ids, and gives how many there are then. */
export type CutWord = (units: Uint16Array, ids: Int32Array, count: number) => number;

export interface WordScanOptions {
  readonly cut: CutWord;
  /** What a unit folds to in a word, or its kind; undefined where that is not all there is to do with it. Letters and digits of ASCII are parts of words, as small letters. */
  readonly fold: (unit: number) => number | undefined;
  /** Most ids of one text. */
  readonly most: number;
}

/**
 * Ids of texts whose characters are one unit each, as nearly all are, by the ids of their words, which are cut once and remembered. A word has one slot and
 * three neighbors, from which others push it later: memory stays the same however many words there are. In WebAssembly, which takes a third of the time of the
 * same in JavaScript.
 */
export class WordScan {
  /** Those of the text that was read last. */
  readonly ids: Int32Array;
  readonly #cut: CutWord;
  readonly #fold: WordScanOptions['fold'];
  readonly #most: number;
  readonly #run: (...parameters: readonly number[]) => void;
  readonly #state: Int32Array;
  readonly #text: Uint16Array;
  readonly #textBytes: Buffer;
  readonly #folds: Uint16Array;
  readonly #slots: Uint16Array;

  constructor({ cut, fold, most }: WordScanOptions) {
    this.#cut = cut;
    this.#fold = fold;
    this.#most = most;
    // Ids of one word more than are wanted, and the room of one that is not used.
    const memory = createWasmMemory(IDS_AT + Int32Array.BYTES_PER_ELEMENT * (most + MOST_PIECES + 1));
    const { buffer } = memory;
    const places = { stateAt: STATE_AT, masksAt: MASKS_AT, textAt: TEXT_AT, foldsAt: FOLDS_AT, idsAt: IDS_AT, slotsAt: SLOTS_AT };
    this.#run = instantiate(wordScanModule({ ...places, mostIds: most, slotBits: SLOT_BITS }), memory);
    this.#state = new Int32Array(buffer, STATE_AT, 4);
    this.#text = new Uint16Array(buffer, TEXT_AT, TEXT_UNITS + 1);
    this.#textBytes = Buffer.from(buffer, TEXT_AT, 2 * TEXT_UNITS);
    this.#folds = new Uint16Array(buffer, FOLDS_AT, UNITS);
    this.ids = new Int32Array(buffer, IDS_AT, most + MOST_PIECES);
    this.#slots = new Uint16Array(buffer, SLOTS_AT, 2 ** SLOT_BITS * SLOT_UNITS);
    new Uint16Array(buffer, MASKS_AT, MOST_UNITS).fill(0xffff);
  }

  /** Finds the ids of a text, at most as many as are wanted, and gives their number; -1 for a text that is to be read another way. */
  read(text: string, most = this.#most): number {
    const end = Math.min(text.length, TEXT_UNITS);
    if (most > this.#most) return -1;
    this.#textBytes.write(text, 0, 'utf16le');
    this.#text[end] = 0;
    let [start, at, count, unit] = [0, 0, 0, 0];
    for (let isDone = false; !isDone;) {
      this.#run(at, end, count);
      [start = 0, at = 0, count = 0, unit = 0] = this.#state;
      isDone = count >= most || start === end;
      if (isDone) break;
      if (at < end && unit === unitKind.unknown) {
        const folded = this.#fold(this.#text[at] ?? 0);
        if (folded === undefined) return -1;
        this.#folds[this.#text[at] ?? 0] = folded;
        at = start;
      } else count = this.#cutWord(start, at, count);
    }
    return count < most && end < text.length ? -1 : Math.min(count, most);
  }

  /** Writes the ids of a word that was kept behind the first `count` and gives how many there are then; -1 when it is not. */
  find(word: Uint16Array, ids: Int32Array, count: number): number {
    if (word.length > MOST_UNITS) return -1;
    const from = slotsOf(word).find((slot) => this.#holds(slot, word));
    if (from === undefined) return -1;
    const pieces = this.#slots[from + SLOT_UNITS - 1] ?? 0;
    // Past the end of `ids` nothing is written.
    for (let piece = 0; piece < pieces; piece += 1) ids[count + piece] = this.#slots[from + MOST_UNITS + piece] ?? 0;
    return count + pieces;
  }

  #holds(from: number, word: Uint16Array): boolean {
    for (let at = 0; at < word.length; at += 1) if (this.#slots[from + at] !== word[at]) return false;
    return word.length === MOST_UNITS || this.#slots[from + word.length] === 0;
  }

  /** Cuts the word between two places of the text. */
  #cutWord(start: number, end: number, count: number): number {
    const units = this.#text.subarray(start, end);
    for (let at = 0; at < units.length; at += 1) {
      const unit = units[at] ?? 0;
      if (unit >= LARGE_A && unit <= LARGE_Z) units[at] = unit | SMALL;
    }
    const next = this.#cut(units, this.ids, count);
    if (next <= this.ids.length) this.keep(units, this.ids.subarray(count, next));
    return next;
  }

  /** Keeps the ids of a word, where they fit. */
  keep(word: Uint16Array, ids: Int32Array): void {
    if (word.length > MOST_UNITS || ids.length > MOST_PIECES || ids.some((id) => id > MOST_ID)) return;
    if (word.length > SHORT_UNITS && word.some((unit) => unit >= ZERO && unit <= NINE)) return;
    const slots = this.#slots;
    const own = slotsOf(word);
    // A slot that was never used has no first unit. Where there is none, each word goes to the next slot, and the last one is forgotten.
    const free = own.findIndex((slot) => slots[slot] === 0);
    for (let at = free < 0 ? own.length - 1 : free; at > 0; at -= 1) {
      const before = own[at - 1] ?? 0;
      slots.copyWithin(own[at] ?? 0, before, before + SLOT_UNITS);
    }
    const [from = 0] = own;
    slots.fill(0, from, from + SLOT_UNITS);
    slots.set(word, from);
    slots.set(ids, from + MOST_UNITS);
    slots[from + SLOT_UNITS - 1] = ids.length;
  }
}

/** Where a word may be, the first of them first. */
function slotsOf(word: Uint16Array): readonly number[] {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = (hash + Math.imul(((word[at] ?? 0) << 16) >> 16, HASH_WEIGHTS[at] ?? 0)) | 0;
  let slot = (Math.imul(hash, SLOT_FACTOR) >>> (32 - SLOT_BITS)) * SLOT_UNITS;
  return [slot, ...NEIGHBORS.map((neighbor) => (slot ^= neighbor * SLOT_UNITS))];
}
