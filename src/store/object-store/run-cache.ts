import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Table } from '@lancedb/lancedb';

import type { PackKind, RunPack } from '../../core/dataset-state.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { namesIn } from '../run/derived/file-marks.ts';
import { isMissingTable, translated } from '../store-error.ts';
import type { TableSource } from '../table/side-table.ts';
import { DamagedPack, packsName, readPack } from './run-packs.ts';

/** Files of the runs of an object store on this machine, as they are searched. */
export interface RunCache {
  /** Fetches the files of a kind where they are not there. What is missing or damaged in the store is made again by whoever needs it. */
  fetch(run: RunEntry, kind: PackKind): Promise<void>;
}

export interface RunCacheOptions {
  readonly connect: TableSource['connect'];
  readonly directoryOf: (runId: string) => string;
  /** What the files of all runs may take together, in bytes. */
  readonly mostBytes: number;
}

/** When a run was used last is noted at most once in this time. */
const NOTE_AFTER_MS = 60_000;

/** Keeps files of runs up to so many bytes: those of the run that was used longest ago go first. */
export function createRunCache({ connect, directoryOf, mostBytes }: RunCacheOptions): RunCache {
  const fetching = new Map<string, Promise<void>>();
  const noted = new Map<string, number>();
  /** The packs of the run that was fetched last: the kinds of its files are asked for one after the other. */
  let opened: { readonly runId: string; readonly table: Promise<Table> } | undefined;
  const tableOf = (runId: string): Promise<Table> => {
    if (opened?.runId !== runId) opened = { runId, table: connect().then(({ fixed }) => fixed.openTable(packsName(runId))) };
    const { table } = opened;
    table.catch(() => (opened = undefined));
    return table;
  };
  const note = async (directory: string): Promise<void> => {
    const now = Date.now();
    if (now - (noted.get(directory) ?? 0) < NOTE_AFTER_MS) return;
    noted.set(directory, now);
    await utimes(directory, now / 1000, now / 1000).catch(() => undefined);
  };
  const fetchPack = async (run: RunEntry, pack: RunPack): Promise<void> => {
    const directory = directoryOf(run.id);
    const { temporary } = await connect();
    const draft = join(temporary.path, `.tmp-${randomUUID()}`);
    await mkdir(draft, { recursive: true, mode: 0o700 });
    try {
      await readPack(await tableOf(run.id), pack, draft);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const { name } of pack.files) await rename(join(draft, name), join(directory, name));
      await makeRoom(dirname(directory), directory, mostBytes);
    } catch (error) {
      if (!(error instanceof DamagedPack) && !isMissingTable(error)) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
  return {
    async fetch(run, kind) {
      const directory = directoryOf(run.id);
      const pack = run.packs?.find((each) => each.kind === kind);
      if (pack === undefined || pack.files.every(({ name, bytes }) => sizeOf(join(directory, name)) === bytes)) {
        // What is made again is put there.
        if (!existsSync(directory)) await mkdir(directory, { recursive: true, mode: 0o700 });
        return note(directory);
      }
      const name = `${run.id} ${kind}`;
      const begun = fetching.get(name) ?? translated('fetch the files of the run', () => fetchPack(run, pack)).finally(() => fetching.delete(name));
      fetching.set(name, begun);
      return begun;
    },
  };
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Another process may be reading what is removed: what it has open stays, the rest it fetches again. */
async function makeRoom(runs: string, used: string, mostBytes: number): Promise<void> {
  const names = await namesIn(runs);
  const directories = await Promise.all(names.map((name) => measured(join(runs, name))));
  let total = directories.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of directories.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes) return;
    if (path === used) continue;
    await rm(path, { recursive: true, force: true });
    total -= bytes;
  }
}

async function measured(path: string) {
  const sizes = (await namesIn(path)).map((name) => sizeOf(join(path, name)) ?? 0);
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0), usedAt: mtimeMs };
}
