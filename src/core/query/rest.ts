import { isCovered, positions, type Token, type TokenSpan } from '../language/tokens.ts';
import { STOP_WORDS } from '../language/lexicon/en/function-words.ts';

/** Words that tie a condition to the rest of the query and mean nothing once it is gone. */
const TIES: ReadonlySet<string> = new Set(
  'and or but with under over below above in on at of for from to by that which who whose where when while is are was were be has have had having the a an less more than between within around about as it its also plus costing costs cost priced price prices pricing worth rated made located please only any some , . ; : | ( ) - – — & / + ! ? " \' “ ” [ ] there their during since before after not no per my does do did'.split(
    ' ',
  ),
);

/** Words that say nothing of what is searched. */
export const STOPPED: ReadonlySet<string> = new Set(STOP_WORDS.split(' '));

/** How people begin to ask; longest first. */
const OPENERS: readonly (readonly string[])[] = [
  'can you please|could you please|can you help me|could you help me|would you help me|can you|could you|would you|will you|please',
  'show me|give me|find me|get me|tell me|show|give|find|find out|list|search for|search|display|fetch|return|look for|get',
  "i am looking for|i'm looking for|im looking for|i am searching for|i'm searching for|looking for|searching for",
  "i would like to find|i would like|i'd like to find|i'd like|i want to find|i want to see|i want|i need to find|i need|to find",
  'are there any|are there|is there|do you have|what are|what is|which are|what|which|how many',
  'all the|all|any|some|me|a|an|the|hi|hello|hey|,',
]
  .flatMap((line) => line.split('|').map((phrase) => phrase.split(' ')))
  .toSorted((x, y) => y.length - x.length);

const POLITE: ReadonlySet<string> = new Set(['please', 'thanks', '?', '.', '!', ',', ';', ':', '|', '-']);

/** What is left out of the words for similarity. */
export interface RestLook {
  /** What became a condition or an order. */
  readonly consumed: readonly TokenSpan[];
  /** What the records are called by. */
  readonly nouns: readonly TokenSpan[];
}

/**
 * The words left for similarity: without what was consumed, what tied it to the rest, how the question was begun, stop words and the noun for the
 * records. Single-spaced; a query of nothing else stays as it is.
 */
export function restOf(query: string, tokens: readonly Token[], { consumed, nouns }: RestLook): string {
  const dropped = new Set(consumed.flatMap(positions));
  for (const { from, to } of consumed) dropTies(tokens, { from, to }, dropped);
  dropOpeners(tokens, dropped);
  for (let at = tokens.length - 1; at >= 0 && (dropped.has(at) || isTail(tokens, at, consumed.length > 0)); at -= 1) dropped.add(at);
  for (let at = 0; at < tokens.length && (dropped.has(at) || isStray(tokens, at)); at += 1) dropped.add(at);
  const kept = tokens.flatMap((_, index) => (dropped.has(index) ? [] : [index]));
  if (kept.every((index) => TIES.has(tokens[index]?.lower ?? ''))) return consumed.length > 0 ? '' : joined(query, tokens, [...tokens.keys()]);
  const telling = kept.filter((index) => !isIdle(tokens[index]) && !isCovered(index, nouns));
  if (telling.every((index) => tokens[index]?.kind === 'mark')) return consumed.length > 0 ? '' : joined(query, tokens, kept);
  return joined(query, tokens, telling);
}

/** A stop word; in capitals it is a name ("IT", "US"). */
function isIdle(token: Token | undefined): boolean {
  return token?.kind === 'word' && STOPPED.has(token.lower) && !/^\p{Lu}{2,}$/u.test(token.text);
}

/** Small words on both sides of what is gone: all before it, and after it those that a phrase cannot begin with. */
function dropTies(tokens: readonly Token[], { from, to }: TokenSpan, dropped: Set<number>): void {
  for (let index = from - 1; index >= 0 && (dropped.has(index) || TIES.has(tokens[index]?.lower ?? '')); index -= 1) dropped.add(index);
  for (
    let index = to;
    index < tokens.length && (dropped.has(index) || /^(?:and|or|but|,|\.|;|\||[)\]”"–—-])$/u.test(tokens[index]?.lower ?? ''));
    index += 1
  ) {
    dropped.add(index);
  }
}

function dropOpeners(tokens: readonly Token[], dropped: Set<number>): void {
  for (let at = 0; at < tokens.length;) {
    if (dropped.has(at)) {
      at += 1;
      continue;
    }
    const start = at;
    const opener = OPENERS.find((words) => words.every((word, index) => tokens[start + index]?.lower === word));
    if (opener === undefined || isTitle(tokens, at, at + opener.length)) return;
    for (; at < start + opener.length; at += 1) dropped.add(at);
  }
}

/** "Get Out", "The Hours": what begins like a question may be a name in capitals. */
function isTitle(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to]?.text ?? '';
  if (to - from > 1 || tokens[from]?.lower === 'which') return false;
  return /^\p{Lu}/u.test(tokens[from]?.text ?? '') && /^(?:\p{Lu}\p{L}|\d)/u.test(next);
}

function isTail(tokens: readonly Token[], at: number, isCut: boolean): boolean {
  const word = tokens[at]?.lower ?? '';
  return POLITE.has(word) || (isCut && TIES.has(word) && tokens[at]?.kind === 'mark' && !/^[”")\]]$/u.test(word));
}

function isStray(tokens: readonly Token[], at: number): boolean {
  return /^[,;.:|!?&+/–—-]$/u.test(tokens[at]?.text ?? '');
}

/** The kept tokens with the query's own spacing, one space where something is gone. */
function joined(query: string, tokens: readonly Token[], kept: readonly number[]): string {
  let text = '';
  let previous = -1;
  let end = -1;
  for (const index of kept) {
    const token = tokens[index];
    // Several tokens stand for one word of another language.
    if (token === undefined || token.start < end) continue;
    // A word of another language may be gone between two tokens that follow each other.
    const isGlued = previous === index - 1 && previous >= 0 && token.glued && token.start === end;
    end = token.end;
    text += `${text === '' || isGlued ? '' : ' '}${query.slice(token.start, token.end)}`;
    previous = index;
  }
  return text.trim();
}
