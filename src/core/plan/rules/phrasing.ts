import type { FieldProfile } from '../../language/profile/fields.ts';
import type { DataFacts, EntityWord } from './facts.ts';

/** What a question is put in other words for: the fields there are, and what is known of the words for records. */
export interface Phrasing {
  readonly facts: DataFacts;
  readonly profiles: readonly FieldProfile[];
  readonly entityOf: (word: string) => EntityWord;
}

/** A match with its named groups; one that took no part is empty. */
interface Parts {
  readonly said: string;
  readonly at: number;
  readonly part: (name: string) => string;
}

/** A text with every match of a global pattern put in other words. */
export function replaceParts(text: string, pattern: RegExp, put: (parts: Parts) => string): string {
  let changed = '';
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
    changed += text.slice(done, match.index) + put({ said: match[0], at: match.index, part: (name) => groups[name] ?? '' });
    done = match.index + match[0].length;
  }
  return changed + text.slice(done);
}
