import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { Window } from '../../annotate/dates/calendar.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { lowerText, type Token } from '../../tokens.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';

/**
 * "licences that expire before the end of the year": what is over already does so no more, so that the time runs from today; null where the words say no
 * such thing, or nothing is over.
 */
export function stillToCome(
  reading: DateReading,
  { profile, span, tokens, now }: { readonly profile: FieldProfile; readonly span: Window; readonly tokens: readonly Token[]; readonly now: number },
): Window | null {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const end = reading.comparison === '<' ? span.start : reading.comparison === '<=' ? span.end : null;
  const isPartlyOver = (profile.field.min ?? today) < today && (profile.field.max ?? 0) >= today;
  if (end === null || end <= today + DAY_MS || !isPartlyOver || !isSaidOfNow(tokens, reading.from)) return null;
  return { start: today, end };
}

/** A verb of the present right before the time, and none of what has been. */
function isSaidOfNow(tokens: readonly Token[], at: number): boolean {
  return EXPIRES.test(lowerText(tokens, Math.max(0, at - 3), at));
}

const EXPIRES = /(?:^|\s)(?<!\b(?:did|was|were|had|have|has|been) )(?:expires?|expiring|lapses?|lapsing|runs? out|running out)$/;
