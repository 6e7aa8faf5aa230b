import type { MatchScope, Scored, WordMatches } from '../ports/records.ts';
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
/** Windows before others may have their turn. */
const WINDOWS_AT_ONCE = 4;

/**
 * Ranks records by BM25 and counts the words that each holds, in one pass over the postings of all terms. To skip blocks that cannot reach the best records
 * would save nothing: the counts need all of them. `turn` is awaited between pieces of work, and ends the work by rejecting.
 */
export async function scoreWords(words: readonly QueryWord[], run: TextLengths, scope: MatchScope, turn: () => Promise<void>): Promise<WordMatches> {
  const total = run.lengths.length;
  const terms = words.flatMap((word) => word.terms.map((postings) => ({ word, ...openTerm(postings, word, total) })));
  const window = {
    run,
    scores: new Float64Array(WINDOW),
    hits: new Uint16Array(WINDOW),
    held: new Uint8Array(total),
    records: new Int32Array(WINDOW),
    times: new Int32Array(WINDOW),
  };
  const counted = words.reduce((sum, word) => sum + word.counted, 0);
  const ranking = new Ranking(window, counted, scope);
  for (let windows = 1; ; windows += 1) {
    const next = terms.reduce((least, { postings }) => Math.min(least, postings.next), NO_RECORD);
    if (next === NO_RECORD) break;
    const start = next - (next % WINDOW);
    for (const [at, { word, postings, weight }] of terms.entries()) {
      addPostings(postings, weight, word, { ...window, start });
      if (isShared(word) && terms[at + 1]?.word !== word) window.hits.fill(0);
    }
    ranking.add(start);
    if (windows % WINDOWS_AT_ONCE === 0) await turn();
  }
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

/** What is added up for some records that follow each other. */
interface Window {
  readonly run: TextLengths;
  readonly scores: Float64Array;
  /** Terms of the present word that a record holds. */
  readonly hits: Uint16Array;
  /** Words that a record holds, of all records. */
  readonly held: Uint8Array;
  /** Postings of the present term. */
  readonly records: Int32Array;
  readonly times: Int32Array;
}

/** Adds the postings of the records from `start` on, as far as the window goes. */
function addPostings(postings: PostingsReader, weight: number, word: QueryWord, window: Window & { readonly start: number }): void {
  const { run, scores, hits, held, records, times, start } = window;
  const { lengths, norms } = run;
  const { needed, counted } = word;
  const isAlone = !isShared(word);
  const count = postings.read(start + WINDOW, records, times);
  for (let index = 0; index < count; index += 1) {
    const record = records[index] ?? 0;
    const often = times[index] ?? 0;
    const at = record - start;
    scores[at] = (scores[at] ?? 0) + (weight * often) / (often + (norms[lengths[record] ?? 0] ?? 0));
    if (isAlone || (hits[at] = (hits[at] ?? 0) + 1) === needed) held[record] = (held[record] ?? 0) + counted;
  }
}

/** Keeps the best records of all windows, and counts. */
class Ranking {
  readonly #window: Window;
  readonly #counted: number;
  readonly #scope: MatchScope;
  #kept: Scored[] = [];
  /** What does not reach this cannot be among the best: records come in their order, and ties go to the first. */
  #floor = 0;
  #all = 0;
  #some = 0;

  constructor(window: Window, counted: number, scope: MatchScope) {
    this.#window = window;
    this.#counted = counted;
    this.#scope = scope;
  }

  /** Takes what was added up for the records from `start` on, and leaves the window empty. */
  add(start: number): void {
    const { scores, held } = this.#window;
    const { every, passing } = this.#scope;
    for (let at = 0; at < WINDOW; at += 1) {
      const score = scores[at] ?? 0;
      if (score === 0) continue;
      const ordinal = start + at;
      if (passing.mask !== null && passing.mask[ordinal] !== 1) continue;
      const words = held[ordinal] ?? 0;
      if (words > 0) this.#some += 1;
      if (words === this.#counted && words > 0) this.#all += 1;
      else if (every === true) continue;
      if (score > this.#floor) this.#keep({ ordinal, score });
    }
    scores.fill(0);
  }

  finish(): Pick<WordMatches, 'best' | 'matched'> {
    return { best: this.#best(), matched: { all: this.#all, some: this.#some } };
  }

  #keep(scored: Scored): void {
    const { limit } = this.#scope;
    if (this.#kept.push(scored) < 2 * limit) return;
    this.#floor = Float64Array.from(this.#kept, ({ score }) => score).toSorted()[this.#kept.length - limit] ?? 0;
    let equal = limit - this.#kept.filter(({ score }) => score > this.#floor).length;
    this.#kept = this.#kept.filter(({ score }) => score > this.#floor || (score === this.#floor && (equal -= 1) >= 0));
  }

  #best(): Scored[] {
    return this.#kept.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal).slice(0, this.#scope.limit);
  }
}
