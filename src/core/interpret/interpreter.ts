import type { Field } from '../../contract/scrapers.ts';
import type { Span } from '../../contract/search.ts';
import type { Filter } from '../condition/condition.ts';

/** A field as an interpreter sees it. `min` and `max`: numbers, or epoch milliseconds for dates. `samples`: known values. */
export interface QueryField extends Field {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly samples?: readonly string[];
  /** How many records have a value: of two fields that mean the same, the fuller one is asked. */
  readonly values?: number;
  readonly description?: string;
}

/** An order of the matches; printed as `price asc`. `limit` when the query says how many ("top 5"). */
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly limit?: number;
}

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
