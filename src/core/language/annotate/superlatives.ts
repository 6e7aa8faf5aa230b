import { isPlaceInTime } from '../../fields/role-words.ts';
import { wordsOfName } from '../profile/field-names.ts';
import { regionOf } from '../profile/decoded-words.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { onlyAmount } from '../profile/main-price.ts';
import type { Order } from '../query-field.ts';
import { onlyOne, priceOf, SIDE_STEMS } from '../bind/prices.ts';
import { closest, isMain, type Clause } from '../bind/siblings.ts';
import { wayTo } from '../bind/ways.ts';
import { unitOf } from './units.ts';
import { isAhead, isLatest, isListed, isOfBirth, isStart } from './dates/date-kinds.ts';
import { dateOfEvent, isBeginning, leaningByName } from './happenings.ts';
import { orderOf } from '../lexicon/en/superlative-orders.ts';
import { SUPERLATIVES, type Idea } from '../lexicon/en/superlatives.ts';
import { stem as stemOf } from '../stem.ts';
import type { Token } from '../tokens.ts';

type Direction = Order['direction'];

/** A superlative of the query; `to` exclusive. */
export interface Superlative {
  readonly from: number;
  readonly to: number;
  /** Which end it asks for when a field's name stands by it; null when the word has a concept of its own. */
  readonly extreme: Direction | null;
  /** What it speaks of when no name stands by it. */
  readonly idea: Idea | null;
}

const WORDS = SUPERLATIVES.map(([text, extreme, idea]) => ({ words: text.split(' '), extreme, idea }));
/** By their first word, since nearly every word of a query begins none. */
const BY_FIRST = new Map<string, typeof WORDS>();
for (const entry of WORDS) {
  const [first = ''] = entry.words;
  const others = BY_FIRST.get(first);
  if (others === undefined) BY_FIRST.set(first, [entry]);
  else others.push(entry);
}

/** All superlatives in the order of the query; those of comparing phrases ("at least") and of amounts ("maximum 5") are none. */
export function bareSuperlatives(tokens: readonly Token[]): readonly Superlative[] {
  const found: Superlative[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const begun = BY_FIRST.get(tokens[at]?.lower ?? '') ?? [];
    const match = begun.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word)) ?? topOf(tokens, at);
    if (match === undefined || isComparing(tokens, at, match.words)) continue;
    found.push({ from: at, to: at + match.words.length + firstAfter(tokens, at + match.words.length), extreme: match.extreme, idea: match.idea });
    at += match.words.length - 1;
  }
  return found;
}

/** "top 5", "best 10", "50 best": a number makes it a superlative; "best" alone is praise. */
function topOf(tokens: readonly Token[], at: number): (typeof WORDS)[number] | undefined {
  const word = tokens[at]?.lower ?? '';
  const isCounted = tokens[at + 1]?.kind === 'number' || (word === 'best' && tokens[at - 1]?.kind === 'number');
  const next = tokens[at + 2]?.lower ?? '';
  const isOther = BY_FIRST.has(next);
  return (word === 'top' || word === 'best') && isCounted && !isOther ? { words: [word], extreme: null, idea: 'good' } : undefined;
}

/** "newest first". */
function firstAfter(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'first' ? 1 : 0;
}

function isComparing(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  // "by 31 May at the latest" says how far a bound goes.
  if (/^(?:at|the very)$/.test(before) || (before === 'the' && tokens[at - 2]?.lower === 'at')) return true;
  const next = tokens[at + words.length];
  // "best first novels" are no order.
  if (words.at(-1) === 'first') return next?.kind === 'word' && !/^(?:and|then|with|in|for|please)$/.test(next.lower);
  const isBound = words[0] === 'maximum' || words[0] === 'minimum';
  if (!isBound) return false;
  const following = tokens.slice(at + words.length, at + words.length + 4);
  const stop = following.findIndex((token) => /^(?:with|when|where|for|in|that|of|,)$/.test(token.lower));
  const isOfNumber = (stop < 0 ? following : following.slice(0, stop)).some((token) => token.kind === 'number');
  return isOfNumber || tokens[at - 1]?.kind === 'number' || next === undefined || next.kind !== 'word' || next.lower === 'of';
}

interface Target {
  readonly profile: FieldProfile;
  readonly direction: Direction;
}

/** What praise counts, as stems. */
const COUNTED_PRAISE: ReadonlySet<string> = new Set(['review', 'vote', 'download', 'install', 'attend']);

/** The field that a concept orders, and which way; null when no field is about it. Who is fast needs little time for each part of the way. */
export function ideaField(idea: Idea, profiles: readonly FieldProfile[], clause: Clause): Target | null {
  const timed = idea === 'fast' || idea === 'slow' ? timeSaid(profiles, clause) : undefined;
  if (timed !== undefined) return { profile: timed, direction: idea === 'fast' ? 'asc' : 'desc' };
  const target = ideaTarget(idea, profiles, clause);
  return target !== null && isPace(target.profile)
    ? { ...target, direction: idea === 'slow' ? 'desc' : idea === 'fast' ? 'asc' : target.direction }
    : target;
}

/** "fastest shipping" of the days that it takes: the one field of how long something takes whose name is said. */
function timeSaid(profiles: readonly FieldProfile[], { all }: Clause): FieldProfile | undefined {
  if (profiles.some(({ concepts }) => concepts.some(({ id }) => id === 'speed'))) return undefined;
  const [only, ...more] = profiles.filter((profile) => takesTime(profile) && profile.words.some(({ stem, weight }) => weight === 1 && all.has(stem)));
  return more.length === 0 ? only : undefined;
}

function ideaTarget(idea: Idea, profiles: readonly FieldProfile[], clause: Clause): Target | null {
  const { ids, direction } = orderOf(idea);
  // "best sellers" of records that know who sells.
  if (idea === 'sold' && clause.near.has('seller') && profiles.some(({ words }) => words.some(({ stem }) => stem === 'seller'))) return null;
  const way = idea === 'long' || idea === 'short' ? profiles.find((entry) => isWay(entry, clause)) : undefined;
  if (way !== undefined) return { profile: way, direction };
  const about = (id: string) =>
    profiles.filter(
      (entry) =>
        (entry.role === 'measure' || COORDINATES.test(id)) &&
        !(id === 'age' && namesLimit(entry)) &&
        // What is in stock or set aside is not sold yet.
        !(idea === 'sold' && isUnsold(entry)) &&
        entry.concepts.some((concept) => concept.id === id),
    );
  const whole = idea === 'sold' ? wholeOf(ids.flatMap(about), clause) : undefined;
  if (whole !== undefined) return { profile: whole, direction };
  const main = ids.map((id) => about(id).filter((entry) => isMain(entry, clause)));
  const byConcept = ids.map((id) => (OF_ITSELF.has(id) ? [] : about(id)));
  const extents = idea === 'long' || idea === 'short' ? profiles.filter(isExtent) : [];
  // "biggest fire" of acres burned: more than of the people at it.
  const isOfSpace = idea === 'large' || idea === 'small';
  const spaces = isOfSpace ? profiles.filter(({ role, dimension }) => role === 'measure' && dimension === 'area') : [];
  // The cheapest is so by what it costs at least, and the dearest by what it costs at most.
  const bound = idea === 'cheap' ? { bound: 'low' as const } : idea === 'dear' ? { bound: 'top' as const } : {};
  for (const meant of [...main.slice(0, 1), spaces, ...main.slice(1), extents, ...byConcept]) {
    const profile = closest(meant, { clause: idea === 'popular' ? { ...clause, plural: COUNTED_PRAISE } : clause, ...bound });
    if (profile !== null) return { profile, direction };
  }
  return otherField(idea, profiles, clause);
}

/** How many there are that nobody has bought yet. */
export function isUnsold({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => UNSOLD.test(stem));
}

const UNSOLD = /^(?:reserv|hand|stock|avail|availabl|left|remain|free|order)$/;

/** Places of a map, which measure nothing else. */
const COORDINATES = /^(?:latitude|longitude)$/;

/** Of sales in several regions and all over the world, those all over the world, unless a region is said. */
function wholeOf(sums: readonly FieldProfile[], { near }: Clause): FieldProfile | undefined {
  const isSaid = sums.some(({ field }) => regionOf(field).some((word) => near.has(stemOf(word))));
  return isSaid ? undefined : sums.find(({ words }) => words.some(({ stem }) => stem === 'global' || stem === 'worldwid'));
}

/** Fields that a concept may order where none is clearly meant: amounts of money for what is cheap, times for what is new. */
export function orderableFields(idea: Idea, profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  if (idea === 'cheap' || idea === 'dear')
    return profiles.filter(
      ({ dimension, role, words }) => role === 'measure' && dimension === 'money' && !words.some(({ stem }) => SIDE_STEMS.has(stem)),
    );
  const isOfTime = idea === 'new' || idea === 'old' || idea === 'soon';
  return isOfTime ? profiles.filter(({ field, role }) => field.type === 'date' || role === 'year') : [];
}

/** How long a way is: a distance that is not one to somewhere else. */
function isWay(entry: FieldProfile, clause: Clause): boolean {
  return entry.role === 'measure' && entry.concepts.some(({ id }) => id === 'distance') && isMain(entry, clause);
}

/** A length that is called neither a width nor a height nor a depth: how long the thing itself is ("loa_m"). */
function isExtent({ role, dimension, concepts }: FieldProfile): boolean {
  return role === 'measure' && dimension === 'length' && concepts.length === 0;
}

/** Ideas that a field must be about with nothing more in its name: "min_age" is not how old a record is. */
const OF_ITSELF: ReadonlySet<string> = new Set(['age']);

/** The year and the dates of records, and which of them says how new one is. */
function timesOf(profiles: readonly FieldProfile[], clause: Clause) {
  // The one season that all records are of tells none of them apart.
  const years = profiles.filter(({ role, field: { min, max } }) => role === 'year' && (min === undefined || min !== max));
  // "oldest object" of records that know when it was made, and when it came into the house.
  const year = years.find((entry) => entry.words.some(({ stem, weight }) => weight === 1 && clause.near.has(stem))) ?? years[0];
  const dates = profiles.filter((entry) => entry.field.type === 'date');
  const past = dates.filter((entry) => !isAhead(entry));
  // "last execution" of records that know a date of birth, of execution, …: the one that is named.
  const said = past.filter((entry) => entry.words.some(({ stem, weight }) => weight === 1 && stem !== 'date' && clause.near.has(stem)));
  // "redeemed most recently" of a day to redeem by, and of the one on which it was done.
  const named = said.find((entry) => leaningByName(entry) !== 'future') ?? said[0];
  // When it was last seen is not how new something is, where the year is known.
  const isOther = (entry: FieldProfile) => isOfBirth(entry) || (year !== undefined && isLatest(entry));
  const date = named ?? dateOfEvent(past) ?? past.find(isBeginning) ?? past.find((entry) => !isOther(entry));
  // A date that many records lack is rather an event of some of them.
  const isRare = named === undefined && date !== undefined && year !== undefined && (year.field.values ?? 0) > 1.1 * (date.field.values ?? Infinity);
  const time = isRare ? year : (date ?? year);
  return { year, dates, time };
}

/** What a concept orders where no field is about it by name. */
function otherField(idea: Idea, profiles: readonly FieldProfile[], clause: Clause): Target | null {
  const target = (profile: FieldProfile | null | undefined, direction: Direction): Target | null =>
    profile === null || profile === undefined ? null : { profile, direction };
  const { year, dates, time } = timesOf(profiles, clause);
  const { direction } = orderOf(idea);
  switch (idea) {
    case 'cheap':
    case 'dear':
      return target(priceOf(profiles, clause, idea === 'cheap' ? 'low' : 'top'), direction);
    case 'new':
      return target((isOfListing(clause) ? dates.find(isListed) : undefined) ?? time, 'desc');
    case 'old':
      return target(isOfListing(clause) ? time : (year ?? dates.find(isOfBirth) ?? time), 'asc');
    case 'young':
      return target(dates.find(isOfBirth) ?? year ?? time, 'desc');
    case 'soon':
      return target(
        dates.find(isStart) ?? dates.find(isAhead) ?? dates.find((entry) => leaningByName(entry) === 'future') ?? dates[0] ?? year,
        'asc',
      );
    case 'quick':
      return target(closest(profiles.filter(takesTime), { clause }), 'asc') ?? ideaField('fast', profiles, clause);
    case 'fast':
    case 'slow':
      return target(closest(profiles.filter(takesTime), { clause }), idea === 'fast' ? 'asc' : 'desc');
    case 'large':
    case 'small':
      return target(
        closest(
          profiles.filter((entry) => entry.dimension === 'area' || (entry.dimension === 'data' && isSize(entry))),
          { clause },
        ) ??
          onlyOne(profiles.filter((entry) => entry.role === 'measure' && isSize(entry))) ??
          onlyAmount(profiles),
        direction,
      );
    case 'near':
    case 'more distance':
      return target(
        closest(
          profiles.filter(
            ({ role, dimension, words }) => role === 'measure' && dimension === 'length' && words.some(({ stem }) => clause.near.has(stem)),
          ),
          { clause },
        ) ?? wayTo(profiles, clause),
        direction,
      );
    case 'more value':
      return target(profiles.find(isWorth) ?? priceOf(profiles, clause, 'top'), direction);
    case 'thrifty':
      return target(
        profiles.find((entry) => entry.role === 'measure' && entry.words.some(({ stem }) => stem === 'consumption')),
        'asc',
      );
    default:
      return null;
  }
}

/** "adult_size", "size_cm": how large the thing itself is. */
function isSize({ words }: FieldProfile): boolean {
  return words.some(({ stem, weight }) => stem === 'size' && weight === 1);
}

/** A field that says how long something takes. */
function takesTime({ field, role, dimension, words, concepts }: FieldProfile): boolean {
  // An age, months and years say how old or long something is, and not how fast; a heart rate ("avgHR") is in no hours.
  const isLong = concepts.some(({ id }) => id === 'age') || words.some((word) => /^(?:ag|age|month|year|interval)$/.test(word.stem));
  // Days of notice, of waiting or of a warranty pass before, after or beside what a thing does.
  const isBeside = words.some((word) => BESIDE.test(word.stem));
  const isCalled = words.some((word) => /^(?:day|hour|minut|second|duration|time)$/.test(word.stem));
  const isInPace = PACE.test(`${field.name} ${field.unit ?? ''}`);
  const isInOther = !isInPace && field.unit !== undefined && unitOf(field.unit.toLowerCase()) === undefined;
  const isTimed = isInPace || (!isInOther && ((dimension === 'time' && !isLong) || (isCalled && (dimension === null || dimension === 'time'))));
  return field.type === 'number' && role === 'measure' && isTimed && !isBeside && dimension !== 'money' && !isPlaceInTime(wordsOfName(field));
}

/** Time for each of a distance: who is fast needs little of it. */
export function isPace({ words, field }: FieldProfile): boolean {
  return words.some(({ stem }) => stem === 'pace') || PACE.test(`${field.name} ${field.unit ?? ''}`);
}

const PACE = /(?:^|[^\p{L}])(?:s|min|minutes?|secs?|seconds?)(?: ?\/ ?|[ _]per[ _])(?:k?m|mi|miles?)(?!\p{L})/iu;

const BESIDE = /^(?:notic|wait|delai|delay|slip|late|reserv|walk|walkin|stai|stay|warranti|warranty|guarante|guarantee|term|contract|keep|shelf)$/;

function isWorth({ role, dimension, unit, words }: FieldProfile): boolean {
  const isMoney = dimension === 'money' || unit?.dimension === 'money';
  return role === 'measure' && isMoney && words.some(({ stem }) => /^(?:valu|valuation|worth)$/.test(stem));
}

/** "the oldest listing" is on the list for longest; "the oldest house" was built first. */
function isOfListing({ near }: Clause): boolean {
  return ['list', 'ad', 'advert', 'post', 'entri', 'addit'].some((stem) => near.has(stem));
}

/** From which age on something is meant is not how old it is. */
export function namesLimit({ field }: FieldProfile): boolean {
  return wordsOfName(field).some((word) => /^(?:min|max|minimum|maximum|from|to|limit|target|recommended)$/.test(word));
}
