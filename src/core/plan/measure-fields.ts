import type { Measure, Measured, Plan, StatsPlan } from './plan.ts';

/** The fields that a measure is computed from, those of its conditions left out. */
export function measureFields(measure: Measure): readonly string[] {
  switch (measure.kind) {
    case 'count':
    case 'share':
    case 'countIf':
      return [];
    case 'correlation':
      return measure.fields;
    case 'ratio':
    case 'difference':
      return [...measureFields(measure.left), ...measureFields(measure.right)];
    case 'growth':
    case 'running':
      return measureFields(measure.of);
    default:
      return measuredFields(measure.field);
  }
}

/** The fields whose values a plan adds up. */
export function summedFields(plan: Plan): readonly string[] {
  return plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
}

/** True for a plan that counts records and does nothing else with them. */
export function isCountPlan(plan: Plan): plan is StatsPlan {
  return plan.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'count');
}

/** The fields that a measured value is computed from: one, or the two of a computed value. */
export function measuredFields(measured: Measured): readonly string[] {
  return typeof measured === 'string' ? [measured] : [measured.left, measured.right];
}
