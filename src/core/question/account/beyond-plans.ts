import type { Sentence } from '../sentence.ts';
import type { PlanFeature } from './plan-features.ts';

/** Why no plan of such features answers what a question asks for by its form; null when one may. */
export function beyondPlans(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  if (asksForCause(sentence, features)) return 'The records say what there is, not what makes it so: ask for the figures of each side';
  if (supposes(sentence, features)) return 'I cannot work through what is supposed there: ask for the figure itself';
  return SINGLE.test(sentence.text) ? 'I do not see how to keep to a single one of those' : null;
}

const SINGLE = /\bsingle[ -](?:day|night|week|month|year|hour)\b/i;
const CAUSES =
  /^\W*(?:and |so )?(?:do|does|did|will|would|can)\b.*\b(?:makes?|go(?:es)? (?:up|down)|causes?|affects?|influences?|leads? to|drives?|raises?|lowers?)\b/i;
/** What sets one thing against another, and so tells something of it. */
const COMPARING: readonly PlanFeature[] = ['correlation', 'sides', 'difference', 'groups', 'changes'];

/** "does a balcony make the rent go up?": asks for a cause, of which one figure says nothing. */
function asksForCause({ text }: Sentence, features: ReadonlySet<PlanFeature>): boolean {
  return CAUSES.test(text) && COMPARING.every((feature) => !features.has(feature));
}

/** "if I bought every boat, what would I pay": what follows from a supposition is a sum or a difference at best, never a count or a list. */
function supposes({ text }: Sentence, features: ReadonlySet<PlanFeature>): boolean {
  const isSupposed = /^\W*(?:and )?(?:if|suppose|supposing|say|assuming)\b(?! (?:any|possible|so|not)\b)/i.test(text);
  return isSupposed && !features.has('sum') && !features.has('difference');
}
