import { predicatesOf } from '../../../condition/transform.ts';
import { isSaidBy } from '../../../language/bind/dates/date-fields.ts';
import { beginsInOlder, OF_DAY } from '../../read/changes/run-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { isOfOne } from '../../facts.ts';
import type { Sentence } from '../../sentence.ts';

/** Why there is no plan of how one record was at another time, where no run is known of then. */
export const EARLIER_STATE = 'I answer about the latest run, or what changed between runs, and not about how one record was at another time';

/**
 * "what did EY-10214 cost in September" of frames that know when they were launched: a time of one record that no word says is that of its date is when it was
 * like that, which is another run; null elsewhere.
 */
export function earlierState({ tokens, profiles, facts }: Sentence, plan: Plan): string | null {
  const isValue = plan.kind === 'stats' ? plan.groups.length === 0 : plan.kind === 'records' && plan.fields.length > 0;
  if (!isValue || !('where' in plan)) return null;
  if (!isOfOne(plan.where ?? null, facts, profiles)) return null;
  // "what was the price last year" does not ask for the day of a price list.
  const isUnsaid = (date: FieldProfile) => date.field.type === 'date' && !tokens.some((token) => token.stem !== 'price' && isSaidBy(token, date));
  const isTimed = predicatesOf(plan.where ?? null).some((each) => {
    const date = 'field' in each ? profiles.find(({ field }) => field.name === each.field) : undefined;
    return date !== undefined && isUnsaid(date);
  });
  return isTimed ? EARLIER_STATE : null;
}

/** "how many of the listings from September are still up": of an earlier run, and of no date, where one is of that month. */
export function keptSince(sentence: Sentence): string | null {
  const day = KEPT.exec(sentence.text)?.groups?.['day'];
  return day !== undefined && beginsInOlder(`in ${day}`, sentence) ? KEPT_OF_RUN : null;
}

const KEPT = new RegExp(
  `\\b(?:from|of|in|seen in) (?:the )?(?<day>${OF_DAY})(?: (?:run|list|scrape))?,? .{0,20}\\bstill (?:up|online|live|there|here|listed|around|available|on)\\b`,
  'i',
);
const KEPT_OF_RUN = 'What was there in an earlier run and still is cannot be counted: ask what was removed since it';
