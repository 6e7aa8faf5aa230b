import { leaningByName } from '../../annotate/happenings.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { dateFieldFor, isDeadline } from './date-fields.ts';
import type { DateInput } from './date-input.ts';

/** "younger than 6 months" where a number field holds ages, and nothing near it speaks of a date. */
export function isOfAgeField(reading: DateReading, input: DateInput): boolean {
  const hasAge = input.profiles.some(
    ({ concepts, role, words }) =>
      role === 'measure' && concepts.some(({ id }) => id === 'age') && !words.some(({ stem }) => /^(?:minimum|max|maximum)$/.test(stem)),
  );
  return reading.isAge === true && hasAge && dateFieldFor(reading, { ...input, cue: 'near' }) === null;
}

/** "trees more than 300 years old" of records that know the last day of something: no age counts from what is still to come. */
export function isAgeOfFuture({ isAge }: DateReading, profile: FieldProfile): boolean {
  return isAge === true && (leaningByName(profile) === 'future' || isDeadline(profile));
}
