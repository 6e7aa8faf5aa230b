import type { Token } from '../../tokens.ts';
import type { Window } from './calendar.ts';

/** A span of the query that names a time; `to` exclusive. */
export interface DateExpression {
  readonly from: number;
  readonly to: number;
  /** The windows it may mean, earliest first: several where the year or the week is left open. */
  readonly windows: readonly Window[];
  /** `year`: nothing but a year or a decade; `recent`: counted back from now; `ahead`: counted from now on. */
  readonly kind: 'year' | 'recent' | 'ahead' | 'named';
  /** The days around that are meant too where the time is not compared with ("at Christmas"). */
  readonly wide?: readonly Window[];
}

/** The query and the moment it is asked at. */
export interface DateContext {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly now: number;
}
