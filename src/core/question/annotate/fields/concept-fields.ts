import { isUnsold, namesLimit } from '../../../language/annotate/superlatives.ts';
import { inMoney, MONEY_IDS, withoutExtras } from '../../../language/bind/prices.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { OF_EACH } from '../../../language/profile/ideas.ts';
import { isCostBehind, isExtra, isOtherMoney, isPaidForTime, isReturned } from '../../../language/profile/main-price.ts';
import { isMeasurable } from '../../field-role.ts';
import type { Concept } from '../concept-table.ts';

/** A field, and how plainly it is called after a concept. */
export interface Scored {
  readonly profile: FieldProfile;
  readonly score: number;
}

/** The fields that a concept may be said of, the likeliest first. */
export function ranked(concept: Concept, profiles: readonly FieldProfile[]): readonly Scored[] {
  const able = profiles.filter((profile) => (concept.type === 'number' ? isMeasurable(profile) : profile.field.type === 'text'));
  const all = able.map((profile) => ({ profile, score: scoreOf(concept, profile) })).filter(({ score }) => score > 0);
  // Next to a number of what was sold, what sells is told by no stock.
  const sold = concept.id === 'quantity' ? all.filter(({ profile }) => !isUnsold(profile)) : [];
  const called = sold.length > 0 ? sold : all;
  const named = concept.id === 'price' ? called.filter(({ profile }) => inMoney(called.map((each) => each.profile)).includes(profile)) : called;
  // "perNight" in pounds is a price without the word; what comes on top of a price is none next to other amounts ("sold for" of a deposit and a bid).
  const plain = concept.id === 'price' ? named.filter(({ profile }) => !isExtra(profile)) : named;
  // Next to a reserve price, an annual fee is what is paid.
  const isOfIt = ({ profile }: Scored) => profile.concepts.some(({ id }) => id === concept.id);
  if (concept.id === 'price' && plain.length > 0 && !plain.some(isOfIt) && named.some(isOfIt)) return named.filter(isOfIt);
  const [paid, ...others] = concept.id === 'price' && named.every(({ score }) => score < WHOLE) ? able.filter(isPaidForTime) : [];
  if (paid !== undefined && others.length === 0) return [{ profile: paid, score: WHOLE }, ...named];
  const main =
    plain.length === 0 && (named.length > 0 || concept.id === 'price')
      ? able.filter((profile) => !isExtra(profile) && profile.concepts.some(({ id }) => id === concept.id))
      : [];
  if (main.length > 0) return main.map((profile) => ({ profile, score: WHOLE }));
  if (concept.id === 'price' && named.length > 0 && named.every(({ profile }) => isReturned(profile)) && able.some(isOtherMoney)) return [];
  if (named.length > 0) return (plain.length > 0 ? plain : named).toSorted((a, b) => b.score - a.score);
  const measured = concept.dimension === undefined ? [] : able.filter(({ dimension, role }) => dimension === concept.dimension && role !== 'year');
  // Postage next to an "ask" is no price.
  const alone = concept.dimension === 'money' ? withoutExtras(measured, { near: new Set() }) : measured;
  // Years of age are no length of anything, and a deposit that is given back is no price.
  const isOther = alone.some((profile) => profile.words.some(({ stem: word }) => word === 'age') || isReturned(profile));
  return alone.length === 1 && !isOther ? alone.map((profile) => ({ profile, score: MEASURED })) : [];
}

/** How plainly a field is called after a concept: by its last word, or by any. */
export function scoreOf({ id, type, names, dimension }: Concept, profile: FieldProfile): number {
  const { field, words, unit } = profile;
  if ((type === 'number') !== (field.type === 'number')) return 0;
  // "payTerms" in days are no pay, and a pace in minutes per mile is no speed.
  if ((MONEY_IDS.has(id) && unit !== null && unit.dimension !== 'money') || (dimension === 'speed' && unit !== null && unit.dimension !== 'speed'))
    return 0;
  if (id === 'age' && namesLimit(profile)) return 0;
  // What the seller paid is no price, where a thing is sold for another.
  if (id === 'price' && isCostBehind(profile)) return 0;
  // "paid by insurance" is what somebody paid, and nobody's pay.
  if (id === 'salary' && /paid/i.test(field.name)) return 0;
  // "value" says little in other names, and all of an insurance value.
  if (id === 'value') return words.some(({ stem: word }) => names.has(word)) ? 2 : 0;
  const own = words.filter(({ weight }) => weight === 1);
  if (own.length > 1 && names.has(own.map(({ stem: word }) => word).join('_'))) return WHOLE;
  const isRate = words.some(({ stem: word }) => word === 'per');
  if (names.has(own.at(-1)?.stem ?? '')) return own.length === 1 ? (isRate ? PER_OTHER : WHOLE) : 2;
  if (OF_EACH.has(id) && profile.counted === null && profile.concepts.length > 0) return 0;
  return own.some(({ stem: word }) => names.has(word)) ? 1 : 0;
}

/** What speaks for the only field that is measured as a concept is, where a part of the name would be 1. */
const MEASURED = 0.5;
/** What speaks for a field whose name is nothing but a word of the concept. */
export const WHOLE = 3;
/** Of reviews a month and a number of reviews, the number is meant by "most reviewed". */
const PER_OTHER = 2.5;
