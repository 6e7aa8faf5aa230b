import type { Bound } from '../../annotate/bounds.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { lowerText, type Token } from '../../tokens.ts';
import { isCurrencySign } from '../../annotate/units.ts';
import { onlyOne } from '../prices.ts';

/** "5 or fewer in stock", "at least 10 left", "more than 100 pieces in stock": how many there are. */
export function isOfStock({ explicit, unit, to }: Bound, tokens: readonly Token[]): boolean {
  const from = PIECES.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  return explicit && unit === null && /^(?:(?:in|on) stock|on hand|left|available|remaining)(?:\s|$)/.test(lowerText(tokens, from, from + 2));
}

/** Whether a number stands in front of a place, with or without a word for what is counted. */
export function isCountedBefore(tokens: readonly Token[], at: number): boolean {
  const before = PIECES.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  return tokens[before]?.kind === 'number' && !isCurrencySign(tokens[before - 1]?.text ?? '');
}

const PIECES = /^(?:pieces?|pcs|units?|items?|articles?|copies|copy|bottles?|boxes|box|packs?|pairs?|bags?|rolls?|sets?|ones?)$/;

/** The one field of how many things there are: of those in stock, else of what is left of them. */
export function stockOf(profiles: readonly FieldProfile[]): FieldProfile | null {
  const counts = profiles.filter(
    ({ field, role, dimension }) => field.type === 'number' && field.integer !== false && field.min === 0 && role === 'measure' && dimension === null,
  );
  const named = (names: RegExp) => counts.filter(({ words }) => words.some(({ stem }) => names.test(stem)));
  const inStock = named(/^(?:stock|hand)$/);
  return onlyOne(inStock.length > 0 ? inStock : named(/^(?:leave|remain|availabl|free|quantity)$/));
}
