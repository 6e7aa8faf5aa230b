import type { Finding } from '../../bind/binding.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import type { SaidFields } from '../mentions.ts';

/** Things of which "single" says what they are like, and not how many there are. */
const OF_A_KIND = /^(?:bed|room|bedroom|seat|ticket|parent|malt|track|user|owner)$/;

/** "single platform stations" of a number of platforms: one of what the field counts. */
export function singles({ tokens, mentions }: Pick<SaidFields, 'tokens' | 'mentions'>): readonly Finding[] {
  return mentions.flatMap(({ profile, from, to }): readonly Finding[] => {
    const { field, dimension, unit, role } = profile;
    const dash = tokens[from - 1]?.text === '-' ? 1 : 0;
    const at = from - 1 - dash;
    const [before, thing] = [tokens[at - 1]?.lower ?? '', tokens[from]?.lower ?? ''];
    const isCount =
      field.type === 'number' && field.integer !== false && role === 'measure' && dimension === null && unit === null && (field.min ?? 0) <= 1;
    const isNamed = to === from + 1 && wordsOfName(field).length === 1 && wordsOfName(field)[0] === `${thing}s` && !OF_A_KIND.test(thing);
    if (!isCount || !isNamed || tokens[at]?.lower !== 'single' || /^(?:every|each|any|no|not|without|per|by|(?:an?)|the)$/.test(before)) return [];
    return [{ from: at, to, condition: { kind: 'compare', field: field.name, op: '=', value: 1 }, profile }];
  });
}
