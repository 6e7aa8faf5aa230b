import type { Measure, Plan } from '../../plan/plan.ts';
import { endOfMiddle, ofTwoEnds } from '../annotate/fields/two-ends.ts';
import type { Sentence } from '../sentence.ts';

/** "highest temperature" of days with `t_mean`, `t_min` and `t_max`: the highest of what is highest, unless an average is asked for. */
export function ofOwnEnds(plan: Plan, sentence: Sentence): Plan {
  const { profiles, text } = sentence;
  const range = rangeOfBoth(plan, sentence);
  if (range !== null) return range;
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

/** "price range" of prices from and up to an amount: from the lowest of the ones to the highest of the others. */
function rangeOfBoth(plan: Plan, { profiles, pieces }: Sentence): Plan | null {
  if (plan.kind !== 'stats' || !pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'range')) return null;
  const endOf = (measure: Measure): Measure => {
    const profile = measure.kind === 'min' || measure.kind === 'max' ? profiles.find(({ field }) => field.name === measure.field) : undefined;
    return profile === undefined || !('field' in measure)
      ? measure
      : { ...measure, field: ofTwoEnds(profile, measure.kind === 'max', profiles).field.name };
  };
  return { ...plan, measures: plan.measures.map(endOf) };
}
