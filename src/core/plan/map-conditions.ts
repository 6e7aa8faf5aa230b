import type { Condition } from '../condition/condition.ts';
import type { Measure, Plan } from './plan.ts';

type Map = (condition: Condition) => Condition;

/** The plan with other conditions in place of its own: those on its records, on its measures and on its parts. */
export function mapConditions<One extends Plan>(plan: One, map: Map): One;
export function mapConditions(plan: Plan, map: Map): Plan {
  switch (plan.kind) {
    case 'several':
      return { kind: 'several', parts: plan.parts.map((part) => ({ ...part, plan: mapConditions(part.plan, map) })) };
    case 'stats':
      return { ...plan, where: plan.where && map(plan.where), measures: plan.measures.map((measure) => mapMeasure(measure, map)) };
    case 'changes': {
      const { where, was } = plan;
      return { ...plan, ...(where ? { where: map(where) } : {}), ...(was === undefined ? {} : { was: map(was) }) };
    }
    case 'records':
      return plan.where ? { ...plan, where: map(plan.where) } : plan;
    case 'runs':
      return { ...plan, of: mapConditions(plan.of, map) };
    case 'history':
      return plan;
  }
}

function mapMeasure(measure: Measure, map: Map): Measure {
  switch (measure.kind) {
    case 'share':
      return measure.of === null ? measure : { ...measure, of: map(measure.of) };
    case 'countIf':
      return { ...measure, of: map(measure.of) };
    case 'ratio':
    case 'difference':
      return { ...measure, left: mapMeasure(measure.left, map), right: mapMeasure(measure.right, map) };
    case 'growth':
    case 'running':
      return { ...measure, of: mapMeasure(measure.of, map) };
    default:
      return measure;
  }
}
