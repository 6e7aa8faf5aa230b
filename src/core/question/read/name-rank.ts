import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { stem } from '../../language/stem.ts';
import type { Token } from '../../language/tokens.ts';

/**
 * How far the name of a text is from the words that were said of it: 0 where they end it, 1 where what follows only says that it names or describes the
 * thing ("violation" of `Violation Description`), 2 for its kind or anything else, 3 for a code. Null for another thing about it (`Violation Time`).
 */
export function rankOfName(profile: FieldProfile, said: readonly Token[]): number | null {
  const stems = new Set(said.map((token) => token.stem));
  const words = wordsOfName(profile.field).map((word) => word.toLowerCase());
  const last = words.findLastIndex((word) => stems.has(stem(word)));
  // A name that is called otherwise was found by what it means.
  if (last < 0) return profile.words.length > 2 ? 2 : 0;
  // "type of donor" of a donor's status.
  const isOfKind = said.length > 1 && KINDS.test(said[0]?.stem ?? '');
  const behind = words.slice(last + 1).filter((word) => !/^(?:of|the|\d+)$/.test(word) && !(isOfKind && KINDS.test(stem(word))));
  if (behind.length === 0) return 0;
  if (behind.every((word) => NAMING.test(word))) return 1;
  if (behind.every((word) => CODE.test(word))) return 3;
  return behind.some((word) => OTHER.test(word)) && !profile.says.has([...stems][0] ?? '') ? null : 2;
}

/** Words for the kind of a thing, as stems. */
export const KINDS = /^(?:kind|type|sort|categori|class|status)$/;
const NAMING = /^(?:name|names|title|description|descr?|text|label|nm|display|full|legal)$/;
const CODE = /^(?:code|cd|id|no|nr|num|number|key)$/;
/** What a thing has, and what nobody calls by the thing itself. */
const OTHER =
  /^(?:county|city|town|state|country|region|borough|zip|zipcode|postcode|address|street|location|time|date|day|month|colou?r|size|status|severity|risk|email|phone|url|link|response|sex|gender|age|nationality|ethnicity|birthplace|website|notes?|comments?|precinct|district|agency)$/;
