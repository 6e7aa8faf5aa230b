import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import { happeningsSaidOf, isHappening, isOfRecord, isParticiple } from '../../../language/annotate/happenings.ts';
import { weekdayNumber } from '../../../language/annotate/dates/date-words.ts';
import { shareRoot } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { AGED_THINGS } from '../../lexicon/aged-things.ts';
import { TRADE_VERBS } from '../../lexicon/passed-over.ts';
import { isLate } from '../../read/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { rankedFields } from '../plan-features.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import { spannedDates } from './spanned-dates.ts';

/** Why a plan would look at another date or period than the words speak of; null when nothing speaks against it. */
export function otherDate(sentence: Sentence, plan: Plan): string | null {
  return (
    spannedDates(sentence, plan) ??
    deniedDate(sentence, plan) ??
    lateDate(sentence, plan) ??
    newestGroup(sentence, plan) ??
    lastLeft(sentence, plan) ??
    otherAge(sentence, plan) ??
    otherEvent(sentence, plan) ??
    deedOfDid(sentence, plan) ??
    otherRhythm(sentence, plan) ??
    otherState(sentence, plan) ??
    ownPeriod(sentence, plan) ??
    beyondAll(sentence, plan) ??
    notArriving(sentence, plan) ??
    weekendOfDays(sentence, plan)
  );
}

/** "at the weekend, Sat or Sun" of records that know their weekday: the coming one, or all of them. */
function weekendOfDays({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  if ((plan.kind !== 'stats' && plan.kind !== 'records') || !tokens.some(({ lower }) => /^weekends?$/.test(lower))) return null;
  const dated = new Set(profiles.flatMap(({ field }) => (field.type === 'date' ? field.name : [])));
  const isDated = fieldsOf(plan.where).some((name) => dated.has(name));
  const isDay = pieces.some(({ kind, from }) => kind === 'value' && weekdayNumber(tokens[from]?.lower ?? '') !== undefined);
  return isDated && isDay ? 'I cannot tell whether the coming weekend is meant, or those days of every week' : null;
}

/** "not sent in over the web": not of the date when it was sent, which every record has. */
function deniedDate({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || ABSENT.test(text)) return null;
  const isDenied = predicatesOf(plan.where).some(
    (each) =>
      each.kind === 'null' && !each.negated && profiles.some(({ field }) => field.name === each.field && field.type === 'date' && field.nulls === 0),
  );
  return isDenied ? 'I do not see which records that is not true of' : null;
}

const ABSENT = /\b(?:no|without|missing|lacks?|lacking|unknown|blank|empty|null|none)\b/i;

/** What has not been done since a day was done before it for the last time. */
const NOT_SINCE = /(?:n['’]?t|\b(?:not|never))\b.*\bsince\b/i;

/** "oldest licence", "since 2020" of the date of an update or an end: what happens last to records dates them only where it is said. */
function lateDate(sentence: Sentence, plan: Plan): string | null {
  const where = predicatesOf(scopeOf(plan));
  if (NOT_SINCE.test(sentence.text) || isGoingOn(sentence, plan)) return null;
  const names = new Set([...where.flatMap((each) => (each.kind === 'compare' ? [each.field] : [])), ...rankedFields(plan)]);
  const late = sentence.profiles.find(
    (profile) => profile.field.type === 'date' && names.has(profile.field.name) && isLate(profile) && !isLateSaid(sentence, profile),
  );
  return late === undefined ? null : `${late.field.name} does not say when that was`;
}

/** Words of an end, an update or a visit, or of the name itself that say which date it is. */
function isLateSaid({ text, tokens }: Sentence, profile: FieldProfile): boolean {
  const says = happeningsSaidOf(profile);
  const isCalled = (token: Token) =>
    says.some((said) => said.has(token.stem)) || (isParticiple(token) && profile.words.some(({ stem }) => stem === token.stem));
  return LATE.test(text.replace(LAST_PERIOD, ' ')) || tokens.some(isCalled);
}

/** "hotels from the last 10 years": a time, and nothing that happened last. */
const LAST_PERIOD = /\b(?:last|next) (?:(?:\d+|few|couple of|two|three|four|five|six|ten) )?(?:days?|weeks?|months?|quarters?|years?|decades?)\b/gi;

const LATE =
  /\b(?:expir\w*|ends?|ended|ending|until|till|valid|renew\w*|due|overdue|updat\w*|chang\w*|modif\w*|edit\w*|latest|last|recent\w*|run(?:s|ning)? out|ran out|laps\w*|clos\w*|deadlines?|left|over|return\w*|back|review\w*|report\w*|check\w*|seen|next|by|before|still|soon\w*|terminat\w*|finish\w*|stop\w*|new|newest|active|inactive|stale|fresh\w*)\b/i;

/** "newest vessel" by the last day on which one departs: how old a thing is that has several records, only the date of its making says. */
function newestGroup({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0 || !/\b(?:newest|youngest|oldest)\b/i.test(text)) return null;
  const ends = new Set(plan.measures.flatMap((measure) => (measure.kind === 'max' || measure.kind === 'min' ? [measure.field] : [])));
  return notOfMaking(profiles, ends);
}

/** Why the date of something else that a plan looks at does not say how old a thing is. */
function notOfMaking(profiles: readonly FieldProfile[], names: ReadonlySet<unknown>): string | null {
  const other = profiles.find(
    ({ field, words }) => field.type === 'date' && names.has(field.name) && words.every(({ stem }) => !OF_MAKING.test(stem)),
  );
  return other === undefined ? null : `${other.field.name} does not say how old that is`;
}

/** "last room available" by the year of building: the one that is left, and not the newest. */
function lastLeft({ text, profiles }: Sentence, plan: Plan): string | null {
  const ranked = plan.kind === 'records' && LAST_LEFT.test(text) ? rankedFields(plan) : [];
  const time = profiles.find(({ field, role }) => ranked.includes(field.name) && (field.type === 'date' || role === 'year'));
  return time === undefined ? null : `${time.field.name} does not say of what little is left`;
}

const LAST_LEFT = /\blast(?: \p{L}+){1,3} (?:available|left|remaining)\b/iu;

/** "the oldest building" by the day on which it was listed: of what was made or born once, only that day says how old it is. */
function otherAge({ text, profiles, tokens }: Sentence, plan: Plan): string | null {
  const isNew = NEW.test(text) && profiles.some(({ role }) => role === 'year');
  if (plan.kind !== 'records') return null;
  const ranked = new Set(rankedFields(plan));
  const unmade = isNew || AGED.test(text) ? notOfMaking(profiles, ranked) : null;
  if (unmade !== null) return unmade;
  // "the oldest object" by the year in which it came into the house.
  const late = AGE.test(text) ? profiles.find((profile) => isOfAnother(profile) && ranked.has(profile.field.name)) : undefined;
  return late === undefined || tokens.some(({ stem }) => late.words.some((word) => word.stem === stem))
    ? null
    : `${late.field.name} does not say how old that is`;
}

const AGE = /\b(?:oldest|youngest)\b/i;

/** A year in which something was done to what was there before. */
function isOfAnother({ role, words }: FieldProfile): boolean {
  return (
    role === 'year' &&
    words.some(({ stem }) => /^(?:access|accession|acquir|acquisit|purchas|bought|inspect|renov|restor|updat|review|list|tax)/.test(stem))
  );
}

const AGED_NOUN = `(?: \\p{L}+)? (?:${AGED_THINGS.replaceAll(' ', '|')})\\b`;
const AGED = new RegExp(`\\b(?:oldest|youngest)\\b${AGED_NOUN}`, 'iu');
const NEW = new RegExp(`\\bnewest\\b${AGED_NOUN}`, 'iu');

const OF_MAKING = /^(?:built|build|found|establish|est|launch|open|born|birth|commission|start|first|releas|creat|join|regist|made|constru)/;

/** A verb that says what happened at a time, where the plan looks at the date of something else. */
function otherEvent(sentence: Sentence, plan: Plan): string | null {
  const where = fieldsOf(scopeOf(plan));
  const dated = sentence.profiles.filter(({ field }) => field.type === 'date' && where.includes(field.name));
  // Of what "went up" or "went online", the verb alone says nothing.
  const isDone = ({ lower, stem }: Token) => (/(?:ed|ing|[^s]t)$/.test(lower) && stem !== 'go' && isHappening(stem)) || TRADE_VERBS.has(lower);
  // "sold" as a status is no verb; right before a time, it is what happened then.
  const isTimed = (at: number) => sentence.pieces.some((piece) => piece.kind === 'condition' && piece.source === 'time' && piece.from === at + 1);
  const isValue = (at: number) =>
    sentence.pieces.some(({ kind, from, to }) => /^(?:value|condition)$/.test(kind) && from <= at && to > at) && !isTimed(at);
  // "run out" is one verb.
  const isParticle = (at: number) => sentence.tokens[at]?.lower === 'out' && /^(?:run|runs|ran|running)$/.test(sentence.tokens[at - 1]?.lower ?? '');
  const verbs = sentence.tokens.filter((token, at) => token.kind === 'word' && isDone(token) && !isValue(at) && !isParticle(at));
  for (const profile of dated) {
    if (isOfRecord(profile) || (isLate(profile) && NOT_SINCE.test(sentence.text))) continue;
    const says = happeningsSaidOf(profile);
    const other = verbs.find(
      ({ stem }) => !says.some((said) => said.has(stem)) && dated.every(({ words }) => words.every((word) => word.stem !== stem)),
    );
    if (says.length > 0 && other !== undefined && verbs.every((verb) => verb === other))
      return `${profile.field.name} is not the date at which something was ${other.lower}`;
  }
  return null;
}

/** "how many did Ellen close last month" by the day on which they came in: what is done is said right before the time, though a state is called so. */
function deedOfDid({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const where = fieldsOf(scopeOf(plan));
  const date = profiles.find(({ field }) => field.type === 'date' && where.includes(field.name));
  const time = pieces.find((piece) => piece.kind === 'condition' && piece.source === 'time' && piece.profile === date);
  const verb = tokens[(time?.from ?? 0) - 1];
  // "how much did we make in October": the verb speaks of an amount.
  const isAmount = pieces.some(({ kind, to }) => kind === 'field' && to === time?.from);
  if (
    date === undefined ||
    verb === undefined ||
    isAmount ||
    !tokens.slice(0, time?.from).some(({ lower }) => lower === 'did') ||
    !isHappening(verb.stem)
  )
    return null;
  const isSaid = happeningsSaidOf(date).some((said) => said.has(verb.stem)) || date.words.some(({ stem }) => stem === verb.stem);
  return isSaid ? null : `${date.field.name} is not the date at which something was done that is called "${verb.text}"`;
}

/** "how many bikes are ridden every day" by the day on which each was stolen. */
function otherRhythm({ text, tokens, profiles }: Sentence, plan: Plan): string | null {
  const verb = DONE_EACH.exec(text)?.groups?.['verb']?.toLowerCase();
  const done = verb === undefined ? undefined : tokens.find(({ lower }) => lower === verb);
  const grouped = new Set(plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : []);
  const date = profiles.find(({ field }) => field.type === 'date' && grouped.has(field.name));
  if (done === undefined || date === undefined || isOfRecord(date)) return null;
  const isSaid = happeningsSaidOf(date).some((said) => said.has(done.stem)) || date.words.some(({ stem }) => shareRoot(stem, done.stem));
  return isSaid || date.words.every(({ weight }) => weight < 1) ? null : `${date.field.name} is not the date at which something was ${done.text}`;
}

const DONE_EACH = /\b(?:is|are|was|were|gets?|got) (?<verb>\p{L}+(?:ed|en|wn|[^s]t))\b.*\b(?:every|each|per|an?) (?:day|week|month|quarter|year)\b/iu;

/** "how many are open in November" of records that know when they open: a state then, and not what begins then. */
function otherState(sentence: Sentence, plan: Plan): string | null {
  const { text, profiles } = sentence;
  if (plan.kind !== 'changes' && WAS_THEN.test(text)) return 'What records were then is in an earlier run: ask what changed since it';
  const state = IN_STATE.exec(text.toLowerCase())?.groups?.['state'];
  const where = fieldsOf(scopeOf(plan));
  const begun = profiles.find(
    ({ field, words }) => field.type === 'date' && where.includes(field.name) && words.some(({ stem }) => stem === state || stem === 'start'),
  );
  return state === undefined || begun === undefined || isGoingOn(sentence, plan)
    ? null
    : `${begun.field.name} is when something begins to be ${state}, not how long it is`;
}

/** "running today": begun by then, and not over. */
function isGoingOn({ profiles }: Sentence, plan: Plan): boolean {
  const where = predicatesOf(scopeOf(plan));
  const bound = (way: string) =>
    profiles.filter(
      ({ field }) => field.type === 'date' && where.some((each) => each.kind === 'compare' && each.field === field.name && each.op.startsWith(way)),
    );
  return bound('<').some((begun) => bound('>').some((over) => over !== begun));
}

/** "were working two weeks ago": what a record was then is in another run, and in no date of this one. */
const WAS_THEN =
  /\b(?:was|were) (?:still |already )?(?:open|available|live|active|valid|on|working|running|free|listed|in stock|out of stock|sold out|on sale)\b[^,.?]*\b(?:ago|last (?:week|month|run|time)|back then|before)\b|\b(?:was|were) (?:open|available|live|active|vacant|free|listed|for sale|on sale|in stock)\b[^,.?]*\b(?:is|are) (?:\p{L}+ )?now\b/iu;

const IN_STATE = /\b(?:is|are|was|were|be|stay|stays|still) (?:still |always |already )?(?<state>open|available|live|active|valid|on)\b/;

/** "when does it get in" of when it departs: to arrive is what no word of that date says. */
function notArriving({ text, profiles }: Sentence, plan: Plan): string | null {
  const used = plan.kind === 'stats' ? plan.measures.flatMap((measure) => measureFields(measure)) : plan.kind === 'records' ? plan.fields : [];
  const arrives = (profile: FieldProfile) => happeningsSaidOf(profile).some((said) => said.has('arriv'));
  // "when did the first review arrive": where no date is of arriving, that may be any.
  const isAsked = GETS_IN.test(text) || (ARRIVES.test(text) && profiles.some((profile) => profile.field.type === 'date' && arrives(profile)));
  const dated = isAsked ? profiles.filter(({ field }) => field.type === 'date' && used.includes(field.name)) : [];
  const other = dated.find((profile) => !arrives(profile));
  return other === undefined ? null : `${other.field.name} is not when it gets there`;
}

const ARRIVES = /\bwhen\b.*\b(?:arrives?|arrived|lands?|landed|docks?|docked)\b/i;
const GETS_IN = /\bwhen\b.*\b(?:gets?|got) (?:in|there|back)\b/i;

/** "held last summer" of the next day that is free: a time that no record reaches, of a date that no word names. */
function beyondAll(sentence: Sentence, plan: Plan): string | null {
  const where = predicatesOf(scopeOf(plan));
  const compared = where.flatMap((each) =>
    each.kind === 'compare' && typeof each.value === 'string' ? [{ ...each, time: Date.parse(each.value) }] : [],
  );
  const other = sentence.profiles.find((profile) => {
    const { type, name, min = -Infinity, max = Infinity } = profile.field;
    const isBeyond = compared.some(
      ({ field, op, time }) => field === name && ((op.startsWith('<') && time <= min) || (op.startsWith('>') && time > max)),
    );
    return type === 'date' && isBeyond && OF_TO_COME.test(name) && !isNamed(sentence, profile);
  });
  return other === undefined ? null : `${other.field.name} holds nothing of that time, and I see no other date`;
}

/** Names of what comes next, or until when something is possible. */
const OF_TO_COME = /next|due|dead ?line|until|clos|expir|apply|avail/i;

/** A word of the name, or of what happened then, is said. */
function isNamed({ tokens }: Sentence, profile: FieldProfile): boolean {
  const says = happeningsSaidOf(profile);
  return tokens.some(({ stem }) => says.some((said) => said.has(stem)) || profile.words.some((word) => word.weight === 1 && word.stem === stem));
}

const OF_A_PERIOD =
  /(?:^|[\W_])\d+ ?(?:d|days?|w|weeks?|m|months?|y|years?|h|hours?)(?:$|[\W_])|(?:daily|weekly|monthly|yearly|annual|[a-z]YTD$|(?:^|[\W_])[ymq]td(?:$|[\W_]))/i;

/** "busiest last month by sessions" of sessions_30d: such a value has a period of its own, and no date of the records says which. */
function ownPeriod({ profiles, text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  const isDated = profiles.some(({ field }) => field.type === 'date' && fieldsOf(plan.where).includes(field.name));
  const isSaid = /\b(?:last|past|previous|this|current) (?:\d+ )?(?:day|week|month|year|quarter)s?\b/i.test(text);
  const own = [...rankedFields(plan), ...fieldsOf(plan.where)].find((name) => OF_A_PERIOD.test(name));
  return isDated && isSaid && own !== undefined ? `${own} is of a period of its own, and the records have no other` : null;
}
