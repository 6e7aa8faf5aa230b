import type { Ordinal, RunReader } from '../../core/ports/records.ts';
import { distinctWords, isSpellable } from '../../core/rank/phrases.ts';
import { editsOf, likelyStems } from './keyword-retriever.ts';

/** How many words of a query each record of a run holds, by stem; words that no record holds are taken as typos. */
export interface WordHolders {
  readonly words: number;
  /** Aligned with the records of the run. */
  readonly held: Uint8Array;
}

/** How many of the records in question hold every word, and how many at least one. */
export interface Matched {
  readonly all: number;
  readonly some: number;
}

/** Looks for each word in the whole run, whatever the filter. */
export async function findHolders(reader: RunReader, text: string, signal: AbortSignal | undefined): Promise<WordHolders> {
  const words = distinctWords(text);
  const held = new Uint8Array(reader.run.records);
  const found = await Promise.all(words.map((word) => holdersOf(reader, word, signal)));
  for (const ordinals of found) for (const ordinal of ordinals) held[ordinal] = (held[ordinal] ?? 0) + 1;
  return { words: words.length, held };
}

/** Counts among the records that pass. */
export function countMatched({ words, held }: WordHolders, passing: Iterable<Ordinal>): Matched {
  let all = 0;
  let some = 0;
  for (const ordinal of passing) {
    const count = held[ordinal] ?? 0;
    if (count > 0) some += 1;
    if (count === words && words > 0) all += 1;
  }
  return { all, some };
}

async function holdersOf(reader: RunReader, word: string, signal: AbortSignal | undefined): Promise<Iterable<Ordinal>> {
  const scope = signal === undefined ? {} : { signal };
  const exact = await reader.holding(word, scope);
  if (exact.length > 0 || !isSpellable(word)) return exact;
  const forms = likelyStems(word, reader.run.language);
  const near = await Promise.all(forms.map((form) => reader.holding(form, { ...scope, edits: editsOf(word) })));
  return new Set(near.flatMap((ordinals) => [...ordinals]));
}
