import { createSearchText } from '../../core/fields/content.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Ordinal, RowBatch, RunReader } from '../../core/ports/records.ts';
import type { KeywordSearch } from '../keywords/keyword-search.ts';
import { kept } from '../kept.ts';
import type { RowsFile } from '../rows/rows-file.ts';
import type { RowsSource } from '../rows/rows-maker.ts';
import { translated } from '../store-error.ts';
import type { VectorCache } from '../vectors/vector-cache.ts';
import type { VectorSearch } from '../vectors/vector-search.ts';
import type { TableReader } from './run-reader.ts';

/** What answers about a run without its table. */
interface RunParts {
  readonly keywords: KeywordSearch;
  readonly vectors: VectorCache;
  readonly rows: RowsFile;
  /** Begins to make the file of rows again, which no answer waits for. */
  readonly remakeRows: (source: RowsSource) => void;
}

/** A reader that looks at the files of a run and opens its table when that is first needed: what is answered out of its copy and the files next to it does neither. */
export function createLazyReader(run: RunEntry, { keywords, vectors, rows, remakeRows }: RunParts, open: () => Promise<TableReader>): RunReader {
  const { get: opened } = kept(open);
  const searchText = createSearchText(run.fields);
  const allTexts = async function* () {
    for await (const { rows: found } of (await opened()).scan()) yield found.map(searchText);
  };
  const source = { run, openTable: async () => (await opened()).source };
  const onVectors = <Found>(work: (search: VectorSearch) => Found | Promise<Found>) => translated('read the run', () => vectors.search(source, work));
  const taken = async (ordinals: readonly Ordinal[]): Promise<RowBatch | undefined> => {
    const found = await rows.take(ordinals);
    if (found !== undefined) return { ordinals, rows: found };
    remakeRows({ run, stretch: async (...wanted) => (await opened()).stretch(...wanted) });
    return undefined;
  };
  const take = async (ordinals: readonly Ordinal[]) => (await taken(ordinals)) ?? (await opened()).take(ordinals);
  return {
    run,
    count: async () => (await opened()).count(),
    async nearest(vector, scope) {
      scope.signal?.throwIfAborted();
      return run.embedder === null ? [] : onVectors((search) => search.nearest(vector, scope));
    },
    cosines: async (vector, ordinals) =>
      run.embedder === null || ordinals.length === 0 ? ordinals.map(() => null) : onVectors((search) => search.cosines(vector, ordinals)),
    matching: (words, scope) => keywords.search(run, words, scope, allTexts),
    textHashes: async () => (await opened()).textHashes(),
    texts: async (ordinals) => (await take(ordinals)).rows.map(searchText),
    vectors: async (ordinals) => (await opened()).vectors(ordinals),
    async slice(range) {
      range.signal?.throwIfAborted();
      return (await taken(sliceOf(run, range))) ?? (await opened()).slice(range);
    },
    take,
    passing: (condition, signal) => rows.passing(condition, signal),
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

function sliceOf({ records }: RunEntry, { offset, limit }: { readonly offset: number; readonly limit: number }): readonly Ordinal[] {
  return Array.from({ length: Math.max(0, Math.min(limit, records - offset)) }, (_, row) => offset + row);
}
