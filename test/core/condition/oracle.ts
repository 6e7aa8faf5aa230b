import type { Cell } from '../../../src/core/fields/field.ts';
import type { Filter, Literal } from '../../../src/core/condition/condition.ts';
import { fields } from './arbitrary.ts';

/** SQL's three-valued logic, word by word, on the scale -1 false, 0 unknown, 1 true. */
export function truthOf(filter: Filter, cells: readonly Cell[]): number {
  switch (filter.kind) {
    case 'and':
      return Math.min(...filter.items.map((item) => truthOf(item, cells)));
    case 'or':
      return Math.max(...filter.items.map((item) => truthOf(item, cells)));
    case 'not':
      return 0 - truthOf(filter.item, cells);
    case 'null':
      return sign(filter.negated, cellOf(filter.field, cells) === null ? 1 : -1);
    case 'compare':
      return compare(cellOf(filter.field, cells), filter.op, filter.value);
    case 'between': {
      const cell = cellOf(filter.field, cells);
      return sign(filter.negated, Math.min(compare(cell, '>=', filter.low), compare(cell, '<=', filter.high)));
    }
    case 'in': {
      const cell = cellOf(filter.field, cells);
      return sign(filter.negated, Math.max(-1, ...filter.values.map((value) => compare(cell, '=', value))));
    }
  }
}

function cellOf(field: string, cells: readonly Cell[]): Cell {
  return cells[fields.findIndex((each) => each.name === field)] ?? null;
}

function compare(cell: Cell, op: string, literal: Literal): number {
  if (cell === null) return 0;
  const value = typeof literal === 'string' ? Date.parse(literal) : literal;
  const is = { '=': cell === value, '<': cell < value, '>': cell > value };
  const truths: Record<string, boolean> = { ...is, '!=': !is['='], '<=': !is['>'], '>=': !is['<'] };
  return truths[op] === true ? 1 : -1;
}

function sign(negated: boolean, truth: number): number {
  return negated ? 0 - truth : truth;
}
