import type { SearchMode } from '../../contract/operations/search-request.ts';
import type { Condition } from '../../core/condition/condition.ts';
import { bothPassing, passingBut, passingOrdinals, type Passing } from '../../core/passing.ts';
import { fuse, type Ranked } from '../../core/rank/fuse.ts';
import type { Ordinal, PageRange, RunReader, Scored, SortKey, WordMatches, MatchScope } from '../../core/ports/records.ts';
import type { TableOptions } from '../../core/ports/tables.ts';
import { isScrqError } from '../../errors.ts';
import { failureSentence } from '../failure-sentence.ts';
import type { FindPassing } from './find-passing.ts';
import type { Services } from '../services.ts';
import { holdsPhrase } from '../../core/rank/phrases.ts';

/** What decides the order of a search; two searches with the same one have the same order. */
export interface RankingRequest {
  readonly reader: RunReader;
  /** What is left of the query to rank by, without stop words; may be empty. */
  readonly words: string;
  /** Records that hold all of these word by word come first. */
  readonly phrases: readonly string[];
  readonly filter: Condition | null;
  /** Records for which this holds come first; it removes none. */
  readonly preferred: Condition | null;
  readonly sort: readonly SortKey[];
  readonly mode: SearchMode;
  readonly signal?: AbortSignal;
}

/** The whole order of the records that pass a filter, each once, best first. */
export interface Ranking {
  /** How many records pass. */
  readonly total: number;
  /** How many of them hold the words; null when no word is left. */
  readonly matched: WordMatches['matched'] | null;
  /** How many of them are preferred. */
  readonly preferred: number;
  /** Positions of one slice of the order. */
  page(range: PageRange): Promise<readonly Ordinal[]>;
  /** The records that either retriever found, with their scores. */
  readonly found: ReadonlyMap<Ordinal, Ranked>;
  readonly warnings: readonly string[];
  /** About what it takes in memory. */
  readonly bytes: number;
}

/**
 * Candidates that each retriever contributes. Fixed: a window that grew with the page would order the same records differently on
 * another page. What neither retriever found follows in the run's order.
 */
const WINDOW = 200;

/**
 * Orders all records that pass the filter. Without a sort by relevance to the words; with one, first all that hold every word, then those that hold
 * some, then the rest, each sorted. Preferred records come first, with a sort first among those that hold as many of the words.
 */
export async function rank(searcher: Searcher, request: RankingRequest): Promise<Ranking> {
  const { words, sort } = request;
  const { passing, preferred } = await scopeOf(searcher.findPassing, request);
  if (words === '') return rankWithoutWords(searcher.services, request, passing, preferred);
  const [relevance, sorted] = await Promise.all([
    rankByRelevance(searcher.services, request, passing),
    sort.length === 0 ? undefined : passingRecords(searcher.services, request, passing),
  ]);
  const { matches, found, warnings } = relevance;
  const whole = { total: passing.count, matched: matches.matched, preferred: preferred?.count ?? 0, found, warnings };
  if (sorted !== undefined) return { ...whole, ...inPages(inTiers(sorted, tierOf(matches, preferred))) };
  const leading = holdersFirst(holdersFirst(relevance.order, ordinalsOf(preferred)), relevance.quoting);
  return { ...whole, ...leadBy(leading, passing) };
}

/** What ranking would find out without words, counted. */
export async function countOnly(findPassing: FindPassing, request: Scoped): Promise<Ranking> {
  const { passing, preferred } = await scopeOf(findPassing, request);
  return { ...withoutWords, total: passing.count, preferred: preferred?.count ?? 0, ...inPages(new Float64Array()) };
}

/** What ranking works with. */
export interface Searcher {
  readonly services: Services;
  readonly findPassing: FindPassing;
}

type Scoped = Pick<RankingRequest, 'reader' | 'filter' | 'preferred'> & { readonly signal?: AbortSignal | undefined };

/** The records that pass, and those of them that come first; null where none is preferred. */
async function scopeOf(findPassing: FindPassing, { reader, filter, preferred, signal }: Scoped) {
  const [passing, first] = await Promise.all([
    findPassing(reader, filter, signal),
    preferred === null ? null : findPassing(reader, preferred, signal),
  ]);
  return { passing, preferred: first === null ? null : bothPassing(passing, first) };
}

const withoutWords = { matched: null, found: new Map<Ordinal, Ranked>(), warnings: [] } as const;

async function rankWithoutWords(services: Services, request: RankingRequest, passing: Passing, preferred: Passing | null): Promise<Ranking> {
  const { sort } = request;
  const whole = { ...withoutWords, total: passing.count, preferred: preferred?.count ?? 0 };
  if (preferred === null && sort.length > 0) {
    const page = ({ offset, take }: PageRange) => sortedRecords(services, request, { offset, limit: take });
    return { ...whole, bytes: 0, page: async (range) => [...(await page(range))] };
  }
  if (preferred === null) return { ...whole, ...leadBy([], passing) };
  const isPreferred = flagOf(preferred);
  return { ...whole, ...inPages(inTiers(await passingRecords(services, request, passing), (ordinal) => (isPreferred(ordinal) ? 0 : 1))) };
}

/** All records that pass, sorted, or in the run's order. */
function passingRecords(services: Services, request: RankingRequest, passing: Passing): Promise<Float64Array> {
  return request.sort.length === 0 ? Promise.resolve(passingOrdinals(passing)) : sortedRecords(services, request, { signal: request.signal });
}

async function sortedRecords(
  { tables }: Services,
  { reader, filter, sort }: RankingRequest,
  window: TableOptions & { readonly offset?: number; readonly limit?: number },
): Promise<Float64Array> {
  return (await tables.open(reader, { signal: window.signal })).ordinals({ condition: filter, sort, ...window });
}

function ordinalsOf(preferred: Passing | null): Float64Array {
  return preferred === null ? new Float64Array() : passingOrdinals(preferred);
}

function flagOf(preferred: Passing | null): (ordinal: Ordinal) => boolean {
  return (ordinal) => preferred !== null && (preferred.mask === null || preferred.mask[ordinal] === 1);
}

const TIERS = 6;

/** Those that hold every word, some, none; of each, the preferred ones first. */
function tierOf({ words, held }: WordMatches, preferred: Passing | null): (ordinal: Ordinal) => number {
  const isPreferred = flagOf(preferred);
  return (ordinal) => {
    const count = held[ordinal] ?? 0;
    return (count === words ? 0 : count > 0 ? 2 : 4) + (isPreferred(ordinal) ? 0 : 1);
  };
}

/** The records by their tiers, in each of them in the order they came. */
function inTiers(records: Float64Array, tier: (ordinal: Ordinal) => number): Float64Array {
  const starts = Array.from({ length: TIERS + 1 }, () => 0);
  const tiers = Uint8Array.from(records, tier);
  for (const each of tiers) starts[each + 1] = (starts[each + 1] ?? 0) + 1;
  for (let each = 0; each < TIERS; each += 1) starts[each + 1] = (starts[each + 1] ?? 0) + (starts[each] ?? 0);
  const order = new Float64Array(records.length);
  records.forEach((ordinal, index) => {
    const each = tiers[index] ?? 0;
    const at = starts[each] ?? 0;
    order[at] = ordinal;
    starts[each] = at + 1;
  });
  return order;
}

type Pages = Pick<Ranking, 'page' | 'bytes'>;

function inPages(order: Float64Array): Pages {
  return { bytes: order.byteLength, page: ({ offset, take }) => Promise.resolve([...order.subarray(offset, offset + take)]) };
}

/** Records by relevance to the words. */
interface Relevance {
  readonly matches: WordMatches;
  /** The candidates of the retrievers, best first. */
  readonly order: readonly Ordinal[];
  /** Those that hold every quoted phrase, best first. */
  readonly quoting: readonly Ordinal[];
  readonly found: ReadonlyMap<Ordinal, Ranked>;
  readonly warnings: readonly string[];
}

async function rankByRelevance(services: Services, request: RankingRequest, passing: Passing): Promise<Relevance> {
  const { reader, words, phrases, mode, signal } = request;
  const scope = { passing, ...(signal === undefined ? {} : { signal }) };
  const [matches, { vector, near, warnings }] = await Promise.all([
    reader.matching(words, { ...scope, limit: WINDOW }),
    // The first search opens the embedder; the store is at work on the others meanwhile.
    mode === 'keyword' ? noNeighbors : findByVector(services, request, passing),
  ]);
  const keyword = mode === 'vector' && warnings.length === 0 ? [] : matches.best;
  const ranked = fuse(keyword, near, await missingCosines(reader, vector, keyword, near));
  return {
    matches,
    order: ranked.map(({ ordinal }) => ordinal),
    quoting: phrases.length === 0 ? [] : await phraseHolders(reader, phrases, scope),
    found: new Map(ranked.map((entry) => [entry.ordinal, entry])),
    warnings,
  };
}

function holdersFirst(byRank: readonly Ordinal[], holders: Iterable<Ordinal>): readonly Ordinal[] {
  const holding = new Set(holders);
  if (holding.size === 0) return byRank;
  return [...new Set([...byRank.filter((ordinal) => holding.has(ordinal)), ...holding, ...byRank])];
}

/** Pages over `leading`, then over all other records that pass the filter, in the run's order. */
function leadBy(leading: readonly Ordinal[], passing: Passing): Pages {
  const led = new Set(leading);
  return {
    bytes: leading.length * ENTRY_BYTES + (passing.mask?.length ?? 0),
    page({ offset, take }) {
      const head = leading.slice(offset, offset + take);
      const others = passingBut(led, passing, { offset: Math.max(0, offset - leading.length), take: take - head.length });
      return Promise.resolve([...head, ...others]);
    },
  };
}

/** What one record of a set and a list takes, and its scores. */
const ENTRY_BYTES = 200;

interface Neighbors extends QueryVector {
  readonly near: readonly Scored[];
}

async function findByVector(services: Services, { reader, words, signal }: RankingRequest, passing: Passing): Promise<Neighbors> {
  const { vector, warnings } = await queryVector(services, reader, words, signal);
  return {
    vector,
    warnings,
    near: vector === null ? [] : await reader.nearest(vector, { limit: WINDOW, passing, ...(signal === undefined ? {} : { signal }) }),
  };
}

interface QueryVector {
  readonly vector: Float32Array | null;
  readonly warnings: readonly string[];
}

const noVector: QueryVector = { vector: null, warnings: [] };
const noNeighbors: Neighbors = { ...noVector, near: [] };

/** Vectors of two models are never compared: without the one that made the run's, keywords rank alone, and the answer says so. */
async function queryVector(services: Services, { run }: RunReader, words: string, signal: AbortSignal | undefined): Promise<QueryVector> {
  if (run.embedder === null) return noVector;
  try {
    const embedder = await services.embedders.open(run.embedder, signal);
    const [vector] = await embedder.embed([words], { purpose: 'query', ...(signal === undefined ? {} : { signal }) });
    return { vector: vector ?? null, warnings: [] };
  } catch (error) {
    if (!isScrqError(error) || error.code !== 'unavailable') throw error;
    return { vector: null, warnings: [`ranked by keywords alone: ${failureSentence(error)}`] };
  }
}

async function missingCosines(
  reader: RunReader,
  vector: Float32Array | null,
  keyword: readonly Scored[],
  near: readonly Scored[],
): Promise<ReadonlyMap<Ordinal, number>> {
  if (vector === null) return new Map();
  const known = new Set(near.map(({ ordinal }) => ordinal));
  const missing = keyword.map(({ ordinal }) => ordinal).filter((ordinal) => !known.has(ordinal));
  const cosines = await reader.cosines(vector, missing);
  return new Map(missing.map((ordinal, index) => [ordinal, cosines[index] ?? 0]));
}

/** Records looked at for a phrase: those that hold all of its words, the best first. */
const PHRASE_CANDIDATES = 1000;

/** Records that hold every phrase word by word, the best match first. */
async function phraseHolders(
  reader: RunReader,
  phrases: readonly string[],
  scope: Pick<MatchScope, 'passing' | 'signal'>,
): Promise<readonly Ordinal[]> {
  const { best } = await reader.matching(phrases.join(' '), { ...scope, limit: PHRASE_CANDIDATES, every: true });
  const ordinals = best.map(({ ordinal }) => ordinal);
  const texts = await reader.texts(ordinals);
  return ordinals.filter((_, index) => phrases.every((phrase) => holdsPhrase(texts[index] ?? '', phrase)));
}
