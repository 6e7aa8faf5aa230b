/** A set of words that are written behind each other, with white space or another mark between them. */
export function wordSet(words: string, between: string | RegExp = /\s+/): ReadonlySet<string> {
  return new Set(words.trim().split(between));
}
