import type { Condition } from '../condition/condition.ts';
import type { StatsPlan } from './plan.ts';

/** The condition of a plan without what only says that its groups are known. */
export function withoutKnown({ where, groups }: Pick<StatsPlan, 'where' | 'groups'>): Condition | null {
  const isKnown = (item: Condition) => item.kind === 'null' && item.negated && groups.some(({ field }) => field === item.field);
  if (where === null || isKnown(where)) return null;
  if (where.kind !== 'and') return where;
  const items = where.items.filter((item) => !isKnown(item));
  const [only] = items;
  if (only === undefined) return null;
  return items.length === 1 ? only : { kind: 'and', items };
}
