import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isAdditive } from '../../field-role.ts';

/** Whether a superlative that speaks of a field by itself is not said of the number beside it: "the first crewed flight" next to a number of flights, "oldest victim" next to one of victims. */
export function isEndOfOther(words: string, idea: FieldProfile, beside: FieldProfile): boolean {
  if (beside.field.type !== 'number' || idea === beside) return false;
  if (idea.field.type === 'date' && TIMELY.test(words)) return beside.role !== 'year';
  return idea.field.type !== 'text' && OF_ONE_EACH.test(words) && isAdditive(beside);
}

/** What is first or last is so in time. */
export const TIMELY = /^(?:the )?(?:first|last|earliest|latest|newest|(?:most|least) recently|most recent)$/;
/** What one thing is, and no number of things can be. */
const OF_ONE_EACH = /^(?:the )?(?:oldest|youngest|heaviest|lightest|strongest|weakest|hottest|coldest|warmest|coolest)\b/;
