import type { Condition } from '../../core/condition/condition.ts';
import type { PlanResult } from '../../core/plan/result.ts';

/** The one group that an answer named, as a condition on its records. */
export function namedGroup(result: PlanResult): Condition | undefined {
  if (result.kind !== 'stats' || result.plan.limit !== 1 || result.rows.length !== 1) return undefined;
  const [row] = result.rows;
  const items = result.plan.groups.flatMap(({ kind, field }, index): readonly Condition[] => {
    const value = row?.groups[index];
    if (kind === 'item') return [{ kind: 'has', field, negated: false, text: String(value) }];
    return kind !== 'value' || value === undefined || value === null ? [] : [{ kind: 'compare', field, op: '=', value }];
  });
  if (items.length === 0 || items.length < result.plan.groups.length) return undefined;
  return items.length === 1 ? items[0] : { kind: 'and', items };
}
