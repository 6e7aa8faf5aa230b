import type { MatchScope, Ordinal, WordMatches } from '../ports/records.ts';
import { PostingsReader, type Postings } from './postings.ts';

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

/** The lengths of the texts of a run, of which all have `total` words together. */
export function textLengths(lengths: Uint16Array, total: number): TextLengths {
  let longest = 0;
  for (const length of lengths) longest = Math.max(longest, length);
  const average = total / Math.max(1, lengths.length);
  return { lengths, norms: Float64Array.from({ length: longest + 1 }, (_, length) => K1 * (1 - B + (B * length) / average)) };
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

/** Postings that are read before others may have their turn: they stay in the nearest cache. */
const POSTINGS_AT_ONCE = 2048;

/**
 * Ranks records by BM25 and counts the words that each holds, in one pass over the postings of each term. To skip blocks that cannot reach the best records
 * would save nothing: the counts need all of them. `turn` is awaited between pieces of work, and ends the work by rejecting.
 */
export async function scoreWords(words: readonly QueryWord[], run: TextLengths, scope: MatchScope, turn: () => Promise<void>): Promise<WordMatches> {
  const total = run.lengths.length;
  const scratch = takeScratch(total);
  const held = new Uint8Array(total);
  try {
    for (const word of words) {
      for (const postings of word.terms) await addTerm({ run, word, held, scratch }, postings, turn);
      if (word.terms.length > 1 || word.needed > 1) scratch.hits.fill(0);
    }
    return rankTouched(scratch, held, words, scope);
  } finally {
    giveBack(scratch);
  }
}

interface Pass {
  readonly run: TextLengths;
  readonly word: QueryWord;
  readonly held: Uint8Array;
  readonly scratch: Scratch;
}

async function addTerm(pass: Pass, { records, bytes }: Postings, turn: () => Promise<void>): Promise<void> {
  const total = pass.run.lengths.length;
  const weight = pass.word.weight * (K1 + 1) * Math.log(1 + (total - records + 0.5) / (records + 0.5));
  const reader = new PostingsReader(bytes);
  for (;;) {
    const count = reader.read(pass.scratch.records, pass.scratch.times);
    if (count === 0) return;
    addPostings(pass, weight, count);
    await turn();
  }
}

/** Adds the first so many of the postings that were read. */
function addPostings({ run, word, held, scratch }: Pass, weight: number, most: number): void {
  const { lengths, norms } = run;
  const { records, times, scores, touched, hits } = scratch;
  const { needed, counted } = word;
  const isAlone = word.terms.length === 1 && needed === 1;
  let { count } = scratch;
  for (let at = 0; at < most; at += 1) {
    const record = records[at] ?? 0;
    const often = times[at] ?? 0;
    const before = scores[record] ?? 0;
    if (before === 0) touched[count++] = record;
    scores[record] = before + (weight * often) / (often + (norms[lengths[record] ?? 0] ?? 0));
    if (isAlone || (hits[record] = (hits[record] ?? 0) + 1) === needed) held[record] = (held[record] ?? 0) + counted;
  }
  scratch.count = count;
}

function rankTouched({ scores, touched, count }: Scratch, held: Uint8Array, words: readonly QueryWord[], scope: MatchScope): WordMatches {
  const { limit, every } = scope;
  const { mask } = scope.passing;
  const counted = words.reduce((sum, word) => sum + word.counted, 0);
  const compare = (a: Ordinal, b: Ordinal) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
  let [all, some] = [0, 0];
  let kept: Ordinal[] = [];
  // What is not better than this cannot be among the best.
  let [floor, last] = [0, Infinity];
  for (let at = 0; at < count; at += 1) {
    const record = touched[at] ?? 0;
    if (mask !== null && mask[record] !== 1) continue;
    const has = held[record] ?? 0;
    if (has > 0) some += 1;
    if (has === counted && has > 0) all += 1;
    else if (every === true) continue;
    const score = scores[record] ?? 0;
    if (score < floor || (score === floor && record > last)) continue;
    kept.push(record);
    if (kept.length < limit + KEPT_MORE) continue;
    kept = kept.toSorted(compare).slice(0, limit);
    last = kept[limit - 1] ?? Infinity;
    floor = scores[last] ?? 0;
  }
  const best = kept
    .toSorted(compare)
    .slice(0, limit)
    .map((ordinal) => ({ ordinal, score: scores[ordinal] ?? 0 }));
  return { best, words: counted, held, matched: { all, some } };
}

/** Candidates beyond the best ones before they are sorted. */
const KEPT_MORE = 1000;

/** What is added up for each record, all zero between two queries. */
interface Scratch {
  readonly scores: Float64Array;
  /** Terms of the present word that a record holds. */
  readonly hits: Uint16Array;
  /** The records with a score. */
  readonly touched: Int32Array;
  count: number;
  /** Postings that were read. */
  readonly records: Int32Array;
  readonly times: Int32Array;
}

/** To make it for every query would take as long as the query. */
let spare: Scratch | undefined;

function takeScratch(records: number): Scratch {
  const taken = spare;
  spare = undefined;
  if (taken !== undefined && taken.scores.length >= records) return taken;
  return {
    scores: new Float64Array(records),
    hits: new Uint16Array(records),
    touched: new Int32Array(records),
    count: 0,
    records: new Int32Array(POSTINGS_AT_ONCE),
    times: new Int32Array(POSTINGS_AT_ONCE),
  };
}

function giveBack(scratch: Scratch): void {
  for (let at = 0; at < scratch.count; at += 1) scratch.scores[scratch.touched[at] ?? 0] = 0;
  scratch.hits.fill(0);
  scratch.count = 0;
  if (spare === undefined || spare.scores.length < scratch.scores.length) spare = scratch;
}
