const FAR = { er: 'farther', est: 'farthest' } as const;
/** "Best" and "worst" are praise of anything, and read as such. */
const PRAISE: ReadonlySet<string> = new Set(['good', 'bad', 'well']);
const LONGEST = 8;

/** "deeper", "bigger", "noisiest", "pricier" of an adjective of at most two syllables; none where "more" and "most" are said. */
export function formsOf(adjective: string, ending: 'er' | 'est'): readonly string[] {
  if (adjective === 'far') return [FAR[ending]];
  if (PRAISE.has(adjective) || adjective.length > LONGEST || /(?:ed|ful|ous|ive|ing|al)$/.test(adjective)) return [];
  if (adjective.endsWith('e')) return [`${adjective}${ending.slice(1)}`];
  if (/[^aeiou]e?y$/.test(adjective)) return [`${adjective.replace(/e?y$/, '')}i${ending}`];
  return [/^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective) ? `${adjective}${adjective.at(-1) ?? ''}${ending}` : `${adjective}${ending}`];
}
