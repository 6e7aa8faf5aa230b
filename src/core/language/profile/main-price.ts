import { currencyCode } from '../../fields/units.ts';
import { BIDDING, COSTS, EXTRAS, OF_SOME, SOLD_FOR, TRANSACTIONS } from '../lexicon/en/money.ts';
import { periodOf } from '../lexicon/en/periods.ts';
import { stemSet } from '../stem.ts';
import { wordsOfName } from './field-names.ts';
import type { FieldProfile } from './fields.ts';
import { concepts, type Concept } from './lexicon.ts';
import { unitOf } from '../annotate/units.ts';

const PRICE = concepts.find(({ id }) => id === 'price');
/** Stems of what comes on top of a price. */
export const EXTRA_STEMS = stemSet(EXTRAS);
const NOTHING_MORE = /^(?:per|base|rate|full|whole)$/;

/**
 * The profiles with the price known for one that is called by nothing but what it is paid for ("monthly", "perNight"); and next to it, or to any other
 * price, "price" and "cost" are not said of what comes on top of it ("setup_fee").
 */
export function withMainPrice(all: readonly FieldProfile[]): readonly FieldProfile[] {
  if (PRICE === undefined) return all;
  const concept = PRICE;
  const asPrice = (profile: FieldProfile) => ({
    ...profile,
    concepts: [...profile.concepts, concept],
    says: new Set([...profile.says, ...concept.says]),
  });
  const profiles = paidInstead(soldFor(all, concept, asPrice), concept, asPrice);
  const isPriced = (profile: FieldProfile) => profile.dimension === 'money' && profile.concepts.includes(concept);
  const isPlain = (profile: FieldProfile) => isPriced(profile) && !isExtra(profile);
  const hasPrice = profiles.some(isPlain);
  const paidEach = profiles.map((profile) => (isPaidEach(profile) || (!hasPrice && isSignPerThing(profile)) ? asPrice(profile) : profile));
  // Next to nothing but fees, the only amount is what they are paid on.
  const amount = paidEach.some(isPriced) && !paidEach.some(isPlain) ? (onlyAmount(paidEach) ?? onlyTotal(paidEach)) : undefined;
  const priced = amount === undefined ? paidEach : paidEach.map((profile) => (profile === amount ? asPrice(profile) : profile));
  if (!priced.some(isPlain)) return priced;
  const isAside = (profile: FieldProfile) => isPriced(profile) && !isExtra(profile) && isQualified(profile);
  const hasPlain = priced.some((profile) => isPlain(profile) && !isAside(profile) && isCalledPrice(profile));
  return priced.map((profile) => {
    if (hasPlain && isAside(profile)) return asideOf(profile, concept);
    return isPriced(profile) && isExtra(profile) ? withoutConcept(profile, concept) : profile;
  });
}

/** The profile of what is no such thing: of the words for it, those of its own name are left. */
function withoutConcept(profile: FieldProfile, concept: Concept): FieldProfile {
  const own = new Set(profile.words.map(({ stem: word }) => word));
  const says = new Set([...profile.says].filter((word) => own.has(word) || !concept.says.has(word)));
  return { ...profile, concepts: profile.concepts.filter((each) => each !== concept), says };
}

/** "retail" next to "cost": what a thing is sold for is its price, and not what the seller paid for it. */
function soldFor(profiles: readonly FieldProfile[], concept: Concept, asPrice: (profile: FieldProfile) => FieldProfile): readonly FieldProfile[] {
  const money = profiles.filter(({ dimension, role }) => dimension === 'money' && role === 'measure');
  const isCalled = ({ words }: FieldProfile, stems: ReadonlySet<string>) => words.some(({ stem: word }) => stems.has(word));
  const [sold, ...more] = money.filter((profile) => isCalled(profile, SOLD_FOR_STEMS) && !isExtra(profile));
  const costs = money.filter((profile) => profile.concepts.includes(concept) && isCalled(profile, COST_STEMS));
  const isOther = (profile: FieldProfile) => profile !== sold && !costs.includes(profile) && profile.concepts.includes(concept) && !isExtra(profile);
  if (sold === undefined || more.length > 0 || costs.length === 0 || money.some(isOther)) return profiles;
  const asCost = (profile: FieldProfile): FieldProfile => {
    const { role: _price, ...field } = profile.field;
    return { ...withoutConcept(profile, concept), field };
  };
  return profiles.map((profile) =>
    profile === sold && !sold.concepts.includes(concept) ? asPrice(sold) : costs.includes(profile) ? asCost(profile) : profile,
  );
}

/** "reserve_price" next to "annual_fee": what is paid for each time is the price, and not what somebody has to bid for it. */
function paidInstead(profiles: readonly FieldProfile[], concept: Concept, asPrice: (profile: FieldProfile) => FieldProfile): readonly FieldProfile[] {
  const money = profiles.filter(({ dimension, role }) => dimension === 'money' && role === 'measure');
  const isPeriodic = ({ words }: FieldProfile) =>
    words.length > 1 && words.every(({ stem: word }) => word === 'fee' || periodOf(word) !== null) && words.some(({ stem: word }) => word === 'fee');
  const [bid, ...bids] = money.filter((profile) => profile.concepts.includes(concept) && !isExtra(profile));
  const [fee, ...fees] = money.filter(isPeriodic);
  const isBid = bid?.words.some(({ stem: word }) => BIDDING_STEMS.has(word)) === true;
  if (bid === undefined || !isBid || fee === undefined || bids.length + fees.length > 0) return profiles;
  return profiles.map((profile) =>
    profile === bid ? withoutConcept(bid, concept) : profile === fee && !fee.concepts.includes(concept) ? asPrice(fee) : profile,
  );
}

/** What lies behind the price of a thing, which another field has. */
export function isCostBehind({ dimension, concepts: own, words }: FieldProfile): boolean {
  return dimension === 'money' && !own.some(({ id }) => id === 'price') && words.some(({ stem: word }) => COST_STEMS.has(word));
}

/** A price that is called by no thing of its own: "price_pp", "from price", and no "wash_price". */
function isCalledPrice({ words }: FieldProfile): boolean {
  return (
    PRICE !== undefined &&
    words.every(({ stem: word }) => PRICE.names.has(word) || OF_PRICES.test(word) || currencyCode(word) !== undefined || periodOf(word) !== null)
  );
}

/** Words of names that leave a price what it is. */
const OF_PRICES =
  /^(?:pp|pn|pppn|ppn|per|person|head|adult|from|start|begin|current|now|new|list|sale|sell|retail|buy|final|total|full|base|regular|normal|standard|unit|item|each|piec|pc|amount|in|the|of|to|min|max|low|high|lowest|highest|\d+n?|n)$/;

/** A price for some people only, or for each of a unit: next to a plain price it is meant where that is said. */
function isQualified({ field, words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => OF_SOME_STEMS.has(word)) || denominatorAt(wordsOfName(field)) > 0;
}

/** Stems of those for whom a price is another than the plain one. */
export const OF_SOME_STEMS = stemSet(OF_SOME);
const SOLD_FOR_STEMS = stemSet(SOLD_FOR);
const COST_STEMS = stemSet(COSTS);
const BIDDING_STEMS = stemSet(BIDDING);
const GOODS = /^(?:mass|volume|energy|area|length)$/;

/** The place of the unit that a name says an amount is paid for: "price_per_kg", "Price / 100 g". */
function denominatorAt(words: readonly string[]): number {
  const per = words.indexOf('per');
  return words.findIndex((word, at) => at > Math.max(0, per) && per > 0 && GOODS.test(unitOf(word)?.dimension ?? ''));
}

/** The profile of such a price: what makes it another one says more of it than that it is a price. */
function asideOf(profile: FieldProfile, concept: Concept): FieldProfile {
  const isOfSome = profile.words.some(({ stem: word }) => OF_SOME_STEMS.has(word));
  const weightOf = (word: string, weight: number) => {
    if (concept.names.has(word)) return isOfSome ? ASIDE : HALF + HALF / 10;
    return !isOfSome && (word === 'per' || unitOf(word) !== undefined) ? HALF : weight;
  };
  return {
    ...profile,
    words: profile.words.map(({ stem: word, weight }) => ({ stem: word, weight: weightOf(word, weight) })),
    concepts: profile.concepts.filter((each) => each !== concept),
    says: new Set([...[...profile.says].filter((word) => !concept.says.has(word)), ...(isOfSome ? othersFor(profile) : [])]),
  };
}

/** "kids" of a child price. */
function othersFor({ words }: FieldProfile): readonly string[] {
  return SAME_PEOPLE.flatMap((same) => (words.some(({ stem: word }) => same.has(word)) ? [...same] : []));
}

const SAME_PEOPLE = ['child children kid kids', 'senior pensioner oap', 'student pupil', 'concession concessionary'].map(stemSet);

const ASIDE = 0.3;
const HALF = 0.5;

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

/** "€/head", "$ per kg": money that is called by nothing but its sign and what one of is paid for. */
function isSignPerThing({ field, dimension, concepts: own }: FieldProfile): boolean {
  const [sign = '', per, ...thing] = wordsOfName(field);
  return dimension === 'money' && own.length === 0 && per === 'per' && thing.length === 1 && currencyCode(sign) !== undefined;
}

/** Money that is called by the time it is paid for. */
export function isPaidForTime({ field, dimension }: FieldProfile): boolean {
  return dimension === 'money' && wordsOfName(field).every((word) => word === 'per' || periodOf(word) !== null);
}

/** "quote_total" next to a deposit and fees: the one sum of money that is the total of what is paid. */
function onlyTotal(profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const isTotal = ({ role, dimension, words }: FieldProfile) =>
    role === 'measure' &&
    dimension === 'money' &&
    words.some(({ stem: word }) => word === 'total') &&
    words.every(({ stem: word }) => OF_TOTAL.has(word));
  const [total, ...others] = profiles.filter(isTotal);
  return others.length > 0 ? undefined : total;
}

const OF_TOTAL: ReadonlySet<string> = new Set(['total', 'grand', 'in', ...stemSet(TRANSACTIONS)]);

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

/**
 * What a record came to, next to what a part of it is sold for: the value of a lot with a price per kilo. Null where several amounts may be it, undefined where
 * no price is of a part.
 */
export function wholeOfParts(profiles: readonly FieldProfile[]): FieldProfile | null | undefined {
  const money = profiles.filter(({ dimension, role }) => dimension === 'money' && role === 'measure');
  const isOfPart = ({ field }: FieldProfile) => PART_OF.test(wordsOfName(field).join(' '));
  const [whole = null, ...more] = money.filter((profile) => !isOfPart(profile));
  if (!money.some(isOfPart)) return undefined;
  return more.length === 0 && whole !== null && wordsOfName(whole.field).some((word) => CAME_TO.test(word)) ? whole : null;
}

const PART_OF = /\bper (?!(?:hour|day|night|week|month|year|annum)\b)/;
const CAME_TO = /^(?:value|total|amount|sum|worth|revenue|proceeds)$/;
