import type { Bound } from '../../annotate/bounds.ts';
import { isHeld } from '../fits.ts';
import type { Nearby } from '../nearness.ts';
import type { Token } from '../../tokens.ts';

/** "20 patients waiting over 52 weeks" of a number that is called "over 52 weeks": a part of a name right before the whole of another. */
export function isBeforeName({ mention, side }: Nearby, all: readonly Nearby[]): boolean {
  const isWhole = ({ mention: { profile, from, to, score } }: Nearby) =>
    from === mention.to && to - from > 1 && score >= 1 && profile !== mention.profile && profile.role === 'measure';
  return side === 'after' && mention.score < 1 && all.some(isWhole);
}

/** "at least 8 courses below 100": what the number before counts, where it is never so many. */
export function isCountedBefore(bound: Bound, { mention: { profile, from }, side }: Nearby, bounds: readonly Bound[]): boolean {
  const isCounted = bounds.some((other) => other.to === from && other.to < bound.from && other.unit === null && isHeld(other, profile));
  return side === 'before' && isCounted && profile.counted === null && profile.dimension === null && !isHeld(bound, profile);
}

/** "60+ family tariff": the class that a price is for; a price of sixty or more has a word for money at its number. */
export function isClassOf({ unit, numbersTo, to, multiplied }: Bound, { mention }: Nearby, tokens: readonly Token[]): boolean {
  const isOpen = unit === null && !multiplied && tokens[numbersTo]?.text === '+';
  return isOpen && mention.profile.dimension === 'money' && mention.from > to;
}
