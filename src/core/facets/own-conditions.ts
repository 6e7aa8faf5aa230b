import type { Condition } from '../condition/condition.ts';
import { conjunction, fieldsOf } from '../condition/transform.ts';

/** The condition without those items of its outermost AND that are about this field alone; the very same object where none is, null where none is left. */
export function conditionWithout(condition: Condition | null, field: string): Condition | null {
  const items = condition === null ? [] : condition.kind === 'and' ? condition.items : [condition];
  const others = items.filter((item) => fieldsOf(item).some((name) => name !== field));
  return others.length === items.length ? condition : conjunction(others);
}
