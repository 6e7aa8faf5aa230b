import type { Clocks } from '../decision.ts';
import { readClock, readCompoundAmount } from './compound-amount.ts';
import { createTailReader, type TailReader } from './number-affix.ts';
import { readNumber, type NumberText } from './number-text.ts';
import { withoutPhrase, withoutPriceWords, withoutQualifier } from './words-around.ts';

/** Reads trimmed text as a number; null when it is none. */
export type NumberReader = (text: string) => NumberText | null;

/** Longest text that is looked at. */
const MAX_NUMBER_LENGTH = 60;

/**
 * Signs, units and suffixes repeat from cell to cell, and so do most prices: the reader remembers what they mean. `clocks` says whether "1:30:22", and whether "3:45", is a time
 * that something took.
 */
export function createNumberReader({ clocks }: { readonly clocks: Clocks | undefined }): NumberReader {
  const readTail = createTailReader();
  const known = new Map<string, NumberText>();
  const read = (written: string): NumberText | null => {
    if (written.length > MAX_NUMBER_LENGTH || !HAS_DIGIT.test(written)) return null;
    const plain = readNumber(written, readTail);
    if (plain !== null || !MAY_BE_WORDED.test(written)) return plain ?? (clocks === undefined ? null : readCompound(written, clocks));
    const text = written.replace(FRACTION, (_, whole: string, sign: string) => `${whole === '' ? '0' : whole}${FRACTIONS[sign] ?? ''}`);
    const number = (text === written ? null : readNumber(text, readTail)) ?? readCompound(text, clocks);
    if (number !== null) return number;
    const bare = withoutPriceWords(text);
    const price = bare === null ? null : readNumber(bare, readTail);
    return price?.unit?.kind === 'currency' ? { ...price, qualifier: 'aside' } : (readQualified(text, readTail) ?? readPhrased(text, readTail));
  };
  return (text) => {
    const met = known.get(text);
    if (met !== undefined) return met;
    const number = read(text);
    // What has words around it is long, and seldom comes again.
    const isPlain = number !== null && !number.compound && number.qualifier === null && number.phrase === null;
    if (isPlain && known.size < MOST_KNOWN) known.set(text, number);
    return number;
  };
}

const HAS_DIGIT = /[\d¼½¾]/;
/** A cheap look that spares dates and times of day the rest: a word, a unit right behind digits, or a sign that stands around numbers. */
const MAY_BE_WORDED = /\p{L}{2}|\d ?\p{L}(?![\d\p{L}]*:)|[¼½¾<>≤≥~≈∼('’′"″”]|^P/u;

/** "2½". */
const FRACTION = /(\d{0,4}) ?([¼½¾])/u;
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Numbers that are remembered: some 300 bytes each. */
const MOST_KNOWN = 8192;

function readCompound(text: string, clocks?: Clocks): NumberText | null {
  const parts = readCompoundAmount(text, clocks !== undefined);
  const amount = parts ?? (clocks === undefined ? null : readClock(text, clocks));
  if (amount === null) return null;
  const body = String(amount.value);
  return {
    body,
    negative: false,
    bracketed: false,
    exponent: 0,
    multiplied: false,
    unit: { key: amount.key, spelling: amount.spelling, kind: 'known' },
    fits: { point: true, comma: !body.includes('.') },
    ambiguous: null,
    spacedGroups: false,
    likeCode: false,
    qualifier: null,
    phrase: null,
    compound: true,
    isClock: parts === null,
    loses: null,
  };
}

function readQualified(text: string, readTail: TailReader): NumberText | null {
  const words = withoutQualifier(text);
  const number = words === null ? null : (readNumber(words.bare, readTail) ?? readCompound(words.bare));
  return number === null || words === null ? null : { ...number, qualifier: words.qualifier };
}

function readPhrased(text: string, readTail: TailReader): NumberText | null {
  const words = withoutPhrase(text);
  const number = words === null ? null : readNumber(words.bare, readTail);
  const hasUnit = number?.unit?.kind === 'currency' || number?.unit?.kind === 'known' || number?.unit?.kind === 'percent';
  return number !== null && words !== null && hasUnit ? { ...number, phrase: words.phrase.toLowerCase() } : null;
}
