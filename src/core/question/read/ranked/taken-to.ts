import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';

/** Whether a field may be the time that it takes to do what a verb says: "resolution_hrs" for "resolve", and how long all of it takes for any. */
export function isTimeTo(verb: string, { says, words }: FieldProfile): boolean {
  const stem = stemOf(verb.toLowerCase());
  const root = stem.slice(0, SAME_ROOT);
  return says.has(stem) || words.some((word) => word.stem.slice(0, SAME_ROOT) === root || OF_WHOLE.test(word.stem));
}

/** Letters that "resolve" and "resolution" share. */
const SAME_ROOT = 4;
/** Names of how long all of it takes. */
const OF_WHOLE = /^(?:total|dur|duration|time|length|elaps|elapsed|finish|runtim|runtime|chip|net)$/;
