import { wordSet } from '../../../../text/word-set.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import { isDuration } from '../../annotate/how-long.ts';
import { predicatesOf } from '../../../condition/transform.ts';
import { isListed as isListedDate } from '../../../language/annotate/dates/date-kinds.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isCountPlan, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { LEFT_STEMS } from '../../../language/profile/places-left.ts';
import { recordsOrValues } from './other-count.ts';

/**
 * What a plan does that no word of the question asks for: it groups where nothing says by what, gives one number for "which", takes a part of the
 * records that nothing describes, or counts all of them although something is said of some. Null when all of it was asked for.
 */
export function unasked(sentence: Sentence, plan: Plan): string | null {
  return (
    unaskedGroups(sentence, plan) ??
    numberedOnes(sentence, plan) ??
    ratesByDate(sentence, plan) ??
    groupless(sentence, plan) ??
    undescribedPart(sentence, plan) ??
    undescribedCount(sentence, plan) ??
    unrankedList(sentence, plan) ??
    figureForYes(sentence, plan) ??
    unreadFraction(sentence, plan) ??
    countOfRest(sentence, plan) ??
    differentOnes(sentence, plan) ??
    unreadPopulation(sentence, plan)
  );
}

/** "how long is the longest crossing": one number, whatever could be compared by it. */
function unaskedGroups({ text, pieces, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0 || !/^\W*(?:and )?how\b/i.test(text) || GROUPING.test(text) || isListed(plan)) return null;
  // "how many members never paid a fee": those that keep to it are told with their number.
  if (plan.having.some(({ op, value }) => op === '=' && value === 0)) return null;
  const isAsked = pieces.some(
    (piece) =>
      /^(?:grouper|rhythm|bucket|limit|ordinal)$/.test(piece.kind) ||
      (piece.kind === 'aggregate' && /^(?:breakdown|distribution|distinct|range|growth|running)$/.test(piece.aggregate)) ||
      (piece.kind === 'head' && /^(?:which|who|where|when|compare|list|what)$/.test(piece.head) && tokens[piece.from]?.lower !== 'how') ||
      (piece.kind === 'extreme' && /^(?:common|rare)$/.test(piece.word)),
  );
  return isAsked ? null : `I do not see that anything is asked by ${plan.groups.map(({ field }) => field).join(' and ')}`;
}

/** "for 1, 2 and 3 bedrooms": the values themselves are listed. */
function isListed({ where, groups }: Extract<Plan, { readonly kind: 'stats' }>): boolean {
  return predicatesOf(where).some((each) => each.kind === 'in' && groups.some(({ field }) => field === each.field));
}

const GROUPING =
  /\b(?:by|per|each|every|across|among|which|what|whose|who|whom|where|when|vs|versus|compared?|different|split|divided|most|least|fewest)\b/i;

/** "the tenant with the most warnings" of a number of tenants: a number is nobody. */
function numberedOnes({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.limit !== 1 || /\b(?:by|per|each|how many|number of|what number)\b/i.test(text)) return null;
  const counted = profiles.find(
    ({ field, counted: of }) => of !== null && plan.groups.some((group) => group.kind === 'value' && group.field === field.name),
  );
  return counted === undefined ? null : `${counted.field.name} is a number, and names none of them`;
}

/** "cheapest course per day" by the day of a date: what each day costs may be meant. */
function ratesByDate(sentence: Sentence, plan: Plan): string | null {
  const { text, pieces, profiles } = sentence;
  const isByDate = plan.kind === 'stats' && plan.groups.some((group) => group.kind === 'date' && /^(?:day|week|month|hour|year)$/.test(group.bucket));
  const isPriced = pieces.some((piece) => piece.kind === 'extreme' && piece.idea?.profile.dimension === 'money');
  // "cheapest week in Cornwall" by when it was put on the list.
  const grouped = new Set(plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : []);
  if (isByDate && isPriced && profiles.some((profile) => grouped.has(profile.field.name) && isListedDate(profile)))
    return 'The date is when these were listed, and not when they cost so much';
  const isOfLong = PRICE_PER.test(text) && profiles.some((profile) => profile.field.type === 'number' && isDuration(profile));
  return isByDate && ((isPriced && FOR_EACH.test(text)) || isOfLong || isPricePeriod(sentence))
    ? 'I cannot tell whether that is for each day of the time it takes, or by date'
    : null;
}

/** "price per day" where it is known how long each takes. */
const PRICE_PER = /\b(?:prices?|costs?|fees?|rates?|charges?) (?:per|by the) (?:day|week|month|hour|night)\b/i;

/** "cheapest week" of a weekly price: a week of one's stay, and none of the calendar. */
function isPricePeriod({ pieces, tokens }: Sentence): boolean {
  return pieces.some((piece, at) => {
    const unit = pieces[at + 1]?.kind === 'bucket' ? tokens[pieces[at + 1]?.from ?? 0]?.lower : undefined;
    const priced = piece.kind === 'extreme' ? piece.idea?.profile : undefined;
    if (unit === undefined || priced?.dimension !== 'money') return false;
    return wordsOfName(priced.field).some((word) => word.startsWith(unit.replace(/y$/, ''))) || priced.field.unit?.endsWith(`/${unit}`) === true;
  });
}

const FOR_EACH = /\b(?:per|a|by the) (?:day|week|month|hour|night|year)\b/i;

/** "which type of tool has the lowest rating": one of several, and no figure over all of them. */
function groupless({ pieces, tokens }: Sentence, plan: Plan): string | null {
  // "which kits are there" counts and lists them.
  if (plan.kind !== 'stats' || plan.groups.length > 0 || isCountPlan(plan)) return null;
  const at = pieces.findIndex(({ kind }) => kind !== 'harmless' && kind !== 'mark');
  const [head, next] = [pieces[at], pieces[at + 1]];
  // "which deliver for free": a switch takes the word along.
  if (head?.kind === 'condition' && tokens[head.from]?.lower === 'which') return 'I do not see which ones to choose among';
  if (head?.kind !== 'head' || head.head !== 'which' || !/\bwhich\b/.test(tokens[head.from]?.lower ?? '')) return null;
  return /^(?:field|unknown|noun|condition|value|verb)$/.test(next?.kind ?? '') ? 'I do not see which ones to choose among' : null;
}

/** "what percentage of the courses is full", "the most dog friendly by share of venues that welcome them": what a share is of is said by what they are. */
function undescribedPart({ text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !plan.measures.some((measure) => measure.kind === 'share' && measure.of === null)) return null;
  const isOther = plan.where !== null && plan.groups.length > 0 && /\bmost\b.*\bshare of\b/i.test(text);
  return isOther || SAID_OF_PART.test(text) ? 'I do not see a percentage of what is asked for' : null;
}

/** Something is said of them that is not where they are. */
const SAID_OF_PART =
  /\b(?:percentage|percent|%|share|proportion|fraction) of (?:the |all |our )?[^,.?]*?\b(?:is|are|was|were|has|have|had|can|do|does|did) (?!in\b|from\b|at\b|of\b|by\b|on\b|each\b|made up\b)/i;

/** "how many one-person studios": what stands before the noun says which of them are counted. */
function undescribedCount({ tokens, pieces, text, profiles }: Sentence, plan: Plan): string | null {
  const isOfAll = plan.kind === 'stats' && plan.where === null && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'count');
  const head = pieces.findIndex((piece) => piece.kind === 'head' && piece.head === 'count');
  const noun = pieces.findIndex(({ kind }, at) => kind === 'noun' && at > head);
  if (!isOfAll || head < 0 || noun < 0) return null;
  const offer = ON_OFFER.exec(text)?.[0];
  if (offer !== undefined && profiles.some(({ words }) => words.some(({ stem }) => OFFERED.test(stem))))
    return `I do not see which ones are "${offer}"`;
  const between = tokens.slice(pieces[head]?.to, pieces[noun]?.from);
  const said = between.find(({ kind, lower }) => kind !== 'mark' && !ANY.has(lower));
  return said === undefined ? null : `I do not see what to do with "${text.slice(said.start, said.end)}"`;
}

/** Where offers and earlier prices are known, not all are. */
const ON_OFFER = /\bon (?:offer|sale)\b/i;
const OFFERED = /^(?:offer|sale|discount|promo|promotion|deal|was|previous|former|rrp|list)$/;

/** Words before a noun that say nothing of which ones are meant. */
const ANY: ReadonlySet<string> = wordSet(
  'the of all these those our your my different distinct unique individual total listed recorded registered current available do does did are is were was there we you i',
);

/** "how loud is the loudest machine": a list of all is no answer. */
function unrankedList({ text }: Sentence, plan: Plan): string | null {
  const isOfAll = plan.kind === 'records' && plan.where === null && plan.order.length === 0;
  return isOfAll && /^\W*(?:and )?how\b/i.test(text) ? 'I do not see how to compute what is asked for' : null;
}

/** "can I rent a piano in Wien": a mean says neither yes nor no. */
function figureForYes({ text, pieces }: Sentence, plan: Plan): string | null {
  const isFigure = plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => /^(?:avg|sum|median|min|max)$/.test(kind));
  const isAsked = pieces.some(({ kind }) => kind === 'aggregate' || kind === 'extreme' || kind === 'percentile');
  return isFigure && !isAsked && YES_OR_NO.test(text) ? 'I do not see which field says so' : null;
}

const YES_OR_NO =
  /^\W*(?:and )?(?:can|could|may) (?:i|we|you|one|they|people|kids|children|dogs) (?!(?:please )?(?:tell|show|give|list|find|work|say|see|get|have|know|ask)\b)/i;

/** "less than half cultivated" as two sides, one of which is called "half". */
function unreadFraction({ text }: Sentence, plan: Plan): string | null {
  return plan.kind === 'several' && FRACTION.test(text) ? 'I do not see what part of it is compared' : null;
}

const FRACTION = /\b(?:less|more|under|over|below|above)(?: than)? (?:a |one |two |three )?(?:half|thirds?|quarters?)\b/i;

/** "how many tickets were sold" of the number of those that are left. */
function countOfRest({ text, profiles }: Sentence, plan: Plan): string | null {
  const summed = new Set(summedFields(plan));
  const rest = profiles.find(({ field, words }) => summed.has(field.name) && words.some(({ stem }) => OF_REST.test(stem)));
  return rest === undefined || !GONE.test(text) || STILL.test(text)
    ? null
    : `${rest.field.name} says how many there are still, and not how many are gone`;
}

const OF_REST = new RegExp(`^(?:${LEFT_STEMS})$`);
const GONE =
  /\b(?:was|were|are|is|been|got) (?:already |now )?(?:sold|booked|taken|gone|given out|handed out|filled|occupied)\b|\b(?:sold|booked) (?:tickets|seats|places)\b/i;
const STILL = /\b(?:left|remaining|remain|available|free|unsold)\b/i;

/** "how many different operas" of performances, of which several are of one opera. */
function differentOnes({ pieces, facts, profiles }: Sentence, plan: Plan): string | null {
  const at = pieces.findIndex((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct');
  const isOfRecords = at >= 0 && pieces.slice(at + 1, at + 3).some(({ kind }) => kind === 'noun');
  const isRepeated = ({ field: { name, type, distinct } }: FieldProfile) =>
    type === 'text' && NAMING.test(name) && !facts.key.includes(name) && (facts.distinct(name) ?? distinct ?? Infinity) < UNIQUE * facts.records;
  const named = isCountPlan(plan) && isOfRecords ? profiles.find(isRepeated) : undefined;
  return recordsOrValues(named);
}

/** Names of what several records may be of. */
const NAMING = /^(?:title|name)$|(?:^|[_ ])(?:work|show|play|opera|film|song|book)$/i;

/** Where there are fewer of them than this part of the records, most are of several. */
const UNIQUE = 0.5;

/** "a strong current, in percent of all sites where the current is known": what the percentage is of. */
function unreadPopulation({ text }: Sentence, plan: Plan): string | null {
  const isOfAll = plan.kind === 'stats' && plan.where === null && plan.measures.some(({ kind }) => kind === 'share');
  return isOfAll && OF_KNOWN.test(text) ? 'I do not see which of the records that percentage is of' : null;
}

const OF_KNOWN =
  /\bof (?:all|those|the|these)\b[^,.?]*\b(?:where|whose|that have|with)\b[^,.?]*\b(?:known|given|recorded|stated|filled in|listed|available)\b/i;
