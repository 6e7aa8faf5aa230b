import { editDistance } from './edit-distance.ts';

/** Those of `names` that a typo could have turned into `word`, the nearest first, at most three. */
export function nearest(word: string, names: readonly string[]): readonly string[] {
  const typed = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  return names
    .map((name) => ({ name, edits: editDistance(typed, name.toLowerCase()) }))
    .filter(({ name, edits: count }) => count <= allowed || name.toLowerCase().startsWith(typed))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}
