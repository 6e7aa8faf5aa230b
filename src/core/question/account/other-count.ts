import { measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import { roleOf } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';

/** Why a plan would count something else than the words ask for; null when nothing speaks against it. */
export function otherCount(sentence: Sentence, plan: Plan): string | null {
  return countedSpace(sentence, plan) ?? wronglySummed(sentence, plan);
}

/** "how many seats are still empty": those that a capacity has left, and no records without one. */
function countedSpace({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\b(?:seats?|places?|spaces?|spots?|beds?|berths?|bays?|tables?|rooms?|slots?|tickets?)\b.{0,30}\b(?:empty|free|left|vacant|open|available|unsold)\b/i;
  const hasNull = (plan.kind === 'stats' || plan.kind === 'records') && JSON.stringify(plan.where).includes('"kind":"null"');
  return hasNull && isAsked.test(text) ? 'I do not see how many of them are taken' : null;
}

/** "number of ratings" from the sum of ratings. */
function wronglySummed(sentence: Sentence, plan: Plan): string | null {
  const isCount = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const averaged = sentence.profiles.find((profile) => roleOf(profile) === 'average' && summed.includes(profile.field.name));
  return isCount && averaged !== undefined ? `${averaged.field.name} is a measure that does not add up to a number of anything` : null;
}
