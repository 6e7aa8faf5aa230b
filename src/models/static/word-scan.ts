import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import { characterKind, foldCharacter } from './characters.ts';
import { extendHash } from './piece-index.ts';
import { MAX_ROWS } from './row-sum.ts';
import { MOST_PIECES, MOST_UNITS, SLOT_BYTES, SLOT_FACTOR, unitKind, wordScanModule } from './word-scan-module.ts';

/** Units of a text that a scan can take: nearly always more than those of the pieces that count. */
const TEXT_UNITS = 0x4000;
const UNITS = 0x10000;
const SLOT_BITS = 16;
const SLOT_UNITS = SLOT_BYTES / 2;

const STATE_AT = 0;
const MASKS_AT = 0x40;
const TEXT_AT = 0x100;
/** A word is read as if it had the most units. */
const FOLDS_AT = TEXT_AT + 2 * (TEXT_UNITS + MOST_UNITS);
const IDS_AT = FOLDS_AT + 2 * UNITS;
/** Ids of one word more than are wanted, and the room of one that is not used. */
const SLOTS_AT = IDS_AT + 4 * (MAX_ROWS + MOST_PIECES + 1);
const MEMORY_BYTES = SLOTS_AT + 2 ** SLOT_BITS * SLOT_BYTES;

/** Ids beyond it do not fit. */
const MOST_ID = 0xffff;
const [ZERO, NINE] = [0x30, 0x39];

/** Cuts a word, the first units of `units`, into pieces behind the first `count` ids, and gives how many ids there are then. */
export type CutWord = (units: Uint16Array, length: number, ids: Int32Array, count: number) => number;

/**
 * Pieces of texts whose characters are one unit each, as nearly all are, by the pieces of their words, which are cut once and remembered. A word has one slot and
 * its neighbor, from which others push it later: memory stays the same however many words there are. Words with digits are not kept: most are ids and amounts,
 * which seldom come again. In WebAssembly, which takes a third of the time of the same in JavaScript.
 */
export class WordScan {
  readonly #cut: CutWord;
  readonly #run: (...parameters: readonly number[]) => void;
  readonly #state: Int32Array;
  readonly #text: Uint16Array;
  readonly #textBytes: Buffer;
  readonly #folds: Uint16Array;
  readonly #ids: Int32Array;
  readonly #slots: Uint16Array;

  constructor(cut: CutWord) {
    this.#cut = cut;
    const memory = createWasmMemory(MEMORY_BYTES);
    const { buffer } = memory;
    const places = { stateAt: STATE_AT, masksAt: MASKS_AT, textAt: TEXT_AT, foldsAt: FOLDS_AT, idsAt: IDS_AT, slotsAt: SLOTS_AT };
    this.#run = instantiate(wordScanModule({ ...places, mostIds: MAX_ROWS, slotBits: SLOT_BITS }), memory);
    this.#state = new Int32Array(buffer, STATE_AT, 4);
    this.#text = new Uint16Array(buffer, TEXT_AT, TEXT_UNITS);
    this.#textBytes = Buffer.from(buffer, TEXT_AT, 2 * TEXT_UNITS);
    this.#folds = new Uint16Array(buffer, FOLDS_AT, UNITS);
    this.#ids = new Int32Array(buffer, IDS_AT, MAX_ROWS + MOST_PIECES);
    this.#slots = new Uint16Array(buffer, SLOTS_AT, 2 ** SLOT_BITS * SLOT_UNITS);
    new Uint16Array(buffer, MASKS_AT, MOST_UNITS).fill(0xffff);
  }

  /** Writes the ids of a text's pieces into `ids`, at most as many as fit, and gives their number; -1 for a text that is to be read another way. */
  encode(text: string, ids: Int32Array): number {
    const end = Math.min(text.length, TEXT_UNITS);
    const most = ids.length;
    if (most > MAX_ROWS) return -1;
    this.#textBytes.write(text, 0, 'utf16le');
    let [start, at, count, unit] = [0, 0, 0, 0];
    for (let isDone = false; !isDone;) {
      this.#run(at, end, count);
      [start = 0, at = 0, count = 0, unit = 0] = this.#state;
      isDone = count >= most || start === end;
      if (isDone) break;
      if (at < end && unit === unitKind.unknown) {
        if (!this.#learn(this.#text[at] ?? 0)) return -1;
        at = start;
      } else count = this.#cutWord(start, at, count);
    }
    if (count < most && end < text.length) return -1;
    ids.set(this.#ids.subarray(0, Math.min(count, most)));
    return Math.min(count, most);
  }

  /** Finds out what to do with a unit, once; false for one that is not a character, or that becomes none or several. */
  #learn(unit: number): boolean {
    const folded = foldedUnit(unit);
    if (folded === undefined) return false;
    this.#folds[unit] = folded;
    return true;
  }

  /** Writes the ids of a word that was kept behind the first `count` and gives how many there are then; -1 when it is not. */
  find(word: Uint16Array, ids: Int32Array, count: number): number {
    if (word.length > MOST_UNITS) return -1;
    const first = slotOf(word);
    const from = this.#holds(first, word) ? first : first ^ SLOT_UNITS;
    if (from !== first && !this.#holds(from, word)) return -1;
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
    const next = this.#cut(units, units.length, this.#ids, count);
    if (next <= this.#ids.length) this.keep(units, this.#ids.subarray(count, next));
    return next;
  }

  /** Keeps the ids of a word, where they fit. */
  keep(word: Uint16Array, ids: Int32Array): void {
    if (word.length > MOST_UNITS || ids.length > MOST_PIECES || ids.some((id) => id > MOST_ID)) return;
    if (word.some((unit) => unit >= ZERO && unit <= NINE)) return;
    const from = slotOf(word);
    const slots = this.#slots;
    slots.copyWithin(from ^ SLOT_UNITS, from, from + SLOT_UNITS);
    slots.fill(0, from, from + SLOT_UNITS);
    slots.set(word, from);
    slots.set(ids, from + MOST_UNITS);
    slots[from + SLOT_UNITS - 1] = ids.length;
  }
}

function slotOf(word: Uint16Array): number {
  let hash = 0;
  for (const unit of word) hash = extendHash(hash, unit);
  return (Math.imul(hash, SLOT_FACTOR) >>> (32 - SLOT_BITS)) * SLOT_UNITS;
}

/** What a scan does with a unit: what it folds to, or its kind; undefined where that is not all there is to do. */
function foldedUnit(unit: number): number | undefined {
  if (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) return undefined;
  const [first, ...others] = foldCharacter(String.fromCharCode(unit));
  if (first === undefined || others.length > 0 || first.text.length > 1) return undefined;
  const folded = first.text.charCodeAt(0);
  switch (first.kind) {
    case characterKind.space:
      return unitKind.space;
    case characterKind.alone:
      return folded === unit ? unitKind.alone : undefined;
    case characterKind.part:
      // A word may be read again after some of it was folded.
      return folded === unit || foldedUnit(folded) === folded ? folded : undefined;
    case characterKind.dropped:
      return undefined;
  }
}

const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];
