import { createReadStream, type Stats } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';

import { ScrqError } from '../../errors.ts';
import { fileError, printable } from './file-error.ts';

/** A file that is there and may be read; `name` is its path as given. */
export interface OpenableFile {
  readonly name: string;
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
  return { name: path, open: () => createReadStream(path) };
}

async function statOf(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'EACCES') throw fileError(path, 'may not be reached', { hint: 'The permissions of its directory do not let you.', cause });
    if (!MISSING.has(code)) throw fileError(path, `cannot be read (${code})`, { cause });
    throw new ScrqError('file_missing', `no file ${printable(path, 200)}`, { hint: await hintFor(path), cause });
  }
}

/** What the system says of paths that lead nowhere; the last of a path that no file can have. */
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

const MAX_NAMES = 5000;
const SHOWN_NAMES = 3;

async function hintFor(path: string): Promise<string> {
  const directory = dirname(path);
  const names = await readdir(directory).catch(() => undefined);
  if (names === undefined) return `There is no directory ${printable(directory, 200)} that can be read.`;
  const wanted = basename(path);
  const near = names
    .slice(0, MAX_NAMES)
    .map((name) => ({ name, distance: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter((entry) => entry.distance <= Math.max(2, wanted.length / 3))
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN_NAMES);
  if (near.length === 0) return 'Check the name and the directory.';
  return `Did you mean ${near.map(({ name }) => printable(name, 100)).join(' or ')}?`;
}

/** Edits (insert, remove, replace) that make one name of the other. */
function distance(a: string, b: string): number {
  if (a.length > 255 || b.length > 255) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
