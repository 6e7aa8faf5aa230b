import type { Change, DiffMeta } from '../../contract/operations/diff.ts';
import type { RecordData } from '../../contract/envelope.ts';
import type { HistoryResponse } from '../../contract/operations/history.ts';
import type { FieldType, Run } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../fields/field.ts';
import type { Ordinal } from '../ports/records.ts';
import type { ChangesPlan, HistoryPlan, RecordsPlan, RunsPlan, SeveralPlan, StatsPlan } from './plan.ts';

/** What carrying out a plan gave: every value that an answer may state is in it. */
export type PlanResult = StatsResult | RecordsResult | HistoryResult | ChangesResult | RunsResult | SeveralResult;

/** A column of aggregates or groups, named as the plan prints it: `city`, `avg(price)`. Units as fields have them; "%" for percentages. */
export interface ResultColumn {
  readonly name: string;
  readonly type: FieldType;
  readonly unit?: string;
  readonly precision?: 'day';
}

/** How many of the records in scope have a value of a field that the plan measures or groups by, and how many do not. */
interface FieldCoverage {
  readonly field: string;
  readonly values: number;
  readonly nulls: number;
}

/** What was read. */
export interface ResultScope {
  /** Null when the scraper never completed a run. */
  readonly run: Run | null;
  /** Records of the run. */
  readonly records: number;
  /** Records that the condition holds for; all of them without one. */
  readonly matched: number;
  /** Records that cannot be decided, since a field that the condition asks for is missing. */
  readonly unknown: number;
  /** The values that the condition compares with: `avg(price)`, over so many values. */
  readonly bounds?: readonly FigureBound[];
  readonly warnings: readonly string[];
}

/** A value that records are compared with; null when no record has a value. */
export interface FigureBound {
  readonly name: string;
  readonly field: string;
  readonly value: number | null;
  readonly values: number;
}

/**
 * A computed value, and how many records (for a correlation: records with both) it comes from. Null when nothing can be computed of them.
 * Dates are epoch milliseconds. `nulls`: records of the group that were left out, since they have no value; of a percentage, those whose condition is unknown.
 */
export interface Figure {
  readonly value: Cell;
  readonly values: number;
  readonly nulls: number;
}

/** A group, or all records in scope when there is nothing to group by. */
export interface StatsRow {
  /**
   * Aligned with the groupings: a value of the field; of a number bucket its lower bound; of a date bucket its name ("2026", "2026-Q1", "2026-03",
   * "2026-W09", "2026-03-15", "Monday") or the hour from 0 to 23. Null for records without a value.
   */
  readonly groups: readonly Cell[];
  /** Aligned with the measures. */
  readonly figures: readonly Figure[];
  readonly records: number;
}

export interface StatsResult extends ResultScope {
  readonly kind: 'stats';
  readonly plan: StatsPlan;
  /** Those of the groupings, then those of the measures. */
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly StatsRow[];
  /** Groups that keep the bounds of the plan, before its limit. */
  readonly groups: number;
  readonly coverage: readonly FieldCoverage[];
}

export interface RecordsResult extends ResultScope {
  readonly kind: 'records';
  readonly plan: RecordsPlan;
  /** Of the fields shown, in their order. */
  readonly columns: readonly ResultColumn[];
  /** Aligned with `records`. */
  readonly ordinals: readonly Ordinal[];
  /** The records of the plan's window, as doors show them, with the fields of `columns`. */
  readonly data: readonly RecordData[];
  /** Of the fields that the plan orders by. */
  readonly coverage: readonly FieldCoverage[];
  /** Of one record that comes first: how many others have its value too. Default: none, or not known. */
  readonly tied?: number;
}

/** What a plan of measures gives of the records of a run. */
export type StatsFound = Omit<StatsResult, 'run' | 'records'>;

/** Which records a plan is about, before they are read. */
export type RecordsFound = Omit<RecordsResult, 'run' | 'records' | 'columns' | 'data'>;

export interface HistoryResult {
  readonly kind: 'history';
  readonly plan: HistoryPlan;
  /** All runs, the newest first. */
  readonly history: HistoryResponse;
  readonly warnings: readonly string[];
}

export interface ChangesResult {
  readonly kind: 'changes';
  readonly plan: ChangesPlan;
  /** As many changes as the plan's limit allows. */
  readonly data: readonly Change[];
  /** How many there are. */
  readonly total: number;
  /** Of a plan that counts them by a field: how many of each value, the most first, as many as the limit allows, and all that share the last place. */
  readonly groups?: { readonly column: ResultColumn; readonly rows: readonly { readonly value: Cell; readonly changes: number }[] };
  /** Of a plan with a mean: its value, null where none is known, and over how many changes. */
  readonly mean?: { readonly column: ResultColumn; readonly value: number | null; readonly changes: number };
  /** Its summary counts only records for which the condition of the plan holds. */
  readonly meta: DiffMeta;
  readonly warnings: readonly string[];
}

export interface RunsResult {
  readonly kind: 'runs';
  readonly plan: RunsPlan;
  /** Of the measures. */
  readonly columns: readonly ResultColumn[];
  /** The oldest run first. */
  readonly rows: readonly RunRow[];
  readonly warnings: readonly string[];
}

/** What the measures are of one run, aligned with them, and how many of its records they are of. */
export interface RunRow {
  readonly run: Run;
  readonly figures: readonly Figure[];
  readonly matched: number;
}

export interface SeveralResult {
  readonly kind: 'several';
  readonly plan: SeveralPlan;
  /** Aligned with the parts of the plan. */
  readonly parts: readonly (StatsResult | RecordsResult | ChangesResult)[];
  readonly warnings: readonly string[];
}
