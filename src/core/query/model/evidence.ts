import { isCountedNoun } from '../../language/annotate/counted.ts';
import type { Bound } from '../../language/annotate/bounds.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { LIGHT_WORDS, LINK_WORDS } from '../../language/profile/lexicon.ts';
import type { Leftovers } from './leftovers.ts';
import { BARRIER } from '../../language/bind/nearness.ts';
import { isLightSwitchWord } from '../../language/annotate/flags/switch-words.ts';
import { positions, type Token } from '../../language/tokens.ts';
import { unitOf } from '../../language/annotate/units.ts';

const SHORTEST = 4;
/** How far behind a bare number the word stands that it counts: an adjective may come between. */
const COUNTED_REACH = 2;

/** How far a word may stand from the bound that it is said of. */
const REACH = 4;

/** The place of the word that says which field a number is about; null when none does. A bare number must count that word, or be linked to it. */
export function spokenOf(constraint: Bound, profile: FieldProfile, look: Leftovers): number | null {
  const { explicit, from, to, numbersTo } = constraint;
  const others = look.constraints.filter((other) => other !== constraint);
  const isBarrier = (index: number) => isEnd(look, index) || others.some((other) => other.numbersFrom <= index && other.numbersTo > index);
  const after = wordsAfter(look, numbersTo, isBarrier).find(
    (index) => index < to + (explicit ? REACH : COUNTED_REACH) && speaksOf(look, index, profile) && !isModifier(look, index),
  );
  if (after !== undefined) return after;
  const before = wordsBefore(from, isBarrier)
    .slice(0, REACH)
    .find((index) => speaksOf(look, index, profile));
  if (before === undefined) return wordsInside(constraint).find((index) => speaksOf(look, index, profile)) ?? null;
  const between = look.tokens.slice(before + 1, from);
  const isNamed = look.tokens.slice(before, before + 1).some((token) => isNamedBy(token, profile, look));
  // "scale cars over 30 mph": the number counts what follows it, unless the field is named.
  if (!isNamed && isCountedNoun(look.tokens[to])) return null;
  // "toilets: 2" and "attendance 17807", but "adults 2" may be a name.
  const isLinked = between.length === 0 ? isNamed : between.every(({ lower }) => LINK_WORDS.has(lower));
  return explicit || isLinked ? before : null;
}

/** True when the token is a word for the field: of its name or its concept, a short or long form of one, or near to it in meaning. */
export function speaksOf(look: Leftovers, index: number, profile: FieldProfile): boolean {
  const { tokens, neighbors, isTaken } = look;
  const token = tokens[index];
  if (token?.kind !== 'word' || isTaken(index) || isIdle(token)) return false;
  // A part of a name is not near to it but says too little of it: "size" is no screen size.
  if (profile.words.some(({ stem }) => stem === token.stem)) return isNamedBy(token, profile, look);
  return profile.says.has(token.stem) || isNamedBy(token, profile, look) || neighbors.get(token.lower) === profile.field.name;
}

/** "toilet paper": a word that only says which kind of another thing is meant. */
export function isModifier({ tokens }: Pick<Leftovers, 'tokens'>, index: number): boolean {
  const isPlural = tokens[index]?.lower.endsWith('s') ?? false;
  return !isPlural && isCountedNoun(tokens[index + 1]);
}

/** The indexes from a place on up to what ends the thought. */
export function wordsAfter({ tokens }: Pick<Leftovers, 'tokens'>, from: number, isBarrier: (index: number) => boolean): readonly number[] {
  const indexes: number[] = [];
  for (let index = from; index < tokens.length && !isBarrier(index); index += 1) indexes.push(index);
  return indexes;
}

/** The indexes before a place, nearest first, back to what began the thought. */
export function wordsBefore(to: number, isBarrier: (index: number) => boolean): readonly number[] {
  const indexes: number[] = [];
  for (let index = to - 1; index >= 0 && !isBarrier(index); index -= 1) indexes.push(index);
  return indexes;
}

/** True where a thought ends, or where something else has been said. */
export function isEnd({ tokens, isTaken }: Leftovers, index: number): boolean {
  return isTaken(index) || BARRIER.has(tokens[index]?.lower ?? '');
}

function wordsInside({ from, numbersFrom, numbersTo, to }: Bound): readonly number[] {
  return [...positions({ from, to: numbersFrom }), ...positions({ from: numbersTo, to })];
}

/** Small words, and units: those only tell how a number is measured. */
function isIdle({ lower, stem }: Token): boolean {
  return LINK_WORDS.has(lower) || LIGHT_WORDS.has(stem) || isLightSwitchWord(stem) || unitOf(lower) !== undefined;
}

/** A word of the name, or a form of one, when the query holds all the telling words of it. */
function isNamedBy({ stem }: Token, { words }: FieldProfile, { tokens }: Leftovers): boolean {
  const telling = words.filter(({ weight }) => weight === 1).map((word) => word.stem);
  const isOf = (said: string, word: string) => said === word || isFormOf(said, word) || isFormOf(word, said);
  return telling.some((word) => isOf(stem, word)) && telling.every((word) => tokens.some((token) => isOf(token.stem, word)));
}

/** "prep" for "preparation". */
function isFormOf(short: string, long: string): boolean {
  return short.length >= SHORTEST && long.length >= short.length + 2 && long.startsWith(short);
}
