import { filterError, placeIn, shown } from './filter-error.ts';

/** A piece of a filter's text; `start` and `end` are UTF-16 offsets, `end` exclusive. */
export type Token = Span &
  (
    | { readonly kind: 'keyword'; readonly word: Keyword }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'symbol'; readonly symbol: string }
    | { readonly kind: 'end' }
  );

interface Span {
  readonly start: number;
  readonly end: number;
}

const keywords = ['AND', 'OR', 'NOT', 'IN', 'BETWEEN', 'IS', 'NULL', 'TRUE', 'FALSE'] as const;

/** A word that is never a bare field name, whatever its case. */
export type Keyword = (typeof keywords)[number];

const SPACE = /\s*/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const SYMBOL = /<=|>=|<>|!=|[=<>(),]/y;
const BARE_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;
const LATIN_WORD = /^[a-z]+$/i;

/** The syntax by one example, as the hint of every failure to read a filter. */
export const SYNTAX_HINT =
  "Write it like price < 1500 AND bedrooms IN (2, 3) AND posted_at >= '2026-03-01' AND pets = true, with unusual field names in backticks.";

/** The token that starts at or after `offset`; rejects what is no token with `invalid_parameter`. */
export function tokenAt(text: string, offset: number): Token {
  const start = endOf(SPACE, text, offset) ?? offset;
  const first = text[start];
  if (first === undefined) return { kind: 'end', start, end: start };
  if (first === "'") {
    const { inner, end } = quotedAt(text, start, "'");
    return { kind: 'string', value: inner, start, end };
  }
  if (first === '`') {
    const { inner, end } = quotedAt(text, start, '`');
    return { kind: 'name', name: inner, start, end };
  }
  const wordEnd = endOf(WORD, text, start);
  if (wordEnd !== undefined) return wordToken(text.slice(start, wordEnd), { start, end: wordEnd });
  const numberEnd = endOf(NUMBER, text, start);
  if (numberEnd !== undefined) return numberToken(text, { start, end: numberEnd });
  const symbolEnd = endOf(SYMBOL, text, start);
  if (symbolEnd !== undefined) return { kind: 'symbol', symbol: text.slice(start, symbolEnd), start, end: symbolEnd };
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  throw filterError(`unexpected "${shown(character)}" ${placeIn(text, start)}`, SYNTAX_HINT);
}

/** A field's name as the language writes it: bare where that can be read back, else in backticks. */
export function fieldText(name: string): string {
  return BARE_NAME.test(name) && keywordOf(name) === undefined ? name : `\`${name.replaceAll('`', '``')}\``;
}

function wordToken(word: string, span: Span): Token {
  const keyword = keywordOf(word);
  return keyword === undefined ? { kind: 'name', name: word, ...span } : { kind: 'keyword', word: keyword, ...span };
}

/** Only Latin letters make a keyword: upper case alone would take the Turkish "ıs" for IS. */
function keywordOf(word: string): Keyword | undefined {
  if (!LATIN_WORD.test(word)) return undefined;
  const upper = word.toUpperCase();
  return keywords.find((keyword) => keyword === upper);
}

function numberToken(text: string, span: Span): Token {
  const value = Number(text.slice(span.start, span.end));
  if (!Number.isFinite(value)) {
    const near = shown(text.slice(span.start, span.end));
    throw filterError(`number too large ${placeIn(text, span.start)}, near "${near}"`, 'Numbers reach from -1.79e308 to 1.79e308.');
  }
  return { kind: 'number', value: value === 0 ? 0 : value, ...span };
}

/** The quoted text that opens at `start`; a doubled quote inside stands for one. */
function quotedAt(text: string, start: number, quote: string): { readonly inner: string; readonly end: number } {
  let at = text.indexOf(quote, start + 1);
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
  if (at === -1) {
    const what = quote === '`' ? 'backtick' : 'quote';
    throw filterError(`${what} never closed ${placeIn(text, start)}, near "${shown(text.slice(start))}"`, SYNTAX_HINT);
  }
  return { inner: text.slice(start + 1, at).replaceAll(quote + quote, quote), end: at + 1 };
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
