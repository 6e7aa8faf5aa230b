import { fieldsOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import { tellsApart } from '../facts.ts';
import type { Sentence } from '../sentence.ts';
import { isCountPlan } from '../../plan/measure-fields.ts';

/** "how many unicorns?", "which airlines fly to Toronto": where nothing else is computed, a noun that no data is called by is all that is asked about. */
export function isUnfounded({ assumedNouns, pieces, facts, profiles }: Sentence, plan: Plan): boolean {
  if (assumedNouns.length === 0) return false;
  if (plan.kind === 'records')
    return plan.order.length === 0 && pieces.some((piece) => piece.kind === 'head' && /^(?:which|what|who)$/.test(piece.head));
  if (!isCountPlan(plan) || plan.groups.length > 0) return false;
  // "number of platforms at Berlin Hauptbahnhof": what a single record has, and not how many such records there are.
  const names = fieldsOf(plan.where);
  return (
    names.length === 0 || profiles.some(({ field }) => field.type === 'text' && names.includes(field.name) && tellsApart(facts, field.name) === true)
  );
}
