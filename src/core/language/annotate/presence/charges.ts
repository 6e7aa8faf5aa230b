import type { FieldProfile } from '../../profile/fields.ts';
import { shareRoot } from '../../stem.ts';
import type { Token } from '../../tokens.ts';
import { onlyOne } from '../../bind/prices.ts';

/** What is charged for what is done "for free": the delivery fee of "delivered for free"; null where no field is called so, or several are. */
export function chargeOf(deed: Token | undefined, profiles: readonly FieldProfile[]): FieldProfile | null {
  if (deed?.kind !== 'word') return null;
  return onlyOne(
    profiles.filter(
      ({ field, dimension, role, words }) =>
        field.type === 'number' &&
        role === 'measure' &&
        dimension === 'money' &&
        field.min === 0 &&
        words.some(({ stem }) => stem === deed.stem || shareRoot(stem, deed.stem)),
    ),
  );
}
