import { wordSet } from '../../../../text/word-set.ts';
import type { Finding } from '../../bind/binding.ts';
import {
  AFTER_DENIED,
  AFTER_FREE,
  AFTER_PAID,
  BEFORE_DONE,
  BEFORE_FREE,
  DENIED_ADJECTIVES,
  DENIERS,
  DOERS,
  FREE,
  NO_CHARGE,
  NONE_OF,
  PAID,
  SOME_OF,
  STOCKED,
} from '../../lexicon/en/presence.ts';
import { isCountedBefore, stockOf } from '../../bind/unnamed/stock.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token, TokenSpan } from '../../tokens.ts';
import { regionOf } from '../../profile/decoded-words.ts';
import { comparatorBefore } from '../comparators.ts';
import { isCountedNoun } from '../counted.ts';
import { isParticiple } from '../happenings.ts';
import type { Mention, SaidFields } from '../mentions.ts';
import { chargedBefore, chargeOf, isCharge, mainCharge } from './charges.ts';
import { noneOfTheirs } from './none-of-theirs.ts';
import { singles } from './singles.ts';
import { starred } from './starred.ts';
import { whatIsLeft } from './what-is-left.ts';

export interface PresenceInput extends SaidFields {
  readonly isTaken: (index: number) => boolean;
  /** Values of text fields and what the records are called. */
  readonly nouns: readonly TokenSpan[];
}

const DENIER_WORDS = wordSet(DENIERS);
const ADJECTIVES = wordSet(DENIED_ADJECTIVES);
const FREE_WORDS = wordSet(FREE);
const PAID_WORDS = wordSet(PAID);
const BEFORE_FREE_WORDS = wordSet(BEFORE_FREE);
const AFTER_FREE_WORDS = wordSet(AFTER_FREE);
const AFTER_PAID_WORDS = wordSet(AFTER_PAID);
const AFTER_DENIED_WORDS = wordSet(AFTER_DENIED);
/** Least part of a name that a denial must say. */
const LEAST_DENIED = 0.6;

/** "no previous owners", "without a deposit", "nonstop", "free", "paid", "free shipping": fields that count or cost nothing, or something. */
export function findPresences(input: PresenceInput): readonly Finding[] {
  const found = [
    ...unsold(input),
    ...spokenAbsences(input),
    ...fatal(input),
    ...starred(input.tokens, input.profiles),
    ...done(input),
    ...stocked(input),
    ...whatIsLeft(input.tokens, input.profiles),
    ...singles(input),
    ...noneOfTheirs(input),
    ...withoutCharge(input),
    ...freeOfCharge(input),
  ].filter(({ from }) => !input.isTaken(from));
  for (const mention of input.mentions) {
    const { profile } = mention;
    if (isHad(input, mention)) found.push(finding({ from: mention.from - 1, to: mention.to }, profile, '>'));
    const from = deniedFrom(input.tokens, mention.from);
    if (from === null || input.isTaken(from) || !startsAtNone(mention) || found.some((other) => other.profile === profile)) continue;
    const next = input.tokens[mention.to];
    if (next?.kind === 'word' && !AFTER_DENIED_WORDS.has(next.lower) && !isParticiple(next)) continue;
    found.push(withGaps(finding({ from, to: mention.to }, profile, '='), input.profiles));
  }
  return found;
}

/** Flags without those of a thing that is said to be free where a field says what it costs ("free delivery"), unless a flag says that itself. */
export function withoutCharged(flags: readonly Finding[], { tokens, mentions }: Pick<PresenceInput, 'tokens' | 'mentions'>): readonly Finding[] {
  const isOfCharge = ({ from, to }: Finding) =>
    FREE_WORDS.has(tokens[from - 1]?.lower ?? '') &&
    mentions.some((mention) => mention.from === from && mention.to >= to && isCharge(mention.profile));
  return flags.filter((flag) => !isOfCharge(flag));
}

function finding({ from, to }: TokenSpan, profile: FieldProfile, op: '=' | '>'): Finding {
  return { from, to, condition: { kind: 'compare', field: profile.field.name, op, value: 0 }, profile };
}

/** "no budget" where most records tell none: those are meant as well as a budget of nothing. */
function withGaps({ condition, ...about }: Finding, profiles: readonly FieldProfile[]): Finding {
  const { dimension } = about.profile;
  const { name, values } = about.profile.field;
  const fullest = Math.max(...profiles.map(({ field }) => field.values ?? 0));
  // A number of events that is not told is not known to be none.
  if (dimension !== 'money' || values === undefined || values >= MOSTLY_TOLD * fullest) return { ...about, condition };
  return { ...about, condition: { kind: 'or', items: [{ kind: 'null', field: name, negated: false }, condition] } };
}

const MOSTLY_TOLD = 0.5;

/** An amount or a number of things that is known to start at none, or counts what is usually there. */
function startsAtNone({ profile, score }: Mention): boolean {
  const { field, dimension, role } = profile;
  if (field.type !== 'number' || role !== 'measure' || profile.concepts.some((concept) => concept.id === 'rating')) return false;
  const isPart = dimension === 'area' && field.min === 0 && profile.words.some((word) => word.weight === 1);
  const isCount = (dimension === null && field.integer !== false) || isPart;
  if (isCount && score >= LEAST_DENIED && (field.min === undefined ? profile.concepts.length > 0 : field.min === 0)) return true;
  // "no sea days"
  const isExperience = profile.concepts.some(({ id }) => id === 'experience');
  const isNumberOfDays = dimension === 'time' && (score >= 1 || isExperience) && field.integer !== false;
  return field.min === 0 && score >= LEAST_DENIED && (dimension === null || dimension === 'money' || dimension === 'percent' || isNumberOfDays);
}

/** "with complaints", "has calves, not entangled": a number of things that is none for some, said by its whole name and no more. */
function isHad({ tokens, mentions, isTaken }: PresenceInput, { profile, from, to, score }: Mention): boolean {
  const { field, dimension, role, unit } = profile;
  const isCount = field.type === 'number' && field.integer !== false && field.min === 0 && role === 'measure' && dimension === null && unit === null;
  // "with places left"
  const isLeft = to - from === 2 && /^(?:left|free|available|remaining)$/.test(tokens[to - 1]?.lower ?? '');
  if (!isCount || score < 1 || (to - from > 1 && !isLeft) || !/[^su]s$/.test(tokens[from]?.lower ?? '') || isTaken(from)) return false;
  const next = tokens[to];
  if (next?.lower === 'at' && /^(?:least|most)$/.test(tokens[to + 1]?.lower ?? '')) return false;
  // "list the flats with bedrooms and rent": columns.
  const isOneOfSeveral = mentions.some((other) => other.from === to + 1 && /^(?:,|and)$/.test(next?.lower ?? ''));
  if (isOneOfSeveral && tokens[from - 1]?.lower === 'with') return false;
  return (
    /^(?:with|has|have|having)$/.test(tokens[from - 1]?.lower ?? '') &&
    (next === undefined || /^(?:,|;|\.|and|but|or|in|for|at)$/.test(next.lower)) &&
    !profile.concepts.some(({ id }) => id === 'rating')
  );
}

function deniedFrom(tokens: readonly Token[], at: number): number | null {
  if (tokens[at - 1]?.lower === 'of' && tokens[at - 2]?.lower === 'out') return at - 2;
  for (const index of [at - 1, at - 2, at - 3]) {
    const word = tokens[index]?.lower ?? '';
    // "not a single complaint"
    if (word === 'not' && /^(?:an?|one)$/.test(tokens[index + 1]?.lower ?? '') && tokens[index + 2]?.lower === 'single') return index;
    // "more than 0 goals" compares.
    if (DENIER_WORDS.has(word)) return tokens[index]?.kind === 'number' && comparatorBefore(tokens, index) !== null ? null : index;
    if (!ADJECTIVES.has(word)) return null;
  }
  return null;
}

/** "didn't sell at all in Japan", "never sold in Europe": none of the number that is of that region. */
function unsold({ tokens, mentions }: PresenceInput): readonly Finding[] {
  return mentions.flatMap(({ profile, from, to }): readonly Finding[] => {
    const isRegion = profile.field.min === 0 && regionOf(profile.field).some((word) => tokens.slice(from, to).some(({ lower }) => lower === word));
    const before = tokens
      .slice(Math.max(0, from - UNSOLD_REACH), from)
      .map(({ lower }) => lower)
      .join(' ');
    const match = isRegion
      ? /(?:\b(?:not|never|n't|no)|n't) (?:sell|sold|selling|earn|make|made)(?: (?:at all|any copies|anything|any))?(?: in)?$/.exec(before)
      : null;
    return match === null ? [] : [finding({ from: from - match[0].split(' ').length, to }, profile, '=')];
  });
}

const UNSOLD_REACH = 6;

/** Where a single word says that a field counts none ("nonstop"). */
function spokenAbsences({ tokens, profiles }: PresenceInput): Finding[] {
  return profiles.flatMap((profile) =>
    profile.concepts.flatMap(({ id }): Finding[] => {
      const said = Object.hasOwn(NONE_OF, id) ? wordSet(NONE_OF[id] ?? '') : undefined;
      const at = said === undefined ? -1 : tokens.findIndex((token, index) => said.has(token.lower) || isNonStop(tokens, index));
      if (at < 0) return [];
      return [finding({ from: at, to: isNonStop(tokens, at) ? at + 3 : at + 1 }, profile, '=')];
    }),
  );
}

/** "fatal crashes", "non-fatal": some, or none, of what a field counts. */
function fatal({ tokens, profiles }: PresenceInput): readonly Finding[] {
  return profiles.flatMap((profile) => {
    const said = wordSet(profile.concepts.flatMap(({ id }) => (Object.hasOwn(SOME_OF, id) ? (SOME_OF[id] ?? '') : [])).join(' '));
    const at = tokens.findIndex(({ lower }) => said.has(lower));
    if (at < 0 || !startsAtNone({ profile, from: at, to: at + 1, score: 1 }) || tokens[at - 1]?.lower === 'most') return [];
    const before = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
    const isDenied = /^(?:non|not|no)$/.test(tokens[before]?.lower ?? '');
    return [finding({ from: isDenied ? before : at, to: at + 1 }, profile, isDenied ? '=' : '>')];
  });
}

/** "nobody died", "no one was hurt", "nothing owed", "someone was injured": those who do what a field counts. */
function done({ tokens, mentions }: PresenceInput): readonly Finding[] {
  const doers = [
    ...phrasesIn(tokens, DOERS.none).map((span) => ({ ...span, op: '=' as const })),
    ...phrasesIn(tokens, DOERS.some).map((span) => ({ ...span, op: '>' as const })),
  ];
  return doers.flatMap(({ from, to, op }) => {
    let at = to;
    while (DONE_WORDS.has(tokens[at]?.lower ?? '')) at += 1;
    const mention = mentions.find((each) => each.from === at && startsAtNone(each));
    return mention === undefined ? [] : [finding({ from, to: mention.to }, mention.profile, op)];
  });
}

const DONE_WORDS = wordSet(BEFORE_DONE);

function isNonStop(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'non' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.lower === 'stop';
}

/** "free of charge", "costs nothing"; of what is charged for by itself, where that is said before it ("delivery costs nothing"). */
function withoutCharge({ tokens, mentions, profiles }: PresenceInput): readonly Finding[] {
  const price = mainCharge(profiles);
  return phrasesIn(tokens, NO_CHARGE).flatMap((span): readonly Finding[] => {
    const own = chargedBefore(tokens, span.from, { mentions, profiles });
    if (own !== null) return [finding({ from: own.from, to: span.to }, own.profile, '=')];
    return price === null ? [] : [finding(span, price, '=')];
  });
}

/** "in stock", "sold out" of records that say how many there are. */
function stocked({ tokens, profiles }: PresenceInput): readonly Finding[] {
  const count = stockOf(profiles);
  if (count === null) return [];
  const none = [...phrasesIn(tokens, STOCKED.none), ...usedUp(tokens)].map((span) => finding(span, count, '='));
  if (none.length > 0) return none;
  // "more than 100 in stock" says how many.
  return phrasesIn(tokens, STOCKED.some)
    .filter(({ from }) => !isCountedBefore(tokens, from))
    .map((span) => finding(span, count, '>'));
}

/** "what are we out of", "which ones have we run out of": nothing behind it says of what. */
function usedUp(tokens: readonly Token[]): readonly TokenSpan[] {
  const isOurs = tokens.some(({ lower }) => /^(?:we|they|you)$/.test(lower));
  return phrasesIn(tokens, 'out of').flatMap(({ from, to }) =>
    isOurs && (tokens[to]?.kind ?? 'mark') === 'mark'
      ? [{ from: /^(?:run|ran|sold)$/.test(tokens[from - 1]?.lower ?? '') ? from - 1 : from, to }]
      : [],
  );
}

/** Where one of these phrases stands, at most once for each place. */
function phrasesIn(tokens: readonly Token[], phrases: string): readonly TokenSpan[] {
  const lists = phrases.split('|').map((phrase) => phrase.split(' '));
  return tokens.flatMap((_, from): readonly TokenSpan[] => {
    const phrase = lists.find((each) => each.every((word, index) => tokens[from + index]?.lower === word));
    return phrase === undefined ? [] : [{ from, to: from + phrase.length }];
  });
}

/** "free apps", "paid games", "free entry": what is paid is nothing, or something; only of fields that are known to hold nothing. */
function freeOfCharge(input: PresenceInput): readonly Finding[] {
  const { tokens, mentions, profiles } = input;
  return tokens.flatMap((token, at): readonly Finding[] => {
    const isFree = FREE_WORDS.has(token.lower);
    if (!isFree && !PAID_WORDS.has(token.lower)) return [];
    const before = tokens[at - 1];
    if (before !== undefined && (before.text === '-' || (before.kind === 'word' && !BEFORE_FREE_WORDS.has(before.lower)))) return [];
    const denial = before?.lower === 'not' || before?.lower === 'non' ? 1 : 0;
    const charged = isFree ? mentions.find(({ from, profile }) => from === at + 1 && isCharge(profile)) : undefined;
    const subject = isFree && /^(?:is|are)$/.test(before?.lower ?? '') ? chargedBefore(tokens, at - 1, input) : null;
    if (subject !== null) return [finding({ from: subject.from, to: at + 1 }, subject.profile, '=')];
    // "the first lesson for free" is said of all of that name.
    const isDone = isFree && before?.lower === 'for' && !mentions.some(({ from, to }) => to === at - 1 && to - from > 1);
    const service = isDone ? chargeOf(tokens[at - 2], profiles) : null;
    if (service !== null) return [finding({ from: at - 2, to: at + 1 }, service, '=')];
    if (charged !== undefined) return [finding({ from: at - denial, to: charged.to }, charged.profile, denial === 1 ? '>' : '=')];
    if (isFree && (tokens[at + 1]?.text === '-' || AFTER_FREE_WORDS.has(tokens[at + 1]?.lower ?? ''))) return [];
    if (!isFree && AFTER_PAID_WORDS.has(tokens[at + 1]?.lower ?? '')) return [];
    const price = isOfRecords(input, at + 1) ? mainCharge(profiles) : null;
    return price === null ? [] : [finding({ from: at - denial, to: at + 1 }, price, isFree === (denial === 0) ? '=' : '>')];
  });
}

/** "free", "free puzzle games": nothing follows but what is known; "free jazz" is a name. */
function isOfRecords({ tokens, mentions, nouns }: PresenceInput, from: number): boolean {
  let to = from;
  while (isCountedNoun(tokens[to])) to += 1;
  return to === from || [...mentions, ...nouns].some((known) => known.from >= from && known.to <= to);
}
