import { likelyStem, type TextLanguage } from '../../core/rank/languages.ts';
import { distinctWords, holdsPhrase, isSpellable, unaccented } from '../../core/rank/phrases.ts';
import type { Ordinal, RunReader, Scope, Scored } from '../../core/ports/records.ts';

/** A word that was spelled nearly right counts less than one that was spelled right. */
const FUZZY_WEIGHT = 0.6;

/** Records that match the words best; words that no record holds are matched as if misspelled. */
export async function findByKeywords(reader: RunReader, words: string, scope: Scope & { readonly limit: number }): Promise<readonly Scored[]> {
  const exact = await reader.matching(words, scope);
  const unknown = await unknownWords(reader, words, scope);
  if (unknown.length === 0) return exact;
  const near = await Promise.all(
    ([1, 2] as const).map((edits) => {
      const forms = unknown.filter((word) => editsOf(word) === edits).flatMap((word) => likelyStems(word, reader.run.language));
      return reader.matching([...new Set(forms)].join(' '), { ...scope, edits });
    }),
  );
  const scores = new Map(exact.map(({ ordinal, score }) => [ordinal, score]));
  for (const { ordinal, score } of near.flat()) scores.set(ordinal, (scores.get(ordinal) ?? 0) + score * FUZZY_WEIGHT);
  return Array.from(scores, ([ordinal, score]) => ({ ordinal, score }))
    .toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal)
    .slice(0, scope.limit);
}

/** How many wrong letters a word may have: two in a short word leave little of it. */
export function editsOf(word: string): 1 | 2 {
  return word.length < LONG_WORD ? 1 : 2;
}

const LONG_WORD = 6;

/** The index holds stems without accents, and a misspelled word is compared with them as it is: so its likely stem is tried as well. */
export function likelyStems(word: string, language: TextLanguage = 'English'): readonly string[] {
  return [...new Set([word, likelyStem(word, language)].map(unaccented))];
}

/** Looked for in the whole run: a word that the filter leaves without records is spelled right anyway. */
async function unknownWords(reader: RunReader, words: string, { signal }: Scope): Promise<readonly string[]> {
  const candidates = distinctWords(words).filter(isSpellable).slice(0, MOST_CANDIDATES);
  const scope = signal === undefined ? { limit: 1 } : { limit: 1, signal };
  const found = await Promise.all(candidates.map((word) => reader.matching(word, scope)));
  return candidates.filter((_, index) => found[index]?.length === 0);
}

/** More words than these are not tried as typos. */
const MOST_CANDIDATES = 16;

/** Records looked at for a phrase: those that hold all of its words, the best first. */
const PHRASE_CANDIDATES = 1000;

/** Records that hold every phrase word by word, the best match first. */
export async function phraseHolders(reader: RunReader, phrases: readonly string[], scope: Scope): Promise<readonly Ordinal[]> {
  const candidates = await reader.matching(phrases.join(' '), { ...scope, limit: PHRASE_CANDIDATES, every: true });
  const ordinals = candidates.map(({ ordinal }) => ordinal);
  const texts = await reader.texts(ordinals);
  return ordinals.filter((_, index) => phrases.every((phrase) => holdsPhrase(texts[index] ?? '', phrase)));
}
