/** Words that end like a plural and are one thing. */
const SINGULAR = /(?:^|\W)(?:lens|series|species|news|means|gas|os)$|is$/;

/** True for English words in lower case of which the last has the form of a plural. */
export function isPlural(words: string): boolean {
  return /[^su]s$/.test(words) && !SINGULAR.test(words);
}
