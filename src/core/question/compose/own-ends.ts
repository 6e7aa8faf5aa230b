import type { Measure, Plan } from '../../plan/plan.ts';
import { endOfMiddle } from '../annotate/fields/two-ends.ts';
import type { Sentence } from '../sentence.ts';

/** "highest temperature" of days with `t_mean`, `t_min` and `t_max`: the highest of what is highest, unless an average is asked for. */
export function ofOwnEnds(plan: Plan, { profiles, text }: Sentence): Plan {
  if (/\b(?:average|mean|avg|typical|typically)\b/i.test(text)) return plan;
  const endOf = (field: string, descending: boolean) => endOfMiddle(field, descending, profiles)?.field.name ?? field;
  if (plan.kind === 'stats') {
    const measured = (measure: Measure): Measure =>
      (measure.kind === 'max' || measure.kind === 'min') && typeof measure.field === 'string'
        ? { ...measure, field: endOf(measure.field, measure.kind === 'max') }
        : measure;
    return { ...plan, measures: plan.measures.map(measured) };
  }
  if (plan.kind !== 'records') return plan;
  return { ...plan, order: plan.order.map((each, at) => (at === 0 ? { ...each, field: endOf(each.field, each.descending) } : each)) };
}
