import type { MatchScope, WordMatches } from '../ports/records.ts';
import { BestRecords } from './best-records.ts';
import { NO_RECORD, PostingsReader, type Postings } from './postings.ts';

/** How long the texts of a run are, as far as scores depend on it. */
export interface TextLengths {
  /** Words of each record. */
  readonly lengths: Uint16Array;
  /** What a text of each length adds to how often it holds a term. */
  readonly norms: Float64Array;
}

/** As Lucene, Tantivy and LanceDB have them. */
const K1 = 1.2;
const B = 0.75;

/** The lengths of the texts of a run, of which the longest has `longest` words and all have `total` together. */
export function textLengths(lengths: Uint16Array, longest: number, total: number): TextLengths {
  const average = total / Math.max(1, lengths.length);
  return { lengths, norms: Float64Array.from({ length: longest + 1 }, (_, length) => K1 * (1 - B + (B * length) / average)) };
}

/** How many words the longest text has. */
export function longestText(lengths: Uint16Array): number {
  let longest = 0;
  for (const length of lengths) if (length > longest) longest = length;
  return longest;
}

/** A word of a query and the terms that it may stand for. */
export interface QueryWord {
  /** Those of them that some record holds. */
  readonly terms: readonly Postings[];
  /** How many of the terms a record must hold to hold the word. */
  readonly needed: number;
  /** What a term of it counts for in the score. */
  readonly weight: number;
  /** How many words of the query it stands for in the numbers of words that records hold. */
  readonly counted: number;
}

/** Records whose scores are added up before the next ones: these stay in the nearest cache, and nothing is as long as the run but the answer. */
const WINDOW = 4096;
const BITS = 32;
/** Windows before others may have their turn. */
const WINDOWS_AT_ONCE = 4;

/**
 * Ranks records by BM25 and counts the words that each holds, in one pass over the postings of all terms. To skip blocks that cannot reach the best records
 * would save nothing: the counts need all of them. `turn` is awaited between pieces of work, and ends the work by rejecting.
 */
export async function scoreWords(words: readonly QueryWord[], run: TextLengths, scope: MatchScope, turn: () => Promise<void>): Promise<WordMatches> {
  const total = run.lengths.length;
  const terms = words.flatMap((word) => word.terms.map((postings) => ({ word, ...openTerm(postings, word, total) })));
  const sums = spare ?? newSums();
  spare = undefined;
  const window: Window = { ...sums, start: 0, run, held: new Uint8Array(total) };
  const counted = words.reduce((sum, word) => sum + word.counted, 0);
  const ranking = new Ranking(window, counted, scope);
  for (let windows = 1; ; windows += 1) {
    const next = terms.reduce((least, { postings }) => Math.min(least, postings.next), NO_RECORD);
    if (next === NO_RECORD) break;
    window.start = next - (next % WINDOW);
    for (const [at, { word, postings, weight }] of terms.entries()) {
      addPostings(postings, weight, word, window);
      if (isShared(word) && terms[at + 1]?.word !== word) window.hits.fill(0);
    }
    ranking.add();
    if (windows % WINDOWS_AT_ONCE === 0) await turn();
  }
  spare = sums;
  return { ...ranking.finish(), words: counted, held: window.held };
}

/** The postings of a term, and what the term counts for. */
function openTerm({ records, bytes }: Postings, word: QueryWord, total: number) {
  return { postings: new PostingsReader(bytes), weight: word.weight * (K1 + 1) * Math.log(1 + (total - records + 0.5) / (records + 0.5)) };
}

/** Whether it takes more than one term, or one of several, to hold the word. */
function isShared({ terms, needed }: QueryWord): boolean {
  return terms.length > 1 || needed > 1;
}

/** What is added up for some records that follow each other; but for the postings, all of it is zero again when they are done. */
interface Sums {
  readonly scores: Float64Array;
  /** A bit for each score that is not zero: most words are in few records. */
  readonly scored: Uint32Array;
  /** Terms of the present word that a record holds. */
  readonly hits: Uint16Array;
  /** Postings of the present term. */
  readonly records: Int32Array;
  readonly times: Int32Array;
}

interface Window extends Sums {
  /** The first of the records. */
  start: number;
  readonly run: TextLengths;
  /** Words that a record holds, of all records. */
  readonly held: Uint8Array;
}

/** Of a search that is done, for the next one: to make them took a twentieth of it. */
let spare: Sums | undefined;

function newSums(): Sums {
  return {
    scores: new Float64Array(WINDOW),
    scored: new Uint32Array(WINDOW / BITS),
    hits: new Uint16Array(WINDOW),
    records: new Int32Array(WINDOW),
    times: new Int32Array(WINDOW),
  };
}

/** Adds the postings of the records of a window. */
function addPostings(postings: PostingsReader, weight: number, word: QueryWord, window: Window): void {
  const { run, scores, scored, hits, held, records, times, start } = window;
  const { lengths, norms } = run;
  const { needed, counted } = word;
  const isAlone = !isShared(word);
  const count = postings.read(start + WINDOW, records, times);
  for (let index = 0; index < count; index += 1) {
    const record = records[index] ?? 0;
    const often = times[index] ?? 0;
    const at = record - start;
    scored[at >>> 5] = (scored[at >>> 5] ?? 0) | (1 << at);
    scores[at] = (scores[at] ?? 0) + (weight * often) / (often + (norms[lengths[record] ?? 0] ?? 0));
    if (isAlone || (hits[at] = (hits[at] ?? 0) + 1) === needed) held[record] = (held[record] ?? 0) + counted;
  }
}

/** Keeps the best records of all windows, and counts. */
class Ranking {
  readonly #window: Window;
  readonly #counted: number;
  readonly #scope: MatchScope;
  readonly #best: BestRecords;
  #all = 0;
  #some = 0;

  constructor(window: Window, counted: number, scope: MatchScope) {
    this.#window = window;
    this.#counted = counted;
    this.#scope = scope;
    this.#best = new BestRecords(scope.limit);
  }

  /** Takes what was added up for the records of the window, and leaves it empty. */
  add(): void {
    const { start, scores, scored, held } = this.#window;
    const { every, passing } = this.#scope;
    const { mask } = passing;
    const counted = this.#counted;
    const best = this.#best;
    let [least, all, some] = [best.least, this.#all, this.#some];
    for (let part = 0; part < scored.length; part += 1) {
      let bits = scored[part] ?? 0;
      if (bits === 0) continue;
      scored[part] = 0;
      for (; bits !== 0; bits &= bits - 1) {
        const at = part * BITS + BITS - 1 - Math.clz32(bits & -bits);
        const ordinal = start + at;
        const score = scores[at] ?? 0;
        scores[at] = 0;
        if (mask !== null && mask[ordinal] !== 1) continue;
        const words = held[ordinal] ?? 0;
        if (words > 0) some += 1;
        if (words === counted && words > 0) all += 1;
        else if (every === true) continue;
        // Most records are counted only.
        if (score < least) continue;
        best.add(ordinal, score);
        least = best.least;
      }
    }
    [this.#all, this.#some] = [all, some];
  }

  finish(): Pick<WordMatches, 'best' | 'matched'> {
    return { best: this.#best.finish(), matched: { all: this.#all, some: this.#some } };
  }
}
