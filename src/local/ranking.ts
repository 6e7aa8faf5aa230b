import type { SearchMode } from '../contract/search.ts';
import { cosine, fuse, type Ranked } from '../core/rank/fuse.ts';
import type { Condition } from '../core/condition/condition.ts';
import type { Ordinal, RunReader, Scope, Scored, SortKey } from '../core/ports.ts';
import { isScrqError } from '../errors.ts';
import { failureSentence } from './failure-sentence.ts';
import { orderedPage, type PageRange } from './ordered-page.ts';
import { keywordLeg, phraseHolders } from './keyword-leg.ts';
import type { Services } from './services.ts';

/** What decides the order of a search; two searches with the same one have the same order. */
export interface RankingRequest {
  readonly reader: RunReader;
  readonly words: string;
  /** Records that hold all of these word by word come first. */
  readonly phrases: readonly string[];
  readonly filter: Condition | null;
  readonly sort: readonly SortKey[];
  readonly mode: SearchMode;
  readonly signal?: AbortSignal;
}

/** The whole order of the records that pass a filter, each once, best first. */
export interface Ranking {
  /** How many records pass. */
  readonly total: number;
  /** Positions of one slice of the order. */
  page(range: PageRange): Promise<readonly Ordinal[]>;
  /** The records that either leg found, with their scores. */
  readonly found: ReadonlyMap<Ordinal, Ranked>;
  readonly warnings: readonly string[];
}

/**
 * Candidates that each leg contributes. Fixed: a window that grew with the page would order the same records differently on
 * another page. What neither leg found follows in the run's order.
 */
const WINDOW = 200;

/** Orders all records that pass the filter: by relevance to the words, or by the sort asked for among the relevant ones first. */
export async function rank(services: Services, request: RankingRequest): Promise<Ranking> {
  const { reader, words, phrases, filter, sort, mode, signal } = request;
  const scope: Scope = { filter, ...(signal === undefined ? {} : { signal }) };
  if (words === '') {
    const total = await reader.count(scope);
    return { total, page: (range) => orderedPage(reader, { filter, sort }, range), found: new Map(), warnings: [] };
  }
  const keywords = () => keywordLeg(reader, words, { ...scope, limit: WINDOW });
  const [total, chosen, { vector, near, warnings }] = await Promise.all([
    reader.count(scope),
    mode === 'vector' ? [] : keywords(),
    // The first search opens the embedder; the store is at work on the others meanwhile.
    mode === 'keyword' ? noVectorLeg : vectorLeg(services, request, scope),
  ]);
  const keyword = mode === 'vector' && warnings.length > 0 ? await keywords() : chosen;
  const ranked = fuse(keyword, near, await missingCosines(reader, vector, keyword, near));
  const byRank = holdersFirst(
    ranked.map(({ ordinal }) => ordinal),
    phrases.length === 0 ? [] : await phraseHolders(reader, phrases, scope),
  );
  // Behind the relevant ones of a sort: by rank, then in the run's order, as without one.
  const leading = sort.length === 0 ? byRank : [...new Set([...(await sortedRelevant(request, keyword, byRank)), ...byRank])];
  return { total, page: leadBy(leading, reader, filter), found: new Map(ranked.map((entry) => [entry.ordinal, entry])), warnings };
}

function holdersFirst(byRank: readonly Ordinal[], holders: readonly Ordinal[]): readonly Ordinal[] {
  if (holders.length === 0) return byRank;
  const holding = new Set(holders);
  return [...new Set([...byRank.filter((ordinal) => holding.has(ordinal)), ...holders, ...byRank])];
}

/** The records a sort applies to first: all that hold every word; else those the keywords found; else those near in meaning. */
async function sortedRelevant(
  { reader, words, filter, sort }: RankingRequest,
  keyword: readonly Scored[],
  byRank: readonly Ordinal[],
): Promise<readonly Ordinal[]> {
  const every = await reader.matching(words, { filter, limit: Math.max(1, reader.run.records), every: true });
  const found = [every, keyword].find((leg) => leg.length > 0)?.map(({ ordinal }) => ordinal) ?? byRank;
  const relevant = new Set(found);
  const all = await reader.ordinals({ filter, sort });
  return [...all].filter((ordinal) => relevant.has(ordinal));
}

/** Pages over `leading`, then over all other records that pass the filter, in the run's order; those are looked up only when a page reaches them. */
function leadBy(leading: readonly Ordinal[], reader: RunReader, filter: Condition | null): Ranking['page'] {
  let others: Promise<Float64Array> | undefined;
  return async ({ offset, take }) => {
    const head = leading.slice(offset, offset + take);
    if (head.length === take) return head;
    others ??= reader.ordinals({ filter }).then((all) => {
      const leads = new Set(leading);
      return all.filter((ordinal) => !leads.has(ordinal));
    });
    const start = Math.max(0, offset - leading.length);
    return [...head, ...(await others).subarray(start, start + take - head.length)];
  };
}

interface VectorLeg extends QueryVector {
  readonly near: readonly Scored[];
}

async function vectorLeg(services: Services, { reader, words, signal }: RankingRequest, scope: Scope): Promise<VectorLeg> {
  const { vector, warnings } = await queryVector(services, reader, words, signal);
  return { vector, warnings, near: vector === null ? [] : await reader.nearest(vector, { ...scope, limit: WINDOW }) };
}

interface QueryVector {
  readonly vector: Float32Array | null;
  readonly warnings: readonly string[];
}

const noVector: QueryVector = { vector: null, warnings: [] };
const noVectorLeg: VectorLeg = { ...noVector, near: [] };

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
  const vectors = await reader.vectors(missing);
  return new Map(missing.map((ordinal, index) => [ordinal, similarity(vector, vectors[index] ?? null)]));
}

function similarity(query: Float32Array, vector: Float32Array | null): number {
  return vector === null ? 0 : cosine(query, vector);
}
