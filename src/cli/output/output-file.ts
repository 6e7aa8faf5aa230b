import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { link, lstat, open, realpath, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { nodeCode, ScrqError } from '../../errors.ts';
import { ClosedPipe } from '../terminal/io.ts';
import { noteUnfinishedFile } from './unfinished-files.ts';

export interface OutputOptions {
  readonly cwd: string;
  /** What becomes of a file that is there already. */
  readonly existing: 'refuse' | 'replace';
  /** An interruption, after which no file gets its name. */
  readonly signal: AbortSignal;
}

/** Where a result goes; looked at before anything is asked, and not touched yet. */
export interface OutputTarget {
  /** As it was typed. */
  readonly name: string;
  /** The file itself, behind any links; undefined for a device or a pipe, which takes the bytes as they come. */
  readonly path: string | undefined;
  open(options?: PartOptions): Promise<OutputFile>;
}

interface PartOptions {
  /** A file next to the target that stays when the result is not completed; another one that goes with a failure, unless given. */
  readonly part?: string;
  /** Bytes that the part holds already. */
  readonly offset?: number;
}

/** A file on its way: it has its name only once it is whole. Disposing of it before that leaves the target as it was. */
interface OutputFile extends AsyncDisposable {
  write(bytes: Uint8Array): Promise<void>;
  /** Brings the bytes to the disk, and the file to its name. */
  commit(): Promise<void>;
}

/** Looks at the place of a result; rejects with `invalid_usage` where no file may be put. */
export async function prepareOutput(name: string, options: OutputOptions): Promise<OutputTarget> {
  const typed = resolve(options.cwd, name);
  const known = await translated(name, () => statOf(typed));
  if (known?.isDirectory() === true) {
    throw new ScrqError('invalid_usage', `"${name}" is a directory`, { hint: `Name a file in it: ${join(name, 'records.csv')}.` });
  }
  const isLink = known?.isSymbolicLink() === true;
  if (known !== undefined && !known.isFile() && !isLink) return { name, path: undefined, open: () => openDirectly(name, typed) };
  if (known !== undefined && options.existing === 'refuse') throw exists(name);
  const path = known === undefined || isLink ? typed : await translated(name, () => realpath(typed));
  if ((await translated(name, () => statOf(dirname(path))))?.isDirectory() !== true) {
    throw new ScrqError('invalid_usage', `there is no directory for "${name}"`, { hint: 'Make it first, or name another one.' });
  }
  const { existing, signal } = options;
  const place: Place = { name, path, existing, signal, mode: known === undefined || isLink ? 0o666 : known.mode & 0o777 };
  return { name, path, open: (part) => openBeside(place, part ?? {}) };
}

interface Place {
  readonly name: string;
  readonly path: string;
  readonly existing: OutputOptions['existing'];
  readonly signal: AbortSignal;
  readonly mode: number;
}

/** Only as much of a name as leaves room for what is added to it. */
const MOST_OF_NAME = 60;

/** A hidden name next to a file. */
export function temporaryName(path: string, ending: string): string {
  return join(dirname(path), `.${basename(path).slice(0, MOST_OF_NAME)}.${ending}`);
}

async function openBeside(place: Place, { part, offset = 0 }: PartOptions): Promise<OutputFile> {
  const { name, path, mode } = place;
  const temporary = part ?? temporaryName(path, `${randomBytes(4).toString('hex')}.part`);
  const unfinished = part === undefined ? noteUnfinishedFile(temporary) : undefined;
  const handle = await translated(name, () => openPart(temporary, offset, mode));
  let position = offset;
  let committed = false;
  return {
    async write(bytes) {
      await translated(name, () => writeAt(handle, bytes, position));
      position += bytes.length;
    },
    async commit() {
      await translated(name, async () => {
        await handle.truncate(position);
        await handle.sync();
        await refuseOther(handle, temporary, name);
        place.signal.throwIfAborted();
        await moveTo(place, temporary);
      });
      committed = true;
      await syncDirectory(dirname(path));
    },
    async [Symbol.asyncDispose]() {
      await handle.close();
      if (!committed && part === undefined) await unlink(temporary).catch(() => undefined);
      unfinished?.[Symbol.dispose]();
    },
  };
}

/** A part that goes on is the one that is there; any other is a new file, so that a process that still writes to an old one writes to that. */
async function openPart(path: string, offset: number, mode: number): Promise<FileHandle> {
  if (offset > 0) return open(path, 'r+');
  await unlink(path).catch(() => undefined);
  return open(path, 'wx', mode);
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

/** Two exports to one part at the same time: what has the name of the part now is not what was written here. */
async function refuseOther(handle: FileHandle, path: string, name: string): Promise<void> {
  const [own, named] = [await handle.stat(), await statOf(path)];
  if (own.ino === named?.ino && own.dev === named.dev) return;
  throw new ScrqError('invalid_usage', `another command writes to "${name}"`, { hint: 'Wait for it, or name another file.' });
}

/** A file that came meanwhile is not replaced without being asked: a link is made only where there is nothing. */
async function moveTo({ name, path, existing }: Place, temporary: string): Promise<void> {
  if (existing === 'replace') return rename(temporary, path);
  try {
    await link(temporary, path);
  } catch (error) {
    if (nodeCode(error) === 'EEXIST') throw exists(name);
    // Some file systems have no links.
    if ((await statOf(path)) !== undefined) throw exists(name);
    return rename(temporary, path);
  }
  await unlink(temporary);
}

/** A name is on the disk when its directory is; not every system can be asked for it. */
async function syncDirectory(path: string): Promise<void> {
  try {
    const handle = await open(path, constants.O_RDONLY);
    await handle.sync();
    await handle.close();
  } catch {
    // The file itself is there and whole.
  }
}

async function openDirectly(name: string, path: string): Promise<OutputFile> {
  const handle = await translated(name, () => open(path, 'w'));
  return {
    write: (bytes) => translated(name, () => writeAll(handle, bytes)),
    commit: () => Promise.resolve(),
    [Symbol.asyncDispose]: () => handle.close(),
  };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length;) written += (await handle.write(bytes, written)).bytesWritten;
}

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (nodeCode(error) !== 'ENOENT') throw error;
    // A link that leads nowhere is there as well.
    return lstat(path).catch(() => undefined);
  }
}

function exists(name: string): ScrqError {
  return new ScrqError('invalid_usage', `"${name}" exists already`, { hint: 'Add --force to replace it, or name another file.' });
}

async function translated<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw fileFailure(name, cause);
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const DENIED: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

function fileFailure(name: string, cause: unknown): unknown {
  const code = nodeCode(cause);
  if (code === undefined || cause instanceof ScrqError) return cause;
  if (code === 'EPIPE') return new ClosedPipe('the reader has left', { cause });
  if (FULL.has(code))
    return new ScrqError('internal', `cannot write "${name}": the disk is full`, { cause, hint: 'Free some space, and run it again.' });
  if (DENIED.has(code)) {
    return new ScrqError('invalid_usage', `cannot write "${name}": permission denied`, { cause, hint: 'Name a file where you may write.' });
  }
  return new ScrqError('internal', `cannot write "${name}" (${code})`, { cause, hint: 'Check the place, or name another file.' });
}
