import type { Piece } from '../piece.ts';
import type { Sentence } from '../sentence.ts';

/** "them", "its", "of those": words for what the answer before named. */
export function refersBack(sentence: Sentence): boolean {
  return sentence.pieces.some((piece) => piece.kind === 'link' && piece.link === 'them');
}

const AND_THEY = /^\W*(?:and|or|but)\b.*\b(?:they|them|those|these|it|its|their)\b/i;
/** "when was that", "how much is it": asked of what the answer before named. */
const OF_IT =
  /^\W*(?:and )?(?:when|where|who|whose|what|which|how \p{L}+|(?:in|from|by|at|on) (?:what|which))(?: \p{L}+){1,3} (?:that|it|this|they|those|them)(?: (?:from|in|at|on|of|by))?\W*$|^\W*(?:and )?how \p{L}+ (?:does|did|is|was) (?:it|that one)(?: \p{L}+){0,3}\W*$/iu;
/** "how does that look for timber": the same of others. */
const LIKEWISE = /\bhow (?:does|do|did) (?:that|it|this|they|those)\b/i;

/** "when was that": asks for a field of the one record that the answer before named. */
export function asksOfIt({ text }: Sentence): boolean {
  return OF_IT.test(text);
}

/** "and how many of them", "what does the lightest of those weigh": only the answer before says which records are meant. */
export function pointsBack({ text, pieces, tokens }: Sentence): boolean {
  if (AND_THEY.test(text) || LIKEWISE.test(text) || OF_IT.test(text)) return true;
  const at = tokens.findIndex(
    ({ lower }, index) => /^(?:them|those|these)$/.test(lower) && /^(?:of|among|from)$/.test(tokens[index - 1]?.lower ?? ''),
  );
  // "sea view and hot tub, how many of those are there": what they have says which are meant.
  const isSaid = (piece: Piece) =>
    /^(?:noun|value|condition|unknown|quote)$/.test(piece.kind) || (piece.kind === 'field' && piece.choices[0]?.profile.field.type === 'boolean');
  return at > 0 && pieces.every((piece) => piece.from > at || !isSaid(piece));
}

/** "how many of them are in Norway", asked first: nothing else than the records can be meant. */
export function isOfRecords({ text }: Sentence): boolean {
  return OF_RECORDS.test(text);
}

const OF_RECORDS =
  /^\W*(?:what|which|where|who)\b.* most of (?:them|these|those)\b|^\W*(?:how many|how much|which|(?:what )?(?:the )?(?:share|percent|percentage|proportion|fraction)|most|list|show)\b(?: \p{L}+){0,2} (?:of|among) (?:them|these|those)\b|\ball of (?:them|these|those)(?: together)?\W*$/iu;

const GOES_ON =
  /^(?:(?:and|but|now|then|so) )*(?:only|just(?! (?:how (?:many|much)|the (?:average|mean|median|total|number|count|highest|lowest)|wondering|curious|checking|asking|tell|give|show|want|need|out|to know)| (?:an?|one|two|three|\d+) .*\bhow many\b)|what about|how about|(?:do )?(?:the )?same|instead|(?<=now )(?:for|with|without|by|per|in)|(?:\S+ ){0,2}(?:of|among|from) (?:them|those|these)\b)/;

/** "in Otley": says of which records, and nothing of what is asked of them. */
export function isFragment({ pieces }: Sentence): boolean {
  return pieces.every(({ kind }) => /^(?:link|value|condition|harmless|mark)$/.test(kind));
}

/** "only …", "how many of those …": a part of a question, which goes on from an answer. A whole question may begin with "and". */
export function isPart(sentence: Sentence): boolean {
  const lower = sentence.text.trim().toLowerCase();
  if (/^(?:and|or|but)\b/.test(lower)) return sentence.all('head').length === 0;
  // "lots per month, 2025 only" says what is asked.
  const isWhole = sentence.pieces.some(({ kind }) => /^(?:head|noun|aggregate|grouper|bucket|limit|extreme)$/.test(kind));
  return GOES_ON.test(lower) || (!isWhole && /\bonly\W*$/.test(lower));
}
