import { readDates } from '../../language/annotate/dates/dates.ts';
import { tokenize } from '../../language/tokens.ts';
import { isKnownWord } from '../annotate/phrases.ts';

/** "I'm writing a report and need …": what the one who asks is about. */
const PREAMBLE =
  /^(?<before>(?:(?:hi|hello|hey|good \p{L}+)[,!. ]+)?(?:i|i'm|i am|i'd|we|we're|we are|my|our|for (?:my|our|a|the))\b[^.?!]{2,100}?\b(?:need|needs|want|wants|like|wonder|wondering|know|find out)(?: to (?:know|see|find out))?(?: about)?),? (?<rest>\S.{8,})$/iu;
/** "are hardcovers dearer? average price by hardcover". */
const TWO_SENTENCES = /^(?<before>[^?.:!]{3,})(?<end>[?.:!]) +(?<rest>\S.{8,})$/;

/** "which loan costs the most …? (fee divided by value)": what stands behind says by what to rank, and is no question of its own. */
const RANKED = /^\W*(?:which|who)\b.*\b(?:most|least|\p{L}{3,}est)\b/iu;

/** What is asked behind words that name nothing, which those are, and whether a colon parts them. */
export interface PartAsked {
  readonly rest: string;
  readonly unknown: readonly string[];
  readonly isLed: boolean;
}

/** The parts of a question that may say all, where the part before them names nothing: behind a preamble, or a sentence of its own. */
export function partsAsked(text: string, now: number): readonly PartAsked[] {
  return [PREAMBLE.exec(text), TWO_SENTENCES.exec(text)].flatMap((split) => partAfter(split, now) ?? []);
}

function partAfter(split: RegExpExecArray | null, now: number): PartAsked | null {
  const { before, end, rest } = split?.groups ?? {};
  const isOpen =
    before === undefined ||
    rest === undefined ||
    RANKED.test(before) ||
    readDates({ text: before, tokens: tokenize(before), now }).length > 0 ||
    /\d|\b(?:by|per|each|in|without|not|no|none|never|only)\b/i.test(before) ||
    /\b(?:it|its|they|their|them|those|these|that|one|ones)\b|\b(?:me|us)\W*$/i.test(rest);
  if (isOpen) return null;
  const unknown = (before.replace(/^runner-up\b/i, '').match(/[\p{L}-]+/gu) ?? []).filter((word) => !isKnownWord(word.toLowerCase()));
  return { rest, unknown, isLed: end === ':' };
}
