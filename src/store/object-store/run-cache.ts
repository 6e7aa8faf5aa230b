import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { PackKind, RunPack } from '../../core/dataset-state.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { cacheFailure } from '../location.ts';
import { namesIn } from '../run/derived/file-marks.ts';
import { isMissingTable, translated } from '../store-error.ts';
import type { TableSource } from '../table/side-table.ts';
import { DamagedPack } from './pack-rows.ts';
import { packOf, packReader, type ReadPack } from './run-packs.ts';
import type { S3Access } from './s3-access.ts';

/** Files of the runs of an object store on this machine, as they are searched. */
export interface RunCache {
  /** Fetches the files of a kind where they are not there. What is missing or damaged in the store is made again by whoever needs it. */
  fetch(run: RunEntry, kind: PackKind): Promise<void>;
  /** Removes what is too much: files come by imports too, and by being made again. */
  makeRoom(): Promise<void>;
}

export interface RunCacheOptions {
  readonly connect: TableSource['connect'];
  /** Null where the engine alone knows the way. */
  readonly s3: S3Access | null;
  readonly directoryOf: (runId: string) => string;
  /** Whether a process of this machine is importing the run: its files are not in the store yet. */
  readonly isImported: (runId: string) => boolean;
  /** What the files of all runs may take together, in bytes. */
  readonly mostBytes: number;
}

/** When a run was used last is noted at most once in this time. */
const NOTE_AFTER_MS = 60_000;

/** So many runs that this process used last stay: a comparison reads two. */
const IN_USE = 2;

/** Keeps files of runs up to so many bytes: those of the run that was used longest ago go first. */
export function createRunCache({ connect, s3, directoryOf, isImported, mostBytes }: RunCacheOptions): RunCache {
  const fetching = new Map<string, Promise<void>>();
  const room = createRoom({ directoryOf, isImported, mostBytes });
  const cache = dirname(directoryOf('run'));
  /** Where the packs of the run that was fetched last are: the kinds of its files are asked for one after the other. */
  let last: { readonly runId: string; readonly read: ReadPack } | undefined;
  const readerOf = (runId: string): ReadPack => {
    if (last?.runId !== runId) last = { runId, read: packReader(runId, { connect, s3 }) };
    return last.read;
  };
  const fetchPack = async (run: RunEntry, pack: RunPack): Promise<void> => {
    const directory = directoryOf(run.id);
    const { temporary } = await connect();
    const draft = join(temporary.path, `.tmp-${randomUUID()}`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    try {
      await readerOf(run.id)(pack, draft);
      for (const { name } of pack.files) await rename(join(draft, name), join(directory, name));
      await room.make();
    } catch (error) {
      if (!(error instanceof DamagedPack) && !isMissingTable(error)) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
  const missing = (run: RunEntry, kind: PackKind): RunPack | undefined => {
    const pack = packOf(run.packs ?? [], kind);
    return pack?.files.every(({ name, bytes }) => sizeOf(join(directoryOf(run.id), name)) === bytes) === true ? undefined : pack;
  };
  return {
    async fetch(run, kind) {
      const directory = directoryOf(run.id);
      room.spare(run.id);
      const pack = missing(run, kind);
      if (pack === undefined) {
        // What is made again is put there.
        if (!existsSync(directory)) await keptIn(cache, mkdir(directory, { recursive: true, mode: 0o700 }));
        return room.note(directory);
      }
      const name = `${run.id} ${kind}`;
      const begun =
        fetching.get(name) ??
        translated('fetch the files of the run', () => keptIn(cache, fetchPack(run, pack))).finally(() => fetching.delete(name));
      fetching.set(name, begun);
      return begun;
    },
    makeRoom: room.make,
  };
}

/** Waits for what puts files into the cache. */
async function keptIn<Result>(cache: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw cacheFailure(cache, error);
  }
}

/** Knows what was used last, and removes the rest as far as there is no room for it. */
function createRoom({ directoryOf, isImported, mostBytes }: Pick<RunCacheOptions, 'directoryOf' | 'isImported' | 'mostBytes'>) {
  const noted = new Map<string, number>();
  let inUse: readonly string[] = [];
  let madeAt = Date.now();
  const make = async (): Promise<void> => {
    madeAt = Date.now();
    const isSpared = (runId: string) => inUse.includes(runId) || isImported(runId);
    // What cannot be removed now is removed later: no answer fails for it.
    await makeRoom(dirname(directoryOf('run')), isSpared, mostBytes).catch(() => undefined);
  };
  return {
    make,
    spare: (runId: string) => void (inUse = [runId, ...inUse.filter((id) => id !== runId)].slice(0, IN_USE)),
    async note(directory: string): Promise<void> {
      const now = Date.now();
      if (now - madeAt >= NOTE_AFTER_MS) await make();
      if (now - (noted.get(directory) ?? 0) < NOTE_AFTER_MS) return;
      noted.set(directory, now);
      await utimes(directory, now / 1000, now / 1000).catch(() => undefined);
    },
  };
}

/** Undefined also where nobody may look: to put the file there says why. */
function sizeOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size;
  } catch {
    return undefined;
  }
}

/** Another process may be reading what is removed: what it has open stays, the rest it fetches again. */
async function makeRoom(runs: string, isSpared: (runId: string) => boolean, mostBytes: number): Promise<void> {
  const names = await namesIn(runs);
  const directories = await Promise.all(names.map((name) => measured(join(runs, name))));
  let total = directories.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of directories.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes) return;
    if (isSpared(basename(path))) continue;
    await rm(path, { recursive: true, force: true });
    total -= bytes;
  }
}

async function measured(path: string) {
  const sizes = (await namesIn(path)).map((name) => sizeOf(join(path, name)) ?? 0);
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0), usedAt: mtimeMs };
}
