import { lex, writeName, type Token } from '../condition/lexer.ts';
import { planError } from './plan-error.ts';

export type { Token } from '../condition/lexer.ts';

/** Words that are never a bare field name, whatever their case. */
const RESERVED: ReadonlySet<string> = new Set(
  'and or not in between is null true false has by where having order limit offset from to of field up down asc desc'.split(' '),
);

/** The syntax by one example, as the hint of every failure to read a plan. */
export const SYNTAX_HINT = "Write it like avg(price), count() by city where bedrooms >= 2 and title has 'balcony' order by avg(price) desc limit 10.";

const SYNTAX = { symbol: /<=|>=|<>|!=|[=<>(),;:/*+-]/y, hint: SYNTAX_HINT, error: planError } as const;

/** The token that starts at or after `offset`; rejects what is no token with `invalid_parameter`. */
export function tokenAt(text: string, offset: number): Token {
  return lex(text, offset, SYNTAX);
}

/** A field's name as plans write it: bare where that can be read back, else in backticks. */
export function nameText(name: string): string {
  return writeName(name, isReserved);
}

/** Text as plans write it. */
export function stringText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** True for a word that only backticks make a field's name. Only Latin letters make one: upper case alone would take the Turkish "ıs" for IS. */
export function isReserved(word: string): boolean {
  return /^[a-z]+$/i.test(word) && RESERVED.has(word.toLowerCase());
}
