import type { Bound } from '../../annotate/bounds.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { lowerText, type Token } from '../../tokens.ts';
import { onlyOne } from '../prices.ts';

/** "5 or fewer in stock", "at least 10 left": how many there are. */
export function isOfStock({ explicit, unit, to }: Bound, tokens: readonly Token[]): boolean {
  return explicit && unit === null && /^(?:(?:in|on) stock|on hand|left|available|remaining)(?:\s|$)/.test(lowerText(tokens, to, to + 2));
}

/** The one field of how many things there are: of those in stock, else of what is left of them. */
export function stockOf(profiles: readonly FieldProfile[]): FieldProfile | null {
  const counts = profiles.filter(
    ({ field, role, dimension }) => field.type === 'number' && field.integer !== false && field.min === 0 && role === 'measure' && dimension === null,
  );
  const named = (names: RegExp) => counts.filter(({ words }) => words.some(({ stem }) => names.test(stem)));
  const inStock = named(/^(?:stock|hand)$/);
  return onlyOne(inStock.length > 0 ? inStock : named(/^(?:leave|remain|availabl|free|quantity)$/));
}
