import { SUMS } from '../../language/lexicon/en/money.ts';
import { orderOf } from '../../language/lexicon/en/superlative-orders.ts';
import { bareSuperlatives, ideaField } from '../../language/annotate/superlatives.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Mention } from '../../language/annotate/mentions.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { regionOf } from '../../language/profile/decoded-words.ts';
import { shareRoot, stem as stemOf, stemSet } from '../../language/stem.ts';
import type { Token } from '../../language/tokens.ts';
import { NAMED } from '../lexicon/occurring.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';
import { namedEnds } from './fields/named-ends.ts';
import { ofTwoEnds } from './fields/two-ends.ts';

/** Superlatives with the field that they speak of by themselves. */
export function annotateExtremes(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const { tokens, schema } = look;
  const clause = clauseOf(tokens, tokens);
  const bare = bareSuperlatives(tokens).flatMap(({ from, to, extreme, idea }): readonly Piece[] => {
    const next = mentions.find((mention) => mention.from === to && mention.profile.field.type === 'number');
    const isNamed = next !== undefined;
    // "the most expensive tasting menu" of what such a menu costs, in records without a price.
    const isCount = next?.profile.counted !== null || /^(?:additive|count)$/.test(next.profile.field.role ?? '');
    const priced = (idea === 'cheap' || idea === 'dear') && !isCount ? next : undefined;
    const named = priced === undefined ? null : { profile: priced.profile, direction: orderOf(idea ?? 'dear').direction };
    const isSum = (idea === 'large' || idea === 'small') && SUM_STEMS.has(tokens[to]?.stem ?? '');
    const end = idea === 'large' || idea === 'small' ? orderOf(idea).direction : idea === null ? extreme : null;
    const own =
      end !== null && (isSum || isOfSum(tokens[to], schema.profiles))
        ? sumOf(schema.profiles, end)
        : idea === null
          ? null
          : ideaField(idea, schema.profiles, clause);
    const target = timedBy(idea, next, tokens) ?? own ?? named;
    if (target === null && extreme === null) return [];
    const descending = (isNamed && extreme !== null ? extreme : (target?.direction ?? extreme)) === 'desc';
    const isMany = /^(?:most|fewest|least)$/.test(tokens[from]?.lower ?? '') && to - from === 1;
    // "lowest price" is the end of a field; "lowest priced" speaks of records.
    const isOfField =
      to - from > 1 &&
      mentions.some((mention) => mention.from === to - 1 && mention.profile.field.type === 'number') &&
      !/(?:ed|ing)$/.test(tokens[to - 1]?.lower ?? '');
    if (isMany || isOfField) return [];
    return [
      {
        kind: 'extreme',
        word: descending ? 'highest' : 'lowest',
        idea: target === null ? null : { profile: ofTwoEnds(target.profile, descending, schema.profiles), score: 1 },
        descending,
        from,
        to,
        score: (to - from) * WEIGHTS.phrase + (to - from - 1) * WEIGHTS.whole + 0.2,
      },
    ];
  });
  return [
    ...bare,
    ...explained(look),
    ...higherOfTwo(look),
    ...topKinds(look, mentions),
    ...mostNamed(look, mentions),
    ...namedEnds(look, mentions),
    ...endsOfNames(look, mentions),
    ...bare.flatMap((piece) => ratedBy(piece, tokens)),
  ];
}

/** "fastest lap time", "slowest response time": who is fast takes least of a time. */
function timedBy(idea: string | null, next: Mention | undefined, tokens: readonly Token[]) {
  if (next === undefined || !/^(?:fast|quick|slow)$/.test(idea ?? '')) return null;
  const { dimension } = next.profile;
  const isTime = [tokens[next.to - 1], tokens[next.to]].some((token) => /^times?$/.test(token?.lower ?? ''));
  // "which runner has the fastest lap time" asks for a best, or for a habit.
  const isOfHabit = tokens.some(({ lower }) => /^(?:has|have)$/.test(lower)) && tokens.every(({ lower }) => lower !== 'average');
  if (!isTime || (dimension === null ? isOfHabit : dimension !== 'time')) return null;
  return { profile: next.profile, direction: idea === 'slow' ? ('desc' as const) : ('asc' as const) };
}

/** "the cheapest 3 night stay": how long it is, and not how many are asked for. */
export function isLengthOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - LONGEST_END), at);
  const isTime = /^(?:nights?|days?|hours?|weeks?|months?|minutes?)$/.test(tokens[at + 1]?.lower ?? '');
  return isTime && bareSuperlatives(before).some(({ to }) => to === before.length);
}

const LONGEST_END = 3;

/** "the lowest quote" of records that are called so, and whose only price it is. */
function isOfSum(token: Token | undefined, profiles: readonly FieldProfile[]): boolean {
  return token !== undefined && profiles.some(({ field }) => field.sumOf !== undefined && stemOf(field.sumOf) === token.stem);
}

/** What is an amount of money itself. */
const SUM_STEMS = stemSet(SUMS);

/** "the smallest grant": how much it is, where one amount is known to be it; of several others, nothing tells which. */
function sumOf(profiles: readonly FieldProfile[], direction: 'asc' | 'desc') {
  const own = profiles.find(({ field }) => field.sumOf !== undefined);
  const [only, ...more] = profiles.filter(({ role, dimension }) => role === 'measure' && dimension === 'money');
  const profile = own ?? (more.length > 0 ? undefined : only);
  return profile === undefined ? null : { profile, direction };
}

/** "smelliest" of a field called smell: its upper end. */
function endsOfNames({ tokens }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return mentions.flatMap(({ profile, from, to, score }): readonly Piece[] => {
    const said = tokens[from]?.lower ?? '';
    const isEnd = profile.words.some(({ stem }) => stem.length > 3 && said.startsWith(stem) && /^i?est$/.test(said.slice(stem.length)));
    if (to > from + 1 || tokens[to]?.lower === 'first' || profile.field.type !== 'number' || !isEnd) return [];
    const idea = { profile, score };
    return [{ kind: 'extreme', word: 'highest', idea, descending: true, from, to, score: WEIGHTS.phrase + WEIGHTS.field }];
  });
}

/** "which club has the higher average": the end of two that are not named. */
function higherOfTwo({ tokens }: AnnotateLook): readonly Piece[] {
  if (tokens.some(({ lower }) => /^(?:or|vs|versus|than|compared)$/.test(lower))) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const end = COMPARATIVES[lower];
    if (end === undefined || tokens[at - 1]?.lower !== 'the') return [];
    return [
      { kind: 'extreme', word: end, idea: null, descending: end === 'highest', from: at - 1, to: at + 1, score: 2 * WEIGHTS.phrase + WEIGHTS.whole },
    ];
  });
}

const COMPARATIVES: Readonly<Record<string, 'highest' | 'lowest' | undefined>> = {
  higher: 'highest',
  larger: 'highest',
  lower: 'lowest',
  smaller: 'lowest',
};

/** "the worst (highest) score": the end that is meant, said behind praise. */
function explained({ tokens }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const end = ENDS[tokens[from + 2]?.lower ?? ''];
    const isExplained = /^(?:best|worst)$/.test(lower) && tokens[from + 1]?.text === '(' && tokens[from + 3]?.text === ')';
    if (!isExplained || end === undefined) return [];
    const to = from + 4;
    return [{ kind: 'extreme', word: end, idea: null, descending: end === 'highest', from, to, score: (to - from) * WEIGHTS.condition }];
  });
}

const ENDS: Readonly<Record<string, 'highest' | 'lowest' | undefined>> = {
  highest: 'highest',
  largest: 'highest',
  biggest: 'highest',
  longest: 'highest',
  lowest: 'lowest',
  smallest: 'lowest',
  shortest: 'lowest',
};

/** "the most requested skill", "least used tag": of kinds, the one that most or fewest of the records have. */
function mostNamed(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const { tokens } = look;
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const verb = OFTEN.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    // "the most wanted bridge" of a field that says how many want it; "the most common group" next to a common name is no part of that name.
    const isField = mentions.some(
      ({ from, to, score, profile: { field } }) => from <= verb && to > verb && (field.type !== 'text' || score >= 1 || to > verb + 1),
    );
    if (!/^(?:most|least)$/.test(lower) || isField || !NAMED.has(tokens[verb]?.lower ?? '') || !areKinds(look, mentions, verb + 1)) return [];
    const from = tokens[at - 1]?.lower === 'the' ? at - 1 : at;
    const words = verb + 1 - from;
    const word = lower === 'most' ? 'common' : 'rare';
    const score = words * WEIGHTS.phrase + words * WEIGHTS.whole;
    return [{ kind: 'extreme', word, idea: null, descending: word === 'common', from, to: verb + 1, score }];
  });
}

const OFTEN = /^(?:often|frequently|commonly|widely|regularly)$/;

/** True where what is named at a place is of a few values or of lists, so that records share them. */
function areKinds({ facts }: AnnotateLook, mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.filter((mention) => mention.from === at);
  const end = Math.max(...behind.map(({ to }) => to));
  const named = behind.filter(({ to }) => to === end).map(({ profile }) => profile.field);
  const isKind = ({ name }: FieldProfile['field']) => facts.isList(name) || (facts.distinct(name) ?? Infinity) <= KINDS * facts.records;
  return named.length > 0 && named.every((field) => field.type === 'text' && isKind(field));
}

/** "the top issue", "top colours" of records without ratings, that nothing else ranks: the ones that most of the records have. */
function topKinds(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const { tokens, schema } = look;
  const isRanked = ({ concepts }: FieldProfile) => concepts.some(({ id }) => id === 'rating');
  if (schema.profiles.some(isRanked) || tokens.some(({ lower }) => /^(?:by|terms|most|least)$/.test(lower))) return [];
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    if (lower !== 'top' || !areKinds(look, mentions, from + 1)) return [];
    return [{ kind: 'extreme', word: 'common', idea: null, descending: true, from, to: from + 1, score: WEIGHTS.phrase + 0.3 }];
  });
}

/** Kinds have fewer different values than this part of the records. */
const KINDS = 0.5;

/** "worst rated by critics" of a critic score, "best selling in Japan" of sales in Japan: the words say again whose rating, and where, is meant; "top 5 by stars" ranks by them. */
function ratedBy(piece: Piece, tokens: readonly Token[]): readonly Piece[] {
  const profile = piece.kind === 'extreme' ? piece.idea?.profile : undefined;
  if (profile === undefined) return [];
  const region = new Set(regionOf(profile.field));
  return tokens.flatMap(({ lower, stem: root }, at): readonly Piece[] => {
    const isWhose = tokens[at - 1]?.lower === 'by' && /[^s]s$/.test(lower) && profile.words.slice(0, -1).some(({ stem }) => stem === root);
    if (!isWhose && !region.has(lower) && !region.has(root)) return [];
    let from = at;
    while (/^(?:by|in|the|north|of)$/.test(tokens[from - 1]?.lower ?? '')) from -= 1;
    return [{ kind: 'harmless', from, to: at + 1, score: (at + 1 - from) * WEIGHTS.value + WEIGHTS.whole }];
  });
}

/** What says more of a ranking: by which region, and without which value. */
export function besideRanks(
  look: AnnotateLook,
  { mentions, values }: { readonly mentions: readonly Mention[]; readonly values: readonly Piece[] },
): readonly Piece[] {
  return [...rankedIn(look, mentions), ...nextAfter(look.tokens, values), ...leastOf(look.tokens, values), ...lastOfEach(look, values)];
}

/** "top 5 games in Europe": of a ranking, the region of a number says what to rank by. */
function rankedIn({ tokens }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const isRanked = tokens.some(({ lower }) => /^(?:top|best|biggest|highest|bottom|worst)$/.test(lower));
  if (!isRanked) return [];
  return mentions.flatMap(({ profile, from }): readonly Piece[] => {
    const isRegion = regionOf(profile.field).some((word) => word === tokens[from]?.lower);
    return isRegion && /^(?:in|across)$/.test(tokens[from - 1]?.lower ?? '')
      ? [{ kind: 'grouper', from: from - 1, to: from, score: WEIGHTS.phrase + 0.3 }]
      : [];
  });
}

/** "which city has the most flats after Oakford": next to a superlative, what stands behind a value leaves it out. */
function nextAfter(tokens: readonly Token[], values: readonly Piece[]): readonly Piece[] {
  const end = tokens.findIndex(({ lower }) => SUPERLATIVE.test(lower));
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const start = tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
    const isNext = end >= 0 && at > end && AFTER.test(lower) && values.some(({ kind, from }) => kind === 'value' && from === start);
    return isNext ? [{ kind: 'link', link: 'except', from: at, to: at + 1, score: WEIGHTS.link }] : [];
  });
}

/** "passed their last inspection" of records that each know one inspection, the last: which one it is says no more. */
function lastOfEach({ tokens, schema }: AnnotateLook, values: readonly Piece[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const noun = tokens[from + 2];
    const isSaid = /^(?:their|its)$/.test(lower) && /^(?:last|latest)$/.test(tokens[from + 1]?.lower ?? '') && noun?.kind === 'word';
    if (!isSaid || !values.some(({ kind, to }) => kind === 'value' && to === from)) return [];
    const isLast = schema.profiles.some(
      ({ field, words }) =>
        field.type === 'date' &&
        words.some(({ stem }) => stem === 'last') &&
        words.some(({ stem }) => stem === noun.stem || shareRoot(stem, noun.stem)),
    );
    return isLast ? [{ kind: 'harmless', from, to: from + 3, score: 3 * WEIGHTS.condition }] : [];
  });
}

/** "at least a pool or a terrace", "at least one of": what is named is had, whatever else is. */
function leastOf(tokens: readonly Token[], values: readonly Piece[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    if (lower !== 'at' || tokens[from + 1]?.lower !== 'least') return [];
    const isOneOf = tokens[from + 2]?.lower === 'one' && tokens[from + 3]?.lower === 'of';
    const to = isOneOf ? from + 4 : from + 2;
    const start = /^(?:an?|the)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
    const isNamed = (isOneOf || start > to) && values.some((piece) => piece.kind === 'value' && piece.from === start);
    return isNamed ? [{ kind: 'harmless', from, to, score: (to - from) * WEIGHTS.condition }] : [];
  });
}

const SUPERLATIVE = /^(?:most|least|fewest|top|\p{L}{2,}est)$/u;
const AFTER = /^(?:after|behind|following)$/;
