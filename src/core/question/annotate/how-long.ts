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
  return isHowLong(tokens, at) && profiles.some((profile) => isDuration(profile) && !namesLimit(profile));
}
