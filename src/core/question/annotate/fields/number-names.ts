import type { Mention } from '../../../language/annotate/mentions.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';

/** "longest delay" of minutes next to a status Delayed: what a number is called by, and no other form of a value. */
export function isNumberInstead(piece: Piece, mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  if (piece.kind !== 'value' || piece.to - piece.from > 1) return false;
  const word = tokens[piece.from]?.lower ?? '';
  const isCalled = mentions.some(
    ({ profile: { field }, from, to }) => field.type === 'number' && from === piece.from && to === piece.to && wordsOfName(field).includes(word),
  );
  return (
    isCalled &&
    piece.hits.every(({ spellings }) => spellings.every((spelling) => /\p{L}{2}(?:ed|ing)$/u.test(spelling) && spelling.toLowerCase() !== word))
  );
}
