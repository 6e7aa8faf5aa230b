import type { Condition } from '../../../condition/condition.ts';
import { predicatesOf } from '../../../condition/transform.ts';
import type { Grouping, Measure, Plan } from '../../../plan/plan.ts';

/** Why a plan computes what its groups or conditions say already; null when it does not. */
export function fixedField(plan: Plan): string | null {
  if (plan.kind === 'stats' && plan.measures.some((measure) => measuresGroup(measure, plan.groups)))
    return 'I would group the records by the very field that I would compute';
  if (plan.kind === 'stats' && plan.measures.some((measure) => isFixed(measure, plan.where)))
    return 'I would compute the very number that a condition fixes';
  return null;
}

/** Different values of what each group has one value of, or the highest cost by steps of the cost. */
function measuresGroup(measure: Measure, groups: readonly Grouping[]): boolean {
  return 'field' in measure && groups.some(({ kind, field }) => field === measure.field && (kind === 'value' || kind === 'number'));
}

/** The total of a number that is 0 in all of the records that are meant. */
function isFixed(measure: Measure, where: Condition | null): boolean {
  const isOfNumber = /^(?:sum|avg|median|min|max|percentile)$/.test(measure.kind);
  const isEqual = (name: unknown) => predicatesOf(where).some((each) => each.kind === 'compare' && each.op === '=' && each.field === name);
  return isOfNumber && 'field' in measure && isEqual(measure.field);
}
