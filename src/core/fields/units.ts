import { wordSet } from '../../text/word-set.ts';
import { MONTHS, WEEKDAYS } from './date/calendar.ts';

/** What stands next to a number. `key` compares units, `spelling` shows them. */
export interface Unit {
  readonly key: string;
  readonly spelling: string;
  /** `free`: a word that is no unit we know ("12 widgets"); it counts only when more than one value has it. */
  readonly kind: 'currency' | 'percent' | 'score' | 'known' | 'free';
}

/** ISO code of a currency sign or code; undefined for any other text. */
export function currencyCode(text: string): string | undefined {
  return SIGNS.get(text) ?? (CODES.has(text.toUpperCase()) && isOneCase(text) ? text.toUpperCase() : undefined);
}

/** True for currencies whose prices are written 1.234,50 at home. */
export function isCommaCurrency(code: string): boolean {
  return COMMA_CURRENCIES.has(code.slice(0, 3));
}

/** The unit a word stands for; null when it can be none. `glued` words stand right behind the digits. */
export function unitOf(word: string, place: 'glued' | 'spaced'): Unit | null {
  const rate = rateOf(word);
  if (rate !== null) return rate;
  const key = unitKey(word);
  // 5G is no weight and 2X no factor: these letters are units in lower case only.
  if (KNOWN.has(key)) return place === 'glued' && /^[GHSTX]$/.test(word) ? null : { key, spelling: word, kind: 'known' };
  const other = word
    .toLowerCase()
    .split(' ')
    .some((part) => NO_UNITS.has(part));
  if (place === 'glued' || other || !FREE.test(word)) return null;
  // Short capitals behind digits are codes ("1012 AB"), not units.
  return /^\p{Lu}{1,3}$/u.test(word) ? null : { key, spelling: word, kind: 'free' };
}

/** True for a spelling of a unit we know. */
export function isKnownUnit(word: string): boolean {
  return KNOWN.has(unitKey(word));
}

/** Key of the known unit that is all a cell holds, as scraped tables have it where the number is missing; null for other text. */
export function loneUnitKey(written: string): string | null {
  if (written.length > 8) return null;
  // "-- beds".
  const text = written.replace(/^[-–—]{1,3} ?(?=\p{L})/u, '');
  if (text.length > 5) return null;
  if (text === '%') return text;
  const key = unitKey(text);
  return KNOWN.has(key) ? key : (currencyCode(text) ?? null);
}

/** The spelling of a unit that compares: lower case, without dots, singular. */
export function unitKey(spelling: string): string {
  const plain = spelling.toLowerCase().replaceAll('.', '').replaceAll('º', '°').replaceAll('μ', 'µ').replace(/\s+/g, ' ');
  const same = SAME.get(plain);
  if (same !== undefined) return same;
  return plain.length >= 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}

/**
 * The unit of what is measured for so much of something else: "g/100 ml", "kcal per 100 g", "W/m²", pence in "p/kWh"; null where either of the two is no unit we know. Its
 * key has neither spaces nor superscripts.
 */
function rateOf(word: string): Unit | null {
  const [, own = '', joint = '', amount = '', other = ''] = RATE.exec(word) ?? [];
  if (own === '' || KNOWN.has(unitKey(word)) || !(own === 'p' || isKnownUnit(own)) || !isKnownUnit(other)) return null;
  const count = amount.replaceAll(/[.,]/g, '');
  const [measured, each] = [own, other].map((unit) => unitKey(unit).replace('²', '2').replace('³', '3').replace(' ', ''));
  const space = count === '' || joint.endsWith(' ') || word.endsWith(` ${other}`) ? ' ' : '';
  return { key: `${measured}/${count}${each}`, spelling: `${own}/${count === '' ? '' : count + space}${other}`, kind: 'known' };
}

const RATE = /^([\p{L}%°][\p{L}.²³°]{0,7})(\s?\/\s?|\sper\s)(\d{1,3}(?:[.,]\d{3})?|\d{4})?\s?([\p{L}][\p{L}.²³]{0,9}\d?)$/iu;

/** Spellings of one unit that nothing else brings together. */
const SAME: ReadonlyMap<string, string> = new Map([
  ...['pc', 'pcs', 'pce', 'pieces'].map((spelling) => [spelling, 'piece'] as const),
  ...['pts', 'points'].map((spelling) => [spelling, 'point'] as const),
  ...['people', 'persons', 'pers', 'pax'].map((spelling) => [spelling, 'person'] as const),
  ...['db(a)', 'db a'].map((spelling) => [spelling, 'dba'] as const),
  ...['sf', 'rsf', 'gsf', 'sqf'].map((spelling) => [spelling, 'sqft'] as const),
  ...['ug', 'mcg'].map((spelling) => [spelling, 'µg'] as const),
]);

const FREE = /^\p{L}[\p{L}.²³-]{1,14}(?: \p{L}{2,14})?$/u;

function isOneCase(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    ['USD', '$ US$ U$S ＄ dollar dollars Dollars'],
    ['EUR', '€ euro euros Euro Euros'],
    ['GBP', '£ ￡'],
    ['JPY', '¥ ￥'],
    ['INR', '₹ Rs Rs. rs. rupees Rupees'],
    ['AUD', 'A$ AU$'],
    ['CAD', 'C$ CA$'],
    ['NZD', 'NZ$'],
    ['HKD', 'HK$'],
    ['SGD', 'S$ SG$'],
    ['TWD', 'NT$'],
    ['MXN', 'MX$'],
    ['BRL', 'R$'],
    ['CHF', 'Fr. SFr.'],
    ['PLN', 'zł'],
    ['CZK', 'Kč'],
    ['HUF', 'Ft'],
    ['MYR', 'RM'],
    ['IDR', 'Rp Rp.'],
    // Swedish, Norwegian or Danish: the sign does not say.
    ['kr', 'kr kr. Kr Kr.'],
    ['RUB', '₽'],
    ['KRW', '₩'],
    ['TRY', '₺'],
    ['ILS', '₪'],
    ['VND', '₫'],
    ['UAH', '₴'],
    ['THB', '฿'],
    ['PHP', '₱'],
    ['NGN', '₦'],
    ['CRC', '₡'],
    ['KZT', '₸'],
    ['BTC', '₿'],
  ].flatMap(([code = '', signs = '']) => signs.split(' ').map((sign) => [sign, code] as const)),
);

const CODES: ReadonlySet<string> =
  wordSet(`USD EUR GBP JPY INR CHF AUD CAD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB UAH ILS AED SAR QAR KWD EGP ZAR NGN KES MAD CNY RMB HKD TWD KRW SGD
   MYR THB IDR PHP VND PKR BDT LKR BRL MXN ARS CLP COP PEN UYU ISK BTC ETH`);

const COMMA_CURRENCIES: ReadonlySet<string> = wordSet('EUR PLN SEK NOK DKK CZK HUF RON BGN TRY RUB UAH BRL ARS CLP COP UYU IDR VND ISK kr');

/** Units of two words, next to those of one. */
const KNOWN_PAIRS = ['sq m', 'sq ft', 'sq km', 'square feet', 'square foot', 'square meter', 'square metre', 'fl oz', '° c', '° f'];

const KNOWN: ReadonlySet<string> = new Set(
  `mm cm dm m masl km mi mile nmi yd yard ft feet foot in inch inches nm µm um " ″ ' ′
   m² m2 sqm sqft sqmi ft² ft2 km² km2 ha hectare acre m/s² m/s2
   ml cl dl l liter litre ltr gal gallon oz floz cc ccm cm³ cm3 m³ m3 pint quart cup
   µg ug mcg mg g gr gram kg kilo t ton tonne lb pound ounce ct carat kt
   ms sec second s min minute h hr hour day week wk month mo year yr yrs
   kmh km/h kph mph m/s knot kn mps rpm w kw mw gw hp bhp ps cv kwh wh mah ah v mv kv ma ohm ω j kj kcal cal bar atm psi kpa hpa pa
   db dba ntu ibu gsm iu mmol mol lm lux nit hz khz mhz ghz kb mb gb tb pb kib mib gib tib bit byte kbps mbps gbps mbit gbit fps px pixel mp dpi ppi mb/s gb/s
   kmpl km/l km/kg mpg l/100km g/km ° °c °f x ★ star bed bd bedroom bath bathroom room seat door`
    .split(/\s+/)
    .concat(KNOWN_PAIRS)
    .map(unitKey),
);

/** Words behind a number that make it something else: a day, a time, an ordinal, an address. */
const NO_UNITS: ReadonlySet<string> = new Set([
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...wordSet(`am pm noon ago st nd rd th and or to of the in at on by for with
   a an ad bc bce ce gmt utc north south east west street road avenue lane left remaining available`),
]);
