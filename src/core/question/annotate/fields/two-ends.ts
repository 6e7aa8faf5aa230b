import { nameWords, wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';

/** "coldest day" of days with `temp_max` and `temp_min`: the lowest of what is lowest. */
export function ofTwoEnds(profile: FieldProfile, descending: boolean, profiles: readonly FieldProfile[]): FieldProfile {
  const own = named(profile, true);
  const twin = own.includes('<') ? profiles.find((other) => other !== profile && named(other, false) === own) : undefined;
  return twin !== undefined && wordsOfName(profile.field).some((word) => (descending ? LOW : HIGH).test(word)) ? twin : profile;
}

/** The number that says of the same thing how high or how low it was at most, where a field says what it was on average: `t_max` of `t_mean`. */
export function endOfMiddle(name: string, descending: boolean, profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const words = nameWords(name);
  if (!words.some((word) => MIDDLE.test(word))) return undefined;
  const end = (word: string) => (MIDDLE.test(word) ? `<${descending}>` : word);
  return profiles.find((other) => other.field.type === 'number' && named(other, true) === words.map(end).join(' '));
}

/** Whether one of two numbers is what the other one was at most, or at least. */
export function isEndOf(end: FieldProfile, other: FieldProfile, descending: boolean, profiles: readonly FieldProfile[]): boolean {
  return endOfMiddle(other.field.name, descending, profiles) === end || ofTwoEnds(other, descending, profiles) === end;
}

function named({ field }: FieldProfile, isHigh: boolean): string {
  return wordsOfName(field)
    .map((word) => (HIGH.test(word) ? `<${isHigh}>` : LOW.test(word) ? `<${!isHigh}>` : word))
    .join(' ');
}

const MIDDLE = /^(?:mean|average|avg)$/;
const HIGH = /^(?:max|maximum|highest|high|to)$/;
const LOW = /^(?:min|minimum|lowest|low|from)$/;
