import type { ScrqError } from '../../errors.ts';
import { placeIn, shown } from './filter-error.ts';

/** A piece of text in a language of ours; `start` and `end` are UTF-16 offsets, `end` exclusive. */
export type Token = Span &
  (
    | { readonly kind: 'name'; readonly name: string; readonly quoted: boolean }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'symbol'; readonly symbol: string }
    | { readonly kind: 'end' }
  );

interface Span {
  readonly start: number;
  readonly end: number;
}

/** In what languages differ that are written of the same pieces. */
export interface Syntax {
  /** Sticky, the longest symbols first. */
  readonly symbol: RegExp;
  /** The syntax by one example, as the hint of every failure to read it. */
  readonly hint: string;
  readonly error: (message: string, hint: string) => ScrqError;
}

const SPACE = /\s*/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const BARE_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** The token that starts at or after `offset`; throws the error of the syntax for what is none. */
export function lex(text: string, offset: number, syntax: Syntax): Token {
  const start = endOf(SPACE, text, offset) ?? offset;
  const first = text[start];
  if (first === undefined) return { kind: 'end', start, end: start };
  if (first === "'") {
    const { inner, end } = quotedAt(text, start, syntax);
    return { kind: 'string', value: inner, start, end };
  }
  if (first === '`') {
    const { inner, end } = quotedAt(text, start, syntax);
    return { kind: 'name', name: inner, quoted: true, start, end };
  }
  const wordEnd = endOf(WORD, text, start);
  if (wordEnd !== undefined) return { kind: 'name', name: text.slice(start, wordEnd), quoted: false, start, end: wordEnd };
  const numberEnd = endOf(NUMBER, text, start);
  if (numberEnd !== undefined) return numberToken(text, { start, end: numberEnd }, syntax);
  const symbolEnd = endOf(syntax.symbol, text, start);
  if (symbolEnd !== undefined) return { kind: 'symbol', symbol: text.slice(start, symbolEnd), start, end: symbolEnd };
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  throw syntax.error(`unexpected "${shown(character)}" ${placeIn(text, start)}`, syntax.hint);
}

/** A field's name as it can be read back: bare, else in backticks. */
export function writeName(name: string, isReserved: (word: string) => boolean): string {
  return BARE_NAME.test(name) && !isReserved(name) ? name : `\`${name.replaceAll('`', '``')}\``;
}

function numberToken(text: string, span: Span, { error }: Syntax): Token {
  const value = Number(text.slice(span.start, span.end));
  if (!Number.isFinite(value)) {
    const near = shown(text.slice(span.start, span.end));
    throw error(`number too large ${placeIn(text, span.start)}, near "${near}"`, 'Numbers reach from -1.79e308 to 1.79e308.');
  }
  return { kind: 'number', value: value === 0 ? 0 : value, ...span };
}

/** The quoted text that opens at `start`; a doubled quote inside stands for one. */
function quotedAt(text: string, start: number, { error, hint }: Syntax): { readonly inner: string; readonly end: number } {
  const quote = text.charAt(start);
  let at = text.indexOf(quote, start + 1);
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
  if (at === -1) {
    const what = quote === '`' ? 'backtick' : 'quote';
    throw error(`${what} never closed ${placeIn(text, start)}, near "${shown(text.slice(start))}"`, hint);
  }
  return { inner: text.slice(start + 1, at).replaceAll(quote + quote, quote), end: at + 1 };
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
