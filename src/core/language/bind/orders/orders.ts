import { wordSet } from '../../../../text/word-set.ts';
import { countedBy } from './counted-by.ts';
import type { OrderInput, OrderFinding } from './order-finding.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { LINK_WORDS } from '../../profile/lexicon.ts';
import type { Mention } from '../../annotate/mentions.ts';
import { readNumber } from '../../annotate/numbers.ts';
import { isRateFor } from '../prices.ts';
import { measuredEach } from '../../annotate/quantities.ts';
import { clauseOf, closest, type Clause } from '../siblings.ts';
import { leaningByName } from '../../annotate/happenings.ts';
import { orderOf } from '../../lexicon/en/superlative-orders.ts';
import { RECENT_WORDS } from '../../lexicon/en/superlatives.ts';
import { timeFieldsSaid } from '../dates/date-fields.ts';
import { lowToHigh, SORT, sortedBy } from './stated-orders.ts';
import { bareSuperlatives, ideaField, type Superlative } from '../../annotate/superlatives.ts';
import { overlaps, type Token } from '../../tokens.ts';
import { isCurrencySign, unitOf } from '../../annotate/units.ts';

/** The order that the query asks for: "sorted by price", "price low to high", "5 largest", "newest first"; null when it asks for none. */
export function findOrder(input: OrderInput): OrderFinding | null {
  const found = sortedBy(input) ?? lowToHigh(input) ?? superlative(input) ?? bestOf(input) ?? recently(input) ?? cheaply(input);
  return found === null ? null : withPlace(withFirst(withLimit(found, input), input.tokens), input);
}

/** "highest rated drama on rotten tomatoes": the field's name once more, after all. */
function withPlace(found: OrderFinding, { tokens, mentions }: OrderInput): OrderFinding {
  const place = mentions.find(
    ({ profile, from, score }) => profile.field.name === found.order.field && from > found.to && score >= NAMED && tokens[from - 1]?.lower === 'on',
  );
  return place === undefined ? found : { ...found, others: [...(found.others ?? []), { from: place.from - 1, to: place.to }] };
}

const MAX_NAME_GAP = 3;
const NAMED = 0.6;

const ENDS_NOUN = /^(?:and|with|under|over|below|above|in|near|from|at|for|that|which|by|but|or)$/;

/** "largest flats first": the last word says what the first one did, but in "cheapest flats first floor" it does not. */
function withFirst(found: OrderFinding, tokens: readonly Token[]): OrderFinding {
  for (let at = found.to; at < found.to + MOST_ADJECTIVES + 1; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token?.kind !== 'word' || ENDS_NOUN.test(token.lower)) return found;
    if (token.lower !== 'first') continue;
    const isLast = next === undefined || next.kind === 'mark' || ENDS_NOUN.test(next.lower);
    return isLast ? { ...found, others: [...(found.others ?? []), { from: at, to: at + 1 }] } : found;
  }
  return found;
}

/** "highest salary", "the most reviews", "whose budget is the largest", "cheapest", "newest first". */
function superlative(input: OrderInput): OrderFinding | null {
  for (const found of bareSuperlatives(input.tokens)) {
    if (input.isTaken(found.from) || isBoundName(found, input)) continue;
    const finding = ofName(found, input) ?? ofIdea(found, input) ?? ofOwnName(found, input);
    if (finding !== null && !overlaps(finding, input.isTaken)) return finding;
  }
  return null;
}

/** "most saved first" of how often something was saved: the word behind "most" names it. */
function ofOwnName({ from, to, extreme }: Superlative, { tokens, mentions }: OrderInput): OrderFinding | null {
  const direction = { most: 'desc', least: 'asc' } as const;
  const said = tokens[from]?.lower;
  const named = mentions.find(
    (mention) => mention.from === from + 1 && mention.to <= to && mention.profile.role === 'measure' && mention.score >= NAMED,
  );
  if (extreme !== null || (said !== 'most' && said !== 'least') || named?.profile.field.type !== 'number') return null;
  return { from, to, order: { field: named.profile.field.name, direction: direction[said] } };
}

/** "nearest city under 40", "highest nearest city": the superlative begins the name of what is compared or ordered. */
function isBoundName({ from, to }: Superlative, { tokens, mentions }: OrderInput): boolean {
  const name = mentions.find((mention) => mention.from === from && mention.to > to && mention.score >= NAMED && isOrdered(mention));
  if (name === undefined) return false;
  const behind = tokens.slice(name.to, name.to + COMPARED);
  const end = behind.findIndex(({ kind, lower }) => kind === 'number' || /^[,;]$/.test(lower));
  return behind[end]?.kind === 'number' || bareSuperlatives(tokens.slice(0, from)).some((other) => other.to === from);
}

/** Words from a name to the number that it is compared with ("of at least 4"). */
const COMPARED = 4;

function ofName(found: Superlative, input: OrderInput): OrderFinding | null {
  if (found.extreme === null) return null;
  const isOfTime = found.idea === 'new' || found.idea === 'old' || found.idea === 'soon';
  const isOfIdea = ({ profile }: Mention) =>
    profile.field.type === 'date' || (profile.field.type === 'number' && (found.idea === null || isOfTime === (profile.role === 'year')));
  const after = input.mentions.find(
    (mention) =>
      isOfIdea(mention) && mention.from >= found.to && mention.from - found.to <= MAX_NAME_GAP && allows(input.tokens, found.to, mention.from),
  );
  const before = input.mentions.find(
    (mention) =>
      isOfIdea(mention) && mention.to <= found.from && found.from - mention.to <= MAX_NAME_GAP && isStated(input.tokens, mention.to, found.from),
  );
  const named = countedBy(meantBy(after ?? before, found.from, input), found.from, input);
  if (named === undefined || named.profile.role === 'key' || isOwnWord(input.tokens[found.from], named.profile)) return null;
  const from = Math.min(found.from, named.from);
  const to = Math.max(found.to, named.to);
  const first = input.tokens[to]?.lower === 'first' ? 1 : 0;
  return { from, to: to + first, order: { field: named.profile.field.name, direction: found.extreme } };
}

/** "minimum stay" of a minimum stay asks for no order. */
function isOwnWord(token: Token | undefined, { words }: FieldProfile): boolean {
  return token !== undefined && words.some((word) => word.stem === token.stem);
}

/** Of fields that the same words name, the one the query says more of ("highest grossing worldwide"). */
function meantBy(mention: Mention | undefined, at: number, { tokens, mentions }: OrderInput): Mention | undefined {
  if (mention === undefined) return undefined;
  const equal = mentions.filter((other) => other.from === mention.from && other.to === mention.to && isOrdered(other));
  const profile = closest(
    equal.map((other) => other.profile),
    { clause: clauseAt(tokens, at) },
  );
  return equal.find((other) => other.profile === profile) ?? mention;
}

const ENDS_CLAUSE = /^(?:,|;|\.|and|but|with|under|over|where)$/;

/** The words from a superlative to the end of its context. */
function clauseAt(tokens: readonly Token[], at: number): Clause {
  const end = tokens.findIndex((token, index) => index >= at && ENDS_CLAUSE.test(token.lower));
  return clauseOf(tokens, tokens.slice(at, end < 0 ? tokens.length : end));
}

function isOrdered({ profile }: Mention): boolean {
  return profile.field.type === 'date' || profile.field.type === 'number';
}

const LESS_IS_BETTER = /^(?:price|distance|mileage|stops|owners)$/;

/** Of what nobody wants, more is worse. */
const HARM =
  /^(?:delay|wait|late|damag|injuri|injur|death|fatal|loss|complaint|error|defect|violat|violation|fine|incid|incident|accid|accident|crash|risk|rain|rainfal|flood|nois|pollut|debt|arrear)$/;

/** "best mpg", "worst acceleration": praise of a field that is named. */
function bestOf(input: OrderInput): OrderFinding | null {
  const { tokens, mentions, isTaken } = input;
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:best|worst)$/.test(token.lower) || isTaken(at)) continue;
    const first = mentions.find(
      (mention) => mention.from === at + 1 && mention.profile.field.type === 'number' && mention.profile.role === 'measure',
    );
    const named = meantBy(first, at, input);
    if (named === undefined || named.profile.concepts.some((concept) => concept.id === 'reviews') || overlaps({ from: at, to: named.to }, isTaken))
      continue;
    const isLess =
      named.profile.concepts.some((concept) => LESS_IS_BETTER.test(concept.id)) || named.profile.words.some(({ stem }) => HARM.test(stem));
    const direction = isLess === (token.lower === 'best') ? 'asc' : 'desc';
    return { from: at, to: named.to, order: { field: named.profile.field.name, direction } };
  }
  return null;
}

/** Between a superlative and its noun stand only small words or an adjective ("highest average rating"). */
function allows(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return between.every((token) => token.kind === 'word' && !/^(?:in|with|for|on|at|from|that|which|and|or|than)$/.test(token.lower));
}

function isStated(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to).map((token) => token.lower);
  return between.length > 0 && /^(?:is|are|was|were|has)$/.test(between[0] ?? '') && between.every((word) => LINK_WORDS.has(word));
}

/** What is said behind a superlative; its own words name no field ("best rated" of a hygiene rating). */
function clauseBehind({ to, idea }: Superlative, tokens: readonly Token[]): Clause {
  // "cheapest in the Peak" names no price of the peak season.
  const isPlaced = ({ lower }: Token) => (idea === 'cheap' || idea === 'dear') && /^(?:in|at|near|around)$/.test(lower);
  const end = tokens.findIndex((token, index) => index >= to && (ENDS_CLAUSE.test(token.lower) || isPlaced(token)));
  return clauseOf(tokens, tokens.slice(to, end < 0 ? tokens.length : end));
}

const TIME_IDEAS: ReadonlySet<string> = new Set(['new', 'old', 'soon', 'near']);

/** "most recently updated", "latest additions", "newly opened": the date of what is said to have happened. */
function happenedField(
  { from, to, idea }: Pick<Superlative, 'from' | 'to' | 'idea'>,
  { tokens, profiles, isTaken }: OrderInput,
): OrderFinding | null {
  if (idea === null || !TIME_IDEAS.has(idea)) return null;
  for (const at of [to, to + 1, from - 1]) {
    const token = tokens[at];
    if (token === undefined || isTaken(at)) continue;
    const said = timeFieldsSaid(token, profiles).filter((profile) => idea === 'soon' || idea === 'near' || leaningByName(profile) !== 'future');
    const dates = said.some(({ field }) => field.type === 'date') ? said.filter(({ field }) => field.type === 'date') : said;
    const profile = closest(dates, { clause: clauseAt(tokens, to) });
    if (profile !== null)
      return { from: Math.min(from, at), to: Math.max(to, at + 1), order: { field: profile.field.name, direction: orderOf(idea).direction } };
  }
  return null;
}

const RECENTLY: ReadonlySet<string> = new Set(RECENT_WORDS.split(' '));

/** "recently updated", "newly opened", "just listed". */
function recently(input: OrderInput): OrderFinding | null {
  const { tokens, isTaken } = input;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!RECENTLY.has(token.lower) || isTaken(at) || next === undefined || !/(?:ed|ted|t|n)$|^additions?$/.test(next.lower)) continue;
    const found = happenedField({ from: at, to: at + 1, idea: 'new' }, input);
    if (found !== null && !overlaps(found, isTaken)) return found;
  }
  return null;
}

/** "cheap flats": a word of praise orders, where no amount of money says how cheap. */
function cheaply(input: OrderInput): OrderFinding | null {
  const { tokens, isTaken } = input;
  const at = tokens.findIndex(({ lower }, index) => CHEAP.test(lower) && !isTaken(index) && tokens[index - 1]?.lower !== 'not');
  const isBounded = tokens.some(
    ({ text, lower }) => isCurrencySign(text) || unitOf(lower)?.dimension === 'money' || /^(?:under|below|than|max|most)$/.test(lower),
  );
  return at < 0 || isBounded ? null : ofIdea({ from: at, to: at + 1, extreme: null, idea: 'cheap' }, input);
}

const CHEAP = /^(?:cheap|inexpensive|affordable)$/;

function ofIdea(found: Superlative, input: OrderInput): OrderFinding | null {
  const said = found.idea === null ? null : happenedField(found, input);
  if (said !== null) return said;
  const target = found.idea === null ? null : ideaField(found.idea, ratedEach(found, input), clauseBehind(found, input.tokens));
  if (target === null || found.idea === null) return null;
  const own = input.mentions.find((each) => each.from === found.to && each.score >= NAMED && isAlike(each.profile, target.profile));
  const { field } = (own ?? target).profile;
  return { from: found.from, to: own?.to ?? found.to, order: { field: field.name, direction: target.direction }, idea: found.idea };
}

/** "heaviest deadlift" of many weights: the one that is named right behind. */
function isAlike(named: FieldProfile, { dimension }: FieldProfile): boolean {
  return named.field.type === 'number' && named.role === 'measure' && dimension !== null && dimension !== 'money' && named.dimension === dimension;
}

/** "cheapest coffee per kilo": what is paid for each, and no other price; "cheapest with a kitchen and a yard" names a yard. */
function ratedEach({ to }: Superlative, { tokens, profiles }: OrderInput): readonly FieldProfile[] {
  const each = tokens.flatMap(({ lower }, at) => (at >= to && /^(?:per|\/)$/.test(lower) ? (measuredEach(tokens, at)?.unit ?? []) : []))[0];
  return each === undefined ? profiles : profiles.filter((profile) => isRateFor(each, profile));
}

/** "top 5", "5 largest", "3 most expensive", "top 5 laptops by price": the number of records asked for. */
function withLimit(found: OrderFinding, input: OrderInput): OrderFinding {
  const { tokens, mentions } = input;
  const before = countAt(input, found.from - 1);
  if (before !== null && before.to === found.from && isCountLead(tokens, found.from)) {
    const from = tokens[found.from - 2]?.lower === 'top' ? found.from - 2 : found.from - 1;
    return { ...found, from, order: { ...found.order, limit: before.value } };
  }
  const after = countAt(input, found.to);
  const isMeasured = after !== null && mentions.some((mention) => mention.from === after.to && mention.profile.field.type === 'number');
  if (after !== null && !isMeasured && isCountPlace(tokens, after.to, tokens[found.from]?.lower ?? '')) {
    return { ...found, to: after.to, order: { ...found.order, limit: after.value } };
  }
  const top = tokens.findIndex(
    (token, index) => index < found.from && /^(?:top|first|best|bottom)$/.test(token.lower) && countAt(input, index + 1) !== null,
  );
  const count = top < 0 ? null : countAt(input, top + 1);
  return count === null ? found : { ...found, others: [{ from: top, to: count.to }], order: { ...found.order, limit: count.value } };
}

/** Words after which a number before a superlative counts records; after any other word it belongs to that ("iphone 13 cheapest first"). */
const COUNT_LEADS: ReadonlySet<string> = wordSet(
  'the top show me find list give get return display see want need fetch first my our of are is for with and just only , : .',
);

/** "5 largest", not "iphone 13 sorted by price". */
function isCountLead(tokens: readonly Token[], superlativeAt: number): boolean {
  const lead = tokens[superlativeAt - 2];
  return !SORT.test(tokens[superlativeAt]?.lower ?? '') && (lead === undefined || COUNT_LEADS.has(lead.lower));
}

const MOST_RECORDS = 1000;

/** A plain whole number that nothing else has explained. */
function countAt({ tokens, isTaken }: OrderInput, at: number): { readonly value: number; readonly to: number } | null {
  const number = isTaken(at) ? null : readNumber(tokens, at);
  if (number === null || number.multiplier !== 1 || !Number.isInteger(number.value)) return null;
  return number.value > 0 && number.value <= MOST_RECORDS ? number : null;
}

/** After a superlative a number counts what it stands before, in the plural: not the inches of "cheapest 65 inch tv". */
function isCountPlace(tokens: readonly Token[], at: number, first: string): boolean {
  const next = tokens[at];
  if (next?.kind !== 'word' || next.glued || unitOf(next.lower) !== undefined) return false;
  if (first === 'top') return true;
  return (
    /^(?:most|least|best|worst|latest)$|est$/.test(first) &&
    tokens.slice(at, at + MOST_ADJECTIVES).some((token) => token.kind === 'word' && /(?:[^s]s|people)$/.test(token.lower))
  );
}

const MOST_ADJECTIVES = 3;
