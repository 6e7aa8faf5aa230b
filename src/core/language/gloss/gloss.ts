import { french } from '../lexicon/fr/phrases.ts';
import { german } from '../lexicon/de/phrases.ts';
import { spanish } from '../lexicon/es/phrases.ts';
import { ENGLISH_WORDS } from '../lexicon/en/telling-words.ts';
import { tokenize, type Token } from '../tokens.ts';
import { asEnglishDates, readForeignNumber } from './foreign-numbers.ts';
import { createPhraseTable, nounOf, parted, phraseAt, tells, type PhraseTable } from './phrase-table.ts';

let tables: readonly PhraseTable[] | undefined;

/**
 * The tokens of a text, in English where it is in another language that has a lexicon. Each keeps the place of what it stands for in the text; several may stand
 * for one word, and an adjective that follows its noun comes before it.
 */
export function readTokens(text: string, names: readonly string[] = []): readonly Token[] {
  const tokens = tokenize(text);
  const table = languageOf(tokens.slice(0, MOST_READ), names);
  return table === null ? tokens : glossed(text, parted(tokens, table.lexicon), table);
}

/** A text in English, where it is in another language that has a lexicon; else as it is. */
export function readText(text: string, names: readonly string[] = []): string {
  const tokens = tokenize(text);
  const table = languageOf(tokens.slice(0, MOST_READ), names);
  if (table === null) return text;
  return glossed(text, parted(tokens, table.lexicon), table)
    .map(({ text: word, glued }, index) => (index === 0 || glued ? word : ` ${word}`))
    .join('');
}

/** The words of the names of fields, in English where most of the names that tell are in another language. */
export function createNameReader(names: readonly string[]): (words: readonly string[]) => readonly string[] {
  const table = languageOfNames(names);
  if (table === null) return (words) => words;
  return (words) =>
    glossed('', tokenize(words.join(' ')), table)
      .map(({ lower }) => lower)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const MOST_READ = 300;

/** The language of which most words are; where no word tells, that of the names of the fields. Null for English. */
function languageOf(tokens: readonly Token[], names: readonly string[]): PhraseTable | null {
  const english = tokens.filter(({ lower }) => ENGLISH_WORDS.has(lower)).length;
  return mostTelling(tokens, () => english) ?? (english === 0 && tokens.some(({ kind }) => kind === 'word') ? languageOfNames(names) : null);
}

function languageOfNames(names: readonly string[]): PhraseTable | null {
  const key = names.join('\n');
  const before = languages.get(key);
  if (before !== undefined) return before;
  const tokens = tokenize(names.map((name) => name.slice(0, LONGEST_NAME).replaceAll(/[_.-]+/g, ' ')).join(' , '));
  const known = ({ english }: PhraseTable) => tokens.filter((token) => ENGLISH_WORDS.has(token.lower) || english.has(token.stem)).length;
  const language = mostTelling(tokens, known);
  if (languages.size >= LANGUAGES_KEPT) languages.clear();
  languages.set(key, language);
  return language;
}

/** Languages of sets of names, which every query asks for again. */
const languages = new Map<string, PhraseTable | null>();
const LANGUAGES_KEPT = 100;
const HINT = 0.3;
const LONGEST_NAME = 200;

/** The language of which more words are than are English. */
function mostTelling(tokens: readonly Token[], english: (table: PhraseTable) => number): PhraseTable | null {
  tables ??= [german, french, spanish].map(createPhraseTable);
  let best: PhraseTable | null = null;
  let most = 0;
  for (const table of tables) {
    const telling = tellingWords(parted(tokens, table.lexicon), table);
    if (telling <= english(table)) continue;
    // "entre 20 y 40": a word that two languages share is told by the short ones around it.
    const weighed = telling + HINT * tokens.filter(({ lower }) => table.lexicon.hints.has(lower)).length;
    if (weighed > most) [best, most] = [table, weighed];
  }
  return best;
}

function tellingWords(tokens: readonly Token[], table: PhraseTable): number {
  let telling = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'number') continue;
    const phrase = phraseAt(table, tokens, at);
    const compound = phrase === undefined ? compoundOf(tokens[at]?.lower ?? '', table) : null;
    if (phrase !== undefined && tells(phrase, table, tokens, at)) telling += phrase.words.length;
    else if (compound !== null) telling += 1;
    at += (phrase?.words.length ?? 1) - 1;
  }
  return telling;
}

/** A span of a text with its English. */
interface Piece {
  readonly tokens: readonly Token[];
  readonly isNoun: boolean;
  /** It says more of the noun beside it. */
  readonly isModifier: boolean;
}

function glossed(text: string, tokens: readonly Token[], table: PhraseTable): readonly Token[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const number = readForeignNumber(text, tokens, at, table.lexicon);
    if (number !== null) {
      pieces.push({ tokens: englishTokens(number.english, token, tokens[number.to - 1] ?? token), isNoun: false, isModifier: false });
      at = number.to;
      continue;
    }
    const phrase = phraseAt(table, tokens, at);
    const to = at + (phrase?.words.length ?? 1);
    const english = phrase?.english ?? (token.kind === 'word' ? compoundOf(token.lower, table) : null);
    const isModifier = phrase !== undefined && MODIFIERS.test(phrase.english);
    const isNoun = phrase === undefined ? token.kind === 'word' : phrase.isNoun;
    const piece = { tokens: english === null ? [token] : englishTokens(english, token, tokens[to - 1] ?? token), isNoun, isModifier };
    if (isModifier && table.lexicon.code !== 'de') insertBeforeNoun(pieces, piece);
    else if (piece.tokens.length > 0) pieces.push(piece);
    at = to;
  }
  return asEnglishDates(pieces.flatMap((piece) => piece.tokens));
}

/** What follows its noun in the Romance languages. */
const MODIFIERS =
  /^(?:average|median|total|cheapest|most expensive|largest|smallest|highest|lowest|longest|shortest|newest|oldest|best|best rated|best selling|worst|heaviest|lightest|different)$/;

function insertBeforeNoun(pieces: Piece[], piece: Piece): void {
  let at = pieces.length;
  if (pieces[at - 1]?.isNoun === true) {
    at -= 1;
    while (at > 0 && pieces[at - 1]?.isModifier === true) at -= 1;
  }
  pieces.splice(at, 0, piece);
}

function englishTokens(english: string, first: Token, last: Token): readonly Token[] {
  return tokenize(english).map((token, index) => ({ ...token, start: first.start, end: last.end, glued: index === 0 ? first.glued : token.glued }));
}

/** "Durchschnittspreis" is the average price, "Neupreis" a price. */
function compoundOf(word: string, table: PhraseTable): string | null {
  const { prefixes, code } = table.lexicon;
  if (code !== 'de' || word.length < SHORTEST_COMPOUND) return null;
  for (const [prefix, english] of Object.entries(prefixes)) {
    if (word.startsWith(prefix) && word.length > prefix.length + 2)
      return `${english} ${nounOf(table, word.slice(prefix.length))?.english ?? word.slice(prefix.length)}`;
  }
  for (let at = 3; at <= word.length - SHORTEST_TAIL; at += 1) {
    const tail = nounOf(table, word.slice(at));
    if (tail !== undefined) return `${word.slice(0, at)} ${tail.english}`;
  }
  return null;
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_TAIL = 5;
