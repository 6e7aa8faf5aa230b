import { wordSet } from '../../../../text/word-set.ts';
import { CONTRACTED_DENIALS, DENIED_ACROSS, INDIFFERENCE, NEGATIONS, VERB_DENIALS } from '../../lexicon/en/function-words.ts';
import { isLightSwitchWord } from './switch-words.ts';
import { lowerText, type Token } from '../../tokens.ts';

/** Whether a span is affirmed or denied, with the words that say so; `to` exclusive. */
export interface Polarity {
  readonly value: boolean;
  readonly from: number;
  readonly to: number;
}

/** Words that deny what follows. */
export const DENIALS: ReadonlySet<string> = new Set(NEGATIONS);
const CONTRACTED: ReadonlySet<string> = new Set(CONTRACTED_DENIALS);
const INDIFFERENT: ReadonlySet<string> = new Set(INDIFFERENCE.split(' '));
const PASSED: ReadonlySet<string> = new Set(DENIED_ACROSS.split(' '));
const REACH = 6;

/** Reads whether the tokens in [from, to) are denied by the words around them; null when the query leaves it open, as what is offered and not needed. */
export function polarityOf(tokens: readonly Token[], from: number, to: number, isOffered = true): Polarity | null {
  const illness = illnessAround(tokens, from, to);
  if (illness !== null) return illness;
  const needed = isOffered ? null : neededAfter(tokens, to);
  if (needed?.value === false) return { ...needed, from: withLight(tokens, from) };
  if (needed !== null) return polarityOf(tokens, from, needed.to);
  if (isIndifferent(tokens, to)) return null;
  const after = deniedAfter(tokens, to);
  // "not accident free" denies twice.
  const isTwice = tokens[after === null ? -1 : after - 1]?.lower === 'free' && DENIALS.has(tokens[from - 1]?.lower ?? '');
  if (after !== null) return { value: isTwice, from: isTwice ? from - 1 : withLight(tokens, from), to: after };
  const barred = BARRED.exec(lowerText(tokens, Math.max(0, from - REACH - 1), from))?.[0];
  if (barred !== undefined) return { value: false, from: from - barred.split(' ').length, to: trailing(tokens, to) };
  for (let index = from - 1; index >= Math.max(0, from - REACH); index -= 1) {
    const word = tokens[index]?.lower ?? '';
    if (DENIALS.has(word) || (word === 'outside' && isOutsideOf(tokens, index, to))) {
      if (tokens[index - 1]?.lower === 'or' && /^(?:with|and)$/.test(tokens[index - 2]?.lower ?? '')) return null;
      if (/^(?:needed|required|necessary)$/.test(tokens[to]?.lower ?? '')) return null;
      return { value: false, from: index, to: trailing(tokens, to) };
    }
    // "don't have to work weekends"
    const isSpared =
      SPARED.test(word) && index === from - 1 && /(?:n't|not|never) (?:have|need) to$/.test(lowerText(tokens, Math.max(0, index - 3), index));
    if (isSpared) return { value: false, from: index - 3, to: trailing(tokens, to) };
    if (INDIFFERENT.has(word) && DENIALS.has(tokens[index - 1]?.lower ?? '')) return null;
    // "not noisy lift", "can't live with cats"
    const isAdjective = tokens[index]?.kind === 'word' && DENIALS.has(tokens[index - 1]?.lower ?? '') && isTied(tokens, index + 1, from);
    if (PASSED.has(word) || isLightSwitchWord(tokens[index]?.stem ?? '') || isAdjective) continue;
    if (isDeniedFar(tokens, index)) return null;
    break;
  }
  return { value: true, from: withLight(tokens, from), to: trailing(tokens, to) };
}

/** "outside the flood zone", "outside conservation areas", and no "outside seating". */
function isOutsideOf(tokens: readonly Token[], at: number, to: number): boolean {
  return (
    tokens[at + 1]?.lower === 'the' ||
    tokens.slice(at + 1, to + 1).some(({ lower }) => /^(?:area|zone|district|park|boundary|limit|belt)s?$/.test(lower))
  );
}

/** "a nut allergy", "allergic to nuts": who has that wants none; who does not have it says nothing. */
function illnessAround(tokens: readonly Token[], from: number, to: number): Polarity | null {
  const start = ALLERGIC_TO.exec(lowerText(tokens, Math.max(0, from - REACH), from))?.[0].split(' ').length ?? 0;
  const end = to + (ALLERGY.test(tokens[to]?.lower ?? '') ? 1 : 0);
  return start === 0 && end === to ? null : { value: false, from: from - start, to: end };
}

const ALLERGIC_TO = /(?<=^| )(?:allergic|allergy|allergies|intolerant|intolerance) (?:to|of)$/;
const ALLERGY = /^(?:allergy|allergies|allergic|intolerant|intolerance|allergics|sufferers?)$/;

/** "don't let you bring a dog". */
const BARRED =
  /(?<=^| )(?:(?:do|does|did|will|would) not|don't|doesn't|didn't|won't|wouldn't|never) (?:let|lets|allow|permit) (?:you|me|us|them|people|guests|one)(?: to)? (?:bring|keep|have|take|use)(?: a| an| any| your| my| our)?$/;

/** What is done with what a flag names, and not for it: "don't have to pay for parking" denies no parking. */
const SPARED = /^(?:work|share|do|wear|climb)$/;

/** Whether nothing but a preposition stands between a word and what it is said of. */
function isTied(tokens: readonly Token[], from: number, to: number): boolean {
  return from === to || (to - from === 1 && /^(?:with|by|near|for|on|to)$/.test(tokens[from]?.lower ?? '') && isVerbDenied(tokens, from - 2));
}

/** "can't", "cannot", "can not", "do not": denies what one does with a thing, where "not" alone denies no more than the word behind it. */
function isVerbDenied(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return CONTRACTED.has(word) || (word === 'not' && /^(?:can|could|do|does|did|will|would)$/.test(tokens[at - 1]?.lower ?? ''));
}

/** "doesn't really get along well with cats": denied by a verb farther before, over words that are not understood: said to be neither. */
function isDeniedFar(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'word' || /^(?:and|but|or)$/.test(token.lower)) return false;
    // "not" alone denies what stands next to it.
    if (token.lower !== 'not' && VERB_DENIALS.has(token.lower)) return true;
  }
  return false;
}

/** "licence required", "a deposit is not needed": whether a thing that is asked of people is, and where that ends. */
function neededAfter(tokens: readonly Token[], to: number): { readonly value: boolean; readonly to: number } | null {
  const verb = /^(?:is|are)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  const isDenied = tokens[verb]?.lower === 'not';
  const at = isDenied ? verb + 1 : verb;
  return /^(?:needed|required|necessary|mandatory|compulsory)$/.test(tokens[at]?.lower ?? '') ? { value: !isDenied, to: at + 1 } : null;
}

/** "furnished is not necessary", "parking doesn't matter", "pets optional". */
function isIndifferent(tokens: readonly Token[], to: number): boolean {
  const words = lowerText(tokens, to, to + 3);
  return /^(?:(?:is|are) fine|(?:is |are )?(?:not (?:necessary|needed|required|important|essential)|optional|also fine|doesn't matter|does not matter|don't matter|isn't (?:necessary|needed|required|important)))/.test(
    words,
  );
}

/** "pets not allowed, "breakfast isn't included", "smoke-free". */
function deniedAfter(tokens: readonly Token[], to: number): number | null {
  if (isAnswer(tokens, to, /^(?:no|none|false)$/)) return to + 2;
  // "dogs banned"
  const be = /^(?:is|are)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  if (/^(?:banned|forbidden|prohibited|excluded)$/.test(tokens[be]?.lower ?? '')) return be + 1;
  if (isLastWord(tokens, to, 'no')) return to + 1;
  const dash = tokens[to]?.text === '-' ? 1 : 0;
  // "accepts returns, free shipping" written without the comma.
  const isGiven =
    dash === 0 && GIVEN_FREE.has(tokens[to + 1]?.lower ?? '') && /^(?:accepts?|allows?|offers?|takes?)$/.test(tokens[to - 2]?.lower ?? '');
  if (tokens[to + dash]?.lower === 'free' && !isGiven && tokens[to + dash + 1]?.text !== '-') return to + dash + 1;
  const verb = /^(?:is|are|be)$/.test(tokens[to]?.lower ?? '') ? 1 : 0;
  const word = tokens[to + verb]?.lower ?? '';
  const isDenied = VERB_DENIALS.has(word) && isLightSwitchWord(tokens[to + verb + 1]?.stem ?? '');
  return isDenied ? to + verb + 2 : null;
}

/** What is had for nothing rather than what something is free of. */
const GIVEN_FREE: ReadonlySet<string> = wordSet('shipping delivery postage returns parking wifi breakfast cancellation entry admission');

/** "remote: no", "pets = yes", "where furnished is true". */
function isAnswer(tokens: readonly Token[], to: number, answer: RegExp): boolean {
  const next = tokens[to + 2];
  // "parking is no problem".
  const isLast = next === undefined || next.kind === 'mark' || /^(?:and|or|but|by|per|in)$/.test(next.lower);
  const isSaid = /^[:=]$/.test(tokens[to]?.text ?? '') || (/^(?:is|are|was|were|equals)$/.test(tokens[to]?.lower ?? '') && isLast);
  return isSaid && answer.test(tokens[to + 1]?.lower ?? '');
}

/** "pets no", "decaf yes". */
function isLastWord(tokens: readonly Token[], at: number, word: string): boolean {
  return tokens[at]?.lower === word && (tokens[at + 1]?.kind ?? 'mark') === 'mark';
}

/** Takes in the small words of the same thought before it ("that allow", "is"). */
function withLight(tokens: readonly Token[], from: number): number {
  // "behind a paywall"
  let start = tokens[from - 2]?.lower === 'behind' && /^(?:a|an|the)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from;
  while (start > 0 && from - start < REACH && isVerb(tokens[start - 1])) start -= 1;
  return start;
}

function isVerb(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:that|which|is|are|has|have|having|allows?|accepts?|accepting|takes?|offers?|offering|serves?|serving|with|includes?|including|currently|provides?|marked|good|for|must|be|won|winning)$/.test(
      token.lower,
    )
  );
}

/** Takes in the small words that end the thought ("-friendly", "allowed", "is included"). */
function trailing(tokens: readonly Token[], to: number): number {
  if (isAnswer(tokens, to, /^(?:yes|true)$/)) return to + 2;
  if (isLastWord(tokens, to, 'yes')) return to + 1;
  let end = to;
  const dash = tokens[end]?.text === '-' ? 1 : 0;
  const verb = /^(?:is|are)$/.test(tokens[end]?.lower ?? '') ? 1 : 0;
  const word = tokens[end + dash + verb];
  if (
    word !== undefined &&
    /^(?:friendly|allowed|included|accepted|welcome|available|permitted|provided|only|options?|ok|okay|possible|required|accessible|support|supported|fitted|installed|now|today)$/.test(
      word.lower,
    )
  ) {
    end += dash + verb + 1;
  }
  return end;
}
