import { mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ScrqError } from '../errors.ts';
import { currentOwner, type Owner } from './catalogue/owner.ts';

/** A directory for the temporary files of this process; in a dataset it shows others that the dataset is in use. */
export interface ProcessDirectory {
  readonly path: string;
  /** When it was made, in milliseconds by the clock of its file system: files that are older are not of this process. */
  readonly since: number;
  close(): Promise<void>;
}

let opened = 0;

/** Makes one in the scratch directory of a dataset; where nothing can be written, in the system's directory for temporary files. */
export async function openProcessDirectory(scratchDirectory: string): Promise<ProcessDirectory> {
  const { host, pid, started } = currentOwner();
  opened += 1;
  const path = await make(join(scratchDirectory, `${pid}-${started ?? ''}-${opened}@${encodeURIComponent(host)}`));
  const { mtimeMs: since } = await stat(path);
  return { path, since, close: () => remove(path) };
}

/** The process whose directory has this name; undefined for another directory. */
export function ownerOfDirectory(name: string): Owner | undefined {
  const [, pid, started, host] = /^(\d+)-(\d*)-\d+@(.+)$/.exec(name) ?? [];
  if (pid === undefined || host === undefined) return undefined;
  return { host: decodeURIComponent(host), pid: Number(pid), started: started === undefined || started === '' ? null : started };
}

async function make(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return path;
  } catch {
    // A dataset that may only be read, or a full disk: both can be read without it.
  }
  try {
    return await mkdtemp(join(tmpdir(), 'scrq-'));
  } catch (cause) {
    throw new ScrqError('data_unusable', `cannot make temporary files in ${tmpdir()}`, {
      cause,
      hint: 'Name a directory that can be written in the environment variable TMPDIR.',
    });
  }
}

/** Takes what the native module made, and leaves alone what is not known: the program around this one may use the same place. */
async function remove(path: string): Promise<void> {
  for (const name of await readdir(path).catch(() => [])) {
    if (name.startsWith('.tmp')) await rm(join(path, name), { recursive: true, force: true });
  }
  // Whatever keeps it from going now, the janitor takes it once this process is gone.
  await rmdir(path).catch(() => undefined);
}
