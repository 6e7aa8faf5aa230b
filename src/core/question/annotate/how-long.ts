import { namesLimit } from '../../language/annotate/superlatives.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Token } from '../../language/tokens.ts';

/** "how long is a tour": asked of what takes its time, where a field says how much, it is no distance. */
function isHowLong(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === 'long' &&
    tokens[at - 1]?.lower === 'how' &&
    /^(?:is|are|was|were|do|does|did|will|would)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** A field that says how long something takes, in numbers or in words. */
export function isDuration({ field, words, concepts }: FieldProfile): boolean {
  return (
    (field.type === 'number' && concepts.some(({ id }) => id === 'duration')) ||
    (field.type === 'text' && words.some(({ stem }) => /^(?:durat|duration|runtim|runtime)$/.test(stem)))
  );
}

/** "how long is a tour" of tours that know their time; the least number of days of a stay is not how long it is. */
export function asksForTime(tokens: readonly Token[], at: number, profiles: readonly FieldProfile[]): boolean {
  if (tokens.some(({ lower }) => LASTING.test(lower))) return true;
  return isHowLong(tokens, at) && profiles.some((profile) => isDuration(profile) && !namesLimit(profile));
}

const LASTING = /^(?:take|takes|took|last|lasts|lasted)$/;

/** "how long is the wait" of sessions that have a length as well: the one time whose name says what stands behind the verb; null where none or several do. */
export function timeAsked(tokens: readonly Token[], at: number, profiles: readonly FieldProfile[]): FieldProfile | null {
  if (!isHowLong(tokens, at) || !/^(?:the|its|their|your)$/.test(tokens[at + 2]?.lower ?? '')) return null;
  const said = tokens[at + 3]?.stem;
  const times = profiles.filter(({ field, dimension, role }) => field.type === 'number' && dimension === 'time' && role === 'measure');
  const [only, ...more] = times.filter(({ words }) => words.some(({ stem, weight }) => weight === 1 && stem === said));
  return more.length === 0 ? (only ?? null) : null;
}
