import { cosine } from '../../rank/fuse.ts';

/** The name that a vector is nearest to, and how near it is to that and to each. */
export interface Nearest {
  readonly at: number;
  readonly score: number;
  readonly scores: readonly number[];
  /** Nearer than to any other name by the lead. */
  readonly isAhead: boolean;
}

/** Looks for the nearest of names by their vectors; null is a name that the embedder makes nothing of. */
export function nearestOf(vector: Float32Array, names: readonly (Float32Array | null)[], lead: number): Nearest {
  const scores = names.map((name) => (name === null ? 0 : cosine(vector, name)));
  const at = scores.reduce((top, score, index) => (score > (scores[top] ?? 0) ? index : top), 0);
  const score = scores[at] ?? 0;
  return { at, score, scores, isAhead: scores.every((other, index) => index === at || score - other >= lead) };
}
