import { isAge, isAgeOfChildren, isAgeOfPersons, isOfPersons, reachesPersons } from './unnamed/ages.ts';
import type { Bound } from '../annotate/bounds.ts';
import { comparatorAfter } from '../annotate/comparators.ts';
import { isCountedNoun } from '../annotate/counted.ts';
import { isRateOfOther } from '../annotate/rates.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { ATTRIBUTES, concepts, LINK_WORDS } from '../profile/lexicon.ts';
import { isExtra } from '../profile/main-price.ts';
import { happeningBefore } from './dates/date-fields.ts';
import { isLikelyUnit } from './fits.ts';
import { closest, isMain, type Clause } from './siblings.ts';
import { BOUNDING } from '../lexicon/en/money.ts';
import { isShortPeriod } from '../lexicon/en/periods.ts';
import { boundOf, isBesidePrice, isPaidForOther, isPrice, isWithin, mainMoney, onlyOne, TRANSACTION_STEMS } from './prices.ts';
import { stem, stemSet } from '../stem.ts';
import { readNumber } from '../annotate/numbers.ts';
import { isGrade, isIndex, isNumberOf, isSizeOfMany, type NumberLook } from './unnamed/own-numbers.ts';
import { isFiner, isPartOfOne } from './unnamed/finer-units.ts';
import { isForPeople, isOfMany } from './unnamed/parties.ts';
import { ratingsInPlace } from './unnamed/ratings.ts';
import { isOfOtherSide } from './unnamed/sides.ts';
import type { Token } from '../tokens.ts';
import { isHundredth, unitOf, type Unit } from '../annotate/units.ts';
import type { Dimension } from '../lexicon/dimensions.ts';

export interface PlaceInput extends NumberLook {
  readonly clause: Clause;
  /** True for a word that something was made of. Default: none is. */
  readonly isTaken?: (index: number) => boolean;
}

/** Adjectives after a length, with the concept of the field that it is then said of. */
const EXTENTS: ReadonlyMap<string, string> = new Map([
  ['long', 'length'],
  ['wide', 'width'],
  ['tall', 'height'],
  ['high', 'height'],
  ['deep', 'depth'],
  ['thick', 'depth'],
  ['late', 'wait'],
  ['delayed', 'wait'],
]);
const LARGE = 1000;
/** How far outside of what a field holds a bound may lie and still be meant for it. */
const SLACK = 3;
/** Seconds of a day: what is shorter is seldom given in days. */
const DAY = 86_400;
/** The same for an amount of money paid per hour or night: further off it is paid for another time (an hour's pay, not a year's). */
const FAR_SLACK = 20;
/** Units further apart than this are not said of the same thing: distances are not given in inches. */
const FAR_APART = 1500;
const FAR_APART_IN_TIME = 100;

/** The one field that is measured in the constraint's unit and may hold its values, or null. */
export function fieldsOfUnit(constraint: Bound, input: PlaceInput): FieldProfile | null {
  const { unit } = constraint;
  if (unit === null) return null;
  if ((/^(?:percent|temperature)$/.test(unit.dimension) || isHundredth(unit)) && !constraint.explicit) return null;
  if (isOfStory(constraint, input) || isIndex(constraint, input.tokens)) return null;
  const next = input.tokens[constraint.to]?.lower ?? '';
  const slack = unit.dimension === 'money' && isPaidPerTime(constraint, input.tokens) ? FAR_SLACK : constraint.explicit ? SLACK : 1;
  const fitting = input.profiles.filter(
    (profile) =>
      profile.role === 'measure' &&
      isOfUnit(profile, unit) &&
      !(unit.dimension !== 'money' && isOfOtherExtent(profile, next)) &&
      !isOfOtherSide(profile, { unit, clause: input.clause, all: input.profiles }) &&
      !isPackage(constraint, { profile, next }) &&
      !isPaidForOther(constraint, profile, input.tokens) &&
      isWithin(constraint, profile, slack) &&
      (constraint.explicit || !isFiner(unit, profile)) &&
      !isOfOtherShape(constraint.about, profile),
  );
  const [only] = fitting;
  if (fitting.length <= 1) return only === undefined || (unit.dimension === 'money' && isBesidePrice(only, input)) ? null : only;
  if (unit.dimension === 'money')
    return mainMoney(constraint, fitting, input) ?? onlyOne(fitting.filter((profile) => isWithin(constraint, profile, 1)));
  const declared = fitting.filter((profile) => profile.unit === unit);
  if (declared.length === 1 && unit.dimension !== 'data') return declared[0] ?? null;
  const placed = fitting.filter((profile) => isWithin(constraint, profile, 1));
  if (placed.length === 1) return placed[0] ?? null;
  const even = placed.filter((profile) => !isPartOfOne(constraint, profile));
  if (even.length === 1) return even[0] ?? null;
  const rest = placed.length > 0 ? placed : fitting;
  const main = rest.filter((profile) => isMain(profile, withMeasured(input.clause, unit.dimension)));
  return main.length === 0 && unit.dimension === 'area' ? closest(rest, { clause: input.clause }) : mainOf(main, unit.dimension);
}

/** An amount in gigabytes says "data" and one in kilograms "weight", so that such words of a name need not be said. */
function withMeasured(clause: Clause, dimension: Dimension): Clause {
  const said = MEASURED[dimension];
  return said === undefined ? clause : { ...clause, near: new Set([...clause.near, ...stemSet(said)]) };
}

const MEASURED: Readonly<Partial<Record<Dimension, string>>> = { data: 'data volume allowance', mass: 'weight mass', area: 'area', power: 'power' };

/** "bought 2 years ago", "no signal for 5 km", "waiting over a year": days, ways and more that tell what happened, not how much a field holds. */
function isOfStory({ from, to, unit, explicit }: Bound, { tokens, profiles, clause }: PlaceInput): boolean {
  if (unit?.dimension === 'length') return !explicit && tokens[from - 1]?.lower === 'for' && from > 1;
  if (unit?.dimension !== 'time' || unit.factor < DAY) return false;
  const before = tokens[from - 1];
  // "a course for exactly four weeks" of how long courses last.
  const isLength = explicit && before?.lower === 'for' && profiles.some(({ dimension, words }) => dimension === 'time' && words.some(lasts));
  if (isLength) return false;
  if (tokens[to]?.lower === 'ago' || before?.lower === 'for') return !EXPERIENCED.some((word) => clause.near.has(word));
  return before !== undefined && /(?:ing|ed)$/.test(before.lower) && !TIMED.has(before.stem);
}

/** "sold out in 48 hours": how long something took that happened, and no amount of a field. */
export function isOfHappening({ from, unit, explicit }: Bound, tokens: readonly Token[]): boolean {
  // "goes up after 12 months", "up before 5 minutes had passed": when something takes place, counted from its start.
  if (unit?.dimension === 'time' && /^(?:after|before)$/.test(tokens[from]?.lower ?? '')) return true;
  const happening = unit?.dimension === 'time' && !explicit && tokens[from - 1]?.lower === 'in' ? happeningBefore(from - 1, tokens) : null;
  return happening !== null && !TIMED.has(happening.stem);
}

function lasts({ stem: word }: FieldProfile['words'][number]): boolean {
  return /^(?:dur|duration|length)$/.test(word);
}

function isPaidPerTime({ numbersTo, to }: Bound, tokens: readonly Token[]): boolean {
  return tokens.slice(numbersTo, to).some(({ lower }) => isShortPeriod(lower));
}

/** One main field is the one meant; of several areas the first is, of other things none. */
function mainOf(main: readonly FieldProfile[], dimension: Dimension): FieldProfile | null {
  return dimension === 'area' ? (main[0] ?? null) : onlyOne(main);
}

/** Participles that speak of how long something lasts or how old it is. */
const TIMED = stemSet('aged lasting taking spanning needed required needing requiring made cooked baked prepared completed');
const EXPERIENCED = ['experience', 'worked', 'working'].map(stem);

const BOUNDING_STEMS = stemSet(BOUNDING);

/** The field of the concept that the comparing word itself speaks of ("lighter than"), in a unit it can be measured in; null when there is none. */
export function fieldOfIdea(constraint: Bound, { profiles, clause }: PlaceInput): FieldProfile | null {
  const { about, unit } = constraint;
  if (about === null) return null;
  const candidates = profiles.filter(
    (profile) => profile.concepts.some((concept) => concept.id === about) && (unit === null || profile.dimension === unit.dimension),
  );
  return closest(candidates, { clause, ...boundOf(constraint) });
}

/** The field that a bare compared number is most likely of: the price, or the only one whose values reach it; null when that is a guess. */
export function fieldInPlace(constraint: Bound, input: PlaceInput): Placed | null {
  if (!constraint.explicit || constraint.comparison === '!=' || constraint.comparison === '=') return null;
  const measures = input.profiles.filter((profile) => profile.role === 'measure');
  const ratings = ratingsInPlace(constraint, measures, input.clause);
  if (ratings.length > 0) return placedBy(onlyOne(ratings), 'prior');
  if (isGrade(constraint, input.tokens)) return null;
  if (
    (countsSomething(constraint, input.tokens) && input.isTaken?.(constraint.to) !== true) ||
    isSaidOfOther(constraint, input) ||
    isSizeOfMany(constraint, input) ||
    isNumberOf(constraint, input)
  )
    return null;
  const aged = isOfPersons(constraint, input.tokens) ? measures.filter((profile) => isAge(profile) && isWithin(constraint, profile, 1)) : [];
  if (aged.length === 1 && aged[0] !== undefined) return { profile: aged[0], evidence: 'prior' };
  if (isAgeOfPersons(constraint, input.tokens) || isAgeOfChildren(constraint, input.tokens)) return null;
  const money =
    isForPeople(constraint, input.tokens) || isOfMany(constraint, input.tokens)
      ? []
      : measures.filter((profile) => isAmountPaid(profile) && isWithin(constraint, profile, SLACK));
  if (money.length > 0) {
    const paid = onlyOne(money) ?? mainMoney(constraint, money, input);
    // "runners over 60", who pay a fee: of people, ages are said before what comes on top of something.
    const age = measures.find((profile) => isAge(profile) && isWithin(constraint, profile, 1));
    if (age === undefined || paid === null) return placedBy(paid, 'prior');
    // "under 40" of who owns or earns so much: of what nothing costs.
    if (isExtra(paid) || (reachesPersons(age) && !constraint.multiplied && isOwned(paid))) return placedBy(age, 'prior');
    // "under 18" of people whose age is known, and what they paid: of one or the other.
    return reachesPersons(age) && !constraint.multiplied ? null : placedBy(paid, 'prior');
  }
  if (!isAlone(constraint, input.tokens)) return null;
  const holding = measures.filter((profile) => profile.field.max !== undefined && isWithin(constraint, profile, 1));
  const isEnd = ({ words }: FieldProfile) => words.some(({ stem: word }) => BOUNDING_STEMS.has(word));
  const only = onlyOne(holding.filter((profile) => profile.counted === null && !isEnd(profile)));
  // "below -5" of a mean and a lowest temperature: either may be meant.
  const isRivaled = only?.dimension === 'temperature' && holding.some((profile) => profile.dimension === 'temperature' && isEnd(profile));
  return placedBy(isRivaled ? null : only, 'onlyHolder');
}

/** What a person has or gets, and nobody pays for them. */
function isOwned(paid: FieldProfile): boolean {
  return !isPrice(paid) || paid.words.some(({ stem: word }) => word === 'worth');
}

function placedBy(profile: FieldProfile | null, evidence: Placed['evidence']): Placed | null {
  return profile === null ? null : { profile, evidence };
}

/** A field that nothing names, with what speaks for it. */
interface Placed {
  readonly profile: FieldProfile;
  readonly evidence: 'prior' | 'onlyHolder';
}

/** "20 inches long" is no screen, "2 feet wide" no height. */
function isOfOtherExtent(profile: FieldProfile, next: string): boolean {
  const extent = EXTENTS.get(next);
  return extent !== undefined && !profile.concepts.some((concept) => concept.id === extent || (concept.id === 'duration' && extent !== 'wait'));
}

const SHAPES: ReadonlySet<string> = new Set(['length', 'width', 'height', 'thickness']);

/** "wider than 3 m" is said of no length. */
function isOfOtherShape(about: string | null, { concepts: own }: FieldProfile): boolean {
  return about !== null && SHAPES.has(about) && own.some(({ id }) => SHAPES.has(id)) && !own.some(({ id }) => id === about);
}

/** "2 ounce" of something sold by weight, "6 ft headroom" of drafts in metres: an amount in another unit than the field's, that no word says is the field's. */
function isPackage({ explicit, unit }: Bound, { profile, next }: { readonly profile: FieldProfile; readonly next: string }): boolean {
  const isMeasure = unit?.dimension === 'mass' || (unit?.dimension === 'length' && !/^(?:from|away)$/.test(next));
  return !explicit && isMeasure && profile.unit !== null && profile.unit !== unit;
}

function isOfUnit(profile: FieldProfile, unit: Unit): boolean {
  if (profile.dimension !== unit.dimension) return isStayIn(profile, unit);
  if (unit.dimension === 'money') return true;
  const isAbout = (ids: RegExp) => profile.concepts.some((concept) => ids.test(concept.id));
  if (profile.unit === null) {
    if (unit.dimension === 'time') return isLong(unit) === isAbout(/^(?:experience|age)$/);
    return unit.dimension !== 'length' || (isAbout(/^(?:mileage|distance)$/) ? !isNear(unit) : !isFar(unit));
  }
  if (unit.dimension === 'data') return true;
  const ratio = unit.factor / profile.unit.factor;
  const limit = unit.dimension === 'time' ? FAR_APART_IN_TIME : FAR_APART;
  const isOfOtherScale = (isFar(unit) && isNear(profile.unit)) || (isNear(unit) && isFar(profile.unit));
  return ratio <= limit && ratio >= 1 / limit && !isOfOtherScale;
}

/** "more than 10 days" of a length of stay that no unit is known of. */
function isStayIn({ dimension, concepts: about, field }: FieldProfile, unit: Unit): boolean {
  return dimension === null && unit.dimension === 'time' && about.some(({ id }) => id === 'stay') && isLikelyUnit(unit, field);
}

/** Months and years are said of lives, not of running times. */
function isLong(unit: Unit): boolean {
  return unit.factor >= 2_000_000;
}

/** Kilometres and miles are said of ways, inches and feet of things, metres of both. */
function isFar(unit: Unit): boolean {
  return unit.dimension === 'length' && unit.factor >= 1000;
}

function isNear(unit: Unit): boolean {
  return unit.dimension === 'length' && unit.factor < 0.9;
}

function isAmountPaid(profile: FieldProfile): boolean {
  return profile.unit?.dimension === 'money' || profile.concepts.some((concept) => /^(?:price|salary)$/.test(concept.id));
}

/** Nothing but a comma or "with" stands before it, so that it is said of the record as a whole. */
function isAlone(constraint: Bound, tokens: readonly Token[]): boolean {
  const before = tokens[constraint.from - 1];
  return before === undefined || /^(?:,|;|and|with|but)$/.test(before.lower);
}

/** True when the word before it speaks of a concept that no field is about: "mileage under 90000" is no price. */
function isSaidOfOther(constraint: Bound, { tokens, profiles, isName }: PlaceInput): boolean {
  let at = constraint.from - 1;
  while (at >= 0 && LINK_WORDS.has(tokens[at]?.lower ?? '')) at -= 1;
  const said = tokens[at]?.stem ?? '';
  // "4 stars under 150": the stars have a number of their own.
  const isScore = /^(?:scor|rating|star)$/.test(tokens[constraint.from - 1]?.stem ?? '') && !isCounted(tokens, constraint.from - 1);
  if (isName(at)) return false;
  const about = concepts.filter((concept) => concept.names.has(said) || concept.says.has(said));
  if ((ATTRIBUTES.has(said) && !(said === 'star' && isCounted(tokens, at))) || isScore || isRateOfOther(tokens, at)) return true;
  if (TRANSACTION_STEMS.has(said) || unitOf(said)?.dimension === 'time') return false;
  if (isCounted(tokens, at)) return false;
  return about.length > 0 && !about.some((concept) => profiles.some((profile) => profile.concepts.includes(concept)));
}

/** "seven seater under 12k": the word has a number of its own. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
  return readNumber(tokens, before) !== null;
}

/** True when the number counts what the next word names ("at least 5 blades"). A large or multiplied number does not. */
function countsSomething(constraint: Bound, tokens: readonly Token[]): boolean {
  if (constraint.multiplied || constraint.values.every((value) => value >= LARGE)) return false;
  const { numbersTo, to, unit } = constraint;
  // "92 points or more"
  if (unit === null && numbersTo < to && isCountedNoun(tokens[numbersTo]) && comparatorAfter(tokens, numbersTo) === null) return true;
  const next = tokens[to];
  if (next === undefined || next.kind === 'number') return false;
  if (next.kind === 'mark') return next.glued && /^[-x×*/:'"#°]$/u.test(next.text);
  return next.glued || isCountedNoun(next);
}
