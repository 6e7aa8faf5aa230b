import type { QueryField } from '../language/query-field.ts';
import type { DataFacts } from './facts.ts';
import { isKnownWord } from './annotate/phrases.ts';

/** Letters of a word that stands for a longer one alone; of each of several words fewer say enough. */
const LEAST = 4;
const LEAST_OF_SEVERAL = 3;
/** Letters that are left out at least. */
const LEFT_OUT = 3;
const MOST_WORDS = 3;

/** The text with words that nobody knows in full, where they cut short the one value that they can: "comp sci" of "Computer Science", "psych" of "Psychology". */
export function withWholeValues(
  { text, fields, facts }: { readonly text: string; readonly fields: readonly QueryField[]; readonly facts: DataFacts },
  unknown: readonly string[],
): { readonly text: string; readonly note: string } | null {
  const words = unknown.flatMap((each) => each.split(' '));
  const isShort =
    words.length > 0 && words.length <= MOST_WORDS && words.every((word) => /^\p{L}{3,}$/u.test(word) && !isKnownWord(word.toLowerCase()));
  const said = isShort ? new RegExp(`(?<!\\p{L})${words.join('[ -]')}(?!\\p{L})`, 'iu').exec(text) : null;
  if (said === null) return null;
  // Of other fields not all values are known.
  const values = fields.flatMap(({ name, type, samples = [] }) => (type === 'text' && facts.distinct(name) === samples.length ? samples : []));
  const whole = [...new Set(values)].filter((value) => isCutShort(words, value.split(/[ -]/)));
  const [only] = whole;
  if (only === undefined || whole.length > 1) return null;
  return { text: text.replace(said[0], () => only), note: `reading "${said[0]}" as "${only}"` };
}

/** Every word of the value begins like the word that stands for it, and leaves off behind a consonant. */
function isCutShort(words: readonly string[], value: readonly string[]): boolean {
  const least = words.length === 1 ? LEAST : LEAST_OF_SEVERAL;
  const isBegun = (word: string, whole: string) =>
    word.length >= least && whole.length >= word.length + LEFT_OUT && whole.startsWith(word) && (words.length > 1 || !/[aeiou]$/.test(word));
  return words.length === value.length && words.every((word, at) => isBegun(word.toLowerCase(), value[at]?.toLowerCase() ?? ''));
}
