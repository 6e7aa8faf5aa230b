import type { CompareOp, ValuePredicate, Filter, Literal } from './condition.ts';
import { filterError, placeIn, shown } from './filter-error.ts';
import { normalise } from './normalize.ts';
import { SYNTAX_HINT, tokenAt, type Keyword, type Token } from './tokens.ts';

/** Parentheses and NOTs open at once: generous to text that programs wrote, and far below what the stack takes. */
const MAX_NESTING = 250;

/** Reads a filter into its normal form; fields are not known yet. Rejects any other text with `invalid_parameter`, naming the place. */
export function parseFilter(text: string): Filter {
  return parseWithPlaces(text).filter;
}

/** A part of a condition: its field, its operator, or one of its values, counted from 0. */
export type ConditionPart = 'field' | 'operator' | number;

/** A filter, and where in its text the parts of its conditions stand. */
export interface PlacedFilter {
  readonly filter: Filter;
  /** In a person's words, such as "at character 9"; empty for a condition that is not of this text. */
  readonly placeOf: (condition: ValuePredicate, part: ConditionPart) => string;
}

/** Gives the token that starts at or after an offset. */
export type ReadToken = (text: string, offset: number) => Token;

/** As `parseFilter`, keeping the places for failures that are found later. Another `readToken` may write names in its own way. */
export function parseWithPlaces(text: string, readToken: ReadToken = tokenAt): PlacedFilter {
  const parser = new FilterParser(text, readToken);
  const filter = normalise(parser.parse());
  const placeOf = (condition: ValuePredicate, part: ConditionPart): string => {
    const offset = parser.offsetOf(condition, part);
    return offset === undefined ? '' : placeIn(text, offset);
  };
  return { filter, placeOf };
}

interface Offsets {
  readonly field: number;
  readonly operator: number;
  readonly values: readonly number[];
}

interface Placed<Value> {
  readonly value: Value;
  readonly offset: number;
}

const compareOps = new Map<string, CompareOp>([
  ['=', '='],
  ['!=', '!='],
  ['<>', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

/** Recursive descent over one text, one token ahead: OR binds least, then AND, then NOT. */
class FilterParser {
  readonly #text: string;
  readonly #readToken: ReadToken;
  readonly #offsets = new Map<ValuePredicate, Offsets>();
  #token: Token;
  #nesting = 0;

  constructor(text: string, readToken: ReadToken) {
    this.#text = text;
    this.#readToken = readToken;
    this.#token = readToken(text, 0);
  }

  parse(): Filter {
    const filter = this.#or();
    if (this.#token.kind !== 'end') throw this.#expected('AND, OR or the end');
    return filter;
  }

  offsetOf(condition: ValuePredicate, part: ConditionPart): number | undefined {
    const offsets = this.#offsets.get(condition);
    return typeof part === 'number' ? offsets?.values[part] : offsets?.[part];
  }

  #or(): Filter {
    const items = [this.#and()];
    while (this.#takeKeyword('OR')) items.push(this.#and());
    return { kind: 'or', items };
  }

  #and(): Filter {
    const items = [this.#not()];
    while (this.#takeKeyword('AND')) items.push(this.#not());
    return { kind: 'and', items };
  }

  #not(): Filter {
    const start = this.#token.start;
    if (this.#takeKeyword('NOT')) return this.#nested(start, () => ({ kind: 'not', item: this.#not() }));
    if (this.#takeSymbol('(')) return this.#nested(start, () => this.#group());
    return this.#condition();
  }

  #group(): Filter {
    const filter = this.#or();
    if (!this.#takeSymbol(')')) throw this.#expected('AND, OR or ")"');
    return filter;
  }

  #nested(start: number, inner: () => Filter): Filter {
    if (this.#nesting >= MAX_NESTING) {
      const where = placeIn(this.#text, start);
      throw filterError(`more than ${MAX_NESTING} parentheses and NOTs open ${where}`, 'Write it with fewer parentheses inside each other.');
    }
    this.#nesting += 1;
    const filter = inner();
    this.#nesting -= 1;
    return filter;
  }

  #condition(): ValuePredicate {
    const { value: field, offset } = this.#field();
    const operator = this.#token.start;
    const { value: condition, offsets } = this.#test(field);
    this.#offsets.set(condition, { field: offset, operator, values: offsets });
    return condition;
  }

  #field(): Placed<string> {
    const token = this.#token;
    if (token.kind !== 'name') throw this.#expected('a field');
    this.#advance();
    return { value: token.name, offset: token.start };
  }

  /** What follows the field. */
  #test(field: string): { readonly value: ValuePredicate; readonly offsets: readonly number[] } {
    if (this.#takeKeyword('IS')) {
      const negated = this.#takeKeyword('NOT');
      if (!this.#takeKeyword('NULL')) throw this.#expected(negated ? 'NULL' : 'NULL or NOT NULL');
      return { value: { kind: 'null', field, negated }, offsets: [] };
    }
    const negated = this.#takeKeyword('NOT');
    if (this.#takeKeyword('IN')) {
      const list = this.#list();
      return { value: { kind: 'in', field, negated, values: list.map((item) => item.value) }, offsets: list.map((item) => item.offset) };
    }
    if (this.#takeKeyword('BETWEEN')) {
      const low = this.#literal();
      if (!this.#takeKeyword('AND')) throw this.#expected('AND');
      const high = this.#literal();
      return { value: { kind: 'between', field, negated, low: low.value, high: high.value }, offsets: [low.offset, high.offset] };
    }
    if (negated) throw this.#expected('IN or BETWEEN');
    const op = this.#compareOp();
    const { value, offset } = this.#literal();
    return { value: { kind: 'compare', field, op, value }, offsets: [offset] };
  }

  #compareOp(): CompareOp {
    const token = this.#token;
    const op = token.kind === 'symbol' ? compareOps.get(token.symbol) : undefined;
    if (op === undefined) throw this.#expected('=, !=, <, <=, >, >=, IN, BETWEEN or IS');
    this.#advance();
    return op;
  }

  #list(): readonly Placed<Literal>[] {
    if (!this.#takeSymbol('(')) throw this.#expected('"("');
    const items = [this.#literal()];
    while (this.#takeSymbol(',')) items.push(this.#literal());
    if (!this.#takeSymbol(')')) throw this.#expected('"," or ")"');
    return items;
  }

  #literal(): Placed<Literal> {
    const token = this.#token;
    const value = literalOf(token);
    if (value === undefined) {
      const isNull = token.kind === 'keyword' && token.word === 'NULL';
      throw this.#expected('a value', isNull ? 'Write price IS NULL or price IS NOT NULL for missing values.' : SYNTAX_HINT);
    }
    this.#advance();
    return { value, offset: token.start };
  }

  #takeKeyword(word: Keyword): boolean {
    const taken = this.#token.kind === 'keyword' && this.#token.word === word;
    if (taken) this.#advance();
    return taken;
  }

  #takeSymbol(symbol: string): boolean {
    const taken = this.#token.kind === 'symbol' && this.#token.symbol === symbol;
    if (taken) this.#advance();
    return taken;
  }

  #advance(): void {
    this.#token = this.#readToken(this.#text, this.#token.end);
  }

  #expected(what: string, hint = SYNTAX_HINT): Error {
    const { kind, start, end } = this.#token;
    const near = kind === 'end' ? '' : `, near "${shown(this.#text.slice(start, end))}"`;
    return filterError(`expected ${what} ${placeIn(this.#text, start)}${near}`, hint);
  }
}

function literalOf(token: Token): Literal | undefined {
  if (token.kind === 'number' || token.kind === 'string') return token.value;
  if (token.kind !== 'keyword') return undefined;
  if (token.word === 'TRUE') return true;
  return token.word === 'FALSE' ? false : undefined;
}
