import { happeningsSaidOf } from '../../annotate/happenings.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token } from '../../tokens.ts';
import { isSpecial } from './date-fields.ts';

/** The year is that in which a thing came to be, not what befell it later. */
export function isOfOrigin(profile: FieldProfile, { isStart, from, to }: DateReading, tokens: readonly Token[]): boolean {
  const isMade = profile.words.some(({ stem }) => /^(?:releas|model|build|made|manufactur|pub|publish|publication)$/.test(stem));
  // "from the 19th century" is said of what was founded then, "in 2024" of whatever took place.
  const isFounded = isStart === true && profile.words.some(({ stem }) => /^(?:found|establish|est|open)$/.test(stem));
  // "2021 or newer" is said of the thing itself: of a vehicle, of when it was first registered.
  const isAged = tokens.slice(from, to).some(({ lower }) => /^(?:newer|older|younger)$/.test(lower));
  const isFirst = isAged && profile.words.some(({ stem }) => /^(?:reg|regist|registr)/.test(stem));
  return !isSpecial(profile) && (isMade || isFounded || isFirst || happeningsSaidOf(profile).length === 0);
}
