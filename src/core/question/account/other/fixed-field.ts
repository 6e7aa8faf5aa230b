import type { Condition } from '../../../condition/condition.ts';
import { itemsOf, predicatesOf } from '../../../condition/transform.ts';
import type { Grouping, Measure, Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';

/** Why a plan computes what its groups or conditions say already, or bounds another date than it speaks of; null when it does neither. */
export function fixedField(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind === 'stats' && plan.measures.some((measure) => measuresGroup(measure, plan.groups)))
    return 'I would group the records by the very field that I would compute';
  if (plan.kind === 'stats' && plan.measures.some((measure) => isFixed(measure, plan.where)))
    return 'I would compute the very number that a condition fixes';
  // "cheapest score for string quartet" by the scoring: one group, of which nothing is the cheapest.
  if (
    plan.kind === 'stats' &&
    plan.limit === 1 &&
    plan.order.length > 0 &&
    plan.groups.every(({ kind, field }) => kind === 'value' && isHeld(plan.where, field))
  )
    return 'I would rank groups of which a condition leaves only one';
  const dates = twoDates(sentence, plan);
  return dates === null ? null : `I cannot tell whether ${dates.join(' or ')} is the date that is meant`;
}

/** Different values of what each group has one value of, or the highest cost by steps of the cost. */
function measuresGroup(measure: Measure, groups: readonly Grouping[]): boolean {
  return 'field' in measure && groups.some(({ kind, field }) => field === measure.field && (kind === 'value' || kind === 'number'));
}

/** The total of a number that is 0 in all of the records that are meant. */
function isFixed(measure: Measure, where: Condition | null): boolean {
  const isOfNumber = /^(?:sum|avg|median|min|max|percentile)$/.test(measure.kind);
  return isOfNumber && 'field' in measure && isHeld(where, measure.field);
}

/** A condition that holds of all of them leaves one value of the field. */
function isHeld(where: Condition | null, name: unknown): boolean {
  return itemsOf(where).some((each) => each.kind === 'compare' && each.op === '=' && each.field === name);
}

/** "coupons that run out before May" of records with a date for coupons: that they have one, and that another date is before May. */
function twoDates({ profiles }: Sentence, plan: Plan): readonly [string, string] | null {
  const isDate = (name: string) => profiles.some(({ field }) => field.name === name && field.type === 'date');
  const said = 'where' in plan ? predicatesOf(plan.where ?? null).flatMap((each) => ('field' in each && isDate(each.field) ? [each] : [])) : [];
  const had = said.find((each) => each.kind === 'null' && each.negated)?.field;
  const bounded = said.flatMap(({ kind, field }) => (kind === 'null' ? [] : [field]));
  const [other] = bounded;
  return had === undefined || other === undefined || bounded.includes(had) ? null : [had, other];
}
