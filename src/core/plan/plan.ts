import type { Condition } from '../condition/condition.ts';

/**
 * What a question comes to: a tree of plain values that can be checked against the fields of a run, printed, and run again.
 * Every value of an answer comes from carrying out a plan; nothing else makes values.
 */
export type Plan = StatsPlan | RecordsPlan | HistoryPlan | ChangesPlan | RunsPlan | SeveralPlan;

/** A plan over the records of one run. */
export type OnePlan = StatsPlan | RecordsPlan;

/** One thing to group by; a missing value is a group of its own. */
export type Grouping =
  | { readonly kind: 'value'; readonly field: string }
  /** Items of lists in JSON, or of text joined by commas, semicolons or bars. A record counts once in each of its items, and nowhere without any. */
  | { readonly kind: 'item'; readonly field: string }
  /** Calendar buckets in UTC; weeks begin on Monday (ISO 8601). `monthname`, `weekday` and `hour` fold all dates together. */
  | { readonly kind: 'date'; readonly field: string; readonly bucket: DateBucket }
  /** Half-open intervals [n·width, (n+1)·width). */
  | { readonly kind: 'number'; readonly field: string; readonly width: number };

export type DateBucket = 'decade' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'monthname' | 'weekday' | 'hour';

/**
 * A number computed of two number fields of each record: missing where one of them is, and a ratio also where `right` is 0. The difference of two dates is
 * in days.
 */
export interface ComputedField {
  readonly kind: 'difference' | 'ratio' | 'sum' | 'product';
  readonly left: string;
  readonly right: string;
}

/** What a numeric measure is of: a field by its name, or a computed value of two fields. */
export type Measured = string | ComputedField;

/** A value over the records of a group. Missing values are left out and counted. */
export type Measure =
  | BaseMeasure
  /** Two values of one group combined, each of a number; null where one is missing, and a ratio also where `right` is 0. Operands are base measures. */
  | { readonly kind: 'ratio' | 'difference'; readonly left: Measure; readonly right: Measure }
  /** The sum over the group in percent of the sum over all records in scope. */
  | { readonly kind: 'shareOf'; readonly field: Measured }
  /**
   * Change in percent against the calendar period before, of plans with one grouping by successive dates, within the same values of the other groupings.
   * Null for a period without a predecessor, or when that has no value or 0.
   */
  | { readonly kind: 'growth'; readonly of: Measure }
  /** Total of this and all earlier periods, of counts and sums, under the same condition. */
  | { readonly kind: 'running'; readonly of: Measure };

/** A measure that is computed from the records of its group alone. */
type BaseMeasure =
  | { readonly kind: 'count' }
  /** How many records have a value. */
  | { readonly kind: 'values'; readonly field: string }
  | { readonly kind: 'sum' | 'avg' | 'median' | 'stddev'; readonly field: Measured }
  /** Of numbers, dates or text (text by code points). */
  | { readonly kind: 'min' | 'max'; readonly field: Measured }
  /** `p` from 0 to 100, interpolated linearly between order statistics (Hyndman and Fan, type 7). */
  | { readonly kind: 'percentile'; readonly field: Measured; readonly p: number }
  | { readonly kind: 'distinct'; readonly field: string }
  /** Percentage of the records of the group for which the condition holds; without one, percentage of all records in scope that the group is. */
  | { readonly kind: 'share'; readonly of: Condition | null }
  /** How many records of the group fulfil a condition. */
  | { readonly kind: 'countIf'; readonly of: Condition }
  /** Pearson's coefficient over records that have both. */
  | { readonly kind: 'correlation'; readonly fields: readonly [string, string] };

/** Orders rows by a column: the position of a grouping or of a measure. Missing values last both ways. */
export interface RowOrder {
  readonly by: 'group' | 'measure';
  readonly index: number;
  readonly descending: boolean;
}

/** A bound on a measure that a group must keep, by the measure's position. */
export interface Having {
  readonly measure: number;
  readonly op: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly value: number;
}

/** Values over all records in scope, in groups or as one row. */
export interface StatsPlan {
  readonly kind: 'stats';
  readonly where: Condition | null;
  readonly groups: readonly Grouping[];
  readonly measures: readonly Measure[];
  readonly having: readonly Having[];
  readonly order: readonly RowOrder[];
  readonly limit: number | null;
  /** How many groups are skipped, in the order of the plan. Default: 0. */
  readonly offset?: number;
  /** Only the first `limit` groups, in the order of the plan, of each value of the first grouping; needs at least two. Default: all. */
  readonly perGroup?: { readonly limit: number };
}

/** Records themselves: "which", "list", "top 5", "cheapest". `fields` empty: those that matter for showing a record. */
export interface RecordsPlan {
  readonly kind: 'records';
  readonly where: Condition | null;
  readonly fields: readonly string[];
  readonly order: readonly { readonly field: string; readonly descending: boolean }[];
  readonly offset: number;
  readonly limit: number | null;
}

/** One record over all runs, by the text of its key. */
export interface HistoryPlan {
  readonly kind: 'history';
  readonly key: string;
  readonly field: string | null;
}

/** Two runs compared: ids, `first` (the oldest one), `previous`, `latest`; or a day, which means the last run of it or before it. */
export interface ChangesPlan {
  readonly kind: 'changes';
  readonly from: string;
  readonly to: string;
  readonly change: 'added' | 'removed' | 'changed' | null;
  /** Only records in which one of these fields changed; empty: any. */
  readonly fields: readonly string[];
  /** Only those whose field went this way. */
  readonly direction: ChangeDirection | null;
  /** Only changes of records for which this holds: of the newer record, of a removed one the older. Without `compareTo`. */
  readonly where?: Condition | null;
  /** Only changes of records for which this held in the older run, and so of none that was added. Without `compareTo`. */
  readonly was?: Condition;
  /** How far a field went on average, or its mean in the newer records (the older ones of what was removed). Not with `by`. */
  readonly mean?: ChangeMean;
  /** Counts the changes by a value of the record (the newer one, of a removed one the older), the most first; `limit` is then of these counts. */
  readonly by?: string;
  /** Without one: removed, changed, added, each in the order of its run. */
  readonly order?: readonly ChangeOrder[];
  readonly limit: number | null;
}

/** Which way a field went, and how far at least: in its own unit (of dates in days) or in percent of the older value. Default: any way farther than nothing. */
export interface ChangeDirection {
  readonly field: string;
  readonly way: 'up' | 'down';
  readonly least?: { readonly by: 'delta' | 'pct'; readonly op: '>' | '>='; readonly value: number };
}

/** Values over all records of every run from one to another, both included; runs are named as in comparisons, and `of` has no groups. */
export interface RunsPlan {
  readonly kind: 'runs';
  readonly from: string;
  readonly to: string;
  readonly of: StatsPlan;
}

/**
 * Orders changes by how far a field went (`delta` in its own unit, of dates in days; `pct` in percent of the older value), or by its value in the
 * newer record (the older one of what was removed). What fell most has the least delta. Missing values last both ways.
 */
export interface ChangeOrder {
  readonly by: 'delta' | 'pct' | 'value';
  readonly field: string;
  readonly descending: boolean;
}

/** The mean of how far a field went, over the changes in which both its values are known: in its own unit, of dates in days, or in percent. */
export type ChangeMean = Pick<ChangeOrder, 'field' | 'by'>;

/** Plans side by side, as in "compare A and B"; `label` names a part in the answer. */
export interface SeveralPlan {
  readonly kind: 'several';
  readonly parts: readonly { readonly label: string; readonly plan: StatsPlan | RecordsPlan | ChangesPlan }[];
}
