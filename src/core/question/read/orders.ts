import { isParticiple } from '../../language/annotate/happenings.ts';
import { isPlural } from '../../../text/plural.ts';
import { bareSuperlatives, ideaField } from '../../language/annotate/superlatives.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { AMOUNTS, MEASURING_NOUNS } from '../lexicon/passed-over.ts';
import { rankField } from '../../language/profile/rank-field.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isNamedRecord } from './ranked/doers.ts';
import type { TokenSpan } from '../../language/tokens.ts';
import type { OrderRead } from './order-read.ts';
import { topRecords } from './ranked/top-records.ts';
import { heightOf, isEndOfOther, TIMELY } from './ranked/end-of-other.ts';
import type { Sentence } from '../sentence.ts';
import { dateAt, isOfOne, numberAt, orderedAt } from './fields.ts';
import { rankBy } from './ranked/ranked-measure.ts';

/** "sorted by rent", "rent high to low", "newest first": an order of what is listed. */
export function readSort(sentence: Sentence): OrderRead | null {
  const isRanked = sentence.all('extreme').length > 0;
  for (const at of sentence.all('sorter')) {
    // "the best month in terms of revenue": what the superlative ranks by.
    if (isRanked && /^(?:in terms of|measured by)$/.test(sentence.lower(at))) continue;
    const place = sentence.next(at);
    const profile = orderedAt(sentence, place);
    if (profile === null) continue;
    sentence.use(at, place);
    return { profile, descending: directionOf(sentence) ?? profile.concepts.some(({ id }) => id === 'rating'), offset: 0, limit: null, isSort: true };
  }
  for (const at of sentence.all('direction')) {
    const before = sentence.previous(at);
    const profile = orderedAt(sentence, before);
    const piece = sentence.open(at, 'direction');
    if (profile === null || piece === null) continue;
    const by = sentence.open(sentence.previous(before), 'grouper') === null ? -1 : sentence.previous(before);
    // "average rent by bedrooms, high to low": rows in that order.
    if (by >= 0 && asksValues(sentence)) continue;
    sentence.use(at, before, ...(by >= 0 ? [by] : []));
    return { profile, descending: piece.descending, offset: 0, limit: null, isSort: true };
  }
  return asksValues(sentence) ? null : sortOfIdea(sentence);
}

function asksValues({ pieces }: Sentence): boolean {
  return pieces.some((piece) => piece.kind === 'aggregate' || (piece.kind === 'head' && /^(?:count|share)$/.test(piece.head)));
}

/** "boats longest first": an order that says by itself what it is of. */
function sortOfIdea(sentence: Sentence): OrderRead | null {
  const { tokens, profiles } = sentence;
  for (const at of sentence.all('direction')) {
    const span = sentence.open(at, 'direction');
    const idea = span === null ? null : (bareSuperlatives(tokens).find(({ from }) => from === span.from)?.idea ?? null);
    const target = idea === null ? null : ideaField(idea, profiles, clauseOf(tokens, tokens));
    if (target === null) continue;
    sentence.use(at);
    return { profile: target.profile, descending: target.direction === 'desc', offset: 0, limit: null, isSort: true };
  }
  return null;
}

/** "ascending", "highest first": the direction alone; null when none is said. */
export function directionOf(sentence: Sentence): boolean | null {
  const [at] = sentence.all('direction');
  const piece = at === undefined ? null : sentence.open(at, 'direction');
  if (at === undefined || piece === null) return null;
  sentence.use(at);
  return piece.descending;
}

/** "cheapest flat", "top 5 films by gross", "film with the highest score": records in the order of a field; null where a value is asked for. */
export function readOrder(sentence: Sentence): OrderRead | null {
  for (const at of sentence.all('extreme')) {
    const order = extremeOrder(sentence, at);
    if (order !== null) return order;
  }
  return namedExtreme(sentence) ?? topRecords(sentence);
}

/** "longest run and which resort has it" of a field called so: the record at the upper end of it, where one is asked for. */
function namedExtreme(sentence: Sentence): OrderRead | null {
  const isAsked = sentence.pieces.some((piece) => piece.kind === 'head' && /^(?:which|who|where)$/.test(piece.head));
  const isOther = sentence.pieces.some(({ kind }) => /^(?:aggregate|percentile|grouper|rhythm|sorter|condition|bound)$/.test(kind));
  const [at = -1, ...more] = sentence.all('field').filter((place) => ENDS.test(sentence.lower(place)));
  const profile = numberAt(sentence, at);
  if (!isAsked || isOther || more.length > 0 || profile === null) return null;
  sentence.use(at);
  const isLow = /^(?:the )?(?:shortest|lowest|smallest|min|minimum)\b/.test(sentence.lower(at));
  return { profile, descending: !isLow, offset: 0, limit: 1, isSort: false };
}

const ENDS =
  /^(?:the )?(?:longest|highest|largest|biggest|fastest|deepest|tallest|steepest|max|maximum|top|peak|shortest|lowest|smallest|min|minimum)\b/;

/** "took the longest to resolve" of a time of resolution: the place of what was done in that time. */
function takenTo(sentence: Sentence, at: number): number | null {
  const link = sentence.next(at);
  const place = sentence.next(link);
  const isOfTime =
    /^(?:the )?(?:longest|shortest)$/.test(sentence.lower(at)) && sentence.isLink(link, 'to') && numberAt(sentence, place)?.dimension === 'time';
  if (isOfTime) sentence.use(link);
  if (isOfTime) return place;
  // "the last to close", "the first to be opened": in the order of when that was done.
  const be = sentence.lower(place) === 'be' ? place : -1;
  const done = be < 0 ? place : sentence.next(be);
  const isDone = /^(?:the )?(?:first|last)(?: one)?$/.test(sentence.lower(at)) && sentence.isLink(link, 'to') && dateAt(sentence, done) !== null;
  if (isDone) sentence.use(link, ...(be < 0 ? [] : [be]));
  return isDone ? done : null;
}

function extremeOrder(sentence: Sentence, at: number): OrderRead | null {
  const piece = sentence.open(at, 'extreme');
  if (piece === null) return null;
  if (isFirstTime(sentence, piece)) {
    sentence.use(at);
    return null;
  }
  const done = takenTo(sentence, at);
  const next = done ?? sentence.past(at, 'of');
  const beside = orderedAt(sentence, next);
  const before = beside === null ? placeBefore(sentence, at) : -1;
  const ranks = piece.idea?.profile;
  const isOther = beside !== null && ranks !== undefined && isEndOfOther(sentence.lower(at), ranks, beside);
  // "cheapest private room" next to a count of private rooms.
  const isNoPrice =
    PRICED.test(sentence.lower(at)) && ranks?.dimension === 'money' && beside !== null && beside.dimension !== 'money' && !isOfOne(beside);
  const named = isOther || isNoPrice ? null : (beside ?? orderedAt(sentence, before));
  const isOfIdea = piece.idea !== null && (named?.field.type !== piece.idea.profile.field.type || isEndOfThing(sentence, at, { named, next }));
  if (named !== null && before < 0 && !isOfIdea && (done === null || named.field.type !== 'date') && isValueAsked(sentence, at, next)) return null;
  // "which tent packs the smallest": how it does that, and not how large it is.
  if (piece.idea !== null && named === null && isManner(sentence, at)) return null;
  const sorted = named === null ? rankBy(sentence, at) : null;
  const field =
    sorted?.measure !== null && sorted !== null && 'field' in sorted.measure && typeof sorted.measure.field === 'string'
      ? sorted.measure.field
      : null;
  const profile =
    named ??
    sentence.profiles.find((each) => each.field.name === field) ??
    piece.idea?.profile ??
    measuredByVerb(sentence, at) ??
    heightOf(sentence, at);
  if (profile === null || profile === undefined) return null;
  sentence.use(at, ...(sorted === null || field === null ? [] : sorted.places));
  if (named !== null) sentence.use(beside === named ? next : before);
  else if (isWordOf(sentence, next, profile)) sentence.use(next);
  useAgain(sentence, at, profile);
  if (numberAt(sentence, sentence.previous(at)) === profile) sentence.use(sentence.previous(at));
  const isDescending = named !== null && piece.idea !== null ? generalDirection(sentence.lower(at), piece.descending) : piece.descending;
  // "highest ranked": the first place is the best one.
  const descending = isDescending !== (profile === rankField(sentence.profiles) && UPRIGHT.test(sentence.lower(at)));
  return { profile, descending, ...windowOf(sentence, at), isSort: false };
}

/** "how many were first registered in 2020": when that was done to each. */
function isFirstTime({ tokens, pieces }: Sentence, { from, to }: TokenSpan): boolean {
  const next = tokens[to];
  const isCounted = pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  return isCounted && tokens[from]?.lower === 'first' && next !== undefined && isParticiple(next);
}

const UPRIGHT = /^(?:the )?(?:highest|lowest|best|worst|top|bottom)$/;

/** "heaviest satellite at launch" of a mass at launch, "oldest case by filing date": the name, or a word of it, of what the superlative ranks by. */
function useAgain(sentence: Sentence, at: number, profile: FieldProfile): void {
  for (const place of sentence.all('field').filter((other) => other > at)) {
    const before = sentence.previous(place);
    const isBy = sentence.open(before, 'grouper') !== null && sentence.lower(before) === 'by' && orderedAt(sentence, place) === profile;
    if (isBy) sentence.use(before, place);
    else if (sentence.isLink(before, 'in') && isWordOf(sentence, place, profile)) sentence.use(place);
  }
}

interface Beside {
  readonly named: FieldProfile;
  readonly next: number;
}

/** "longest fight" of its minutes; "fastest ride" of seconds is rather the other end, and the end of an amount of money a value. */
function isEndOfThing(sentence: Sentence, at: number, { named, next }: Beside): boolean {
  const idea = sentence.at(at, 'extreme')?.idea?.profile;
  const isAlike = idea === named || idea?.dimension === named.dimension || /^(?:the )?(?:longest|shortest)$/.test(sentence.lower(at));
  return isAlike && named.field.type === 'number' && named.dimension !== 'money' && isThing(sentence, next);
}

/** "longest fight", "deepest snow": a thing, and no name of an amount, so that the record is asked for in which it is so. */
function isThing({ pieces, tokens }: Sentence, at: number): boolean {
  const { from = 0, to = 0 } = pieces[at] ?? {};
  return tokens
    .slice(from, to)
    .every(({ kind, lower }) => kind === 'word' && lower !== 'relative' && !AMOUNTS.has(lower) && !MEASURING_NOUNS.has(lower));
}

/** "coldest water" of a temperature of the water, next to a field called water. */
export function isWordOf({ pieces, tokens }: Sentence, at: number, { words }: FieldProfile): boolean {
  const piece = pieces[at];
  return piece?.kind === 'field' && tokens.slice(piece.from, piece.to).every(({ stem: said }) => words.some(({ stem }) => stem === said));
}

function isManner(sentence: Sentence, at: number): boolean {
  // "who's been practicing the longest": since when is asked, and of nothing that takes long.
  const isNumber = sentence.at(at, 'extreme')?.idea?.profile.field.type === 'number';
  if (isNumber && /^(?:the )?longest$/.test(sentence.lower(at)) && /\bbeen\b/i.test(sentence.text)) return true;
  const verb = sentence.at(sentence.previous(at), 'verb');
  return verb !== null && sentence.next(at) >= sentence.pieces.length && /^(?:the )?(?:smallest|largest|biggest|tiniest)$/.test(sentence.lower(at));
}

/** The place of the field that a superlative behind it or behind its noun is said of; -1 where there is none. */
function placeBefore(sentence: Sentence, at: number): number {
  const word = sentence.lower(at);
  const before = sentence.previous(at);
  const isLast = sentence.next(at) >= sentence.pieces.length;
  // "which ship waited longest": what the verb before it measures.
  if (isLast && /^(?:the )?(?:longest|shortest|fastest|slowest|furthest|farthest)$/.test(word) && numberAt(sentence, before) !== null) return before;
  // "the boat whose draft is the lowest".
  const owned = sentence.isLink(before, 'is') ? sentence.previous(before) : -1;
  if (isLast && sentence.lower(sentence.previous(owned)) === 'whose' && numberAt(sentence, owned) !== null) return owned;
  if (!TIMELY.test(word)) return -1;
  // "which dam was inspected last", "when was the last boat surveyed": what was done then.
  const behind = sentence.next(sentence.next(at));
  const isDone = (place: number) => dateAt(sentence, place) !== null && /ed\b/.test(sentence.lower(place));
  if (isLast && isDone(before)) return before;
  return sentence.at(sentence.next(at), 'noun') !== null && sentence.next(behind) >= sentence.pieces.length && isDone(behind) ? behind : -1;
}

const PRICED = /^(?:the )?(?:cheapest|dearest|priciest|costliest|(?:most|least) expensive|most affordable)$/;

/** "most" and "latest" go up whatever they stand by; the others as their own meaning has it. */
function generalDirection(word: string, own: boolean): boolean {
  if (/^(?:most|highest|latest|newest|largest|biggest|longest)/.test(word)) return true;
  return /^(?:least|lowest|earliest|oldest|smallest|shortest|cheapest)/.test(word) ? false : own;
}

/** "who earns the most", "which crash killed the most people": of people, and of records that are named, what the verb measures. */
function measuredByVerb(sentence: Sentence, at: number): FieldProfile | null {
  const heads = sentence.pieces.slice(0, at).flatMap((piece, place) => (piece.kind === 'head' ? [{ head: piece.head, place }] : []));
  const isWho = heads.some(({ head }) => head === 'who') && (sentence.isRecordNoun('person') || isNamedRecord(sentence));
  const isWhich =
    /^(?:the )?(?:most|least|best)$/.test(sentence.lower(at)) &&
    !/\b(?:for|per|by|to|than|relative|compared|divided)\b/i.test(sentence.text) &&
    heads.some(({ head, place }) => head === 'which' && sentence.at(sentence.next(place), 'noun') !== null);
  const isOfRecords = sentence.at(sentence.next(at), 'noun') !== null && !/^(?:people|persons|money)$/.test(sentence.lower(sentence.next(at)));
  const measured = (isWho || isWhich) && !isOfRecords ? numberAt(sentence, sentence.previous(at)) : null;
  // "sold for the most" of records with a guide price and another: either may be meant.
  const isOneOfMany = measured?.dimension === 'money' && sentence.profiles.filter(({ dimension }) => dimension === 'money').length > 1;
  return isWhich && isOneOfMany ? null : measured;
}

/** "the highest rent", "lowest rating of a comedy": a value, and no record. */
function isValueAsked(sentence: Sentence, at: number, named: number): boolean {
  if (sentence.pieces.slice(0, at).some((piece, place) => piece.kind === 'noun' && !sentence.isLink(sentence.previous(place), 'of'))) return false;
  // "five with the most reviews".
  const before = sentence.isLink(sentence.previous(at), 'with', 'has', 'that') ? sentence.previous(sentence.previous(at)) : sentence.previous(at);
  if (sentence.at(before, 'limit') !== null || sentence.at(sentence.next(at), 'limit') !== null) return false;
  const heads = sentence.pieces.slice(0, at).flatMap((piece) => (piece.kind === 'head' ? [piece.head] : []));
  if (heads.some((head) => /^(?:which|who|list|where)$/.test(head))) return false;
  const after = named + 1;
  // "highest calorie soup": a value that ends the question stands for the records that have it.
  const isValueNext = sentence.at(after, 'value') !== null && (after + 1 >= sentence.pieces.length || sentence.at(after + 1, 'noun') !== null);
  return sentence.at(after, 'noun') === null && !isValueNext;
}

/** How many come first: "top 5", "second", "the cheapest". */
function windowOf(sentence: Sentence, at: number): { readonly offset: number; readonly limit: number | null } {
  const ordinalAt = sentence.previous(at);
  const ordinal = sentence.open(ordinalAt, 'ordinal');
  if (ordinal !== null) {
    sentence.use(ordinalAt);
    return { offset: ordinal.place - 1, limit: 1 };
  }
  const limitAt = sentence.all('limit').find((place) => Math.abs(place - at) <= 2) ?? sentence.all('limit').find((place) => place < at);
  const limit = limitAt === undefined ? null : sentence.open(limitAt, 'limit');
  if (limit !== null && limitAt !== undefined) {
    sentence.use(limitAt);
    return { offset: 0, limit: limit.limit };
  }
  return { offset: 0, limit: isOfSeveral(sentence, at) || /. first$/.test(sentence.lower(at)) ? null : 1 };
}

/** "newest flats", "the most expensive houses": more than one. */
function isOfSeveral(sentence: Sentence, at: number): boolean {
  const noun = sentence.pieces.findIndex((piece, place) => place > at && piece.kind === 'noun');
  if (noun < 0 || !sentence.between(at, noun, (place) => /^(?:value|condition|field|verb|unknown)$/.test(sentence.pieces[place]?.kind ?? '')))
    return false;
  return isPlural(sentence.lower(noun));
}
