import { parseNumeral } from './numerals.ts';
import { stem } from './stem.ts';

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

/** "4*" and "4★" are spoken as stars. */
const STARS: ReadonlySet<string> = new Set(['*', '★']);
const PIECE = /(\d+(?:[.,]\d+)*)|(\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*)|(<=|>=|!=|==|<>|=<|=>|\S)/gu;

/** Cuts a text into tokens, in order; nothing but white space is left out. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const glued = match.index === end && match.index > 0;
    const [piece, numeral, word] = match;
    end = match.index + piece.length;
    if (numeral !== undefined) tokens.push(...numerals(numeral, match.index, { glued, decimalComma: hasDecimalComma(text, match.index, end) }));
    else tokens.push(token(word === undefined ? 'mark' : 'word', piece, match.index, glued));
  }
  return tokens;
}

function token(kind: 'word' | 'mark', text: string, start: number, glued: boolean): Token {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return {
    kind,
    text,
    lower,
    stem: kind === 'word' ? stem(lower.replaceAll('²', '2')) : STARS.has(text) ? 'star' : lower,
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

/** A comma before the last digits is decimal beside a euro sign or a metric unit ("1,5 km"), and before thousands where it parts too few ("12,5k"). */
function hasDecimalComma(text: string, start: number, end: number): boolean {
  if (/^k(?!\p{L})/iu.test(text.slice(end, end + 2)) && /,\d\d?$/.test(text.slice(start, end))) return true;
  return text.slice(Math.max(0, start - 2), start).includes('€') || /^\s?(?:€|eur|km|kg|cm|m²|m2|kw)/i.test(text.slice(end, end + 5));
}
