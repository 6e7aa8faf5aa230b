import { DAY_MS } from '../../../fields/date/calendar.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import { dateOfEvent, leaningByName } from '../../annotate/happenings.ts';
import { isStart } from '../../annotate/dates/date-kinds.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { DateInput } from './date-input.ts';
import type { FieldProfile } from '../../profile/fields.ts';

/** Whether a field speaks of the past or of the future: by its values, else by its name. */
export function leaningOf(profile: FieldProfile, now: number): 'past' | 'future' {
  const { max } = profile.field;
  if (max === undefined) return leaningByName(profile) ?? 'future';
  return max > now + 8 * DAY_MS ? 'future' : 'past';
}

/** A time that begins after today, or up to which today is a part of; a bare month may be that of any year. */
export function isYetToCome({ comparison, first: { windows } }: DateReading, today: number): boolean {
  const isUpTo = comparison.startsWith('<');
  const isMonth = windows.length > 1 && windows.some(({ start, end }) => end - start > 2 * DAY_MS);
  // "on 12 November" of late November is the last one.
  const [nearest] = windows.toSorted((a, b) => Math.abs(a.start - today) - Math.abs(b.start - today));
  if (nearest === undefined) return false;
  return isUpTo ? nearest.end > today + DAY_MS : !isMonth && nearest.start > today;
}

/** "this weekend", "next week", "tomorrow". */
const TO_COME = /^(?:this|next|coming|upcoming|tonight|tomorrow)$/;

/** "before Christmas" of records that were put on sale and are yet to take place: of dates only one of which lies ahead, that one. */
export function onlyDateAhead(
  { lead, comparison, first }: DateReading,
  dates: readonly FieldProfile[],
  { now, tokens }: Pick<DateInput, 'now' | 'tokens'>,
): FieldProfile | null {
  const [only, ...more] = dates.filter((profile) => leaningOf(profile, now) === 'future' && profile.field.max !== undefined);
  const isLed = lead === 'temporal' || TO_COME.test(tokens[first.from]?.lower ?? '');
  const isSaid = isLed && comparison !== '>=' && comparison !== '>';
  const areBehind = dates.every((profile) => profile === only || (profile.field.max !== undefined && profile.field.max <= now + DAY_MS));
  return isSaid && only !== undefined && more.length === 0 && areBehind && dates.length > 1 && takesPlace(only) ? only : null;
}

/** A day on which something takes place, and none by which something has to be done or ends. */
function takesPlace({ field }: FieldProfile): boolean {
  const words = wordsOfName(field);
  return words.some((word) => TAKING_PLACE.test(word)) && !words.some((word) => ENDING.test(word));
}

const TAKING_PLACE = /^(?:starts?|begins?|date|day|plays?|departs?|departure|shows?|events?|next|available|avail|availability|free)$/;
const ENDING =
  /^(?:due|ends?|ending|expiry|expires?|expiration|clos(?:es?|ing)|until|till|deadline|renewal|return|valid|last|cancel|cancellation|delivery|arrival|payment|pay)$/;

/** "comedy tonight": what is still to take place today. */
export function isThisEvening({ first }: DateReading, { tokens }: DateInput): boolean {
  const said = tokens.slice(first.from, first.to).map(({ lower }) => lower);
  return said.includes('tonight') || said.join(' ') === 'this evening';
}

/** "shows today", "on Friday" of a Friday, "premieres this year": what takes place then, and not what is on sale, or was added, from then on. */
export function ofToday({ comparison, first: { windows } }: DateReading, dates: readonly FieldProfile[], today: number): FieldProfile | undefined {
  const isToday = comparison === 'within' && windows.some(({ start, end }) => start <= today && end > today);
  if (!isToday) return undefined;
  const ahead = dates.filter((profile) => isStart(profile) && (profile.field.min ?? 0) >= today - DAY_MS);
  const event = dateOfEvent(dates) ?? (ahead.length === 1 ? ahead[0] : undefined);
  return (event?.field.max ?? 0) >= today ? event : undefined;
}
