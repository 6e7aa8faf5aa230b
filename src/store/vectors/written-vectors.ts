import { join } from 'node:path';

import type { RunShape } from '../../core/ports/run-writer.ts';
import { openVectorWriter, type VectorWriter } from './vector-writer.ts';

/** Writes the file of vectors of a run with the run. It can be made again of the records, so a failure of it (a full disk, say) ends the file and never the run. */
export interface WrittenVectors extends AsyncDisposable {
  define(shape: RunShape): Promise<void>;
  append(vectors: readonly (Float32Array | null)[]): Promise<void>;
  /** Puts the file next to the records of the run. */
  complete(): Promise<void>;
}

/** `directory` is where the file will be, `scratch` one for temporary files. */
export function createWrittenVectors(runId: string, directory: string, scratch: string): WrittenVectors {
  let writer: VectorWriter | undefined;
  const end = async (): Promise<void> => {
    const ended = writer;
    writer = undefined;
    try {
      await ended?.[Symbol.asyncDispose]();
    } catch {
      // It goes with the directory for temporary files.
    }
  };
  const attempt = async (work: (open: VectorWriter) => Promise<void>): Promise<void> => {
    if (writer !== undefined) await work(writer).catch(end);
  };
  return {
    async define({ embedder }) {
      if (embedder === null) return;
      writer = await openVectorWriter(join(scratch, 'vectors'), embedder.dimensions).catch(() => undefined);
    },
    append: (vectors) => attempt((open) => open.append(vectors)),
    complete: () => attempt((open) => open.finish(runId, directory)),
    [Symbol.asyncDispose]: end,
  };
}
