import { unitOf } from '../annotate/units.ts';
import { nameWords, spelledWords } from '../profile/field-names.ts';
import { concepts, LIGHT_WORDS } from '../profile/lexicon.ts';
import type { Schema } from '../profile/schema.ts';
import { stem } from '../stem.ts';

/** The one number whose name goes on from a word that was cut short: "cals" of `Calories`. */
export function clippedNameOf(word: string, { profiles }: Schema): string | null {
  const short = word.replace(/s$/, '');
  if (short.length < LEAST_SHORT || short.length > LONGEST_CLIPPED || isNameWord(short) || unitOf(word) !== undefined) return null;
  // "rings" are what ringers do, and no short name of theirs.
  const isBegun = (part: string) =>
    part.toLowerCase().startsWith(short) && part.length >= short.length + LEFT_OUT && !DOING.test(part.toLowerCase().slice(short.length));
  const [only, ...more] = profiles.filter(({ field }) => field.type === 'number' && nameWords(field.name).some(isBegun));
  return only === undefined || more.length > 0 ? null : only.field.name;
}

const DOING = /^(?:ers?|ors?|ists?|ings?)$/;
const LONGEST_CLIPPED = 4;

/** The one field whose name writes the words short: "procedure" of `proc`, "freight" of `frght`, "heart rate" of `avgHR`. */
export function shortNameOf(words: readonly string[], schema: Schema): string | null {
  const { profiles } = schema;
  const isShort = (short: string, name: string) => (words.length === 1 ? isShortOf(short, words[0] ?? '', name) : isInitials(short, words, name));
  const fields = profiles.filter(({ field }) => {
    const parts = nameWords(field.name);
    const spelled = spelledWords(parts, field.type);
    return parts.some((part) => spelled.includes(part) && isShort(part, field.name));
  });
  const [only] = fields;
  if (fields.length === 1 && only !== undefined) return only.field.name;
  return words.length === 1 && fields.length === 0 ? clippedNameOf(words[0] ?? '', schema) : null;
}

const VOWELS = /[aeiou]/g;
/** Letters of an abbreviation at least: of one that a word begins with more, since words begin alike. */
const LEAST_SHORT = 3;
const LEAST_BEGINNING = 4;
/** Letters that a beginning leaves out at least. */
const LEFT_OUT = 3;

/** "plts" holds all consonants of "pallets", "proc" begins "procedure", and so does "HAZ" in capitals "hazardous"; fewer letters fit almost any word. */
function isShortOf(short: string, word: string, name: string): boolean {
  if (short.length < LEAST_SHORT || word.length < short.length + 2 || isNameWord(short)) return false;
  const consonants = (text: string) => text.replaceAll(VOWELS, '').replaceAll(/(.)\1/g, '$1');
  if (short.replaceAll(VOWELS, '') === short)
    return short[0] === word[0] && [word, word.replace(/s$/, '')].some((each) => consonants(each) === short);
  const isLong = short.length >= LEAST_BEGINNING || name.includes(short.toUpperCase());
  return isLong && word.length >= short.length + LEFT_OUT && word.startsWith(short);
}

/** True for a word that names fields as it is: "cost" is no short "costumes". */
function isNameWord(word: string): boolean {
  return LIGHT_WORDS.has(word) || concepts.some(({ names }) => names.has(stem(word)));
}

/** "hr" of a name is hours, and "HR" perhaps a heart rate; "cf" of `cf_pct` is no word that names anything else. */
function isInitials(short: string, words: readonly string[], name: string): boolean {
  const isNew = !isNameWord(short) && unitOf(short) === undefined;
  return short === words.map((word) => word[0]).join('') && (isNew || name.includes(short.toUpperCase()));
}
