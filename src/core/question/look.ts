import { wordSet } from '../../text/word-set.ts';
import { INCOMES } from '../language/lexicon/en/money.ts';
import { withMeanings, type Meanings } from '../language/near/meanings.ts';
import { schemaFor, type Schema } from '../language/profile/schema.ts';
import { fieldsOfFees, fieldsOfSums } from '../language/profile/sums.ts';
import type { QueryField } from '../language/query-field.ts';
import type { Token } from '../language/tokens.ts';
import type { DataFacts, EntityWord } from './facts.ts';
import { createEntityReader } from './nouns/record-noun.ts';
import { isCapitalName } from './spelling.ts';

/** Words of what comes in, or of paying it. */
const TAKINGS = wordSet(`${INCOMES} take takes took taken make makes made earn earns earned bring brings brought spend spends spent`);

interface Asked {
  readonly text: string;
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
  readonly meanings?: Meanings;
}

/** What a question is read with: its fields, and what the records are called. */
export interface Look {
  readonly schema: Schema;
  readonly entityOf: (word: string) => EntityWord;
}

/** What is known of the words before any of them is read. */
export function lookOf({ text, fields, facts, meanings }: Asked, tokens: readonly Token[]): Look {
  const written = schemaFor(fields, tokens);
  const entityOf = createEntityReader({ fields: written.fields, facts, tokens });
  const isRecord = (noun: string) => entityOf(noun) === 'certain';
  const named = fieldsOfSums(fields, isRecord);
  const sums = tokens.some(({ lower }) => TAKINGS.has(lower)) ? fieldsOfFees(named, isRecord) : named;
  const schema = sums === fields ? written : schemaFor(sums, tokens);
  if (meanings === undefined) return { schema, entityOf };
  return {
    schema: withMeanings(schema, meanings),
    entityOf: (word) => (meanings.nouns.has(word) && !isCapitalName(word, text) ? 'certain' : entityOf(word)),
  };
}
