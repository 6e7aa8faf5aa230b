import { numberWord } from '../role-words.ts';
import { currencyCode, isKnownUnit } from '../units.ts';

/**
 * The unit that the name of a field of numbers states: "Weight (kg)", "height_cm", "Speed in knots", "Total cost $", "Grams"; undefined for any other name.
 * A word that is as often something else ("price_min", "sales_month", "beds") is none.
 */
export function unitOfName(name: string): string | undefined {
  const [, closed] = CLOSED.exec(name) ?? [];
  const words = name
    .slice(0, LONGEST_NAME)
    .replace(CLOSED, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const last = closed ?? words.splice(/^(?:sq|square)$/i.test(words.at(-2) ?? '') ? -2 : -1).join(' ');
  const isMoney = words.some((word) => MONEY.has(numberWord(word.toLowerCase()) ?? ''));
  if (last === '%' || /^(?:percent|pct)$/i.test(last)) return '%';
  if (PER.test(words.at(-1) ?? '')) return undefined;
  if (isMoney || /[^\p{L}.]/u.test(last) || (closed !== undefined && /^[A-Z]{3}$/.test(last))) {
    const currency = currencyCode(last);
    if (currency !== undefined) return currency;
  }
  // "tariff_kwh" is money for each of the unit.
  if (!isKnownUnit(last) || words.some((word) => PRICES.has(numberWord(word.toLowerCase()) ?? ''))) return undefined;
  if (closed !== undefined) return last;
  return AMBIGUOUS.test(last) || (words.length === 0 && last.length < LONG_UNIT) ? undefined : last;
}

const CLOSED = /\s*[([]\s*(?:in )?([^()[\]]{1,20}?)\s*[)\]]\s*$/iu;
const LONGEST_NAME = 200;
const PRICES: ReadonlySet<string> = new Set(['price', 'cost', 'rate']);
/** What amounts of money are called; of a sum of anything the currency behind it tells. */
const MONEY: ReadonlySet<string> = new Set([...PRICES, 'additive', 'total']);
/** "price per kg", "kcal_100 g". */
const PER = /^(?:per|pro|par|por|.*\d)$/i;
/** Letters and words that end names and mean other things there; times, of which a name counts as often as it measures in them. */
const AMBIGUOUS =
  /^(?:\p{L}|in|min|m[aeois]|ct|ps|cv|nit|bar|cup|point|foot|pounds?|stars?|beds?|bed ?rooms?|baths?|bathrooms?|rooms?|seats?|doors?|bytes?|pixels?|carats?|secs?|seconds?|minutes?|h|hrs?|hours?|days?|weeks?|wk|months?|mo|years?|yrs?)$/iu;
/** Letters of the shortest unit that is a name by itself: "Grams", "knots", and not "mp". */
const LONG_UNIT = 4;
