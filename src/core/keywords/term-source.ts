import type { Postings } from './postings.ts';

/** Looks terms up in an index. */
export interface TermSource {
  /** Undefined for a term that no record holds. */
  find(term: string): Promise<Postings | undefined>;
  /** All terms that begin with a letter, in their order and some at a time, each with how many records hold it. */
  startingWith(letter: string): AsyncIterable<readonly TermCount[]>;
}

/** A term, and how many records hold it. */
export interface TermCount {
  readonly term: string;
  readonly records: number;
}
