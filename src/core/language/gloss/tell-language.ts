import { french } from '../lexicon/fr/phrases.ts';
import { german } from '../lexicon/de/phrases.ts';
import { spanish } from '../lexicon/es/phrases.ts';
import { tokenize, type Token } from '../tokens.ts';
import { knownCompound } from './compounds.ts';
import { createPhraseTable, parted, phraseAt, tells, type PhraseTable } from './phrase-table.ts';
import { ENGLISH_WORDS } from '../lexicon/en/function-words.ts';
import { SUPERLATIVES } from '../lexicon/en/superlatives.ts';

/** "longest episode" is no German, though that has the noun too. */
const ENGLISH_SUPERLATIVES: ReadonlySet<string> = new Set(SUPERLATIVES.flatMap(([text]) => (/^\w+est$/.test(text) ? [text] : [])));

let tables: readonly PhraseTable[] | undefined;

/** The language of which most words are; where no word shows it, that of the names of the fields. Null for English. */
export function languageOf(tokens: readonly Token[], names: readonly string[]): PhraseTable | null {
  const english = tokens.filter(({ lower }) => ENGLISH_WORDS.has(lower) || ENGLISH_SUPERLATIVES.has(lower)).length;
  const told = mostTelling(tokens, () => english);
  // "no accidents" of a field called so: its name shows no language but that of all the names.
  if (told !== null && mostTelling(tokens, () => english + wordsOfNames(tokens, names)) === null && languageOfNames(names) === null) return null;
  return told ?? (english === 0 && tokens.some(({ kind }) => kind === 'word') ? languageOfNames(names) : null);
}

function wordsOfNames(tokens: readonly Token[], names: readonly string[]): number {
  const own = new Set(names.map((name) => name.toLowerCase()));
  return tokens.filter(({ kind, lower }) => kind === 'word' && own.has(lower)).length;
}

/** The language of the names of fields; null for English. */
export function languageOfNames(names: readonly string[]): PhraseTable | null {
  const key = names.join('\n');
  const before = languages.get(key);
  if (before !== undefined) return before;
  const tokens = tokenize(names.map((name) => name.slice(0, LONGEST_NAME).replaceAll(/[_.-]+/g, ' ')).join(' , '));
  const known = ({ english }: PhraseTable) => tokens.filter((token) => ENGLISH_WORDS.has(token.lower) || english().has(token.stem)).length;
  const language = mostTelling(tokens, known);
  if (languages.size >= LANGUAGES_KEPT) languages.clear();
  languages.set(key, language);
  return language;
}

/** Languages of sets of names, which every query asks for again. */
const languages = new Map<string, PhraseTable | null>();
const LANGUAGES_KEPT = 100;
const LONGEST_NAME = 200;

/** The language of which more words are than are English. */
function mostTelling(tokens: readonly Token[], english: (table: PhraseTable) => number): PhraseTable | null {
  tables ??= [german, french, spanish].map(createPhraseTable);
  let best: PhraseTable | null = null;
  let most = 0;
  for (const table of tables) {
    const { telling, known } = tellingWords(parted(tokens, table.lexicon), table);
    const score = telling + KNOWN * known;
    if (score > most && telling > 0 && telling > english(table)) [best, most] = [table, score];
  }
  return best;
}

/** What a word that is in the lexicon is worth compared with one that shows the language: it decides between languages that as many words show. */
const KNOWN = 0.01;
/** A compound is a guess. */
const COMPOUND = 0.9;

function tellingWords(tokens: readonly Token[], table: PhraseTable): { readonly telling: number; readonly known: number } {
  let [telling, known] = [0, 0];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'number') continue;
    const phrase = phraseAt(table, tokens, at);
    const compound = phrase === undefined ? knownCompound(tokens[at]?.lower ?? '', table) : null;
    if (phrase !== undefined) known += phrase.words.length;
    if (phrase !== undefined && tells(phrase, table, tokens, at)) telling += phrase.words.length;
    else if (compound !== null) telling += COMPOUND;
    at += (phrase?.words.length ?? 1) - 1;
  }
  return { telling, known };
}
