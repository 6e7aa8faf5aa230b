import type { Filter } from '../../condition/condition.ts';
import { conditionOf } from './conditions.ts';
import { contradicts } from './contradictions.ts';
import type { Bound } from '../annotate/bounds.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Mention } from '../annotate/mentions.ts';
import { fits, isHeld } from './fits.ts';
import { nearbyMentions, type Nearby } from './nearness.ts';
import { boundOf, fieldInPlace, fieldOfIdea, fieldsOfUnit } from './places.ts';
import { closest } from './siblings.ts';
import { thoughtOf, type Thought } from './thoughts.ts';
import type { Token } from '../tokens.ts';

/** A filter with the tokens it came from; `to` exclusive. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly condition: Filter;
  readonly profile: FieldProfile;
}

export interface BindingInput {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
  readonly isTaken: (index: number) => boolean;
}

/** A constraint with the field it was found to speak of. */
interface Assigned {
  readonly constraint: Bound;
  readonly profile: FieldProfile;
  readonly mention: Mention | null;
}

/**
 * Finds the field of each constraint: by unit, then by a name near the number, then by its place among the fields' values.
 * A constraint that names a text field, or no field at all, gives nothing.
 */
export function bindConstraints(constraints: readonly Bound[], input: BindingInput): readonly Finding[] {
  const thinking = constraints.map((constraint, index) => ({
    constraint,
    thought: thoughtOf(constraint, { ...input, before: constraints[index - 1], after: constraints[index + 1] }),
  }));
  const named = bindByName(thinking, input);
  const findings: Finding[] = [];
  let last: { readonly bound: Assigned; readonly to: number } | null = null;
  for (const [index, { constraint, thought }] of thinking.entries()) {
    const bound: Assigned | null =
      named.get(constraint) ??
      sharedWithNext(constraint, { next: constraints[index + 1], named, input, thought }) ??
      bindOtherwise(constraint, { input, thought, last });
    if (bound === null || bound.profile.field.type !== 'number') {
      last = null;
      continue;
    }
    const condition = conditionOf(withSense(bound, input.tokens), bound.profile);
    if (condition === null) continue;
    const from = Math.min(constraint.from, bound.mention?.from ?? constraint.from);
    const to = Math.max(constraint.to, bound.mention?.to ?? constraint.to);
    findings.push({ from, to, condition, profile: bound.profile });
    last = { bound, to };
  }
  return findings;
}

/** A constraint with what is said around it. */
interface Thinking {
  readonly constraint: Bound;
  readonly thought: Thought;
}

interface Pair extends Thinking {
  readonly nearby: Nearby;
  /** All names that the constraint may be said of. */
  readonly rivals: readonly Nearby[];
}

/** Gives every constraint the nearest name that no surer constraint has taken. */
function bindByName(thinking: readonly Thinking[], input: BindingInput): ReadonlyMap<Bound, Assigned> {
  const numbers = new Set(thinking.flatMap(({ constraint }) => range(constraint.numbersFrom, constraint.numbersTo)));
  const look = { tokens: input.tokens, mentions: input.mentions, isBarrier: (index: number) => numbers.has(index) || input.isTaken(index) };
  const pairs = thinking
    .flatMap(({ constraint, thought }): Pair[] => {
      const fitting = nearbyMentions(constraint, look).filter((near) => fits(constraint, near, input));
      const all = fitting.filter((near) => !contradicts(near.mention.profile, thought.naming));
      return all.map((nearby) => ({ constraint, thought, nearby, rivals: all }));
    })
    .toSorted((a, b) => a.nearby.cost - b.nearby.cost);
  const bound = new Map<Bound, Assigned>();
  const used = new Set<number>();
  for (const { constraint, nearby, thought, rivals: all } of pairs) {
    const { mention } = nearby;
    if (bound.has(constraint) || used.has(mention.from)) continue;
    const rivals = all.filter((other) => other.cost === nearby.cost);
    const profile = meant(constraint, rivals, thought) ?? mention.profile;
    bound.set(constraint, { constraint, profile, mention });
    for (const index of range(mention.from, mention.to)) used.add(index);
  }
  return bound;
}

/** Of fields that the same words name equally well, the number field that is meant. */
function meant(constraint: Bound, rivals: readonly Nearby[], { clause }: Thought): FieldProfile | null {
  const numbers = rivals.map(({ mention }) => mention.profile).filter((profile) => profile.field.type === 'number');
  const holds = (profile: FieldProfile) => conditionOf(constraint, profile) !== null && isHeld(constraint, profile);
  return closest([...new Set(numbers)], { clause, holds, ...boundOf(constraint) });
}

interface OtherLook {
  readonly input: BindingInput;
  readonly thought: Thought;
  readonly last: { readonly bound: Assigned; readonly to: number } | null;
}

/** The field of a constraint that no name stands by: that of the bound before it, or one of its idea, its unit, its place. */
function bindOtherwise(constraint: Bound, { input, thought, last }: OtherLook): Assigned | null {
  if (isShare(constraint, input.tokens)) return null;
  if (last !== null && goesOnAbout(constraint, last, input.tokens)) return { constraint, profile: last.bound.profile, mention: null };
  const ofAge = isOfAge(constraint, input.tokens);
  const profiles = input.profiles.filter((profile) => !contradicts(profile, thought.naming) && (!ofAge || isAge(profile)));
  const places = { tokens: input.tokens, profiles, clause: thought.clause };
  const profile =
    fieldOfIdea(constraint, places) ??
    (constraint.unit !== null ? fieldsOfUnit(constraint, places) : constraint.about === null ? fieldInPlace(constraint, places) : null);
  return profile === null ? null : { constraint, profile, mention: null };
}

/** "over 40 years old", "3 year olds". */
function isOfAge({ unit, to }: Bound, tokens: readonly Token[]): boolean {
  return unit?.dimension === 'time' && /^olds?$/.test(tokens[to]?.lower === '-' ? (tokens[to + 1]?.lower ?? '') : (tokens[to]?.lower ?? ''));
}

function isAge({ concepts }: FieldProfile): boolean {
  return concepts.some((concept) => concept.id === 'age');
}

/** "at least 20 of the next 30 days": a part of something else, and no amount of a field. */
function isShare(constraint: Bound, tokens: readonly Token[]): boolean {
  const next = tokens[constraint.to + 1];
  return (
    constraint.unit === null && tokens[constraint.to]?.lower === 'of' && (next?.kind === 'number' || /^(?:the|those|these)$/.test(next?.lower ?? ''))
  );
}

interface NextLook {
  readonly next: Bound | undefined;
  readonly named: ReadonlyMap<Bound, Assigned>;
  readonly input: BindingInput;
  readonly thought: Thought;
}

/** "more than 4 but less than 5 stars": the first bound speaks of the field of the second. */
function sharedWithNext(constraint: Bound, { next, named, input, thought }: NextLook): Assigned | null {
  if (next === undefined || constraint.unit !== null || !constraint.explicit || !isOtherWay(constraint.comparison, next.comparison)) return null;
  const gap = input.tokens.slice(constraint.to, next.from);
  const profile = named.get(next)?.profile ?? (next.unit === null ? null : fieldsOfUnit(next, { ...input, clause: thought.clause }));
  return gap.length <= 2 && gap.every((token) => /^(?:and|but|,|yet)$/.test(token.lower)) && profile !== null
    ? { constraint, profile, mention: null }
    : null;
}

/** "over 2 but under 4": the second bound speaks of the field of the first. */
function goesOnAbout(constraint: Bound, last: { readonly bound: Assigned; readonly to: number }, tokens: readonly Token[]): boolean {
  const before = last.bound.constraint;
  if (!constraint.explicit || !isOtherWay(before.comparison, constraint.comparison)) return false;
  if (constraint.unit !== null && constraint.unit !== before.unit) return false;
  const gap = tokens.slice(last.to, constraint.from);
  return gap.length <= 2 && gap.every((token) => /^(?:and|but|,|yet)$/.test(token.lower));
}

function isOtherWay(first: Bound['comparison'], second: Bound['comparison']): boolean {
  return (first.startsWith('>') && second.startsWith('<')) || (first.startsWith('<') && second.startsWith('>'));
}

/** A plain number of guests is the least that must fit, "2 km from here" the farthest that will do. */
function withSense(bound: Assigned, tokens: readonly Token[]): Bound {
  const { constraint, profile } = bound;
  if (constraint.explicit || constraint.comparison !== '=') return constraint;
  if (isLimit(bound.mention, tokens)) return { ...constraint, comparison: '<=' };
  const isAway = /^(?:from|away)$/.test(tokens[constraint.to]?.lower ?? '');
  if (isAway && profile.concepts.some((concept) => concept.id === 'distance')) return { ...constraint, comparison: '<=' };
  const before = tokens[constraint.from - 1]?.stem ?? '';
  const isNeed = profile.concepts.some((concept) => concept.atLeast) && /^(?:for|sleep|accommodat|seat|fit|fits)$/.test(before);
  return isNeed ? { ...constraint, comparison: '>=' } : constraint;
}

/** "a budget of 350" is the most that will be paid. */
function isLimit(mention: Mention | null, tokens: readonly Token[]): boolean {
  return mention !== null && tokens.slice(mention.from, mention.to).some((token) => /^(?:budget|spend|afford)$/.test(token.stem));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
