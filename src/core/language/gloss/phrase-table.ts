import type { ForeignLexicon } from '../lexicon/foreign.ts';
import { stem } from '../stem.ts';
import type { Token } from '../tokens.ts';

/** A phrase of another language with its English. */
export interface Phrase {
  /** Forms of its words that compare. */
  readonly words: readonly string[];
  /** May be empty: the phrase says nothing. */
  readonly english: string;
  /** Its words as they are written. */
  readonly written: readonly string[];
  readonly isNoun: boolean;
  /** Its words as they are written, where not all of them are English words too: those tell the language. */
  readonly telling: readonly string[];
}

/** The phrases of a language by their first word, the longest first. */
export interface PhraseTable {
  readonly lexicon: ForeignLexicon;
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** Stems of the English words, without those that are words of the language too: they tell that names are in English. */
  readonly english: ReadonlySet<string>;
}

/** Makes the table of a lexicon. */
export function createPhraseTable(lexicon: ForeignLexicon): PhraseTable {
  const byFirst = new Map<string, Phrase[]>();
  const phrases = [...phrasesOf(lexicon, lexicon.phrases, false), ...phrasesOf(lexicon, lexicon.nouns, true)];
  const own = new Set([...phrases.flatMap(({ telling }) => telling), ...lexicon.alsoEnglish.split(/\s+/)].map(fold));
  const english = phrases.flatMap((phrase) => phrase.english.split(' ')).filter((word) => word.length > 2 && !own.has(fold(word)));
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? '';
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [phrase]);
    else list.push(phrase);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { lexicon, byFirst, english: new Set(english.map(stem)) };
}

function phrasesOf(lexicon: ForeignLexicon, text: string, isNoun: boolean): readonly Phrase[] {
  const english = new Set(lexicon.alsoEnglish.split(/\s+/).map(fold));
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    if (at === -1) return [];
    const left = line.slice(0, at).trim();
    return line
      .slice(at + 1)
      .split(' | ')
      .map((phrase): Phrase => {
        const pieces = phrase.trim().split(/ |(?<=['-])|(?=[.-])|(?<=\d)(?=\p{L})/u);
        // What is written as in English tells nothing.
        const isTelling = phrase.trim() !== left && pieces.some((piece) => /\p{L}{2}|[¿¡]/u.test(piece) && !english.has(fold(piece)));
        return { words: pieces.map((piece) => comparable(piece, lexicon)), english: left, written: pieces, isNoun, telling: isTelling ? pieces : [] };
      });
  });
}

/** The longest phrase that begins at a token. */
export function phraseAt({ lexicon, byFirst }: PhraseTable, tokens: readonly Token[], at: number): Phrase | undefined {
  const phrases = byFirst.get(comparable(tokens[at]?.lower ?? '', lexicon)) ?? [];
  const found = phrases.filter(({ words }) => words.every((word, index) => comparable(tokens[at + index]?.lower ?? '', lexicon) === word));
  const longest = found.filter(({ words }) => words.length === found[0]?.words.length);
  // "Bewertungen" are reviews and "Bewertung" a rating, though both compare alike.
  return longest.find(({ written }) => written.every((word, index) => word === tokens[at + index]?.lower)) ?? longest[0];
}

/** Whether a phrase tells the language of the tokens that it was found at: short words that differ in their ending may be English ("plant", "planta"). */
export function tells({ telling }: Phrase, { lexicon }: PhraseTable, tokens: readonly Token[], at: number): boolean {
  if (telling.length === 0) return false;
  // "Rua 25 de Abril": only German writes nouns with capitals, elsewhere they begin names.
  if (lexicon.code !== 'de' && at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind !== 'mark') return false;
  return telling.some((word, index) => {
    const lower = tokens[at + index]?.lower ?? '';
    return (lower === word && /[\p{L}¿¡]/u.test(word)) || fold(lower) === fold(word) || lower.length >= LONG || /[^\x20-\x7e]/.test(lower);
  });
}

const LONG = 9;

/** The noun that a word stands for. */
export function nounOf({ lexicon, byFirst }: PhraseTable, word: string): Phrase | undefined {
  return byFirst.get(comparable(word, lexicon))?.find(({ words, isNoun }) => isNoun && words.length === 1);
}

/** Tokens of which those with an apostrophe are two, in a language that elides. */
export function parted(tokens: readonly Token[], { elides }: ForeignLexicon): readonly Token[] {
  if (!elides) return tokens;
  return tokens.flatMap((token) => {
    const at = token.lower.indexOf("'");
    if (token.kind !== 'word' || at <= 0 || at > LONGEST_ELIDED || at === token.lower.length - 1 || token.lower === "aujourd'hui") return [token];
    const first = { ...token, text: token.text.slice(0, at + 1), lower: token.lower.slice(0, at + 1), end: token.start + at + 1 };
    const second = { ...token, text: token.text.slice(at + 1), lower: token.lower.slice(at + 1), start: first.end, glued: false };
    return [first, second];
  });
}

/** "jusqu'à" has the longest word before an apostrophe. */
const LONGEST_ELIDED = 5;

/** A word as it compares: a long one without accents and ending; an accent tells short ones apart ("más" and "mas"). */
function comparable(word: string, { endings }: ForeignLexicon): string {
  if (word.length < SHORTEST_INFLECTED) return word;
  const folded = fold(word);
  const bare = folded.replace(endings, '');
  return bare.length < SHORTEST_ROOT ? folded : bare;
}

const SHORTEST_INFLECTED = 5;
const SHORTEST_ROOT = 4;

function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
