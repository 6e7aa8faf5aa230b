import type { Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** Last words of names that say what of a thing a field holds: the status of a loan, the type of an object. */
const OF_THING = /^(?:type|kind|status|class|categor(?:y|i))$/;

/** True when a plan counts the types of things, where the question may mean the things: "how many loans" of records with a loan status. */
export function countsTypes({ pieces, profiles, tokens }: Sentence, plan: Plan): boolean {
  if (plan.kind !== 'stats' || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct')) return false;
  return plan.measures.some((measure) => {
    if (measure.kind !== 'distinct') return false;
    const words = profiles.find(({ field }) => field.name === measure.field)?.words ?? [];
    const last = words.at(-1)?.stem ?? '';
    return words.length > 1 && OF_THING.test(last) && !tokens.some(({ stem }) => stem === last);
  });
}

/** "how many seats are still empty": those that a capacity has left, and no records without one. */
export function countedSpace({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\b(?:seats?|places?|spaces?|spots?|beds?|berths?|bays?|tables?|rooms?|slots?|tickets?)\b.{0,30}\b(?:empty|free|left|vacant|open|available|unsold)\b/i;
  const hasNull = (plan.kind === 'stats' || plan.kind === 'records') && JSON.stringify(plan.where).includes('"kind":"null"');
  return hasNull && isAsked.test(text) ? 'I do not see how many of them are taken' : null;
}
