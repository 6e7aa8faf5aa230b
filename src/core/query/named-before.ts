import type { ValueMention } from '../language/annotate/values.ts';
import { wordsOfName } from '../language/profile/field-names.ts';
import { shareRoot, stem } from '../language/stem.ts';
import type { Token } from '../language/tokens.ts';

/** "delivered on thursday" of a delivery day: the word before a value, past a preposition, is of the name of the field that holds it. */
export function isNamedBefore(tokens: readonly Token[], { from, field }: ValueMention): boolean {
  const lead = /^(?:on|in|every|each|by|at)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1;
  const said = tokens[lead];
  return said?.kind === 'word' && wordsOfName({ name: field }).some((word) => stem(word) === said.stem || shareRoot(stem(word), said.stem));
}
