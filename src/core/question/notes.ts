import type { Meanings } from '../language/near/meanings.ts';
import type { Sentence } from './sentence.ts';

/** A noun that was taken for the records is said, so that a reader sees what was counted. */
export function assuming({ assumedNouns }: Sentence): readonly string[] {
  return assumedNouns.map((noun) => `taking "${noun}" to mean the records`);
}

/** What words were taken to mean. */
export function meaning(meanings: Meanings | undefined): readonly string[] {
  if (meanings === undefined) return [];
  return meanings.fields.map(({ words, field }) => `reading "${words.join(' ')}" as ${field}`);
}

/** Words that were passed over. */
export function ignoring(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [`ignoring ${words.map((word) => `"${word}"`).join(', ')}`];
}
