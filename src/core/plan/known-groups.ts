import type { Condition } from '../condition/condition.ts';
import type { StatsPlan } from './plan.ts';
import { conjunction } from '../condition/transform.ts';

/** The condition of a plan without what only says that its groups are known. */
export function withoutKnown({ where, groups }: Pick<StatsPlan, 'where' | 'groups'>): Condition | null {
  const isKnown = (item: Condition) => item.kind === 'null' && item.negated && groups.some(({ field }) => field === item.field);
  if (where === null || isKnown(where)) return null;
  return where.kind === 'and' ? conjunction(where.items.filter((item) => !isKnown(item))) : where;
}
