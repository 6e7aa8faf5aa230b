import type { FieldProfile } from '../../../language/profile/fields.ts';
import { fieldOfIdea } from '../../annotate/concepts.ts';
import { isAdditive } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';

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

/** "the highest campsite", "which hut lies the highest": of records it is said of how high they lie. */
export function heightOf(sentence: Sentence, at: number): FieldProfile | null {
  const isLying = /^(?:sits?|lies?|lay|stands?|stood)$/.test(sentence.lower(sentence.previous(at))) && sentence.next(at) >= sentence.pieces.length;
  const isOfRecord = /^(?:the )?(?:highest|lowest)$/.test(sentence.lower(at)) && (isLying || sentence.nounBehind(at) >= 0);
  return isOfRecord ? fieldOfIdea('height', sentence.profiles) : null;
}
