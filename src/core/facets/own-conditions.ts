import type { Condition } from '../condition/condition.ts';
import { fieldsOf } from '../condition/transform.ts';

/** The condition without those items of its outermost AND that are about this field alone; the very same object where none is, null where none is left. */
export function conditionWithout(condition: Condition | null, field: string): Condition | null {
  const items = condition === null ? [] : condition.kind === 'and' ? condition.items : [condition];
  const others = items.filter((item) => fieldsOf(item).some((name) => name !== field));
  if (others.length === items.length) return condition;
  const [only] = others;
  if (only === undefined) return null;
  return others.length === 1 ? only : { kind: 'and', items: others };
}
