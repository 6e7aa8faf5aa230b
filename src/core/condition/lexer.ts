import { conditionError, type Dialect } from './dialect.ts';
import { placeIn, shown } from './source-text.ts';

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

const SPACE = /\s*/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const LATIN_WORD = /^[a-z]+$/i;
const BARE_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** The token that starts at or after `offset`; rejects what is not a token with `invalid_parameter`, naming the place. */
export function tokenAt(text: string, offset: number, dialect: Dialect): Token {
  const start = endOf(SPACE, text, offset) ?? offset;
  const first = text[start];
  if (first === undefined) return { kind: 'end', start, end: start };
  if (first === "'") {
    const { inner, end } = quotedAt(text, start, dialect);
    return { kind: 'string', value: inner, start, end };
  }
  if (first === '`') {
    const { inner, end } = quotedAt(text, start, dialect);
    return withSuffix(text, { kind: 'name', name: inner, quoted: true, start, end }, dialect);
  }
  const wordEnd = endOf(WORD, text, start);
  if (wordEnd !== undefined) {
    return withSuffix(text, { kind: 'name', name: text.slice(start, wordEnd), quoted: false, start, end: wordEnd }, dialect);
  }
  const numberEnd = endOf(NUMBER, text, start);
  if (numberEnd !== undefined) return numberToken(text, { start, end: numberEnd }, dialect);
  const symbolEnd = endOf(dialect.symbol, text, start);
  if (symbolEnd !== undefined) return { kind: 'symbol', symbol: text.slice(start, symbolEnd), start, end: symbolEnd };
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  throw conditionError(dialect, `unexpected "${shown(character)}" ${placeIn(text, start)}`, dialect.hint);
}

/** A field's name as the dialect can read it back: bare, else in backticks; a suffix stays behind them. */
export function nameText(name: string, dialect: Dialect): string {
  const suffix = dialect.suffixes?.find((each) => name.endsWith(`.${each}`));
  if (suffix !== undefined) return `${quotedWhereNeeded(name.slice(0, -suffix.length - 1), dialect)}.${suffix}`;
  return quotedWhereNeeded(name, dialect);
}

/** True for a word that only backticks make a field's name. Only Latin letters make one: upper case alone would take the Turkish "ıs" for IS. */
export function isReserved(word: string, { reserved }: Dialect): boolean {
  return LATIN_WORD.test(word) && reserved.has(word.toLowerCase());
}

/** Text between single quotes. */
export function stringText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function quotedWhereNeeded(name: string, dialect: Dialect): string {
  return BARE_NAME.test(name) && !isReserved(name, dialect) ? name : `\`${name.replaceAll('`', '``')}\``;
}

type NameToken = Extract<Token, { readonly kind: 'name' }>;

/** A name with what follows its dot; suffixes are found whatever their case. */
function withSuffix(text: string, token: NameToken, { suffixes = [] }: Dialect): NameToken {
  if (text[token.end] !== '.') return token;
  const end = endOf(WORD, text, token.end + 1) ?? token.end + 1;
  const suffix = text.slice(token.end + 1, end).toLowerCase();
  return suffixes.includes(suffix) ? { ...token, name: `${token.name}.${suffix}`, quoted: true, end } : token;
}

function numberToken(text: string, span: Span, dialect: Dialect): Token {
  const value = Number(text.slice(span.start, span.end));
  if (!Number.isFinite(value)) {
    const near = shown(text.slice(span.start, span.end));
    throw conditionError(dialect, `number too large ${placeIn(text, span.start)}, near "${near}"`, 'Numbers reach from -1.79e308 to 1.79e308.');
  }
  return { kind: 'number', value: value === 0 ? 0 : value, ...span };
}

/** The quoted text that opens at `start`; a doubled quote inside stands for one. */
function quotedAt(text: string, start: number, dialect: Dialect): { readonly inner: string; readonly end: number } {
  const quote = text.charAt(start);
  let at = text.indexOf(quote, start + 1);
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
  if (at === -1) {
    const what = quote === '`' ? 'backtick' : 'quote';
    throw conditionError(dialect, `${what} never closed ${placeIn(text, start)}, near "${shown(text.slice(start))}"`, dialect.hint);
  }
  return { inner: text.slice(start + 1, at).replaceAll(quote + quote, quote), end: at + 1 };
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
