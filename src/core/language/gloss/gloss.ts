import { nameWords } from '../profile/field-names.ts';
import type { QueryField } from '../query-field.ts';
import { tokenize, type Token } from '../tokens.ts';
import { compoundOf } from './compounds.ts';
import { asEnglishBounds } from './english-bounds.ts';
import { readForeignNumber } from './foreign-numbers.ts';
import { ownValueAt, ownValuesOf, type OwnValues } from './own-values.ts';
import { misspelledPhrase, parted, phraseAt, type Phrase, type PhraseTable } from './phrase-table.ts';
import type { Piece } from './piece.ts';
import { languageOf, languageOfNames } from './tell-language.ts';

const MOST_READ = 300;
const NO_VALUES: OwnValues = new Map();

/**
 * The tokens of a text, in English where it is in another language that has a lexicon. Each keeps the place of what it stands for in the text; several may stand
 * for one word, and an adjective that follows its noun comes before it.
 */
export function readTokens(text: string, fields: readonly QueryField[] = []): readonly Token[] {
  const tokens = tokenize(text);
  const table = languageOf(
    tokens.slice(0, MOST_READ),
    fields.map(({ name }) => name),
  );
  if (table === null) return tokens;
  return glossed({ text, tokens: parted(tokens, table.lexicon), table, values: ownValuesOf(fields, table), names: namesOf(fields) });
}

function namesOf(fields: readonly QueryField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ name }) => [...nameWords(name)]));
}

/** A text in English, where it is in another language that has a lexicon; else as it is. */
export function readText(text: string, fields: readonly QueryField[] = []): string {
  const tokens = readTokens(text, fields);
  const isUnchanged = tokens.every(({ text: word, start, end }) => text.slice(start, end) === word);
  return isUnchanged ? text : tokens.map(({ text: word, glued }, index) => (index === 0 || glued ? word : ` ${word}`)).join('');
}

/** The words of the names of fields, in English where most of the names that tell are in another language. */
export function createNameReader(names: readonly string[]): (words: readonly string[]) => readonly string[] {
  const table = languageOfNames(names);
  if (table === null) return (words) => words;
  return (words) =>
    glossed({ text: '', tokens: tokenize(words.join(' ')), table, values: NO_VALUES, names: new Set(words) })
      .map(({ lower }) => lower)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

interface ForeignText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly table: PhraseTable;
  readonly values: OwnValues;
  /** Words of the names of fields, which are spelled as they are meant. */
  readonly names: ReadonlySet<string>;
}

function glossed(foreign: ForeignText): readonly Token[] {
  const { text, tokens, table } = foreign;
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
    const { piece, to } = pieceAt(foreign, at, token);
    if (piece.isModifier) insertBeforeNoun(pieces, piece);
    else if (piece.tokens.length > 0) pieces.push(piece);
    at = to;
  }
  return asEnglishBounds(pieces);
}

/** A value of the data as it is spelled there, else a phrase of the lexicon, else a compound, else the word itself. */
function pieceAt({ tokens, table, values, names }: ForeignText, at: number, token: Token): { readonly piece: Piece; readonly to: number } {
  const typed = phraseAt(table, tokens, at);
  const own = ownValueAt(values, tokens, at, table);
  if (own !== null && givesWay(typed, own.to - at))
    return { piece: { tokens: englishTokens(own.value, token, tokens[own.to - 1] ?? token), isNoun: true, isModifier: false }, to: own.to };
  const compound = typed === undefined && token.kind === 'word' ? compoundOf(token.lower, table) : null;
  const isUnknown = typed === undefined && compound === null && token.kind === 'word' && !names.has(token.lower);
  const phrase = isUnknown && isLower(token, table) ? misspelledPhrase(table, token.lower) : typed;
  const to = at + (phrase?.words.length ?? 1);
  const english = phrase?.english ?? compound;
  const isNoun = phrase === undefined ? token.kind === 'word' : phrase.kind === 'noun' || phrase.kind === 'value';
  const span = english === null ? [token] : englishTokens(english, token, tokens[to - 1] ?? token);
  const isModifier = phrase?.kind === 'predicate' || (phrase?.kind === 'modifier' && table.lexicon.adjectivesFollow);
  return { piece: { tokens: span, isNoun, isModifier }, to };
}

/** Elsewhere than in German, capitals begin names, and names are not misspelled. */
function isLower(token: Token, { lexicon }: PhraseTable): boolean {
  return lexicon.capitalizesNouns || token.text === token.lower;
}

/** A value of the data goes before a noun of the lexicon, and before any shorter phrase; not before what a sentence is made of. */
function givesWay(phrase: Phrase | undefined, words: number): boolean {
  if (phrase === undefined || words > phrase.words.length) return true;
  return words === phrase.words.length && (phrase.kind === 'noun' || phrase.kind === 'value');
}

/** Before the noun that it follows, and before the noun that this one belongs to ("film of horror"). */
function insertBeforeNoun(pieces: Piece[], piece: Piece): void {
  let at = pieces.length;
  if (pieces[at - 1]?.isNoun === true) {
    at -= 1;
    while (at > 0 && (pieces[at - 1]?.isNoun === true || isOf(pieces[at - 1], pieces[at - 2]))) at -= 1;
    while (at > 0 && pieces[at - 1]?.isModifier === true) at -= 1;
  }
  pieces.splice(at, 0, piece);
}

function isOf(piece: Piece | undefined, before: Piece | undefined): boolean {
  return piece?.tokens.length === 1 && piece.tokens[0]?.lower === 'of' && before?.isNoun === true;
}

function englishTokens(english: string, first: Token, last: Token): readonly Token[] {
  return tokenize(english).map((token, index) => ({ ...token, start: first.start, end: last.end, glued: index === 0 ? first.glued : token.glued }));
}
