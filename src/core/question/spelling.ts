import { wordSet } from '../../text/word-set.ts';
import type { FieldProfile } from '../language/profile/fields.ts';
import { stem } from '../language/stem.ts';
import { wordsOfName } from '../language/profile/field-names.ts';
import { tokenize, type Token } from '../language/tokens.ts';
import type { QueryField } from '../language/query-field.ts';
import { isLightSwitchWord } from '../language/annotate/flags/switch-words.ts';
import { ASKING_WORDS, KNOWN_WORDS } from '../language/lexicon/en/known-words.ts';
import { isKnownWord } from './annotate/phrases.ts';
import { valueFor } from './annotate/values/clipped-values.ts';
import { MEANT_BY_SLIP } from './lexicon/slips.ts';
import { PERSON_NOUNS } from './lexicon/other-nouns.ts';
import type { DataFacts, EntityWord } from './facts.ts';
import { rootOf } from '../language/values/roots.ts';
import { MONTHS, WEEKDAYS } from '../fields/date/calendar.ts';

/** What a misspelled word may have been meant for. */
export interface Spelling {
  readonly profiles: readonly FieldProfile[];
  readonly facts: DataFacts;
  readonly entityOf: (word: string) => EntityWord;
  readonly fields: readonly QueryField[];
}

const LEAST = 5;
/** Shorter words of the lexicon have neighbors that are words of their own. */
const LEAST_ASKING = 6;
const MOST_WORDS = 3;
const MOST_VALUES = 50;

/** Words that questions are made of, besides those of the lexicon. */
const ASKING: ReadonlySet<string> = wordSet(
  'number average median total minimum maximum highest lowest cheapest expensive percentage between without cheaper largest smallest products records common different disappeared happened missing newest oldest latest',
);

/**
 * The text with unknown words written as the one known word that is a single typo away, or as the value that they are short for; null where none of them
 * has one. The others stay, to be found wanting again.
 */
export function respelledText(
  text: string,
  tokens: readonly Token[],
  unknown: readonly string[],
  spelling: Spelling,
): { readonly text: string; readonly notes: readonly string[] } | null {
  if (unknown.length > MOST_WORDS) return null;
  const meant = new Map<string, string>();
  for (const written of unknown) {
    const word = written.toLowerCase();
    // "countries" of a field called country is spelled as it should be.
    const isName = spelling.profiles.some(({ words }) => words.some((each) => each.stem === stem(word)));
    const known = isName
      ? null
      : (MEANT_BY_SLIP.get(word) ?? valueFor(written, spelling) ?? meantBy(word, spelling) ?? besideName(word, tokens, spelling));
    if (known !== null) meant.set(word, known);
  }
  if (meant.size === 0) return null;
  let [respelled, done] = ['', 0];
  for (const { lower, start, end } of tokens) {
    const known = meant.get(lower);
    if (known === undefined) continue;
    respelled += text.slice(done, start) + known;
    done = end;
  }
  return { text: respelled + text.slice(done), notes: [...meant].map(([word, known]) => `reading "${word}" as "${known}"`) };
}

/** "grean fee" of a green fee: the word of a name whose other words stand beside it, which one letter of another makes it. */
function besideName(word: string, tokens: readonly Token[], { profiles }: Pick<Spelling, 'profiles'>): string | null {
  const at = tokens.findIndex(({ lower }) => lower === word);
  const beside = new Set([tokens[at - 1]?.stem, tokens[at + 1]?.stem]);
  const meant = profiles.flatMap(({ field, words }) =>
    words.length === 2 && words.some(({ stem: other }) => beside.has(other))
      ? wordsOfName(field).filter(
          (own) => own.length === word.length && own.length >= LEAST && [...own].filter((letter, index) => letter !== word[index]).length === 1,
        )
      : [],
  );
  const [only, ...more] = new Set(meant);
  return more.length === 0 ? (only ?? null) : null;
}

/** The one known word that a word is a single typo away from; null where there is none, or where there are several. */
export function meantBy(word: string, { profiles, facts, entityOf }: Omit<Spelling, 'fields'>): string | null {
  // "climbers" is not a typo of "climbs".
  if (
    word.length < LEAST ||
    !/^\p{L}+$/u.test(word) ||
    PERSON_NOUNS.has(rootOf(word)) ||
    /^(?:kind|foreign)$/.test(entityOf(word)) ||
    isKnownWord(word) ||
    KNOWN_WORDS.has(word) ||
    PARTS_OF_DAY.test(word)
  )
    return null;
  const stems = profiles.flatMap(({ words }) => words.flatMap((each) => (each.stem.length >= LEAST_ASKING ? each.stem : [])));
  const names = new Set(profiles.flatMap(({ words }) => words.map((each) => rootOf(each.stem))));
  const spoken = new Set(profiles.flatMap(({ says }) => [...says]));
  const isKnown = (other: string) =>
    // "listening" is no "listeing".
    !/eings?$/.test(other) && isSpelledSo(other);
  const isSpelledSo = (other: string) =>
    ASKING.has(other) ||
    (other.length >= LEAST_ASKING && isAskingWord(other)) ||
    (other.length >= LONG && CALENDAR.has(other)) ||
    names.has(rootOf(other)) ||
    (other.length >= LONG && stems.some((each) => other.startsWith(each) && NOUN_ENDING.test(other.slice(each.length)))) ||
    (other.length >= LEAST_ASKING && (spoken.has(stem(other)) || isLightSwitchWord(stem(other)))) ||
    (other.length >= LEAST && !DOERS.test(word) && entityOf(other) === 'certain') ||
    (other.length >= LEAST &&
      facts
        .findValues(other)
        .some(
          ({ field, records, spellings }) =>
            records > 2 && isSpelled(other, spellings) && (facts.distinct(field) ?? Infinity) <= Math.max(MOST_VALUES, facts.records / 50),
        ));
  const roots = new Map<string, string>();
  for (const other of [...british(word), ...typosOf(word), ...redoubled(word)])
    if (other !== word && !roots.has(rootOf(other)) && isKnown(other)) roots.set(rootOf(other), other);
  // "expensve" is "expensive" sooner than an expense.
  const asking = [...roots.values()].filter((other) => ASKING.has(other));
  const [only, ...more] = asking.length > 0 ? asking : [...roots.values()];
  return more.length === 0 && only !== undefined ? only : null;
}

/** A word of the lexicon that is no noun for records: "covers" of a file of songs is no misspelled word for others. */
function isAskingWord(word: string): boolean {
  return isKnownWord(word) || ASKING_WORDS.has(word) || MOVED_WORDS.has(word);
}

/** Verbs of what became of records: "droped". */
const MOVED_WORDS: ReadonlySet<string> = wordSet(
  'dropped raised lowered increased decreased reduced removed changed vanished disappeared appeared withdrawn cheaper dearer pricier',
);

/** "hackers" are those who do something, and no misspelled records. */
const DOERS = /(?:er|or|ist)s?$/;

/** The word itself stands in a value, or its singular: "stats" is no State. */
function isSpelled(word: string, spellings: readonly string[]): boolean {
  return spellings.some((value) => {
    const words = value.toLowerCase().split(/[^\p{L}]+/u);
    return words.includes(word) || words.includes(word.replace(/s$/, '')) || words.includes(`${word}s`);
  });
}

function british(word: string): readonly string[] {
  return [
    word.replace('isa', 'iza').replace('ise', 'ize').replace('isi', 'izi'),
    word.replace('ize', 'ise'),
    word.replace('our', 'or'),
    word.replace('or', 'our'),
    word.replace(/tre(s?)$/, 'ter$1'),
    word.replace(/ter(s?)$/, 'tre$1'),
  ];
}

const LONG = 8;

/** "evenings" are no "eventings". */
const PARTS_OF_DAY = /^(?:morning|noon|afternoon|evening|night|weekend)s?$/;

/** What nouns and verbs of a stem end in: "calibration" of `calibratedOn`. */
const NOUN_ENDING = /^(?:e?[ds]?|ing|ions?|ments?|ations?|ances?|[eo]rs?|als?)$/;

/** Names of months and weekdays: "Febuary". */
const CALENDAR: ReadonlySet<string> = new Set([...MONTHS.keys(), ...WEEKDAYS.keys()]);

/** "begginers": of a long word, one letter is written twice that stands once, and another once that stands twice. */
function* redoubled(word: string): Generator<string> {
  if (word.length < LONG - 1) return;
  for (let twice = 1; twice < word.length; twice += 1) {
    if (word[twice] !== word[twice - 1]) continue;
    const single = word.slice(0, twice) + word.slice(twice + 1);
    for (let once = 1; once < single.length; once += 1)
      if (once !== twice - 1) yield single.slice(0, once) + single.charAt(once) + single.slice(once);
  }
}
const VOWEL = /^[aeiou]$/;

/** Words that lose, gain or swap one letter; the first one is rarely missed. */
function* typosOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    // What is lost or gained at the end is a plural.
    if (after.length > 1) yield before + after.slice(1);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') yield before + letter + after;
    // "experiance": one vowel for another, where the rest leaves no doubt.
    if (word.length >= LONG && VOWEL.test(after.charAt(0))) for (const vowel of 'aeiou') yield before + vowel + after.slice(1);
  }
}

/** "the Lakers": a capital inside the sentence is rather a name than what records are called by. */
export function isCapitalName(word: string, text: string): boolean {
  return tokenize(text).some((token, at) => at > 0 && token.lower === word && /^\p{Lu}\p{Ll}/u.test(token.text));
}
