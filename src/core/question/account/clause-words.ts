import { lowerText } from '../../language/tokens.ts';
import { isOfNow } from '../annotate/plain-words.ts';
import type { Sentence } from '../sentence.ts';

/** "have good reviews": what is so is not the record but what it has, though the word is a verb elsewhere. */
export function isObject(sentence: Sentence, at: number): boolean {
  const isNoun = sentence.open(at, 'verb') !== null && /[^s]s$/.test(sentence.lower(at));
  return isNoun && sentence.at(at - 1, 'value') !== null && sentence.isLink(at - 2, 'has', 'with', 'without');
}

/** "objects on show", "orders on hold": a state of some of the records, said by what is elsewhere a verb. */
export function isState(sentence: Sentence, at: number): boolean {
  const isVerb =
    sentence.open(at, 'verb') !== null || sentence.at(at, 'head')?.head === 'list' || (sentence.isOpen(at) && sentence.isLink(at, 'has'));
  return isVerb && at > 1 && isLast(sentence, at) && sentence.isOpen(at - 1) && /^(?:on|in|under|off)$/.test(sentence.lower(at - 1));
}

/** "bread that is actually available": a state in a clause chooses among the records, where no field knows it. */
export function isStateOfSome(sentence: Sentence, at: number): boolean {
  return sentence.isLink(at, 'present') && isLast(sentence, at) && CLAUSE.test(wordsBefore(sentence, at, 5));
}

/** "fonts that come as WOFF2", "filed as a scam": what stands between a verb and the value that is used. */
export function isRole(sentence: Sentence, at: number): boolean {
  const before = sentence.pieces[sentence.previous(at)]?.kind ?? '';
  // "as their theme".
  const next = sentence.isLink(sentence.next(at), 'them') ? sentence.next(sentence.next(at)) : sentence.next(at);
  const isOnly = sentence.tokens.filter(({ lower }) => /^(?:as|than|same|twice)$/.test(lower)).length === 1;
  return (
    sentence.lower(at) === 'as' &&
    isOnly &&
    (/^(?:verb|field|value|condition|noun)$/.test(before) || CALLING.test(sentence.lower(at - 1))) &&
    !sentence.isOpen(next) &&
    /^(?:value|condition|field)$/.test(sentence.pieces[next]?.kind ?? '')
  );
}

/** "described as like new", "come as WOFF2": what says only how the value behind it is told. */
const CALLING =
  /^(?:come|comes|came|described|listed|labelled|labeled|tagged|marked|classified|classed|categori[sz]ed|advertised|sold|offered|recorded|registered|given)$/;

/** Whether nothing that says something follows a place. */
export function isLast(sentence: Sentence, at: number): boolean {
  return sentence.next(at) >= sentence.pieces.length;
}

/** The beginning of a clause that ends with its verb. */
export const CLAUSE =
  /\b(?:that|which|who|where|whose|thats|that's|whats|who's)(?: (?:you|we|they|one|i))?(?: (?:can|could|may|must|is|are|was|were|be|been|being|do|does|did|have|has|had|to|get|gets|got|still|already|actually))*$/;

/** So many words before a place, in lower case. */
export function wordsBefore({ pieces, tokens }: Sentence, at: number, count: number): string {
  const from = pieces[at]?.from ?? 0;
  return lowerText(tokens, Math.max(0, from - count), from);
}

/** "what is the name of the team leader": what the name is asked of. */
export function isNamedThing(sentence: Sentence, at: number): boolean {
  return (
    sentence.pieces[at]?.kind === 'unknown' &&
    sentence.pieces.some((piece, place) => piece.kind === 'head' && place < at && /\bnames?$/.test(sentence.lower(place)))
  );
}

/** "what are they used for today": all of it says how things are now. */
export function saysNow(sentence: Sentence, at: number): boolean {
  const { from = -1, to = -1 } = sentence.pieces[at] ?? {};
  return isOfNow(sentence.tokens, from) || (sentence.lower(at) === 'used' && isOfNow(sentence.tokens, to + 1));
}
