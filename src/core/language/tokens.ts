import { CURRENCY_PREFIXES, CURRENCY_SIGNS } from './lexicon/currencies.ts';
import { withDeeds } from './deeds.ts';
import { stem } from './stem.ts';
import { BEFORE_AMOUNTS, MONEY_WORDS } from './lexicon/en/money.ts';

/** A span of tokens, `to` exclusive. */
export interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

/** A word, a numeral or one mark of the query, with its place in it. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  /** Lower case, apostrophes straight. */
  readonly lower: string;
  readonly stem: string;
  /** Value of a numeral; NaN for anything else, and for numerals that are no number ("1.2.3"). */
  readonly value: number;
  /** UTF-16 offsets into the query, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** No space before it. */
  readonly glued: boolean;
}

/** The tokens of a span in lower case, with spaces between them; up to the last one without an end. */
export function lowerText(tokens: readonly Token[], from: number, to?: number): string {
  return tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
}

/** The places of the tokens of a span. */
export function positions({ from, to }: TokenSpan): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Whether a token stands in one of some spans. */
export function isCovered(at: number, spans: readonly TokenSpan[]): boolean {
  return spans.some(({ from, to }) => from <= at && to > at);
}

/** Whether two spans share a token. */
export function touches(a: TokenSpan, b: TokenSpan): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Whether any token of a span is taken. */
export function overlaps({ from, to }: TokenSpan, isTaken: (index: number) => boolean): boolean {
  for (let index = from; index < to; index += 1) if (isTaken(index)) return true;
  return false;
}

/** Where in the text tokens stand; in a text in another language they may be in another order than what they stand for. */
export function sourceOf(tokens: readonly Token[], from: number, to: number): Pick<Token, 'start' | 'end'> {
  const span = tokens.slice(from, to);
  if (span.length === 0) return { start: 0, end: 0 };
  return { start: Math.min(...span.map(({ start }) => start)), end: Math.max(...span.map(({ end }) => end)) };
}

/** "4*" and "4★" are spoken as stars. */
const STARS: ReadonlySet<string> = new Set(['*', '★']);
/** Thousands apart by spaces, a numeral, letters of a currency that touch an amount, a word, a mark. */
const PIECE = new RegExp(
  [
    String.raw`(\d{1,3}(?:[\u00A0\u202F ]\d{3})+(?![\d]|[.,]\d)(?:,\d\d(?!\d))?)`,
    String.raw`(\d+(?:[.,]\d+)*)`,
    // "PM2.5" is one word.
    String.raw`((?<![\p{L}\p{N}])[pP][mM]2[.,]5(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:${anyCase(Object.keys(CURRENCY_PREFIXES))})(?=\d[\d.,]*[kKmM]?(?![\p{L}\p{N}]))|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*)`,
    String.raw`(?:<=|>=|!=|==|<>|=<|=>|\S)`,
  ].join('|'),
  'gu',
);

/** Words in a pattern whatever their case, the longest first. */
function anyCase(words: readonly string[]): string {
  const either = (letter: string) => `[${letter}${letter.toUpperCase()}]`;
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => [...word].map(either).join(''))
    .join('|');
}

/** Cuts a text into tokens, in order; nothing but white space is left out. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(PIECE);
  let end = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const glued = match.index === end && match.index > 0;
    const [piece, spaced, plain, word] = match;
    const first = spaced === undefined || isOneNumber(text, match.index, spaced) ? spaced : /^\d+/.exec(spaced)?.[0];
    const numeral = first ?? plain;
    end = match.index + (numeral ?? piece).length;
    pattern.lastIndex = end;
    if (numeral !== undefined) tokens.push(...numerals(numeral, match.index, { glued, decimalComma: hasDecimalComma(text, match.index, end) }));
    else tokens.push(token(word === undefined ? 'mark' : 'word', piece, match.index, glued));
  }
  return withDeeds(withSigns(tokens));
}

/** "minus 15" behind a word that a number alone follows: the sign of that number, and nothing that is taken off. */
function withSigns(tokens: readonly Token[]): readonly Token[] {
  const isSign = (at: number) =>
    tokens[at]?.lower === 'minus' && tokens[at + 1]?.kind === 'number' && BEFORE_SIGNED.has(tokens[at - 1]?.lower.replace(/s$/, '') ?? '');
  if (!tokens.some((_, at) => isSign(at))) return tokens;
  return tokens.map((each, at) => {
    if (isSign(at)) return { ...each, kind: 'mark', text: '-', lower: '-', stem: '-', glued: false };
    return isSign(at - 1) ? { ...each, glued: true } : each;
  });
}

const BEFORE_SIGNED: ReadonlySet<string> = new Set(
  'to at below under above over than least most down until till around about between and stand withstand survive tolerate reach hit endure bear'.split(
    ' ',
  ),
);

/** "12 000" is one number next to a currency or behind a comparing word; "iPhone 13 256" is two. */
function isOneNumber(text: string, start: number, spaced: string): boolean {
  if (/[\u00A0\u202F]/.test(spaced) || spaced.split(' ').length > 2) return true;
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(start + spaced.length, start + spaced.length + 10);
  return MONEY_BEFORE.test(before) || MONEY_AFTER.test(after) || (GROUPED_AFTER.test(before) && spaced.endsWith('00'));
}

const SIGN_CLASS = CURRENCY_SIGNS.replaceAll(' ', '').replace('$', String.raw`\$`);
const MONEY_BEFORE = new RegExp(String.raw`(?:[${SIGN_CLASS}]|(?:^|[^\p{L}])(?:${anyCase(Object.keys(CURRENCY_PREFIXES))}))[\s]?$`, 'u');
const MONEY_AFTER = new RegExp(
  String.raw`^(?:\s?(?:-|–|to|and|or)\s?\d{1,3} \d{3})?\s?(?:[${SIGN_CLASS}]|(?:${MONEY_WORDS.replaceAll(' ', '|')})(?!\p{L}))`,
  'iu',
);
const GROUPED_AFTER = new RegExp(String.raw`(?:^|[^\p{L}])(?:${BEFORE_AMOUNTS.replaceAll(' ', '|')})\s$`, 'iu');

function token(kind: 'word' | 'mark', text: string, start: number, glued: boolean): Token {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return {
    kind,
    text,
    lower,
    stem: kind === 'word' ? stem(lower.replaceAll('²', '2').replace(/^pm2[.,]5$/, 'pm25')) : STARS.has(text) ? 'star' : lower,
    value: Number.NaN,
    start,
    end: start + text.length,
    glued,
  };
}

/** One numeral, or several where a comma lists them ("2,3"). */
function numerals(text: string, start: number, look: { readonly glued: boolean; readonly decimalComma: boolean }): Token[] {
  const whole = parseNumeral(text, look.decimalComma);
  const parts = Number.isNaN(whole) && text.includes(',') ? text.split(',') : [text];
  const tokens: Token[] = [];
  let offset = start;
  for (const [index, part] of parts.entries()) {
    if (index > 0) tokens.push(token('mark', ',', offset - 1, true));
    const value = parts.length === 1 ? whole : parseNumeral(part, look.decimalComma);
    const end = offset + part.length;
    tokens.push({ kind: 'number', text: part, lower: part, stem: part, value, start: offset, end, glued: index > 0 || look.glued });
    offset = end + 1;
  }
  return tokens;
}

/** A comma before the last digits is decimal next to a euro sign or a metric unit ("1,5 km"), and before thousands where it parts too few ("12,5k"). */
function hasDecimalComma(text: string, start: number, end: number): boolean {
  if (/^k(?!\p{L})/iu.test(text.slice(end, end + 2)) && /,\d\d?$/.test(text.slice(start, end))) return true;
  return text.slice(Math.max(0, start - 2), start).includes('€') || /^\s?(?:€|eur|km|kg|cm|m²|m2|kw)/i.test(text.slice(end, end + 5));
}

/** Value of digits with separators as English writes them, or with a decimal comma where that is expected; NaN when it is no number. */
function parseNumeral(spaced: string, decimalComma: boolean): number {
  const text = spaced.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (/^\d+$/.test(text)) return finite(text);
  if (decimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(text)) return finite(text.replaceAll('.', ''));
  if (decimalComma && /^\d+,\d{1,2}$/.test(text)) return finite(text.replace(',', '.'));
  if (/^\d+\.\d+$/.test(text)) return finite(text);
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text)) return finite(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return finite(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return finite(text.replaceAll('.', ''));
  return Number.NaN;
}

function finite(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}
