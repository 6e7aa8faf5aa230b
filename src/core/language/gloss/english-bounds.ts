import { wordSet } from '../../../text/word-set.ts';
import { MONTH_NAMES } from '../../fields/date/calendar.ts';
import type { Token } from '../tokens.ts';
import type { Piece } from './piece.ts';

/** The tokens of glossed pieces, with bounds and dates said as English says them. */
export function asEnglishBounds(pieces: readonly Piece[]): readonly Token[] {
  return lastBeforeItsNumber(asEnglishDates(behindTheirNouns(pieces).flatMap(({ tokens }) => tokens)));
}

/** "from year built 2021": the bound stands between the field and its number in English. */
function behindTheirNouns(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces];
  for (const [at, bound] of pieces.entries()) {
    const [noun, number] = [pieces[at + 1], pieces[at + 2]];
    const words = bound.tokens.map(({ lower }) => lower).join(' ');
    if (!BOUNDS.has(words) || noun?.isNoun !== true || number?.tokens[0]?.kind !== 'number') continue;
    const english = isYear(number.tokens[0]) ? (OF_YEARS[words] ?? words) : words === 'from' ? 'at least' : words;
    ordered[at] = noun;
    ordered[at + 1] = { ...bound, tokens: english === words ? bound.tokens : wordsAt(bound.tokens, english) };
  }
  return ordered;
}

const BOUNDS: ReadonlySet<string> = wordSet(
  'from|since|until|before|after|at least|at most|over|under|more than|less than|older than|newer than|about|exactly',
  '|',
);
const OF_YEARS: Readonly<Record<string, string>> = {
  from: 'since',
  since: 'since',
  until: 'until',
  'older than': 'before',
  'newer than': 'after',
};

function wordsAt(tokens: readonly Token[], english: string): readonly Token[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return tokens;
  return english.split(' ').map((word, index) => ({ ...said(first, word), end: last.end, glued: index === 0 && first.glued }));
}

/** "the 7 last days". */
function lastBeforeItsNumber(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === 'number' && after?.lower === 'last' && PERIOD.test(tokens[at + 2]?.lower ?? '')) return { ...after, glued: token.glued };
    return token.lower === 'last' && before?.kind === 'number' && PERIOD.test(after?.lower ?? '') ? { ...before, glued: false } : token;
  });
}

const PERIOD = /^(?:days|weeks|months|years|hours)$/;

/** "4 of july of 2023" without its "of", "of 2016 to 2019" as a range, and a bound on a year as a time. */
function asEnglishDates(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ lower }, at) => !(lower === 'of' && isDatePart(tokens[at - 1]) && isDatePart(tokens[at + 1])));
  return kept.flatMap((token, at) => {
    const [before, after] = [kept[at - 1], kept[at + 1]];
    const isFirst = FROM.has(token.lower) && after?.kind === 'number' && TO.has(kept[at + 2]?.lower ?? '') && kept[at + 3]?.kind === 'number';
    if (isFirst) return said(token, 'between');
    const isSecond = TO.has(token.lower) && before?.kind === 'number' && after?.kind === 'number' && FROM.has(kept[at - 2]?.lower ?? '');
    if (isSecond) return said(token, 'and');
    if (token.lower === 'from' && after?.kind === 'number' && !isYear(after) && kept[at + 2]?.kind === 'word' && !isTime(kept[at + 2]))
      return wordsAt([token], 'at least');
    if (token.lower === 'until' && after?.kind === 'number' && !isYear(after) && !isMonth(kept[at + 2]))
      return before?.kind === 'number' ? said(token, 'to') : wordsAt([token], 'up to');
    if (token.lower === 'from' && isYear(after) && kept[at + 2]?.kind !== 'mark') return said(token, 'since');
    return token.lower === 'more' && before?.lower === 'or' && isYear(kept[at - 2]) ? said(token, 'later') : token;
  });
}

/** A month makes a date of the number before it, and "to" a range. */
function isTime(token: Token | undefined): boolean {
  return isMonth(token) || TO.has(token?.lower ?? '');
}

const FROM: ReadonlySet<string> = new Set(['of', 'from', 'since']);
const TO: ReadonlySet<string> = new Set(['to', 'at', 'until']);

function isDatePart(token: Token | undefined): boolean {
  return token?.kind === 'number' || isMonth(token);
}

function isMonth(token: Token | undefined): boolean {
  return MONTH_NAMES.includes(token?.lower ?? '');
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text);
}

function said(token: Token, word: string): Token {
  return { ...token, text: word, lower: word, stem: word };
}
