import { CONCEPTS } from './concepts.ts';

type Adjectives = readonly (readonly [adjective: string, idea: string])[];

/** Adjectives of one concept alone that say that there is much of it, or little, with that concept; those of several concepts are left out. */
export const ADJECTIVES: { readonly more: Adjectives; readonly less: Adjectives } = readAdjectives();

function readAdjectives() {
  const ideas = Object.entries(CONCEPTS);
  const of = (way: 'more' | 'less'): Adjectives => ideas.flatMap(([id, idea]) => (idea[way] ?? '').split(' ').map((word) => [word, id] as const));
  const [more, less] = [of('more'), of('less')];
  const idOf = new Map<string, string>();
  const shared = new Set(['']);
  for (const [word, id] of [...more, ...less]) {
    if ((idOf.get(word) ?? id) !== id || word.includes('_')) shared.add(word);
    idOf.set(word, id);
  }
  const isOwn = ([word]: Adjectives[number]) => !shared.has(word);
  return { more: more.filter(isOwn), less: less.filter(isOwn) };
}
