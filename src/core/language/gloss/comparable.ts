import { fold } from '../../fields/role-words.ts';
import type { ForeignLexicon } from '../lexicon/foreign.ts';

/** How surely a typed word is a word of a lexicon. */
export const SAME = { written: 3, unaccented: 2, inflected: 1, none: 0 } as const;
type Sameness = (typeof SAME)[keyof typeof SAME];

/** A word of a lexicon in the forms that typed words are compared with. */
export interface ComparableWord {
  readonly written: string;
  readonly folded: string;
  readonly root: string;
}

/** Words of so many letters have endings; what is left of them has so many at least. */
const SHORTEST_INFLECTED = 4;
const SHORTEST_ROOT = 3;
/** Short words that differ in an accent alone are different words ("a" and "à"), unless accents were left out. */
const LONG = 5;

const known = new WeakMap<ForeignLexicon, Map<string, ComparableWord>>();
const MOST_KEPT = 20_000;

/** The forms of a lower-case word. */
export function comparable(written: string, lexicon: ForeignLexicon): ComparableWord {
  const words = known.get(lexicon) ?? new Map<string, ComparableWord>();
  known.set(lexicon, words);
  const before = words.get(written);
  if (before !== undefined) return before;
  const folded = foldedBy(lexicon, written);
  const bare = folded.length < SHORTEST_INFLECTED ? folded : folded.replace(lexicon.endings, '');
  const made = { written, folded, root: bare.length < SHORTEST_ROOT ? folded : bare };
  if (words.size >= MOST_KEPT) words.clear();
  words.set(written, made);
  return made;
}

/** How far a typed word is a word of a lexicon. */
export function sameness(typed: ComparableWord, word: ComparableWord): Sameness {
  if (typed.written === word.written) return SAME.written;
  const mayLackAccents = typed.written.length >= LONG || /^[\x20-\x7e]*$/.test(typed.written);
  if (typed.folded === word.folded) return mayLackAccents ? SAME.unaccented : SAME.none;
  return typed.root === word.root && typed.written.length >= SHORTEST_INFLECTED ? SAME.inflected : SAME.none;
}

/** Lower case without accents, in whichever way those are typed. */
function foldedBy({ digraphs }: ForeignLexicon, word: string): string {
  return digraphs.reduce((text, [typed, letter]) => text.replaceAll(typed, letter), fold(word));
}
