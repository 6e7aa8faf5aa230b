import type { Token } from '../tokens.ts';

/** A span of a text in another language with its English. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly isNoun: boolean;
  /** It says more of the noun next to it. */
  readonly isModifier: boolean;
}
