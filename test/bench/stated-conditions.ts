import type { Filter } from '../../dist/core/condition/condition.js';

/** A condition as cases and predictions write it. `optional`, `boundary` and `tol` say how exactly an answer must be met. */
export interface StatedCondition {
  readonly field: string;
  readonly op: string;
  readonly value: unknown;
  readonly optional?: boolean;
  readonly boundary?: string;
  readonly tol?: number;
}

/** A filter as a flat list of conditions that all hold; what such a list cannot say gets the operator `unsaid`. */
export function flatConditions(filter: Filter | null): readonly StatedCondition[] {
  if (filter === null) return [];
  switch (filter.kind) {
    case 'and':
      return filter.items.flatMap(flatConditions);
    case 'compare':
      return [{ field: filter.field, op: filter.op, value: filter.value }];
    case 'in':
      return [{ field: filter.field, op: filter.negated ? 'nin' : 'in', value: filter.values }];
    case 'between':
      return [{ field: filter.field, op: filter.negated ? 'unsaid' : 'between', value: [filter.low, filter.high] }];
    case 'or':
    case 'not':
    case 'null':
      return [{ field: fieldOf(filter), op: 'unsaid', value: null }];
  }
}

function fieldOf(filter: Filter): string {
  if (filter.kind === 'not') return fieldOf(filter.item);
  if (filter.kind !== 'and' && filter.kind !== 'or') return filter.field;
  return filter.items[0] === undefined ? '' : fieldOf(filter.items[0]);
}
