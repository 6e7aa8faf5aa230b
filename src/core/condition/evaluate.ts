import type { Field } from '../../contract/scrapers.ts';
import type { Cell } from '../fields/field.ts';
import type { CompareOp, ValuePredicate, Filter } from './condition.ts';
import { normalise } from './normalize.ts';
import { operandOf } from './operand.ts';

/**
 * A test of one record, its cells aligned with `fields`: true when the filter is true of it, as the store would say;
 * a comparison with a missing value is unknown, and unknown is not true. The filter has been checked against the fields.
 */
export function compileEvaluator(filter: Filter, fields: readonly Field[]): (cells: readonly Cell[]) => boolean {
  const test = compile(normalise(filter), fields);
  return (cells) => test(cells) === true;
}

/** Null is unknown. */
type Truth = boolean | null;
type RecordTest = (cells: readonly Cell[]) => Truth;

function compile(filter: Filter, fields: readonly Field[]): RecordTest {
  switch (filter.kind) {
    case 'and':
      return untilDecided(
        false,
        filter.items.map((item) => compile(item, fields)),
      );
    case 'or':
      return untilDecided(
        true,
        filter.items.map((item) => compile(item, fields)),
      );
    case 'not': {
      const test = compile(filter.item, fields);
      return (cells) => negate(test(cells));
    }
    default:
      return compileCondition(filter, fields);
  }
}

/** One item of the deciding truth decides (false for AND, true for OR); else one unknown makes it unknown. */
function untilDecided(deciding: boolean, tests: readonly RecordTest[]): RecordTest {
  return (cells) => {
    let truth: Truth = !deciding;
    for (const test of tests) {
      const each = test(cells);
      if (each === deciding) return deciding;
      if (each === null) truth = null;
    }
    return truth;
  };
}

function compileCondition(condition: ValuePredicate, fields: readonly Field[]): RecordTest {
  const index = fields.findIndex((field) => field.name === condition.field);
  const field = fields[index];
  if (field === undefined) throw new TypeError('unchecked filter: unknown field');
  if (condition.kind === 'null') return (cells) => ((cells[index] ?? null) === null) !== condition.negated;
  const test = compileValueTest(condition, field);
  return (cells) => {
    const cell = cells[index] ?? null;
    return cell === null ? null : test(ordered(cell));
  };
}

function compileValueTest(condition: Exclude<ValuePredicate, { readonly kind: 'null' }>, field: Field): (value: number) => boolean {
  switch (condition.kind) {
    case 'compare':
      return compareOps[condition.op](ordered(operandOf(field.type, condition.value)));
    case 'in': {
      const values = new Set(condition.values.map((value) => ordered(operandOf(field.type, value))));
      return (value) => values.has(value) !== condition.negated;
    }
    case 'between': {
      const low = ordered(operandOf(field.type, condition.low));
      const high = ordered(operandOf(field.type, condition.high));
      return (value) => (value >= low && value <= high) !== condition.negated;
    }
  }
}

/** What an operator says of a value, given its operand. */
export const compareOps: Readonly<Record<CompareOp, (operand: number) => (value: number) => boolean>> = {
  '=': (operand) => (value) => value === operand,
  '!=': (operand) => (value) => value !== operand,
  '<': (operand) => (value) => value < operand,
  '<=': (operand) => (value) => value <= operand,
  '>': (operand) => (value) => value > operand,
  '>=': (operand) => (value) => value >= operand,
};

/** Values on one scale, false below true. A checked filter is never about text. */
function ordered(value: number | boolean | string): number {
  if (typeof value === 'string') throw new TypeError('unchecked filter: text cell');
  return Number(value);
}

function negate(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
