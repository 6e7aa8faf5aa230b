import type { FieldProfile } from '../../../language/profile/fields.ts';
import { shareRoot } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/**
 * "cheapest to hire", "what does a gown cost to hire" of a weekly hire in money: what is paid for is in the name of the price already. "cost to replace" is
 * the replacement value next to that, and no hire.
 */
export function annotateToHave({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const money = schema.profiles.filter(({ dimension, role }) => dimension === 'money' && role === 'measure');
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const deed = tokens[at + 1];
    if (lower !== 'to' || deed?.kind !== 'word' || !tokens.slice(0, at).some((token) => PRICED.test(token.lower))) return [];
    const [only, ...more] = money.filter((profile) => isFor(profile, deed));
    if (only === undefined || more.length > 0) return [];
    const span = { to: at + 2, score: 3 * WEIGHTS.condition + WEIGHTS.whole };
    if (isPrice(only)) return HAVING.test(deed.lower) ? [{ kind: 'harmless', from: at, ...span }] : [];
    const isSaid = /^costs?$/.test(tokens[at - 1]?.lower ?? '') && money.some(isPrice);
    return isSaid ? [{ kind: 'field', choices: [{ profile: only, score: 1 }], from: at - 1, ...span }] : [];
  });
}

function isFor({ words }: FieldProfile, { stem: root }: Token): boolean {
  return words.some(({ stem }) => stem === root || shareRoot(stem, root));
}

function isPrice({ concepts }: FieldProfile): boolean {
  return concepts.some(({ id }) => id === 'price');
}

const HAVING = /^(?:hire|rent|lease|charter|borrow)$/;
const PRICED = /^(?:expensive|pricey|dear|cheap|cheaper|dearer|pricier|cheapest|dearest|priciest|costs?|price|charges?|pays?)$/;
