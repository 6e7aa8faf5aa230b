import { join } from 'node:path';

import type { NewRecords, RunShape, RunSummary } from '../../../core/ports/run-writer.ts';
import { createExpendable } from '../../../core/expendable.ts';
import type { KeywordWriter } from '../../keywords/keyword-writer.ts';
import { createThreadedKeywordWriter } from '../../keywords/threaded-keyword-writer.ts';
import { openRowsWriter, type RowsWriter } from '../../rows/rows-writer.ts';
import { openVectorWriter, type VectorWriter } from '../../vectors/vector-writer.ts';

/** Files next to a run that are made of its records while these are written: words, vectors and rows. None of them keeps a run from being written. */
interface DerivedFiles extends AsyncDisposable {
  define(shape: RunShape): Promise<void>;
  addTexts(texts: readonly string[]): Promise<void>;
  endTexts(summary: Pick<RunSummary, 'language'>): void;
  append(records: NewRecords): Promise<void>;
  /** Puts the files next to the records of the run. */
  complete(summary: RunSummary): Promise<void>;
}

/** Where they are, and where they are while they are written. */
export interface DerivedPlaces {
  readonly runId: string;
  readonly scratchDirectory: string;
  /** Where files that are derived from the records go. */
  readonly copiesDirectory: string;
  /** Where the index of words of a run is. */
  readonly keywordFile: (runId: string) => string;
}

/** Writes them aside, and puts them in their places when all records are there. */
export function createDerivedFiles({ runId, scratchDirectory, copiesDirectory, keywordFile }: DerivedPlaces): DerivedFiles {
  const words = createExpendable<KeywordWriter>();
  const vectors = createExpendable<VectorWriter>();
  const rows = createExpendable<RowsWriter>();
  let taking: Promise<void> = Promise.resolve();
  let indexing: Promise<void> | undefined;
  const index = async (summary: Pick<RunSummary, 'language'>) => {
    await taking;
    await words.attempt((open) => open.finish({ id: runId, ...summary }, keywordFile(runId)));
  };
  return {
    async define({ embedder, fields, characters }) {
      await words.begin(() => Promise.resolve(createThreadedKeywordWriter(scratchDirectory, characters)));
      if (embedder !== null) await vectors.begin(() => openVectorWriter(join(scratchDirectory, 'vectors'), embedder.dimensions));
      await rows.begin(() => openRowsWriter(scratchDirectory, fields));
    },
    async addTexts(texts) {
      await taking;
      taking = words.attempt((open) => open.add(texts));
    },
    endTexts(summary) {
      indexing ??= index(summary);
    },
    async append(records) {
      await Promise.all([vectors.attempt((open) => open.append(records.vectors)), rows.attempt((open) => open.append(records.columns))]);
    },
    async complete(summary) {
      await Promise.all([
        indexing ?? index(summary),
        vectors.attempt((open) => open.finish(runId, copiesDirectory)),
        rows.attempt((open) => open.finish(runId, copiesDirectory)),
      ]);
    },
    async [Symbol.asyncDispose]() {
      // Nothing is put next to a run that is gone, and nothing is closed under who works on it.
      await taking;
      await indexing;
      await Promise.all([words, vectors, rows].map((each) => each[Symbol.asyncDispose]()));
    },
  };
}
