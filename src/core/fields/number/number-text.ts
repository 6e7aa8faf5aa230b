import type { DecimalMark } from '../decision.ts';
import { COMMA, DOT, isDigit, isLetter, MAX_DIGITS, ZERO } from './plain-number.ts';
import { RAND, readHead, type TailReader } from './number-affix.ts';
import type { Qualifier } from './words-around.ts';
import type { Unit } from '../units.ts';

/** Text that is a number under one convention or under both. */
export interface NumberText {
  /** Digits and marks alone. */
  readonly body: string;
  readonly negative: boolean;
  /** In brackets, as accountants write what is negative, and sites write counts. */
  readonly bracketed: boolean;
  /** Power of ten that a suffix adds: 3 for `k`. */
  readonly exponent: number;
  readonly multiplied: boolean;
  readonly unit: Unit | null;
  readonly fits: { readonly point: boolean; readonly comma: boolean };
  /** The one mark that both conventions explain, each in its own way. */
  readonly ambiguous: 'dot' | 'comma' | null;
  /** Three groups of three digits parted by plain spaces, as phone numbers are. */
  readonly spacedGroups: boolean;
  /** `R950`: a price in rand, or a code. */
  readonly likeCode: boolean;
  /** What words around it make of it: "up to 15 days", "£5,650 ono". */
  readonly qualifier: Qualifier | null;
  /** The words behind the number that say of what it is. */
  readonly phrase: string | null;
  /** Several parts were added up: "2 h 30 min". */
  readonly compound: boolean;
  /** They were those of a clock: "1:30:22". */
  readonly isClock: boolean;
  /** Why a number would lose something that the text says. */
  readonly loses: 'zeros' | 'digits' | 'phone' | null;
}

/** The value under one convention, which must be among those it fits. */
export function numberValue(number: NumberText, decimal: DecimalMark): number {
  const digits = decimal === 'point' ? number.body.replace(NOT_POINT, '') : number.body.replace(NOT_COMMA, '').replace(',', '.');
  const value = Number(number.exponent === 0 ? digits : `${digits}e${number.exponent}`);
  return number.negative && value !== 0 ? -value : value;
}

/** `007`: a number only when the type is forced. */
export function isPaddedInteger(number: NumberText): boolean {
  return number.loses === 'zeros' && number.unit === null && number.exponent === 0 && DIGITS.test(number.body);
}

const DIGITS = /^\d+$/;

const NOT_POINT = /[^\d.]/g;
const NOT_COMMA = /[^\d,]/g;

/** Reads a sign, a currency, digits and a unit as a number; null when they are none. */
export function readNumber(text: string, readTail: TailReader): NumberText | null {
  const start = bodyStart(text);
  const head = start < 0 ? null : readHead(text, start);
  if (head === null) return null;
  const body = readBody(text, start);
  if (body.lengths.length > MAX_GROUPS) return null;
  const power = readExponent(text, body);
  const closed = head.bracket ? text.endsWith(')') : true;
  if (!closed) return null;
  const tail = readTail(text.slice(power.end, head.bracket ? -1 : undefined), head.currency);
  if (tail === null) return null;
  const fits = { point: fitsPoint(body), comma: fitsComma(body) };
  if (!fits.point && !fits.comma) return null;
  const exponent = power.exponent + tail.exponent;
  if (isBeyondNumbers(text.slice(start, body.end), exponent) || isOverScale(text.slice(start, body.end), tail.unit)) return null;
  return {
    body: text.slice(start, body.end),
    negative: head.negative,
    bracketed: head.bracket,
    exponent,
    multiplied: tail.exponent > 0,
    unit: tail.unit,
    fits,
    ambiguous: fits.point && fits.comma && body.marks.length === 1 ? ambiguousMark(body) : null,
    spacedGroups: body.marks === '  ' && tail.unit === null && text.charCodeAt(start + 3) === SPACE,
    likeCode: text.slice(0, start) === RAND && body.marks === '' && text.length === body.end,
    qualifier: null,
    phrase: null,
    compound: false,
    isClock: false,
    loses: lossOf(text, start, body, { plus: head.plus, exponent, fits }),
  };
}

/** 1e999 is more than any number, 1e-999 less. */
function isBeyondNumbers(digits: string, exponent: number): boolean {
  if (Math.abs(exponent) <= SAFE_EXPONENT) return false;
  const value = Number(`${digits}e${exponent}`);
  return !Number.isFinite(value) || (value === 0 && NOT_ZERO.test(digits));
}

const NOT_ZERO = /[1-9]/;

/** "24/7" is no score. */
function isOverScale(digits: string, unit: Unit | null): boolean {
  return unit?.kind === 'score' && Number(digits.replace(',', '.')) > Number(unit.key.slice(1));
}

interface Body {
  readonly end: number;
  /** One character a mark: `.`, `,`, `'` or space. */
  readonly marks: string;
  /** Digits before the first mark, between marks, and behind the last one. */
  readonly lengths: readonly number[];
  readonly zeroFirst: boolean;
  /** Four groups none of which is above 255. */
  readonly address: boolean;
}

/** Where the digits begin, or the mark right before them; -1 when that is too far in. */
function bodyStart(text: string): number {
  const limit = Math.min(text.length, MAX_HEAD);
  for (let at = 0; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) return at;
    // "Rs.500": a dot behind a letter belongs to the letter.
    if ((code === DOT || code === COMMA) && isDigit(text.charCodeAt(at + 1)) && !isLetter(text.charCodeAt(at - 1))) return at;
  }
  return -1;
}

function readBody(text: string, start: number): Body {
  const lengths: number[] = [];
  let marks = '';
  let at = start;
  let small = true;
  for (;;) {
    const from = at;
    while (at < text.length && isDigit(text.charCodeAt(at))) at += 1;
    lengths.push(at - from);
    small = small && at - from <= 3 && Number(text.slice(from, at)) <= 255;
    const mark = markAt(text, at);
    if (mark === '' || lengths.length > MAX_GROUPS) break;
    marks += mark;
    at += 1;
  }
  return { end: at, marks, lengths, zeroFirst: text.charCodeAt(start) === ZERO, address: marks === '...' && small };
}

/** The mark between digits at a place, or nothing. A space or apostrophe must part groups of three. */
function markAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  if (code === DOT || code === COMMA) return isDigit(text.charCodeAt(at + 1)) ? text.charAt(at) : '';
  const mark = GROUP_MARKS.get(code);
  if (mark === undefined) return '';
  const three = isDigit(text.charCodeAt(at + 1)) && isDigit(text.charCodeAt(at + 2)) && isDigit(text.charCodeAt(at + 3));
  return three && !isDigit(text.charCodeAt(at + 4)) ? mark : '';
}

/** `1.5e-7`. A bare `12e4` is rather a piece of an id, so an exponent wants a sign, a mark, or a single digit before it. */
function readExponent(text: string, body: Body): { readonly end: number; readonly exponent: number } {
  const none = { end: body.end, exponent: 0 };
  const code = text.charCodeAt(body.end);
  if (code !== UPPER_E && code !== LOWER_E) return none;
  const match = EXPONENT.exec(text.slice(body.end, body.end + 6));
  if (match === null) return none;
  const [all, sign, digits] = match;
  if (sign === '' && body.marks === '' && body.lengths[0] !== 1) return none;
  return { end: body.end + all.length, exponent: Number(`${sign}${digits}`) };
}

const EXPONENT = /^[eE]([+-]?)(\d{1,3})(?![\d.,])/;

function fitsPoint(body: Body): boolean {
  return !body.address && fitsConvention(body, '.', ',');
}

function fitsComma(body: Body): boolean {
  return !body.address && fitsConvention(body, ',', '.');
}

/** Thousands marks are all alike, and a decimal mark comes once and last. */
function fitsConvention(body: Body, decimal: string, thousands: string): boolean {
  const { marks, lengths } = body;
  const fraction = marks.endsWith(decimal);
  const groupMarks = fraction ? marks.slice(0, -1) : marks;
  const groups = fraction ? lengths.slice(0, -1) : lengths;
  if (groupMarks === '') return fraction || (groups[0] ?? 0) > 0;
  const mark = groupMarks.charAt(0);
  if (mark === decimal || (mark !== thousands && mark !== "'" && mark !== ' ')) return false;
  for (const other of groupMarks) if (other !== mark) return false;
  return !body.zeroFirst && areGroups(groups);
}

/** 1,234,567 or, as in India, 12,34,567. */
function areGroups(lengths: readonly number[]): boolean {
  const [first = 0, ...others] = lengths;
  if (first < 1 || first > 3 || others.at(-1) !== 3) return false;
  const middle = others.slice(0, -1);
  return middle.every((length) => length === 3) || (first <= 2 && middle.every((length) => length === 2));
}

function ambiguousMark(body: Body): NumberText['ambiguous'] {
  if (body.marks === '.') return 'dot';
  return body.marks === ',' ? 'comma' : null;
}

interface Context {
  readonly plus: boolean;
  readonly exponent: number;
  readonly fits: NumberText['fits'];
}

function lossOf(text: string, start: number, body: Body, { plus, exponent, fits }: Context): NumberText['loses'] {
  const [first = 0] = body.lengths;
  if (body.zeroFirst && first > 1) return 'zeros';
  const digits = body.lengths.reduce((sum, length) => sum + length, 0);
  if (plus && digits >= 7 && /^ *$/.test(body.marks)) return 'phone';
  if (digits <= MAX_DIGITS || exponent !== 0) return null;
  const fraction = (fits.point && body.marks.endsWith('.')) || (fits.comma && body.marks.endsWith(','));
  const whole = fraction ? digits - (body.lengths.at(-1) ?? 0) : digits;
  if (whole <= MAX_DIGITS) return null;
  return Number(
    text
      .slice(start, body.end)
      .replace(/[.,]\d*$/, '')
      .replace(/\D/g, ''),
  ) > Number.MAX_SAFE_INTEGER
    ? 'digits'
    : null;
}

const SPACE = 32;
const UPPER_E = 69;
const LOWER_E = 101;
/** "(-US$ 5": the most that may stand before the digits. */
const MAX_HEAD = 10;
const MAX_GROUPS = 8;
/** With all digits that are looked at this stays within what a number holds. */
const SAFE_EXPONENT = 240;

/** Apostrophes, and the spaces that part thousands: plain, no-break, figure, thin, narrow no-break. */
const GROUP_MARKS: ReadonlyMap<number, string> = new Map([
  ...["'", '’', 'ʼ', '´'].map((mark) => [mark.charCodeAt(0), "'"] as const),
  ...[' ', '\u00A0', '\u2007', '\u2009', '\u202F'].map((mark) => [mark.charCodeAt(0), ' '] as const),
]);
