import { profileField, type FieldProfile } from '../../language/profile/fields.ts';
import { schemaOf } from '../../language/profile/schema.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { OtherWording } from './other-words.ts';

const STOCK = '(?:stock|inventory)';
const ALL =
  '(?:(?:the|our|their|his|her|my|your|this|its) )?(?:(?:whole|entire|total|full|complete|all|all of|all the|all our) )?(?:(?:the|our|their) )?(?:current )?';
const WORTH = '(?: worth| valued at| valued)';
/** "at asking price", "at current prices", "at cost". */
const AT = '(?: at (?:the |its |their |our )?(?<price>(?:\\p{L}+ ){0,2}(?:prices?|cost|value|average|avg)|cost|retail|trade))?';

/** "what is the whole stock worth at asking price", "total value of the stock of foils", "how much is all the stock in Leeds worth". */
const ASKED = [
  `^(?:what(?:['’]s| is| are|s)|how much (?:is|are)|what would) ${ALL}${STOCK}(?<between>(?: (?!worth|valued)\\S+){0,5})(?: be)?${WORTH}${AT}`,
  `^(?:what(?:['’]s| is|s) )?(?:the )?(?:total |overall |full )?(?:value|worth) of ${ALL}${STOCK}${AT}(?<between>)`,
  `^(?:what(?:['’]s| is|s) )?(?:the )?(?:total |overall )?${STOCK} (?:value|worth)${AT}(?<between>)`,
].map((pattern) => new RegExp(`${pattern}(?=[ ,?.!]|$)`, 'iu'));

const COUNTING = /^(?:quantit|qty|stock|inventori|unit|piec|copi|bottl)/;
/** Pieces that are there no more, or are not there yet. */
const ELSEWHERE = /^(?:reserv|sold|sell|order|reorder|incom|backord|min|minimum|max|maximum)/;
/** Words of the name of the price that is asked now. */
const PLAIN = /^(?:price|ask|sell|sale|our|now|current|unit|each|amount|piece)$/;
/** What is said of that price. */
const OF_NOW = /^(?:asking|selling|sale|current|present|todays?|listed|shop|full)?$/;

/** A question for what a stock is worth as one for its pieces times their price; null where no two fields tell that. */
export function stockWorth(text: string, fields: readonly QueryField[]): OtherWording | null {
  const found = ASKED.map((pattern) => pattern.exec(text.trim())).find((each) => each !== null) ?? null;
  if (found === null) return null;
  const numbers = schemaOf(fields)
    .fields.filter(({ type }) => type === 'number')
    .map((field) => profileField(field));
  if (numbers.some(({ words }) => words.some(({ stem }) => /^(?:valu|worth)/.test(stem)))) return null;
  const pieces = numbers.filter(isCounting);
  const price = priceOf(numbers, found.groups?.['price'] ?? '');
  const [count, ...others] = pieces;
  if (count === undefined || others.length > 0 || price === null) return null;
  const asked = `${count.field.name} multiplied by ${price.field.name}`;
  const rest = `${found.groups?.['between'] ?? ''}${text.trim().slice(found[0].length)}`;
  return { text: `total ${asked}${rest}`, note: `reading "${found[0]}" as ${asked}` };
}

function isCounting({ field, dimension, words }: FieldProfile): boolean {
  const has = (said: RegExp) => words.some(({ stem }) => said.test(stem));
  return dimension === null && field.integer === true && has(COUNTING) && !has(ELSEWHERE);
}

/** The price that is named, else the one that is asked now; null where none or several may be it. */
function priceOf(numbers: readonly FieldProfile[], said: string): FieldProfile | null {
  const named = said
    .toLowerCase()
    .replace(/['’]s\b/g, 's')
    .replace(/ ?\b(?:prices?|values?)$/, '');
  const money = numbers.filter(({ dimension, concepts }) => dimension === 'money' || concepts.some(({ id }) => id === 'price'));
  const isPlain = ({ words }: FieldProfile) =>
    words.some(({ stem }) => stem === 'price') && words.every(({ stem, weight }) => weight < 1 || PLAIN.test(stem));
  const isNamed = ({ words }: FieldProfile) =>
    named.split(' ').every((word) => words.some(({ stem }) => word.startsWith(stem) || stem.startsWith(word)));
  const meant = OF_NOW.test(named) ? money.filter(isPlain) : money.filter(isNamed);
  const [only, ...others] = meant;
  return only === undefined || others.length > 0 ? null : only;
}
