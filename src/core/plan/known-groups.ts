import type { Condition } from '../condition/condition.ts';
import type { Plan, StatsPlan } from './plan.ts';
import { conjunction } from '../condition/transform.ts';

/** The condition on the records of a plan over one run; null of any other plan. */
export function scopeOf(plan: Plan): Condition | null {
  return plan.kind === 'stats' || plan.kind === 'records' ? plan.where : null;
}

/** The condition of a plan without what only says that its groups are known. */
export function withoutKnown({ where, groups }: Pick<StatsPlan, 'where' | 'groups'>): Condition | null {
  const isKnown = (item: Condition) => item.kind === 'null' && item.negated && groups.some(({ field }) => field === item.field);
  if (where === null || isKnown(where)) return null;
  return where.kind === 'and' ? conjunction(where.items.filter((item) => !isKnown(item))) : where;
}
