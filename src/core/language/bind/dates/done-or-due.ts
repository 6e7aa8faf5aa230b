import { isParticiple, leaningByName } from '../../annotate/happenings.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { shareRoot } from '../../stem.ts';
import type { Token } from '../../tokens.ts';

/**
 * "redeemed in October" of a day of redemption and one to redeem by, which the word says equally well: of a time that may be over, what was done is meant and
 * not what had to be. All of the fields where no participle is said, where a thing is to be done, or where none of them is a last day.
 */
export function doneOf(dates: readonly FieldProfile[], said: readonly Token[]): readonly FieldProfile[] {
  const at = said.findIndex((token) => isParticiple(token) && !token.lower.endsWith('ing') && dates.every((date) => isNamed(date, token.stem)));
  if (at < 0 || TO_DO.test(said[at - 1]?.lower ?? '')) return dates;
  const done = dates.filter((date) => leaningByName(date) !== 'future' && date.words.every(({ stem }) => stem !== 'next'));
  return done.length > 0 ? done : dates;
}

/** "inspected" of a "next inspection" too. */
function isNamed({ words }: FieldProfile, said: string): boolean {
  return words.some(({ stem, weight }) => (stem === said ? weight === 1 : shareRoot(stem, said)));
}

/** "must be paid", "is due to be paid". */
const TO_DO = /^(?:be|to|due|must)$/;
