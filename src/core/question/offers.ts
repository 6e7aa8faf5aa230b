import type { Plan } from '../plan/plan.ts';
import type { Reading } from './read/reading.ts';
import type { Sentence } from './sentence.ts';
import { auditOf } from './account/audit.ts';
import { unusedFields } from './account/unused-fields.ts';

/**
 * The plans that may be offered to one who asked something else: those that nothing speaks against but the words that the refusal names. A plan that
 * leaves more aside than these would only seem to be an answer.
 */
export function offered(sentence: Sentence, plans: readonly Plan[]): readonly Plan[] {
  return plans.filter((plan) => auditOf(sentence, plan) === null);
}

/** Plans that the words fit equally well: all of them, where what speaks against the others leaves nothing to choose between. */
export function offeredBetween(sentence: Sentence, plans: readonly Plan[]): readonly Plan[] {
  const kept = offered(sentence, plans);
  return kept.length > 1 ? kept : plans;
}

/** What can be computed without words that were not understood; nothing where these join or turn what stands beside them, or are all that was said. */
export function offeredWithout(
  sentence: Sentence,
  reading: Reading,
  { plan, telling }: { readonly plan: Plan; readonly telling: readonly string[] },
): readonly Plan[] {
  const isTurning = sentence.pieces.some(({ kind }, at) => TURNING.test(kind) && telling.includes(sentence.words(at)));
  const isAll = plan.kind === 'records' && plan.where === null && plan.order.length === 0;
  return isTurning || isAll || unusedFields(sentence, reading, [plan]).length > 0 ? [] : offered(sentence, [plan]);
}

const TURNING = /^(?:link|grouper|extreme|ordinal|limit|bound|aggregate)$/;
