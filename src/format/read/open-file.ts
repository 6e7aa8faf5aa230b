import { createReadStream, type Stats } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';

import { nodeCode, ScrqError } from '../../errors.ts';
import { nearest } from '../../text/nearest.ts';
import { fileError, printable } from './file-error.ts';

/** A file that is there and may be read; `name` is its path as given. */
export interface OpenableFile {
  readonly name: string;
  readonly bytes: number;
  open(): Readable;
}

/** Looks at a path before it is read; rejects with `file_missing` (names like it in the hint), or `file_invalid` for what is no readable file. */
export async function openFile(path: string): Promise<OpenableFile> {
  const stats = await statOf(path);
  if (stats.isDirectory()) throw fileError(path, 'is a directory', { hint: 'Name a file in it.' });
  try {
    await access(path, constants.R_OK);
  } catch (cause) {
    throw fileError(path, 'may not be read', { hint: 'Its permissions do not let you.', cause });
  }
  return { name: path, bytes: stats.size, open: () => createReadStream(path) };
}

async function statOf(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (cause) {
    const code = nodeCode(cause) ?? 'unknown';
    if (code === 'EACCES') throw fileError(path, 'may not be reached', { hint: 'The permissions of its directory do not let you.', cause });
    if (!MISSING.has(code)) throw fileError(path, `cannot be read (${code})`, { cause });
    throw new ScrqError('file_missing', `no file ${printable(path, 200)}`, { hint: await hintFor(path), cause });
  }
}

/** What the system says of paths that lead nowhere; the last of a path that no file can have. */
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

const MAX_NAMES = 5000;

async function hintFor(path: string): Promise<string> {
  const directory = dirname(path);
  const names = await readdir(directory).catch(() => undefined);
  if (names === undefined) return `There is no directory ${printable(directory, 200)} that can be read.`;
  const near = nearest(basename(path), names.slice(0, MAX_NAMES));
  if (near.length === 0) return 'Check the name and the directory.';
  return `Did you mean ${near.map((name) => printable(name, 100)).join(' or ')}?`;
}
