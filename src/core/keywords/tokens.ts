import { unitKind } from '../simd/word-scan-module.ts';

/** Letters of more than so many UTF-16 units in a row are not a word that a person would look for. */
const MOST_UNITS = 64;

const SEPARATOR = 1;
/** A letter, mark or digit of a script with spaces between words. */
const LETTER = 2;
/** One of a script that writes words without spaces, or joins particles to them: every two neighbors are a token. */
const DENSE = 3;

const WORD = /[\p{L}\p{M}\p{N}]/u;
/** Before the first of these, no letter is of a dense script; to look scripts up takes a millisecond. */
const FIRST_DENSE = 0x2ea;
const denseScript = () =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Yi}\p{sc=Tibetan}ーｰ]/u;
let dense: RegExp | undefined;

function isDense(character: string): boolean {
  dense ??= denseScript();
  return dense.test(character);
}

const DIGIT = /\p{N}/u;

/** Kinds of the code points of the basic plane; 0 for those that were not met yet: to ask for all of them takes longer than a search. */
const kinds = new Uint8Array(0x1_00_00);

function kindOf(point: number): number {
  const known = kinds[point] ?? 0;
  if (known !== 0) return known;
  const character = String.fromCodePoint(point);
  const kind = !WORD.test(character) ? SEPARATOR : point >= FIRST_DENSE && isDense(character) && !DIGIT.test(character) ? DENSE : LETTER;
  if (point < kinds.length) kinds[point] = kind;
  return kind;
}

/** What takes the tokens of a text, one after the other: UTF-8 between two offsets of `bytes`, which hold the next token afterwards. */
export type TokenVisitor = (bytes: Uint8Array, start: number, end: number) => void;

/**
 * What tokens with a digit begin with. Ids and amounts are most of the different tokens of many runs, and no one misspells them in a way that could be
 * told: in the order of their bytes they lie apart from the words among which a misspelled one is looked for.
 */
export const NUMBER_MARK = '~';

/** Behind the mark; a code point takes three bytes at most for every UTF-16 unit of it. */
const token = new Uint8Array(1 + (MOST_UNITS + 2) * 3);
token[0] = NUMBER_MARK.charCodeAt(0);

/**
 * The words of a text in small letters, with their accents, in the order of the text, those with a digit behind `NUMBER_MARK`. Of scripts without spaces every two neighboring letters are one: which
 * letters are a word there depends on a dictionary, and that on the version of Node. `visitLetter` takes each letter of such pairs, which a query may name alone.
 */
export function eachToken(text: string, visit: TokenVisitor, visitLetter?: TokenVisitor): void {
  const lower = (BEYOND_LATIN.test(text) ? plainWidth(text.normalize('NFC')) : text).toLowerCase();
  for (let at = 0; at < lower.length;) {
    const point = lower.codePointAt(at) ?? 0;
    switch (kindOf(point)) {
      case LETTER:
        at = readWord(lower, at, visit);
        break;
      case DENSE:
        at = readPairs(lower, at, visit, visitLetter);
        break;
      default:
        at += unitsOf(point);
    }
  }
}

/** What a scan of words does with a unit: the small letter of one that is a letter of itself, whatever stands next to it, or that it is none; undefined for all others. */
export function tokenUnit(unit: number): number | undefined {
  const character = String.fromCharCode(unit);
  const lower = plainWidth(character.normalize('NFC')).toLowerCase();
  if (lower.length !== 1 || MARK.test(lower) || unit === SIGMA) return undefined;
  const folded = lower.charCodeAt(0);
  const kind = kindOf(folded);
  if (kind === SEPARATOR) return unitKind.space;
  return kind === LETTER && (folded === unit || tokenUnit(folded) === folded) ? folded : undefined;
}

/** Joins the letter before it; halves of surrogates say nothing alone. */
const MARK = /[\p{M}\ud800-\udfff]/u;
/** "Σ": its small letter depends on where in a word it stands. */
const SIGMA = 0x3a3;

/** Visits the token of a word that was scanned, unless it is none. */
export function visitWord(units: Uint16Array, visit: TokenVisitor): void {
  if (units.length > MOST_UNITS) return;
  let [end, start] = [1, 1];
  for (const unit of units) {
    if (unit <= DIGIT_NINE) start = 0;
    end = put(unit, end);
  }
  visit(token, start, end);
}

/** All that is before is composed already. */
const BEYOND_LATIN = /[\u0300-\uffff]/;

/** Letters and digits as wide as Chinese ones become plain ones, and narrow Japanese ones whole. */
function plainWidth(text: string): string {
  return text.replaceAll(/[\uff01-\uffdc]+/g, (wide) => wide.normalize('NFKC'));
}

/** The tokens of a text. */
export function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  eachToken(text, (bytes, start, end) => tokens.push(decoder.decode(bytes.subarray(start, end))));
  return tokens;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function readWord(text: string, from: number, visit: TokenVisitor): number {
  let [at, end, start] = [from, 1, 1];
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < ASCII_END) {
      if (kinds[unit] !== LETTER && kindOf(unit) !== LETTER) break;
      at += 1;
      if (unit <= DIGIT_NINE) start = 0;
      if (at - from > MOST_UNITS) continue;
      token[end] = unit;
      end += 1;
      continue;
    }
    const point = text.codePointAt(at) ?? 0;
    if (kindOf(point) !== LETTER) break;
    at += unitsOf(point);
    if (at - from <= MOST_UNITS) end = put(point, end);
  }
  if (at - from <= MOST_UNITS) visit(token, start, end);
  return at;
}

const ASCII_END = 0x80;
const DIGIT_NINE = 0x39;

function readPairs(text: string, from: number, visit: TokenVisitor, visitLetter?: TokenVisitor): number {
  let before = text.codePointAt(from) ?? 0;
  let at = from + unitsOf(before);
  for (let pairs = 0; ; pairs += 1) {
    const point = text.codePointAt(at);
    const isLast = point === undefined || kindOf(point) !== DENSE;
    const visitOne = isLast && pairs === 0 ? visit : visitLetter;
    visitOne?.(token, 1, put(before, 1));
    if (isLast) return at;
    visit(token, 1, put(point, put(before, 1)));
    before = point;
    at += unitsOf(point);
  }
}

function unitsOf(point: number): number {
  return point > 0xff_ff ? 2 : 1;
}

function putByte(byte: number, end: number): number {
  token[end] = byte;
  return end + 1;
}

/** Adds a code point in UTF-8. Halves of surrogates are no letters, so none comes here. */
function put(point: number, end: number): number {
  if (point < 0x80) return putByte(point, end);
  if (point < 0x8_00) return putByte(0x80 | (point & 0x3f), putByte(0xc0 | (point >> 6), end));
  const middle = 0x80 | ((point >> 6) & 0x3f);
  const last = 0x80 | (point & 0x3f);
  if (point < 0x1_00_00) return putByte(last, putByte(middle, putByte(0xe0 | (point >> 12), end)));
  return putByte(last, putByte(middle, putByte(0x80 | ((point >> 12) & 0x3f), putByte(0xf0 | (point >> 18), end))));
}
