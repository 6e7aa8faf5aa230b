import { distinctWords, isSpellable } from '../rank/phrases.ts';
import { isWithinEdits } from '../../text/edit-distance.ts';
import type { Postings } from './postings.ts';
import type { QueryWord } from './score-words.ts';
import { folded, termOf, type Stemmer } from './terms.ts';
import { tokensOf } from './tokens.ts';

/** Looks terms up in an index. */
export interface TermSource {
  /** Undefined for a term that no record holds. */
  find(term: string): Promise<Postings | undefined>;
  /** All terms that begin with a letter, in their order, each with how many records hold it. */
  startingWith(letter: string): Promise<readonly TermCount[]>;
}

/** A term, and how many records hold it. */
export interface TermCount {
  readonly term: string;
  readonly records: number;
}

/** A word that was spelled nearly right counts less than one that was spelled right. */
const FUZZY_WEIGHT = 0.6;
/** More words than these are not counted, nor tried as typos. */
const MOST_COUNTED = 32;
const MOST_CANDIDATES = 16;
/** More terms than these are not tried for a misspelled word: the nearest ones are, and of these the commonest. */
const MOST_NEAR = 50;

/**
 * The words of a query as terms of an index. A word of which no record holds anything is taken as misspelled, and stands for all terms near to it. Looked for in the
 * whole run: a word that a filter leaves without records is spelled right anyway.
 */
export async function readQueryWords(text: string, source: TermSource, stem: Stemmer): Promise<readonly QueryWord[]> {
  const words = distinctWords(text);
  const read = words.map(async (word, index) => {
    const terms = [...new Set(tokensOf(word).map((token) => termOf(token, stem)))];
    const found = (await Promise.all(terms.map((term) => source.find(term)))).filter((postings) => postings !== undefined);
    const counted = index < MOST_COUNTED ? 1 : 0;
    if (found.length > 0 || index >= MOST_CANDIDATES || !isSpellable(word)) return { terms: found, needed: terms.length, weight: 1, counted };
    const near = await Promise.all((await nearTerms(word, source, stem)).map((term) => source.find(term)));
    return { terms: near.filter((postings) => postings !== undefined), needed: 1, weight: FUZZY_WEIGHT, counted };
  });
  return Promise.all(read);
}

/** How many wrong letters a word may have: two in a short word leave little of it. */
function editsOf(word: string): 1 | 2 {
  return word.length < LONG_WORD ? 1 : 2;
}

const LONG_WORD = 6;

/** Terms near to a word or to its stem: an ending that is misspelled stays when the stem is taken. The first letter is seldom wrong. */
async function nearTerms(word: string, source: TermSource, stem: Stemmer): Promise<readonly string[]> {
  const forms = [...new Set([folded(word), termOf(word, stem)])];
  const [first = ''] = forms[0] ?? '';
  const most = editsOf(word);
  const near = (await source.startingWith(first)).flatMap(({ term, records }) => {
    const isWithin = (edits: number) => forms.some((form) => isWithinEdits(form, term, edits));
    return isWithin(most) ? [{ term, records, edits: isWithin(1) ? 1 : 2 }] : [];
  });
  return near
    .toSorted((a, b) => a.edits - b.edits || b.records - a.records)
    .slice(0, MOST_NEAR)
    .map(({ term }) => term);
}
