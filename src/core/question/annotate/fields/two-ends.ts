import { nameWords } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';

/** "coldest day" of days with `temp_max` and `temp_min`: the lowest of what is lowest. */
export function ofTwoEnds(profile: FieldProfile, descending: boolean, profiles: readonly FieldProfile[]): FieldProfile {
  const named = ({ field }: FieldProfile, isHigh: boolean) =>
    nameWords(field.name)
      .map((word) => (HIGH.test(word) ? `<${isHigh}>` : LOW.test(word) ? `<${!isHigh}>` : word))
      .join(' ');
  const own = named(profile, true);
  const twin = own.includes('<') ? profiles.find((other) => other !== profile && named(other, false) === own) : undefined;
  return twin !== undefined && nameWords(profile.field.name).some((word) => (descending ? LOW : HIGH).test(word)) ? twin : profile;
}

const HIGH = /^(?:max|maximum|highest|high)$/;
const LOW = /^(?:min|minimum|lowest|low)$/;
