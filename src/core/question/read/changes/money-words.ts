import { unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';

/** Pounds are a weight as well, and money where records have amounts of sterling. */
const STERLING = /^(?:pounds?|quid)$/;
const IN_POUNDS = /^(?:£|GBP)$/i;

/** Where a question names a currency that nothing else has read: "dropped the most, in dollars". */
export function moneyPlaces(sentence: Sentence): readonly number[] {
  const isSterling = sentence.profiles.some(({ field }) => IN_POUNDS.test(field.unit ?? ''));
  const isMoney = (word: string) => unitOf(word)?.dimension === 'money' || (isSterling && STERLING.test(word));
  return sentence.all('unknown').filter((at) => isMoney(sentence.lower(at)));
}

/** A price in the currency of these words. */
export function isOfMoney({ dimension, field }: FieldProfile, words: readonly string[]): boolean {
  const { unit } = field;
  const isIn = (word: string) =>
    unit === undefined || unitOf(word)?.words.includes(unit.toLowerCase()) === true || (IN_POUNDS.test(unit) && STERLING.test(word));
  return dimension === 'money' && words.every(isIn);
}
