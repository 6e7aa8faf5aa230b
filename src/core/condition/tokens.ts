import { filterError } from './filter-error.ts';
import { lex, writeName, type Token as LexedToken } from './lexer.ts';

/** A piece of a filter's text; `start` and `end` are UTF-16 offsets, `end` exclusive. A bare word is a name unless it is a keyword. */
export type Token = LexedToken | { readonly kind: 'keyword'; readonly word: Keyword; readonly start: number; readonly end: number };

const keywords = ['AND', 'OR', 'NOT', 'IN', 'BETWEEN', 'IS', 'NULL', 'TRUE', 'FALSE'] as const;

/** A word that is never a bare field name, whatever its case. */
export type Keyword = (typeof keywords)[number];

const LATIN_WORD = /^[a-z]+$/i;

/** The syntax by one example, as the hint of every failure to read a filter. */
export const SYNTAX_HINT =
  "Write it like price < 1500 AND bedrooms IN (2, 3) AND posted_at >= '2026-03-01' AND pets = true, with unusual field names in backticks.";

const SYNTAX = { symbol: /<=|>=|<>|!=|[=<>(),]/y, hint: SYNTAX_HINT, error: filterError } as const;

/** The token that starts at or after `offset`; rejects what is no token with `invalid_parameter`. */
export function tokenAt(text: string, offset: number): Token {
  const token = lex(text, offset, SYNTAX);
  const keyword = token.kind === 'name' && !token.quoted ? keywordOf(token.name) : undefined;
  return keyword === undefined ? token : { kind: 'keyword', word: keyword, start: token.start, end: token.end };
}

/** A field's name as the language writes it: bare where that can be read back, else in backticks. */
export function fieldText(name: string): string {
  return writeName(name, (word) => keywordOf(word) !== undefined);
}

/** Only Latin letters make a keyword: upper case alone would take the Turkish "ıs" for IS. */
function keywordOf(word: string): Keyword | undefined {
  if (!LATIN_WORD.test(word)) return undefined;
  const upper = word.toUpperCase();
  return keywords.find((keyword) => keyword === upper);
}
