import type { RunWriter } from '../../../core/ports/run-writer.ts';
import type { RunCopy, Tables } from '../../../core/ports/tables.ts';

/**
 * Writes the column copy of a run with the run, next to its records. The copy can be made again from these, so a failure of it (a full disk, say) ends
 * the copy and never the run.
 */
export function copyingWriter(writer: RunWriter, tables: Tables): RunWriter {
  let copy: RunCopy | null = null;
  const end = async (): Promise<void> => {
    const ended = copy;
    copy = null;
    try {
      await ended?.[Symbol.asyncDispose]();
    } catch {
      // Its files go with the directory for temporary files.
    }
  };
  const attempt = async (work: (open: RunCopy) => Promise<void>): Promise<void> => {
    if (copy !== null) await work(copy).catch(end);
  };
  return {
    runId: writer.runId,
    scraper: writer.scraper,
    scratchDirectory: writer.scratchDirectory,
    keepDirectory: writer.keepDirectory,
    async define(shape) {
      await writer.define(shape);
      copy = await tables.copy(writer.runId, shape.fields, writer.scratchDirectory).catch(() => null);
    },
    async append(records) {
      // The store takes them while the copy does. When the store fails, the copy is waited for: one that is closed while it writes takes the process down.
      const copied = attempt((open) => open.append(records));
      try {
        await writer.append(records);
      } finally {
        await copied;
      }
    },
    async complete(summary, replaced) {
      await attempt((open) => open.complete());
      await end();
      return writer.complete(summary, replaced);
    },
    async [Symbol.asyncDispose]() {
      await end();
      await writer[Symbol.asyncDispose]();
    },
  };
}
