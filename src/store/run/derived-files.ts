import { join } from 'node:path';

import type { NewRecords, RunShape, RunSummary } from '../../core/ports/run-writer.ts';
import { createRunKeywords } from '../keywords/run-keywords.ts';
import { createRowsWriter } from '../rows/rows-writer.ts';
import { createWrittenVectors } from '../vectors/written-vectors.ts';
import { tableName } from './run-schema.ts';

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
  const words = keywordFile === null ? null : createRunKeywords(scratchDirectory, keywordFile(runId));
  const vectors = createWrittenVectors(runId, copiesDirectory, scratchDirectory);
  const rows = directory === null ? null : createRowsWriter(join(directory, `${tableName(runId)}.lance`), scratchDirectory);
  return {
    async define(shape) {
      await Promise.all([vectors.define(shape), rows?.define(shape.fields)]);
    },
    async append(records) {
      await Promise.all([vectors.append(records.vectors), words?.add(records.texts), rows?.append(records.columns)]);
    },
    async complete(summary) {
      await Promise.all([vectors.complete(), words?.finish({ id: runId, ...summary }), rows?.complete(runId)]);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([words?.[Symbol.asyncDispose](), vectors[Symbol.asyncDispose](), rows?.[Symbol.asyncDispose]()]);
    },
  };
}
