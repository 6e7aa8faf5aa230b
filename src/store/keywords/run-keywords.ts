import type { RunEntry } from '../../core/ports/catalogue.ts';
import { createKeywordWriter, type KeywordWriter } from './keyword-writer.ts';

/** Makes the index of words of a run that is being written. */
export interface RunKeywords extends AsyncDisposable {
  add(texts: readonly string[]): Promise<void>;
  finish(run: Pick<RunEntry, 'id' | 'language'>): Promise<void>;
}

/** The index can be made again from the records, so a failure of it (a full disk, say) ends it and never the run. */
export function createRunKeywords(scratch: string, path: string): RunKeywords {
  let writer: KeywordWriter | null = createKeywordWriter(scratch);
  const end = async (): Promise<void> => {
    const ended = writer;
    writer = null;
    try {
      await ended?.[Symbol.asyncDispose]();
    } catch {
      // Its files go with the directory for temporary files.
    }
  };
  return {
    add: async (texts) => writer?.add(texts).catch(end),
    async finish(run) {
      await writer?.finish(run, path).catch(() => undefined);
      await end();
    },
    [Symbol.asyncDispose]: end,
  };
}
