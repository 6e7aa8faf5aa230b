import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { SaidFields } from '../../annotate/mentions.ts';

/** The times of a query with what they may be bound to. */
export interface DateInput extends SaidFields {
  readonly now: number;
  /** All times of the query. */
  readonly others: readonly DateReading[];
}
