import type { Condition } from '../../condition/condition.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import type { Measure, Plan } from '../../plan/plan.ts';
import { LACK } from '../lexicon/lacking.ts';

/** What a plan does, as far as words of a question ask for it. */
export type PlanFeature =
  | Measure['kind']
  /** Groups of records. */
  | 'groups'
  | 'order'
  | 'limit'
  | 'offset'
  /** A bound of groups. */
  | 'having'
  /** Plans side by side. */
  | 'sides'
  /** Measures of several fields. */
  | 'fields'
  | 'changes'
  | 'history'
  | 'records'
  /** Some condition denies, or asks for missing values or for nothing of something. */
  | 'negation'
  /** Some condition leaves a choice. */
  | 'choice'
  /** Some condition compares. */
  | 'comparison'
  | 'where';

/** Everything that a plan does. */
export function featuresOf(plan: Plan): ReadonlySet<PlanFeature> {
  return new Set(planFeatures(plan));
}

function planFeatures(plan: Plan): readonly PlanFeature[] {
  switch (plan.kind) {
    case 'stats':
      return [
        ...conditionFeatures(plan.where),
        ...plan.measures.flatMap(measureFeatures),
        ...present('groups', plan.groups.length > 0),
        ...present('fields', new Set(plan.measures.flatMap(measureFields)).size > 1),
        ...(plan.having.length > 0 ? (['having', 'comparison'] as const) : []),
        // Those of which none is so.
        ...present(
          'negation',
          plan.having.some(({ op, value }) => op === '=' && value === 0),
        ),
        ...present('order', plan.order.length > 0),
        ...present('limit', plan.limit !== null || plan.perGroup !== undefined),
        ...present('offset', (plan.offset ?? 0) > 0),
      ];
    case 'records':
      return [
        'records',
        ...conditionFeatures(plan.where),
        ...present('order', plan.order.length > 0),
        ...present('limit', plan.limit !== null),
        ...present('offset', plan.offset > 0),
      ];
    case 'changes':
      return [
        'changes',
        ...conditionFeatures(plan.where ?? null),
        ...(plan.mean === undefined ? [] : (['avg', ...(plan.mean.by === 'value' ? [] : (['difference'] as const))] as const)),
        ...present('comparison', plan.direction?.least !== undefined),
        ...present('order', (plan.order ?? []).length > 0),
        ...(plan.by === undefined ? [] : (['groups', 'order', 'limit'] as const)),
      ];
    case 'history':
      return ['history'];
    case 'runs':
      return ['changes', ...planFeatures(plan.of)];
    case 'several':
      return ['sides', ...plan.parts.flatMap((part) => planFeatures(part.plan))];
  }
}

function present(feature: PlanFeature, isPresent: boolean): readonly PlanFeature[] {
  return isPresent ? [feature] : [];
}

function measureFeatures(measure: Measure): readonly PlanFeature[] {
  switch (measure.kind) {
    case 'ratio':
    case 'difference':
      return [measure.kind, ...measureFeatures(measure.left), ...measureFeatures(measure.right)];
    case 'growth':
    case 'running':
      return [measure.kind, ...measureFeatures(measure.of)];
    case 'share':
    case 'countIf':
      return [measure.kind, ...conditionFeatures(measure.of)];
    case 'sum':
    case 'avg':
    case 'median':
    case 'stddev':
    case 'min':
    case 'max':
    case 'percentile':
    case 'shareOf':
      return typeof measure.field === 'string' || measure.field.kind === 'sum' || measure.field.kind === 'product'
        ? [measure.kind]
        : [measure.kind, measure.field.kind];
    default:
      return [measure.kind];
  }
}

function conditionFeatures(where: Condition | null): readonly PlanFeature[] {
  return where === null ? [] : ['where', ...leafFeatures(where)];
}

function leafFeatures(where: Condition): readonly PlanFeature[] {
  switch (where.kind) {
    case 'and':
      return where.items.flatMap(leafFeatures);
    case 'or':
      return ['choice', ...where.items.flatMap(leafFeatures)];
    case 'not':
      return ['negation', ...leafFeatures(where.item)];
    case 'compare':
      if (where.op === '=') return where.value === false || where.value === 0 || LACK.test(String(where.value)) ? ['negation'] : [];
      return where.op === '!=' ? ['negation'] : ['comparison'];
    case 'compareTo':
      return ['comparison', where.measure];
    case 'compareFields':
      return ['comparison'];
    case 'between':
      return ['comparison', ...present('negation', where.negated)];
    case 'null':
      return ['negation'];
    case 'in':
      return ['choice', ...present('negation', where.negated)];
    case 'has':
    case 'text':
    case 'part':
      return present('negation', where.negated);
  }
}

/** The fields that a plan measures, or ranks by. */
export function lookedAt(plan: Plan): Set<string> {
  return new Set([...(plan.kind === 'stats' ? plan.measures.flatMap(measureFields) : []), ...rankedFields(plan)]);
}

/** Fields by whose lowest or highest value something is chosen. */
export function rankedFields(plan: Plan): readonly string[] {
  if (plan.kind === 'records') return plan.order.map(({ field }) => field);
  if (plan.kind !== 'stats') return [];
  const ends = plan.measures.filter(({ kind }) => kind === 'min' || kind === 'max');
  const ordered = plan.order.flatMap(({ by, index }) => (by === 'measure' ? (plan.measures[index] ?? []) : []));
  return [...ends, ...ordered].flatMap((measure) => measureFields(measure));
}
