import type { Filter } from '../../condition/condition.ts';
import { ageLimit, isAged } from './unnamed/ages.ts';
import type { Bound } from '../annotate/bounds.ts';
import type { Mention } from '../annotate/mentions.ts';
import { isOfPlacesLeft } from '../profile/places-left.ts';
import { isPace } from '../annotate/superlatives.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { unitOf } from '../annotate/units.ts';
import type { Token } from '../tokens.ts';
import { assign } from './assign.ts';
import { candidatesOf, type Candidate, type CandidateInput } from './candidates.ts';
import { conditionOf } from './conditions.ts';
import { isHeld } from './fits.ts';
import { isParty, isRoom } from './unnamed/parties.ts';
import { clauseContextOf } from './clause-context.ts';
import { unboundOf, unreadBy, type Unbound } from './unbound.ts';

/** A filter with the tokens it came from; `to` exclusive. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly condition: Filter;
  readonly profile: FieldProfile;
  /** What spoke for the field of a bound: its name, or what is paid for each of something. */
  readonly saidBy?: 'name' | 'rate' | 'other';
}

/** What became of the bounds of a query. */
export interface BoundFindings {
  readonly findings: readonly Finding[];
  readonly unbound: readonly Unbound[];
}

/** Finds the field of each bound by the assignment of least cost over the whole sentence; one that names a text field, or none, gives nothing. */
export function bindBounds(written: readonly Bound[], input: CandidateInput): BoundFindings {
  const bounds = written.map((bound) => withPounds(withThousands(bound, input.profiles), input));
  const thinking = bounds.map((bound, index) => ({
    bound,
    context: clauseContextOf(bound, { ...input, before: bounds[index - 1], after: bounds[index + 1] }),
  }));
  const chosen = assign(bounds, candidatesOf(thinking, input), input.without);
  const findings = bounds.flatMap((bound, index): readonly Finding[] => {
    const candidate = chosen[index] ?? null;
    if (candidate === null || candidate.profile.field.type !== 'number') return [];
    const condition = conditionOf(withSense(bound, candidate, input.tokens), candidate.profile);
    if (condition === null) return [];
    const from = Math.min(bound.from, candidate.mention?.from ?? bound.from);
    const to = Math.max(bound.to, candidate.mention?.to ?? bound.to);
    const saidBy = candidate.mention !== null ? 'name' : bound.per !== null ? 'rate' : 'other';
    return [{ from, to, condition, profile: candidate.profile, saidBy }];
  });
  const unbound = bounds.flatMap((bound, index) => {
    const profile = chosen[index]?.profile;
    if (profile?.isUnreadMoney === true) return [unreadBy(profile, bound)];
    // "homes with more than 50 occupied rooms": what a text is said of takes no number, which is told all the same.
    const isUntold = profile === undefined || (profile.field.type === 'text' && bound.comparison !== '=');
    return isUntold ? (unboundOf(bound, input.profiles, input.tokens) ?? []) : [];
  });
  return { findings, unbound };
}

/** "1.500" is fifteen hundred where no field of its kind holds one and a half, and some field holds that. */
function withThousands(bound: Bound, profiles: readonly FieldProfile[]): Bound {
  if (bound.grouped === undefined) return bound;
  const kind = profiles.filter(
    ({ field, dimension }) => field.type === 'number' && field.max !== undefined && (bound.unit === null || dimension === bound.unit.dimension),
  );
  const other = { ...bound, values: bound.grouped };
  const isMeant = !kind.some((profile) => isHeld(bound, profile)) && kind.some((profile) => isHeld(other, profile));
  return isMeant ? other : bound;
}

/** A plain number of guests is the least that must fit, "2 km from here" the farthest that will do. */
function withSense(written: Bound, { mention, profile }: Candidate, tokens: readonly Token[]): Bound {
  const bound = isOfPace(written, profile) ? { ...written, comparison: turned(written.comparison) } : written;
  if (bound.explicit || bound.comparison !== '=') return bound;
  if (isLimit(mention, tokens)) return { ...bound, comparison: '<=' };
  const limit = isAged(bound, tokens) ? ageLimit(profile) : null;
  if (limit !== null) return { ...bound, comparison: limit };
  const isAway = /^(?:from|away)$/.test(tokens[bound.to]?.lower ?? '');
  if (isAway && profile.concepts.some((concept) => concept.id === 'distance')) return { ...bound, comparison: '<=' };
  const before = tokens[bound.from - 1]?.stem ?? '';
  // "ready in 15 minutes": no later.
  if (before === 'in' && bound.unit?.dimension === 'time' && profile.dimension === 'time') return { ...bound, comparison: '<=' };
  // "long enough for a 5.5 m car".
  const enough = tokens.findIndex(({ lower }, at) => lower === 'enough' && at >= bound.from - ENOUGH_REACH && at < bound.from);
  const suited = tokens[enough - 1]?.lower ?? '';
  if (LARGE_ENOUGH.test(suited)) return { ...bound, comparison: '>=' };
  if (SMALL_ENOUGH.test(suited)) return { ...bound, comparison: '<=' };
  const isNeed = profile.concepts.some((concept) => concept.atLeast) && /^(?:for|sleep|accommodat|seat|fit|fits)$/.test(before);
  const beforeArticle = /^(?:an?|my|our|the)$/.test(before) ? tokens[bound.from - 2]?.lower : before;
  // What fits a laptop of 16 inches fits larger ones too.
  const isHolding =
    profile.words.some(({ stem }) => MOST.test(stem)) &&
    (beforeArticle === 'for' || beforeSizes(tokens, bound.from).some(({ stem }) => HOLDING.test(stem)));
  return isNeed || isHolding || (isParty(bound, tokens) && (isRoom(profile) || isOfPlacesLeft(profile))) ? { ...bound, comparison: '>=' } : bound;
}

/** Words from "enough" to what there has to be room for. */
const ENOUGH_REACH = 4;
const LARGE_ENOUGH = /^(?:long|big|tall|wide|large|deep|strong|high|roomy)$/;
const SMALL_ENOUGH = /^(?:cheap|small|short|light|affordable|low)$/;

/** The words before a size, and before those that it is joined to: "take a boat 15 m long and 3 m wide". */
function beforeSizes(tokens: readonly Token[], from: number): readonly Token[] {
  const isOfSize = ({ kind, lower }: Pick<Token, 'kind' | 'lower'>) =>
    kind === 'number' || SIZED.test(lower) || unitOf(lower)?.dimension === 'length';
  let at = from;
  while (at > 0 && isOfSize(tokens[at - 1] ?? { kind: 'mark', lower: '' })) at -= 1;
  return tokens.slice(Math.max(0, at - ENOUGH_REACH), at);
}

const SIZED = /^(?:and|by|x|×|,|long|wide|high|deep|tall|broad)$/;

const MOST = /^(?:max|maximum|limit)$/;
const HOLDING = /^(?:fit|fits|hold|take|carri|accommodat|support|handl|accept|allow|permit|bring)$/;

/** "shipping under 5 pounds" is money where what is named is; where nothing is, by what is paid and weighed in pounds, and by what fields hold. */
function withPounds(bound: Bound, { tokens, profiles }: CandidateInput): Bound {
  const sterling = unitOf('£');
  const isWord = tokens.slice(bound.numbersTo, bound.to).some(({ lower }) => lower === 'pound' || lower === 'pounds');
  if (sterling === undefined || !isWord || bound.unit?.dimension !== 'mass') return bound;
  const near = new Set(tokens.slice(Math.max(0, bound.from - POUNDS_REACH), bound.to + POUNDS_REACH).map(({ stem }) => stem));
  // "under 3 pounds, high protein" of grams in a hundred: what is named holds no such weight.
  const isNamed = (kind: string) =>
    profiles.some(
      (profile) =>
        profile.dimension === kind &&
        (kind === 'money' || isHeld(bound, profile)) &&
        (profile.words.some(({ stem }) => near.has(stem)) || [...profile.says].some((word) => near.has(word))),
    );
  const holds = (kind: string, unit: Bound['unit']) => profiles.some((profile) => profile.dimension === kind && isHeld({ ...bound, unit }, profile));
  const isHeldMoney = () => {
    const isPaid = profiles.some(({ unit }) => unit === sterling);
    const isWeighed = profiles.some(({ unit }) => unit === bound.unit);
    // What is weighed in kilos is not asked for in pounds, where amounts may be of any currency.
    const isPayable = profiles.some(({ dimension, unit }) => dimension === 'money' && unit === null) && holds('money', sterling);
    return isPaid === isWeighed ? holds('money', sterling) && (!holds('mass', bound.unit) || (isPayable && !isWeighed)) : isPaid;
  };
  const isMoney = isNamed('money') === isNamed('mass') ? isHeldMoney() : isNamed('money');
  return isMoney ? { ...bound, unit: sterling } : bound;
}

const POUNDS_REACH = 2;

/** "slower than 900 seconds" is longer: what is fast takes little time. */
function isOfPace({ about }: Bound, profile: FieldProfile): boolean {
  return about === 'speed' && (isPace(profile) || (profile.dimension === 'time' && !profile.concepts.some(({ id }) => id === 'speed')));
}

function turned(comparison: Bound['comparison']): Bound['comparison'] {
  if (comparison.startsWith('<')) return comparison === '<' ? '>' : '>=';
  return comparison === '>' ? '<' : comparison === '>=' ? '<=' : comparison;
}

/** "a budget of 350" is the most that will be paid. */
function isLimit(mention: Mention | null, tokens: readonly Token[]): boolean {
  return mention !== null && tokens.slice(mention.from, mention.to).some((token) => /^(?:budget|spend|afford)$/.test(token.stem));
}
