import type { Condition, Literal, Predicate } from './condition.ts';
import { dateParts, partExample } from './date-parts.ts';
import { conditionError, filterDialect, type Dialect } from './dialect.ts';
import { isReserved, nameText } from './lexer.ts';
import { folded } from './nearest-name.ts';
import { normalize } from './normalize.ts';
import { TextPlaces, type Offsets } from './places.ts';
import { placeIn, shown } from './source-text.ts';
import { TokenReader, type Operator, type Placed } from './token-reader.ts';

/** Parentheses and NOTs open at once: generous to text that programs wrote, and far below what the stack takes. */
const MAX_NESTING = 250;

/** A condition as it was written, and where in its text its parts stand. */
export interface ParsedCondition {
  readonly condition: Condition;
  readonly places: TextPlaces;
}

/** Reads a text that is one condition; its fields are not known yet. Rejects any other text with `invalid_parameter`, naming the place. */
export function parseCondition(text: string, dialect: Dialect): ParsedCondition {
  const reader = new TokenReader(text, dialect);
  const places = new TextPlaces(text);
  const condition = readCondition(reader, places);
  if (reader.token.kind !== 'end') throw reader.expected('AND, OR or the end');
  return { condition, places };
}

/** Reads a filter into its normal form; its fields are not known yet. Rejects any other text with `invalid_parameter`, naming the place. */
export function parseFilter(text: string): Condition {
  return normalize(parseCondition(text, filterDialect).condition, filterDialect);
}

/** Reads the condition that comes next in a text: OR binds least, then AND, then NOT. */
export function readCondition(reader: TokenReader, places: TextPlaces): Condition {
  return anyOf(reader, places, 0);
}

function anyOf(reader: TokenReader, places: TextPlaces, nesting: number): Condition {
  return joined(reader, 'or', () => joined(reader, 'and', () => one(reader, places, nesting)));
}

function joined(reader: TokenReader, kind: 'and' | 'or', readItem: () => Condition): Condition {
  const first = readItem();
  const items = [first];
  while (reader.takeWord(kind)) items.push(readItem());
  return items.length === 1 ? first : { kind, items };
}

function one(reader: TokenReader, places: TextPlaces, nesting: number): Condition {
  const { start } = reader.token;
  const isNot = reader.takeWord('not');
  if (!isNot && !reader.takeSymbol('(')) return predicate(reader, places);
  if (nesting >= MAX_NESTING) {
    const what = `more than ${MAX_NESTING} parentheses and NOTs open ${placeIn(reader.text, start)}`;
    throw conditionError(reader.dialect, what, 'Write it with fewer parentheses inside each other.');
  }
  if (isNot) return { kind: 'not', item: one(reader, places, nesting + 1) };
  const inner = anyOf(reader, places, nesting + 1);
  if (!reader.takeSymbol(')')) throw reader.expected('AND, OR or ")"');
  return inner;
}

function predicate(reader: TokenReader, places: TextPlaces): Predicate {
  if (takes(reader, 'text') && reader.takeSymbol('*')) {
    const negated = reader.takeWord('not');
    reader.wantWord('has');
    const { value: text, offset } = reader.string();
    return places.note({ kind: 'text', negated, text }, { text: offset });
  }
  if (takes(reader, 'part') && isCall(reader)) return partPredicate(reader, places);
  const { value: field, offset } = reader.field();
  const op = reader.token.start;
  const { node, offsets } = test(reader, field);
  return places.note(node, { field: offset, op, ...offsets });
}

function takes({ dialect }: TokenReader, kind: Predicate['kind']): boolean {
  return !dialect.without.has(kind);
}

function isCall(reader: TokenReader): boolean {
  return (
    reader.token.kind === 'name' && !reader.token.quoted && !isReserved(reader.token.name, reader.dialect) && reader.isSymbol('(', reader.second)
  );
}

/** `weekday(starts_at) in ('Saturday', 'Sunday')`. */
function partPredicate(reader: TokenReader, places: TextPlaces): Predicate {
  const part = dateParts.find((each) => reader.isWord(each));
  if (part === undefined) throw reader.expected('a field', `Parts of dates are ${dateParts.join(', ')}, as in ${partExample('weekday')}.`);
  reader.advance();
  reader.wantSymbol('(');
  const { value: field, offset } = reader.field();
  reader.wantSymbol(')');
  const not = reader.takeWord('not');
  if (reader.takeWord('in')) {
    const values = literals(reader);
    const node = { kind: 'part', field, part, negated: not, values: values.map(({ value }) => value) } as const;
    return places.note(node, { field: offset, values: values.map((value) => value.offset) });
  }
  const isEqual = !not && reader.isSymbol('=');
  if (not || !(isEqual || reader.isSymbol('!=') || reader.isSymbol('<>'))) throw reader.expected(not ? 'IN' : '=, !=, IN or NOT IN');
  reader.advance();
  const value = literal(reader);
  return places.note({ kind: 'part', field, part, negated: !isEqual, values: [value.value] }, { field: offset, values: [value.offset] });
}

interface Test {
  readonly node: Predicate;
  readonly offsets: Offsets;
}

/** What follows the field. */
function test(reader: TokenReader, field: string): Test {
  if (reader.takeWord('is')) {
    const negated = reader.takeWord('not');
    if (!reader.takeWord('null')) throw reader.expected(negated ? 'NULL' : 'NULL or NOT NULL');
    return { node: { kind: 'null', field, negated }, offsets: {} };
  }
  const negated = reader.takeWord('not');
  if (reader.takeWord('in')) {
    const values = literals(reader);
    return {
      node: { kind: 'in', field, negated, values: values.map(({ value }) => value) },
      offsets: { values: values.map((value) => value.offset) },
    };
  }
  if (reader.takeWord('between')) {
    const low = literal(reader);
    if (!reader.takeWord('and')) throw reader.expected('AND');
    const high = literal(reader);
    return { node: { kind: 'between', field, negated, low: low.value, high: high.value }, offsets: { low: low.offset, high: high.offset } };
  }
  if (reader.takeWord('has')) {
    const { value: text, offset } = reader.string();
    return { node: { kind: 'has', field, negated, text }, offsets: { text: offset } };
  }
  if (negated) throw reader.expected('IN, BETWEEN or HAS');
  return comparison(reader, field, reader.operator('=, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS'));
}

function comparison(reader: TokenReader, field: string, op: Operator): Test {
  if (takes(reader, 'compareTo') && isCall(reader)) return { node: aggregateTest(reader, field, op), offsets: {} };
  const { token } = reader;
  if (token.kind === 'name' && (token.quoted || !isReserved(token.name, reader.dialect))) {
    const other = reader.field();
    return { node: { kind: 'compareFields', field, op, other: other.value }, offsets: { other: other.offset } };
  }
  const { value, offset } = literal(reader);
  return { node: { kind: 'compare', field, op, value }, offsets: { value: offset } };
}

const AGGREGATES = { avg: 'avg', average: 'avg', mean: 'avg', median: 'median' } as const;

/** `avg(price)`, which the price is compared with. */
function aggregateTest(reader: TokenReader, field: string, op: Operator): Predicate {
  const measure = Object.entries(AGGREGATES).find(([word]) => reader.isWord(word))?.[1];
  if (measure === undefined || op === '=' || op === '!=')
    throw reader.expected('a value', 'The aggregates that <, <=, > and >= compare with are avg and median.');
  reader.advance();
  reader.wantSymbol('(');
  const { token } = reader;
  if (folded(reader.field().value) !== folded(field)) {
    const name = nameText(field, reader.dialect);
    const what = `${measure} of another field ${placeIn(reader.text, token.start)}, where ${shown(name)} is compared`;
    throw conditionError(reader.dialect, what, `Write ${shown(`${name} ${op} ${measure}(${name})`)}.`);
  }
  if (!reader.takeSymbol(')')) throw reader.expected('")"');
  return { kind: 'compareTo', field, op, measure };
}

function literals(reader: TokenReader): readonly Placed<Literal>[] {
  if (!reader.takeSymbol('(')) throw reader.expected('"("');
  const items = reader.list(() => literal(reader));
  if (!reader.takeSymbol(')')) throw reader.expected('"," or ")"');
  return items;
}

function literal(reader: TokenReader): Placed<Literal> {
  const { token } = reader;
  const value = literalOf(reader);
  if (value === undefined) {
    const hint = reader.isWord('null')
      ? 'Write price IS NULL or price IS NOT NULL for missing values.'
      : "A value is a number, true or false, or text or a date between single quotes: 'Porto', '2026-03-01'.";
    throw reader.expected('a value', hint);
  }
  reader.advance();
  return { value, offset: token.start };
}

function literalOf(reader: TokenReader): Literal | undefined {
  const { token } = reader;
  if (token.kind === 'number' || token.kind === 'string') return token.value;
  if (reader.isWord('true')) return true;
  return reader.isWord('false') ? false : undefined;
}
