import { createExpendable } from '../../../core/expendable.ts';
import type { RunWriter } from '../../../core/ports/run-writer.ts';
import type { RunCopy, Tables } from '../../../core/ports/tables.ts';

/** Writes the column copy of a run with the run, next to its records. */
export function copyingWriter(writer: RunWriter, tables: Tables): RunWriter {
  const copy = createExpendable<RunCopy>();
  return {
    runId: writer.runId,
    scraper: writer.scraper,
    scratchDirectory: writer.scratchDirectory,
    keepDirectory: writer.keepDirectory,
    async define(shape) {
      await writer.define(shape);
      await copy.begin(() => tables.copy(writer.runId, shape.fields, writer.scratchDirectory));
    },
    async append(records) {
      // The store takes them while the copy does. When the store fails, the copy is waited for: one that is closed while it writes takes the process down.
      const copied = copy.attempt((open) => open.append(records));
      try {
        await writer.append(records);
      } finally {
        await copied;
      }
    },
    addTexts: (texts) => writer.addTexts(texts),
    endTexts: (summary) => writer.endTexts(summary),
    async complete(summary, options) {
      await copy.attempt((open) => open.complete());
      await copy[Symbol.asyncDispose]();
      return writer.complete(summary, options);
    },
    async [Symbol.asyncDispose]() {
      await copy[Symbol.asyncDispose]();
      await writer[Symbol.asyncDispose]();
    },
  };
}
