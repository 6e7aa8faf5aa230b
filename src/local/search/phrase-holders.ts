import { holdsPhrase } from '../../core/rank/phrases.ts';
import type { MatchScope, Ordinal, RunReader } from '../../core/ports/records.ts';

/** Records looked at for a phrase: those that hold all of its words, the best first. */
const PHRASE_CANDIDATES = 1000;

/** Records that hold every phrase word by word, the best match first. */
export async function phraseHolders(
  reader: RunReader,
  phrases: readonly string[],
  scope: Pick<MatchScope, 'passing' | 'signal'>,
): Promise<readonly Ordinal[]> {
  const { best } = await reader.matching(phrases.join(' '), { ...scope, limit: PHRASE_CANDIDATES, every: true });
  const ordinals = best.map(({ ordinal }) => ordinal);
  const texts = await reader.texts(ordinals);
  return ordinals.filter((_, index) => phrases.every((phrase) => holdsPhrase(texts[index] ?? '', phrase)));
}
