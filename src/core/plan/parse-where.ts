import { placeIn, shown } from '../condition/filter-error.ts';
import type { Condition, Literal, Predicate } from '../condition/condition.ts';
import { folded } from '../condition/nearest-name.ts';
import { dateParts, partExample } from '../condition/date-parts.ts';
import type { TextPlaces } from '../condition/places.ts';
import { planError } from './plan-error.ts';
import type { Operator, Placed, TokenReader } from '../condition/token-reader.ts';
import { isReserved, nameText } from './tokens.ts';

/** Parentheses and NOTs open at once: generous to text that programs wrote, and far below what the stack takes. */
const MAX_NESTING = 100;

/** Reads a condition: OR binds least, then AND, then NOT. */
export function parseWhere(reader: TokenReader, places: TextPlaces): Condition {
  return anyOf(reader, places, 0);
}

function anyOf(reader: TokenReader, places: TextPlaces, depth: number): Condition {
  const items = [allOf(reader, places, depth)];
  while (reader.takeWord('or')) items.push(allOf(reader, places, depth));
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'or', items };
}

function allOf(reader: TokenReader, places: TextPlaces, depth: number): Condition {
  const items = [one(reader, places, depth)];
  while (reader.takeWord('and')) items.push(one(reader, places, depth));
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'and', items };
}

function one(reader: TokenReader, places: TextPlaces, depth: number): Condition {
  if (depth > MAX_NESTING) {
    const where = placeIn(reader.text, reader.token.start);
    throw planError(`more than ${MAX_NESTING} parentheses and NOTs open ${where}`, 'Write it with fewer parentheses inside each other.');
  }
  if (reader.takeWord('not')) return { kind: 'not', item: one(reader, places, depth + 1) };
  if (reader.takeSymbol('(')) {
    const inner = anyOf(reader, places, depth + 1);
    if (!reader.takeSymbol(')')) throw reader.expected('AND, OR or ")"');
    return inner;
  }
  return condition(reader, places);
}

function condition(reader: TokenReader, places: TextPlaces): Predicate {
  if (reader.takeSymbol('*')) {
    const negated = reader.takeWord('not');
    reader.wantWord('has');
    const { value: text, offset } = reader.string();
    return places.note({ kind: 'text', negated, text }, { text: offset });
  }
  if (reader.token.kind === 'name' && !reader.token.quoted && reader.isSymbol('(', reader.second)) return partCondition(reader, places);
  const { value: field, offset } = reader.field();
  const op = reader.token.start;
  const { node, offsets } = test(reader, field);
  return places.note(node, { field: offset, op, ...offsets });
}

/** `weekday(starts_at) in ('Saturday', 'Sunday')`. */
function partCondition(reader: TokenReader, places: TextPlaces): Predicate {
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
    return places.note(node, { field: offset, ...valueOffsets(values) });
  }
  const isEqual = !not && reader.isSymbol('=');
  if (not || !(isEqual || reader.isSymbol('!=') || reader.isSymbol('<>'))) throw reader.expected(not ? 'IN' : '=, !=, IN or NOT IN');
  reader.advance();
  const value = literal(reader);
  return places.note({ kind: 'part', field, part, negated: !isEqual, values: [value.value] }, { field: offset, 'values[0]': value.offset });
}

function valueOffsets(values: readonly Placed<Literal>[]): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ offset }, index) => [`values[${index}]`, offset]));
}

interface Test {
  readonly node: Predicate;
  readonly offsets: Readonly<Record<string, number>>;
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
    return { node: { kind: 'in', field, negated, values: values.map(({ value }) => value) }, offsets: valueOffsets(values) };
  }
  if (reader.takeWord('between')) {
    const low = literal(reader);
    reader.wantWord('and');
    const high = literal(reader);
    return { node: { kind: 'between', field, negated, low: low.value, high: high.value }, offsets: { low: low.offset, high: high.offset } };
  }
  if (reader.takeWord('has')) {
    const { value: text, offset } = reader.string();
    return { node: { kind: 'has', field, negated, text }, offsets: { text: offset } };
  }
  if (negated) throw reader.expected('IN, BETWEEN or HAS');
  const op = reader.operator(', IN, BETWEEN, HAS or IS');
  if (reader.token.kind === 'name' && reader.isSymbol('(', reader.second)) return { node: ownFigure(reader, field, op), offsets: {} };
  if (isField(reader)) {
    const other = reader.field();
    return { node: { kind: 'compareFields', field, op, other: other.value }, offsets: { other: other.offset } };
  }
  const { value, offset } = literal(reader);
  return { node: { kind: 'compare', field, op, value }, offsets: { value: offset } };
}

/** True where the other side of a comparison is a field, not a value. */
function isField({ token }: TokenReader): boolean {
  return token.kind === 'name' && (token.quoted || !isReserved(token.name));
}

const FIGURES = { avg: 'avg', average: 'avg', mean: 'avg', median: 'median' } as const;

/** `avg(price)`, which the price is compared with. */
function ownFigure(reader: TokenReader, field: string, op: Operator): Predicate {
  const measure = Object.entries(FIGURES).find(([word]) => reader.isWord(word))?.[1];
  if (measure === undefined || op === '=' || op === '!=') throw reader.expected('a value', 'A figure that < and > compare with is avg or median.');
  reader.advance();
  reader.wantSymbol('(');
  const { token } = reader;
  if (folded(reader.field().value) !== folded(field)) {
    const name = nameText(field);
    const what = `${measure} of another field ${placeIn(reader.text, token.start)}, where ${shown(name)} is compared`;
    throw planError(what, `Write ${shown(`${name} ${op} ${measure}(${name})`)}.`);
  }
  if (!reader.takeSymbol(')')) throw reader.expected('")"');
  return { kind: 'compareTo', field, op, measure };
}

function literals(reader: TokenReader): readonly Placed<Literal>[] {
  reader.wantSymbol('(');
  const items = reader.list(() => literal(reader));
  if (!reader.takeSymbol(')')) throw reader.expected('"," or ")"');
  return items;
}

function literal(reader: TokenReader): Placed<Literal> {
  const { token } = reader;
  const value = literalOf(reader);
  if (value === undefined) {
    const hint = reader.isWord('null')
      ? 'Write price is null or price is not null for missing values.'
      : "A value is a number, true or false, or text or a date between single quotes: 'Austin', '2026-03-01'.";
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
