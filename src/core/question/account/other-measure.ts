import { fieldsOf } from '../../condition/transform.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Sentence } from '../sentence.ts';
import { fieldsOfPlan } from './unused.ts';

/** A reason why a plan measures or shows something else than the words ask for; null when there is none. */
export function otherMeasure(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind === 'several') return plan.parts.map(({ plan: part }) => otherMeasure(sentence, part)).find((reason) => reason !== null) ?? null;
  return unpaid(sentence, plan) ?? dividedAgain(sentence, plan) ?? shownFlag(sentence, plan);
}

const PAYING = /^(?:cost|costs|fetch|fetches|fetched|bring|brings|brought|earn|earns|earned|spend|spends|spent|charge|charges|charged|pay|pays)$/;

/** "what did an acre bring on average" is about money, whatever else it names. */
function unpaid({ tokens, profiles }: Sentence, plan: Plan): string | null {
  const verb = tokens.find(({ lower }) => PAYING.test(lower));
  const measured = plan.kind === 'stats' ? plan.measures.flatMap((measure) => measureFields(measure)) : [];
  if (verb === undefined || measured.length === 0) return null;
  const used = fieldsOfPlan(plan);
  // A field that is called so is no verb: "cost", "pay".
  const isPaid = (profile: FieldProfile) =>
    isMoney(profile) ||
    profile.words.some(({ stem }) => stem === verb.stem) ||
    profile.says.has(verb.stem) ||
    /count|number/i.test(profile.field.name);
  return profiles.some((profile) => used.includes(profile.field.name) && isPaid(profile)) || !profiles.some(isMoney)
    ? null
    : `I do not see the money that "${verb.text}" speaks of`;
}

function isMoney({ unit, concepts }: FieldProfile): boolean {
  return unit?.dimension === 'money' || concepts.some(({ id }) => MONEY.has(id));
}

const MONEY: ReadonlySet<string> = new Set(['price', 'salary', 'revenue', 'gross', 'profit', 'budget', 'funding', 'owed', 'discount']);

/** "rent per acre" of a rent in dollars per acre. */
function dividedAgain({ profiles }: Sentence, plan: Plan): string | null {
  const divided =
    plan.kind === 'stats'
      ? plan.measures.flatMap((measure) =>
          'field' in measure && typeof measure.field === 'object' && measure.field.kind === 'ratio' ? [measure.field.left] : [],
        )
      : [];
  const own = profiles.find(({ field }) => divided.includes(field.name) && field.unit?.includes('/') === true);
  return own === undefined ? null : `${own.field.name} is an amount per ${own.field.unit?.split('/')[1] ?? 'unit'} already`;
}

/** "offers with a checked bag": a switch that is only shown narrows nothing. */
function shownFlag({ profiles, text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'records' || !/\b(?:with|without|that (?:has|have)|having)\b/i.test(text)) return null;
  const where = fieldsOf(plan.where);
  const flag = profiles.find(({ field }) => field.type === 'boolean' && plan.fields.includes(field.name) && !where.includes(field.name));
  return flag === undefined ? null : `I cannot tell whether ${flag.field.name} is to be shown or to narrow the records`;
}
