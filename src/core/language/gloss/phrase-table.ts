import { editDistance } from '../../../text/edit-distance.ts';
import type { ForeignLexicon } from '../lexicon/foreign.ts';
import { stem } from '../stem.ts';
import type { Token } from '../tokens.ts';
import { fold } from '../../fields/role-words.ts';
import { comparable, SAME, sameness, type ComparableWord } from './comparable.ts';
import { BETWEEN_PIECES, saidIn, saidOf, type PhraseKind, type Said } from './said.ts';
import { saidTables } from './said-tables.ts';

/** A phrase of another language with its English. */
export interface Phrase {
  readonly words: readonly ComparableWord[];
  /** May be empty: the phrase says nothing. */
  readonly english: string;
  readonly kind: PhraseKind;
  /** Its words as they are written, where not all of them are English words too: those tell the language. */
  readonly telling: readonly string[];
}

/** The phrases of a language. Each is made when something with its first word is looked up: most texts are in English, and look up few. */
export interface PhraseTable {
  readonly lexicon: ForeignLexicon;
  /** Those whose first word has this root, the longest first. */
  readonly startingWith: (root: string) => readonly Phrase[];
  readonly all: () => readonly Phrase[];
  /** Stems of the English words, without those that are words of the language too: they tell that names are in English. */
  readonly english: () => ReadonlySet<string>;
  /** Words of the language that are English words too, without accents. */
  readonly alsoEnglish: ReadonlySet<string>;
}

/** First words that are kept, with those of which a lexicon has nothing: more than all that it has. */
const MOST_MADE = 4096;

/** Makes the table of a lexicon. */
export function createPhraseTable(lexicon: ForeignLexicon): PhraseTable {
  const alsoEnglish = new Set(lexicon.alsoEnglish.split(/\s+/).map(fold));
  const said = saidTables[lexicon.code]();
  const made = new Map<string, readonly Phrase[]>();
  const make = (each: Said) => phraseOf(lexicon, alsoEnglish, each);
  const makeRoot = (root: string) => {
    const phrases = saidOf(said, root)
      .map(make)
      .toSorted((a, b) => b.words.length - a.words.length);
    if (made.size >= MOST_MADE) made.clear();
    made.set(root, phrases);
    return phrases;
  };
  let all: readonly Phrase[] | undefined;
  let english: ReadonlySet<string> | undefined;
  const table: PhraseTable = {
    lexicon,
    alsoEnglish,
    startingWith: (root) => made.get(root) ?? makeRoot(root),
    all: () => (all ??= saidIn(said).map(make)),
    english: () => (english ??= englishOf(table)),
  };
  return table;
}

function englishOf({ all, alsoEnglish }: PhraseTable): ReadonlySet<string> {
  const own = new Set([...new Set(all().flatMap(({ telling }) => telling))].map(fold));
  const words = new Set(all().flatMap((phrase) => phrase.english.split(' ')));
  return new Set([...words].filter((word) => word.length > 2 && !own.has(fold(word)) && !alsoEnglish.has(fold(word))).map(stem));
}

function phraseOf(lexicon: ForeignLexicon, alsoEnglish: ReadonlySet<string>, { said, left, kind }: Said): Phrase {
  const pieces = said.split(BETWEEN_PIECES).filter((piece) => piece !== '');
  // What is written as in English does not show the language.
  const isTelling =
    said !== left &&
    (pieces.filter((piece) => /\p{L}/u.test(piece)).length >= MANY_WORDS ||
      pieces.some((piece) => /\p{L}{2}|[¿¡]/u.test(piece) && !alsoEnglish.has(fold(piece))));
  return { words: pieces.map((piece) => comparable(piece, lexicon)), english: left, kind, telling: isTelling ? pieces : [] };
}

/** A phrase of so many words is no English one, even where each of its words is an English word too ("le plus long"). */
const MANY_WORDS = 3;

/** The longest phrase that begins at a token; of several, the one that is typed as it is written. */
export function phraseAt({ lexicon, startingWith }: PhraseTable, tokens: readonly Token[], at: number): Phrase | undefined {
  const first = comparable(tokens[at]?.lower ?? '', lexicon);
  let best: Phrase | undefined;
  let most = 0;
  for (const phrase of startingWith(first.root)) {
    if (best !== undefined && phrase.words.length < best.words.length) break;
    const same = samenessAt(phrase, tokens, at, lexicon);
    if (phrase.kind === 'comparative' && !isAmount(tokens[at + phrase.words.length], lexicon)) continue;
    if (same > most) [best, most] = [phrase, same];
  }
  return best;
}

/** "más caro que no tenga": only before an amount does an adjective compare. */
function isAmount(token: Token | undefined, { amountsBegin, capitalizesNouns }: ForeignLexicon): boolean {
  if (token === undefined) return false;
  return token.kind !== 'word' || amountsBegin.test(token.lower) || (capitalizesNouns && token.text !== token.lower);
}

/** How far all words of a phrase stand at a token; 0 where one does not. */
function samenessAt({ words, kind }: Phrase, tokens: readonly Token[], at: number, lexicon: ForeignLexicon): number {
  let sum = 0;
  for (const [index, word] of words.entries()) {
    const same = sameness(comparable(tokens[at + index]?.lower ?? '', lexicon), word);
    // A short word of grammar has no endings: "unten" is not "unter".
    if (same === SAME.none || (same === SAME.inflected && kind === 'word' && word.root.length < SHORTEST_WORD_ROOT)) return 0;
    sum += same;
  }
  return sum;
}

const SHORTEST_WORD_ROOT = 4;

/** Whether a phrase shows the language of the tokens that it was found at: short words that differ in their ending may be English ("plant", "planta"). */
export function tells({ telling }: Phrase, { lexicon, alsoEnglish }: PhraseTable, tokens: readonly Token[], at: number): boolean {
  if (telling.length === 0) return false;
  if (telling.length === 1 && alsoEnglish.has(fold(tokens[at]?.lower ?? ''))) return false;
  // "Rua 25 de Abril": elsewhere than in German, capitals begin names.
  if (!lexicon.capitalizesNouns && at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind !== 'mark') return false;
  return telling.some((word, index) => {
    const lower = tokens[at + index]?.lower ?? '';
    return (lower === word && /[\p{L}¿¡]/u.test(word)) || fold(lower) === fold(word) || lower.length >= LONG || /[^\x20-\x7e]/.test(lower);
  });
}

const LONG = 9;

/** The noun that a word stands for. */
export function nounOf({ lexicon, startingWith }: PhraseTable, word: string): Phrase | undefined {
  const typed = comparable(word, lexicon);
  const nouns = startingWith(typed.root).filter(({ words, kind }) => (kind === 'noun' || kind === 'value') && words.length === 1);
  return nouns.find(({ words }) => words[0]?.written === word) ?? nouns.find(({ words }) => words[0] !== undefined && sameness(typed, words[0]) > 0);
}

/** The only word of the lexicon that a long word misspells by one letter. */
export function misspelledPhrase({ all, lexicon }: PhraseTable, word: string): Phrase | undefined {
  const typed = comparable(word, lexicon);
  if (typed.folded.length < SHORTEST_MISSPELLED) return undefined;
  const near = all().filter((phrase) => isOneEditApart(phrase, typed.folded));
  return new Set(near.map(({ english }) => english)).size === 1 ? near[0] : undefined;
}

function isOneEditApart({ words, english }: Phrase, typed: string): boolean {
  const [first] = words;
  if (first === undefined || words.length > 1 || english === '' || first.folded.length < SHORTEST_MISSPELLED) return false;
  return first.folded[0] === typed[0] && Math.abs(first.folded.length - typed.length) <= 1 && editDistance(first.folded, typed) === 1;
}

const SHORTEST_MISSPELLED = 6;

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

/** "quelqu'un" has the longest word before an apostrophe. */
const LONGEST_ELIDED = 6;
