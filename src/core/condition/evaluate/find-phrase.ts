import { startOf, type TextColumn } from '../../columns/columns.ts';
import { isUnspaced, isWordPart, withoutAccents, wordsOf } from '../words.ts';

/** A test of every text of a column: 1 for those that hold the words of `phrase` behind each other; what is missing holds none. */
export function createPhraseFinder(phrase: string): (column: TextColumn) => Uint8Array {
  const words = wordsOf(phrase).map((word): PhraseWord => ({ text: word, isWhole: !isUnspaced(word) && isWordPart(word) }));
  return (column) => {
    const found = new Uint8Array(column.ends.length);
    for (const part of plainParts(column)) markRows(part, words, found.subarray(part.first));
    return found;
  };
}

interface PhraseWord {
  readonly text: string;
  /** Not a part of a longer word. Scripts without spaces, and signs that are not letters, are found wherever they stand. */
  readonly isWhole: boolean;
}

/** Texts of a column as words are compared, behind each other, from the row `first` on. */
interface PlainPart {
  readonly first: number;
  readonly text: string;
  /** UTF-16 offsets of the ends of the texts. */
  readonly ends: Uint32Array;
  /** Characters between two texts. */
  readonly gap: number;
}

const known = new WeakMap<TextColumn, readonly PlainPart[]>();

/** Kept as long as the column is. */
function plainParts(column: TextColumn): readonly PlainPart[] {
  const made = known.get(column) ?? makeParts(column);
  known.set(column, made);
  return made;
}

/** No more than this is put into one string, since its plain form can be several times as long; one text may be larger. */
const PART_BYTES = 16 * 1024 * 1024;

function makeParts(column: TextColumn): readonly PlainPart[] {
  const { bytes, ends } = column;
  const parts: PlainPart[] = [];
  for (let first = 0; first < ends.length;) {
    const from = startOf(column, first);
    let next = first + 1;
    while (next < ends.length && (ends[next] ?? 0) - from <= PART_BYTES) next += 1;
    const partEnds = ends.subarray(first, next).map((end) => end - from);
    parts.push({ first, ...makePlain({ bytes: bytes.subarray(from, ends[next - 1]), ends: partEnds }) });
    first = next;
  }
  return parts;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** A character that is not for texts, and that stays as it is. */
const GAP = '\uffff';

/** Whole columns are changed at once: that is several times as fast as text by text. */
function makePlain({ bytes, ends: all }: Pick<TextColumn, 'bytes' | 'ends'>): Omit<PlainPart, 'first'> {
  const whole = decoder.decode(bytes);
  // Of ASCII, every character stays where it is.
  if (whole.length === bytes.length) return { text: whole.toLowerCase(), ends: all, gap: 0 };
  const texts = Array.from(all, (end, row) => decoder.decode(bytes.subarray(row === 0 ? 0 : all[row - 1], end)));
  const joined = withoutAccents(texts.join(GAP));
  const ends = gapsIn(joined);
  if (ends.length === texts.length) return { text: joined, ends: Uint32Array.from(ends), gap: GAP.length };
  // Some text has that character itself.
  const clean = texts.map((text) => withoutAccents(text.replaceAll(GAP, ' ')));
  const text = clean.join(GAP);
  return { text, ends: Uint32Array.from(gapsIn(text)), gap: GAP.length };
}

function gapsIn(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(GAP); at >= 0; at = text.indexOf(GAP, at + 1)) ends.push(at);
  ends.push(text.length);
  return ends;
}

function markRows({ text, ends, gap }: PlainPart, words: readonly PhraseWord[], found: Uint8Array): void {
  const first = words[0]?.text ?? '';
  let row = 0;
  let at = text.indexOf(first);
  while (at >= 0) {
    while ((ends[row] ?? Infinity) <= at) row += 1;
    const start = row === 0 ? 0 : (ends[row - 1] ?? 0) + gap;
    const end = ends[row] ?? text.length;
    if (at >= start && isPhraseAt({ text, start, end }, at, words)) {
      found[row] = 1;
      at = text.indexOf(first, end);
    } else {
      at = text.indexOf(first, at + 1);
    }
  }
}

/** One text among those behind each other. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function isPhraseAt(span: Span, at: number, words: readonly PhraseWord[]): boolean {
  const { text, start, end } = span;
  let from = at;
  let isWholeBefore = true;
  for (const [index, { text: word, isWhole }] of words.entries()) {
    const next = index === 0 ? at : endOfGap(text, from, end);
    if (next + word.length > end || !text.startsWith(word, next)) return false;
    const touches = index > 0 && next === from;
    // What lies between two words of a phrase is nothing only where one of them is of a script without spaces.
    if (touches && isWhole && isWholeBefore) return false;
    if (isWhole && !touches && next !== start && isPartBefore(text, next)) return false;
    from = next + word.length;
    const isLast = index === words.length - 1;
    if (isWhole && isLast && from !== end && isPartAt(text, from)) return false;
    isWholeBefore = isWhole;
  }
  return true;
}

/** Where the next letter or digit is. */
function endOfGap(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && !isPartAt(text, at)) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

function isPartBefore(text: string, at: number): boolean {
  const code = text.charCodeAt(at - 1);
  if (code < 0x80) return isAsciiPart(code);
  const low = code >= 0xdc00 && code <= 0xdfff;
  return isWordPart(text.slice(low ? at - 2 : at - 1, at));
}

function isPartAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? isAsciiPart(code) : isWordPart(text.slice(at, at + 2));
}

function isAsciiPart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}
