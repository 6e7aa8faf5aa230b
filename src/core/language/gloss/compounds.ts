import { nounOf, type PhraseTable } from './phrase-table.ts';

/** "Durchschnittspreis" is the average price, "Akkulaufzeit" the battery runtime; null for a word that is not known to be a compound. */
export function compoundOf(word: string, table: PhraseTable): string | null {
  return knownCompound(word, table) ?? (table.lexicon.compoundLinks === null ? null : withKnownTail(word, table));
}

/** As above, of words that are all known. */
export function knownCompound(word: string, table: PhraseTable): string | null {
  if (table.lexicon.compoundLinks === null || word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return null;
  const before = recent.get(word);
  if (before !== undefined) return before;
  const made = withPrefix(word, table) ?? ofTwoNouns(word, table);
  if (recent.size >= MOST_KEPT) recent.clear();
  recent.set(word, made);
  return made;
}

/** Compounds of the one language that makes them: every word of every query is tried. */
const recent = new Map<string, string | null>();
const MOST_KEPT = 20_000;

function withPrefix(word: string, table: PhraseTable): string | null {
  for (const [prefix, english] of Object.entries(table.lexicon.prefixes)) {
    if (word.startsWith(prefix) && word.length > prefix.length + 2)
      return `${english} ${nounOf(table, word.slice(prefix.length))?.english ?? word.slice(prefix.length)}`;
  }
  return null;
}

const SHORTEST_COMPOUND = 7;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const SHORTEST_TAIL = 5;

function ofTwoNouns(word: string, table: PhraseTable): string | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const tail = nounOf(table, word.slice(at));
    const head = tail === undefined ? undefined : headOf(word.slice(0, at), table);
    if (tail !== undefined && head !== undefined) return `${head} ${tail.english}`.trim();
  }
  return null;
}

/** A noun with what joins it to the next one: "Monats-", "Küchen-". */
function headOf(word: string, table: PhraseTable): string | undefined {
  const known = nounOf(table, word) ?? nounOf(table, word.replace(table.lexicon.compoundLinks ?? /$/, ''));
  return known?.english;
}

function withKnownTail(word: string, table: PhraseTable): string | null {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return null;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_TAIL; at += 1) {
    const tail = nounOf(table, word.slice(at));
    if (tail !== undefined) return `${word.slice(0, at)} ${tail.english}`;
  }
  return null;
}
