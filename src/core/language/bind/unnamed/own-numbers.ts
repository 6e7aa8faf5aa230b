import type { Bound } from '../../annotate/bounds.ts';
import { isCountedNoun } from '../../annotate/counted.ts';
import { concepts } from '../../profile/lexicon.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token } from '../../tokens.ts';

/** The words around a number, and the fields it may be of. */
export interface NumberLook {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  /** True for a word of a value: it names no field. */
  readonly isName: (index: number) => boolean;
}

/** "S&P 500 eur hedged": an amount of money that nothing compares, right behind a name in capitals. */
export function isIndex({ explicit, unit, from }: Bound, tokens: readonly Token[]): boolean {
  return !explicit && unit?.dimension === 'money' && /^\p{Lu}+$/u.test(tokens[from - 1]?.text ?? '') && tokens[from]?.kind === 'number';
}

/** "risk class 3 or lower", "govt bond 7-10": a small number behind a noun of its own, compared by what follows it or not at all. */
export function isNumberOf({ from, numbersFrom, unit, multiplied, values }: Bound, { tokens, profiles, isName }: NumberLook): boolean {
  const noun = tokens[from - 1];
  if (from < numbersFrom || unit !== null || multiplied || values.some((value) => value >= SMALLEST_AMOUNT)) return false;
  return (
    isCountedNoun(noun) &&
    !isName(from - 1) &&
    profiles.every(
      ({ field, says, words }) => field.type === 'text' || (!says.has(noun?.stem ?? '') && words.every(({ stem: word }) => word !== noun?.stem)),
    )
  );
}

/** Below it, a number behind a noun is rather a class, a size or a place among several than an amount of money. */
const SMALLEST_AMOUNT = 100;

/** "no groups of more than 6": how many there are of what stands before it. */
export function isSizeOfMany({ from, unit, multiplied }: Bound, { tokens, isName }: NumberLook): boolean {
  const noun = tokens[from - 2];
  if (unit !== null || multiplied || tokens[from - 1]?.lower !== 'of' || noun === undefined || isName(from - 2)) return false;
  return isCountedNoun(noun) && /[^s]s$/.test(noun.lower) && concepts.every(({ names, says }) => !names.has(noun.stem) && !says.has(noun.stem));
}

/** "18+" without a unit: an age, a size or a grade: which of them is open. */
export function isGrade({ unit, multiplied, numbersTo }: Bound, tokens: readonly Token[]): boolean {
  return unit === null && !multiplied && tokens[numbersTo]?.text === '+';
}
