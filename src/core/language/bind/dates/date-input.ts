import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { Token } from '../../tokens.ts';

/** The times of a query with what they may be bound to. */
export interface DateInput {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
  readonly now: number;
  /** All times of the query. */
  readonly others: readonly DateReading[];
}
