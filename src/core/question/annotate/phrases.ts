import { wordSet } from '../../../text/word-set.ts';
import type { Token } from '../../language/tokens.ts';
import { english } from '../lexicon/en.ts';
import { phrasesOf, type QuestionWords } from '../lexicon/lexicon.ts';
import { verbs as verbConcepts } from './concept-table.ts';
import { stem } from '../../language/stem.ts';
import { CLOSED_WORDS } from '../lexicon/passed-over.ts';
import type { Piece, PieceContent } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly content: PieceContent;
  readonly weight: number;
}

type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

const table: PhraseTable = compiled(english);

/** Every phrase of the lexicon that stands in the tokens; they may overlap. */
export function annotatePhrases(tokens: readonly Token[]): readonly Piece[] {
  return tokens.flatMap((token, at) =>
    (table.get(token.lower) ?? [])
      .filter(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word) && !isOfNumber(tokens, at))
      .map(({ words, content, weight }): Piece => ({
        ...content,
        from: at,
        to: at + words.length,
        // What a question begins with is said of nothing else.
        score: words.length * weight + (words.length - 1) * WEIGHTS.whole + (at === 0 && content.kind === 'head' ? WEIGHTS.opening : 0),
      }))
      .filter((piece) => !isGroupingPer(piece, tokens) && !isMonthOfMay(piece, tokens)),
  );
}

/** "in May", which is no auxiliary. */
function isMonthOfMay({ kind, from }: Piece, tokens: readonly Token[]): boolean {
  return (
    kind === 'harmless' &&
    tokens[from]?.lower === 'may' &&
    /^(?:in|during|since|until|till|from|before|after|by|last|this|next|early|mid|late|of|through|throughout)$/.test(tokens[from - 1]?.lower ?? '')
  );
}

/** "75 min", "75+ min" and "20 € max" are no minimum or maximum of a field, and "10 %" asks for no percentage. */
function isOfNumber(tokens: readonly Token[], at: number): boolean {
  const isNumber = (place: number) => tokens[place]?.kind === 'number';
  const isMinutes = tokens[at]?.lower === 'min' && isNumber(tokens[at - 1]?.text === '+' ? at - 2 : at - 1);
  const next = tokens[at + 1];
  const isLast = next === undefined || next.kind === 'mark' || /^(?:and|or|with|in|for|per)$/.test(next.lower);
  const isAmount = tokens[at]?.text === '%' && isNumber(at - 1);
  return isAmount || isMinutes || (isLast && /^(?:min|max|minimum|maximum)$/.test(tokens[at]?.lower ?? '') && (isNumber(at - 1) || isNumber(at - 2)));
}

/** Small whole numbers in words, and ordinals. */
export const numerals: ReadonlyMap<string, number> = new Map(Object.entries(english.numerals));

const VERBS: ReadonlySet<string> = new Set([...english.verbs.split('|'), ...english.earning.split('|')]);
/** Verbs that hold a question together in other senses too. */
const MOTION: ReadonlySet<string> = wordSet('come comes go goes get gets going coming');
const HARMLESS: ReadonlySet<string> = new Set(english.harmless.split('|'));

/** True for a word that questions are made of, so that it is no misspelling. */
export function isKnownWord(word: string): boolean {
  return VERBS.has(word) || HARMLESS.has(word) || table.has(word);
}

/** True for a verb that says that a record has, is or costs something. */
export function isVerbWord(word: string): boolean {
  return VERBS.has(word) || MOTION.has(word) || verbConcepts.has(stem(word));
}

export const peopleWords: ReadonlySet<string> = new Set(english.people.split('|'));
export const recordWords: ReadonlySet<string> = new Set(english.records.split('|'));
export const runWords: ReadonlySet<string> = new Set(english.runs.split('|'));

function compiled(words: QuestionWords): PhraseTable {
  const phrases: Phrase[] = [];
  const add = (list: string, content: PieceContent, weight: number = WEIGHTS.phrase) => {
    for (const each of phrasesOf(list)) phrases.push({ words: tokensOf(each), content, weight });
  };
  for (const [head, list] of entriesOf(words.heads)) add(list, { kind: 'head', head }, head === 'what' ? WEIGHTS.harmless + 0.2 : WEIGHTS.phrase);
  for (const [aggregate, list] of entriesOf(words.aggregates)) add(list, { kind: 'aggregate', aggregate });
  add(words.groupers, { kind: 'grouper' });
  add(words.sorters, { kind: 'sorter' });
  add(words.ascending, { kind: 'direction', descending: false }, WEIGHTS.value);
  add(words.descending, { kind: 'direction', descending: true }, WEIGHTS.value);
  for (const [unit, list] of entriesOf(words.buckets)) add(list, { kind: 'bucket', unit }, WEIGHTS.phrase - 0.1);
  for (const [unit, list] of entriesOf(words.rhythms)) add(list, { kind: 'rhythm', unit });
  for (const [word, list] of entriesOf(words.extremes)) {
    add(list, { kind: 'extreme', word, idea: null, descending: !/^(?:least|lowest|worst|rare)$/.test(word) });
  }
  for (const [phrase, place] of Object.entries(words.ordinals)) add(phrase, { kind: 'ordinal', place });
  for (const [link, list] of entriesOf(words.links)) add(list, { kind: 'link', link }, link === 'about' ? WEIGHTS.phrase : WEIGHTS.link);
  add(words.verbs, { kind: 'verb', earning: false }, WEIGHTS.verb);
  add(words.earning, { kind: 'verb', earning: true }, WEIGHTS.verb + 0.1);
  add(words.asides, { kind: 'harmless' });
  add(words.harmless, { kind: 'harmless' }, WEIGHTS.harmless);
  add(CLOSED_WORDS.join('|'), { kind: 'harmless' }, WEIGHTS.harmless);
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

/** Phrases as they are cut into tokens: marks inside a word are tokens of their own. */
function tokensOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => (/^\p{L}+(?:'\p{L}+)*$|^\d+$/u.test(word) ? [word] : (word.match(/\d+|\p{L}[\p{L}\p{N}]*(?:'\p{L}+)*|\S/gu) ?? [])));
}

// The keys of a lexicon are those of its type.
function entriesOf<Key extends string>(list: Readonly<Record<Key, string>>): readonly (readonly [Key, string])[] {
  return Object.entries(list) as [Key, string][];
}

/** "and per month?", "how many events per month" ask for groups; "what is the rent per month?" and "how many cost under 900 per month" do not. */
function isGroupingPer({ kind, from }: Piece, tokens: readonly Token[]): boolean {
  if (kind !== 'harmless' || tokens[from]?.lower !== 'per') return false;
  const before = tokens.slice(0, from);
  const isFirst = before.every(({ lower }) => /^(?:and|now|so|ok|okay|then|also)$/.test(lower));
  const isCounted = /\b(?:how many|number of|count of)\b/.test(before.map(({ lower }) => lower).join(' '));
  return isFirst || (isCounted && before.every((token) => token.kind !== 'number' && !PRICED.test(token.lower)));
}

const PRICED = /^(?:cost|costs|pay|pays|paid|charge|charges|rent|rents|price|prices|cheap|cheaper|afford)$/;
