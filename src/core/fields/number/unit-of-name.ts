import { numberWord, type NumberWord } from '../role-words.ts';
import { currencyCode, isKnownUnit } from '../units.ts';

/**
 * The unit that the name of a field of numbers states: "Weight (kg)", "height_cm", "Speed in knots", "Total cost $", "Grams"; undefined for any other name.
 * A word that may be something else ("price_min", "beds", "cases_tb", "goals_ft", "total_cad") is none: a false unit is worse than a missing one.
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
  if (last === '%' || /^(?:percent|pct)$/i.test(last)) return '%';
  if (PER.test(words.at(-1) ?? '')) return undefined;
  const said = new Set(words.map((word) => numberWord(word.toLowerCase())));
  const currency = currencyCode(last);
  if (currency !== undefined && isOfMoney(last, currency, said)) return currency;
  // Rainfall and harvests are amounts that are measured.
  const isOther = OTHER_AMOUNTS.some((word) => said.has(word) && !(word === 'additive' && SURE.test(last)));
  if (!isKnownUnit(last) || isOther || words.some((word) => COUNTED.test(word))) return undefined;
  if (closed !== undefined) return /^\p{Lu}$/u.test(last) ? undefined : last;
  if (AMBIGUOUS.test(last)) return undefined;
  if (said.has('measure') || words.some((word) => PHYSICAL.test(word)) || SURE.test(last)) return last;
  return last.length >= LONG_UNIT ? last : undefined;
}

/** A sign always tells of money; letters do behind a word for it, and some of them are in use for nothing else. */
function isOfMoney(last: string, currency: string, said: ReadonlySet<NumberWord | undefined>): boolean {
  if (/[^\p{L}.]/u.test(last)) return true;
  if (said.has('price') || said.has('cost')) return !/^(?:all|top|try)$/i.test(last);
  return /^(?:USD|EUR|GBP|JPY|CHF)$/.test(currency);
}

const CLOSED = /\s*[([]\s*(?:in )?([^()[\]]{1,20}?)\s*[)\]]\s*$/iu;
const LONGEST_NAME = 200;
/** "price per kg", "kcal_100 g". */
const PER = /^(?:per|pro|par|por|.*\d)$/i;
/** What is counted, or money for each of the unit ("tariff_kwh"): letters behind it are a code of a country, a sport, an illness. */
const OTHER_AMOUNTS: readonly NumberWord[] = ['price', 'cost', 'rate', 'additive', 'count', 'tally', 'identifier', 'year'];
/** What no word of names says yet, and the singular of what is added up. */
const COUNTED = /^(?:pop|density|rank|case|death|goal|user|medal|rows?|win|points?|pts|odds)$/i;
const PHYSICAL = /^(?:temp|temperature|humidity|pressure|speed|velocity|wind|gust|data|ram|memory|storage|disk|ssd|hdd|download|upload)s?$/i;
/** Units that are written like nothing else. */
const SURE = /^(?:mm|cm|km|kg|kmh|kph|mph|km\/h|m\/s|sqft|sqm|sq ft|sq m|m²|ft²|km²|[kmg]?wh|mah|[kmg]hz|kcal|[kh]pa|psi|dpi|ppi|fps|mpg)$/i;
/** Letters and words that end names and mean other things there; times, of which a name counts as often as it measures in them. */
const AMBIGUOUS =
  /^(?:\p{L}|in|min|m[aeois]|ct|ps|cv|nit|bar|cup|point|foot|pounds?|stars?|beds?|bed ?rooms?|baths?|bathrooms?|rooms?|seats?|doors?|bytes?|pixels?|carats?|secs?|seconds?|minutes?|h|hrs?|hours?|days?|weeks?|wk|months?|mo|years?|yrs?)$/iu;
/** Letters of the shortest unit that is a word by itself: "Grams", "knots", and not "mp". */
const LONG_UNIT = 4;
