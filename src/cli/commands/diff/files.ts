import { createWriteStream } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isScrqError, ScrqError } from '../../../errors.ts';
import type { CliContext, ImportOptions, ImportReport, ImportSource, LocalDataset } from '../../context.ts';
import type { Target } from '../../target.ts';

/** Whether an argument of `scrq diff` means a file: what is written like a path does, and what is there, unless it is written like a run. */
export async function isFile({ io }: CliContext, argument: string): Promise<boolean> {
  if (argument === '-') return true;
  if (RUN.test(argument)) return false;
  if (/[/\\]|\.\w+$/.test(argument)) return true;
  return access(resolve(io.cwd, argument)).then(
    () => true,
    () => false,
  );
}

/** `latest`, `previous`, or the id of a run. */
const RUN = /^(?:latest|previous|[0-9a-hjkmnp-tv-z]{26})$/i;

export interface FilePair {
  readonly older: string;
  readonly newer: string;
  readonly key: readonly string[] | undefined;
}

/** Two files as the two runs of a scraper of its own, in a temporary dataset that goes when it is disposed of. */
export async function openFiles(context: CliContext, { older, newer, key }: FilePair): Promise<Target> {
  if (older === '-' && newer === '-') {
    throw new ScrqError('invalid_usage', 'both files are the standard input', { hint: 'Give - for one of them only.' });
  }
  const directory = await mkdtemp(join(tmpdir(), 'scrq-diff-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const sources = [await openSource(context, directory, older), await openSource(context, directory, newer)] as const;
    const dataset = await context.backends.openDataset({ directory: join(directory, 'data'), now: context.io.now });
    const close = async () => {
      await dataset[Symbol.asyncDispose]();
      await remove();
    };
    try {
      const scraperId = await importBoth(context, dataset, sources, key);
      return { api: dataset.api, scraperId, name: undefined, [Symbol.asyncDispose]: close };
    } catch (error) {
      await dataset[Symbol.asyncDispose]();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function importBoth(
  context: CliContext,
  dataset: LocalDataset,
  [older, newer]: readonly [ImportSource, ImportSource],
  key: readonly string[] | undefined,
): Promise<string> {
  const now = context.io.now();
  const common = { scraper: 'files', search: 'none' as const, ...(key === undefined ? {} : { key }) };
  const first = await importFile(context, dataset, older, { ...common, runAt: now - 1 });
  context.secrets.add(first.scraper.id);
  try {
    await importFile(context, dataset, newer, { ...common, runAt: now });
  } catch (error) {
    if (!isScrqError(error) || context.io.signal.aborted) throw error;
    // Values that are not of the older file's types are a difference, and no mistake.
    await importFile(context, dataset, newer, { ...common, runAt: now, settled: 'again' });
  }
  return first.scraper.id;
}

async function importFile({ io }: CliContext, dataset: LocalDataset, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const { withImportProgress } = await import('../../terminal/import-progress.ts');
  return withImportProgress(io, source.name, (hooks) => dataset.importRun(source, { ...options, ...hooks }));
}

/** The standard input is kept in a file, since it may have to be read twice. */
async function openSource({ io }: CliContext, directory: string, file: string): Promise<ImportSource> {
  const { openFile } = await import('../../../format/read/open-file.ts');
  if (file !== '-') return { ...(await openFile(resolve(io.cwd, file))), name: file };
  const kept = join(directory, 'standard-input');
  await pipeline(io.stdin, createWriteStream(kept, { mode: 0o600 }), { signal: io.signal });
  return { ...(await openFile(kept)), name: 'standard input' };
}
