import type { Bound } from './annotate/bounds.ts';
import type { Comparator } from './annotate/comparators.ts';
import type { DateReading } from './annotate/dates/date-reading.ts';
import type { WrittenNumber } from './annotate/numbers.ts';
import type { Quantity } from './annotate/quantities.ts';
import type { Superlative } from './annotate/superlatives.ts';
import type { FieldProfile } from './profile/fields.ts';
import type { Schema } from './profile/schema.ts';
import type { QueryField } from './query-field.ts';
import type { Token, TokenSpan } from './tokens.ts';

/**
 * A hypothesis about a span of the untouched text, with its evidence. Annotations may overlap and contradict each other: nothing is claimed
 * until a reading binds them.
 */
export type Annotation =
  | (WrittenNumber & { readonly kind: 'number' })
  | (Quantity & { readonly kind: 'quantity' })
  | (Comparator & { readonly kind: 'comparator' })
  | (Bound & { readonly kind: 'bound' })
  | (DateReading & { readonly kind: 'time' })
  | FieldMention
  | ValueMention
  | FlagMention
  | (Superlative & { readonly kind: 'superlative' })
  | RecordNoun
  | Negation
  | Coordination
  | Quotation
  | Typo;

/** Words that speak of a field by its name or by its concept. */
interface FieldMention extends TokenSpan {
  readonly kind: 'field';
  readonly profile: FieldProfile;
  /** How much of the name is said: 0.45 to 1; above 1 the exact phrase, or what the field counts after a number. */
  readonly score: number;
}

/** Words that are exactly a value of a text field, or an item of a list field. */
export interface ValueMention extends TokenSpan {
  readonly kind: 'value';
  readonly field: string;
  /** As the data spells it. */
  readonly value: string;
  /** How many records hold it; undefined when only a sample of the values is known. */
  readonly records?: number;
}

/** Words that state a boolean field, and what they make of it. */
interface FlagMention extends TokenSpan {
  readonly kind: 'flag';
  readonly profile: FieldProfile;
  readonly value: boolean;
}

/** The noun for the records themselves ("flats", "records"). */
export interface RecordNoun extends TokenSpan {
  readonly kind: 'recordNoun';
  /**
   * `named`: the name of the scraper or a noun for any record; `domain`: what records with such fields may be called, all or some of them;
   * `counted`: the plural after "how many" that nothing else explains.
   */
  readonly source: 'named' | 'domain' | 'counted';
}

/** A word of denial, without its reach. */
export interface Negation extends TokenSpan {
  readonly kind: 'negation';
}

/** "and", "or", "but", a comma: what may join two conditions or two values. */
export interface Coordination extends TokenSpan {
  readonly kind: 'coordination';
  readonly sense: 'and' | 'or' | 'but';
}

/** Text between quotation marks, marks included in the span. */
export interface Quotation extends TokenSpan {
  readonly kind: 'quotation';
  readonly text: string;
}

/** A word that is nothing known, but derived from a word that is, or one edit away from it; it is read as that. */
interface Typo extends TokenSpan {
  readonly kind: 'typo';
  readonly meant: string;
}

/** What the annotators know in addition to the text. */
export interface LanguageContext {
  /** The same array for the same run, so that what is derived from it is kept. */
  readonly fields: readonly QueryField[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Words for the records, as the scraper's name and its owner give them ("flats"). Default: none. */
  readonly recordNames?: readonly string[];
  /** Values of text fields that a phrase names, whatever its case; without it the samples of the fields are searched. */
  readonly findValues?: (phrase: string) => readonly { readonly field: string; readonly value: string; readonly records?: number }[];
}

/** A text with every annotation of it, in the order of their first token. */
export interface AnnotatedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly context: LanguageContext;
  readonly annotations: readonly Annotation[];
}
