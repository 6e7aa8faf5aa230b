import type { FieldType } from '../../contract/operations/scrapers.ts';

/** Which mark stands before the fraction: `1,234.5` or `1.234,5`. */
export type DecimalMark = 'point' | 'comma';

/** Whether values of a field tell which mark stands before the fraction, or only suggest it: "1.234" may be either. */
export type MarkEvidence = 'told' | 'guessed';

/** What "3:45" is in a field of times that something took: minutes and seconds, or that too where other values tell. */
export type Clocks = 'minutes' | 'unsure';

/** Which part of `03/04/26` is the day, the month and the year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** `strict`: every value fits, or the field is text. `lenient`: 98 % of the values fit, the others become missing. */
export type Tolerance = 'strict' | 'lenient';

export interface DecideOptions {
  /** What "2 hours ago" counts from, in epoch milliseconds. */
  readonly runAt: number;
  /** Forces the type; values that do not fit it are failures. */
  readonly type?: FieldType;
  /** Default: `strict`. */
  readonly tolerance?: Tolerance;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalMark;
  /** The mark that the other fields of the source tell, for a field that does not tell its own. Default: they tell none. */
  readonly decimalOfOthers?: 'comma';
  /** The unit numbers become where theirs convert into it. Default: what the values suggest. */
  readonly unit?: NumberUnit;
}

/** A unit of numbers: the key that compares, and how it is written. */
export interface NumberUnit {
  readonly key: string;
  readonly spelling: string;
}

/** A value that does not fit its field, cut to 100 characters, with its line in the file. */
export interface Misfit {
  readonly line: number;
  readonly value: string;
}

/** How the values of a field become cells: all that the coercing pass needs to know. */
export type Reading =
  | { readonly kind: 'text' }
  /** Some value is a list or an object: every cell is JSON text. */
  | { readonly kind: 'json' }
  | { readonly kind: 'boolean'; readonly digits: boolean; readonly weakWords: boolean }
  | NumberRule
  | DateRule
  /** Numbers that count seconds or milliseconds from 1970: their size says which. */
  | { readonly kind: 'epoch' };

export interface NumberRule {
  readonly kind: 'number';
  readonly decimal: DecimalMark;
  /** The unit in the spelling that compares (lower case, singular); empty when values have none. */
  readonly unitKey: string;
  /** `m` after a number means million rather than metre. */
  readonly millions: boolean;
  /** Numbers without a unit fit too. */
  readonly bare: boolean;
  /** Digits that a plain number would lose (leading zeros) are read anyway, since the type is forced. */
  readonly forced: boolean;
  /** "1:30:22" is a time that something took. */
  readonly clocks?: Clocks;
  /** What a number in another unit is multiplied by, by the unit's key; absent: all are of one unit. */
  readonly factors?: Readonly<Record<string, number>>;
  /** Every number is a bound of this kind ("up to 15 days"); absent: none is. */
  readonly bound?: 'upper' | 'lower';
  /** Brackets make none negative: "(1,284)" reviews. */
  readonly bracketed?: true;
  /** Words stand behind some numbers, the same ones: "$48,210 pledged". */
  readonly phrased?: true;
  /** Texts that stand in the place of a number; absent: none do. */
  readonly words?: readonly NumberWord[];
}

/** A text that stands where a number should be, and what it counts as: nothing, or 0 for what is free. */
export interface NumberWord {
  /** In lower case, without the blanks around it. */
  readonly text: string;
  readonly value: 0 | null;
}

export interface DateRule {
  readonly kind: 'date';
  readonly order: DateOrder;
  /** Some value is written in a way that leaves the order open, such as 03/04/26. */
  readonly ordered: boolean;
  /** Also forms that only a field named like a date may have, such as 20260315 or 1.2.26. */
  readonly loose: boolean;
  readonly precision: 'day' | 'instant';
  /** What is said to have happened on every date that says so: "closes"; absent: nothing is said. */
  readonly happened?: string;
}

/** How one field is understood, from all of its values. Plain data: it survives JSON. */
export interface FieldDecision {
  readonly name: string;
  readonly type: FieldType;
  /** As the source wrote it, an ISO code for a currency, `%`, or `/5` for a score out of five. */
  readonly unit?: string;
  readonly precision?: 'day';
  readonly json: boolean;
  readonly reading: Reading;
  /** `values` fit, `nulls` are missing, `failed` do not fit; together they are all records. */
  readonly counts: { readonly values: number; readonly nulls: number; readonly failed: number };
  /** The first few values that do not fit. */
  readonly failures: readonly Misfit[];
  /** What had to be chosen, one sentence each, e.g. that the values do not tell day from month. */
  readonly notes: readonly string[];
  /** The type that all but a few values have, for a field that is text only because of those. */
  readonly near?: { readonly type: FieldType; readonly failed: number; readonly failures: readonly Misfit[] };
  /** How many values have which unit, where some but not all have it or there are several; those without one have the unit "". */
  readonly units?: readonly UnitCount[];
  /** For numbers with marks in them. Absent: they have none, or the mark was given. */
  readonly mark?: MarkEvidence;
  /** For text: values such as "N/A" that say nothing in any field; those of other types take them for missing. */
  readonly marks?: { readonly count: number; readonly first: readonly Misfit[] };
  /** For text: length and variety of the values, by which a title is distinguished from a label or a description. */
  readonly text?: TextShape;
}

/** A unit in its most frequent spelling, and how many values have it. */
export interface UnitCount {
  readonly unit: string;
  readonly values: number;
}

export interface TextShape {
  /** Mean length of the values in characters. */
  readonly meanLength: number;
  /** Proportion of different values among the first values, 0 to 1. */
  readonly distinct: number;
  /** Proportion of the first values that have two words or more, 0 to 1. */
  readonly wordy: number;
  /** Proportion of the first values that are lists of three items or more, 0 to 1. */
  readonly listed: number;
}
