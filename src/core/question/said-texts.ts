import type { Sentence } from './sentence.ts';

/** Words that a text is said to say, in other words perhaps; in any text where `field` is null. */
export interface SaidText {
  readonly field: string | null;
  readonly text: string;
}

/** What texts are said to say, of a question that was read. */
export function saidTexts(sentence: Sentence): readonly SaidText[] {
  return sentence.pieces.flatMap((piece, at) =>
    piece.kind === 'quote' && piece.isParaphrase === true && !sentence.isOpen(at)
      ? [{ field: piece.inField?.field.name ?? null, text: piece.text }]
      : [],
  );
}
