import type { NumberWord } from '../decision.ts';
import type { Occurrence } from '../misfits.ts';
import { wordSet } from '../../../text/word-set.ts';

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
    if (this.#tooMany) return;
    const key = text.toLowerCase();
    const met = this.#met.get(key);
    if (met !== undefined) met.times += times;
    else if (this.#met.size < MOST_TEXTS && text.length <= LONGEST && !/\d/.test(text) && /\p{L}{2}/u.test(text))
      this.#met.set(key, { shown: text, times });
    else this.#tooMany = true;
  }

  /** Whether some text is no word in the place of a number, or there are too many different ones. */
  get areTooMany(): boolean {
    return this.#tooMany;
  }

  /**
   * The words of a field with so many numbers. In a field with a unit no text can be a number, and one that repeats is a mark; in a field without one, only a
   * text that says so is. Null when some text is neither.
   */
  of(numbers: number, unit: 'currency' | 'other' | 'none'): FoundWords | null {
    if (this.#tooMany || this.#met.size === 0 || numbers < FEWEST_NUMBERS) return null;
    let [zeros, missing] = [0, 0];
    const notes: string[] = [];
    const words = [...this.#met].map(([text, { shown, times }]): NumberWord => {
      const isZero = (unit === 'currency' ? ZERO_WORDS : ZERO_COUNTS).has(text);
      if (isZero) zeros += times;
      else missing += UNKNOWN.test(text) || SAYS_MISSING.test(text) || (unit !== 'none' && times > 1 && !DENIED.test(text)) ? times : Infinity;
      notes.push(`${JSON.stringify(shown)} (${times === 1 ? 'one value' : `${times} values`}) is taken for ${isZero ? '0' : 'a missing value'}`);
      return { text, value: isZero ? 0 : null };
    });
    const part = unit === 'none' && ![...this.#met.keys()].every((text) => SAYS_MISSING.test(text)) ? MOST_MISSING : MOST_MISSING_OF_UNIT;
    const most = ((numbers + zeros) * part) / (1 - part);
    return missing <= most ? { words, zeros, missing, notes } : null;
  }
}

/** More different texts than that are no marks but values. */
const MOST_TEXTS = 3;
const LONGEST = 40;
/** Of the values, those that may be words for a missing number. */
const MOST_MISSING = 0.1;
/** The same, of numbers with a unit: "EXEMPT" between miles, "Sold out" between prices. */
const MOST_MISSING_OF_UNIT = 0.3;
/** Fewer numbers than that do not tell what a field holds. */
const FEWEST_NUMBERS = 9;

/** What is free has the price 0. */
const ZERO_WORDS: ReadonlySet<string> = wordSet(
  'free|for free|free of charge|gratis|no charge|no fee|complimentary|kostenlos|kostenfrei|umsonst|gratuit|gratuite|gratuito|gratuita',
  '|',
);
/** Whoever is of any age is at least 0, and a studio has no bedroom. */
const ZERO_COUNTS: ReadonlySet<string> = wordSet('all ages|any age|no age limit|studio|bedsit', '|');
/** Texts that say of any field that its number is not there. */
const UNKNOWN =
  /^(?:unknown|unrated|unpriced|varies|varies with device|various|pending|not .+|no (?:data|info|information|rating|ratings|score|price|value|answer)|to be .+|(?:ask|call|contact|enquire|inquire|see|email) .+|(?:price )?(?:up)?on (?:request|application|enquiry|inquiry))$/;
/** Texts that say why it is not there: no result, no sale, no price. */
const SAYS_MISSING =
  /^(?:dnf|dns|dsq|dq|did not (?:finish|start)|not .+|unsold|no (?:quote|sale|result|reserve set)|out of stock|sold out|poa|p\.o\.a\.|(?:(?:prix|preis|precio|prezzo) ?:? ?)?(?:nous consulter|auf anfrage|a consultar|su richiesta|sur demande)|ausgebucht|ausverkauft|complet|agotado|esaurito|keine angabe)$/;
/** "No deposit", "no bids": that may well be 0. */
const DENIED = /^no /;
