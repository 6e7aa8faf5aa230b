import { access } from 'node:fs/promises';
import { resolve } from 'node:path';

import { ScrqError } from '../../../errors.ts';
import { openFileDiff, type CliContext, type FileDiff, type ImportSource } from '../../context.ts';

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

/** Two files as the two runs of a scraper of their own; no dataset is made. */
export async function openFiles(context: CliContext, { older, newer, key }: FilePair): Promise<FileDiff> {
  if (older === '-' && newer === '-') {
    throw new ScrqError('invalid_usage', 'both files are the standard input', { hint: 'Give - for one of them only.' });
  }
  const { io } = context;
  const { withImportProgress } = await import('../../terminal/import-progress.ts');
  return openFileDiff([await openSource(context, older), await openSource(context, newer)], {
    key,
    now: io.now(),
    reading: (source, read) => withImportProgress(io, source.name, read),
  });
}

async function openSource({ io }: CliContext, file: string): Promise<ImportSource> {
  if (file === '-') return { name: 'standard input', open: () => io.stdin };
  const { openFile } = await import('../../../format/read/open-file.ts');
  return { ...(await openFile(resolve(io.cwd, file))), name: file };
}
