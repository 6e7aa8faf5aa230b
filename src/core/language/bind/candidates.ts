import { isAge, isAgeOfPersons, isOfChild, isOpenAge } from './unnamed/ages.ts';
import { ofOneNight } from './unnamed/nights.ts';
import type { Bound } from '../annotate/bounds.ts';
import { isCountedNoun } from '../annotate/counted.ts';
import { isParticiple } from '../annotate/happenings.ts';
import type { Mention, SaidFields } from '../annotate/mentions.ts';
import { headStem } from '../profile/field-head.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { positions, type Token } from '../tokens.ts';
import type { Unit } from '../annotate/units.ts';
import { conditionOf } from './conditions.ts';
import { contradicts } from './contradictions.ts';
import { fits, isHeld } from './fits.ts';
import { nearbyMentions, type Nearby } from './nearness.ts';
import { fieldInPlace, fieldOfIdea, fieldsOfUnit, isOfHappening, type PlaceInput } from './places.ts';
import { boundOf, isRateFor, isWithin } from './prices.ts';
import { ranked } from './siblings.ts';
import { isBeforeName, isClassOf, isCountedBefore } from './unnamed/other-names.ts';
import { withRating } from './unnamed/ratings.ts';
import { isOfParties, isOfRest, isOneOfRooms, isParty, placesFor, roomFor } from './unnamed/parties.ts';
import { isOfPart, isOfRaters, leastAge, onlyMentioned, ratersOf } from './unnamed/said-besides.ts';
import { isOfStock, stockOf } from './unnamed/stock.ts';
import type { ClauseContext } from './clause-context.ts';
import { WEIGHTS, type Evidence } from './weights.ts';

/** A field that a bound may be said of, with what speaks for it. */
export interface Candidate {
  readonly profile: FieldProfile;
  /** The words that name it; null when something else speaks for it. */
  readonly mention: Mention | null;
  readonly evidence: Evidence;
  readonly cost: number;
  /** The bound, by index, whose field this one shares. */
  readonly sharedWith: number | null;
}

/** A bound with what is said around it. */
export interface BoundContext {
  readonly bound: Bound;
  readonly context: ClauseContext;
}

export interface CandidateInput extends SaidFields {
  readonly isTaken: (index: number) => boolean;
  /** True for a word of a value of several words ("Sea Point"). Default: none is. */
  readonly isName?: (index: number) => boolean;
  /** Evidence that is left out, to measure what it is worth. */
  readonly without?: Evidence | undefined;
}

/** Cost by which siblings that the same words name equally well are kept in order. */
const SIBLING = 0.01;
/** Beyond so many the rest cannot win. */
const MOST_NAMED = 6;

/** The fields of every bound by name, concept, unit, place among values, and neighbor; each list cheapest first. */
export function candidatesOf(thinking: readonly BoundContext[], whole: CandidateInput): readonly (readonly Candidate[])[] {
  const numbers = new Set(thinking.flatMap(({ bound }) => positions({ from: bound.numbersFrom, to: bound.numbersTo })));
  const isBarrier = (index: number) => numbers.has(index) || whole.isTaken(index);
  const own = thinking.map((each) => {
    const input = ofOneNight(each.bound, whole);
    if (isOfPortion(each.bound, input.tokens) || isOfHappening(each.bound, input.tokens) || isFall(each.bound, input.tokens)) return [];
    const paid = each.bound.per === null ? [] : rates(each.bound, each.bound.per, input);
    // "500 kcal per 100 g" is no money: what there is of it in so much.
    if (paid.length > 0 || (each.bound.per !== null && !isOfPart(each.bound, input.tokens))) return paid;
    const ofName = named(each, { input, isBarrier, bounds: thinking.map(({ bound }) => bound) });
    const others = ofName[0]?.profile.isUnreadMoney === true ? [] : unnamed(each, input);
    return [...ofName, ...others].filter(({ evidence }) => evidence !== input.without);
  });
  return own.map((candidates, index) =>
    [...candidates, ...(whole.without === 'neighbor' ? [] : shared(index, { thinking, own, input: whole }))].toSorted((a, b) => a.cost - b.cost),
  );
}

/** "down more than 3 percent": by how much something fell is written with a sign, where it is known at all. */
function isFall({ unit, from }: Bound, tokens: readonly Token[]): boolean {
  return unit?.dimension === 'percent' && /^(?:down|fell|fallen|falling|dropped|dropping|lost|declined)$/.test(tokens[from - 1]?.lower ?? '');
}

/** "6 a kilo" is said of what is paid for each kilo, and of no other price. */
function rates(bound: Bound, per: Unit, { profiles, without }: CandidateInput): readonly Candidate[] {
  const paid = profiles.filter((profile) => isRateFor(per, profile));
  const [only] = paid;
  if (only === undefined || paid.length > 1) return [];
  return [{ profile: only, mention: null, evidence: 'unit', cost: WEIGHTS.unit + outsideCost(bound, only, without), sharedWith: null }];
}

interface NamedLook {
  readonly input: CandidateInput;
  readonly isBarrier: (index: number) => boolean;
  readonly bounds: readonly Bound[];
}

function named({ bound, context }: BoundContext, { input, isBarrier, bounds }: NamedLook): readonly Candidate[] {
  const isOfConcept = bound.about !== null && input.profiles.some(({ concepts }) => concepts.some(({ id }) => id === bound.about));
  const near = nearbyMentions(bound, { tokens: input.tokens, mentions: input.mentions, isBarrier })
    .map((nearby) => withRating(nearby, bound, input.profiles))
    .filter((nearby) => !isForEach(bound, nearby) && !isClassOf(bound, nearby, input.tokens))
    .filter(({ mention }) => !isOneOfRooms(bound, mention, input) && !isOfRest(bound, mention, input.tokens))
    .filter((nearby) => !isDoneBehind(nearby, input.tokens) && !isOfTheirAge(bound, nearby, input.tokens))
    .filter(({ mention }) => !isBeforeHead(mention, input))
    .filter((nearby) => !isOfOtherThing(bound, nearby, input.tokens) && !(nearby.side === 'before' && isKindOfOther(nearby.mention, input.mentions)))
    .filter((nearby) => fits(bound, nearby, input) && !(isOfConcept && nearby.mention.profile.field.type === 'text'))
    .filter(({ mention }) => !contradicts(mention.profile, context.naming))
    .filter((nearby, _, all) => !isOfNext(bound, nearby, { all, bounds }) && !isBeforeName(nearby, all) && !isCountedBefore(bound, nearby, bounds));
  return [...new Set(near.map(({ cost }) => cost))]
    .flatMap((cost) =>
      namedEqually(
        near.filter((nearby) => nearby.cost === cost),
        { bound, context },
        input,
      ),
    )
    .slice(0, MOST_NAMED);
}

/** "score over 84 bags under 160": where each bound follows a name, the name between two bounds is of the second. */
function isOfNext(
  { from, numbersFrom }: Bound,
  { mention, side }: Nearby,
  { all, bounds }: { readonly all: readonly Nearby[]; readonly bounds: readonly Bound[] },
): boolean {
  if (side !== 'after' || from === numbersFrom || !all.some((other) => other.side === 'before' && other.mention.to === from)) return false;
  return bounds.some((next) => next.from === mention.to && next.from < next.numbersFrom);
}

/** "under 20 a month" is paid each month: no number of months. */
function isForEach({ unit, numbersTo, to, comparison }: Bound, { mention }: Nearby): boolean {
  const isPart = unit === null && comparison !== '=' && mention.from > numbersTo && mention.to <= to && mention.profile.dimension !== 'money';
  return isPart && mention.profile.field.type === 'number';
}

/** "score of at most 85 roasted in May": what was done to a thing is no name of the number before it, though a kind of it is called so. */
function isDoneBehind({ mention: { profile, from }, side }: Nearby, tokens: readonly Token[]): boolean {
  const token = tokens[from];
  return side === 'after' && profile.field.type === 'text' && token !== undefined && isParticiple(token);
}

/** "turnout of voters under 30" of records with a number of voters: unless it is all of the name of a number that reaches so far, the number is an age. */
function isOfTheirAge(bound: Bound, { mention: { profile, to, score }, side }: Nearby, tokens: readonly Token[]): boolean {
  if (side === 'after' || isAge(profile) || !isAgeOfPersons(bound, tokens)) return false;
  return !(to === bound.from && score >= NAMED_WHOLE && isHeld(bound, profile));
}

/** A name that is said but for its unit. */
const NAMED_WHOLE = 0.8;

/** "registered voters" of "Registered Dem" and "Reg. Voters": half a name without its last word, right before the last word of another number's. */
function isBeforeHead({ profile, to, score }: Mention, { tokens, mentions }: CandidateInput): boolean {
  const head = headStem(profile);
  if (score >= 1 || head === undefined || tokens[to - 1]?.stem === head || OF_NOW.test(head)) return false;
  return mentions.some(
    (other) => other.from === to && isMeasure(other) && other.profile !== profile && tokens[other.to - 1]?.stem === headStem(other.profile),
  );
}

/** Last words of names that may as well be left out: the free ones now are free. */
const OF_NOW = /^(?:now|current|today|left|avail|availabl|total|count|number|num)$/;

function isMeasure({ profile: { field, role } }: Mention): boolean {
  return field.type === 'number' && role === 'measure';
}

/** "7 Stars Diner": a number that no record has, of a word that goes on as a name. */
function isOfOtherThing(bound: Bound, { mention, side }: Nearby, tokens: readonly Token[]): boolean {
  if (bound.explicit || side !== 'after' || mention.profile.field.type !== 'number' || isHeld(bound, mention.profile)) return false;
  return isCountedNoun(tokens[mention.to]);
}

/** "nozzle temp": half the name of a field, behind a word of the name of another that measures the same, says what that one measures. */
function isKindOfOther({ profile, from, score }: Mention, mentions: readonly Mention[]): boolean {
  const isOwn = (at: number) => mentions.some((mention) => mention.profile === profile && mention.from <= at && mention.to > at);
  return (
    score < 1 &&
    profile.field.unit !== undefined &&
    !isOwn(from - 1) &&
    mentions.some((other) => other.to === from && other.profile.field.type === 'number' && other.profile.field.unit === profile.field.unit)
  );
}

/** Fields that words at the same distance name, the one that is meant first; text fields only where no number field is named. */
function namedEqually(equal: readonly Nearby[], { bound, context }: BoundContext, { without }: CandidateInput): readonly Candidate[] {
  const numbers = equal.filter(({ mention }) => mention.profile.field.type === 'number');
  const pool = numbers.length > 0 ? numbers : equal.slice(0, 1);
  const holds = (profile: FieldProfile) => conditionOf(bound, profile) !== null && isHeld(bound, profile);
  const order = ranked([...new Set(pool.map(({ mention }) => mention.profile))], { clause: context.clause, holds, ...boundOf(bound) });
  return order.flatMap((profile, rank): readonly Candidate[] => {
    const nearby = pool.find(({ mention }) => mention.profile === profile);
    if (nearby === undefined) return [];
    const cost = WEIGHTS.name * nearby.cost + SIBLING * rank + outsideCost(bound, profile, without);
    return [{ profile, mention: nearby.mention, evidence: 'name', cost, sharedWith: null }];
  });
}

function unnamed({ bound, context }: BoundContext, input: CandidateInput): readonly Candidate[] {
  if (isPartOf(bound, input.tokens)) return [];
  const ofAge = isOfAge(bound, input.tokens);
  const profiles = input.profiles.filter((profile) => !contradicts(profile, context.naming) && (!ofAge || isAge(profile)));
  const places: PlaceInput = { ...input, profiles, clause: context.clause, isName: input.isName ?? (() => false) };
  const made = (profile: FieldProfile | null, evidence: Evidence): readonly Candidate[] =>
    profile === null || isOfParts(bound, profile)
      ? []
      : [{ profile, mention: null, evidence, cost: WEIGHTS[evidence] + outsideCost(bound, profile, input.without), sharedWith: null }];
  if (bound.about !== null) {
    const about = fieldOfIdea(bound, places);
    // "shorter than 3 hours" of a crossing, next to a time to check in that is never so long.
    const other = bound.unit !== null && about !== null && !isHeld(bound, about) ? fieldsOfUnit({ ...bound, about: null }, places) : null;
    const ofConcept = made(other !== null && isHeld(bound, other) ? other : about, 'concept');
    if (ofConcept.length > 0 || bound.unit === null) return ofConcept;
  }
  if (isOpenAge(bound, input.tokens) || (!bound.explicit && isOfChild(bound, input.tokens))) return made(leastAge(profiles), 'unit');
  if (isOfRaters(bound, input.tokens)) return made(ratersOf(profiles), 'unit');
  if (isParty(bound, input.tokens) || isOfParties(bound, input.tokens)) return made(roomFor(bound, profiles) ?? placesFor(bound, input), 'prior');
  if (isOfStock(bound, input.tokens)) return made(stockOf(profiles), 'unit');
  if (bound.unit !== null) return made(fieldsOfUnit(bound, places) ?? onlyMentioned(bound, input.mentions), 'unit');
  const placed = fieldInPlace(bound, places);
  return placed === null ? [] : made(placed.profile, placed.evidence);
}

/** "over 4.5" of what is counted in whole numbers: where no word names the field, another one is meant. */
function isOfParts({ values, unit }: Bound, { field }: FieldProfile): boolean {
  return unit === null && field.integer === true && values.some((value) => !Number.isInteger(value));
}

/** How far a value lies from what the field holds, as a cost. */
function outsideCost(bound: Bound, profile: FieldProfile, without: Evidence | undefined): number {
  if (profile.field.type !== 'number' || without === 'outside' || isHeld(bound, profile)) return 0;
  return isWithin(bound, profile, NEAR_RANGE) ? WEIGHTS.outside : WEIGHTS.farOutside;
}

const NEAR_RANGE = 3;

interface SharedLook {
  readonly thinking: readonly BoundContext[];
  readonly own: readonly (readonly Candidate[])[];
  readonly input: CandidateInput;
}

/** "more than 4 but less than 5 stars", "over 2 stars but under 4": the field of the bound next to it, where the two are ends of one range. */
function shared(index: number, { thinking, own, input }: SharedLook): readonly Candidate[] {
  const bound = thinking[index]?.bound;
  if (bound?.explicit !== true) return [];
  return [index - 1, index + 1].flatMap((other): readonly Candidate[] => {
    const neighbor = thinking[other]?.bound;
    if (neighbor === undefined || !areEnds(bound, neighbor)) return [];
    return (own[other] ?? []).flatMap((candidate): readonly Candidate[] => {
      const { profile, mention } = candidate;
      if (profile.field.type !== 'number' || !isSayable(bound, { profile, neighbor })) return [];
      const [first, second] = other < index ? [neighbor, bound] : [bound, neighbor];
      const end = other < index ? Math.max(first.to, mention?.to ?? 0) : first.to;
      if (!isJoined(input.tokens.slice(end, second.from))) return [];
      const isRising = first.comparison.startsWith('>');
      const cost = (isRising ? WEIGHTS.neighbor : WEIGHTS.reversedNeighbor) + candidate.cost / 2;
      return [{ profile, mention: null, evidence: 'neighbor', cost, sharedWith: other }];
    });
  });
}

/** One bounds from below, the other from above, and something lies between them. */
function areEnds(one: Bound, other: Bound): boolean {
  const [low, high] = one.comparison.startsWith('>') ? [one, other] : [other, one];
  return low.comparison.startsWith('>') && high.comparison.startsWith('<') && (low.values[0] ?? 0) < (high.values[0] ?? 0);
}

function isSayable(bound: Bound, { profile, neighbor }: { readonly profile: FieldProfile; readonly neighbor: Bound }): boolean {
  if (bound.unit !== null && bound.unit !== neighbor.unit) return false;
  if (bound.about !== null && bound.about !== neighbor.about && !profile.concepts.some(({ id }) => id === bound.about)) return false;
  const measured = bound.unit === null && neighbor.unit !== null ? { ...bound, unit: neighbor.unit } : bound;
  return isHeld(measured, profile);
}

function isJoined(gap: readonly Token[]): boolean {
  return gap.length <= 2 && gap.every((token) => /^(?:and|but|,|yet)$/.test(token.lower));
}

/** "over 40 years old", "3 year olds". */
function isOfAge({ unit, to }: Bound, tokens: readonly Token[]): boolean {
  return unit?.dimension === 'time' && /^olds?$/.test(tokens[to]?.lower === '-' ? (tokens[to + 1]?.lower ?? '') : (tokens[to]?.lower ?? ''));
}

/** "at least 20 of the next 30 days": a part of something else, and no amount of a field. */
function isPartOf(bound: Bound, tokens: readonly Token[]): boolean {
  const next = tokens[bound.to + 1];
  return bound.unit === null && tokens[bound.to]?.lower === 'of' && (next?.kind === 'number' || /^(?:the|those|these)$/.test(next?.lower ?? ''));
}

/** The 4 of "1 of 4 bays blocked": what a part is of, and not said of the record. */
function isOfPortion({ explicit, from }: Bound, tokens: readonly Token[]): boolean {
  return !explicit && tokens[from - 1]?.lower === 'of' && tokens[from - 2]?.kind === 'number';
}
