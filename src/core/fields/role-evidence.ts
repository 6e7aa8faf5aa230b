import type { Field } from '../../contract/operations/scrapers.ts';
import type { TextSigns } from './field.ts';

/** What the role of a field is derived from; whatever is missing is not known. */
export interface RoleEvidence extends Pick<Field, 'name' | 'type' | 'unit' | 'role'> {
  /** Values that are not missing, and how many are missing. */
  readonly values?: number;
  readonly nulls?: number;
  /** How many values differ. */
  readonly distinct?: number;
  /** Numbers, or epoch milliseconds for dates. */
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  /** Text only: the most frequent values; all of them when `closed`. */
  readonly samples?: readonly string[];
  readonly closed?: boolean;
  /** Text only: how many of the values have no character. */
  readonly emptyTexts?: number;
  readonly signs?: TextSigns;
}
