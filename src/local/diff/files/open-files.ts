import type { CallOptions, ScrapersApi } from '../../../contract/api.ts';
import { isScrqError } from '../../../errors.ts';
import type { ImportOptions, ImportSource } from '../../import/import.ts';
import { settleSource, type SettledSource } from '../../import/passes/read-pass.ts';
import { publicScraper } from '../../scrapers.ts';
import { createDiff } from '../diff.ts';
import type { DiffServices } from '../services.ts';
import { compareFiles } from './compare-files.ts';
import { createFileRun, type FileRun } from './file-run.ts';
import { readFile, type ReadFile } from './read-file.ts';

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
  const openRun = async (source: ImportSource, runAt: number, before: FileRun | undefined): Promise<FileRun> => {
    const file = await reading(source, (options) => readFile(source, options));
    read.push(file);
    const settled = await settle(file, before?.run).catch((error: unknown) => {
      if (before === undefined || !isScrqError(error)) throw error;
      // Values that are not of the older file's types are a difference, and no mistake.
      return settle(file, undefined);
    });
    // "2 hours ago" counts from the same moment in both.
    return createFileRun(file, settled, { scraperId: SCRAPER, now, runAt });
  };
  try {
    const from = await openRun(sources[0], now - 1, undefined);
    const to = await openRun(sources[1], now, from);
    return { ...answering(from, to, now), scraperId: SCRAPER, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }

  function settle(file: ReadFile, binding: FileRun['run'] | undefined): Promise<SettledSource> {
    const settings = key === undefined ? {} : { key };
    return settleSource(file.name, file.profiled, { options: settings, settings, binding, runAt: now }, () => file.findKey());
  }
}

function answering(from: FileRun, to: FileRun, now: number): Pick<ScrapersApi, 'diff' | 'scraper'> {
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
  return {
    diff: createDiff(services),
    scraper: async () => ({ data: publicScraper(entry, { ...to.run, fields: await to.describe() }) }),
  };
}
