import { EXTRAS } from '../lexicon/en/money.ts';
import { periodOf } from '../lexicon/en/periods.ts';
import { stemSet } from '../stem.ts';
import { wordsOfName } from './field-names.ts';
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
  const asPrice = (profile: FieldProfile) => ({
    ...profile,
    concepts: [...profile.concepts, concept],
    says: new Set([...profile.says, ...concept.says]),
  });
  const isPriced = (profile: FieldProfile) => profile.dimension === 'money' && profile.concepts.includes(concept);
  const isPlain = (profile: FieldProfile) => isPriced(profile) && !isExtra(profile);
  const paidEach = profiles.map((profile) => (isPaidEach(profile) ? asPrice(profile) : profile));
  // Next to nothing but fees, the only amount is what they are paid on.
  const amount = paidEach.some(isPriced) && !paidEach.some(isPlain) ? onlyAmount(paidEach) : undefined;
  const priced = amount === undefined ? paidEach : paidEach.map((profile) => (profile === amount ? asPrice(profile) : profile));
  if (!priced.some(isPlain)) return priced;
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

/** Money that is called by the time it is paid for. */
export function isPaidForTime({ field, dimension }: FieldProfile): boolean {
  return dimension === 'money' && wordsOfName(field).every((word) => word === 'per' || periodOf(word) !== null);
}

/** "the largest purchase", "how much at …": of amounts of money that are called so, the one there is. */
export function onlyAmount(profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const [amount, ...others] = profiles.filter(isAmount);
  return amount === undefined || others.length > 0 || isExtra(amount) ? undefined : amount;
}

function isAmount({ role, dimension, words }: FieldProfile): boolean {
  return role === 'measure' && dimension === 'money' && words.some(({ stem: word }) => word === 'amount');
}

/** A fee or the like, which comes on top of something. */
export function isExtra({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => EXTRA_STEMS.has(word));
}

/** What comes on top of a price and comes back, or goes off it. */
export function isReturned({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => /^(?:deposit|bond|discount|save|saving|cashback|rebate|refund)$/.test(word));
}

/** Money, or what something is worth, that is no extra. */
export function isOtherMoney(profile: FieldProfile): boolean {
  return !isExtra(profile) && (profile.dimension === 'money' || profile.concepts.some(({ id }) => id === 'value'));
}
