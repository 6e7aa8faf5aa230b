import { wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { stem } from '../stem.ts';
import { isCovered, type Token, type TokenSpan } from '../tokens.ts';

interface Averaged extends TokenSpan {
  readonly profile: FieldProfile;
  readonly score: number;
}

/** How sure it is whose average is meant. */
const SAID = 0.8;

/** "loser took at least 4 legs and averaged over 60" of a loser's average: whose it is was said before. */
export function averagedOf(tokens: readonly Token[], profiles: readonly FieldProfile[], known: readonly TokenSpan[]): readonly Averaged[] {
  return tokens.flatMap(({ lower }, from): readonly Averaged[] => {
    if (lower !== 'averaged' || isCovered(from, known)) return [];
    const isSaid = (word: string) => tokens.slice(0, from).some((token) => token.stem === stem(word));
    const [profile, ...more] = profiles.filter(({ field }) => {
      const [whose = '', what = '', ...rest] = wordsOfName(field);
      return field.type === 'number' && rest.length === 0 && /^(?:average|avg|mean)$/.test(what) && isSaid(whose);
    });
    return profile === undefined || more.length > 0 ? [] : [{ profile, from, to: from + 1, score: SAID }];
  });
}
