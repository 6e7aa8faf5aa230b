import { EditMeter } from '../../text/edit-distance.ts';
import type { TermCount, TermSource } from './term-source.ts';

/** More terms than these do not stand for a misspelled word: the nearest ones do, and of these the commonest. */
const MOST_NEAR = 50;

/** A misspelled word, without accents, and its stem: an ending that is misspelled stays when the stem is taken. */
type Typo = readonly [word: string, stem: string];

/**
 * The terms near to each misspelled word, in the order of the words. The first letter is seldom wrong, so the terms that begin with it are gone through, once for all words that
 * begin with it. `turn` is awaited between pieces of work, and ends the work by rejecting.
 */
export async function findNearTerms(typos: readonly Typo[], source: TermSource, turn: () => Promise<void>): Promise<readonly (readonly string[])[]> {
  const searches = typos.map(createSearch);
  for (const letter of new Set(searches.map(({ first }) => first))) {
    const ofLetter = searches.filter(({ first }) => first === letter);
    let last = '';
    for await (const terms of source.startingWith(letter)) {
      const shared = terms.map(({ term }, index) => sharedLength(term, terms[index - 1]?.term ?? last));
      for (const search of ofLetter) search.visit(terms, shared);
      last = terms.at(-1)?.term ?? last;
      await turn();
    }
  }
  return searches.map((search) => search.nearest());
}

/** Takes terms in their order and keeps those that are near to a word. */
function createSearch([word, stem]: Typo) {
  const [first = ''] = word;
  const most = mostEdits(word);
  const meters = [...new Set([word, stem])].map((form) => new EditMeter(form, most));
  const near: (TermCount & { readonly edits: number })[] = [];
  return {
    first,
    /** `shared` is how many letters each term begins with as the one before it did. */
    visit(terms: readonly TermCount[], shared: readonly number[]): void {
      for (const [index, { term, records }] of terms.entries()) {
        let edits = most + 1;
        for (const meter of meters) edits = Math.min(edits, meter.distance(term, shared[index] ?? 0));
        if (edits <= most) near.push({ term, records, edits: Math.max(1, edits) });
      }
    },
    nearest(): readonly string[] {
      const order = near.toSorted((a, b) => a.edits - b.edits || b.records - a.records);
      return order.slice(0, MOST_NEAR).map(({ term }) => term);
    },
  };
}

/** How many wrong letters a word may have: two in a short word leave little of it. */
function mostEdits(word: string): 1 | 2 {
  return word.length < LONG_WORD ? 1 : 2;
}

const LONG_WORD = 6;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
