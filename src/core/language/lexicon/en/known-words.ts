import { MONTHS, WEEKDAYS } from '../../../fields/date/calendar.ts';
import { concepts } from '../../profile/lexicon.ts';
import { stem } from '../../stem.ts';
import { AFTER, BEFORE, COMPARATIVES } from './comparators.ts';
import { FLAG_HEADS, FLAG_SYNONYMS, HAVING, LIGHT_FLAG_WORDS, QUALITIES } from './flags.ts';
import { DOMAINS, RECORD_NOUNS } from './records.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { UNIT_WORDS } from './units.ts';
import { STOP_WORDS, ENGLISH_WORDS } from './function-words.ts';

const compared = [...Object.keys(BEFORE), ...Object.keys(AFTER), ...Object.keys(COMPARATIVES)];

/** Words that compare, and words for what is measured or named. */
export const ASKING_WORDS: ReadonlySet<string> = wordsOf([
  ...compared,
  ...SUPERLATIVES.map(([phrase]) => phrase),
  ...concepts.flatMap(({ names, says }) => [...names, ...says]),
  ...ENGLISH_WORDS,
]);

/** Every word that some list here has: none of them is a misspelling. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...ASKING_WORDS,
  ...wordsOf([
    ...UNIT_WORDS.flatMap(([, , words]) => words.split('|')),
    ...DOMAINS.map(({ nouns }) => nouns),
    ...Object.values(FLAG_SYNONYMS),
    RECORD_NOUNS,
    STOP_WORDS,
    LIGHT_FLAG_WORDS,
    FLAG_HEADS,
    HAVING,
    QUALITIES,
  ]),
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
]);

/** The stems of all of them. */
export const KNOWN_STEMS: ReadonlySet<string> = new Set([...KNOWN_WORDS].map(stem));

function wordsOf(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((words) => words.split(' ')));
}

/** Comparing words that a misspelled word may stand for. */
export const RESPELLED_WORDS: readonly string[] = 'under below above between before after since around about within minimum maximum'.split(' ');
