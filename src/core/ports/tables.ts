import type { Condition } from '../condition/condition.ts';
import type { Cell } from '../fields/field.ts';
import type { ConditionField } from '../condition/fields.ts';
import type { ComparedField } from '../diff/compared-field.ts';
import type { RecordsPlan, StatsPlan } from '../plan/plan.ts';
import type { RecordsFound, StatsFound } from '../plan/result.ts';
import type { Passing } from '../passing.ts';
import type { FieldExtents, FieldTally, TalliedField } from './facet-counts.ts';
import type { RunReader, SortKey } from './records.ts';
import type { NewRecords } from './run-writer.ts';

/** Answers what is about whole columns of runs, out of a copy of their fields that lies next to the dataset. */
export interface Tables extends AsyncDisposable {
  /** Loads the engine, which the first answer would otherwise wait for. */
  load(): Promise<void>;
  /** The columns of a run; made from its records when no sound copy of them is there. */
  open(reader: RunReader, options?: TableOptions): Promise<RunTable>;
  /** Pairs the records of two runs; null is a run without records. */
  compare(runs: ComparedRuns, comparison: Comparison, options?: TableOptions): Promise<RunComparison>;
  /** Begins the copy of a run that is being written; `scratch` is a directory for its temporary files. Null in an object store. */
  copy(runId: string, fields: readonly ConditionField[], scratch: string): Promise<RunCopy | null>;
}

/** An older and a newer run. */
interface ComparedRuns {
  readonly from: RunReader | null;
  readonly to: RunReader | null;
}

/** What of two runs is compared. */
export interface Comparison {
  /** Fields whose values tell which records belong together; none: those that are equal do. */
  readonly key: readonly string[];
  /** Those that decide whether a record changed. */
  readonly compared: readonly Pick<ComparedField, 'name' | 'tolerance'>[];
  /** True when all fields are compared, and without a tolerance. */
  readonly exact: boolean;
  /** True when no record of one run equals any of the other, so that all that belong together changed. */
  readonly parted: boolean;
}

/** Records of two runs, by their ordinals. */
export interface OrdinalPairs {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** What became of the records of two runs; ordinals of what was removed are of the older one, of what was added of the newer one, ascending. */
export interface RunComparison {
  readonly removed: Int32Array;
  readonly added: Int32Array;
  /** In the order of the newer run. */
  readonly changed: OrdinalPairs;
  readonly unchanged: number;
  readonly duplicates: { readonly from: SharedKeys; readonly to: SharedKeys };
}

/** How many records share their key with another one, how many such groups there are, and the first record of each of the first three. */
interface SharedKeys {
  readonly records: number;
  readonly groups: number;
  readonly firsts: readonly number[];
}

/** The copy of a run that is being written, column by column. */
export interface RunCopy extends AsyncDisposable {
  /** Takes records in their order. */
  append(records: Pick<NewRecords, 'columns' | 'contentHashes'>): Promise<void>;
  /** Puts the copy next to the records of the run. */
  complete(): Promise<void>;
}

export interface TableOptions {
  /** Stops the work within milliseconds; the call then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Which records, and in what order: missing values last both ways, ties in the order of the run. */
export interface TableScope extends TableOptions {
  /** Checked against the fields of the run. Default: all records. */
  readonly condition?: Condition | null;
  /** The fields that the condition was checked against, where these are not those of the run: what is of another type in it has no values. */
  readonly fields?: readonly ConditionField[];
  /** Default: the order of the run. */
  readonly sort?: readonly SortKey[];
  /** How many they are. Default: as many as the run has. Where many are sorted, they are given when a turn comes, and until the last of them is read others wait. */
  readonly records?: number;
}

/** Which records are counted. */
export type CountedScope = Pick<TableScope, 'condition' | 'signal'>;

/** A value of a field and how many records have it; of a list field, how many records list it. */
export interface ValueCount {
  readonly value: string;
  readonly records: number;
}

/** What the values of one field of a run are like, as cells hold them; missing ones are left out. */
export interface ColumnStatistics {
  readonly values: number;
  /** How many of them differ. */
  readonly distinct: number;
  /** The ten most frequent, ties in the order of the run; of long texts the first 201 characters. */
  readonly top: readonly { readonly value: Cell; readonly count: number }[];
  /** Numbers and dates that have values only. */
  readonly measures?: NumberMeasures;
  /** Of those that have measures: where each part of the range begins, and how many values are in it (see `numberEdges`). */
  readonly histogram?: readonly { readonly from: number; readonly count: number }[];
  /** Text that has values only; in UTF-16 code units. */
  readonly lengths?: { readonly min: number; readonly max: number };
}

/** `quantiles`: where 5, 25, 50, 75 and 95 % of the numbers are reached. */
export interface NumberMeasures {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly quantiles: readonly [p05: number, p25: number, p50: number, p75: number, p95: number];
}

/** Records that follow each other, a column a field. */
export interface TablePage {
  readonly columns: readonly (readonly Cell[])[];
  readonly count: number;
}

/** `formulas`: text that a spreadsheet would run as a formula is written behind a `'`. */
export type CsvEscape = 'formulas' | undefined;

/** How JSON holds records, a line each: in one array, or each by itself. */
export type JsonShape = 'array' | 'lines';

/** Bytes of records that follow each other, and of how many records they are. */
export interface RecordLines {
  readonly bytes: Uint8Array;
  readonly count: number;
}

/** The columns of one completed run. */
export interface RunTable {
  /** Carries out a checked plan of measures. */
  stats(plan: StatsPlan, options?: TableOptions): Promise<StatsFound>;
  /** Finds the records of a checked plan. */
  records(plan: RecordsPlan, options?: TableOptions): Promise<RecordsFound>;
  count(scope: CountedScope): Promise<number>;
  /** Which records pass a condition. */
  passing(scope: CountedScope): Promise<Passing>;
  /** Ordinals of the records in scope in their order; a part of them with `offset` and `limit`. */
  ordinals(scope: TableScope & { readonly offset?: number; readonly limit?: number }): Promise<Float64Array>;
  /** Statistics of all fields of the run, in their order. */
  statistics(options?: TableOptions): Promise<readonly ColumnStatistics[]>;
  /** Cells of some fields of the records in scope in their order, some thousand records at a time. */
  read(fields: readonly string[], scope: TableScope): AsyncIterable<TablePage>;
  /** Lines of CSV (RFC 4180, CRLF) of some fields of the records in scope in their order, some thousand records at a time. */
  csv(fields: readonly string[], scope: TableScope & { readonly escape: CsvEscape }): AsyncIterable<RecordLines>;
  /** The JSON of some fields of the records in scope in their order, some thousand at a time: with a line feed behind each, or with a comma and one before each. */
  json(fields: readonly string[], scope: TableScope & { readonly shape: JsonShape }): AsyncIterable<RecordLines>;
  /** A Parquet file of some fields, one at least, of the records in scope in their order. */
  parquet(fields: readonly string[], scope: TableScope): AsyncIterable<Uint8Array>;
  /** The values of a text field, the most frequent first, those of one count by code points. */
  values(field: string, options: TableOptions & { readonly limit: number }): Promise<readonly ValueCount[]>;
  /** How many values some fields have among the records in scope, and where their numbers and dates lie. */
  extents(fields: readonly string[], scope: CountedScope): Promise<FieldExtents>;
  /** The most frequent values of some fields among the records in scope, or their numbers between edges. */
  tallies(fields: readonly TalliedField[], scope: CountedScope): Promise<readonly FieldTally[]>;
  /** How many of the records in scope pass each of some conditions. */
  counts(conditions: readonly Condition[], scope: CountedScope): Promise<readonly number[]>;
}
