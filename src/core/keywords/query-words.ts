import { distinctWords, isSpellable } from '../rank/phrases.ts';
import { findNearTerms } from './near-terms.ts';
import type { QueryWord } from './score-words.ts';
import type { TermSource } from './term-source.ts';
import { folded, termOf, type Stemmer } from './terms.ts';
import { tokensOf } from './tokens.ts';

/** A word that was spelled nearly right counts less than one that was spelled right. */
const FUZZY_WEIGHT = 0.6;
/** More words than these are not counted, nor tried as typos. */
const MOST_COUNTED = 32;
const MOST_CANDIDATES = 16;
/**
 * The words of a query as terms of an index. A word of which no record holds anything is taken as misspelled, and stands for all terms near to it. Looked for in the
 * whole run: a word that a filter leaves without records is spelled right anyway. `turn` is awaited between pieces of work, and ends the work by rejecting.
 */
export async function readQueryWords(text: string, source: TermSource, stem: Stemmer, turn: () => Promise<void>): Promise<readonly QueryWord[]> {
  const find = async (terms: readonly string[]) =>
    (await Promise.all(terms.map((term) => source.find(term)))).filter((postings) => postings !== undefined);
  const words = await Promise.all(
    distinctWords(text).map(async (word, index) => {
      const terms = [...new Set(tokensOf(word).map((token) => termOf(token, stem)))];
      const found = await find(terms);
      const isTypo = found.length === 0 && index < MOST_CANDIDATES && isSpellable(word);
      return { word, isTypo, terms: found, needed: terms.length, counted: index < MOST_COUNTED ? 1 : 0 };
    }),
  );
  const typos = words.flatMap(({ word, isTypo }) => (isTypo ? [[folded(word), termOf(word, stem)] as const] : []));
  const near = (await findNearTerms(typos, source, turn)).values();
  const read: QueryWord[] = [];
  for (const { isTypo, terms, needed, counted } of words) {
    if (isTypo) read.push({ terms: await find(near.next().value ?? []), needed: 1, weight: FUZZY_WEIGHT, counted });
    else read.push({ terms, needed, weight: 1, counted });
  }
  return read;
}
