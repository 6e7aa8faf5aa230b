import type { Condition } from '../condition/condition.ts';
import { itemsOf } from '../condition/transform.ts';
import type { FieldProfile } from '../language/profile/fields.ts';
import type { ValueHit } from '../language/values/value-index.ts';

/**
 * What is known of the words that records are called by: `certain` ones add nothing, `behind` each record stands one of them, `kind` ones restrict,
 * `foreign` ones name the records of other files, of the others it is not known.
 */
export type EntityWord = 'certain' | 'behind' | 'kind' | 'foreign' | 'unknown';

/** What is known of the records in addition to their fields. */
export interface DataFacts {
  /** Name of the scraper: it often says what a record is. */
  readonly name: string;
  readonly records: number;
  /** The field that names a record best. */
  readonly titleField: string | null;
  readonly key: readonly string[];
  /** Where text fields hold a phrase, the likeliest meaning first; case, accents and the plural do not matter. */
  readonly findValues: (phrase: string) => readonly ValueHit[];
  /** How many different values a field has; null when that is not known. */
  readonly distinct: (field: string) => number | null;
  /** Whether the values of a text field hold several things each. */
  readonly isList: (field: string) => boolean;
}

/** Whether a phrase is a whole value of a text field, or an item of one that holds several things. */
export function holdsValue({ findValues }: Pick<DataFacts, 'findValues'>, phrase: string): boolean {
  return findValues(phrase).some(({ kind }) => kind !== 'words');
}

/** Whether most records have a value of the field to themselves; null when that is not known. */
export function tellsApart({ distinct, records }: DataFacts, field: string): boolean | null {
  const values = distinct(field);
  return values === null || values === 0 ? null : values > records / 2;
}

/** Whether a condition holds records to the text that tells one of them from all others. */
export function isOfOne(where: Condition | null, facts: DataFacts, profiles: readonly FieldProfile[]): boolean {
  const isOwn = (name: string) =>
    profiles.some(({ field }) => field.name === name && field.type === 'text' && (field.role === 'key' || tellsApart(facts, name) === true));
  return itemsOf(where).some((item) => item.kind === 'compare' && item.op === '=' && isOwn(item.field));
}
