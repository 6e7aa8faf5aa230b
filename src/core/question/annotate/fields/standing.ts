import { ideaField } from '../../../language/annotate/superlatives.ts';
import { clauseOf } from '../../../language/bind/siblings.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** "who has been there longest", "the longest-standing tenant": of records that know since when, the earliest. */
export function annotateStanding({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const since = schema.profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem: word }) => SINCE.test(word)));
  const [only, other] = since;
  if (only === undefined || other !== undefined || ideaField('long', schema.profiles, clauseOf(tokens, tokens)) !== null) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const end = /^(?:longest|shortest)$/.exec(lower)?.[0];
    const verb = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const isBehind = STANDING.test(tokens[verb]?.lower ?? '');
    const isBefore = tokens.slice(Math.max(0, at - LONGEST_STANDING), at).some((token) => STANDING.test(token.lower));
    if (end === undefined || (!isBehind && !isBefore)) return [];
    const [from, to] = [tokens[at - 1]?.lower === 'the' && isBefore ? at - 1 : at, isBehind ? verb + 1 : at + 1];
    const descending = end === 'shortest';
    const idea = { profile: only, score: 1 };
    return [{ kind: 'extreme', word: descending ? 'highest' : 'lowest', idea, descending, from, to, score: (to - from) * WEIGHTS.condition + 1 }];
  });
}

/** Stems of names of the day from which on something has been so. */
const SINCE = /^(?:sinc|since|start|join|joined|hire|hired|found|founded|establish|begin|began|tenur)/;
const STANDING = /^(?:been|standing|serving|running|established|living|lived|working|worked|staying|stayed|tenured)$/;
const LONGEST_STANDING = 5;
