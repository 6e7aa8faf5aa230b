import type { Span } from '../../contract/operations/search.ts';
import type { Condition, Filter } from '../condition/condition.ts';
import type { Order, QueryField } from '../language/query-field.ts';

/** What a query means: the filter it states, the words left for similarity, the order it asks for, and what came from where. */
export interface Interpretation {
  readonly filter: Filter | null;
  /** The words no condition or order came from, without stop words and the noun for the records, single-spaced; may be empty. */
  readonly rest: string;
  readonly order: Order | null;
  /** In the order of the query, never overlapping. */
  readonly spans: readonly Span[];
  /** What looks like a bound, a date, an amount or an order and became none, in the order of the query. */
  readonly unused: readonly Unused[];
  /** Records that hold the values named in the query: a condition on text, which never removes a record; null when no value is named. */
  readonly preferred: Condition | null;
}

/** Words that state something of which no field was found, or of which several are as likely. */
export interface Unused {
  readonly text: string;
  /** A sentence without its point: "no field holds an amount of money". */
  readonly reason: string;
  /** Fields that it may be said of, the likeliest first; may be empty. */
  readonly candidates: readonly string[];
}

/** Words to meaning; `now` in epoch milliseconds. Total and deterministic: any text has an interpretation. */
export type Interpret = (query: string, fields: readonly QueryField[], now: number) => Interpretation;
