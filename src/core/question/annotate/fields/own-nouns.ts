import { isPlural } from '../../../../text/plural.ts';
import type { Mention } from '../../../language/annotate/mentions.ts';
import { headStem } from '../../../language/profile/field-head.ts';
import { stem } from '../../../language/stem.ts';
import { lowerText, type Token } from '../../../language/tokens.ts';
import type { AnnotateLook } from '../look.ts';

/** "film" of films, a noun of the records, names them, though their titles are in a field of that name. */
export function isOwnNoun({ profile, from, score }: Mention, { tokens, facts, schema }: AnnotateLook): boolean {
  const { name, type } = profile.field;
  // "watches" are no `watchers`: only the beginning is the same.
  const root = tokens[from]?.stem ?? '';
  if (profile.words.every((word) => word.stem !== root) && !profile.says.has(root)) return true;
  // "have no title", "without a title": what records may lack is no record.
  if (score >= 1 && !isPlural(tokens[from]?.lower ?? '') && LACKED.test(lowerText(tokens, Math.max(0, from - 2), from))) return false;
  const distinct = facts.distinct(name) ?? profile.field.distinct ?? null;
  // Lines of orders: their number is an own one, and not that of the records.
  if (type === 'number' && NUMBERED.test(name)) return true;
  // "donations" of donations whose amount is called so as well: the records.
  if (stem(profile.field.sumOf ?? '') === root) return true;
  // "total budget", "largest capital budget" of lines of a budget: an amount, where records would be in the plural.
  // "the biggest lot by weight" says what it is measured by.
  const isEnd = tokens.slice(Math.max(0, from - 2), from).some(({ lower }) => lower.endsWith('est'));
  const behind = isEnd && tokens[from + 1]?.lower === 'by' ? schema.bySaid.get(tokens[from + 2]?.stem ?? '') : undefined;
  const isRanked = behind !== undefined && behind.length > 0 && behind.every((other) => other !== profile && other.field.type === 'number');
  if (type === 'number' && headStem(profile) === root && !isRanked && !isPlural(tokens[from]?.lower ?? '') && isMeasuredAt(tokens, from))
    return false;
  if (type === 'text' && tokens[from - 1]?.lower === 'per' && (distinct ?? 0) > facts.records * OWN) return true;
  if (profile.role === 'key' || /(?:id|no|number|key|ref)$/i.test(name)) return distinct === null || distinct > facts.records * OWN;
  return name === facts.titleField || facts.key.includes(name) || type === 'date' || score < 1;
}

const LACKED = /\b(?:(?:have|has|had|having|with) no|(?:without|missing|lacking|lack|lacks)(?: (?:an?|any|the))?)$/;

/** How names of fields of numbers that count through end. */
export const NUMBERED = /(?:no|nr|num|number|#)$/i;
/** A field that names each record has this proportion of different values at least. */
const OWN = 0.95;

/** Whether a word for a statistic or an end stands before a noun, or before what narrows the noun. */
function isMeasuredAt(tokens: readonly Token[], noun: number): boolean {
  return tokens.slice(Math.max(0, noun - 2), noun).some(({ lower }) => MEASURING.test(lower));
}

const MEASURING = /^(?:total|average|avg|mean|median|overall|combined|largest|biggest|highest|lowest|smallest|greatest)$/;
