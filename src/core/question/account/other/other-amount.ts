import { predicatesOf } from '../../../condition/transform.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why a plan takes another amount of money than the words ask for; null when it does not. */
export function otherAmount(sentence: Sentence, plan: Plan): string | null {
  return perOther(sentence, plan) ?? boundedByCut(sentence, plan);
}

/** "reduced by more than $1,000" by a price of more than that: by how much is another number. */
function boundedByCut({ text, profiles }: Sentence, plan: Plan): string | null {
  if ((plan.kind !== 'stats' && plan.kind !== 'records') || !CUT_BY.test(text)) return null;
  const isOfMoney = (name: string) => profiles.some(({ field, dimension }) => field.name === name && dimension === 'money');
  const bound = predicatesOf(plan.where).find((each) => each.kind === 'compare' && typeof each.value === 'number' && isOfMoney(each.field));
  return bound === undefined ? null : 'I read by how much, but cannot see what to subtract from what';
}

const CUT_BY =
  /\b(?:reduced|discounted|cut|lowered|marked down|dropped|came down|come down|went down|went up|raised|increased|rose|fell) by (?:more|less|over|under|at least|at most|up to|\W?\d)/i;

/** "charge more per word" by what an hour costs, next to a rate per word. */
function perOther({ text, profiles }: Sentence, plan: Plan): string | null {
  const used = new Set(fieldsOfPlan(plan));
  const measured = profiles.some(({ field, dimension }) => used.has(field.name) && dimension === 'money');
  const asked = new Set([...text.matchAll(/\bper (?<each>\p{L}{3,})/giu)].map((match) => stemOf(match.groups?.['each']?.toLowerCase() ?? '')));
  const isPer = ({ field }: FieldProfile) => wordsOfName(field).some((word, at, all) => all[at - 1] === 'per' && asked.has(stemOf(word)));
  const own = measured ? profiles.filter((profile) => profile.field.type === 'number' && isPer(profile)) : [];
  return own.length === 0 || own.some(({ field }) => used.has(field.name)) ? null : `${own[0]?.field.name ?? ''} may be meant as well`;
}
