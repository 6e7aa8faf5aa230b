/** What one query, or the mean of many, scores. */
export interface Figures {
  /** Normalised discounted cumulative gain of the first ten, with linear gains (Järvelin and Kekäläinen 2002). */
  readonly ndcg10: number;
  /** Share of the relevant documents among the first hundred. */
  readonly recall100: number;
  /** One over the rank of the first relevant document among the first ten, else 0. */
  readonly mrr10: number;
}

/** Figures of one answer. Relevant is a document whose gain is the highest that the query's judgments hold at least half of. */
export function queryFigures(answer: readonly string[], judged: ReadonlyMap<string, number>): Figures {
  const ideal = [...judged.values()].toSorted((a, b) => b - a);
  const best = gainOf(ideal);
  const relevant = new Set([...judged].filter(([, gain]) => gain > 0 && gain >= (ideal[0] ?? 0) * RELEVANT_SHARE).map(([doc]) => doc));
  const first = answer.slice(0, 10).findIndex((doc) => relevant.has(doc));
  return {
    ndcg10: best === 0 ? 0 : gainOf(answer.map((doc) => judged.get(doc) ?? 0)) / best,
    recall100: relevant.size === 0 ? 0 : answer.slice(0, 100).filter((doc) => relevant.has(doc)).length / relevant.size,
    mrr10: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** Judgments of a collection grade differently; a document counts as found when it is worth this share of the best grade of its query. */
const RELEVANT_SHARE = 0.2;

/** Means over all queries. */
export function meanFigures(all: readonly Figures[]): Figures {
  const mean = (pick: (figures: Figures) => number) =>
    Number((all.reduce((sum, figures) => sum + pick(figures), 0) / Math.max(1, all.length)).toFixed(4));
  return { ndcg10: mean(({ ndcg10 }) => ndcg10), recall100: mean(({ recall100 }) => recall100), mrr10: mean(({ mrr10 }) => mrr10) };
}

function gainOf(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
}
