/** Why a field deserves a look. */
type FindingKind =
  /** Columns of a row seem to have moved: several fields have a value there that does not fit. */
  | 'shifted'
  /** Text because of a few values; nearly all are of another type. */
  | 'nearly_typed'
  /** A few values did not fit the type and became missing. */
  | 'not_of_type'
  /** Numbers of several units, or some without the unit of the others. */
  | 'mixed_units'
  /** A value such as -1, 999 or 9999-12-31 that stands for "none". */
  | 'sentinel'
  /** Text such as "N/A" in a field of text. */
  | 'missing_mark'
  | 'constant'
  | 'empty'
  /** Since the run before: numbers about 100 or 1,000 times as large or as small. */
  | 'rescaled'
  | 'unit_changed'
  | 'type_changed'
  /** Since the run before: most values went missing. */
  | 'emptied';

/** One reason why fields deserve a look, for people: what was found and what can be done, a clause each without an end mark. Values of records in it are quoted as JSON. */
export interface Finding {
  readonly kind: FindingKind;
  readonly fields: readonly string[];
  readonly message: string;
  readonly advice: string;
}
