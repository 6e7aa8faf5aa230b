import type { FieldProfile } from '../../../language/profile/fields.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { periodOf } from '../../../language/lexicon/en/periods.ts';
import { stem as stemOf, stemSet } from '../../../language/stem.ts';

/** Whether a field may be the time that it takes to do what a verb says: "resolution_hrs" for "resolve", and how long all of it takes for any. */
export function isTimeTo(verb: string, { says, words }: FieldProfile): boolean {
  const stem = stemOf(verb.toLowerCase());
  const deeds = [stem, ...(SAME_DEEDS.find((same) => same.has(stem)) ?? [])];
  const roots = new Set(deeds.map((deed) => deed.slice(0, SAME_ROOT)));
  // "weeks": a name that is a unit of time alone is said of all of it.
  const isUnit = words.length === 1 && words.every((word) => unitOf(word.stem)?.dimension === 'time' || periodOf(word.stem) !== null);
  return isUnit || says.has(stem) || words.some((word) => roots.has(word.stem.slice(0, SAME_ROOT)) || OF_WHOLE.test(word.stem));
}

/** Verbs for the same deed. */
const SAME_DEEDS = ['resolve solve fix close settle', 'reply respond answer'].map(stemSet);
/** Letters that "resolve" and "resolution" share. */
const SAME_ROOT = 4;
/** Names of how long all of it takes. */
const OF_WHOLE = /^(?:total|dur|duration|time|length|elaps|elapsed|finish|runtim|runtime|chip|net)$/;
