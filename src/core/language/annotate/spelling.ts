import { editDistance } from '../../../text/edit-distance.ts';
import { SUPERLATIVES } from '../lexicon/en/superlatives.ts';
import { KNOWN_STEMS, KNOWN_WORDS, RESPELLED_WORDS } from '../lexicon/en/known-words.ts';
import type { QueryField } from '../query-field.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Schema } from '../profile/schema.ts';
import { isShortFor, shareRoot, stem } from '../stem.ts';
import { isParticiple } from './happenings.ts';
import type { Token } from '../tokens.ts';

/** Shorter words have too many neighbors. */
const SHORTEST = 5;
/** What is written may have lost a letter ("undr 900", "pges"). */
const SHORTEST_WRITTEN = 4;
/** A yes-or-no field stands by no number, so that only a long word is surely meant for its name. */
const SHORTEST_FLAG = 8;
const MOST_TOKENS = 60;
const MOST_SAMPLES = 3000;
/** A number within so many tokens says that a word compares. */
const NUMBER_REACH = 2;

/**
 * The tokens with words that nothing knows read as the one word that they share a root with or are one edit away from: of the names of fields, and
 * of the comparing words before a number. Their text and place stay.
 */
export function respelled(tokens: readonly Token[], { profiles, bySaid }: Schema, fields: readonly QueryField[]): readonly Token[] {
  let vocabulary: Vocabulary | undefined;
  return tokens.map((token, at) => {
    if (at >= MOST_TOKENS || token.kind !== 'word' || token.lower.length < SHORTEST_WRITTEN || bySaid.has(token.stem) || EXTREMES.has(token.lower))
      return token;
    vocabulary ??= vocabularyOf(profiles, fields);
    const related = relatedWord(token, vocabulary);
    // "inspected" of an inspection says that it is done.
    if (related !== null && isParticiple(token)) return { ...token, stem: stem(related) };
    const meant =
      related ??
      (isKnown(token, vocabulary) ? null : misspelledWord(token, vocabulary)) ??
      // "befor" is the stem of what it misspells.
      (KNOWN_WORDS.has(token.lower) || vocabulary.held().has(token.lower) ? null : comparingWord(tokens, at));
    return meant === null ? token : { ...token, lower: meant, stem: stem(meant) };
  });
}

/** "lowest" is no "low" of a name: it asks for an order. */
const EXTREMES: ReadonlySet<string> = new Set(SUPERLATIVES.flatMap(([text, extreme]) => (extreme === null ? [] : [text])));

/** What is a word of the language or of the data is spelled as it is meant. */
function isKnown({ lower, stem: root }: Token, { held }: Vocabulary): boolean {
  return KNOWN_WORDS.has(lower) || KNOWN_STEMS.has(root) || held().has(lower);
}

interface Vocabulary {
  /** Words of the names of numbers, dates and flags. */
  readonly measured: readonly string[];
  readonly flags: readonly string[];
  /** Words of these names that are no words of the language. */
  readonly short: readonly string[];
  /** Words of values: they are spelled as they are meant. */
  readonly held: () => ReadonlySet<string>;
}

const derived = new WeakMap<readonly QueryField[], Vocabulary>();

function vocabularyOf(profiles: readonly FieldProfile[], fields: readonly QueryField[]): Vocabulary {
  const known = derived.get(fields);
  if (known !== undefined) return known;
  const namesOf = (isMeant: (type: string) => boolean) => [
    ...new Set(
      profiles.flatMap(({ field, words }) => (isMeant(field.type) ? words.filter(({ weight }) => weight === 1).map((word) => word.stem) : [])),
    ),
  ];
  const isWritten = (word: string) => word.length >= SHORTEST_WRITTEN;
  let held: ReadonlySet<string> | undefined;
  const vocabulary = {
    measured: namesOf((type) => type === 'number' || type === 'date').filter(isWritten),
    flags: namesOf((type) => type === 'boolean').filter(isWritten),
    short: namesOf((type) => type !== 'text').filter((word) => !KNOWN_WORDS.has(word) && !KNOWN_STEMS.has(word)),
    held: () => (held ??= heldBy(fields)),
  };
  derived.set(fields, vocabulary);
  return vocabulary;
}

function heldBy(fields: readonly QueryField[]): ReadonlySet<string> {
  const samples = fields.flatMap(({ type, samples: values = [] }) => (type === 'text' ? values : [])).slice(0, MOST_SAMPLES);
  return new Set(samples.flatMap((sample) => sample.toLowerCase().split(/[^\p{L}\p{M}]+/u)));
}

/** The only word of a name that shares a root with a word, or else that is written short for it. */
function relatedWord(token: Token, { measured, flags, short }: Vocabulary): string | null {
  return (
    onlyOne([...measured, ...flags].filter((word) => shareRoot(word, token.stem) && !isDoer(word, token))) ??
    onlyOne(short.filter((word) => isShortFor(word, token)))
  );
}

/** "watches" are no watchers. */
function isDoer(word: string, { lower, stem: root }: Token): boolean {
  return lower.endsWith('s') && word === `${root}er`;
}

/** The only word of a name that a word misspells; of a short one it has lost a letter, since a changed one makes another word of it. */
function misspelledWord({ lower, stem: root }: Token, { measured, flags }: Vocabulary): string | null {
  const names = lower.length < SHORTEST_FLAG ? measured : [...measured, ...flags];
  return onlyOne(names.filter((word) => (word.length >= SHORTEST || root.length < word.length) && isOneEditApart(word, root)));
}

/** The only comparing word that a word before a number misspells. */
function comparingWord(tokens: readonly Token[], at: number): string | null {
  const isByNumber = tokens.slice(at + 1, at + 1 + NUMBER_REACH).some(({ kind }) => kind === 'number');
  if (!isByNumber) return null;
  const word = tokens[at]?.lower ?? '';
  return onlyOne(RESPELLED_WORDS.filter((known) => known.length >= SHORTEST && isOneEditApart(known, word)));
}

function onlyOne(words: readonly string[]): string | null {
  const [first, ...more] = new Set(words);
  return first === undefined || more.length > 0 ? null : first;
}

/** One letter lost, gained or changed, or two neighbors swapped; the first letter is rarely missed. */
function isOneEditApart(a: string, b: string): boolean {
  return a !== b && a[0] === b[0] && Math.abs(a.length - b.length) <= 1 && editDistance(a, b) === 1;
}
