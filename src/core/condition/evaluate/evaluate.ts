import type { FieldType } from '../../../contract/operations/scrapers.ts';
import { numbersAt, startOf, textAt, type ColumnBatch, type TextColumn } from '../../columns/columns.ts';
import { listItems } from '../../columns/list-items.ts';
import { compareBytes } from '../../columns/text-order.ts';
import type { CompareOp, Condition, Literal, Predicate } from '../condition.ts';
import { datePartOf } from '../date-part-numbers.ts';
import { partNumber } from '../date-parts.ts';
import type { ConditionField } from '../fields.ts';
import { operandOf } from '../literal.ts';
import { createPhraseFinder } from './find-phrase.ts';
import { createTextTest, itemTruths, textTruths } from './text-test.ts';
import { both, either, opposite, TRUE, FALSE, UNKNOWN, type Truths } from './truths.ts';

/** What is true of every record of a batch whose columns are aligned with the fields it was made for. */
export type ConditionTest = (batch: ColumnBatch) => Truths;

/** A field with the position of its column. */
export interface PlacedField extends ConditionField {
  readonly position: number;
}

/** A test of records. The condition has been checked. `placeOf` gives the column of a field, `texts` those that words are looked for in. */
export function compileCondition(condition: Condition, placeOf: (field: string) => PlacedField, texts: readonly PlacedField[]): ConditionTest {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const tests = condition.items.map((item) => compileCondition(item, placeOf, texts));
      const join = condition.kind === 'and' ? both : either;
      return (batch) => tests.map((test) => test(batch)).reduce(join);
    }
    case 'not': {
      const test = compileCondition(condition.item, placeOf, texts);
      return (batch) => opposite(test(batch));
    }
    case 'text':
      return negatedIf(condition.negated, anyHas(condition.text, texts));
    case 'compareFields':
      return fieldsTest(condition, placeOf(condition.field), placeOf(condition.other));
    default:
      return compilePredicate(condition, placeOf(condition.field));
  }
}

type FieldPredicate = Exclude<Predicate, { readonly kind: 'text' | 'compareFields' }>;

function compilePredicate(predicate: FieldPredicate, field: PlacedField): ConditionTest {
  switch (predicate.kind) {
    case 'null':
      return nullTest(field, predicate.negated ? TRUE : FALSE);
    case 'has':
      return negatedIf(predicate.negated, hasTest(predicate.text, field));
    case 'part':
      return numberTest(partHolds(predicate), field);
    case 'compareTo':
      // Those that have an aggregate were replaced by comparisons with its value.
      return (batch) => new Uint8Array(batch.size).fill(UNKNOWN);
    default:
      if (field.type === 'text') return textTest(predicate, field);
      return rangeTest(predicate, field) ?? numberTest(holdsOf(predicate, field.type), field);
  }
}

/** Two columns, row by row; of text, by its bytes in UTF-8. */
function fieldsTest({ op }: Extract<Predicate, { readonly kind: 'compareFields' }>, left: PlacedField, right: PlacedField): ConditionTest {
  const holds = compareOps[op](0);
  return (batch) => {
    const truths = new Uint8Array(batch.size);
    if (left.type === 'text') {
      const [a, b] = [textAt(batch, left.position), textAt(batch, right.position)];
      for (let row = 0; row < truths.length; row += 1) {
        const unknown = a.missing?.[row] === 1 || b.missing?.[row] === 1;
        truths[row] = unknown ? UNKNOWN : holds(compareBytes(bytesOf(a, row), bytesOf(b, row))) ? TRUE : FALSE;
      }
      return truths;
    }
    const [a, b] = [numbersAt(batch, left.position).values, numbersAt(batch, right.position).values];
    for (let row = 0; row < truths.length; row += 1) {
      const [one = NaN, other = NaN] = [a[row], b[row]];
      truths[row] = one !== one || other !== other ? UNKNOWN : holds(one < other ? -1 : one > other ? 1 : 0) ? TRUE : FALSE;
    }
    return truths;
  };
}

function bytesOf(column: TextColumn, row: number): Uint8Array {
  return column.bytes.subarray(startOf(column, row), column.ends[row]);
}

type ValueTest = Extract<FieldPredicate, { readonly kind: 'compare' | 'in' | 'between' }>;

function numberTest(holds: (value: number) => boolean, { position }: PlacedField): ConditionTest {
  return (batch) => {
    const { values } = numbersAt(batch, position);
    const truths = new Uint8Array(values.length);
    for (let row = 0; row < truths.length; row += 1) {
      const value = values[row] ?? NaN;
      truths[row] = value !== value ? UNKNOWN : holds(value) ? TRUE : FALSE;
    }
    return truths;
  };
}

/** The same for the values between two, of which there may be a million: without a branch for each of them. */
function rangeTest(predicate: ValueTest, { type, position }: PlacedField): ConditionTest | undefined {
  const range = rangeOf(predicate, type);
  if (range === undefined) return undefined;
  const [low, high] = range;
  return (batch) => {
    const { values } = numbersAt(batch, position);
    const truths = new Uint8Array(values.length);
    for (let row = 0; row < truths.length; row += 1) {
      const value = values[row] ?? NaN;
      truths[row] = (Number(value >= low) & Number(value <= high)) | (Number(value !== value) * UNKNOWN);
    }
    return truths;
  };
}

/** The least and the greatest value of which a predicate is true, where it is true of all between them. */
function rangeOf(predicate: ValueTest, type: FieldType): readonly [low: number, high: number] | undefined {
  if (predicate.kind === 'between' && !predicate.negated) return [numberOf(type, predicate.low), numberOf(type, predicate.high)];
  if (predicate.kind !== 'compare') return undefined;
  const value = numberOf(type, predicate.value);
  switch (predicate.op) {
    case '=':
      return [value, value];
    case '<=':
      return [-Infinity, value];
    case '>=':
      return [value, Infinity];
    case '<':
      return [-Infinity, -nextAbove(-value)];
    case '>':
      return [nextAbove(value), Infinity];
    case '!=':
      return undefined;
  }
}

/** The least number that is greater. */
function nextAbove(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  const number = Float64Array.of(value);
  const bits = new BigInt64Array(number.buffer);
  bits[0] = (bits[0] ?? 0n) + (value > 0 ? 1n : -1n);
  return number[0] ?? NaN;
}

function partHolds({ part, negated, values }: Extract<FieldPredicate, { readonly kind: 'part' }>): (value: number) => boolean {
  const partOf = datePartOf(part);
  const wanted = new Set(values.map((value) => partNumber(part, value)));
  return (value) => wanted.has(partOf(value)) !== negated;
}

function holdsOf(condition: ValueTest, type: FieldType): (value: number) => boolean {
  switch (condition.kind) {
    case 'compare':
      return compareOps[condition.op](numberOf(type, condition.value));
    case 'in': {
      const values = new Set(condition.values.map((value) => numberOf(type, value)));
      const wanted = !condition.negated;
      return (value) => values.has(value) === wanted;
    }
    case 'between': {
      const [low, high] = [numberOf(type, condition.low), numberOf(type, condition.high)];
      const wanted = !condition.negated;
      return (value) => (value >= low && value <= high) === wanted;
    }
  }
}

/** A literal on the scale of its column. */
function numberOf(type: FieldType, literal: Literal): number {
  return Number(operandOf(type, literal));
}

/** What an operator says of a value, given its operand. */
const compareOps: Readonly<Record<CompareOp, (operand: number) => (value: number) => boolean>> = {
  '=': (operand) => (value) => value === operand,
  '!=': (operand) => (value) => value !== operand,
  '<': (operand) => (value) => value < operand,
  '<=': (operand) => (value) => value <= operand,
  '>': (operand) => (value) => value > operand,
  '>=': (operand) => (value) => value >= operand,
};

function textTest(condition: ValueTest, { position, json }: PlacedField): ConditionTest {
  const test = createTextTest(condition);
  const truths: ConditionTest =
    json === true
      ? (batch) => itemTruths(textAt(batch, position), test(listItems(textAt(batch, position)).items))
      : (batch) => textTruths(textAt(batch, position), test(textAt(batch, position)));
  const negated = condition.kind === 'compare' ? condition.op === '!=' : condition.negated;
  return negatedIf(negated, truths);
}

function hasTest(text: string, { position, json }: PlacedField): ConditionTest {
  const find = createPhraseFinder(text);
  return (batch) => {
    const column = textAt(batch, position);
    return json === true ? itemTruths(column, find(listItems(column).items)) : textTruths(column, find(column));
  };
}

/** A missing value holds no words, so this is never unknown. */
function anyHas(text: string, fields: readonly PlacedField[]): ConditionTest {
  const tests = fields.map((field) => hasTest(text, field));
  return (batch) => {
    const truths = new Uint8Array(batch.size);
    for (const test of tests) {
      const each = test(batch);
      for (let row = 0; row < truths.length; row += 1) if (each[row] === TRUE) truths[row] = TRUE;
    }
    return truths;
  };
}

function nullTest({ position, type }: PlacedField, present: number): ConditionTest {
  const absent = present === TRUE ? FALSE : TRUE;
  return (batch) => {
    if (type !== 'text') return Uint8Array.from(numbersAt(batch, position).values, (value) => (value !== value ? absent : present));
    const { missing, ends } = textAt(batch, position);
    return missing === null ? new Uint8Array(ends.length).fill(present) : missing.map((gone) => (gone === 1 ? absent : present));
  };
}

function negatedIf(negated: boolean, test: ConditionTest): ConditionTest {
  return negated ? (batch) => opposite(test(batch)) : test;
}
