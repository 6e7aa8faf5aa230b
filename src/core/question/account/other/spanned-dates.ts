import { predicatesOf } from '../../../condition/transform.ts';
import { isBeginning } from '../../../language/annotate/happenings.ts';
import { MONTH_NAMES } from '../../../fields/date/calendar.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import type { Plan } from '../../../plan/plan.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import { monthOfRun } from '../../read/changes/run-names.ts';
import type { Sentence } from '../../sentence.ts';

/** Why a time that is said of two dates of a record, or of all that lies between them, is not the one by which a plan chooses; null where it may be. */
export function spannedDates(sentence: Sentence, plan: Plan): string | null {
  return nextDay(sentence, plan) ?? withinOfOther(sentence, plan) ?? overHoliday(sentence, plan) ?? stateOfMonth(sentence, plan);
}

/** The dates by which a plan chooses. */
function datesOf({ profiles }: Sentence, plan: Plan): readonly FieldProfile[] {
  const bounded = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' ? [each.field] : [])));
  return profiles.filter(({ field }) => field.type === 'date' && bounded.has(field.name));
}

/** "arrive on the next day" of sailings: the day after each left, and not the one after today. */
function nextDay(sentence: Sentence, plan: Plan): string | null {
  const said = NEXT_DAY.exec(sentence.text)?.groups?.['day'];
  return said === undefined || datesOf(sentence, plan).length === 0 ? null : `I cannot compare the two dates of a record for "${said}"`;
}

const NEXT_DAY =
  /\b(?:arriv\w*|return\w*|land\w*|end\w*|finish\w*|get in|gets in|come back|comes back|back|reach\w*|clos\w*|leav\w*|checks? out)\b[^.;,?]{0,25}\b(?<day>(?:on )?the (?:next|following|very next|same) (?:day|morning|evening|night|week))\b/iu;

/** "heard within 30 days of filing": so long after another date of the record, and not after today. */
function withinOfOther(sentence: Sentence, plan: Plan): string | null {
  const found = WITHIN_OF.exec(sentence.text);
  const noun = stemOf(found?.groups?.['noun']?.toLowerCase() ?? '');
  if (found === null) return null;
  if (datesOf(sentence, plan).length > 0) return `I cannot compare the two dates of a record for "${found[0]}"`;
  // "within 2 hours of the call" of how long a rescue took; "within 20 minutes of the station" of how far that is on foot.
  const bounded = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' ? [each.field] : [])));
  const lasting = sentence.profiles.find(
    ({ field, dimension, words }) => bounded.has(field.name) && dimension === 'time' && words.every((word) => word.stem !== noun),
  );
  return lasting === undefined || !LASTS.test(lasting.field.name) ? null : `${lasting.field.name} does not say what was "${found[0]}"`;
}

const WITHIN_OF =
  /\bwithin (?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:hour|day|week|month|year)s? (?:of|after|before|from) (?:being |getting |having been |(?:their|its|the|his|her|an?|when) )?(?!today\b|now\b|tomorrow\b|yesterday\b|each\b)(?<noun>\p{Ll}+)/u;

/** Names of how long a thing itself takes. */
const LASTS = /duration|length|runtime|running ?time|lasts|took/i;

/** "take place over New Year" of tours that begin on a day and last some nights: those that began before it as well. */
function overHoliday(sentence: Sentence, plan: Plan): string | null {
  const { pieces, profiles } = sentence;
  const dates = datesOf(sentence, plan);
  const at = pieces.findIndex(
    (piece, place) => piece.kind === 'condition' && piece.source === 'time' && /^(?:over|across|through|spanning)\b/.test(sentence.lower(place)),
  );
  const begun = dates.find(({ field }) => wordsOfName(field).some((word) => STARTS.test(word)));
  const lasting = profiles.find(({ field }) => field.type === 'number' && wordsOfName(field).some((word) => LASTING.test(word)));
  return at < 0 || begun === undefined || lasting === undefined || dates.length > 1
    ? null
    : `${begun.field.name} is when they begin: I cannot tell which of them are still on "${sentence.words(at)}"`;
}

const STARTS = /^(?:starts?|starting|departs?|departure|begins?|leaves?|from|sails?|check-?in|arrival)$/i;
const LASTING = /^(?:nights?|days?|duration|length|weeks?)$/i;

/** "what was the average price of yachts in July" of adverts that were posted then, where a run of July tells what they cost: either may be meant. */
function stateOfMonth(sentence: Sentence, plan: Plan): string | null {
  const { pieces, runs, text, tokens } = sentence;
  if (plan.kind !== 'stats' || plan.measures.every(({ kind }) => kind === 'count' || kind === 'countIf') || !WAS.test(text) || runs.length < 2)
    return null;
  const piece = pieces.find((each) => each.kind === 'condition' && each.source === 'time' && IN_MONTH.test(sentence.said(each)));
  if (piece?.kind !== 'condition' || !(isBeginning(piece.profile) || TO_COME.test(piece.profile.field.name))) return null;
  const isSaid = tokens.some(({ stem }, at) => (at < piece.from || at >= piece.to) && piece.profile.words.some((word) => word.stem === stem));
  const month = isSaid ? null : monthOfRun(sentence.said(piece), runs);
  return month === null
    ? null
    : `I cannot tell whether the run of that month is meant, or ${piece.profile.field.name}: ask "in the ${month} run", or say what was done then`;
}

/** Names of what is not yet, of which nothing was so. */
const TO_COME = /free|avail|next|until|expir|clos/i;

const WAS = /^\W*(?:what|how (?:much|high|big|long)|which)\b.{0,40}\b(?:was|were|did)\b/i;
const IN_MONTH = new RegExp(`^(?:in|during) (?:${MONTH_NAMES.join('|')})$`, 'i');
