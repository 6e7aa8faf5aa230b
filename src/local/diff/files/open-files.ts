import type { CallOptions, ScrapersApi } from '../../../contract/api.ts';
import type { ImportOptions, ImportSource } from '../../import/import.ts';
import type { SettledSource } from '../../import/passes/read-pass.ts';
import { publicScraper } from '../../scrapers.ts';
import { createDiff } from '../diff.ts';
import type { DiffServices } from '../services.ts';
import { compareFiles } from './compare-files.ts';
import { createFileRun, type FilePair } from './file-run.ts';
import { readFile, type ReadFile } from './read-file.ts';
import { settleFile, settleNewer, type SettledFiles } from './settle-files.ts';

/** Two files as the two runs of a scraper of their own, which no dataset holds. */
export interface FileDiff extends AsyncDisposable, Pick<ScrapersApi, 'diff' | 'scraper'> {
  readonly scraperId: string;
}

export interface OpenFilesOptions {
  readonly key: readonly string[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Reads a file with what stops it and shows how far it is. */
  readonly reading: (source: ImportSource, read: (options: Pick<ImportOptions, 'signal' | 'onProgress'>) => Promise<ReadFile>) => Promise<ReadFile>;
}

const SCRAPER = 'files';

/** Reads two files to be compared, the older one first, whose types and key bind the newer one as far as its values are of them. */
export async function openFiles(sources: readonly [ImportSource, ImportSource], { key, now, reading }: OpenFilesOptions): Promise<FileDiff> {
  const read: ReadFile[] = [];
  const close = async () => {
    for (const file of read) await file[Symbol.asyncDispose]();
  };
  const open = async (source: ImportSource): Promise<ReadFile> => {
    const file = await reading(source, (options) => readFile(source, options));
    read.push(file);
    return file;
  };
  // "2 hours ago" counts from the same moment in both.
  const runOf = (file: ReadFile, settled: SettledSource, runAt: number) => createFileRun(file, settled, { scraperId: SCRAPER, now, runAt });
  try {
    const older = await open(sources[0]);
    const first = await settleFile(older, { key, now });
    const newer = await open(sources[1]);
    const settled = await settleNewer({ older, newer }, runOf(older, first, now - 1), first, { key, now });
    const files = { from: runOf(older, settled.older, now - 1), to: runOf(newer, settled.newer, now) };
    return { ...answering(files, settled.unlike, now), scraperId: SCRAPER, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

function answering({ from, to }: FilePair, unlike: SettledFiles['unlike'], now: number): Pick<ScrapersApi, 'diff' | 'scraper'> {
  const entry = { id: SCRAPER, name: SCRAPER, createdAt: now };
  const services: DiffServices = {
    store: {
      catalogue: { scraper: () => Promise.resolve(entry), runs: () => Promise.resolve([to.run, from.run]) },
      openRun: ({ id }) => Promise.resolve(id === from.run.id ? from : to),
    },
    tables: {
      compare: (_runs, comparison, options?: CallOptions) => compareFiles({ from, to }, comparison, options),
    },
  };
  const diff = createDiff(services);
  return {
    diff: async (...asked) => {
      const { meta, ...answer } = await diff(...asked);
      return { ...answer, meta: { ...meta, schema: { ...meta.schema, changed: [...meta.schema.changed, ...unlike] } } };
    },
    scraper: async () => ({ data: publicScraper(entry, { ...to.run, fields: await to.describe() }) }),
  };
}
