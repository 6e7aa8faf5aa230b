import { CONCEPTS } from './concepts.ts';

/** Adjectives of one concept alone that say that there is much of it, or little, with that concept; those of several concepts are left out. */
export function adjectivesOf(way: 'more' | 'less'): readonly (readonly [adjective: string, idea: string])[] {
  const all = Object.entries(CONCEPTS).flatMap(([id, { more = '', less = '' }]) =>
    [more, less].flatMap((words) => words.split(' ').map((word) => ({ id, word, way: words === more ? ('more' as const) : ('less' as const) }))),
  );
  const idOf = new Map<string, string>();
  const shared = new Set(['']);
  for (const { id, word } of all) {
    if ((idOf.get(word) ?? id) !== id || word.includes('_')) shared.add(word);
    idOf.set(word, id);
  }
  return all.filter((entry) => entry.way === way && !shared.has(entry.word)).map(({ word, id }) => [word, id] as const);
}
