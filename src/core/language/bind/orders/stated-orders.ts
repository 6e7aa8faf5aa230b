import type { Order } from '../../query-field.ts';
import { orderOf } from '../../lexicon/en/superlative-orders.ts';
import { isLatest } from '../../annotate/dates/date-kinds.ts';
import { dateOfEvent } from '../../annotate/happenings.ts';
import { nameWords } from '../../profile/field-names.ts';
import { LINK_WORDS } from '../../profile/lexicon.ts';
import type { Mention } from '../../annotate/mentions.ts';
import { bareSuperlatives, type Superlative } from '../../annotate/superlatives.ts';
import { lowerText, overlaps, type Token } from '../../tokens.ts';
import type { OrderFinding, OrderInput } from './order-finding.ts';

type Direction = Order['direction'];

/** Words that ask for an order. */
export const SORT = /^(?:sort|sorted|order|ordered|rank|ranked|sorting|arranged|arrange|organized|organize)$/;

/** "sorted by price descending", "by rating", "top laptops by price", "in descending order of budget". */
export function sortedBy(input: OrderInput): OrderFinding | null {
  const { tokens } = input;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.lower ?? '';
    const isVerb = SORT.test(word);
    const by = isVerb ? nextBy(tokens, at) : word === 'by' ? at : -1;
    const named = by < 0 ? null : (mentionFrom(input, by + 1) ?? mainDate(input, by + 1));
    if (named === null) continue;
    const stated = directionNear(tokens, at, named.to);
    const praise = tokens.slice(0, at).find((token) => /^(?:top|best|worst)$/.test(token.lower))?.lower;
    const ranked = isVerb ? undefined : bareSuperlatives(tokens).findLast(({ to }) => to <= at);
    if (!isVerb && stated === null && praise === undefined && ranked === undefined) continue;
    const isRecent = named.profile.field.type === 'date' && tokens.slice(by, named.from).some(({ lower }) => LATEST.test(lower));
    const isDown = praise === 'top' || isRecent || named.profile.concepts.some(({ id }) => MOST_FIRST.has(id));
    const direction = stated?.direction ?? directionFor(ranked) ?? (isDown ? 'desc' : 'asc');
    const from = Math.min(at, stated?.from ?? at);
    const to = Math.max(named.to, stated?.to ?? named.to);
    if (!overlaps({ from, to }, input.isTaken)) return { from, to, order: { field: named.profile.field.name, direction } };
  }
  return null;
}

/** "largest building by square footage". */
function directionFor(superlative: Superlative | undefined): Direction | null {
  if (superlative === undefined) return null;
  return superlative.extreme ?? (superlative.idea === null ? null : orderOf(superlative.idea).direction);
}

/** What people want most of first. */
const MOST_FIRST: ReadonlySet<string> = new Set(['rating', ...orderOf('popular').ids, 'shares', 'likes', 'views']);
const LATEST = /^(?:last|latest|recent)$/;

/** "sorted by date" of several dates: the one of the event itself, or at which it begins. */
function mainDate({ tokens, profiles }: OrderInput, at: number): Mention | null {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  if (!/^dates?$/.test(tokens[from]?.lower ?? '')) return null;
  const dates = profiles.filter(({ field }) => field.type === 'date');
  const starts = dates.filter(({ words }) => words.some(({ stem }) => /^(?:start|begin)$/.test(stem)));
  const profile =
    dateOfEvent(dates) ?? (starts.length === 1 ? starts[0] : undefined) ?? (dates.length === 1 ? dates.find((date) => !isLatest(date)) : undefined);
  return profile === undefined ? null : { profile, from, to: from + 1, score: 1 };
}

function nextBy(tokens: readonly Token[], at: number): number {
  for (let index = at + 1; index <= at + 5; index += 1) if (/^(?:by|of|on)$/.test(tokens[index]?.lower ?? '')) return index;
  return -1;
}

function mentionFrom(input: OrderInput, at: number): Mention | null {
  const ordered = input.mentions.filter((mention) => mention.profile.field.type === 'number' || mention.profile.field.type === 'date');
  const first = ordered.find((mention) => mention.from >= at && mention.from - at <= 2 && input.tokens.slice(at, mention.from).every(isSmall));
  if (first === undefined) return null;
  // "sort by spent amt" of several amounts: the one that is written so.
  const said = lowerText(input.tokens, first.from, first.to);
  return ordered.find(({ from, to, profile }) => from === first.from && to === first.to && nameWords(profile.field.name).join(' ') === said) ?? first;
}

function isSmall(token: Token): boolean {
  return LINK_WORDS.has(token.lower) || /^(?:highest|lowest|ascending|descending|by|their|most|least|last|latest|recent)$/.test(token.lower);
}

function directionNear(
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly direction: Direction; readonly from: number; readonly to: number } | null {
  for (let index = Math.max(0, from - 3); index < Math.min(tokens.length, to + 4); index += 1) {
    const direction =
      directionOf(tokens[index]?.lower ?? '') ?? (tokens[index + 1]?.lower === 'first' ? timeFirst(tokens[index]?.lower ?? '') : null);
    const following = lowerText(tokens, index, index + 3);
    if (/^(?:low|lowest|small|smallest|cheap|cheapest) to (?:high|highest|large|largest|expensive)$/.test(following))
      return { direction: 'asc', from: index, to: index + 3 };
    if (/^(?:high|highest|large|largest) to (?:low|lowest|small|smallest)$/.test(following)) return { direction: 'desc', from: index, to: index + 3 };
    if (direction === null) continue;
    const order = /^(?:order|first)$/.test(tokens[index + 1]?.lower ?? '') ? 2 : 1;
    const start = tokens[index - 1]?.lower === 'in' ? index - 1 : index;
    return { direction, from: start, to: index + order };
  }
  return null;
}

function directionOf(word: string): Direction | null {
  if (/^(?:descending|desc|decreasing|highest|largest)$/.test(word)) return 'desc';
  return /^(?:ascending|asc|increasing|lowest|smallest)$/.test(word) ? 'asc' : null;
}

/** "newest first" of a date, whatever it is the date of. */
function timeFirst(word: string): Direction | null {
  if (/^(?:newest|latest|recent)$/.test(word)) return 'desc';
  return /^(?:oldest|earliest|soonest)$/.test(word) ? 'asc' : null;
}

/** "price low to high". */
export function lowToHigh(input: OrderInput): OrderFinding | null {
  const { tokens, mentions } = input;
  for (let at = 0; at < tokens.length; at += 1) {
    const match = /^(low|lowest|high|highest) (?:to|-) (high|highest|low|lowest)$/.exec(lowerText(tokens, at, at + 3));
    const named = match === null ? undefined : mentions.find((mention) => mention.to === at && mention.profile.field.type === 'number');
    if (match === null || named === undefined || overlaps({ from: named.from, to: at + 3 }, input.isTaken)) continue;
    const direction = match[1]?.startsWith('low') === true ? 'asc' : 'desc';
    return { from: named.from, to: at + 3, order: { field: named.profile.field.name, direction } };
  }
  return null;
}
