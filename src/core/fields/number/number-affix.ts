import { PENNY } from './convertible-units.ts';
import { currencyCode, isKnownUnit, unitOf, type Unit } from '../units.ts';

/** What stands before the digits of a number. */
export interface Head {
  readonly negative: boolean;
  readonly plus: boolean;
  /** An accountant's negative: `(123)`; the bracket must close. */
  readonly bracket: boolean;
  readonly currency: string | null;
}

/** What stands behind the digits of a number. */
interface Tail {
  /** Power of ten of `k`, `M`, `million` and the like. */
  readonly exponent: number;
  readonly unit: Unit | null;
}

/** Reads what follows the digits, given the currency before them; null when a number cannot end so. */
export type TailReader = (tail: string, currency: string | null) => Tail | null;

/** Reads the first `length` characters as sign, bracket and currency; null when they are anything else. */
export function readHead(text: string, length: number): Head | null {
  if (length === 0) return PLAIN_HEAD;
  const match = HEAD.exec(text.slice(0, length));
  if (match === null) return null;
  const [, bracket, before, sign, after] = match;
  if (before !== undefined && after !== undefined) return null;
  const code = sign === undefined ? null : sign === RAND ? 'ZAR' : currencyCode(sign);
  if (code === undefined) return null;
  const mark = before ?? after;
  return {
    negative: bracket !== undefined || (mark !== undefined && mark !== '+'),
    plus: mark === '+',
    bracket: bracket !== undefined,
    currency: code,
  };
}

/** A reader that remembers the endings it has met. */
export function createTailReader(): TailReader {
  const known = new Map<string, Tail | null>();
  return (tail, currency) => {
    if (tail === '') return currency === null ? NO_TAIL : { exponent: 0, unit: currencyUnit(currency) };
    if (tail.length > MAX_TAIL) return null;
    const key = currency === null ? tail : `${currency}|${tail}`;
    const met = known.get(key);
    if (met !== undefined) return met;
    const read = readTail(tail, currency);
    if (known.size < MEMORY) known.set(key, read);
    return read;
  };
}

/** South Africa's sign for its currency: one only before digits, since behind them a letter means many things. */
export const RAND = 'R';

const PLAIN_HEAD: Head = { negative: false, plus: false, bracket: false, currency: null };
const NO_TAIL: Tail = { exponent: 0, unit: null };
const HEAD = /^(\()?\s*([-+−])?\s*([^\s\d()+−-]{1,5})?\s*([-+−])?\s*$/;
const MAX_TAIL = 30;
const MEMORY = 256;

function readTail(tail: string, currency: string | null): Tail | null {
  // "12,-", "12.–" and "12/-" are round prices.
  const round = tail.replace(/^(?:[.,][-–—]{1,2}|\/-)(?=\s|$)/, '');
  const { exponent, rest } = readMultiplier(round, currency);
  const unitText = rest.replace(/^\s*\+/, '');
  const word = unitText.trim();
  if (word === '') return { exponent, unit: currency === null ? null : currencyUnit(currency) };
  const unit = readUnit(word, currency, /^\s/.test(unitText) ? 'spaced' : 'glued');
  return unit === null ? null : { exponent, unit };
}

function readUnit(word: string, currency: string | null, place: 'glued' | 'spaced'): Unit | null {
  if (currency === null) {
    // "70% off": what it is off is for the name of the field to say.
    if (/^(?:%|percent|pct\.?)(?: (?:off|discount))?$/i.test(word)) return { key: '%', spelling: '%', kind: 'percent' };
    const [, slash, spoken] =
      /^(?:\/\s?(4|5|6|10|20|100)(?:\.0)?(?: (?:stars?|points?))?|(?:out of|of|von|sur|de|su)\s?(4|5|6|10|20|100)(?:\.0)?(?: \p{L}{3,12})?)$/iu.exec(
        word,
      ) ?? [];
    // "15 / 25", with spaces, is no day of a month.
    const scale = slash ?? spoken ?? (place === 'spaced' ? /^\/ (15|25|30|40|50|60|75|120|200|500|1000)$/.exec(word)?.[1] : undefined);
    if (scale !== undefined) return { key: `/${scale}`, spelling: `/${scale}`, kind: 'score' };
  }
  const priced = readPrice(word, currency);
  if (priced !== null || currency !== null) return priced;
  if (word === 'p' && place === 'glued') return { key: PENNY, spelling: 'p', kind: 'currency' };
  const measured = word.replace(MEASURED, '').replace(/^-/, '');
  return unitOf(measured !== word && isKnownUnit(measured) ? measured : word, place);
}

/** What is measured, behind its unit: "1.2 miles away", "256GB SSD", "10 min walk". */
const MEASURED =
  / (?:away|walk(?:ing)?|drive|driving|ride|long|wide|tall|high|deep|thick|old|total|in total|each|ram|ssd|hdd|rom|memory|storage|ddr\d|emmc)$/i;

/** `EUR`, `€ / month`, `/kg` behind a price: the currency with what it is paid for. */
function readPrice(word: string, currency: string | null): Unit | null {
  const plain = word
    .replace(/(?:^| )each$|\*+$/i, '')
    .replace(/ annum$/i, ' year')
    .replace(PAID_FOR, (short) => `/${PAID_PER[short.toLowerCase()] ?? 'month'}`);
  const match =
    /^([^\s\d/]{1,7})?\s*(?:(?:\/|per\s|an?\s)\s*((?:(?:linear|lineal|running|square|cubic|sq\.?)\s)?[\p{L}.²³]{1,12})(?:\s?(?:\/|per\s)\s?(yr|year|mo|month|wk|week|day)\.?)?)?$/iu.exec(
      plain,
    );
  if (match === null) return null;
  const [, sign, each, period] = match;
  // "$4.48/SF/yr": so much for each of what is let, and for a time.
  const per = period === undefined ? each : `${each}/${period}`;
  const behind = sign === undefined ? null : currencyCode(sign);
  if (behind === undefined) return null;
  const code = currency ?? behind;
  // "$5 USD" says it twice; "$5 CAD" says which dollar.
  if (code === null || (currency !== null && behind !== null && behind !== currency && currency !== 'USD')) return null;
  const said = behind ?? code;
  return per === undefined ? currencyUnit(said) : currencyUnit(`${said}/${per.toLowerCase().replaceAll('.', '')}`);
}

/** What British rents, salaries, meals and stays are paid for: "£900 pcm", "£45 pp". */
const PAID_FOR = /(?<![\p{L}/])p(?:cm|m|w|a|p|n|ppn)$/iu;
const PAID_PER: Readonly<Record<string, string>> = { pw: 'week', pa: 'year', pp: 'person', pn: 'night', pppn: 'person' };

function currencyUnit(code: string): Unit {
  return { key: code, spelling: code, kind: 'currency' };
}

function readMultiplier(tail: string, currency: string | null): { readonly exponent: number; readonly rest: string } {
  const match = /^(\s*)(\p{L}+)\.?(?![\p{L}\d²³/])/u.exec(tail);
  const [all = '', space = '', word = ''] = match ?? [];
  const exponent =
    MULTIPLIERS.get(word) ?? WORD_MULTIPLIERS.get(word.toLowerCase()) ?? (currency === null ? undefined : MONEY.get(word.toLowerCase()));
  // "12 K" may be kelvin and "5 B" anything: a letter multiplies only when it touches the digits, or money is meant.
  const loose = word.length === 1 && space !== '' && currency === null;
  return exponent === undefined || loose ? { exponent: 0, rest: tail } : { exponent, rest: tail.slice(all.length) };
}

const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['K', 3],
  ['M', 6],
  ['B', 9],
]);

const WORD_MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...['thousand', 'tsd'].map((word) => [word, 3] as const),
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((word) => [word, 5] as const),
  ...['million', 'millions', 'mln', 'mio', 'mn'].map((word) => [word, 6] as const),
  ...['crore', 'crores'].map((word) => [word, 7] as const),
  ...['billion', 'billions', 'bln', 'bn', 'mrd'].map((word) => [word, 9] as const),
  ...['trillion'].map((word) => [word, 12] as const),
]);

/** Letters that multiply only money: `£1.2m` is a million, `1.2m` a length. */
const MONEY: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['m', 6],
  ['mm', 6],
  ['l', 5],
  ['cr', 7],
  ['b', 9],
  ['t', 12],
  ['tn', 12],
]);
