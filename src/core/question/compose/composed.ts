import type { Condition } from '../../condition/condition.ts';
import type { Plan, StatsPlan } from '../../plan/plan.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Sentence } from '../sentence.ts';

/** A plan, or why there is none. */
export type Composed =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly rivals?: readonly Plan[] }
  | { readonly kind: 'cannot'; readonly reason: string };

export const plan = (made: Plan, rivals: readonly Plan[] = []): Composed =>
  rivals.length === 0 ? { kind: 'plan', plan: made } : { kind: 'plan', plan: made, rivals };
export const cannot = (reason: string): Composed => ({ kind: 'cannot', reason });

/** Records that are listed where no number of them is said: of those that were chosen by a condition rather all. */
export function shownOf(where: Condition | null): number {
  return where === null ? 10 : 50;
}

/** A value over records, in groups or not. */
export function statsPlan(parts: Partial<StatsPlan> & Pick<StatsPlan, 'measures'>): StatsPlan {
  return { kind: 'stats', where: null, groups: [], having: [], order: [], limit: null, ...parts };
}

/** The fields that are named, behind what names each record; none where nothing but the order is. */
export function shownFields(sentence: Sentence, named: readonly FieldProfile[], count: number): readonly string[] {
  if (count === 0) return [];
  const own = sentence.facts.titleField ?? sentence.facts.key[0];
  return [...new Set([...(own === undefined ? [] : [own]), ...named.map(({ field }) => field.name)])];
}
