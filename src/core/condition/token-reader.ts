import type { ScrqError } from '../../errors.ts';
import { conditionError, type Dialect } from './dialect.ts';
import { isReserved, tokenAt, type Token } from './lexer.ts';
import { placeIn, shown } from './source-text.ts';

/** A value that was read, and where it stood. */
export interface Placed<Value> {
  readonly value: Value;
  readonly offset: number;
}

const OPERATORS = { '=': '=', '!=': '!=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** A comparison of the language. */
export type Operator = (typeof OPERATORS)[keyof typeof OPERATORS];

/** Reads the tokens of one text, one ahead. What is not there rejects with `invalid_parameter`, naming the place. */
export class TokenReader {
  readonly text: string;
  readonly dialect: Dialect;
  #token: Token;

  constructor(text: string, dialect: Dialect) {
    this.text = text;
    this.dialect = dialect;
    this.#token = tokenAt(text, 0, dialect);
  }

  get token(): Token {
    return this.#token;
  }

  /** The token behind the next one. */
  get second(): Token {
    return tokenAt(this.text, this.#token.end, this.dialect);
  }

  advance(): void {
    this.#token = tokenAt(this.text, this.#token.end, this.dialect);
  }

  isWord(word: string): boolean {
    const token = this.#token;
    return token.kind === 'name' && !token.quoted && /^[a-z]+$/i.test(token.name) && token.name.toLowerCase() === word;
  }

  isSymbol(symbol: string, token: Token = this.#token): boolean {
    return token.kind === 'symbol' && token.symbol === symbol;
  }

  takeWord(word: string): boolean {
    const taken = this.isWord(word);
    if (taken) this.advance();
    return taken;
  }

  takeSymbol(symbol: string): boolean {
    const taken = this.isSymbol(symbol);
    if (taken) this.advance();
    return taken;
  }

  wantWord(word: string): void {
    if (!this.takeWord(word)) throw this.expected(word.toUpperCase());
  }

  wantSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.expected(`"${symbol}"`);
  }

  field(): Placed<string> {
    const token = this.#token;
    if (token.kind !== 'name') throw this.expected('a field');
    if (!token.quoted && isReserved(token.name, this.dialect))
      throw this.expected('a field', `Write a field of that name in backticks: \`${token.name}\`.`);
    this.advance();
    return { value: token.name, offset: token.start };
  }

  /** Several of something, with commas between. */
  list<Item>(item: () => Item): readonly Item[] {
    const items = [item()];
    while (this.takeSymbol(',')) items.push(item());
    return items;
  }

  number(): Placed<number> {
    const token = this.#token;
    if (token.kind !== 'number') throw this.expected('a number');
    this.advance();
    return { value: token.value, offset: token.start };
  }

  string(): Placed<string> {
    const token = this.#token;
    if (token.kind !== 'string') throw this.expected('text in quotes', "Write text between single quotes: 'balcony'.");
    this.advance();
    return { value: token.value, offset: token.start };
  }

  operator(expected = '=, !=, <, <=, > or >='): Operator {
    const token = this.#token;
    const symbol = token.kind === 'symbol' ? token.symbol : '';
    const op = Object.entries(OPERATORS).find(([written]) => written === symbol)?.[1];
    if (op === undefined) throw this.expected(expected);
    this.advance();
    return op;
  }

  expected(what: string, hint = this.dialect.hint): ScrqError {
    const { kind, start, end } = this.#token;
    const near = kind === 'end' ? '' : `, near "${shown(this.text.slice(start, end))}"`;
    return conditionError(this.dialect, `expected ${what} ${placeIn(this.text, start)}${near}`, hint);
  }
}
