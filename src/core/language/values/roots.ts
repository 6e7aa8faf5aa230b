import { stem } from '../stem.ts';

/** The form under which one word and its plural are the same, "movie" and "movies" too; lower case in and out. */
export function rootOf(word: string): string {
  return stem(word).replace(/y$/, 'i');
}
