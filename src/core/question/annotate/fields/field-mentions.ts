import { isPlural } from '../../../../text/plural.ts';
import { holdsValue } from '../../facts.ts';
import { ACTOR_NOUNS } from '../../lexicon/other-nouns.ts';
import { rootOf } from '../../../language/values/roots.ts';
import { findMentions, type Mention } from '../../../language/annotate/mentions.ts';
import type { Schema } from '../../../language/profile/schema.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import { bareSuperlatives } from '../../../language/annotate/superlatives.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { withNamesOfRest } from '../../../language/annotate/presence/what-is-left.ts';
import { compoundOf, isNamedByOther, isOfRecordName, isOfRecords, withPriceOf } from './names-of-records.ts';
import { doerFor, endOfWay, headOfMoney, nameWordFor, synonyms } from './said-instead.ts';
import { isKeptIn } from './unit-tails.ts';
import { periodOf } from '../../../language/lexicon/en/periods.ts';
import { shareRoot, stem as stemOf } from '../../../language/stem.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token, TokenSpan } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';
import { fieldOfIdea, plainlyNamed } from '../concepts.ts';
import { isNumbering } from '../../nouns/numbering.ts';
import { isKnownWord } from '../phrases.ts';

/** Every place where the question speaks of a field; words that hold a question together are none, though a field be called so. */
export function mentionsIn(look: AnnotateLook): readonly Mention[] {
  const { schema } = look;
  const tokens = withStems(look);
  const superlatives = bareSuperlatives(tokens);
  const found = findMentions(tokens, schema).map((mention) => withoutCounted(withoutValue(withoutPraise(mention, tokens), look), look));
  return withNamesOfRest(found, tokens, schema.profiles)
    .map((mention) => withPriceOf(mention, tokens))
    .filter((mention) => !isPerPeriod(mention, look) && !isOfRecordName(mention, look) && !isOfRecords(mention, look))
    .filter((mention, _, all) => !isGrammar(mention, look) && !isDoerOfDeed(mention, tokens) && !isRateOfSwitch(mention, tokens, all))
    .filter(
      (mention, _, all) =>
        !isOfTwo(mention, tokens, all) &&
        !isNamedByOther(mention, tokens, schema) &&
        !isStatistic(mention, tokens, all) &&
        !isOfNumbered(mention, look) &&
        !isWhoWas(mention, tokens, all),
    )
    .flatMap((mention) => betterNamed(mention, tokens, { ...schema, superlatives }));
}

/** Whether a span is all of the name of a field; "open" is rather a state than the day when each was opened. */
export function isNameOf({ profile: { field }, from, to, score }: Mention, span: TokenSpan, tokens: readonly Token[]): boolean {
  const isEventOnly = field.type === 'date' && to === from + 1 && !wordsOfName(field).includes(tokens[from]?.lower ?? '');
  return from === span.from && to === span.to && score >= 1 && !isEventOnly;
}

/** "sections" of courses that number them: the records, and no numbers. */
function isOfNumbered({ profile, from, to }: Mention, { tokens, isRecordNoun }: AnnotateLook): boolean {
  const { lower = '' } = tokens[from] ?? {};
  return to - from === 1 && isPlural(lower) && isNumbering(profile.field) && isRecordNoun(lower);
}

/** "people killed", "persons who were hurt" of records with a number of people caught: those of whom the other number speaks. */
function isWhoWas({ from, to, profile }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  if (to - from > 1 || !/^(?:people|persons?)$/.test(tokens[from]?.lower ?? '')) return false;
  let verb = to;
  while (/^(?:who|that|was|were|is|are|got|been|being|have|has|had)$/.test(tokens[verb]?.lower ?? '')) verb += 1;
  const token = tokens[verb];
  return (
    token !== undefined &&
    (isParticiple(token) || /^(?:died|going)$/.test(token.lower)) &&
    all.some((other) => other.from === verb && other.profile !== profile && other.profile.field.type === 'number' && other.score >= 0.8)
  );
}

/** "average ratings count" of a number of ratings next to their average: what begins with a statistic gives way to the whole name behind the statistic. */
function isStatistic({ from, to, profile, score }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  const isBehind = (other: Mention) =>
    other.from === from + 1 &&
    other.from < to &&
    (other.to > to || (other.to === to && score < 1)) &&
    other.score >= 1 &&
    other.profile.field.type === 'number';
  return STATISTIC.test(tokens[from]?.lower ?? '') && all.some((other) => other.profile !== profile && isBehind(other));
}

const STATISTIC = /^(?:average|avg|mean|median|total|minimum|min|maximum|max)$/;

/** "listings per month" of a monthly rate: what is counted in each month is said before it, and nothing of money. */
function isPerPeriod({ from, to, profile }: Mention, { tokens, isRecordNoun }: AnnotateLook): boolean {
  const said = tokens.slice(from, to).map(({ lower }) => lower);
  const isPer = said.some((word) => periodOf(word) !== null) && said.every((word) => word === 'per' || periodOf(word) !== null);
  const start = said[0] === 'per' ? from : from - 1;
  const counted = tokens[start - 1]?.lower ?? '';
  return (
    profile.dimension === 'money' &&
    isPer &&
    tokens[start]?.lower === 'per' &&
    ((isPlural(counted) && isRecordNoun(counted)) || COUNTED.test(counted))
  );
}

const COUNTED =
  /^(?:listings|ads|adverts|postings|records|entries|items|additions|arrivals|openings|releases|sales|bookings|visits|added|posted|listed|published|released|opened|launched|sold|registered)$/;

/** "vans per size" of a van size, "readings per method" of a READ_METHOD: what is counted is said before "per", and what it is grouped by behind it. */
function withoutCounted(mention: Mention, { tokens, isRecordNoun }: Pick<AnnotateLook, 'tokens' | 'isRecordNoun'>): Mention {
  const { from, to, profile } = mention;
  const [noun = '', per] = [tokens[from]?.lower, tokens[from + 1]?.lower];
  const names = wordsOfName(profile.field);
  const isOther = isRecordNoun(noun) || names.every((own) => own !== noun && `${own}s` !== noun);
  const isCounted = per === 'per' && to > from + 2 && isPlural(noun) && isOther && !names.includes('per');
  return isCounted && profile.field.type !== 'number' ? { ...mention, from: from + 2 } : mention;
}

/** "passengers per seat" of two fields is the name of neither. */
function isOfTwo({ from, to, profile }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  const isPer = tokens.slice(from + 1, to - 1).some(({ lower }) => lower === 'per');
  return isPer && all.some((other) => other.profile !== profile && other.from === from && other.to === to);
}

/** "attrition rate" of records with a yes or no for attrition and a monthly rate: how many are so, and no rate of another name. */
function isRateOfSwitch({ profile, from, to, score }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  const isRate = to === from + 1 && score < 1 && /^(?:rate|percentage|share|ratio)s?$/.test(tokens[from]?.lower ?? '');
  return isRate && all.some((other) => other.to === from && other.profile !== profile && other.profile.field.type === 'boolean');
}

/** A word that only the concept of a field says is of the field whose name has it ("cost" of est_cost before a fee), or is its concept ("length" of km). */
function betterNamed(
  mention: Mention,
  tokens: readonly Token[],
  { profiles, superlatives }: Pick<Schema, 'profiles'> & { readonly superlatives: readonly TokenSpan[] },
): readonly (typeof mention)[] {
  const { profile, from, to } = mention;
  const token = tokens[from];
  if (to - from > 1 || token === undefined) return [mention];
  // "kind of instrument" is not the kind of a seller.
  if (/^(?:kind|type|sort)s?$/.test(token.lower) && tokens[to]?.lower === 'of' && profile.words.length > 1) return [];
  if (profile.field.type !== 'number') return [mention];
  // "average rating" of records with stars and a number of ratings is of the stars.
  if (token.lower === 'rating' && !/^(?:count|number)s?$/.test(tokens[to]?.lower ?? '')) {
    const [rated, ...more] = profiles.filter((other) => other.counted === null && other.concepts.some(({ id }) => id === 'rating'));
    const isMeant = profile === rated || profile.counted === token.stem;
    if (rated !== undefined && more.length === 0 && isMeant) return [{ ...mention, profile: rated }];
  }
  // "made of silver" is no year.
  if (/^(?:made|built)$/.test(token.lower) && /^(?:of|from|out)$/.test(tokens[to]?.lower ?? '')) return [];
  // "buildings" are no year in which something was built.
  if (profile.role === 'year' && /ings?$/.test(token.lower) && profile.words.every(({ stem }) => stem !== token.lower)) return [];
  // "kilometers" of a distance in km, and not of a speed in km/h.
  const kept = unitOf(token.lower) === undefined || isKeptIn(profile, token.lower) ? [] : profiles.filter((other) => isKeptIn(other, token.lower));
  if (kept.length > 0) return kept.map((other) => ({ ...mention, profile: other }));
  const isOwn = profile.words.some(({ stem }) => stem === token.stem);
  // "fastest" ranks by a speed, and is none.
  if (!isOwn && superlatives.some((found) => found.from === from && found.to === to)) return [];
  // "posted" is what happened, and no short form of a postage.
  if (!isOwn && !profile.says.has(token.stem) && token.lower.endsWith('ed')) return [];
  if (isOwn) return [mention];
  const isHead = (other: FieldProfile) => {
    // "length" of `length_mm`.
    const own = other.words.filter(({ stem: word, weight }) => weight === 1 && (word === token.stem || unitOf(word) === undefined));
    return own.at(-1)?.stem === token.stem;
  };
  const literal = profiles.filter((other) => other.field.type === 'number' && isHead(other));
  if (literal.length > 0) return literal.map((other) => ({ ...mention, profile: other }));
  const plain = plainlyNamed(token.stem, profiles) ?? (token.lower === 'worth' ? fieldOfIdea('value', profiles) : null);
  return [plain === null ? mention : { ...mention, profile: plain }];
}

/** "price of paid apps": what is free or paid for is a condition, and no part of the name; nor is "high" of "height high to low". */
function withoutPraise(mention: Mention, tokens: readonly Token[]): Mention {
  // "by seller" of who each is sold by: what to group by.
  if (tokens[mention.from]?.lower === 'by' && mention.to - mention.from > 1 && wordsOfName(mention.profile.field).at(-1) === 'by')
    return { ...mention, from: mention.from + 1 };
  let { to } = mention;
  const isDirection = /^(?:high|low)$/.test(tokens[to - 1]?.lower ?? '') && tokens[to]?.lower === 'to';
  // "units free" of a number that is called so.
  const isOwn = wordsOfName(mention.profile.field).at(-1) === tokens[to - 1]?.lower;
  if ((isDirection || (/^(?:free|paid)$/.test(tokens[to - 1]?.lower ?? '') && !isOwn)) && to - mention.from > 1) to -= 1;
  while (/^(?:of|the|for|in|per)$/.test(tokens[to - 1]?.lower ?? '') && to < mention.to && to - mention.from > 1) to -= 1;
  return { ...mention, to };
}

/** "capacity of passenger lifts" where passenger is a value: what the field is of is a condition, unless its name says so. */
function withoutValue(mention: Mention, { tokens, facts }: AnnotateLook): Mention {
  const { from, to, profile } = mention;
  const last = tokens[to - 1];
  if (to - from !== 3 || tokens[to - 2]?.lower !== 'of' || last === undefined || profile.words.some(({ stem }) => stem === last.stem)) return mention;
  return holdsValue(facts, last.lower) ? { ...mention, to: to - 2 } : mention;
}

/** "cpus" of a field called cpu, a plural that stemming leaves alone, and "vet bills" of one called vet costs. */
function withStems({ tokens, schema, facts, isRecordNoun }: AnnotateLook): readonly Token[] {
  const { bySaid } = schema;
  return tokens.map((token, at) => {
    const paid = headOfMoney(tokens, at, schema);
    if (paid !== null) return { ...token, stem: paid };
    if (token.kind !== 'word' || bySaid.has(token.stem)) return token;
    const seller = isRecordNoun(token.lower) ? null : compoundOf(token.lower, { schema, isRecordNoun });
    if (seller !== null) return { ...token, stem: seller };
    const singular = [/s$/, /ves$/]
      .map((end) => token.lower.replace(end, end.source === 's$' ? '' : 'f'))
      .find((word) => word.length > 1 && bySaid.has(word));
    if (singular !== undefined) return { ...token, stem: singular };
    if (isRecordNoun(token.lower) || holdsValue(facts, token.lower)) return token;
    const meant = endOfWay(tokens, at, schema) ?? doerFor(token, schema) ?? nameWordFor(token.stem, schema) ?? derivedFor(token, schema);
    return meant === null ? token : { ...token, stem: meant };
  });
}

/** "per portion" of records that know a cost per serving: it is what such a value is of already, and no group. */
export function denominators({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const known = new Set(
    schema.profiles.flatMap(({ words }) => {
      const at = words.findIndex(({ stem }) => stem === 'per');
      return at > 0 ? words.slice(at + 1, at + 2).map(({ stem }) => stem) : [];
    }),
  );
  return tokens.flatMap(({ stem }, at): readonly Piece[] => {
    const unit = unitOf(stem);
    const isUnit =
      unit !== undefined && [...known].some((word) => unitOf(word)?.dimension === unit.dimension && unitOf(word)?.factor === unit.factor);
    const isKnown = isUnit || known.has(stem) || [...(synonyms.get(stem) ?? [])].some((same) => known.has(same));
    // "what does a minute cost" of a price per minute.
    const isOne = /^(?:a|an|one|each|every)$/.test(tokens[at - 1]?.lower ?? '');
    // "more than $4 a serving".
    const isPriced = isOne && (/^(?:costs?|is|goes?|runs?)$/.test(tokens[at + 1]?.lower ?? '') || tokens[at - 2]?.kind === 'number');
    return (tokens[at - 1]?.lower === 'per' || isPriced) && isKnown ? [{ kind: 'harmless', from: at - 1, to: at + 1, score: 2 * WEIGHTS.value }] : [];
  });
}

/** The word of one name alone, of a number or date, that shares a root with a word: "approved" of an approval. Who does it is another thing. */
function derivedFor({ lower, stem: root }: Token, { profiles }: Schema): string | null {
  if (isKnownWord(lower) || /(?:er|or|ist)s?$/.test(lower)) return null;
  const alike = profiles.flatMap(({ field, words }) =>
    words.flatMap(({ stem: word, weight }) => (weight === 1 && shareRoot(word, root) ? [{ word, type: field.type }] : [])),
  );
  const [only] = alike;
  return alike.length === 1 && only !== undefined && /^(?:number|date)$/.test(only.type) ? only.word : null;
}

/** "players" of their positions: what each of them has, and no group of players. */
export function isOfEach({ field, words }: FieldProfile, said: Token | undefined): boolean {
  const head = words.findLast(({ weight }) => weight === 1)?.stem ?? '';
  const isLead = /[^s]s$/.test(said?.lower ?? '') && words[0]?.stem === said?.stem;
  return field.type === 'text' && isLead && /^(?:position|size|grade|rank|gender|sex|height|weight)$/.test(head);
}

/** Words that a name may have in it, and that say nothing of it alone. */
export const LINKING =
  /^(?:has|have|had|is|are|was|with|without|in|on|at|by|per|no|not|of|to|from|for|and|or|the|first|last|new|next|all|any|be|do|does|open|most|least|over|under|only|just|since|before|after|until|during|between|best|worst|more|less|each|every|last|when|where|how)$/;

/** Words that hold a question together, whatever fields are called. */
const GRAMMAR =
  /^(?:of|to|from|for|in|on|at|by|per|and|or|the|with|without|is|are|was|were|be|do|does|did|has|have|had|most|least|no|not|all|any|than|them)$/;

/** "the site manager" of a field for traffic management: whoever does it is nowhere in its name, nor is a "breeder" a breed. */
export function isDoerOfDeed({ from, to, profile: { field } }: Pick<Mention, 'from' | 'to' | 'profile'>, tokens: readonly Token[]): boolean {
  const lower = tokens[from]?.lower ?? '';
  const own = wordsOfName(field);
  const isDoer = to - from === 1 && /(?:er|or)s?$/.test(lower) && ACTOR_NOUNS.has(rootOf(lower));
  const rest = own.length === 1 && field.type === 'text' ? lower.slice(own[0]?.length) : '';
  if (to - from === 1 && (own[0]?.length ?? 0) > 3 && lower.startsWith(own[0] ?? '') && DOER.test(rest)) return true;
  return isDoer && own.every((word) => rootOf(word) !== rootOf(lower)) && own.some((word) => DEED.test(word) && lower.startsWith(stemOf(word)));
}

const DOER = /^(?:e?r|or)s?$/;
const DEED = /(?:ment|tion|ing)$/;

/** "average length by region" of records that have a field called `by`: it is meant where a field must stand ("per by"), or before one of its values. */
function isGrammar({ from, to, profile }: Mention, { tokens, facts }: AnnotateLook): boolean {
  if (to - from > 1) return false;
  // "a single goal" of a field called A is an article.
  if (/^[ai]$/.test(tokens[from]?.text ?? '')) return true;
  // "weight landed per port": what comes ashore is no plot of land.
  if (tokens[from]?.lower === 'landed' && profile.words.every(({ stem }) => stem !== tokens[from]?.stem)) return true;
  if (!GRAMMAR.test(tokens[from]?.lower ?? '')) return false;
  if (/^(?:by|per|each|every|which|what|different|distinct)$/.test(tokens[from - 1]?.lower ?? '')) return false;
  const { name, type } = profile.field;
  const after = [1, 2, 3].map((count) =>
    tokens
      .slice(to, to + count)
      .map(({ text }) => text)
      .join(' '),
  );
  return type !== 'text' || !after.some((phrase) => facts.findValues(phrase).some(({ field, kind }) => field === name && kind !== 'words'));
}
