import { readBounds, type Bound } from '../../../language/annotate/bounds.ts';
import { onScale, unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { STOP_WORDS } from '../../../language/lexicon/en/function-words.ts';
import { LINK_WORDS } from '../../../language/profile/lexicon.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { ChangeDirection } from '../../../plan/plan.ts';
import { isMoving } from '../../lexicon/moving.ts';
import type { Sentence } from '../../sentence.ts';

/**
 * Which way a field went, with how far at least where a verb or a noun of moving leads to that: "dropped by more than 10 %", "price cuts of at least £50",
 * "down over 5"; undefined where a bound is said that a plan of changes cannot keep.
 */
export function withLeast(sentence: Sentence, direction: ChangeDirection | null): ChangeDirection | null | undefined {
  const bound = moveBound(sentence);
  if (direction !== null && isOfMore(sentence, bound)) return undefined;
  if (bound === null) return direction;
  // "dropped more than 10 points": of what is counted so, whatever else went down.
  const piece = sentence.pieces.find(({ from, to }) => from <= bound.numbersFrom && to > bound.numbersFrom);
  const counted = piece?.kind === 'condition' && piece.source === 'bound' ? [piece.profile] : [];
  const went = sentence.profiles.filter(({ field }) => field.name === direction?.field);
  // "votes rose by more than 1000": named before the verb.
  const named = piece !== undefined && piece.from < bound.lead - 1 ? counted : [];
  const profile = [...named, ...went, ...counted].find((each) => !isOfOther(sentence, bound, each));
  const least = profile === undefined ? null : leastMove(bound, profile);
  if (direction === null || profile === undefined || least === null) return undefined;
  sentence.use(...sentence.pieces.flatMap(({ from, to }, at) => (from < bound.to && to > bound.lead ? [at] : [])));
  return { ...direction, field: profile.field.name, least };
}

/**
 * "by more than 10 % and by more than £20", "at least £100, and how many at least £200", "dropped in price and gained reviews", "in both weeks": a plan has one
 * bound, one way and two runs.
 */
function isOfMore(sentence: Sentence, bound: Bound | null): boolean {
  const { tokens, text } = sentence;
  if (SECOND_MOVE.test(text) || EACH_TIME.test(text)) return true;
  if (bound === null) return false;
  const isJoined = (other: Bound) => tokens.slice(bound.to, other.from).every(({ lower }) => JOINING.test(lower));
  return boundsOf(sentence).some((other) => other.from >= bound.to && isJoined(other));
}

const JOINING = /^(?:and|but|or|,|by|not|no|yet|how|many|which|of|them|those|the|at|also)$/;
const MOVED =
  '(?:dropped|drop|fell|fall|rose|rise|gained|lost|increased|decreased|climbed|declined|(?:went|gone|came|come|go) (?:up|down)|(?:got|become|became) (?:cheaper|dearer|pricier))';
const SECOND_MOVE = new RegExp(`\\b${MOVED}\\b[^?]*\\b(?:and|but|yet|while|then)\\b[^?]*\\b${MOVED}\\b`, 'i');
const EACH_TIME = /\b(?:both|each|every) (?:weeks?|runs?|months?|times?|days?|scrapes?)\b/i;

/** "by more than 10 places": of what is counted so, and the field is not. */
function isOfOther({ tokens }: Sentence, { to }: Bound, profile: FieldProfile): boolean {
  const next = tokens[to];
  const isName = next !== undefined && (profile.says.has(next.stem) || profile.words.some(({ stem }) => stem === next.stem));
  return next?.kind === 'word' && !isName && !LINK_WORDS.has(next.lower) && !STOPS.has(next.lower);
}

const STOPS: ReadonlySet<string> = new Set(`${STOP_WORDS} since compared between from now each or over overall`.split(' '));

/** The bound of a move, and the first of its words, "by" included; null for none. */
export function moveBound(sentence: Sentence): (Bound & { readonly lead: number }) | null {
  const { tokens } = sentence;
  for (const bound of boundsOf(sentence)) {
    const lead = /^(?:by|of)$/.test(tokens[bound.from - 1]?.lower ?? '') ? bound.from - 1 : bound.from;
    // "and by more than £200": of what was asked before.
    const isAlone = lead < bound.from && AND.test(lowerText(tokens, 0, lead));
    if (bound.explicit && (isAlone || isMoving(tokens[lead - 1]?.lower ?? ''))) return { ...bound, lead };
  }
  return null;
}

const AND = /^(?:(?:and|but|or|how|many|which|ones?|of|them|those|did|so) ?)*$/;

const read = new WeakMap<Sentence, readonly Bound[]>();

/** All amounts of a sentence, whatever they are said of; read once, however many readers ask. */
function boundsOf(sentence: Sentence): readonly Bound[] {
  const { tokens, schema } = sentence;
  const bounds =
    read.get(sentence) ?? readBounds(tokens, { mentions: [], metres: schema.metres, dimensions: schema.dimensions, isTaken: () => false });
  read.set(sentence, bounds);
  return bounds;
}

/** The bound as a plan of changes has it, of the field that went; null where that cannot go so far, or where the bound is no least. */
function leastMove({ comparison, values, unit }: Bound, { field, dimension, unit: own }: FieldProfile): NonNullable<ChangeDirection['least']> | null {
  const [value] = values;
  if ((comparison !== '>' && comparison !== '>=') || value === undefined || value <= 0) return null;
  const least = (by: 'delta' | 'pct', far: number | null) => (far === null ? null : { by, op: comparison, value: far });
  if (unit?.dimension === 'percent') return field.type === 'number' && dimension !== 'percent' ? least('pct', value) : null;
  if (field.type === 'date') return unit?.dimension === 'time' ? least('delta', onScale(value, unit, unitOf('days') ?? null)) : null;
  if (unit === null) return least('delta', value);
  return unit.dimension === dimension ? least('delta', onScale(value, unit, own)) : null;
}
