import { comparatorAfter, comparatorBefore, isOpenEnded, type Comparator } from './comparators.ts';
import type { Comparison } from '../lexicon/comparison.ts';
import { isCountedNoun } from './counted.ts';
import type { Mention } from './mentions.ts';
import { pastPer, readQuantity, type Quantity, type QuantityOptions } from './quantities.ts';
import { overlaps, type Token } from '../tokens.ts';
import { unitOf, type Unit } from './units.ts';

/** What the query says of some number, before it is known of which field. Token ranges, `to` exclusive. */
export interface Bound {
  readonly from: number;
  readonly to: number;
  /** First token of the numbers, without the comparing phrase. */
  readonly numbersFrom: number;
  readonly numbersTo: number;
  readonly comparison: Comparison | 'in';
  /** One value; two for `between`; any number for `in`. */
  readonly values: readonly number[];
  readonly unit: Unit | null;
  /** What the amount is for each of ("a kilo"); null where nothing measured is said. */
  readonly per: Unit | null;
  readonly multiplied: boolean;
  /** Stated by a comparing word, not merely a number next to other words. */
  readonly explicit: boolean;
  /** The concept that the comparing word speaks of. */
  readonly about: string | null;
  readonly inner: Comparator['inner'];
  /** The values if the points in them part thousands ("1.500"); absent where none can. */
  readonly grouped?: readonly number[];
}

/** What reading a constraint needs to know in addition to the words. */
export interface ReadingContext extends QuantityOptions {
  readonly mentions: readonly Mention[];
  /** True for a token that something else has already explained. */
  readonly isTaken: (index: number) => boolean;
}

const MAX_LIST = 20;
/** A larger number is rather an amount than how many there are. */
const LARGEST_COUNT = 100;
const LARGE = 1000;

/** All constraints of the query, in its order. */
export function readBounds(tokens: readonly Token[], context: ReadingContext): readonly Bound[] {
  const constraints: Bound[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = context.isTaken(at) ? null : constraintAt(tokens, at, context);
    // "thicker than 500 pages": of a comparison that is not known, the amount is no bound, and least of all the very one that is meant.
    const constraint = read !== null && !read.explicit && tokens[read.from - 1]?.lower === 'than' ? null : read;
    if (constraint !== null) constraints.push(inherit(constraint, constraints.at(-1), tokens));
    at = constraint === null ? at + 1 : Math.max(constraint.to, at + 1);
  }
  return constraints;
}

/** "at least 3 rooms and 80 m2", "at least 8 machines and 5 workers": exactly so much is hardly ever meant, so the comparing word is said of both. */
function inherit(constraint: Bound, before: Bound | undefined, tokens: readonly Token[]): Bound {
  if (constraint.explicit || constraint.comparison !== '=' || tokens[constraint.from - 1]?.lower !== 'and') return constraint;
  const isShared =
    before?.explicit === true &&
    before.numbersFrom > before.from &&
    /^[<>]/.test(before.comparison) &&
    // "within 1 km of a shop and 1 mile of a station".
    constraint.from - before.to <= (tokens[before.to]?.lower === 'of' ? 5 : 3) &&
    (isOfMeasuredUnit(constraint) || (before.comparison === '>=' && isCount(before) && isCount(constraint)));
  return isShared ? { ...constraint, comparison: before.comparison, explicit: true } : constraint;
}

function isOfMeasuredUnit({ unit }: Bound): boolean {
  return unit !== null && /^(?:area|mass|length|volume|data)$/.test(unit.dimension);
}

/** A number without a unit that says how many there are. */
export function isCount({ unit, values }: Bound): boolean {
  return unit === null && values.every((value) => value < LARGEST_COUNT);
}

function constraintAt(tokens: readonly Token[], at: number, context: ReadingContext): Bound | null {
  const first = quantityAt(tokens, at, context);
  if (first === null) return null;
  const before = findBefore(tokens, at, context);
  const second = rangeEnd(tokens, { first, before, context });
  if (second !== null) return rangeOf(tokens, first, { second, before });
  const listed = before === null || before.comparison === '=' || before.comparison === '!=' ? listFrom(tokens, first, context) : [first];
  const end = listed.at(-1) ?? first;
  const behind = findAfter(tokens, end, context);
  // "24 months and 10,000 miles or more": the second number is compared, and no list of the first.
  const list = listed.length > 1 && behind !== null && /^[<>]/.test(behind.comparison) && first.unit !== null ? [first] : listed;
  const last = list.at(-1) ?? first;
  const after = (last === end ? behind : findAfter(tokens, last, context)) ?? openEnd(tokens, before, last.to);
  return assemble({ list, last, before, after });
}

interface Parts {
  readonly list: readonly Quantity[];
  readonly last: Quantity;
  readonly before: Comparator | null;
  readonly after: Comparator | null;
}

function assemble({ list, last, before, after }: Parts): Bound | null {
  const first = list[0] ?? last;
  const isList = list.length > 1;
  // "up to 2,350 degrees or hotter", "about 1,000 units or fewer".
  const isTurned =
    after !== null &&
    ((before?.comparison.startsWith('<') === true && after.comparison.startsWith('>')) ||
      (before?.comparison === 'approx' && /^[<>]/.test(after.comparison)));
  const stated = (isTurned ? after.comparison : (before?.comparison ?? after?.comparison)) ?? (isList ? 'in' : '=');
  if (stated === 'between' || stated === 'outside') return null;
  return {
    from: Math.min(before?.from ?? first.from, first.from),
    to: Math.max(after?.to ?? last.to, last.to),
    numbersFrom: first.from,
    numbersTo: last.numberTo,
    comparison: isList && stated === '=' ? 'in' : stated,
    values: list.map((quantity) => quantity.value),
    unit: last.unit ?? first.unit,
    per: last.per ?? first.per,
    multiplied: list.some((quantity) => quantity.multiplier > 1),
    explicit: before !== null || after !== null,
    about: before?.about ?? after?.about ?? null,
    inner: before?.inner ?? null,
    ...groupedIn(list),
  };
}

function groupedIn(list: readonly Quantity[]): { readonly grouped?: readonly number[] } {
  return list.some(({ grouped }) => grouped !== undefined) ? { grouped: list.map(({ grouped, value }) => grouped ?? value) } : {};
}

function quantityAt(tokens: readonly Token[], at: number, context: ReadingContext): Quantity | null {
  const quantity = readQuantity(tokens, at, context);
  return quantity === null || overlaps(quantity, context.isTaken) ? null : quantity;
}

const SKIPPED: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', '"', "'", '“', '(', ':', 'is', 'only', 'just', 'to', 'be', '-']);

/** The comparing phrase before a number, articles and one field's name between them ("below age 30"). */
function findBefore(tokens: readonly Token[], at: number, context: ReadingContext): Comparator | null {
  let end = at;
  for (let skipped = 0; skipped < 3 && end > 0; skipped += 1) {
    const found = comparatorBefore(tokens, end);
    if (found !== null) return isOfName(tokens, found, { at, context }) ? null : found;
    if (!SKIPPED.has(tokens[end - 1]?.lower ?? '')) break;
    end -= 1;
  }
  if (isOpenStart(tokens, at, context)) return { comparison: '>=', from: at - 1, to: at, about: null, inner: null };
  const named = context.mentions.find((mention) => mention.to === at);
  const found = named === undefined ? null : comparatorBefore(tokens, named.from);
  return found !== null && !/^(?:approx|between|outside)$/.test(found.comparison) ? found : null;
}

/** "shop minimum 60 or less" of a shop minimum: the end of a name, where the number is compared behind it. */
function isOfName(tokens: readonly Token[], found: Comparator, { at, context }: { readonly at: number; readonly context: ReadingContext }): boolean {
  const isEnd = context.mentions.some(({ from, to, score }) => from < found.from && to === found.to && score >= 1);
  const quantity = isEnd ? readQuantity(tokens, at, context) : null;
  return quantity !== null && (comparatorAfter(tokens, quantity.numberTo) ?? comparatorAfter(tokens, quantity.to)) !== null;
}

/** The "on" of "from 300 mm on". */
function openEnd(tokens: readonly Token[], before: Comparator | null, at: number): Comparator | null {
  if (before === null || tokens[before.from]?.lower !== 'from' || !isOpenEnded(tokens, at)) return null;
  return { comparison: before.comparison, from: at, to: at + 1, about: null, inner: null };
}

/** "from 150000", "from 300 mm", "rating from 4", "from 5 on": an amount, not a place, a year or a distance to somewhere. */
function isOpenStart(tokens: readonly Token[], at: number, context: ReadingContext): boolean {
  if (tokens[at - 1]?.lower !== 'from') return false;
  const quantity = readQuantity(tokens, at, context);
  if (quantity === null || /^(?:to|away)$/.test(tokens[quantity.to]?.lower ?? '')) return false;
  const isMeasured = quantity.unit !== null && quantity.unit.dimension !== 'time';
  const isNamed = context.mentions.some(({ to, profile }) => to === at - 1 && profile.field.type === 'number');
  return isMeasured || isNamed || quantity.multiplier > 1 || quantity.value >= LARGE || isOpenEnded(tokens, quantity.to);
}

function findAfter(tokens: readonly Token[], last: Quantity, context: ReadingContext): Comparator | null {
  const direct = (last.unit?.dimension === 'time' ? null : comparatorAfter(tokens, last.numberTo)) ?? comparatorAfter(tokens, last.to);
  // "75+ minutes": the unit behind the sign.
  if (direct !== null && tokens[direct.from]?.text === '+' && unitOf(tokens[direct.to]?.lower ?? '')?.dimension === 'time')
    return { ...direct, to: direct.to + 1 };
  if (direct !== null) return direct;
  const named = pastName(tokens, last.to, context);
  return (
    comparatorAfter(tokens, named) ??
    comparatorAfter(tokens, pastPer(tokens, named)) ??
    afterOf(tokens, last.to, context) ??
    afterCounted(tokens, last.to)
  );
}

/** "512 GB of memory or more": what the amount is of stands between. */
function afterOf(tokens: readonly Token[], at: number, context: ReadingContext): Comparator | null {
  if (tokens[at]?.lower !== 'of') return null;
  const end = pastName(tokens, at + 1, context);
  return end > at + 1 && tokens[end]?.lower === 'or' ? comparatorAfter(tokens, end) : null;
}

/** "3 nights or less", "5 people or more", "4 full days or more": the thing counted stands between. */
function afterCounted(tokens: readonly Token[], at: number): Comparator | null {
  const isPlural = (index: number) => isCountedNoun(tokens[index]) && /(?:s|people|children)$/.test(tokens[index]?.lower ?? '');
  const noun = [at, at + 1].find(isPlural);
  if (noun === undefined || !isCountedNoun(tokens[at])) return null;
  const end = pastPer(tokens, noun + 1);
  return tokens[end]?.lower === 'or' ? comparatorAfter(tokens, end) : null;
}

interface RangeLook {
  readonly first: Quantity;
  readonly before: Comparator | null;
  readonly context: ReadingContext;
}

/** The second number of "between A and B", "from A to B", "A - B". */
function rangeEnd(tokens: readonly Token[], { first, before, context }: RangeLook): Quantity | null {
  const at = pastName(tokens, first.to, context);
  const connector = tokens[at];
  if (connector === undefined) return null;
  const isBetween = before?.comparison === 'between' || before?.comparison === 'outside';
  const joins = /^(?:to|-|–|—|~|through|thru|until|till)$/u.test(connector.lower) || (isBetween && /^(?:and|&|or)$/.test(connector.lower));
  if (!joins) return null;
  if (before !== null && !isBetween && !/^(?:approx|=|!=)$/.test(before.comparison)) return null;
  const up = tokens[at + 1]?.lower === 'up' ? 1 : 0;
  const second = quantityAt(tokens, at + 1 + up, context);
  if (second === null) return null;
  const low = inherited(first, second);
  return low < second.value || isBetween ? second : null;
}

/** Goes past a field's name right after a number ("2-star to 4-star", "3 bedrooms or more"). */
function pastName(tokens: readonly Token[], at: number, context: ReadingContext): number {
  const dash = tokens[at]?.text === '-' && tokens[at].glued ? 1 : 0;
  return context.mentions.find((mention) => mention.from <= at + dash && mention.to > at + dash)?.to ?? at;
}

/** "10-15k" and "1.5 to 2 million": the first number takes the multiplier of the second. */
function inherited(first: Quantity, second: Quantity): number {
  const lacks = first.multiplier === 1 && second.multiplier > 1 && first.value < second.value / second.multiplier;
  return lacks ? Number((first.value * second.multiplier).toPrecision(12)) : first.value;
}

function rangeOf(tokens: readonly Token[], first: Quantity, rest: { readonly second: Quantity; readonly before: Comparator | null }): Bound {
  const { second, before } = rest;
  const low = inherited(first, second);
  const opener = before === null && tokens[first.from - 1]?.lower === 'from' ? first.from - 1 : first.from;
  return {
    from: before?.from ?? opener,
    to: second.to,
    numbersFrom: first.from,
    numbersTo: second.numberTo,
    comparison: before?.comparison === 'outside' || before?.comparison === '!=' ? 'outside' : 'between',
    values: [Math.min(low, second.value), Math.max(low, second.value)],
    unit: second.unit ?? first.unit,
    per: second.per ?? first.per,
    multiplied: first.multiplier > 1 || second.multiplier > 1,
    explicit: true,
    about: before?.about ?? null,
    inner: before?.inner ?? null,
    ...groupedIn([first, second]),
  };
}

/** "2 or 3", "1, 2 or 3", "2/3": the numbers of one list, all with the same unit. */
function listFrom(tokens: readonly Token[], first: Quantity, context: ReadingContext): readonly Quantity[] {
  const list = [first];
  let last = first;
  while (list.length < MAX_LIST) {
    const joint = jointAt(tokens, last.to);
    const next = joint === null ? null : quantityAt(tokens, joint.to, context);
    if (joint === null || next === null || (joint.weak && !sharesName(tokens, { first, next, context }))) break;
    list.push(next);
    last = next;
  }
  return list;
}

function jointAt(tokens: readonly Token[], at: number): { readonly to: number; readonly weak: boolean } | null {
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  if (word === ',' && /^(?:or|and|&)$/.test(next)) return { to: at + 2, weak: next !== 'or' };
  if (word === 'or' || (word === '/' && tokens[at + 1]?.glued === true)) return { to: at + 1, weak: false };
  if (word === ',' || word === 'and' || word === '&') return { to: at + 1, weak: true };
  return null;
}

/** A comma or "and" only lists numbers of one thing: the name stands before all of them or after all of them. */
function sharesName(
  tokens: readonly Token[],
  look: { readonly first: Quantity; readonly next: Quantity; readonly context: ReadingContext },
): boolean {
  const { first, next, context } = look;
  const namedBefore = context.mentions.some((mention) => mention.to === first.from);
  const namedAfter = context.mentions.some((mention) => mention.from === next.to);
  const joint = jointAt(tokens, next.to);
  const goesOn = joint !== null && readQuantity(tokens, joint.to, context) !== null;
  return namedBefore !== (namedAfter || next.unit !== null) || goesOn;
}
