import { isPlural } from '../../../text/plural.ts';
import type { Bound } from '../annotate/bounds.ts';
import { isOfChild } from './unnamed/ages.ts';
import { OF_SOME_STEMS } from '../profile/main-price.ts';
import { isPaidForOther, isWithin, MONEY_IDS } from './prices.ts';
import { isCountedNoun } from '../annotate/counted.ts';
import { wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { LINK_WORDS } from '../profile/lexicon.ts';
import type { Mention, SaidFields } from '../annotate/mentions.ts';
import type { Nearby } from './nearness.ts';
import { isCovered, type Token } from '../tokens.ts';
import { onScale, type Unit } from '../annotate/units.ts';

/** Ideas counted with the number first: "3 bedrooms", seldom "bedrooms 3". */
const COUNTED = /^(?:bedrooms|bathrooms|doors|seats|owners|guests|stops)$/;

const ORDINAL = /^(?:number|no|nr|#)$/;

/** "Pick #" says itself that it is one. */
function isOrdinal({ field }: FieldProfile): boolean {
  return /^(?:no|nr|num|number|#)$/.test(wordsOfName(field).at(-1) ?? '');
}

/** Scores up to here are points, above it may be out of a hundred. */
const MOST_POINTS = 20;

const LEAST_YEAR = 1000;
const LATEST_YEAR = 3000;

/** Whether a field's name that stands by a number can be what the number is said of. */
export function fits(constraint: Bound, nearby: Nearby, look: SaidFields): boolean {
  const { profile } = nearby.mention;
  const { type } = profile.field;
  if (type === 'boolean' || type === 'date') return false;
  if (profile.role === 'key' && (nearby.mention.score < 1 || constraint.unit !== null)) return false;
  // "10 years or older" is no year, and neither is "under 900000".
  const isYear = (value: number) => value >= LEAST_YEAR && value < LATEST_YEAR;
  if (profile.role === 'year' && (profile.field.min ?? 0) >= LEAST_YEAR && !constraint.values.some(isYear)) return false;
  if (type === 'text' && nearby.mention.profile.isUnreadMoney && (constraint.unit?.dimension ?? 'money') === 'money') return constraint.explicit;
  if (type === 'text') return constraint.unit === null && (!constraint.explicit || isSaidOf(constraint, nearby, look.tokens));
  if (
    !(measuresAlike(constraint, profile) || isNamedSum(constraint, nearby) || isOnlyMoney(constraint, profile, look)) ||
    (nearby.cost >= 1 && !isHeld(constraint, profile))
  )
    return false;
  if (!constraint.explicit && profile.dimension === 'money' && constraint.unit === null && isOfChild(constraint, look.tokens)) return false;
  if (isOfOtherAmount(constraint, nearby, look) || isNumberOfRatings(constraint, nearby, look) || isBeyondRating(constraint, profile)) return false;
  if (
    isOfEveryOne(constraint, nearby) ||
    isOtherRate(constraint, profile, look.tokens) ||
    isPaidForOther(constraint, profile, look.tokens) ||
    isNamedBetter(constraint, nearby, look)
  )
    return false;
  if (isOtherScore(constraint, nearby, look) || isNumberOfThings(constraint, nearby, look)) return false;
  if (constraint.explicit) return true;
  // "pitch number 7" is one of the pitches.
  if (nearby.side === 'before' && profile.role !== 'key' && !isOrdinal(profile) && ORDINAL.test(look.tokens[constraint.from - 1]?.lower ?? ''))
    return false;
  // "great exhibition 1851": half a name, and a number that the field does not hold.
  if (nearby.mention.score < 1 && !isHeld(constraint, profile)) return false;
  if (nearby.side === 'before') return !isLabel(constraint, nearby, look);
  return nearby.side === 'inside' || constraint.unit !== null || isCountOf(constraint, profile);
}

/** "adults only (18+)", "room 600 to 750", "rated 4.5" of whole stars: half a name, and a number that such a field does not hold. */
function isOfOtherAmount(constraint: Bound, { mention: { profile, from, to, score } }: Nearby, { tokens }: SaidFields): boolean {
  if (constraint.unit !== null || score >= 1) return false;
  const isOfPersons = profile.dimension === 'money' && tokens.slice(from, to).every(({ stem }) => stem === 'adult' || OF_SOME_STEMS.has(stem));
  const isOfParts = profile.field.integer === true && constraint.values.some((value) => !Number.isInteger(value));
  const isFar = score < HALF_NAMED && profile.dimension !== null && !isWithin(constraint, profile, FAR);
  // "a small crowd, fewer than 30 people" of teams of 10 at most.
  const isOfOthers = profile.dimension === null && isSaidInOtherWords(profile, tokens.slice(from, to)) && !isWithin(constraint, profile, NEAR);
  return isOfPersons || isOfParts || isFar || isOfOthers;
}

/** "over 1000 ratings" of stars: how many there are, and none of them. */
function isNumberOfRatings(constraint: Bound, { mention: { profile, from, to }, side }: Nearby, { tokens }: SaidFields): boolean {
  const isRating = profile.concepts.some(({ id }) => id === 'rating') && !isWithin(constraint, profile, FAR);
  return isRating && side === 'after' && isPlural(tokens[to - 1]?.lower ?? '') && from >= constraint.to;
}

/** "rated 12 and over" of five stars: an age, or something else that no rating is. */
function isBeyondRating({ values }: Bound, profile: FieldProfile): boolean {
  const { max = Infinity } = profile.field;
  return profile.concepts.some(({ id }) => id === 'rating') && max <= BEST_POINTS && values.some((value) => value > BEYOND * max);
}

/** "biggest screen under 300" of inches: a bound that all of them are far within is said of something else. */
function isOfEveryOne({ comparison, values, unit, multiplied }: Bound, { mention: { profile }, side }: Nearby): boolean {
  const { min = 0, max = 0 } = profile.field;
  if ((comparison !== '<' && comparison !== '<=') || side === 'inside' || unit !== null || profile.dimension === 'money' || max <= 0) return false;
  // "below 10 billion" of a number that is kept in billions.
  const isScaled = (value: number) => multiplied && SCALES.some((scale) => value / scale >= min && value / scale <= max);
  return values.every((value) => value > FAR_BEYOND * max && !isScaled(value));
}

const SCALES = [1e3, 1e6, 1e9];
const FAR_BEYOND = 5;

/** "pitch max 25 a night" of the area of a pitch: so much for a time is none of what a thing measures. */
function isOtherRate({ numbersTo, unit }: Bound, { dimension }: FieldProfile, tokens: readonly Token[]): boolean {
  const isPerTime =
    /^(?:an?|per|each)$/.test(tokens[numbersTo]?.lower ?? '') && /^(?:hour|day|night|week|month|year)$/.test(tokens[numbersTo + 1]?.lower ?? '');
  return isPerTime && unit === null && /^(?:area|mass|volume|temperature)$/.test(dimension ?? '');
}

/** "sleep 30 guests" of how many it sleeps and a least number of guests: a whole name that touches the number goes before a part of another. */
function isNamedBetter({ from, explicit }: Bound, { mention, side }: Nearby, { mentions }: Pick<SaidFields, 'mentions'>): boolean {
  const isOther = ({ profile, score, to }: Mention) => to === from && score >= 1 && profile !== mention.profile && profile.field.type === 'number';
  return !explicit && side === 'after' && mention.score < 1 && mentions.some(isOther);
}

const BEYOND = 1.5;
const BEST_POINTS = 10;

/** None of the words are those of the name. */
function isSaidInOtherWords({ words }: FieldProfile, said: readonly Token[]): boolean {
  return said.every((token) => words.every(({ stem }) => stem !== token.stem));
}

const WHOLE = 100;
/** Up to here, a mention is of a part of a name. */
const HALF_NAMED = 0.8;
const FAR = 3;
/** So far from all that a field holds may be what words that are not its name say of it. */
const NEAR = 2;

/** True when every value lies within what the field is known to hold; of a share, all from none to the whole. */
export function isHeld({ values, unit }: Pick<Bound, 'values' | 'unit'>, profile: FieldProfile): boolean {
  const isShare =
    profile.dimension === 'percent' && unit?.dimension === 'percent' && (profile.field.min ?? -1) >= 0 && (profile.field.max ?? WHOLE) <= WHOLE;
  const { min, max } = isShare ? { min: 0, max: WHOLE } : profile.field;
  return values.every((said) => {
    const value = profile.scale > 1 ? onOwnScale(said, false, profile) : said;
    const own = unit === null ? value : (onScale(value, unit, profile.unit) ?? value);
    return (min === undefined || own >= min) && (max === undefined || own <= max);
  });
}

/** "50 billion" of a worth that is written in billions: what no record has as it stands, and some may have on the scale that the name states. */
export function onOwnScale(value: number, isMultiplied: boolean, { field: { min = 0, max = Infinity }, scale }: FieldProfile): number {
  const own = value / scale;
  return isMultiplied || (value > max && own * MOST_BELOW >= min) ? own : value;
}

/** How far below the least value a number on the scale of the name may lie. */
const MOST_BELOW = 100;

/** True for a field of numbers that reach from below a bare number to above it. */
export function holdsNumber(profile: FieldProfile, value: number | undefined): boolean {
  return profile.field.type === 'number' && value !== undefined && isHeld({ values: [value], unit: null }, profile);
}

/** "walk score over 90": a score with a name of its own, beyond all that the field's scores reach. */
function isOtherScore(constraint: Bound, { mention }: Nearby, { tokens, mentions }: SaidFields): boolean {
  const { profile, from, score } = mention;
  const before = tokens[from - 1];
  if (score >= 1 || before?.kind !== 'word' || !profile.concepts.some((concept) => concept.id === 'rating') || isHeld(constraint, profile))
    return false;
  return !LINK_WORDS.has(before.lower) && before.lower !== 'and' && !isCovered(from - 1, mentions);
}

/** "10 bottles" next to a size of bottles, "3 bids" next to an amount that is always more by far: so many of the things, and no size of theirs. */
function isNumberOfThings({ values, unit }: Bound, { mention: { profile, from, to, score }, side }: Nearby, { tokens }: SaidFields): boolean {
  const [said, head] = [tokens[from]?.lower ?? '', wordsOfName(profile.field).at(-1) ?? ''];
  if (side !== 'after' || to !== from + 1 || profile.counted !== null || !isPlural(said)) return false;
  const isAmount = profile.dimension === 'money' || profile.concepts.some(({ id }) => MONEY_IDS.has(id)) || (profile.field.min ?? 0) >= AMOUNT;
  const isTiny = unit === null && values.every((value) => value * LARGER <= (profile.field.min ?? 0));
  // "over 1500 seats" of a capacity.
  const isOfPeople = profile.concepts.some(({ id }) => id === 'guests');
  return (score < 1 && MEASURED.test(head) && !isOfPeople) || (isAmount && isTiny);
}

/** How many times larger all amounts of a field are than a number of things. */
const LARGER = 100;
/** What things are seldom counted from. */
const AMOUNT = 1000;

/** Heads of names of what is measured of a thing. */
const MEASURED = /^(?:size|weight|length|height|width|depth|volume|capacity|diameter|thickness|strength|age|price|cost|value)$/;

/** A unit is only said of a field of its own dimension, or of one of which nothing is known. */
function measuresAlike({ unit }: Bound, { dimension, concepts, counted, field, words }: FieldProfile): boolean {
  if (unit === null || dimension === unit.dimension) return true;
  if (unit.dimension === 'percent' && dimension === null && field.max !== undefined) return field.max > MOST_POINTS && field.max <= 100;
  // Degrees are of angles too.
  if (unit.dimension === 'temperature' && concepts.some(({ id }) => /^(?:latitude|longitude)$/.test(id))) return true;
  if (unit.dimension === 'time' && concepts.some(({ id }) => id === 'stay')) return isLikelyUnit(unit, field);
  // "company for more than 10 years" is no number of companies.
  if (unit.dimension === 'time' && counted !== null) return false;
  if (unit.dimension === 'money') return dimension === null && words.some(({ stem }) => OF_MONEY.test(stem));
  return dimension === null && concepts.length === 0;
}

/** "pledged over $50,000", "a goal of at most 5000 dollars": a number of no known unit that is called so, and holds such an amount. */
function isNamedSum(constraint: Bound, { mention: { profile, score }, cost }: Nearby): boolean {
  const { field, dimension, concepts, counted, role } = profile;
  const isSum = role === 'measure' && dimension === null && concepts.length === 0 && counted === null && !isPlural(field.name.toLowerCase());
  return constraint.unit?.dimension === 'money' && isSum && score >= 1 && cost < 1 && (field.max ?? 0) >= LEAST_SUM && isHeld(constraint, profile);
}

/** "dinner for 25 euros or less" of records whose amounts of money are told by no unit and no name: a number that holds it and is named. */
function isOnlyMoney(constraint: Bound, profile: FieldProfile, { profiles }: SaidFields): boolean {
  const { dimension, concepts, counted, role } = profile;
  const isPlain = role === 'measure' && dimension === null && concepts.length === 0 && counted === null;
  const isOther = constraint.explicit && constraint.unit?.dimension === 'money' && profiles.every((other) => other.dimension !== 'money');
  return isOther && isPlain && !isPlural(profile.field.name.toLowerCase()) && isHeld(constraint, profile);
}

/** Numbers that never reach it are rather counts, places or points than sums of money. */
const LEAST_SUM = 1000;

/** Names of fields of money that no unit says so of. */
const OF_MONEY = /^(?:bill|amount|fare|tip|balanc|spend|spent|payment|paid|ow|debt|loan|deposit|incom|budget|charg)$/;

/** "a tenure of 60 months" of a field that says nothing of a unit, where its highest value may be one in that unit. */
export function isLikelyUnit({ factor }: Unit, { max = 0 }: FieldProfile['field']): boolean {
  return factor > YEAR_S * 0.9 ? max <= MOST_YEARS : factor > MONTH_S * 0.9 ? max > MOST_YEARS : factor <= DAY_S;
}

const [DAY_S, MONTH_S, YEAR_S] = [86_400, 2_629_800, 31_557_600];
const MOST_YEARS = 50;

/** "12 wins", "300 pages"; "15 price" only where such a price is known to occur. */
function isCountOf(constraint: Bound, profile: FieldProfile): boolean {
  if (profile.role !== 'measure') return false;
  return profile.dimension !== 'money' || (profile.field.max !== undefined && isHeld(constraint, profile));
}

/** "size 8 ml pump", "bathroom 3 bulb lamp": the number counts the noun after it, not the name before it. */
function isLabel(constraint: Bound, { mention }: Nearby, { tokens, mentions }: SaidFields): boolean {
  if (mention.to !== constraint.from) return false;
  if (isNumbered(tokens[mention.to - 1], mention.profile)) return true;
  if (!isCountedNoun(tokens[constraint.to])) return false;
  if (mentions.some((other) => other.from === constraint.to)) return false;
  return mention.profile.unit !== null || mention.profile.concepts.some((concept) => COUNTED.test(concept.id));
}

/** "room 101" is one of the rooms; there are "3 rooms". Who can "sleep 6" is a verb. */
function isNumbered(said: Token | undefined, { field, unit }: FieldProfile): boolean {
  return (
    said !== undefined && unit === null && !said.lower.endsWith('s') && !VERBS.test(said.lower) && field.name.toLowerCase().includes(`${said.lower}s`)
  );
}

const VERBS = /^(?:sleep|accommodate|hold|fit|serve|weigh|last|carry)$/;

/** A text field only takes a compared number that is plainly said of it ("percentage was over 5", "score less than 5"). */
function isSaidOf(constraint: Bound, nearby: Nearby, tokens: readonly Token[]): boolean {
  if (nearby.side !== 'before') return nearby.cost < 0.3;
  const before = tokens[constraint.from - 1]?.lower ?? '';
  return /^(?:is|was|are|were|of|being|has)$/.test(before) || tokens[constraint.numbersFrom - 1]?.lower === 'than';
}
