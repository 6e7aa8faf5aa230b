import { placeIn, shown } from '../filter/filter-error.ts';
import { planError } from './plan-error.ts';

/** A piece of a plan's text; `start` and `end` are UTF-16 offsets, `end` exclusive. */
export type Token = {
  readonly start: number;
  readonly end: number;
} & (
  | { readonly kind: 'name'; readonly name: string; readonly quoted: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'end' }
);

/** Words that are never a bare field name, whatever their case. */
const RESERVED: ReadonlySet<string> = new Set(
  'and or not in between is null true false has by where having order limit offset from to of field up down asc desc'.split(' '),
);

const SPACE = /\s*/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const SYMBOL = /<=|>=|<>|!=|[=<>(),;:/*]/y;
const BARE_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** The syntax by one example, as the hint of every failure to read a plan. */
export const SYNTAX_HINT = "Write it like avg(price), count() by city where bedrooms >= 2 and title has 'balcony' order by avg(price) desc limit 10.";

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
    return { kind: 'name', name: inner, quoted: true, start, end };
  }
  const wordEnd = endOf(WORD, text, start);
  if (wordEnd !== undefined) return { kind: 'name', name: text.slice(start, wordEnd), quoted: false, start, end: wordEnd };
  const numberEnd = endOf(NUMBER, text, start);
  if (numberEnd !== undefined) return numberToken(text, start, numberEnd);
  const symbolEnd = endOf(SYMBOL, text, start);
  if (symbolEnd !== undefined) return { kind: 'symbol', symbol: text.slice(start, symbolEnd), start, end: symbolEnd };
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  throw planError(`unexpected "${shown(character)}" ${placeIn(text, start)}`, SYNTAX_HINT);
}

/** A field's name as plans write it: bare where that can be read back, else in backticks. */
export function nameText(name: string): string {
  return BARE_NAME.test(name) && !isReserved(name) ? name : `\`${name.replaceAll('`', '``')}\``;
}

/** Text as plans write it. */
export function stringText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** True for a word that only backticks make a field's name. Only Latin letters make one: upper case alone would take the Turkish "ıs" for IS. */
export function isReserved(word: string): boolean {
  return /^[a-z]+$/i.test(word) && RESERVED.has(word.toLowerCase());
}

function numberToken(text: string, start: number, end: number): Token {
  const value = Number(text.slice(start, end));
  if (!Number.isFinite(value)) {
    const near = shown(text.slice(start, end));
    throw planError(`number too large ${placeIn(text, start)}, near "${near}"`, 'Numbers reach from -1.79e308 to 1.79e308.');
  }
  return { kind: 'number', value: value === 0 ? 0 : value, start, end };
}

/** The quoted text that opens at `start`; a doubled quote inside stands for one. */
function quotedAt(text: string, start: number, quote: string): { readonly inner: string; readonly end: number } {
  let at = text.indexOf(quote, start + 1);
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
  if (at === -1) {
    const what = quote === '`' ? 'backtick' : 'quote';
    throw planError(`${what} never closed ${placeIn(text, start)}, near "${shown(text.slice(start))}"`, SYNTAX_HINT);
  }
  return { inner: text.slice(start + 1, at).replaceAll(quote + quote, quote), end: at + 1 };
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
