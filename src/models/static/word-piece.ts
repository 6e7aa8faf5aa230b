import { SCAN_FROM_UNITS, WordScan, type CutWord } from '../../core/simd/word-scan.ts';
import { characterKind, foldCharacter, foldedUnit } from './characters.ts';
import { extendHash, hashWeights, type PieceIndex, isMarked, MARK, MARK_LENGTH, slotOf } from './piece-index.ts';
import { MAX_ROWS } from './row-sum.ts';

/** Stands for a word that the vocabulary has no pieces for; `[UNK]` is the first line. */
const UNKNOWN_ID = 0;

/** Longer words, in characters, are unknown, as they were when the model was made. */
const LONGEST_WORD = 100;
/** Units that a word of the longest length can have. */
const WORD_UNITS = 2 * LONGEST_WORD;
const UNITS = 0x10000;

/** Beside the kinds of characters: one UTF-16 unit does not tell what to do. */
const MANY = 5;
const KIND_SHIFT = 16;
const UNIT = 0xffff;

/**
 * BERT's uncased WordPiece tokeniser, without `[CLS]` and `[SEP]`, over an indexed vocabulary.
 * It goes through a text unit by unit with rolling hashes: no string is made between a text and its ids.
 */
export class WordPiece {
  readonly #pieces: PieceTable;
  readonly #actions = new Int32Array(UNITS); // for each unit: kind, and the unit that it folds to; 0 until it is met
  readonly #units = new Uint16Array(WORD_UNITS);
  /** Units of the word; those that there is no room for count, too. */
  #length = 0;
  readonly #hashes = new Int32Array(WORD_UNITS + 1); // of the word's first units, where it is cut
  readonly #weights = hashWeights(WORD_UNITS);
  /** Once there is enough to read. */
  #scan: WordScan | undefined;
  /** Units of texts that were read without it. */
  #read = 0;
  #ids: Int32Array = new Int32Array(0);
  #count = 0;

  constructor(vocabulary: PieceIndex) {
    this.#pieces = createPieceTable(vocabulary);
  }

  /** Number of pieces in the vocabulary. */
  get size(): number {
    return this.#pieces.size;
  }

  /** Writes the ids of a text's pieces into `ids`, at most as many as fit, and gives their number. */
  encode(text: string, ids: Int32Array): number {
    this.#read += text.length;
    if (this.#read >= SCAN_FROM_UNITS) this.#scan ??= new WordScan({ cut: this.#cutInto, fold: foldedUnit, most: MAX_ROWS });
    const scanned = this.#scan?.read(text, ids.length) ?? -1;
    if (scanned < 0) return this.#encodeAny(text, ids);
    for (let at = 0; at < scanned; at += 1) ids[at] = this.#scan?.ids[at] ?? 0;
    return scanned;
  }

  /** The same for a text with characters that become none or several, and for the words of a search. */
  #encodeAny(text: string, ids: Int32Array): number {
    this.#ids = ids;
    this.#count = 0;
    for (let i = 0; i < text.length && this.#count < ids.length; i++) {
      const unit = text.charCodeAt(i);
      const action = this.#actions[unit] || this.#learn(unit);
      const kind = action >> KIND_SHIFT;
      if (kind === characterKind.part) this.#append(action & UNIT);
      else if (kind === MANY) i += this.#addCharacter(text, i) - 1;
      else if (kind !== characterKind.dropped) this.#endWord();
      if (kind !== characterKind.alone) continue;
      this.#append(action & UNIT);
      this.#endWord();
    }
    this.#endWord();
    return Math.min(this.#count, ids.length);
  }

  /** Finds out what to do with a unit, once. */
  #learn(unit: number): number {
    const [first, ...others] = foldCharacter(String.fromCharCode(unit));
    const single = first !== undefined && others.length === 0 && !isSurrogate(unit);
    const action = single ? (first.kind << KIND_SHIFT) | first.text.charCodeAt(0) : MANY << KIND_SHIFT;
    this.#actions[unit] = action;
    return action;
  }

  /** Adds the character at `index`, of which one unit does not tell enough; gives the number of its units. */
  #addCharacter(text: string, index: number): number {
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    for (const part of foldCharacter(character)) {
      if (part.kind === characterKind.space || part.kind === characterKind.alone) this.#endWord();
      if (part.kind === characterKind.space) continue;
      for (let i = 0; i < part.text.length; i++) this.#append(part.text.charCodeAt(i));
      if (part.kind === characterKind.alone) this.#endWord();
    }
    return character.length;
  }

  #append(unit: number): void {
    const length = this.#length++;
    if (length < WORD_UNITS) this.#units[length] = unit;
  }

  /** Adds the ids of the word's pieces, or the unknown id when it has none; then the word is empty. */
  #endWord(): void {
    const length = this.#length;
    if (length === 0) return;
    this.#length = 0;
    const word = this.#units.subarray(0, length);
    const first = this.#count;
    const known = length > WORD_UNITS ? -1 : (this.#scan?.find(word, this.#ids, first) ?? -1);
    if (known >= 0) this.#count = known;
    else this.#cut(length);
    if (known < 0 && length <= WORD_UNITS && this.#count <= this.#ids.length) this.#scan?.keep(word, this.#ids.subarray(first, this.#count));
  }

  /** Cuts a word for the scan. */
  readonly #cutInto: CutWord = (units, ids, count) => {
    const { length } = units;
    if (length <= WORD_UNITS) this.#units.set(units);
    this.#ids = ids;
    this.#count = count;
    this.#cut(length);
    return this.#count;
  };

  /** Cuts the word into the longest pieces. */
  #cut(length: number): void {
    const first = this.#count;
    const fits = !this.#isTooLong(length);
    for (let at = 0; at < (fits ? length : 0); at++) this.#hashes[at + 1] = extendHash(this.#hashes[at] ?? 0, this.#units[at] ?? 0);
    let from = fits ? 0 : -1;
    while (from >= 0 && from < length) from = this.#addPiece(from, length);
    if (from >= 0) return;
    this.#ids[first] = UNKNOWN_ID;
    this.#count = first + 1;
  }

  /** Adds the longest piece that starts at `from` and gives where it ends; -1 when there is none. */
  #addPiece(from: number, length: number): number {
    const pieces = this.#pieces;
    const before = this.#hashes[from] ?? 0;
    const longest = from === 0 ? pieces.longestStart : pieces.longestRest;
    for (let to = Math.min(length, from + longest); to > from; to--) {
      const hash = ((this.#hashes[to] ?? 0) - Math.imul(before, this.#weights[to - from] ?? 0)) | 0;
      const id = pieces.find(this.#units, from, to, hash);
      if (id < 0) continue;
      this.#ids[this.#count++] = id; // past the end nothing is written
      return to;
    }
    return -1;
  }

  #isTooLong(length: number): boolean {
    if (length <= LONGEST_WORD || length > WORD_UNITS) return length > LONGEST_WORD;
    return this.#units.subarray(0, length).reduce((characters, unit) => (isLowSurrogate(unit) ? characters : characters + 1), 0) > LONGEST_WORD;
  }
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The pieces of a vocabulary by their text. The id of a piece is its line. */
interface PieceTable {
  readonly size: number;
  /** Units of the longest piece that starts a word, and of the longest that continues one, without its mark. */
  readonly longestStart: number;
  readonly longestRest: number;
  /** Id of the piece `units[from, to)`, or -1. It starts a word when `from` is 0, else continues one; `hash` is that of these units. */
  find(units: Uint16Array, from: number, to: number, hash: number): number;
}

/** Looks pieces up in an index. It goes by units and hashes: to look a word up in a map of strings needs a string of each. */
function createPieceTable({ text, starts, slots, longestStart, longestRest }: PieceIndex): PieceTable {
  const mask = slots.length / 2 - 1;
  const marked = hashWeights(longestRest).map((weight) => Math.imul(extendHash(extendHash(0, MARK), MARK), weight));

  const isPiece = (id: number, units: Uint16Array, from: number, to: number): boolean => {
    const start = starts[id] ?? 0;
    if (from > 0 && !isMarked(text, start)) return false;
    const begin = from > 0 ? start + MARK_LENGTH : start;
    if ((starts[id + 1] ?? 0) - 1 - begin !== to - from) return false;
    for (let i = from; i < to; i++) if (units[i] !== text[begin + i - from]) return false;
    return true;
  };

  const find = (units: Uint16Array, from: number, to: number, hash: number): number => {
    const lineHash = from > 0 ? ((marked[to - from] ?? 0) + hash) | 0 : hash;
    for (let slot = slotOf(lineHash, mask); ; slot = (slot + 1) & mask) {
      const id = (slots[2 * slot + 1] ?? 0) - 1;
      if (id < 0) return -1;
      if (slots[2 * slot] === lineHash && isPiece(id, units, from, to)) return id;
    }
  };
  return { size: starts.length - 1, longestStart, longestRest, find };
}
