import { join } from 'node:path';

import type { NewRecords, RunShape, RunSummary } from '../../../core/ports/run-writer.ts';
import { createExpendable } from '../../../core/expendable.ts';
import type { KeywordWriter } from '../../keywords/keyword-writer.ts';
import { createThreadedKeywordWriter } from '../../keywords/threaded-keyword-writer.ts';
import { openRowsWriter, type RowsWriter } from '../../rows/rows-writer.ts';
import { openVectorWriter, type VectorWriter } from '../../vectors/vector-writer.ts';
import { tableName } from '../run-schema.ts';

/** Files next to a run that are made of its records while these are written: words, vectors and rows. None of them keeps a run from being written. */
interface DerivedFiles extends AsyncDisposable {
  define(shape: RunShape): Promise<void>;
  append(records: NewRecords): Promise<void>;
  /** Puts the files next to the records of the run. */
  complete(summary: RunSummary): Promise<void>;
}

/** Where they are, and where they are while they are written. */
export interface DerivedPlaces {
  readonly runId: string;
  /** The dataset as a directory; null in an object store. */
  readonly directory: string | null;
  readonly scratchDirectory: string;
  /** Where files that are derived from the records go. */
  readonly copiesDirectory: string;
  /** Where the index of words of a run is; null when that is made at the first search. */
  readonly keywordFile: ((runId: string) => string) | null;
}

/** In an object store, where `directory` is null, there are no rows. */
export function createDerivedFiles({ runId, directory, scratchDirectory, copiesDirectory, keywordFile }: DerivedPlaces): DerivedFiles {
  const words = createExpendable<KeywordWriter>();
  const vectors = createExpendable<VectorWriter>();
  const rows = createExpendable<RowsWriter>();
  return {
    async define({ embedder, fields, characters }) {
      if (keywordFile !== null) await words.begin(() => Promise.resolve(createThreadedKeywordWriter(scratchDirectory, characters)));
      if (embedder !== null) await vectors.begin(() => openVectorWriter(join(scratchDirectory, 'vectors'), embedder.dimensions));
      if (directory !== null) await rows.begin(() => openRowsWriter(scratchDirectory, fields));
    },
    async append(records) {
      await Promise.all([
        vectors.attempt((open) => open.append(records.vectors)),
        words.attempt((open) => open.add(records.texts)),
        rows.attempt((open) => open.append(records.columns)),
      ]);
    },
    async complete(summary) {
      await Promise.all([
        vectors.attempt((open) => open.finish(runId, copiesDirectory)),
        words.attempt((open) => (keywordFile === null ? Promise.resolve() : open.finish({ id: runId, ...summary }, keywordFile(runId)))),
        rows.attempt((open) => (directory === null ? Promise.resolve() : open.finish(runId, join(directory, `${tableName(runId)}.lance`)))),
      ]);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([words, vectors, rows].map((each) => each[Symbol.asyncDispose]()));
    },
  };
}
