import { readDates } from '../../language/annotate/dates/dates.ts';
import { tokenize } from '../../language/tokens.ts';
import { isKnownWord } from '../annotate/phrases.ts';

/** "I'm writing a report and need …": what the one who asks is about. */
const PREAMBLE =
  /^(?<before>(?:(?:hi|hello|hey|good \p{L}+)[,!. ]+)?(?:i|i'm|i am|i'd|we|we're|we are|my|our|for (?:my|our|a|the))\b[^.?!]{2,100}?\b(?:need|needs|want|wants|like|wonder|wondering|know|find out)(?: to (?:know|see|find out))?(?: about)?),? (?<rest>\S.{8,})$/iu;
/** "are hardcovers dearer? average price by hardcover". */
const TWO_SENTENCES = /^(?<before>[^?.:!]{3,})(?<end>[?.:!]) +(?<rest>\S.{8,})$/;

/** "what are they used for today, count per use": the figure that is asked for, by itself. */
const COUNTED =
  /^(?<before>(?:what|which|where)\b[^,?.:!]{3,60})(?<end>,) +(?<rest>(?:the )?(?:count|number|how many)(?: of them)? (?:per|by|for each) .{3,})$/iu;

/** "which loan costs the most …? (fee divided by value)": what stands behind says by what to rank, and is no question of its own. */
const RANKED = /^\W*(?:which|who)\b.*\b(?:most|least|\p{L}{3,}est)\b/iu;

/** What is asked behind words that name nothing, which those are, and whether a colon parts them. */
export interface PartAsked {
  readonly rest: string;
  readonly unknown: readonly string[];
  readonly isLed: boolean;
  /** What is told before it, where the words of that may be unknown. Default: none may. */
  readonly aside?: string;
}

/** The parts of a question that may say all, where the part before them names nothing: behind a preamble, or a sentence of its own. */
export function partsAsked(text: string, now: number): readonly PartAsked[] {
  return [
    ...[PREAMBLE.exec(text), TWO_SENTENCES.exec(text), COUNTED.exec(text.replace(NOW, ''))].flatMap((split) => partAfter(split, now) ?? []),
    ...asideBefore(text),
  ];
}

/** What the records say is so now. */
const NOW = /(?<=^.{3,60}) (?:today|now|nowadays|these days)(?=,)/iu;

/** "it always rains here, how many come with a rain cover": what the one who asks tells of himself. */
const ASIDE =
  /^(?<before>(?:(?:hi|hello|hey|ok|okay|so|well)\b[,!. ]+)?(?:i|i'm|im|i've|i'd|we|we're|we've|it|it's|my|our|he|she|everyone|everybody|nobody|people)\b[^?,:;!.]{3,80})[,:;!.]+ +(?<rest>(?:(?:at|in|for|of|on|to|from|with) )?(?:how many|how much|which|what|who|where|when)\b.{8,})$/iu;

/** Words of what has to be so: it may be meant of the records. */
const WISHING =
  /\b(?:need|needs|want|wants|require|requires|must|only|prefer|prefers|look|looking|after|allerg\p{L}*|cannot|can't|cant|could|would|should|not|without|never|don't|dont|hate|avoid|budget|afford)\b|\b(?:i am|i'm|im|we are|we're|it is|it's|he is|she is|is|are) (?!getting|going|planning|moving|having|thinking|making|building|writing|starting|about)/iu;

function asideBefore(text: string): readonly PartAsked[] {
  const { before, rest } = ASIDE.exec(text)?.groups ?? {};
  if (before === undefined || rest === undefined || /\d/.test(before) || WISHING.test(before) || BACK.test(rest)) return [];
  return [{ rest, unknown: [], isLed: false, aside: before }];
}

/** Words that point at something said before. */
const BACK = /\b(?:it|its|they|their|them|those|these|that|one|ones)\b|\b(?:me|us)\W*$/i;

function partAfter(split: RegExpExecArray | null, now: number): PartAsked | null {
  const { before, end, rest } = split?.groups ?? {};
  const isOpen =
    before === undefined ||
    rest === undefined ||
    RANKED.test(before) ||
    readDates({ text: before, tokens: tokenize(before), now }).length > 0 ||
    /\d|\b(?:by|per|each|in|without|not|no|none|never|only)\b/i.test(before) ||
    BACK.test(rest);
  if (isOpen) return null;
  const unknown = (before.replace(/^runner-up\b/i, '').match(/[\p{L}-]+/gu) ?? []).filter((word) => !isKnownWord(word.toLowerCase()));
  return { rest, unknown, isLed: end === ':' };
}
