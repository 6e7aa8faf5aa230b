import { EXTRAS } from '../lexicon/en/money.ts';
import { periodOf } from '../lexicon/en/periods.ts';
import { stemSet } from '../stem.ts';
import type { FieldProfile } from './fields.ts';
import { concepts } from './lexicon.ts';

const PRICE = concepts.find(({ id }) => id === 'price');
/** Stems of what comes on top of a price. */
export const EXTRA_STEMS = stemSet(EXTRAS);
const NOTHING_MORE = /^(?:per|base|rate)$/;

/**
 * The profiles with the price known for one that is called by nothing but what it is paid for ("monthly", "perNight"); and next to it, or to any other
 * price, "price" and "cost" are not said of what comes on top of it ("setup_fee").
 */
export function withMainPrice(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  if (PRICE === undefined) return profiles;
  const concept = PRICE;
  const priced = profiles.map((profile) =>
    isPaidEach(profile) ? { ...profile, concepts: [...profile.concepts, concept], says: new Set([...profile.says, ...concept.says]) } : profile,
  );
  const isPriced = (profile: FieldProfile) => profile.dimension === 'money' && profile.concepts.includes(concept);
  if (!priced.some((profile) => isPriced(profile) && !isExtra(profile))) return priced;
  return priced.map((profile) => {
    if (!isPriced(profile) || !isExtra(profile)) return profile;
    const own = new Set(profile.words.map(({ stem: word }) => word));
    const says = new Set([...profile.says].filter((word) => own.has(word) || !concept.says.has(word)));
    return { ...profile, concepts: profile.concepts.filter((each) => each !== concept), says };
  });
}

/** A sum of money whose name only says for what time it is paid. */
function isPaidEach({ field, unit, dimension, concepts: own, words }: FieldProfile): boolean {
  const isMoney = field.role === 'price' && (dimension === null || dimension === 'money' || unit?.dimension === 'money');
  return (
    isMoney &&
    own.length === 0 &&
    words.some(({ stem: word }) => periodOf(word) !== null) &&
    words.every(({ stem: word }) => periodOf(word) !== null || NOTHING_MORE.test(word))
  );
}

/** A fee or the like, which comes on top of something. */
export function isExtra({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => EXTRA_STEMS.has(word));
}
