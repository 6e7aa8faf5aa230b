import type { QueryField } from './query-field.ts';
import type { TokenSpan } from './tokens.ts';

/** Words that are exactly a value of a text field, or an item of a list field. */
export interface ValueMention extends TokenSpan {
  readonly kind: 'value';
  readonly field: string;
  /** As the data spells it. */
  readonly value: string;
  /** How many records hold it; undefined when only a sample of the values is known. */
  readonly records?: number;
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
