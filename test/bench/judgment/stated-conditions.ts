import type { Condition } from '../../../dist/core/condition/condition.js';
import { fieldsOf } from '../../../dist/core/condition/transform.js';

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
export function flatConditions(filter: Condition | null): readonly StatedCondition[] {
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
    default:
      return [{ field: fieldsOf(filter)[0] ?? '', op: 'unsaid', value: null }];
  }
}
