import { TextIndex } from '../columns/text-index.ts';
import { SCAN_FROM_UNITS, WordScan, type CutWord } from '../simd/word-scan.ts';
import { termOf, type Stemmer } from './terms.ts';
import { eachToken, tokenUnit, NUMBER_MARK, visitWord } from './tokens.ts';

/** Takes the texts of records in their order, and keeps their words as a log of numbers: stems are decided at the end, when the language is known. */
export class WordCollector {
  /** The different words. */
  readonly words = new TextIndex();
  /** Words of the texts, those that repeat included. */
  total = 0;
  #counts = new Uint32Array(1024);
  #lengths = new Uint16Array(1024);
  #records = 0;
  #log = new Uint32Array(1 << 16);
  #logged = 0;
  /** Letters of the present text that stand in words of it too: they do not make it longer. */
  #letters = 0;
  /** Once there is enough to read. */
  #scan: WordScan | undefined;
  /** Units of texts that were read without it. */
  #read = 0;

  /** How often each word stands in the texts. */
  get counts(): Uint32Array {
    return this.#counts.subarray(0, this.words.size);
  }

  /** How many words each record has; 65,535 for more. */
  get lengths(): Uint16Array {
    return this.#lengths.subarray(0, this.#records);
  }

  /** Entries of the log that were not taken yet. */
  get logged(): number {
    return this.#logged;
  }

  add(text: string): void {
    const before = this.#logged;
    this.#letters = 0;
    if (!this.#addScanned(text)) eachToken(text, this.#addToken, this.#addLetter);
    const length = this.#logged - before - this.#letters;
    if (this.#records === this.#lengths.length) this.#lengths = enlarged(this.#lengths, Uint16Array);
    this.#lengths[this.#records++] = Math.min(length, MOST_LENGTH);
    this.total += length;
    this.#append(RECORD_END);
  }

  /** What was logged since the last call: the position of each word + 1, and `RECORD_END` behind those of a record. The next words go into the same array. */
  takeLog(): Uint32Array {
    const taken = this.#log.subarray(0, this.#logged);
    this.#logged = 0;
    return taken;
  }

  /** Adds the words of a text by a scan, which gives the halves of their positions; false for a text that it does not read. */
  #addScanned(text: string): boolean {
    this.#read += text.length;
    if (this.#read >= SCAN_FROM_UNITS) this.#scan ??= new WordScan({ cut: this.#cutWord, fold: tokenUnit, most: MOST_HALVES });
    const halves = this.#scan?.read(text) ?? -1;
    const ids = this.#scan?.ids;
    if (halves < 0 || ids === undefined) return false;
    while (this.#logged + halves > this.#log.length) this.#log = enlarged(this.#log, Uint32Array);
    for (let at = 0; at < halves; at += 2) {
      const word = (ids[at] ?? 0) + (ids[at + 1] ?? 0) * HALF;
      this.#counts[word] = (this.#counts[word] ?? 0) + 1;
      this.#log[this.#logged++] = word + 1;
    }
    return true;
  }

  readonly #cutWord: CutWord = (units, ids, count) => {
    let next = count;
    visitWord(units, (bytes, start, end) => {
      const word = this.#place(bytes, start, end);
      ids[next++] = word % HALF;
      ids[next++] = Math.floor(word / HALF);
    });
    return next;
  };

  #place(bytes: Uint8Array, start: number, end: number): number {
    const word = this.words.place(bytes, start, end);
    if (word === this.#counts.length) this.#counts = enlarged(this.#counts, Uint32Array);
    return word;
  }

  readonly #addToken = (bytes: Uint8Array, start: number, end: number): void => {
    const word = this.#place(bytes, start, end);
    this.#counts[word] = (this.#counts[word] ?? 0) + 1;
    this.#append(word + 1);
  };

  readonly #addLetter = (bytes: Uint8Array, start: number, end: number): void => {
    this.#letters += 1;
    this.#addToken(bytes, start, end);
  };

  #append(entry: number): void {
    if (this.#logged === this.#log.length) this.#log = enlarged(this.#log, Uint32Array);
    this.#log[this.#logged++] = entry;
  }
}

/** The entry of a log behind the words of a record. */
export const RECORD_END = 0;

const MOST_LENGTH = 0xff_ff;
/** Ids of a scan have 16 bits. */
const HALF = 0x1_00_00;
/** Twice as many as the words of any text that a scan takes in one. */
const MOST_HALVES = 0x80_00;

function enlarged<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers, kind: new (length: number) => Numbers): Numbers {
  const larger = new kind(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The terms of collected words. */
export interface OrderedTerms {
  /** The terms, as positions in `WordCollector.words`, in the order of their bytes. */
  readonly terms: Uint32Array;
  /** The place of its term in that order, for each word. */
  readonly places: Uint32Array;
  /** How often each term stands in the texts, in that order. */
  readonly counts: Float64Array;
}

/** Words that are brought to their stems before others get their turn. */
const WORDS_AT_ONCE = 2000;

/** Brings every word to its term, which joins the words, and orders the terms. `turn` is awaited between pieces of work. */
export async function orderTerms({ words, counts: wordCounts }: WordCollector, stem: Stemmer, turn: () => Promise<void>): Promise<OrderedTerms> {
  const termOfWord = new Uint32Array(wordCounts.length);
  for (let word = 0; word < termOfWord.length; word += 1) {
    termOfWord[word] = placeTerm(words, word, stem);
    if (word % WORDS_AT_ONCE === 0) await turn();
  }
  const totals = new Float64Array(words.size);
  for (let word = 0; word < termOfWord.length; word += 1)
    totals[termOfWord[word] ?? 0] = (totals[termOfWord[word] ?? 0] ?? 0) + (wordCounts[word] ?? 0);
  const terms = await sortedByBytes(words, totals, turn);
  const placeOfTerm = new Uint32Array(words.size);
  for (let place = 0; place < terms.length; place += 1) placeOfTerm[terms[place] ?? 0] = place;
  return {
    terms,
    places: termOfWord.map((term) => placeOfTerm[term] ?? 0),
    counts: Float64Array.from(terms, (term) => totals[term] ?? 0),
  };
}

const MARK = NUMBER_MARK.charCodeAt(0);

function placeTerm(words: TextIndex, word: number, stem: Stemmer): number {
  const bytes = words.bytesAt(word);
  // Most of the different words are ids and amounts, which are terms as they are.
  if (bytes[0] === MARK && endsInDigit(bytes)) return word;
  const text = words.at(word);
  const term = termOf(text, stem);
  if (term === text) return word;
  const encoded = encoder.encode(term);
  return words.place(encoded, 0, encoded.length);
}

const encoder = new TextEncoder();

function endsInDigit(bytes: Uint8Array): boolean {
  const last = bytes[bytes.length - 1] ?? 0;
  return last <= 0x39 && bytes.every((byte) => byte < 0x80);
}

/** Positions of the terms, which are the words with a count, in the order of their bytes: by the first four as numbers, then those that share them. */
async function sortedByBytes(words: TextIndex, totals: Float64Array, turn: () => Promise<void>): Promise<Uint32Array> {
  const found = Uint32Array.from(totals.keys()).filter((term) => totals[term] !== 0);
  const keys = new BigUint64Array(found.length);
  const halves = new Uint32Array(keys.buffer);
  for (let at = 0; at < found.length; at += 1) {
    halves[at * 2] = found[at] ?? 0;
    halves[at * 2 + 1] = words.headAt(found[at] ?? 0);
  }
  keys.sort();
  for (let at = 0; at < found.length; at += 1) found[at] = halves[at * 2] ?? 0;
  for (let from = 0; from < found.length;) {
    let to = from + 1;
    while (to < found.length && halves[to * 2 + 1] === halves[from * 2 + 1]) to += 1;
    if (to - from > 1) found.subarray(from, to).sort((a, b) => words.compare(a, b));
    if (to - from > WORDS_AT_ONCE) await turn();
    from = to;
  }
  return found;
}
