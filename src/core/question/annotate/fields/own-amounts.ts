import { isPlural } from '../../../../text/plural.ts';
import { stem } from '../../../language/stem.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** "sum of all donations", "average cash donation", "median size of a grant" of records that are sums of money: what each comes to, and no record. */
export function annotateOwnAmounts({ tokens, schema: { profiles } }: AnnotateLook): readonly Piece[] {
  const amount = profiles.find(({ field }) => field.sumOf !== undefined);
  if (amount === undefined) return [];
  const noun = stem(amount.field.sumOf ?? '');
  return tokens.flatMap((token, at): readonly Piece[] => {
    const start = Math.max(0, at - MOST_BEFORE);
    const before = lowerText(tokens, start, at);
    const isSaid = token.stem === noun && (OF_SUMS.test(before) || (!isPlural(token.lower) && OF_ONE.test(before)));
    if (!isSaid) return [];
    const own: Piece = { kind: 'field', choices: [{ profile: amount, score: 1 }], from: at, to: at + 1, score: WEIGHTS.condition };
    const size = tokens.findIndex(({ lower }, index) => index >= start && index < at && SIZE.test(lower) && tokens[index + 1]?.lower === 'of');
    return size < 0 ? [own] : [own, { kind: 'harmless', from: size, to: size + 2, score: 2 * WEIGHTS.condition }];
  });
}

/** Words up to the noun at most, of which two may say of which records it is. */
const MOST_BEFORE = 7;
const SIZE = /^(?:size|value|amount)$/;
const OF_SUMS =
  /(?:^| )(?:sums? of|(?:average|avg|mean|median|typical|total|combined) (?:size|value|amount) of)(?: (?:all|the|an?|our|these|those))*(?: (?!(?:number|count|of|by|per|from|for|with|in|to|between)\b)[\p{L}'-]+){0,2}$/u;
const OF_ONE = /(?:^| )(?:average|avg|mean|median|typical)(?: (?!(?:number|count|of|by|per|from|for|with|in|to|between)\b)[\p{L}'-]+){0,2}$/u;
