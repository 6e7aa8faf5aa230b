import type { Field } from '../../contract/scrapers.ts';

/** A field as the language layer sees it. `min` and `max`: numbers, or epoch milliseconds for dates. `samples`: known values. */
export interface QueryField extends Field {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly samples?: readonly string[];
  /** How many records have a value: of two fields that mean the same, the fuller one is taken. */
  readonly values?: number;
  readonly description?: string;
}

/** An order of the matches; printed as `price asc`. `limit` when the query says how many ("top 5"). */
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly limit?: number;
}
