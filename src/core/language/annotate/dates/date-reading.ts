import type { Window } from './calendar.ts';
import type { DateExpression } from './date-expression.ts';

export type DateComparison = 'within' | '<' | '<=' | '>' | '>=' | '!=';

/** What the query says of some time, before it is known of which field. Token ranges, `to` exclusive. */
export interface DateReading {
  readonly from: number;
  readonly to: number;
  readonly comparison: DateComparison;
  readonly first: DateExpression;
  /** End of a range, itself included. */
  readonly last: DateExpression | null;
  /** Further times of a list ("2004 or 2010"), each as good as the first. */
  readonly others: readonly DateExpression[];
  /** How the time is led in: by a word only times follow, by one that numbers share ("at least"), or not at all. */
  readonly lead: 'temporal' | 'shared' | 'none';
  /** It says how old a thing is: "older than 10 years", "less than 3 years old". */
  readonly isAge?: boolean;
  /** Led in by "from": of what is still to be, it is the first day ("available from May"). */
  readonly isStart?: boolean;
  /** The same time from now on, which is meant of what is still to be: "closing within 10 days". */
  readonly ahead?: Window;
}
