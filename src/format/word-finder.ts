import { STOP_WORDS } from '../core/language/lexicon/en/function-words.ts';
import { withoutAccents } from '../core/condition/words.ts';
import { stem } from '../core/language/stem.ts';
import { wordSet } from '../text/word-set.ts';

/** Finds the words of a query in text, whatever their inflection, case and accents. */
export interface WordFinder {
  readonly holds: (text: string) => boolean;
  /** Where the first of the words begins; -1 where none stands in the text. */
  readonly first: (text: string) => number;
  /** The text with each of the words dressed. */
  readonly dressed: (text: string, dress: (word: string) => string) => string;
}

/** Words that stand in every text, and small numbers, which are bounds in most queries, say nothing of a match. */
const SILENT = wordSet(STOP_WORDS);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SMALL_NUMBER = /^\d{1,3}$/;
/** Longer texts are looked through up to here: no terminal shows more. */
const LONGEST = 20_000;

/** A finder of the words of a query that mean something; undefined when there are none. */
export function createWordFinder(query: string): WordFinder | undefined {
  const words = query.match(WORD) ?? [];
  const stems = new Set(
    words
      .map(withoutAccents)
      .filter((word) => !SILENT.has(word) && !SMALL_NUMBER.test(word))
      .map(stem),
  );
  if (stems.size === 0) return undefined;
  const isMeant = (word: string) => stems.has(stem(withoutAccents(word)));
  const first = (text: string) => {
    for (const { 0: word, index } of text.slice(0, LONGEST).matchAll(WORD)) if (isMeant(word)) return index;
    return -1;
  };
  return {
    holds: (text) => first(text) >= 0,
    first,
    dressed: (text, dress) => text.replace(WORD, (word) => (isMeant(word) ? dress(word) : word)),
  };
}
