import { meaningsOf, meaningTexts, type Meanings } from '../../core/language/near/meanings.ts';
import { schemaOf } from '../../core/language/profile/schema.ts';
import { tokenize } from '../../core/language/tokens.ts';
import type { Embedder } from '../../core/ports/embedder.ts';
import { isKnownWord } from '../../core/question/annotate/phrases.ts';
import type { PlanQuestion } from '../../core/question/plan-question.ts';

/** What the words that were not understood are near to in meaning, by the vectors of the package; null where they are near to nothing. */
export async function readMeanings(
  { text, fields, facts }: PlanQuestion,
  unknown: readonly string[],
  openStatic: () => Promise<Embedder>,
): Promise<Meanings | null> {
  const words = new Set(unknown.flatMap((each) => tokenize(each).map(({ lower }) => lower)));
  const texts = meaningTexts(tokenize(text), { isUnknown: (word) => words.has(word), isKnown: isKnownWord }, schemaOf(fields), [
    facts.name,
    facts.titleField ?? '',
  ]);
  if (texts.phrases.length === 0) return null;
  const embedder = await openStatic();
  const vectors = await embedder.embed([
    ...texts.phrases.map((phrase) => phrase.join(' ')),
    ...texts.fields.map((field) => field.text),
    ...texts.records,
  ]);
  const [phrases, named] = [texts.phrases.length, texts.phrases.length + texts.fields.length];
  const meanings = meaningsOf(texts, { phrases: vectors.slice(0, phrases), fields: vectors.slice(phrases, named), records: vectors.slice(named) });
  return meanings.fields.length + meanings.nouns.size === 0 ? null : meanings;
}
