import { isPlural } from '../../../text/plural.ts';
import { wordSet } from '../../../text/word-set.ts';
import { periodOf } from '../lexicon/en/periods.ts';
import { nameWords, wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { comparesNext } from './comparators.ts';
import { countsBefore, isOfNumber, isOwnAmount, numberedBy, ordinalAt } from './name-numbers.ts';
import { averagedOf } from './averaged.ts';
import { isMultiplier } from './numbers.ts';
import { isRateOfOther } from './rates.ts';
import type { Schema } from '../profile/schema.ts';
import type { Dimension } from '../lexicon/dimensions.ts';
import { stem as stemOf } from '../stem.ts';
import { positions, type Token, type TokenSpan } from '../tokens.ts';
import { unitOf } from './units.ts';

/** A span of the query that speaks of a field by words of its name or of its concept; `to` exclusive. */
export interface Mention {
  readonly profile: FieldProfile;
  readonly from: number;
  readonly to: number;
  /** Proportion of the name that was said: 1 is the whole name, above it an exact phrase. */
  readonly score: number;
}

/** The tokens of a query, the fields it may speak of, and where it does. */
export interface SaidFields {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
}

/** Words that may stand between two words of one name. */
const INSIDE: ReadonlySet<string> = wordSet("of a an the their for in to at per - ( ) / ' _ s and . $ # season");
/** Words that say the "per" of a name ("hours a week"). */
const EACH: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every', '/']);
/** Least proportion of a name that counts as speaking of the field. */
const LEAST = 0.45;
const SAID = 0.8;
/** The last word of a long name says enough where no other number or date has it. */
const HEAD_SAID = 0.5;
/** The "fee" of an "adoption fee" that is text: surer than that a fee is some cost, so that no other amount is taken for it. */
const HEAD_OF_UNREAD = 0.9;
/** A whole number of what a field counts ("100 ratings") speaks of it more than of a field with the very name. */
const COUNTED = 1.1;
/** Shortest abbreviation of a name word. */
const SHORT_LEAST = 4;
/** Words that begin a name of their own: "reviews last reviewed" is not said of a last review. */
const SELECTORS: ReadonlySet<string> = new Set(['first', 'last', 'latest', 'next', 'previous']);
/** Nouns that only say that the word before them is measured ("price rating", "dollar sign level"). */
const HEADS: ReadonlySet<string> = new Set(['rating', 'level', 'score']);

/** Every place where the query speaks of a field, best first for the same words; text fields too, since a number next to one is theirs. */
export function findMentions(written: readonly Token[], { bySaid, byJoined, byHead, measured, profiles }: Schema): readonly Mention[] {
  const tokens = written.map((token, at) => (isDepth(written, at) ? { ...token, lower: 'deep', stem: 'deep' } : token));
  const mentions: Mention[] = [];
  const known = new Map<string, readonly FieldProfile[]>();
  const named = (word: string): readonly FieldProfile[] => {
    const found = known.get(word) ?? bySaid.get(word) ?? bySaid.get(longForm(word, measured)) ?? [];
    known.set(word, found);
    return found;
  };
  for (const [at, token] of tokens.entries()) {
    const here = [...named(token.stem), ...numberedBy(tokens, at, bySaid)].flatMap((profile) => mentionAt(tokens, at, profile) ?? []);
    const isNew = (profile: FieldProfile) => here.every((mention) => mention.profile !== profile);
    const headed = byHead.get(token.stem);
    const joined = token.kind === 'word' ? byJoined.get(token.stem) : undefined;
    const whole = joined !== undefined && comparesNext(tokens, at, joined) ? undefined : joined;
    if (headed?.isUnreadMoney === true) here.push({ profile: headed, from: at, to: at + 1, score: HEAD_OF_UNREAD });
    else if (headed !== undefined && isNew(headed)) here.push({ profile: headed, from: at, to: at + 1, score: HEAD_SAID });
    if (whole !== undefined && isNew(whole)) here.push({ profile: whole, from: at, to: at + 1, score: 1 });
    // A make is a maker, and no year in which something was made.
    const isMaker = ({ profile }: Mention) => !/^makes?$/.test(token.lower) || !nameWords(profile.field.name).includes('made');
    mentions.push(...withoutCount(here, token).filter(isMaker), ...spelledApart(tokens, at, bySaid));
  }
  return withoutWeaker([...mentions.map((mention) => withoutGroup(mention, mentions, tokens)), ...averagedOf(tokens, profiles, mentions)]);
}

/** "guest score per star" of records with stars: what is measured stands before "per" and what it is grouped by behind it, though both are near to either name. */
function withoutGroup(mention: Mention, mentions: readonly Mention[], tokens: readonly Token[]): Mention {
  const { profile, from, to } = mention;
  const per = tokens.findIndex(({ lower }, at) => at > from && at < to && lower === 'per');
  const behind = tokens[per + 1];
  if (per < 0 || behind === undefined || unitOf(behind.lower)?.dimension === 'time') return mention;
  const isOther = (other: Mention) => other.profile !== profile && other.score >= 1;
  const isNamedBy = (token: Token | undefined) => profile.words.some(({ stem }) => stem === 'per' || stem === token?.stem);
  // "site score per site", "score per site size" of a site score: the whole name was said before, or that of another goes on.
  const isOver = mentions.some((other) => other.profile === profile && other.to === per && other.score >= 1);
  const isGroup = (other: Mention) => other.from === per + 1 && isOther(other) && (isOver || other.to > to || !isNamedBy(behind));
  if (mentions.some(isGroup)) return { ...mention, to: per };
  const isMeasured = !isNamedBy(tokens[per - 1]) && mentions.some((other) => other.from <= from && other.to >= per && isOther(other));
  return isMeasured ? { ...mention, from: per + 1 } : mention;
}

/** "average bid" of records with `bids` and a `current_bid` in dollars: one of them is an amount, and not how many there are. */
function withoutCount(mentions: readonly Mention[], { lower, stem }: Token): readonly Mention[] {
  const isAmount = ({ profile: { dimension, words } }: Mention) =>
    dimension === 'money' && words.findLast(({ weight }) => weight === 1)?.stem === stem;
  if (isPlural(lower) || !mentions.some(isAmount)) return mentions;
  return mentions.filter(
    ({ profile: { field, dimension, unit, words } }) =>
      dimension !== null || unit !== null || !isPlural(field.name.toLowerCase()) || words.at(-1)?.stem !== stem,
  );
}

/** "20 m down". */
function isDepth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'down' && tokens[at - 2]?.kind === 'number' && unitOf(tokens[at - 1]?.lower ?? '')?.dimension === 'length';
}

/** "waiting list" of a field called waitlist. */
function spelledApart(tokens: readonly Token[], at: number, bySaid: Schema['bySaid']): readonly Mention[] {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word' || second?.kind !== 'word') return [];
  const named = bySaid.get(`${first.stem}${second.stem}`) ?? [];
  return named.filter(({ words }) => words.length === 1).map((profile) => ({ profile, from: at, to: at + 2, score: 1 }));
}

/** The only name word that a word shortens ("prep" for "preparation") or spells out ("temperature" for "temp"), or the word itself. */
function longForm(short: string, measured: readonly string[]): string {
  if (short.length < SHORT_LEAST) return short;
  const long = measured.filter((word) => isShort(short, word) || isCut(word, short));
  return long.length === 1 && long[0] !== undefined ? long[0] : short;
}

/** A name word that is cut off ("temp") where the query spells it out. */
function isCut(cut: string, whole: string): boolean {
  return cut.length >= SHORT_LEAST && cut.length <= SHORT_LEAST + 1 && whole.length >= cut.length + 4 && whole.startsWith(cut);
}

/** "3 point percentage" of one that is called three point percentage, "case of six" of a case of 6. */
const NUMERALS: ReadonlyMap<string, string> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].flatMap((word, index) => [
    [String(index + 2), word],
    [word, String(index + 2)],
  ]),
);

/** Who does it is another word: a watch is no watcher. */
const DOERS: ReadonlySet<string> = new Set(['er', 'or']);

function isShort(short: string, long: string): boolean {
  return short.length >= SHORT_LEAST && long.length >= short.length + 2 && long.startsWith(short) && !DOERS.has(long.slice(short.length));
}

/** The end of a name without the small words before it: "price for each" of a price per night. */
function withoutSmall(tokens: readonly Token[], least: number, end: number): number {
  let to = end;
  while (to > least && INSIDE.has(tokens[to - 1]?.lower ?? '')) to -= 1;
  return to;
}

function mentionAt(tokens: readonly Token[], at: number, profile: FieldProfile): Mention | null {
  // "100 million subscribers" of subscribers in millions: the word belongs to the number, and begins no name.
  if (isMultiplier(tokens[at]?.lower ?? '') && (tokens[at]?.lower.length ?? 0) > 2 && tokens[at - 1]?.kind === 'number') return null;
  const total = profile.words.reduce((sum, word) => sum + word.weight, 0);
  const left = [...profile.words];
  const isLong = left.length > 1;
  const spoken = (token: Token, index: number) =>
    left.findIndex(
      (word) =>
        word.stem === token.stem ||
        (isLong && word.stem === ordinalAt(tokens, index, profile)) ||
        (isLong && word.stem === NUMERALS.get(token.lower)) ||
        (isLong && periodOf(word.stem) !== null && periodOf(word.stem) === periodOf(token.lower)) ||
        (word.stem === 'minimum' && token.lower === 'min') ||
        (/^(?:minimum|from)$/.test(word.stem) && token.lower === 'starting') ||
        (word.stem === 'per' && EACH.has(token.lower)) ||
        (profile.field.type !== 'text' && (isShort(token.stem, word.stem) || isCut(word.stem, token.stem))),
    );
  let matched = 0;
  let to = at;
  let said = false;
  let last = profile.words.at(-1);
  for (let index = at; index < tokens.length && index - to <= 2; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = comparesNext(tokens, index, profile) || isOwnAmount(tokens, index, profile) ? -1 : spoken(token, index);
    // "visits last year" of visits_last_year, in the order of the name.
    const isNext = found >= 0 && profile.words[profile.words.indexOf(last ?? { stem: '', weight: 0 }) + 1] === left[found];
    // "price for 3 bedrooms" of a price for 3 nights: a number behind small words is of the name where the next word of that follows.
    if (found >= 0 && token.kind === 'number' && tokens[index - 1]?.lower === 'for' && !isOfNumber(tokens[index + 1], profile)) break;
    if (to > at && ((SELECTORS.has(token.lower) && !isNext) || (index > to && AGGREGATES.has(token.stem)))) break;
    if (found >= 0) {
      [last] = left.splice(found, 1);
      matched += last?.weight ?? 0;
      said ||= profile.says.has(token.stem);
      to = index + 1;
    } else if (profile.says.has(token.stem) && !comparesNext(tokens, index, profile) && (index === at || tokens[index - 1]?.lower !== 'and')) {
      said = true;
      to = index + 1;
    } else if (!INSIDE.has(token.lower) || index === at) break;
  }
  // "rent per sqm" of a monthly rent, "which host has" of `host_has_phone`: what goes on there is not in the name.
  const end = tokens[to - 1]?.lower ?? '';
  const isEach = end === 'per' || (last?.stem === 'per' && EACH.has(end));
  if (to > at + 1 && (isEach || (left.length > 0 && VERB.test(end)))) {
    if (isEach || last?.stem === tokens[to - 1]?.stem) matched -= last?.weight ?? 0;
    to = isEach ? withoutSmall(tokens, at + 1, to - 1) : to - 1;
  }
  const share = total === 0 ? 0 : matched / total;
  const isCounted = profile.counted !== null && countsBefore(tokens, at, profile.counted);
  const best = Math.max(share, isCounted ? COUNTED : said ? Math.max(SAID, share) : 0);
  if (to === at || best < LEAST || isIdle(tokens, { from: at, to }, profile) || isOtherDoing(tokens, { from: at, to }, profile)) return null;
  if (matched === 0 && profile.dimension === 'money' && isRateOfOther(tokens, at)) return null;
  if (to === at + 1 && isPlural(tokens[at]?.lower ?? '') && isPaidFor(profile, left)) return null;
  if (profile.dimension === 'money' || profile.words.some((word) => HEADS.has(word.stem))) to = HEADS.has(tokens[to]?.stem ?? '') ? to + 1 : to;
  if (left.every(({ weight }) => weight < 1) && isSizeOf(tokens[to], profile)) to += 1;
  if (isEndOfNumeral(tokens, to)) to += 1;
  const from = saysPeriod(profile, tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  return { profile, from, to, score: best + (left.length === 0 && profile.words.length > 1 ? 0.2 : 0) };
}

/** "monthly rent" of a rent per month. */
function saysPeriod({ field: { unit = '' } }: FieldProfile, word: string): boolean {
  const period = /(?:ly|annual)$/.test(word) ? periodOf(word) : null;
  return period !== null && period === periodOf(unit.split('/')[1] ?? '');
}

/** "longest wait", "waiting time" of a number of people waiting: what is done is no name of those who do it. */
function isOtherDoing(tokens: readonly Token[], { from, to }: TokenSpan, { field, words }: FieldProfile): boolean {
  const [said, next] = [tokens[from], tokens[from + 1]];
  const [things = '', doing = ''] = wordsOfName(field).slice(-2);
  const isDone = field.type === 'number' && (isPlural(things) || things === 'people') && /\p{L}{2}(?:ing|ed)$/u.test(doing);
  if (!isDone || to > from + 1 || words.at(-1)?.stem !== said?.stem) return false;
  return said?.lower !== doing || /^(?:times?|periods?|durations?)$/.test(next?.lower ?? '');
}

/** "registrations" of a registration fee: what is counted is paid for, and is no money. */
function isPaidFor({ dimension, words }: FieldProfile, left: FieldProfile['words']): boolean {
  const head = words.at(-1);
  return dimension === 'money' && words.length > 1 && head !== undefined && left.includes(head) && PAID.has(head.stem);
}

const PAID: ReadonlySet<string> = new Set(['fee', 'charge', 'tax', 'deposit', 'fine'].map((word) => stemOf(word)));

/** The "s" of "180s" of a field that is called so. */
function isEndOfNumeral(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 's' && tokens[at].glued && tokens[at - 1]?.kind === 'number';
}

/** "wind speed" of `wind_mph`, "success rate" of `success_pct`: what the unit measures, behind the whole name. */
function isSizeOf(token: Token | undefined, { dimension }: FieldProfile): boolean {
  return token !== undefined && dimension !== null && SIZES[dimension]?.includes(token.lower) === true;
}

const SIZES: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  length: ['length', 'height', 'depth', 'width', 'distance'],
  area: ['area', 'size'],
  mass: ['weight', 'mass'],
  time: ['time', 'duration'],
  data: ['size'],
  power: ['power'],
  percent: ['rate', 'percentage', 'percent'],
  volume: ['volume', 'capacity'],
  speed: ['speed'],
  temperature: ['temperature', 'temp'],
};

const VERB = /^(?:has|have|had|is|are|was|were)$/;

/** Words that tell which value of many a field has, and not of what. Stems. */
const AGGREGATES: ReadonlySet<string> = new Set(['maximum', 'minimum', 'min', 'average', 'mean', 'total', 'number', 'count']);

/** Digits, "max" are spoken next to another word of the name ("availability 30"); alone they are an amount, or compare one. */
function isIdle(tokens: readonly Token[], { from, to }: TokenSpan, { words }: FieldProfile): boolean {
  const tells = (text: string) => /\p{L}/u.test(text) && !AGGREGATES.has(text);
  const spoken = tokens.slice(from, to);
  // "last year" of the submissions of last year: a time, where what was counted then is not said.
  const isTimeOnly = spoken.some(({ lower }) => OF_TIMES.has(lower)) && spoken.every(({ lower }) => OF_TIMES.has(lower) || periodOf(lower) !== null);
  const things = words.filter((word) => tells(word.stem) && !OF_TIMES.has(word.stem) && periodOf(word.stem) === null);
  if (isTimeOnly && things.length > 0 && !tokens.some((token) => things.some((word) => word.stem === token.stem))) return true;
  // "total" of a "TotalKg": what it is measured in tells of nothing else.
  const isTold = words.some(({ stem }) => tells(stem) && unitOf(stem) === undefined);
  return isTold && !spoken.some((token) => token.kind === 'word' && tells(token.stem));
}

const OF_TIMES: ReadonlySet<string> = new Set([...SELECTORS, 'this']);

/** Of mentions that share words, keeps those that say most; equal ones stay side by side. */
function withoutWeaker(mentions: readonly Mention[]): readonly Mention[] {
  const byToken = new Map<number, Mention[]>();
  for (const mention of mentions) for (const index of positions(mention)) byToken.set(index, [...(byToken.get(index) ?? []), mention]);
  const isWeaker = (mention: Mention, other: Mention) =>
    other !== mention && (other.profile === mention.profile ? isInside(mention, other) : beats(other, mention));
  return mentions
    .filter((mention) => !positions(mention).some((index) => byToken.get(index)?.some((other) => isWeaker(mention, other)) === true))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
}

function isInside(inner: Mention, outer: Mention): boolean {
  return outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from;
}

function beats(other: Mention, mention: Mention): boolean {
  const longer = other.to - other.from - (mention.to - mention.from);
  return other.score > mention.score + 0.05 ? longer >= 0 : longer > 0 && other.score >= mention.score;
}
