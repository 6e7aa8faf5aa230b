import { RECORD_END, type OrderedTerms } from './word-collector.ts';

/** Terms that follow each other, and the records in which they stand. */
export interface TermRange {
  /** Place of the first one in the order of the terms. */
  readonly first: number;
  /** Where the places of each term begin; one more than there are terms. */
  readonly starts: Uint32Array;
  /** Records, those of a term behind each other and ascending, a record as often as the term stands in it. */
  readonly places: Uint32Array;
}

/**
 * Turns a log of words, record by record, into the records of each term, in the order of the terms. The log is read once for every `most` words in it, so that
 * memory stays the same however long it is: that costs 1.5 ns a word and reading, and a merge of sorted parts costs more than ten such readings.
 */
export async function* gatherPlaces({ places, counts }: OrderedTerms, log: () => AsyncIterable<Uint32Array>, most: number): AsyncIterable<TermRange> {
  for (let first = 0; first < counts.length;) {
    const { starts, end } = rangeFrom(counts, first, most);
    const found = new Uint32Array(starts[end - first] ?? 0);
    const next = starts.slice();
    let record = 0;
    for await (const entries of log()) record = scatter({ entries, record, first, end, next, found, places });
    yield { first, starts, places: found };
    first = end;
  }
}

/** As many terms as have `most` places together, one at least. */
function rangeFrom(counts: Float64Array, first: number, most: number): { readonly starts: Uint32Array; readonly end: number } {
  let [end, total] = [first, 0];
  while (end < counts.length && (end === first || total + (counts[end] ?? 0) <= most)) total += counts[end++] ?? 0;
  const starts = new Uint32Array(end - first + 1);
  for (let place = first; place < end; place += 1) starts[place - first + 1] = (starts[place - first] ?? 0) + (counts[place] ?? 0);
  return { starts, end };
}

interface Scattered {
  readonly entries: Uint32Array;
  /** The record that the first entry is of. */
  readonly record: number;
  readonly first: number;
  readonly end: number;
  readonly next: Uint32Array;
  readonly found: Uint32Array;
  readonly places: Uint32Array;
}

/** Puts the records of a piece of the log where their terms have their places; gives the record that follows. */
function scatter({ entries, record: from, first, end, next, found, places }: Scattered): number {
  let record = from;
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    if (entry === RECORD_END) {
      record += 1;
      continue;
    }
    const place = places[entry - 1] ?? 0;
    if (place < first || place >= end) continue;
    const slot = next[place - first] ?? 0;
    found[slot] = record;
    next[place - first] = slot + 1;
  }
  return record;
}
