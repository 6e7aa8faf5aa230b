import type { Dimension } from '../lexicon/dimensions.ts';
import { CURRENCY_PREFIXES, CURRENCY_SIGNS } from '../lexicon/currencies.ts';
import { GLUED_UNITS, UNIT_WORDS } from '../lexicon/en/units.ts';

export interface Unit {
  readonly dimension: Dimension;
  /** Size in the dimension's first unit; 0 for currencies, which are not converted into each other, and 0.01 for a hundredth of any. */
  readonly factor: number;
  /** Lower-case spellings, as typed; a space stands for any spacing. */
  readonly words: readonly string[];
}

const UNITS: readonly Unit[] = UNIT_WORDS.map(([dimension, factor, words]) => ({ dimension, factor, words: words.split('|') }));
const BY_WORDS: ReadonlyMap<string, Unit> = new Map(UNITS.flatMap((entry) => entry.words.map((words) => [words, entry] as const)));
const GLUED_ONLY: ReadonlySet<string> = new Set(GLUED_UNITS.split(' '));
const SIGNS: ReadonlySet<string> = new Set(CURRENCY_SIGNS.split(' '));

/** True for a sign of money ("€"). */
export function isCurrencySign(text: string): boolean {
  return SIGNS.has(text);
}

/** The currency of letters that may touch the amount after them ("R" of "R900"), or undefined. */
export function currencyPrefix(word: string): Unit | undefined {
  const code = Object.hasOwn(CURRENCY_PREFIXES, word) ? CURRENCY_PREFIXES[word] : undefined;
  return code === undefined ? undefined : BY_WORDS.get(code);
}

/** The unit of exactly these lower-case words (single-spaced), or undefined. */
export function unitOf(words: string): Unit | undefined {
  return BY_WORDS.get(words);
}

/** True for a spelling that is a unit only directly after digits ("15in"). */
export function mustTouch(words: string): boolean {
  return GLUED_ONLY.has(words);
}

/** True for a word of a name that says how its value is measured: a unit, its letter, or how many of it ("kcal_100g"). */
export function isMeasuring(word: string): boolean {
  return /^\p{N}+$/u.test(word) || (BY_WORDS.has(word) && (!mustTouch(word) || word.length === 1));
}

/** True for cents and pence, of whatever currency. */
export function isHundredth({ dimension, factor }: Unit): boolean {
  return dimension === 'money' && factor > 0;
}

/** `value` in `to`; null when the two measure different things, or are two currencies that differ. */
function convert(value: number, from: Unit, to: Unit): number | null {
  if (from === to) return value;
  if (from.dimension !== to.dimension) return null;
  const sizes = from.dimension === 'money' ? [from.factor || 1, to.factor || 1] : [from.factor, to.factor];
  const [size = 1, own = 1] = sizes;
  if (size === own) return value;
  const converted = (value * size) / own;
  return Number(converted.toPrecision(6));
}

/** `value` on the scale of a field; where the field's unit is not known it is the query's, and whole coins rather than cents. */
export function onScale(value: number, from: Unit, to: Unit | null): number | null {
  if (to !== null) return convert(value, from, to);
  return isHundredth(from) ? Number((value * from.factor).toPrecision(6)) : value;
}
