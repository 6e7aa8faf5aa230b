import { isHappening, isParticiple } from '../../annotate/happenings.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { DateInput } from './date-input.ts';

/**
 * "ships within 3 days" of records that count such days: how long it takes, and no date; nor is "within 3 days" one where no word says what happens
 * then, and a field counts the days until something is there.
 */
export function isOfWait({ from, first }: DateReading, { tokens, profiles }: DateInput): boolean {
  if (!/^(?:recent|ahead)$/.test(first.kind)) return false;
  const before = tokens.slice(Math.max(0, from - REACH), from);
  if (before.slice(-2).some(({ lower }) => SENDING.test(lower)) && profiles.some(isTime)) return true;
  const isSaid = before.some((token) => isParticiple(token) || isHappening(token.stem));
  return tokens[from]?.lower === 'within' && !isSaid && profiles.some(isWaiting);
}

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
