import type { Token } from '../../language/tokens.ts';
import type { DataFacts } from '../facts.ts';

/** A field of so few values is a vocabulary, whatever its size. */
const VOCABULARY = 60;

/** What spans of a question are compared with values by. */
export interface ValueLook {
  readonly tokens: readonly Token[];
  readonly facts: DataFacts;
  readonly isNoun: (at: number) => boolean;
}

/** True where a field has few enough values for one of them to be meant by an ordinary word. */
export function isVocabulary(field: string, facts: DataFacts): boolean {
  const distinct = facts.distinct(field);
  return distinct !== null && (distinct <= VOCABULARY || distinct <= facts.records / 20);
}
