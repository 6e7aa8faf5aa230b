import type { Span } from '../../contract/search.ts';
import type { Filter } from '../condition/condition.ts';
import type { Order, QueryField } from '../language/query-field.ts';

/** What a query means: the filter it states, the words left for similarity, the order it asks for, and what came from where. */
export interface Interpretation {
  readonly filter: Filter | null;
  /** The words no condition or order came from, single-spaced; may be empty. */
  readonly rest: string;
  readonly order: Order | null;
  /** In the order of the query, never overlapping. */
  readonly spans: readonly Span[];
}

/** Words to meaning; `now` in epoch milliseconds. Total and deterministic: any text has an interpretation. */
export type Interpret = (query: string, fields: readonly QueryField[], now: number) => Interpretation;
