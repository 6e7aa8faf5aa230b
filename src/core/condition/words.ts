/**
 * The words of a text as HAS compares them, in their order: runs of letters and digits, in lower case and without accents.
 * Of a text without any (an emoji, "€") the text itself is the word.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = withoutAccents(text);
  const words = plain.match(WORD) ?? [];
  const rest = plain.trim();
  return words.length > 0 || rest === '' ? words : [rest];
}

/** Text as words are compared: compatible forms as one, no accents, lower case. ASCII stays as long as it was. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(ACCENT, '').normalize('NFC').toLowerCase();
}

/** True where a word goes on: the text begins with a letter or a digit. */
export function isWordPart(text: string): boolean {
  return PART.test(text);
}

/** Scripts that put no space between words: there, a word is found wherever it stands. */
export function isUnspaced(word: string): boolean {
  // Made where it may be needed: to look scripts up takes a millisecond.
  const unspaced = () => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  return FROM_THAI.test(word) && unspaced().test(word);
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Vowel signs of other scripts are marks as well, and not accents. */
const ACCENT = /[\u0300-\u036f]+/g;
const PART = /^[\p{L}\p{M}\p{N}]/u;
/** All letters before have spaces between words. */
const FROM_THAI = /[\u0e00-\uffff]/;
