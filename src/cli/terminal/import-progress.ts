import type { ImportOptions } from '../context.ts';
import type { Io } from './io.ts';
import { openProgress } from './progress.ts';

/** What an import is given to be stopped, and to tell how far it is. */
export type ImportHooks = Required<Pick<ImportOptions, 'signal' | 'onProgress'>>;

/** Does an import, or something like it, and shows meanwhile how far it is. That it waits for an embedder is said wherever the notes go. */
export async function withImportProgress<Result>(io: Io, name: string, work: (hooks: ImportHooks) => Promise<Result>): Promise<Result> {
  using progress = await openProgress(io, `reading ${name}`);
  let waitsFor: string | undefined;
  return await work({
    signal: io.signal,
    onProgress: ({ phase, records, total, reason }) => {
      if (phase !== 'waiting' && waitsFor !== undefined) progress.note(`it is back: going on after ${records} records`);
      // Later reasons only tell that it goes on.
      if (phase === 'waiting' && waitsFor === undefined) progress.note(`waiting: ${reason ?? 'the embedder is out of reach'}`);
      waitsFor = phase === 'waiting' ? (reason ?? '') : undefined;
      progress.tell({ doing: `${phase} ${name}`, done: records, total, unit: 'records' });
    },
  });
}
