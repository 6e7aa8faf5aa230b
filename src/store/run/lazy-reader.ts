import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { KeywordSearch } from '../keywords/keyword-search.ts';
import { kept } from '../kept.ts';
import type { TableReader } from './run-reader.ts';

/** A reader that looks at the files of a run and opens its table when records are first read: what is answered out of its copy, or found by words, does neither. */
export function createLazyReader(run: RunEntry, keywords: KeywordSearch, open: () => Promise<TableReader>): RunReader {
  let warnings: readonly string[] = [];
  const { get: opened } = kept(async () => {
    const reader = await open();
    ({ warnings } = reader);
    return reader;
  });
  const allTexts = async function* () {
    yield* (await opened()).allTexts();
  };
  return {
    run,
    get warnings() {
      return warnings;
    },
    count: async (scope) => (await opened()).count(scope),
    nearest: async (vector, scope) => (await opened()).nearest(vector, scope),
    cosines: async (vector, ordinals) => (await opened()).cosines(vector, ordinals),
    matching: (words, scope) => keywords.search(run, words, scope, allTexts),
    allTexts,
    textHashes: async () => (await opened()).textHashes(),
    texts: async (ordinals) => (await opened()).texts(ordinals),
    vectors: async (ordinals) => (await opened()).vectors(ordinals),
    ordinals: async (scope) => (await opened()).ordinals(scope),
    slice: async (scope) => (await opened()).slice(scope),
    take: async (ordinals) => (await opened()).take(ordinals),
    async *scan(scope) {
      yield* (await opened()).scan(scope);
    },
    async *scanCells(fields, scope) {
      yield* (await opened()).scanCells(fields, scope);
    },
    async *columns(fields, scope) {
      yield* (await opened()).columns(fields, scope);
    },
    cells: async (fields, ordinals) => (await opened()).cells(fields, ordinals),
    stretch: async (fields, from, to) => (await opened()).stretch(fields, from, to),
    hashes: async (scope) => (await opened()).hashes(scope),
    withKeyHash: async (hash) => (await opened()).withKeyHash(hash),
  };
}
