import type { Comparison, Direction } from '../lexicon/comparison.ts';
import { formsOf } from '../lexicon/en/forms/adjectives.ts';
import { AFTER, BEFORE, COMPARATIVES, COMPARED_VERBS, COMPARISON_DENIALS } from '../lexicon/en/comparators.ts';
import { ADJECTIVES } from '../lexicon/en/concepts/degrees.ts';
import { lowerText, type Token, type TokenSpan } from '../tokens.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { readNumber } from './numbers.ts';
import { isCurrencySign, unitOf } from './units.ts';

/** A comparing phrase of the query; `to` exclusive. `about` names the concept that the word itself speaks of ("cheaper"). */
export interface Comparator {
  readonly comparison: Comparison;
  readonly from: number;
  readonly to: number;
  readonly about: string | null;
  /** Words between the two halves of the phrase ("greater weight than"). */
  readonly inner: TokenSpan | null;
}

type Compared = readonly [direction: '<' | '<=' | '>' | '>=', about: string | null];

/** Comparatives of the adjectives of a concept, and those that speak of none or of several. */
const COMPARED: ReadonlyMap<string, Compared> = new Map([
  ...ADJECTIVES.more.flatMap(([word, about]) => formsOf(word, 'er').map((form): [string, Compared] => [form, ['>', about]])),
  ...ADJECTIVES.less.flatMap(([word, about]) => formsOf(word, 'er').map((form): [string, Compared] => [form, ['<', about]])),
  ...Object.entries(COMPARATIVES),
]);

const NEGATED: Readonly<Record<Direction, Direction>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const NOT: ReadonlySet<string> = new Set(COMPARISON_DENIALS);
const MAX_INNER = 3;

/** The comparing phrase that ends right before token `end`, or null. */
export function comparatorBefore(tokens: readonly Token[], end: number): Comparator | null {
  return negatable(tokens, comparative(tokens, end) ?? phraseBefore(tokens, end));
}

/** The comparing phrase that starts at token `from`, or null. */
export function comparatorAfter(tokens: readonly Token[], from: number): Comparator | null {
  for (let length = 2; length > 0; length -= 1) {
    const words = textOf(tokens, from, from + length);
    const found = Object.hasOwn(AFTER, words) ? { comparison: AFTER[words], about: null } : orComparative(words);
    if (found?.comparison === undefined || isHalfOfOther(tokens, from, length)) continue;
    return { comparison: found.comparison, from, to: from + length, about: found.about, inner: null };
  }
  return null;
}

/** "from 2019 on", "from 300 mm up": the start goes on, unless a name follows ("from 2019 on Netflix"). */
export function isOpenEnded(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    /^(?:on|up|upward|forward|forwards)$/.test(tokens[at]?.lower ?? '') && (next === undefined || next.kind === 'mark' || AFTER_SPAN.test(next.lower))
  );
}

const AFTER_SPAN = /^(?:and|or|but|with|without|by|per|in|for|at|that|which|who|is|are|was|were|have|has|do|did|only|please|pls)$/;

/** "or faster", "and cheaper". */
function orComparative(words: string): Pick<Comparator, 'comparison' | 'about'> | null {
  const word = /^(?:or|and) (\p{L}+)$/u.exec(words)?.[1] ?? '';
  const entry = COMPARED.get(word);
  return entry === undefined ? null : { comparison: entry[0] === '<' ? '<=' : '>=', about: entry[1] };
}

/** "or under" of "or under 5" and "max" of "max 5" belong to the number after them. */
function isHalfOfOther(tokens: readonly Token[], from: number, length: number): boolean {
  const next = tokens[from + length];
  if (next === undefined) return false;
  const first = tokens[from]?.lower ?? '';
  if (/^(?:than|then)$/.test(next.lower) && length === 2) return true;
  // "longer than 3 hours and up to 80 pounds"
  if (next.lower === 'to' && tokens[from + length - 1]?.lower === 'up') return true;
  if (first === '+') return next.kind === 'number' && next.glued;
  // "three or more 180s": digits that a name begins with, and no number behind "or".
  const name = next.kind === 'number' && /^(?:or|and)$/.test(first) && length === 2 ? tokens[from + length + 1] : undefined;
  if (name?.kind === 'word' && name.glued && unitOf(name.lower) === undefined && !Object.hasOwn(BEFORE, tokens[from + 1]?.lower ?? '')) return false;
  return (next.kind === 'number' || isCurrencySign(next.text)) && /^(?:min|minimum|max|maximum|at|plus|or|and)$/.test(first);
}

function phraseBefore(tokens: readonly Token[], end: number): Comparator | null {
  for (let length = Math.min(4, end); length > 0; length -= 1) {
    const words = textOf(tokens, end - length, end);
    const comparison = Object.hasOwn(BEFORE, words) ? BEFORE[words] : undefined;
    if (comparison !== undefined) return { comparison, from: end - length, to: end, about: null, inner: null };
  }
  return null;
}

/** "less than", "more expensive than", "greater weight than", "greater than or equal to". */
function comparative(tokens: readonly Token[], end: number): Comparator | null {
  const orEqual = ['than or equal to', 'than or equals', 'than or equal'].find(
    (words) => textOf(tokens, end - words.split(' ').length, end) === words,
  );
  const than = orEqual === undefined ? end - 1 : end - orEqual.split(' ').length;
  if (!/^th[ae]n$/.test(tokens[than]?.lower ?? '')) return null;
  for (let at = than - 1; at >= Math.max(0, than - 1 - MAX_INNER); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    const entry = COMPARED.get(word);
    if (entry === undefined) continue;
    // "brighter than magnitude 5": the brighter, the lower.
    const isMagnitude = /^mag(?:nitude)?$/.test(tokens[end]?.lower ?? '');
    const [direction, about] = (isMagnitude ? MAGNITUDES[word] : undefined) ?? entry;
    const comparison = orEqual === undefined ? direction : direction === '<' ? '<=' : '>=';
    const inner = at + 1 < than ? { from: at + 1, to: than } : null;
    const isCost = inner !== null && /^(?:expensive|costly|pricey)$/.test(tokens[at + 1]?.lower ?? '');
    return { comparison, from: at, to: end, about: isCost ? 'price' : about, inner };
  }
  return null;
}

/** Of stars, as they seem. */
const MAGNITUDES: Readonly<Record<string, Compared>> = { brighter: ['<', null], fainter: ['>', null], dimmer: ['>', null] };

const VERBS: ReadonlySet<string> = new Set(COMPARED_VERBS.split(' '));

/** Where the denial of a comparing phrase stands: right before it, or before its verb ("doesn't cost more than"); -1 when there is none. */
function denialBefore(tokens: readonly Token[], at: number): number {
  if (NOT.has(tokens[at - 1]?.lower ?? '')) return at - 1;
  return VERBS.has(tokens[at - 1]?.lower ?? '') && NOT.has(tokens[at - 2]?.lower ?? '') ? at - 2 : -1;
}

function negatable(tokens: readonly Token[], found: Comparator | null): Comparator | null {
  const denial = found === null ? -1 : denialBefore(tokens, found.from);
  if (found === null || denial < 0) return found;
  const { comparison } = found;
  const isNext = denial === found.from - 1;
  if (comparison === '<' || comparison === '<=' || comparison === '>' || comparison === '>=') {
    return { ...found, comparison: NEGATED[comparison], from: denial };
  }
  if (comparison === 'between') return { ...found, comparison: 'outside', from: denial };
  return comparison === '=' && isNext ? { ...found, comparison: '!=', from: found.from - 1 } : found;
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return from < 0 || to > tokens.length ? '' : lowerText(tokens, from, to);
}

/** The "over" of "loa over 8" of a length over all, unless the number is in the name as well ("over 52 weeks"). */
export function comparesNext(tokens: readonly Token[], at: number, { words }: FieldProfile): boolean {
  if (!/^(?:above|below|under|over|before|after|sub)$/.test(tokens[at]?.lower ?? '')) return false;
  const next = tokens[at + 1];
  return (isCurrencySign(next?.text ?? '') || readNumber(tokens, at + 1) !== null) && !words.some(({ stem }) => stem === next?.lower);
}
