import { isPlural } from '../../../text/plural.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { HeadKind } from '../lexicon/lexicon.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt } from './fields.ts';

/** What a count is of: "how many cities", "number of votes", "how many Peco units in stock"; null for the records. */
export function countedField(sentence: Sentence, heads: readonly { readonly head: HeadKind; readonly at: number }[]): FieldProfile | null {
  for (const { head, at } of heads) {
    if (head !== 'count' && head !== 'amount') continue;
    // "how many people were killed": persons of whom a field keeps count.
    const isOfPersons = /^(?:people|persons?)$/.test(sentence.lower(at + 1));
    const start = isOfPersons ? sentence.past(at, 'of', 'has', 'is') : sentence.past(at, 'of', 'only');
    const place = behindValues(sentence, start) ?? start;
    const named = fieldAt(sentence, place, ({ field }) => field.type !== 'boolean');
    const profile =
      (named?.dimension === 'money' && head === 'count' ? numberOfThem(sentence, place) : named) ?? named ?? countOfNoun(sentence, place);
    // "how many drivers' ads": the ads are counted.
    const isOwner = /^['’]$/.test(sentence.lower(place + 1)) && sentence.at(place + 2, 'noun') !== null;
    if (isOwner) sentence.use(place);
    if (profile === null || isOwner) continue;
    // "how many charging stations": half a name before the noun of the records counts nothing.
    const isHalf = sentence.at(place, 'field')?.choices.every(({ score }) => score < HALF_NAME) === true;
    // "how many hit 1000 pieces" of records with hits, "how many fit 6 people": a verb before its object counts nothing.
    const behind = isPlural(sentence.lower(place)) ? null : sentence.at(place + 1, 'condition');
    if (head === 'count' && behind !== null && HOLDING.test(sentence.lower(place))) sentence.use(place);
    if (head === 'count' && behind !== null && (HOLDING.test(sentence.lower(place)) || (isNumber(profile) && behind.source === 'bound'))) continue;
    sentence.use(place);
    if (isHalf && isNumber(profile) && sentence.at(place + 1, 'noun') !== null) continue;
    return profile;
  }
  return null;
}

/** "total number of Peco units in stock": where the number that is counted stands behind what is said of it; null where none does. */
function behindValues(sentence: Sentence, start: number): number | null {
  let place = start;
  while (sentence.at(place, 'value') !== null) place = sentence.next(place);
  const named = place === start ? null : fieldAt(sentence, place, isNumber);
  const isSaidWhole = sentence.at(place, 'field')?.choices.some(({ profile, score }) => profile === named && score >= 1) === true;
  return named?.field.integer === true && isSaidWhole && isPlural(sentence.lower(place).split(' ')[0] ?? '') ? place : null;
}

/** "number of awards" of an award amount and the awards given: the one that counts them. */
function numberOfThem({ profiles, tokens, pieces }: Sentence, at: number): FieldProfile | null {
  const stems = new Set(tokens.slice(pieces[at]?.from, pieces[at]?.to).map(({ stem }) => stem));
  const [only, ...more] = profiles.filter(
    ({ field, dimension, words }) =>
      field.type === 'number' && field.integer === true && dimension === null && words.some((word) => word.weight === 1 && stems.has(word.stem)),
  );
  return more.length > 0 ? null : (only ?? null);
}

/** "how many dentists" of practices with a number of dentists: what each of them counts, though all of them be called so. */
function countOfNoun(sentence: Sentence, at: number): FieldProfile | null {
  const piece = sentence.open(at, 'noun');
  const token = piece === null || piece.to - piece.from > 1 ? undefined : sentence.tokens[piece.from];
  // Listings of a host are counted with each listing, and are not the listings.
  const [only, ...more] = sentence.profiles.filter(
    ({ counted, field, words }) =>
      token !== undefined &&
      counted === token.stem &&
      field.integer === true &&
      words.every(({ stem, weight }) => weight < 1 || stem === counted || stem === 'n'),
  );
  return more.length > 0 ? null : (only ?? null);
}

function isNumber({ field }: FieldProfile): boolean {
  return field.type === 'number';
}

const HOLDING = /^(?:fit|hold|take|seat|sleep|carry)$/;

/** Below this, a mention says less than the name of a field. */
const HALF_NAME = 0.75;
