import type { Unit } from '../../annotate/units.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { stem } from '../../stem.ts';
import type { Clause } from '../siblings.ts';

/** "low plants up to 50 cm" says how high they are, where that is known. */
export function isOfOtherSide(
  profile: FieldProfile,
  { unit, clause, all }: { readonly unit: Unit; readonly clause: Clause; readonly all: readonly FieldProfile[] },
): boolean {
  const said = unit.dimension === 'length' ? SIDES.filter(([word]) => clause.near.has(word)).map(([, side]) => side) : [];
  const isOf = ({ concepts: own }: FieldProfile) => own.some(({ id }) => said.includes(id));
  return said.length > 0 && !isOf(profile) && all.some((other) => other.dimension === 'length' && isOf(other));
}

const SIDES: readonly (readonly [word: string, side: string])[] = (
  [
    ['low', 'height'],
    ['tall', 'height'],
    ['high', 'height'],
    ['wide', 'width'],
    ['narrow', 'width'],
    ['long', 'length'],
    ['thick', 'thickness'],
    ['thin', 'thickness'],
  ] as const
).map(([word, side]) => [stem(word), side]);
