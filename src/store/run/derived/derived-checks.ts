import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { PackKind } from '../../../core/dataset-state.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import type { RunReader } from '../../../core/ports/records.ts';
import { inspectIndex } from '../../keywords/keyword-index.ts';
import { inspectRows } from '../../rows/rows-file.ts';
import { ROWS_NAME } from '../../rows/rows-layout.ts';
import type { RowsMaker } from '../../rows/rows-maker.ts';
import { inspectVectors } from '../../vectors/vector-file.ts';
import { VECTORS_NAME } from '../../vectors/vector-statement.ts';
import type { FileProblem } from './file-problem.ts';

/** A kind of file that is derived from the records of a run. */
export interface DerivedCheck {
  /** "index of words (keywords.idx)". */
  readonly name: string;
  /** What is wrong with that of a run; null when it is sound, or the run has none. Everything is read. */
  inspect(run: RunEntry): Promise<FileProblem | null>;
  /** Makes it again, as the first request that needs it would; rejects where what is there cannot be removed. */
  remake(reader: RunReader): Promise<void>;
}

export interface DerivedChecksOptions {
  readonly copiesOf: (runId: string) => string;
  /** Has the files of a kind there, where they are in an object store. */
  readonly fetch: (run: RunEntry, kind: PackKind) => Promise<void>;
  readonly rows: RowsMaker;
}

/** The checks of all kinds of files that are kept next to runs. */
export function createDerivedChecks({ copiesOf, fetch, rows }: DerivedChecksOptions): readonly DerivedCheck[] {
  const keywords: DerivedCheck = {
    name: `index of words (${KEYWORDS_NAME})`,
    async inspect(run) {
      await fetch(run, 'words');
      return inspectIndex(join(copiesOf(run.id), KEYWORDS_NAME), run);
    },
    async remake(reader) {
      await rm(join(copiesOf(reader.run.id), KEYWORDS_NAME), { force: true });
      await reader.matching('a', { limit: 1, passing: NONE });
    },
  };
  const vectors: DerivedCheck = {
    name: 'vectors (vectors-*.bin)',
    async inspect(run) {
      if (run.embedder === null) return null;
      await fetch(run, 'vectors');
      return inspectVectors(copiesOf(run.id), run);
    },
    async remake(reader) {
      const directory = copiesOf(reader.run.id);
      const names = await readdir(directory).catch((): string[] => []);
      for (const name of names) if (VECTORS_NAME.test(name)) await rm(join(directory, name), { force: true });
      // Nothing is near to a vector without a direction, but the file is opened for it.
      await reader.nearest(new Float32Array(), { limit: 1, passing: NONE });
    },
  };
  const table: DerivedCheck = {
    name: `rows (${ROWS_NAME})`,
    async inspect(run) {
      await fetch(run, 'rows');
      return inspectRows(join(copiesOf(run.id), ROWS_NAME), run);
    },
    async remake(reader) {
      await rm(join(copiesOf(reader.run.id), ROWS_NAME), { force: true });
      await rows.begin(reader);
    },
  };
  return [keywords, vectors, table];
}

/** The index of words of a run, next to it. */
export const KEYWORDS_NAME = 'keywords.idx';

const NONE = { count: 0, mask: null } as const;
