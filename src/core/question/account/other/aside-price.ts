import type { FieldProfile } from '../../../language/profile/fields.ts';
import { OF_SOME_STEMS } from '../../../language/profile/main-price.ts';
import type { Plan } from '../../../plan/plan.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** "what do kids pay" of a price and one for children: why the plain price does not answer it; null where it does, or nobody is named. */
export function asidePrice({ profiles, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'several') return null;
  const parts = plan.kind === 'stats' ? [plan] : plan.parts.flatMap((part) => (part.plan.kind === 'stats' ? [part.plan] : []));
  const measured = new Set(parts.flatMap((part) => part.measures.flatMap(measureFields)));
  const used = new Set(fieldsOfPlan(plan));
  const isForThem = ({ words, says, dimension, field }: FieldProfile) =>
    dimension === 'money' &&
    !used.has(field.name) &&
    words.some(({ stem }) => OF_SOME_STEMS.has(stem)) &&
    tokens.some(({ stem }) => OF_SOME_STEMS.has(stem) && (says.has(stem) || words.some((word) => word.stem === stem)));
  const isOfMoney = profiles.some(({ field, dimension }) => dimension === 'money' && measured.has(field.name));
  const meant = isOfMoney ? profiles.find(isForThem) : undefined;
  return meant === undefined ? null : `I cannot tell whether ${meant.field.name} is meant: name the price`;
}
