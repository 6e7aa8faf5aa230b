import { NUMBER_MARK } from './tokens.ts';

/** Brings a word in small letters, with its accents, to its stem. */
export type Stemmer = (word: string) => string;

/** What a token is looked up as: its stem without accents. Those that end in a digit have no ending that a stemmer knows. */
export function termOf(token: string, stem: Stemmer): string {
  if (ENDS_IN_DIGIT.test(token)) return folded(token);
  return folded(token.startsWith(NUMBER_MARK) ? NUMBER_MARK + stem(token.slice(1)) : stem(token));
}

const ENDS_IN_DIGIT = /[0-9]$/;

/** Text in small letters without the accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters of theirs. */
export function folded(word: string): string {
  if (ASCII.test(word)) return word;
  return word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøđðłþıħŋ]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
    .toLowerCase();
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/** Latin letters that are no letter with an accent. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n' };
