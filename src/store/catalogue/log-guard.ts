import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileMark } from '../../core/dataset-state.ts';
import { fileStamp, filesOfVersion, holdsMark, manifestsOf, markFile, namesIn, type Manifest } from '../run/derived/file-marks.ts';
import { DRAFT_ENDING, readSealed, writeSealed } from './sealed-file.ts';

/** What is wrong with a table that grows: the version that cannot be read, and the newest one before it that can. */
export interface LogDamage {
  readonly table: string;
  readonly version: number;
  /** The first file that does not hold what was written. */
  readonly file: string;
  readonly good: { readonly version: number; readonly manifest: string } | null;
}

/** The newest version of a table, looked at before the engine reads it. */
export interface LogLook {
  readonly version: number;
  /** The same as long as nothing was written. */
  readonly stamp: string;
  readonly damage: LogDamage | null;
}

/** Looks at a table that processes append to; what each version is made of stands in a file of marks next to it. */
export interface LogGuard {
  /** Undefined while the table has no version. */
  look(): Promise<LogLook | undefined>;
  /** Marks the newest version, after something was appended. */
  mark(): Promise<void>;
  /** Removes the marks of versions that are gone. */
  tidy(): Promise<void>;
}

/** Marks of versions, each file by the number of its version; what else is in the directory goes with the next version. */
export const MARKS = '_checksums';

interface VersionMarks {
  readonly files: readonly FileMark[];
}

export function createLogGuard(directory: string, name: string): LogGuard {
  const table = join(directory, `${name}.lance`);
  const files = createFileMemory(table);
  let last: LogLook | undefined;
  const marksOf = (version: number) => readSealed<VersionMarks>(join(table, MARKS, `${version}.json`));
  const newestGood = async (below: number): Promise<LogDamage['good']> => {
    for (const { version, name: manifest } of await manifestsOf(table)) {
      const marks = version < below ? await marksOf(version) : undefined;
      if (marks !== undefined && (await files.firstDamaged(marks)) === undefined) return { version, manifest };
    }
    return null;
  };
  const newestOf = createNewest(table);
  return {
    async look() {
      const newest = await newestOf();
      if (newest === undefined) return undefined;
      const { version } = newest;
      const stamp = `${newest.name} ${fileStamp(table, `_versions/${newest.name}`)}`;
      if (last?.stamp === stamp) return last;
      // A version without marks was appended by an older scrq, or by one that was ended the moment after.
      const marks = await marksOf(version);
      const file = marks === undefined ? undefined : await files.firstDamaged(marks);
      const damage = file === undefined ? null : { table: name, version, file, good: await newestGood(version) };
      last = { version, stamp, damage };
      return last;
    },
    async mark() {
      const [newest] = await manifestsOf(table);
      if (newest === undefined) return;
      const marks: VersionMarks = { files: await files.mark(await filesOfVersion(table, newest.name)) };
      await mkdir(join(table, MARKS), { recursive: true, mode: 0o700 });
      await writeSealed(join(table, MARKS, `${newest.version}.json`), marks);
    },
    async tidy() {
      const versions = new Set((await manifestsOf(table)).map(({ version }) => `${version}.json`));
      // Another process may be writing a draft; those of killed ones go with a sweep.
      const left = (await namesIn(join(table, MARKS))).filter((file) => !versions.has(file) && !file.endsWith(DRAFT_ENDING));
      for (const file of left) await rm(join(table, MARKS, file), { force: true });
    },
  };
}

/** Changes of a directory that follow each other this closely may have the same time, by the coarsest clock of a file system. */
const SAME_TIME_MS = 2500;

/** Gives the newest version of a table, whose manifests are listed when something was written since. Every request asks for it. */
function createNewest(table: string): () => Promise<Manifest | undefined> {
  let listed: { readonly stamp: string; readonly newest: Manifest | undefined } | undefined;
  return async () => {
    const stats = statSync(join(table, '_versions'), { throwIfNoEntry: false });
    const stamp = `${stats?.ino} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
    if (listed?.stamp === stamp) return listed.newest;
    const [newest] = await manifestsOf(table);
    const isOld = stats !== undefined && Date.now() - stats.mtimeMs > SAME_TIME_MS;
    listed = isOld ? { stamp, newest } : undefined;
    return newest;
  };
}

/** Marks of files as they are now, so that each is read once. */
function createFileMemory(table: string) {
  const held = new Map<string, { readonly stamp: string | null; readonly mark: FileMark; readonly holds: boolean }>();
  const holds = async (mark: FileMark): Promise<boolean> => {
    const stamp = fileStamp(table, mark.path);
    const known = held.get(mark.path);
    if (known?.stamp === stamp && known.mark.crc === mark.crc) return known.holds;
    const result = await holdsMark(table, mark, 'whole');
    held.set(mark.path, { stamp, mark, holds: result });
    return result;
  };
  return {
    async firstDamaged({ files }: VersionMarks): Promise<string | undefined> {
      for (const mark of files) if (!(await holds(mark))) return mark.path;
      return undefined;
    },
    async mark(paths: readonly string[]): Promise<readonly FileMark[]> {
      const marks: FileMark[] = [];
      for (const path of paths) {
        const stamp = fileStamp(table, path);
        const known = held.get(path);
        const mark = known?.stamp === stamp && known.holds ? known.mark : await markFile(table, path);
        held.set(path, { stamp, mark, holds: true });
        marks.push(mark);
      }
      return marks;
    },
  };
}
