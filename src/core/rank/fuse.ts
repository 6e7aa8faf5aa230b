import type { Ordinal, Scored } from '../ports/records.ts';

/**
 * Weight of the keyword leg in the sum. Measured flat between 0.5 and 0.7 on four collections, and above both legs on each;
 * fusion of ranks instead of scores was below BM25 alone on three of them.
 */
const KEYWORD_WEIGHT = 0.6;

/** A candidate with its place in each leg, counted from 1; null where that leg did not find it. */
export interface Ranked {
  readonly ordinal: Ordinal;
  readonly score: number;
  readonly vectorRank: number | null;
  readonly keywordRank: number | null;
}

/**
 * Candidates of both legs in one order: w x BM25 / best BM25 of the query + (1 - w) x cosine, ties by position in the run.
 * A convex combination of scores after Bruch, Gai and Ingber, "An Analysis of Fusion Functions for Hybrid Retrieval" (2023).
 * Each leg comes best first; `cosines` holds the similarity of candidates that only the keywords found.
 * A leg that found nothing, or does not exist, leaves the other one's order.
 */
export function fuse(keyword: readonly Scored[], vector: readonly Scored[], cosines: ReadonlyMap<Ordinal, number>): readonly Ranked[] {
  const best = keyword[0]?.score ?? 0;
  const byVector = new Map(vector.map(({ ordinal, score }, index) => [ordinal, { score, rank: index + 1 }]));
  const ranked: Ranked[] = keyword.map(({ ordinal, score }, index) => {
    const near = byVector.get(ordinal);
    byVector.delete(ordinal);
    const bm25 = best <= 0 ? 0 : score / best;
    const nearness = near?.score ?? cosines.get(ordinal) ?? 0;
    return { ordinal, score: KEYWORD_WEIGHT * bm25 + (1 - KEYWORD_WEIGHT) * nearness, vectorRank: near?.rank ?? null, keywordRank: index + 1 };
  });
  for (const [ordinal, { score, rank }] of byVector) {
    ranked.push({ ordinal, score: (1 - KEYWORD_WEIGHT) * score, vectorRank: rank, keywordRank: null });
  }
  return ranked.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal);
}

/** Cosine of two unit vectors. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
