import { isPlural } from '../../../text/plural.ts';
import { isEventOf, isParticiple } from '../../language/annotate/happenings.ts';
import { periodOf } from '../../language/lexicon/en/periods.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { shareRoot } from '../../language/stem.ts';
import type { Plan } from '../../plan/plan.ts';
import { doerOf } from '../annotate/concepts.ts';
import { isVerbWord } from '../annotate/phrases.ts';
import { HEAD_NOUNS, TRADE_VERBS } from '../lexicon/passed-over.ts';
import { isOwnName } from '../read/fields.ts';
import { isWordOf } from '../read/orders.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { fieldsOfPlan } from './unused.ts';
import { isDrivenBy } from './passed-over.ts';
import { isValue } from './predicate.ts';

/** Named fields that none of the plans is about: passing over them would answer another question. */
export function unusedFields(sentence: Sentence, { namedAt, heads }: Reading, plans: readonly Plan[]): readonly string[] {
  const fields = new Set(plans.flatMap(fieldsOfPlan));
  const isCounting = heads.some(({ head }) => head === 'count');
  // "phone orders" of lines of orders: the thing that a key names, where it is not counted.
  const isUsed = ({ field }: FieldProfile) => fields.has(field.name) || fields.has('*') || (field.role === 'key' && !isCounting);
  const isBound = plans.some((plan) => plan.kind === 'stats' && (plan.where !== null || plan.measures.some(({ kind }) => kind !== 'count')));
  // "stations opened per year": the name of each record stands for the records where these are counted.
  const isCountOnly = plans.some(
    ({ kind, ...rest }) => kind === 'stats' && 'measures' in rest && rest.measures.every((measure) => /^(?:count|countIf|share)$/.test(measure.kind)),
  );
  const isOwn = (at: number, profile: FieldProfile) => isCountOnly && isPlural(sentence.lower(at)) && isOwnName(sentence, profile);
  const isTrade = (at: number) => isBound && TRADE_VERBS.has(sentence.lower(at)) && sentence.at(at - 1, 'head') === null;
  return namedAt.flatMap(({ at, profile }) =>
    isUsed(profile) ||
    isTrade(at) ||
    isOwn(at, profile) ||
    isVerbOnly(sentence, at) ||
    isBeginning(sentence, at) ||
    isLetting(sentence, fields, at) ||
    isOfAll(sentence, at) ||
    /^(?:people|persons?)$/.test(sentence.lower(at)) ||
    isHead(sentence, at) ||
    isHeadOfUsed(sentence, fields, at) ||
    isPricedEach(sentence, fields, at) ||
    isSayingOfRecord(sentence, plans, at) ||
    isEvent(sentence, at) ||
    isDoingBeside(sentence, at) ||
    isDoneByUsed(sentence, fields, at) ||
    isRestOfBound(sentence, at) ||
    isRestOfName(sentence, fields, at) ||
    isHolder(sentence, fields, at) ||
    isDrivenBy(sentence, at) ||
    sentence.at(at, 'field')?.choices.some((choice) => isUsed(choice.profile)) === true
      ? []
      : [sentence.words(at)],
  );
}

/** "how many allow 3 or more dogs" of a flag for dogs that are allowed: what is done with those that a number counts. */
function isLetting(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const choices = sentence.at(at, 'field')?.choices ?? [];
  const counting = sentence.profiles.filter(({ field }) => field.type === 'number' && fields.has(field.name));
  const isOfSame = ({ words }: FieldProfile) => counting.some(({ words: own }) => own.some(({ stem }) => words.some((word) => word.stem === stem)));
  return (
    /^(?:allow|allows|allowing|accept|accepts|take|takes|welcome|welcomes|permit|permits)$/.test(sentence.lower(at)) &&
    choices.length > 0 &&
    choices.every(({ profile }) => profile.field.type === 'boolean' && isOfSame(profile))
  );
}

/** "how many start on 3 May" of a start time that is kept as a text, next to their date. */
function isBeginning(sentence: Sentence, at: number): boolean {
  const next = sentence.at(at + 1, 'condition');
  return next?.source === 'time' && /^(?:start|begin|open|end|finish|close)s?$/.test(sentence.lower(at)) && isOfText(sentence, at);
}

/** "how many boats are listed": all of them are. */
function isOfAll(sentence: Sentence, at: number): boolean {
  return sentence.lower(at) === 'listed' && sentence.isLink(at - 1, 'is') && sentence.next(at) >= sentence.pieces.length;
}

/** "come from", "the permits they take out": a verb that a field is called by in part, or through its concept, where nothing asks for the field. */
function isVerbOnly(sentence: Sentence, at: number): boolean {
  const [best] = sentence.at(at, 'field')?.choices ?? [];
  const words = sentence.lower(at);
  const [verb = '', particle] = words.split(' ');
  // "focus on travel": behind a preposition there is no verb.
  if (/^(?:on|with|about|for|of)$/.test(sentence.wordBefore(at)) && !verb.endsWith('ed')) return false;
  // "last year" is no verb with a particle, as "come from" is.
  if (particle !== undefined && periodOf(particle) !== null) return false;
  // "how many photographers travel": all that is said of those that are counted.
  // "how many works close the road": so is what they do to a thing that the records are called by too.
  const isLast = sentence.pieces.slice(at + 1).every(({ kind }) => /^(?:noun|harmless|mark)$/.test(kind));
  const isAllSaid = sentence.headAt('count') === 0 && sentence.at(at - 1, 'noun') !== null && isLast;
  if (isAllSaid && at === 2 && !verb.endsWith('ed')) return false;
  // "how many hit 1000 pieces": whether that many or more are meant, the verb says.
  if (/^(?:hit|reach|reached)$/.test(verb) && sentence.at(at + 1, 'condition')?.source === 'bound') return false;
  const isDone = verb.endsWith('ed') || sentence.tokens.some((token) => token.lower === verb && isParticiple(token));
  // "ships called in May" of calls with numbers.
  if (best?.profile.field.role === 'key' && verb.endsWith('ed') && best.score < CALLED) return true;
  const isTime = best?.profile.field.type === 'date' || best?.profile.role === 'year';
  const isOfDate = isTime && isDone && sentence.all('head').every((place) => sentence.at(place, 'head')?.head !== 'when');
  // "sank in storms": what happened to nearly all of the records.
  const isOfNearlyAll = isOfDate && (best?.profile.field.values ?? 0) >= NEARLY_ALL * sentence.facts.records;
  if (isOfNearlyAll && !isPlural(words)) return true;
  if (best === undefined || (best.score > VERB_MOST && !isOfDate) || !(isVerbWord(words) || isVerbWord(verb))) return false;
  return best.profile.field.type !== 'boolean' || words.endsWith('ed');
}

const NEARLY_ALL = 0.85;
/** From this on, a mention is of the field itself. */
const CALLED = 0.8;
/** A verb that speaks of a field less surely than this is only the verb of its sentence. */
const VERB_MOST = 0.72;

/** "Polish sellers", "difficulty grade": a noun after a value or a field that is used only says what that is. */
function isHead(sentence: Sentence, at: number): boolean {
  // "flower colour" of records that know when a flower opens, and its colours.
  const isNamed =
    (sentence.at(at, 'field')?.choices[0]?.score ?? 0) >= CALLED && !HEAD_NOUNS.has(sentence.lower(at)) && !isVerbWord(sentence.lower(at));
  const isText = !isNamed && sentence.at(at - 1, 'field')?.choices.every(({ profile }) => profile.field.type === 'text') === true;
  return (isText || sentence.at(at - 1, 'value') !== null) && !sentence.isOpen(at - 1) && !VERB_FORM.test(sentence.lower(at));
}

const VERB_FORM = /(?:ed|ing)$/;

/** "MWBE vendors", "a reserve price": the noun right behind a switch that is used says what that is of, unless it is all of the name of another number. */
function isHeadOfUsed(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const best = sentence.at(at, 'field')?.choices[0];
  const said = sentence.isOpen(at - 1) ? [] : namesAt(sentence, at - 1);
  const isSwitch = sentence.profiles.some(({ field }) => field.type === 'boolean' && fields.has(field.name) && said.includes(field.name));
  const isOther = best === undefined || (best.profile.field.type !== 'text' && best.score >= OWN);
  // "the most insured massifs" counts these.
  const lead = sentence.pieces[sentence.previous(at - 1)];
  const isAsked = lead?.kind === 'head' ? lead.head !== 'share' : /^(?:extreme|limit)$/.test(lead?.kind ?? '');
  const isCounted = isAsked && isPlural(sentence.lower(at));
  return isSwitch && !isOther && !isCounted && !VERB_FORM.test(sentence.lower(at)) && !isVerbWord(sentence.lower(at));
}

/** "less than 30 euros for a bed" of records with a price and a number of beds: of what the price is. */
function isPricedEach(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const choices = sentence.at(at, 'field')?.choices ?? [];
  const isOne = /^(?:a|an|one|each|per)$/.test(sentence.wordBefore(at)) && !isPlural(sentence.lower(at));
  const link = sentence.previous(at);
  const [bound] = [link, link - 1].flatMap((place) => sentence.at(place, 'condition') ?? []);
  const isPrice = bound?.profile.dimension === 'money' && bound.source === 'bound' && fields.has(bound.profile.field.name);
  return isOne && isPrice && choices.every(({ profile }) => profile.field.type === 'number' && profile.dimension !== 'money');
}

/** "the highest balance, and what's that person's job": a text of the one record that is shown as a whole. */
function isSayingOfRecord(sentence: Sentence, plans: readonly Plan[], at: number): boolean {
  const isShown = plans.some((plan) => plan.kind === 'records' && plan.limit === 1 && plan.fields.length === 0);
  return isShown && isOfText(sentence, at) && sentence.pieces.slice(0, at).some((piece) => piece.kind === 'extreme');
}

/** "captures by species" of records with a date of capture: what happened then is the record, unless it is asked when. */
function isEvent(sentence: Sentence, at: number): boolean {
  const token = sentence.token(at);
  const asksWhen = sentence.headAt('when') >= 0;
  const choices = sentence.at(at, 'field')?.choices ?? [];
  return (
    token !== undefined &&
    !asksWhen &&
    choices.length > 0 &&
    choices.every(({ profile, score }) => score > LEANING && score < CALLED && profile.field.type === 'date' && isEventOf(token, profile))
  );
}

/** "paid in cash", "pay travel grants", "rated A": a verb that only leans on a field, right next to the value that says what is meant. */
function isDoingBeside(sentence: Sentence, at: number): boolean {
  const best = sentence.at(at, 'field')?.choices[0];
  const token = sentence.token(at);
  const word = sentence.lower(at);
  const isState = best?.profile.field.type === 'boolean';
  if (best === undefined || token === undefined || isState || best.score >= OWN || !(isParticiple(token) || isVerbWord(word) || word.endsWith('ing')))
    return false;
  return [sentence.previous(at), sentence.past(at, 'in', 'of', 'from', 'with')].some((place) => isValue(sentence, place));
}

/** "who ringed the most birds" of records with a ringer and the number of a ring: what the one does who is asked for. */
function isDoneByUsed(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const token = sentence.token(at);
  const doer = token !== undefined && isParticiple(token) ? doerOf(token.stem, sentence.profiles) : null;
  return doer !== null && fields.has(doer.field.name);
}

/** "a minimum stay of at least three nights": what the number of a bound counts, which is a word of another name as well. */
function isRestOfBound(sentence: Sentence, at: number): boolean {
  const best = sentence.at(at, 'field')?.choices[0];
  const before = sentence.at(at - 1, 'condition');
  return best !== undefined && best.score <= LEANING && before?.source === 'bound' && !sentence.isOpen(at - 1);
}

/** "monthly price of a desk" of what a desk costs a month, "time spent buried" of the minutes of a burial: a word of the name of the one number of the plan. */
function isRestOfName(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const numbers = sentence.profiles.filter(({ field }) => field.type === 'number' && fields.has(field.name));
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0) return false;
  const token = sentence.token(at);
  const isRelated = token !== undefined && isParticiple(token) && only.words.some(({ stem, weight }) => weight === 1 && shareRoot(stem, token.stem));
  return isRelated || (sentence.isLink(sentence.previous(at), 'of') && isWordOf(sentence, at, only));
}

/** "quotes from shops that take Klarna", "slots at centres without step-free access": those who have what is said behind them, which the records know. */
function isHolder(sentence: Sentence, fields: ReadonlySet<string>, at: number): boolean {
  const isLed = /^(?:from|of|in|at)$/.test(sentence.wordBefore(at)) && isPlural(sentence.lower(at)) && isOfText(sentence, at);
  const said = saidOfHolder(sentence, at);
  return isLed && said >= 0 && !sentence.isOpen(said) && namesAt(sentence, said).some((name) => fields.has(name));
}

/** The place of what is said of the noun before it, in a clause or behind a preposition; -1 where nothing is. */
function saidOfHolder(sentence: Sentence, at: number): number {
  const clause = sentence.next(at);
  // "that deliver the same day", "without step-free access" as a whole.
  if (sentence.at(clause, 'condition') !== null && /^(?:that|which|who|where|with|without|having|of|in)\b/.test(sentence.lower(clause)))
    return clause;
  if (sentence.isLink(clause, 'has', 'with', 'of', 'in')) return sentence.next(clause);
  if (!sentence.isLink(clause, 'that') && !/^(?:that|which|who|where)\b/.test(sentence.lower(clause))) return -1;
  let said = sentence.next(clause);
  const isVerb = (place: number) => sentence.at(place, 'verb') !== null || (sentence.at(place, 'field') !== null && isVerbOnly(sentence, place));
  while (isVerb(said) || sentence.isLink(said, 'is', 'has', 'only')) said = sentence.next(said);
  return said;
}

/** The fields that a place speaks of. */
function namesAt(sentence: Sentence, at: number): readonly string[] {
  const piece = sentence.pieces[at];
  switch (piece?.kind) {
    case 'value':
      return piece.hits.map(({ field }) => field);
    case 'condition':
      return [piece.profile.field.name];
    case 'field':
      return piece.choices.map(({ profile }) => profile.field.name);
    default:
      return [];
  }
}

function isOfText(sentence: Sentence, at: number): boolean {
  return sentence.at(at, 'field')?.choices.every(({ profile }) => profile.field.type === 'text') === true;
}

/** From this on, a mention says a word of the name itself. */
const OWN = 0.9;
/** A mention that says one word of several. */
const LEANING = 0.5;
