import { unitOf } from '../annotate/units.ts';
import { ABBREVIATIONS } from '../lexicon/en/forms/abbreviations.ts';
import { nameWords } from '../profile/field-names.ts';
import { concepts, LIGHT_WORDS } from '../profile/lexicon.ts';
import type { Schema } from '../profile/schema.ts';
import { stem } from '../stem.ts';

/** The one field whose name writes the words short: "procedure" of `proc`, "country" of `cntry`, "nationality" of `natl`, "heart rate" of `avgHR`. */
export function shortNameOf(words: readonly string[], { profiles }: Schema): string | null {
  const isShort = (short: string, name: string) => (words.length === 1 ? isShortOf(short, words[0] ?? '') : isInitials(short, words, name));
  const fields = profiles.filter(({ field: { name } }) => nameWords(name).some((part) => !ABBREVIATIONS.has(part) && isShort(part, name)));
  const [only] = fields;
  return fields.length === 1 && only !== undefined ? only.field.name : null;
}

const VOWEL = /[aeiou]/g;
const LEAST_SHORT = 3;
/** Letters that an abbreviation which keeps vowels leaves out at least, and those of it that the word begins with. */
const LEFT_OUT = 3;
const BEGINS = 3;

function isShortOf(short: string, word: string): boolean {
  if (short.length < LEAST_SHORT || word.length < short.length + 2 || isNameWord(short)) return false;
  const isKept = (letters: string) => {
    let at = -1;
    return [...letters].every((letter) => (at = word.indexOf(letter, at + 1)) >= 0);
  };
  if (short.replaceAll(VOWEL, '') === short) return short[0] === word[0] && isKept(short);
  if (word.length < short.length + LEFT_OUT) return false;
  return word.startsWith(short) || (short.length === BEGINS + 1 && word.startsWith(short.slice(0, BEGINS)) && isKept(short));
}

/** True for a word that names fields as it is: "cost" is no short "costumes". */
function isNameWord(word: string): boolean {
  return LIGHT_WORDS.has(word) || concepts.some(({ names }) => names.has(stem(word)));
}

/** "hr" of a name is hours, and "HR" perhaps a heart rate. */
function isInitials(short: string, words: readonly string[], name: string): boolean {
  const isCapital = name.includes(short.toUpperCase());
  return short === words.map((word) => word[0]).join('') && (isCapital || (unitOf(short) === undefined && !isNameWord(short)));
}
