import type { FieldProfile } from '../profile/fields.ts';
import { onlyOne } from './prices.ts';
import type { Clause } from './siblings.ts';

/** The way to the place that is named; where none is named, the only way. */
export function wayTo(profiles: readonly FieldProfile[], { near, all }: Clause): FieldProfile | null {
  const ways = profiles.filter(isWayTo);
  const named = ways.filter(({ words }) => words.some(({ stem, weight }) => weight === 1 && !OF_WAY.test(stem) && all.has(stem)));
  if (named.length > 0) return onlyOne(named);
  return near.size > 0 || all.has('to') || all.has('from') ? null : onlyOne(ways);
}

const OF_WAY = /^(?:to|from|the|walk|drive|foot|cycl|travel|commut|transfer|min|minut|time|distanc)$/;

/** Minutes on foot or by car to something. */
function isWayTo({ role, dimension, words }: FieldProfile): boolean {
  return (
    role === 'measure' &&
    dimension === 'time' &&
    words.length > 1 &&
    words.some(({ stem }) => /^(?:walk|drive|foot|cycl|travel|commut|transfer)$/.test(stem))
  );
}
