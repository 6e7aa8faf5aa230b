import type { Token } from '../tokens.ts';
import { isCurrencySign, unitOf } from './units.ts';

/** A number as written: `to` is the token after it. */
export interface WrittenNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** What the digits were multiplied by: 1000 for "k", 1 where nothing is written. */
  readonly multiplier: number;
  /** Written in words only. */
  readonly words: boolean;
}

const SMALL: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
/** How often, behind a comparing word ("scrubbed at least twice"). */
const TIMES: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);
/** Multipliers as words; `m` is left to the caller of `readNumber`, since it may be metres. */
const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    k: 1e3,
    thousand: 1e3,
    thousands: 1e3,
    grand: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    lac: 1e5,
    lacs: 1e5,
    mm: 1e6,
    mil: 1e6,
    mill: 1e6,
    mio: 1e6,
    million: 1e6,
    millions: 1e6,
    crore: 1e7,
    crores: 1e7,
    cr: 1e7,
    bn: 1e9,
    billion: 1e9,
    billions: 1e9,
  }),
);
/** From here on a number in words was multiplied on purpose. */
const MANY = 1000;
/** Multipliers that are also units or names: read as such only when they touch the digits. */
const GLUED_ONLY: ReadonlySet<string> = new Set(['k', 'mm', 'mil', 'cr', 'bn']);

/** The number that starts at token `at`, in digits or in words, or null. */
export function readNumber(tokens: readonly Token[], at: number): WrittenNumber | null {
  const first = tokens[at];
  if (first === undefined) return null;
  if (first.kind === 'number') return Number.isNaN(first.value) ? null : scaled(tokens, { value: first.value, from: at, to: at + 1 });
  if (first.kind !== 'word') return null;
  return wordNumber(tokens, at);
}

/** True for the letters that make an ordinal of digits ("3rd"). */
export function isOrdinalEnding(word: string): boolean {
  return /^(?:st|nd|rd|th)$/.test(word);
}

/** True for a word that multiplies the number before it. */
export function isMultiplier(word: string): boolean {
  return MULTIPLIERS.has(word);
}

function scaled(tokens: readonly Token[], digits: { readonly value: number; readonly from: number; readonly to: number }): WrittenNumber {
  let { value, to } = digits;
  if (isAndAHalf(tokens, to)) return { value: value + HALF, from: digits.from, to: to + 3, multiplier: 1, words: false };
  let multiplier = 1;
  const ending = tokens[to];
  if (ending?.glued === true && isOrdinalEnding(ending.lower)) return { value, from: digits.from, to: to + 1, multiplier, words: false };
  for (let next = tokens[to]; next !== undefined; next = tokens[to]) {
    const factor = MULTIPLIERS.get(next.lower);
    if (factor === undefined || (GLUED_ONLY.has(next.lower) && !next.glued && next.lower !== 'k')) break;
    if (next.lower === 'mm' && !beforeMoney(tokens, digits.from)) break;
    value = rounded(value * factor);
    multiplier *= factor;
    to += 1;
    if (to - digits.to >= 2) break;
  }
  return { value, from: digits.from, to, multiplier, words: false };
}

function beforeMoney(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && isCurrencySign(before.text);
}

/** "an hour and a half", "two and a half". */
export function isAndAHalf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'and' && tokens[at + 1]?.lower === 'a' && tokens[at + 2]?.lower === 'half';
}

/** What "and a half" adds. */
export const HALF = 0.5;

/** "three", "twenty five", "two hundred thousand", "a dozen", "half a million". */
function wordNumber(tokens: readonly Token[], at: number): WrittenNumber | null {
  const first = tokens[at]?.lower ?? '';
  const second = tokens[at + 1]?.lower ?? '';
  if (first === 'half' && /^(?:a|an|of)$/.test(second)) return fraction(tokens, at);
  if (first === 'a' || first === 'an') return article(tokens, at);
  const times = /^(?:least|than|most|exactly)$/.test(tokens[at - 1]?.lower ?? '') ? TIMES.get(first) : undefined;
  if (times !== undefined) return { value: times, from: at, to: at + 1, multiplier: 1, words: true };
  const small = upToNinetyNine(tokens, at);
  if (small === null) return null;
  if (isAndAHalf(tokens, small.to)) return { value: small.value + HALF, from: at, to: small.to + 3, multiplier: 1, words: true };
  let { value, to } = small;
  let total = 0;
  for (let next = tokens[to]; next?.kind === 'word'; next = tokens[to]) {
    const factor = GLUED_ONLY.has(next.lower) ? undefined : MULTIPLIERS.get(next.lower);
    if (factor === undefined) break;
    value *= factor;
    to += 1;
    if (factor < 1000) continue;
    total += value;
    const more = upToNinetyNine(tokens, to);
    if (more === null) return { value: total, from: at, to, multiplier: MANY, words: true };
    ({ value, to } = more);
  }
  return { value: total + value, from: at, to, multiplier: to - at > 1 && total + value >= MANY ? MANY : 1, words: true };
}

function upToNinetyNine(tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null {
  const first = tokens[at]?.lower ?? '';
  const ten = TENS.get(first);
  if (ten === undefined) {
    const value = SMALL.get(first);
    return value === undefined ? null : { value, to: at + 1 };
  }
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  const one = SMALL.get(tokens[at + 1 + dash]?.lower ?? '');
  return one !== undefined && one > 0 && one < 10 ? { value: ten + one, to: at + 2 + dash } : { value: ten, to: at + 1 };
}

/** Words after which an article counts: "less than a mile", "under an hour". */
const COMPARING = /^(?:than|under|over|within|below|above)$/;

/** Notes of money, by what they are called. */
const NOTES: ReadonlyMap<string, number> = new Map([
  ['tenner', 10],
  ['fiver', 5],
]);
const LIMITING = /^(?:at (?:most|least)|or (?:less|more|longer|shorter|under|over)|and (?:under|over)|max(?:imum)?\b)/;

function article(tokens: readonly Token[], at: number): WrittenNumber | null {
  const word = tokens[at + 1]?.lower ?? '';
  const note = NOTES.get(word);
  if (note !== undefined) return { value: note, from: at, to: at + 1, multiplier: 1, words: true };
  // "at least a year of warranty".
  const isAtEnd = /^(?:least|most)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at - 2]?.lower === 'at';
  if ((isAtEnd || COMPARING.test(tokens[at - 1]?.lower ?? '')) && unitOf(word) !== undefined)
    return { value: 1, from: at, to: at + 1, multiplier: 1, words: true };
  // "a week at most", "a month or less".
  if (unitOf(word) !== undefined && LIMITING.test(`${tokens[at + 2]?.lower ?? ''} ${tokens[at + 3]?.lower ?? ''}`))
    return { value: 1, from: at, to: at + 1, multiplier: 1, words: true };
  if (word === 'dozen') return { value: 12, from: at, to: at + 2, multiplier: 1, words: true };
  const isPiano = word === 'grand' && !COMPARING.test(tokens[at - 1]?.lower ?? '');
  const factor = isPiano || GLUED_ONLY.has(word) ? undefined : MULTIPLIERS.get(word);
  if (factor === undefined) return null;
  const more = MULTIPLIERS.get(tokens[at + 2]?.lower ?? '');
  const value = factor * (more ?? 1);
  return { value, from: at, to: more === undefined ? at + 2 : at + 3, multiplier: value >= MANY ? factor : 1, words: true };
}

function fraction(tokens: readonly Token[], at: number): WrittenNumber | null {
  const word = tokens[at + 2]?.lower ?? '';
  if (unitOf(word) !== undefined) return { value: 0.5, from: at, to: at + 2, multiplier: 1, words: true };
  const factor = MULTIPLIERS.get(word);
  return factor === undefined ? null : { value: factor / 2, from: at, to: at + 3, multiplier: factor, words: true };
}

/** Removes what binary fractions add: 1.1 * 1e6 is 1100000. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
