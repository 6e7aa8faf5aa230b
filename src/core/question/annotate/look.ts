import type { Schema } from '../../language/profile/schema.ts';
import type { Token } from '../../language/tokens.ts';
import type { DataFacts } from '../facts.ts';

/** A question and what it is read with. */
export interface AnnotateLook {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly facts: DataFacts;
  /** True for a word that the records are called by. */
  readonly isRecordNoun: (word: string) => boolean;
  readonly now: number;
  /** The one date that the answer before was bounded by, where the question may go on from it. */
  readonly dateBefore?: string | undefined;
}
