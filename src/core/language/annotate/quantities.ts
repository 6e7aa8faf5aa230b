import { HALF, isAndAHalf, readNumber } from './numbers.ts';
import type { Token } from '../tokens.ts';
import { currencyPrefix, isCurrencySign, mustTouch, unitOf, type Unit } from './units.ts';
import type { Dimension } from '../lexicon/dimensions.ts';

/** A number with its unit or currency, as the query writes it. */
export interface Quantity {
  readonly value: number;
  /** Tokens from the currency sign to the unit, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Token after the digits and their multiplier; equal to `to` when no unit follows. */
  readonly numberTo: number;
  readonly unit: Unit | null;
  /** 1000 for "k", 1 where none is written. */
  readonly multiplier: number;
  readonly words: boolean;
  /** What the amount is for each of ("a kilo", "per litre"), where that is measured; null elsewhere. */
  readonly per: Unit | null;
  /** The value if the point of "1.500" parts thousands; absent elsewhere. */
  readonly grouped?: number;
}

/** What the fields measure: "m" after digits is metres where a field is in metres and millions elsewhere. */
export interface QuantityOptions {
  readonly metres: boolean;
  readonly dimensions: ReadonlySet<Dimension>;
}

const MILLION = 1e6;
const PER = /^(?:month|mo|night|week|day|year|yr|hour|hr|min|minute|kwh|person|pp|pcm|pw|annum|ticket|head)$/;

/** The quantity that starts at token `at`, or null. */
export function readQuantity(tokens: readonly Token[], at: number, options: QuantityOptions): Quantity | null {
  const sign = isMinus(tokens, at) ? 1 : 0;
  const currency = leadingCurrency(tokens, at + sign);
  const number = readNumber(tokens, currency.to);
  if (number === null) return null;
  let { value, multiplier, to } = number;
  const suffix = tokens[to];
  if (isMillions(suffix, { options, currency: currency.unit !== null, scaled: multiplier > 1, isWay: isWay(tokens, to + 1, options) })) {
    value = Number((value * MILLION).toPrecision(12));
    multiplier = MILLION;
    to += 1;
  }
  const numberTo = to;
  const trailing = behindPlus(tokens, to, options) ?? trailingUnit(tokens, to, options);
  const unit = currency.unit ?? trailing.unit;
  if (currency.unit === null || trailing.unit?.dimension === 'money') to = trailing.to;
  const each = unit === null || unit.dimension === 'money' ? measuredEach(tokens, to) : null;
  const portion = each === null && unit !== null && MEASURED.has(unit.dimension) ? measuredEach(tokens, to) : null;
  // "9 g per 100 g": of how much it is, which the field says too.
  to =
    each?.to ??
    (portion !== null && tokens[portion.to - 2]?.kind === 'number' ? portion.to : null) ??
    pastPer(tokens, to, unit?.dimension === 'money');
  if (unit !== null && isAndAHalf(tokens, to)) {
    value += HALF;
    to += 3;
  }
  const grouped = sign === 0 && multiplier === 1 ? groupedValue(tokens[number.to - 1]) : {};
  return { value: sign === 0 ? value : -value, from: at, to, numberTo, unit, multiplier, words: number.words, per: each?.unit ?? null, ...grouped };
}

function groupedValue(token: Token | undefined): { readonly grouped?: number } {
  return token !== undefined && /^[1-9]\d{0,2}\.\d{3}$/.test(token.text) ? { grouped: Number(token.text.replace('.', '')) } : {};
}

/** A dash that touches the digits after it and nothing before it. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const [before, dash, digits] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (dash?.text === '-' || dash?.text === '−') && !dash.glued && digits?.kind === 'number' && digits.glued && before?.kind !== 'number';
}

function leadingCurrency(tokens: readonly Token[], at: number): { readonly unit: Unit | null; readonly to: number } {
  const first = tokens[at];
  if (first === undefined || first.kind === 'number') return { unit: null, to: at };
  let to = at + 1;
  if (first.kind === 'word' && tokens[to]?.text === '$' && /^(?:us|a|au|nz|c|ca|hk|s)$/.test(first.lower)) to += 1;
  else if (first.lower === 'rs' && tokens[to]?.text === '.') to += 1;
  const unit = unitOf(to > at + 1 && first.lower !== 'rs' ? '$' : first.lower) ?? currencyPrefix(first.lower);
  const isPrefix = currencyPrefix(first.lower) !== undefined && (first.lower.length > 2 || first.lower === 'rs' || isMoneyAfter(tokens, at));
  const isSign = isCurrencySign(first.text) || to > at + 1 || isPrefix;
  return unit?.dimension === 'money' && isSign && tokens[to]?.kind === 'number' ? { unit, to } : { unit: null, to: at };
}

/** "R 900", "R900": one or two letters are a currency where the number touches them or a capital stands before a bare amount. */
function isMoneyAfter(tokens: readonly Token[], at: number): boolean {
  const [letters, number] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && (number.glued || (/^\p{Lu}/u.test(letters?.text ?? '') && number.value >= MOST_LETTERED));
}

/** From here on a number behind a lone capital letter is an amount rather than a name ("Model R 8"). */
const MOST_LETTERED = 100;

/** The unit of "1000+ sq ft"; a time stays with the plus ("5+ years"). */
function behindPlus(tokens: readonly Token[], at: number, options: QuantityOptions): ReturnType<typeof trailingUnit> | null {
  if (tokens[at]?.text !== '+' || !tokens[at].glued) return null;
  const trailing = trailingUnit(tokens, at + 1, options);
  return trailing.unit === null || trailing.unit.dimension === 'time' ? null : trailing;
}

interface SuffixLook {
  readonly options: QuantityOptions;
  readonly currency: boolean;
  readonly scaled: boolean;
  readonly isWay: boolean;
}

/** "500m from the centre": a way, where some field holds one. */
function isWay(tokens: readonly Token[], at: number, { dimensions }: QuantityOptions): boolean {
  return dimensions.has('length') && /^(?:from|away)$/.test(tokens[at]?.lower ?? '');
}

function isMillions(suffix: Token | undefined, look: SuffixLook): boolean {
  if (suffix?.lower !== 'm' || look.scaled || look.isWay) return false;
  return look.currency || (suffix.glued && !look.options.metres);
}

/** The longest unit of up to three tokens at `at`, a dash between number and unit allowed ("30-inch"). */
function trailingUnit(tokens: readonly Token[], at: number, { dimensions }: QuantityOptions): { readonly unit: Unit | null; readonly to: number } {
  const dash = tokens[at]?.text === '-' && tokens[at].glued && tokens[at + 1]?.glued === true ? 1 : 0;
  const start = at + dash;
  if (isPence(tokens, at) && dimensions.has('money')) return { unit: unitOf('pence') ?? null, to: at + 1 };
  for (let length = 3; length > 0; length -= 1) {
    const piece = tokens.slice(start, start + length);
    if (piece.length < length) continue;
    const words = piece.map((token) => token.lower).join(' ');
    const unit = unitOf(words);
    if (unit === undefined || (dash === 1 && piece[0]?.kind !== 'word')) continue;
    if (dash === 0 && piece[0]?.glued !== true && mustTouch(words) && (words === 'in' || !dimensions.has(unit.dimension))) continue;
    if (words === 'min' && !dimensions.has('time')) continue;
    if (unit.dimension === 'money' && /^signs?$/.test(tokens[start + length]?.lower ?? '')) continue;
    const end = start + length;
    if (dash === 1 && tokens[end]?.text === '-' && tokens[end].glued) continue;
    const dotted = tokens[end]?.text === '.' && /^(?:sq ft|ft|mi|in|lbs|oz|rs)$/.test(words) && tokens[end + 1] !== undefined;
    return { unit, to: dotted ? end + 1 : end };
  }
  return { unit: null, to: at };
}

/** "45p", and no screen of 1080p. */
function isPence(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at - 1];
  return tokens[at]?.lower === 'p' && tokens[at].glued && number?.kind === 'number' && number.value < 100;
}

/** What an amount is for each of, where that is weighed or measured: "a kilo", "per 100 g", "/ m2"; null where it is nothing of the kind. */
export function measuredEach(tokens: readonly Token[], at: number): { readonly unit: Unit; readonly to: number } | null {
  const lead = tokens[at]?.text === '/' ? 'per' : (tokens[at]?.lower ?? '');
  if (!/^(?:per|a|an|each|every)$/.test(lead)) return null;
  const start = tokens[at + 1]?.kind === 'number' ? at + 2 : at + 1;
  const word = tokens[start]?.lower ?? '';
  const unit = unitOf(word);
  return unit === undefined || !MEASURED.has(unit.dimension) || (lead !== 'per' && mustTouch(word)) ? null : { unit, to: start + 1 };
}

const MEASURED: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'area', 'length']);

/** Goes past what an amount is for: "/month", "per night", "a week", and of money "monthly". */
export function pastPer(tokens: readonly Token[], at: number, isMoney = false): number {
  const first = tokens[at];
  if (first === undefined) return at;
  if (isMoney && /^(?:monthly|nightly|pcm|pw|pp|yearly|annually|each|total)$/.test(first.lower)) return at + 1;
  const isPer = first.text === '/' || /^(?:per|a|an|each|every)$/.test(first.lower);
  return isPer && PER.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at;
}
