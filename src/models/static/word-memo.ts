/** What a slot holds, each a 16-bit number: length of the word and number of its pieces, its units, the ids of its pieces. 64 bytes, as many as a processor reads at once. */
const SLOT = 32;
const MOST_UNITS = 22;
const IDS_AT = 1 + MOST_UNITS;
const MOST_PIECES = SLOT - IDS_AT;
const PIECES_SHIFT = 8;
const LENGTH = 0xff;
const SLOTS = 1 << 15;
const SLOT_SHIFT = 32 - 15;
/** Ids beyond it do not fit. */
const MOST_ID = 0xffff;
const [ZERO, NINE] = [0x30, 0x39];

/** A word as the first `length` of some units, with their hash. */
export interface CutWord {
  readonly units: Uint16Array;
  length: number;
  hash: number;
}

/**
 * The pieces of words that were cut before. A word has one slot and its neighbor, from which others push it later: memory stays the same however many words
 * there are. Words with digits are left out: most are ids and amounts, which seldom come again.
 */
export class WordMemo {
  readonly #slots = new Uint16Array(SLOTS * SLOT);

  /** Writes the ids of a word behind the first `count` and gives how many there are then; -1 when it is not kept. */
  find(word: CutWord, ids: Int32Array, count: number): number {
    const first = slotOf(word.hash);
    const from = this.#holds(first, word) ? first : first ^ SLOT;
    if (from !== first && !this.#holds(from, word)) return -1;
    const pieces = (this.#slots[from] ?? 0) >> PIECES_SHIFT;
    // Past the end of `ids` nothing is written.
    for (let piece = 0; piece < pieces; piece += 1) ids[count + piece] = this.#slots[from + IDS_AT + piece] ?? 0;
    return count + pieces;
  }

  /** Keeps the ids of a word, where they fit. */
  keep({ units, length, hash }: CutWord, ids: Int32Array): void {
    if (length > MOST_UNITS || ids.length > MOST_PIECES || ids.some((id) => id > MOST_ID)) return;
    for (let at = 0; at < length; at += 1) if ((units[at] ?? 0) >= ZERO && (units[at] ?? 0) <= NINE) return;
    const from = slotOf(hash);
    this.#slots.copyWithin(from ^ SLOT, from, from + SLOT);
    this.#slots[from] = length | (ids.length << PIECES_SHIFT);
    for (let at = 0; at < length; at += 1) this.#slots[from + 1 + at] = units[at] ?? 0;
    this.#slots.set(ids, from + IDS_AT);
  }

  #holds(from: number, { units, length }: CutWord): boolean {
    const slots = this.#slots;
    if (((slots[from] ?? 0) & LENGTH) !== length) return false;
    for (let at = 0; at < length; at += 1) if (slots[from + 1 + at] !== units[at]) return false;
    return true;
  }
}

function slotOf(hash: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> SLOT_SHIFT) * SLOT;
}
