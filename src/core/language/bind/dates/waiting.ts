import { isHappening, isParticiple, leaningByName } from '../../annotate/happenings.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { happeningBefore, isSaidBy } from './date-fields.ts';
import type { DateInput } from './date-input.ts';

/**
 * "ships within 3 days" of records that count such days: how long it takes, and no date; nor is "within 3 days" one where no word says what happens
 * then, and a field counts the days until something is there.
 */
export function isOfWait(reading: DateReading, { tokens, profiles }: DateInput): boolean {
  const { from, first } = reading;
  if (!/^(?:recent|ahead)$/.test(first.kind)) return false;
  if (isOfHours(reading, { tokens, profiles }) || isOfOutcome(reading, { tokens, profiles })) return true;
  const before = tokens.slice(Math.max(0, from - REACH), from);
  if (before.slice(-2).some(({ lower }) => SENDING.test(lower)) && profiles.some(isTime)) return true;
  // "ready within 3 weeks" of a lead time.
  const isReady = /^(?:ready|done|finished|made)$/.test(tokens[from - 1]?.lower ?? '');
  const isSaid = !isReady && before.some((token) => isParticiple(token) || isHappening(token.stem));
  return tokens[from]?.lower === 'within' && !isSaid && profiles.some(isWaiting);
}

/** "done within 3 hours" of records that know days alone, and a time that something takes: no part of a day. */
function isOfHours({ from, to, ahead }: DateReading, { tokens, profiles }: Pick<DateInput, 'tokens' | 'profiles'>): boolean {
  if (ahead === undefined || tokens[from]?.lower !== 'within' || !/^(?:hours?|hrs?|minutes?|mins?)$/.test(tokens[to - 1]?.lower ?? '')) return false;
  return profiles.some(isTime) && profiles.every(({ field }) => field.type !== 'date' || field.precision === 'day');
}

/**
 * "recovered within two weeks" of thefts some of which came to that: how long it took since the day that all of the records have, and not how long ago
 * it was. "recovered within the last two weeks" is another time.
 */
function isOfOutcome({ from, ahead }: DateReading, { tokens, profiles }: Pick<DateInput, 'tokens' | 'profiles'>): boolean {
  const said = ahead === undefined ? null : happeningBefore(from, tokens);
  if (said === null) return false;
  const dates = profiles.filter(({ field }) => field.type === 'date');
  const isEarlier = ({ field: begin }: FieldProfile, { field: end }: FieldProfile) =>
    (end.values ?? 0) < MOST_ENDED * (begin.values ?? 0) && (begin.min ?? 0) <= (end.min ?? 0);
  return dates.some((end) => isSaidBy(said, end) && leaningByName(end) !== 'future' && dates.some((begin) => isEarlier(begin, end)));
}

/** Of so many records at most something has come to an end that all of them began. */
const MOST_ENDED = 0.95;

const REACH = 3;
const SENDING = /^(?:ships?|shipped|shipping|delivers?|delivered|delivery|dispatch(?:ed|es)?|arrives?|sent|lead)$/;

function isTime({ field, dimension }: FieldProfile): boolean {
  return field.type === 'number' && dimension === 'time';
}

function isWaiting(profile: FieldProfile): boolean {
  const { field, dimension, concepts, words } = profile;
  const isLead = concepts.some(({ id }) => id === 'wait') || words.some(({ stem }) => stem === 'lead');
  return isLead && (isTime(profile) || (field.type === 'number' && dimension === null));
}
