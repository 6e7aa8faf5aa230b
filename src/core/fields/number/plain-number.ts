/**
 * What plain digits are: the forms most numbers have, recognized without building anything.
 * `dot` is 1.234, which a decimal point and a thousands point both explain.
 */
export type PlainForm = 'integer' | 'fraction' | 'dot';

/** The form of trimmed text; null when it is no plain number, has leading zeros, or more digits than a number holds. */
export function plainForm(text: string): PlainForm | null {
  const length = text.length;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  if (length - start > MAX_DIGITS + 1) return null;
  let at = start;
  while (at < length && isDigit(text.charCodeAt(at))) at += 1;
  const whole = at - start;
  if (whole === 0 || whole > MAX_DIGITS || (whole > 1 && text.charCodeAt(start) === ZERO)) return null;
  if (at === length) return 'integer';
  if (text.charCodeAt(at) !== DOT) return null;
  const mark = at;
  at += 1;
  while (at < length && isDigit(text.charCodeAt(at))) at += 1;
  if (at < length || at === mark + 1) return null;
  return at - mark === 4 && whole <= 3 && text.charCodeAt(start) !== ZERO ? 'dot' : 'fraction';
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** An ASCII letter, by its code. */
export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** Digits that every number holds exactly. */
export const MAX_DIGITS = 15;

export const DOT = 46;
export const COMMA = 44;
export const ZERO = 48;
const NINE = 57;
const MINUS = 45;
