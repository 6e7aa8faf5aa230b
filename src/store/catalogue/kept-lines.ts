import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileMark } from '../../core/dataset-state.ts';
import { manifestsOf, markFile } from '../run/derived/file-marks.ts';
import { MARKS } from './log-guard.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The form of the file; one of another form is not read. */
const FORMAT = 1;
const FILE = 'lines.json';

interface KeptFile<Line> {
  readonly format: typeof FORMAT;
  /** The manifest of the version that has these lines. */
  readonly manifest: FileMark;
  readonly lines: readonly Line[];
}

/** The lines of the newest version of a log, in a file next to its marks: a process that only reads them loads no engine. */
export interface KeptLines<Line> {
  /** The lines out of the file where it is of the newest version and whole, else out of the table. */
  read(readTable: () => Promise<readonly Line[]>): Promise<readonly Line[]>;
  /** Writes the file when the table was read for the newest version; where it cannot be written, the next process reads the table too. */
  keep(): Promise<void>;
}

/** Keeps the lines of the log whose table is in a directory. */
export function createKeptLines<Line extends { readonly at: number; readonly kind: string }>(table: string): KeptLines<Line> {
  const path = join(table, MARKS, FILE);
  let unkept: KeptFile<Line> | undefined;
  return {
    async read(readTable) {
      unkept = undefined;
      const manifest = await newestManifest(table);
      const kept = await readSealed<unknown>(path);
      if (isKept<Line>(kept) && isSame(kept.manifest, manifest)) return kept.lines;
      const lines = await readTable();
      // A line that was appended meanwhile may be among them: then they are those of neither version for certain.
      if (manifest !== undefined && isSame(manifest, await newestManifest(table))) unkept = { format: FORMAT, manifest, lines };
      return lines;
    },
    async keep() {
      const file = unkept;
      unkept = undefined;
      if (file === undefined) return;
      try {
        if (!isSame(file.manifest, await newestManifest(table))) return;
        await mkdir(join(table, MARKS), { recursive: true, mode: 0o700 });
        await writeSealed(path, file);
      } catch {
        // What is derived is no reason to fail.
      }
    },
  };
}

/** What the newest manifest holds: it names its files of lines, and a table that was made again has other ones under the same number. */
async function newestManifest(table: string): Promise<FileMark | undefined> {
  const [newest] = await manifestsOf(table);
  // Another process may tidy the table.
  return newest === undefined ? undefined : markFile(table, `_versions/${newest.name}`).catch(() => undefined);
}

function isSame(a: FileMark | undefined, b: FileMark | undefined): boolean {
  return a !== undefined && b !== undefined && a.path === b.path && a.bytes === b.bytes && a.crc === b.crc;
}

function isKept<Line>(value: unknown): value is KeptFile<Line> {
  const { format, manifest, lines } = Object(value) as Partial<Record<keyof KeptFile<Line>, unknown>>;
  return format === FORMAT && typeof manifest === 'object' && manifest !== null && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): boolean {
  const { at, kind } = Object(value) as { readonly at?: unknown; readonly kind?: unknown };
  return typeof at === 'number' && typeof kind === 'string';
}
