import type { Field } from '../../contract/operations/scrapers.ts';
import type { Reading } from './decision.ts';

/** What texts look like, from the first 1,000 of a field. */
export interface TextSigns {
  /** Proportion of the different texts that are lists in JSON, or as Python prints them. */
  readonly lists: number;
  /** Proportion of the different texts that hold several short things, joined by commas, semicolons or bars. */
  readonly joined: number;
  /** Proportion of the texts that are links. */
  readonly links: number;
  /** Mean length in UTF-16 code units. */
  readonly length: number;
}

/** What is known of a field's values in one run. `min` and `max`: numbers, or epoch milliseconds for dates. */
export interface FieldStats {
  /** Values that are not missing. */
  readonly values: number;
  readonly nulls: number;
  readonly min?: number;
  readonly max?: number;
  /** Numbers only: every value is whole. */
  readonly integer?: boolean;
  /** Numbers only, good to 1 %. Absent in runs of older versions. */
  readonly median?: number;
  /** Text only: how many of the values have no character; absent for none. */
  readonly emptyTexts?: number;
  /** Text only: a few distinct values, the most frequent first; all of them when `closed`. */
  readonly samples?: readonly string[];
  readonly closed?: boolean;
  /** How many values differ; above 65,536 an estimate with a standard error of 0.8 %. Absent in runs of older versions. */
  readonly distinct?: number;
  /** Text only. Absent in runs of older versions. */
  readonly signs?: TextSigns;
}

/** A field of a run. With `json`, cells are JSON text, since some value was a list or an object. */
export interface RunField extends Field {
  readonly json: boolean;
  readonly stats: FieldStats;
  /** How its values are written in the source; later runs are read the same way. */
  readonly reading?: Reading;
  /** The field whose values, as the source wrote them, this one keeps. */
  readonly rawOf?: string;
  /** Every record of the source names it, and those without a value say so, as JSON does with null; a csv cell that is empty says nothing. */
  readonly statesNulls?: true;
}

/** A typed value: number; epoch milliseconds for a date; boolean; text (JSON text in a `json` field); null when missing. */
export type Cell = number | boolean | string | null;
