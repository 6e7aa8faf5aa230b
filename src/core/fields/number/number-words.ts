import type { NumberWord } from '../decision.ts';
import type { Occurrence } from '../misfits.ts';
import { loneUnitKey } from '../units.ts';

/** Texts in the place of numbers, and how many values they are. */
export interface FoundWords {
  readonly words: readonly NumberWord[];
  readonly zeros: number;
  readonly missing: number;
  /** A sentence for each. */
  readonly notes: readonly string[];
}

/** Gathers the texts without a digit of one field, as long as they are few different ones. */
export class NumberWords {
  readonly #met = new Map<string, { readonly shown: string; times: number }>();
  #tooMany = false;

  add(text: string, { times }: Occurrence): void {
    const key = text.toLowerCase();
    const met = this.#met.get(key);
    if (met !== undefined) met.times += times;
    else if (this.#met.size < MOST_TEXTS && text.length <= LONGEST && (RANGE.test(text) || (!/\d/.test(text) && /\p{L}/u.test(text))))
      this.#met.set(key, { shown: text, times });
    else this.#tooMany = true;
  }

  /**
   * The words of a field of numbers. In a field with a unit no text can be a number, and one that repeats is a mark; in a field without one, only a text that
   * says so is, and a letter ("t" for a trace) next to many different numbers. Null when some text is neither.
   */
  of({ numbers, variety, unit, unitKey }: WordedNumbers): FoundWords | null {
    const met = [...this.#met].filter(([text]) => unitKey === '' || loneUnitKey(text) !== unitKey);
    if (this.#tooMany || met.length === 0 || numbers < FEWEST_NUMBERS) return null;
    let [zeros, missing, letters] = [0, 0, 0];
    const notes: string[] = [];
    const words = met.map(([text, { shown, times }]): NumberWord => {
      const isZero = unit === 'currency' && ZERO_WORD.test(text);
      const isLetter = variety >= VARIED && LETTER.test(text);
      const isMark = UNKNOWN.test(text) || (unit !== 'none' && times > 1 && !DENIED.test(text)) || (RANGE.test(text) && variety >= VARIED);
      if (isZero) zeros += times;
      else if (isLetter) letters += times;
      else missing += isMark ? times : Infinity;
      notes.push(`${JSON.stringify(shown)} (${times === 1 ? 'one value' : `${times} values`}) is taken for ${isZero ? '0' : 'a missing value'}`);
      return { text, value: isZero ? 0 : null };
    });
    const most = ((numbers + zeros) * MOST_MISSING) / (1 - MOST_MISSING);
    return missing <= most && letters <= numbers ? { words, zeros, missing: missing + letters, notes } : null;
  }
}

/** The numbers that words stand among. */
interface WordedNumbers {
  readonly numbers: number;
  /** How many of them differ, about. */
  readonly variety: number;
  readonly unit: 'currency' | 'other' | 'none';
  readonly unitKey: string;
}

/** More different texts than that are no marks but values. */
const MOST_TEXTS = 3;
const LONGEST = 40;
/** Of the values, those that may be words for a missing number. */
const MOST_MISSING = 0.1;
/** Fewer numbers than that do not tell what a field holds. */
const FEWEST_NUMBERS = 9;

/** So many different numbers are quantities: a letter among them is no size, and a range no label. */
const VARIED = 20;
const LETTER = /^\p{L}\p{P}?$/u;
/** "8-44": one number cannot say it. */
const RANGE = /^\d{1,6}(?:\.\d+)? ?[-–—] ?\d{1,6}(?:\.\d+)?$/;

/** What is free has the price 0. */
const ZERO_WORD = /^(?:(?:for )?free|gratis|no (?:charge|fee)|complimentary|kostenlos|kostenfrei|umsonst|gratuite?|gratuit[oa])(?![\p{L}-])/u;
/** Texts that say of any field that its number is not there. */
const UNKNOWN =
  /^(?:unknown|unrated|unpriced|varies|varies with device|various|pending|not .+|no (?:\p{L}+ )?(?:data|info|information|rating|ratings|score|price|value|answer)|to be .+|(?:ask|call|contact|enquire|inquire|see|email) .+|(?:price )?(?:up)?on (?:request|application|enquiry|inquiry)|.+ not (?:specified|stated|given|known|available|disclosed))$/u;
/** "No deposit", "no bids": that may well be 0. */
const DENIED = /^no /;
