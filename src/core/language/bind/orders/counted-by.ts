import { isPlural } from '../../../../text/plural.ts';
import type { Mention } from '../../annotate/mentions.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import { stem } from '../../stem.ts';
import type { OrderInput } from './order-finding.ts';

/** "most funerals first" of what a funeral costs and how many there were: so many things, and no amount of money that is called after one. */
export function countedBy(named: Mention | undefined, at: number, { tokens, profiles }: OrderInput): Mention | undefined {
  const noun = tokens[named?.from ?? -1];
  const isMany = /^(?:most|fewest|least)$/.test(tokens[at]?.lower ?? '') && noun !== undefined && isPlural(noun.lower);
  if (named?.profile.dimension !== 'money' || !isMany || wordsOfName(named.profile.field).some(isPlural)) return named;
  const [only, ...more] = profiles.filter(
    ({ field, dimension, role }) =>
      field.type === 'number' &&
      dimension === null &&
      role === 'measure' &&
      wordsOfName(field).some((word) => isPlural(word) && stem(word.toLowerCase()) === noun.stem),
  );
  return only === undefined || more.length > 0 ? named : { ...named, profile: only };
}
