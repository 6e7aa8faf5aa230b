import { predicatesOf } from '../../../condition/transform.ts';
import { monthNumber, weekdayNumber } from '../../../language/annotate/dates/date-words.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { OnePlan, Plan } from '../../../plan/plan.ts';
import { rootOf } from '../../../language/values/roots.ts';
import { NARROW_KINDS } from '../../nouns/record-kinds.ts';
import type { Piece } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** What a plan leaves aside although the words speak of it and the records know it; null when it leaves nothing. */
export function leftAside(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  return (
    whatIsLeft(sentence, plan) ??
    lastingSo(sentence) ??
    ownWeekday(sentence, plan) ??
    costOfSeveral(sentence, plan) ??
    ofFlag(sentence, plan) ??
    otherNoun(sentence, plan) ??
    otherMonth(sentence) ??
    bareFigure(sentence, plan)
  );
}

/** "what's available in Leeds" of tools whose free units are counted: not all that there are. */
function whatIsLeft(sentence: Sentence, plan: OnePlan): string | null {
  const at = sentence.pieces.findIndex((_, place) => sentence.lower(place) === 'available' && sentence.isOpen(place));
  const used = fieldsOfPlan(plan);
  const left = at < 0 ? undefined : sentence.profiles.find(isOfRest);
  return left === undefined || sentence.profiles.some((profile) => used.includes(profile.field.name) && isOfRest(profile))
    ? null
    : `I cannot tell whether those are meant that ${left.field.name} says to be available`;
}

/** How many there are still, or whether there are any. */
function isOfRest({ field, words }: FieldProfile): boolean {
  return (field.type === 'number' || field.type === 'boolean') && words.some(({ stem }) => (field.type === 'number' ? REST : IN_STOCK).test(stem));
}

const REST = /^(?:left|remain|avail|availabl|free|vacant|stock)$/;

const IN_STOCK = /^(?:avail|availabl|vacant|stock)$/;

/** "closed Saturdays" by the weekday of a date, "which day is busiest" by dates, of records that have a field for weekdays. */
function ownWeekday({ tokens, profiles, text, facts }: Sentence, plan: OnePlan): string | null {
  const used = fieldsOfPlan(plan);
  const days = new Set(tokens.map(({ lower }) => weekdayNumber(lower) ?? weekdayNumber(lower.replace(/s$/, ''))));
  const dated = profiles.some(({ field }) => field.type === 'date' && used.includes(field.name));
  const own = profiles.find(
    ({ field }) => !used.includes(field.name) && field.type !== 'date' && wordsOfName(field).some((word) => days.has(weekdayNumber(word) ?? -1)),
  );
  if (dated && own !== undefined) return `I cannot tell whether ${own.field.name} is meant`;
  const isByDay = plan.kind === 'stats' && plan.groups.some((group) => group.kind === 'date' && group.bucket === 'day');
  const weekdays = isByDay && /\b(?:which|what) day\b/i.test(text) ? profiles.find((profile) => holdsWeekdays(profile, facts)) : undefined;
  return weekdays === undefined ? null : `I cannot tell whether a date or a ${weekdays.field.name} is meant`;
}

function holdsWeekdays({ field }: FieldProfile, facts: Sentence['facts']): boolean {
  const held = ['sunday', 'sun', 'monday', 'mon'].flatMap((day) => facts.findValues(day));
  return field.type === 'text' && held.some((hit) => hit.field === field.name && hit.kind === 'whole');
}

/** "what would a mixer cost for 3 days" as those that are hired for three days at least: so many times a price is asked for. */
function costOfSeveral({ text, profiles }: Sentence, plan: OnePlan): string | null {
  if (!COST_FOR.test(text)) return null;
  const looked = plan.kind === 'stats' ? plan.measures.flatMap(measureFields) : [...plan.fields, ...plan.order.map(({ field }) => field)];
  const isPrice = profiles.some(({ field, dimension }) => dimension === 'money' && looked.includes(field.name));
  const bound = predicatesOf(plan.where).find(
    (each) => each.kind === 'compare' && profiles.some(({ field, dimension }) => field.name === each.field && dimension === 'time'),
  );
  return isPrice && bound !== undefined && 'field' in bound
    ? `I do not see how to compute a price for so long: ${bound.field} is something else`
    : null;
}

const COST_FOR =
  /\b(?:what|how much) (?:would|do|does|will|did|is|are) (?:\d+|two|three|four|five|six|seven|ten) (?:hour|day|night|week|month|year)s?['’]? (?:of )?\p{L}+ .*\b(?:cost|come to)\b|\b(?:costs?|pay|paid|charged?|price|how much)\b.*\bfor (?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:hour|day|night|week|month)s?\b/iu;

/** "which clinics have the longest wait" by whether there is a weekend clinic: yes and no are none of them. */
function ofFlag({ text, profiles }: Sentence, plan: OnePlan): string | null {
  if (
    plan.kind !== 'stats' ||
    plan.limit === null ||
    !/^\W*(?:and )?(?:which|what|who)\b/i.test(text) ||
    /\b(?:whether|with or without|or not)\b/i.test(text)
  )
    return null;
  const flag = profiles.find(({ field }) => field.type === 'boolean' && plan.groups.some((group) => group.field === field.name));
  return flag === undefined ? null : `${flag.field.name} is true or false, and names none of them`;
}

/** "how many flats" by the flatmates, "how many inventions" by the inventors: a noun that only begins like the name of what is counted. */
function otherNoun(sentence: Sentence, plan: OnePlan): string | null {
  if (plan.kind !== 'stats') return null;
  const { pieces, tokens, profiles } = sentence;
  const counted = new Set(plan.measures.flatMap((measure) => (measure.kind === 'sum' || measure.kind === 'distinct' ? [measure.field] : [])));
  const at = sentence.headAt('count');
  const next = pieces[at + 1];
  const said = next?.kind === 'field' && next.to === next.from + 1 ? (tokens[next.from]?.lower ?? '') : '';
  const isOther = (word: string) =>
    (NARROW_KINDS.has(rootOf(said)) && word !== said && word.startsWith(said.replace(/s$/, ''))) ||
    (/(?:ions?|ments?)$/.test(said) && /[eo]rs?$/.test(word));
  const other =
    at < 0 || said === ''
      ? undefined
      : profiles.find(({ field }) => counted.has(field.name) && wordsOfName(field).some(isOther) && !wordsOfName(field).includes(said));
  return other === undefined ? null : `I do not see that ${other.field.name} counts the ${said}`;
}

/** "which tours last a day" by the last of the dates: what they do, and no place in an order. */
function lastingSo({ tokens, pieces }: Sentence): string | null {
  const isVerb = ({ kind, from }: Piece, at: number) =>
    kind === 'extreme' &&
    tokens[from]?.lower === 'last' &&
    pieces[at - 1]?.kind === 'noun' &&
    /^(?:an?|under|over|about)$/.test(tokens[from + 1]?.lower ?? '');
  return pieces.some(isVerb) ? 'I do not see which field says how long they last' : null;
}

/** "planted in May" of the months in which things flower: done then is something else. */
function otherMonth({ pieces, tokens, profiles }: Sentence): string | null {
  const month = pieces.find(
    ({ kind, from }) => kind === 'value' && monthNumber(tokens[from]?.lower ?? '') !== undefined && tokens[from - 1]?.lower === 'in',
  );
  const verb = month === undefined ? undefined : tokens[month.from - 2];
  const names = month?.kind === 'value' ? month.hits.map(({ field }) => field) : [];
  const isSaid = profiles.some(({ field, words }) => names.includes(field.name) && words.some(({ stem }) => stem === verb?.stem));
  return verb !== undefined && /(?:ed|wn)$/.test(verb.lower) && !isSaid ? `I do not see which field says when something was ${verb.lower}` : null;
}

/** "shows for all ages in Leeds": a mean of the age limit is none of the shows that were asked for. */
function bareFigure(sentence: Sentence, plan: OnePlan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length > 0 || plan.measures.some(({ kind }) => kind !== 'avg')) return null;
  const isAsked = sentence.pieces.some(({ kind }) => /^(?:head|aggregate|extreme|percentile|direction)$/.test(kind));
  const first = sentence.next(-1);
  const isFor = sentence.at(first, 'noun') !== null && /^for\b/.test(sentence.lower(sentence.next(first)));
  return isFor && !isAsked ? 'I do not see which of the records are meant' : null;
}
