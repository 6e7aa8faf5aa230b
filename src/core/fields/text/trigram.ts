/** The first three characters in one number, blind to ASCII case: a cheap look that spares most text a look-up in a table of words. */
export function trigram(text: string): number {
  return ((text.charCodeAt(0) | LOWER) << 20) ^ ((text.charCodeAt(1) | LOWER) << 10) ^ (text.charCodeAt(2) | LOWER);
}

/** Trigrams of all words of a table. */
export function trigramsOf(words: Iterable<string>): ReadonlySet<number> {
  return new Set([...words].map(trigram));
}

const LOWER = 32;
