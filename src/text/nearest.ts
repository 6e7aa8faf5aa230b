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

/** What to do about a name that is not known: those that may be meant, else those that there are, the first `most` of them. */
export function nameHint(word: string, names: readonly string[], most = Infinity): string {
  const near = nearest(word, names);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are: ${firstNames(names, most)}.`;
}

/** Names joined by commas, the first `most` of them, and how many there are more. */
export function firstNames(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
