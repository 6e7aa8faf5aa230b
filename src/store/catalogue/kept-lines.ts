import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { manifestsOf, markFile } from '../run/derived/file-marks.ts';
import { chunksOf, readSealedLines, writeSealed } from './sealed-file.ts';

/** The form of the file; one of another form is not read. */
const FORMAT = 3;
/** So many lines of the log stand in one line of the file. */
const TOGETHER = 500;

interface KeptFile<Line> {
  /** Which version of the log has these lines. */
  readonly version: string;
  readonly lines: readonly Line[];
}

/** The lines of the newest version of a log, in a file: a process that only reads them loads no engine. */
export interface KeptLines<Line> {
  /** The lines out of the file where it is of the newest version, which has this number, and whole; else out of the table. */
  read(number: number, readTable: () => Promise<readonly Line[]>): Promise<readonly Line[]>;
  /** Writes the file when the table was read for the newest version; where it cannot be written, the next process reads the table too. */
  keep(): Promise<void>;
}

export interface KeptLinesOptions {
  readonly path: string;
  /** Names the newest version, as no other one of this log is ever named; undefined where that cannot be told, and where it has another number. */
  readonly newest: (number: number) => Promise<string | undefined>;
}

/** Keeps the lines of a log. */
export function createKeptLines<Line extends { readonly at: number; readonly kind: string }>({ path, newest }: KeptLinesOptions): KeptLines<Line> {
  let unkept: { readonly number: number; readonly file: KeptFile<Line> } | undefined;
  return {
    async read(number, readTable) {
      unkept = undefined;
      const version = await newest(number);
      const kept = await readKept<Line>(path);
      if (kept !== undefined && kept.version === version) return kept.lines;
      const lines = await readTable();
      // A line that was appended meanwhile may be among them: then they are those of neither version for certain.
      if (version !== undefined && version === (await newest(number))) unkept = { number, file: { version, lines } };
      return lines;
    },
    async keep() {
      if (unkept === undefined) return;
      const { number, file } = unkept;
      unkept = undefined;
      try {
        if (file.version !== (await newest(number))) return;
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeSealed(path, { format: FORMAT, version: file.version }, ...chunksOf(file.lines, TOGETHER));
      } catch {
        // What is derived is no reason to fail.
      }
    },
  };
}

/** The newest version of a table in a directory, by what its manifest holds: it names its files of lines, and a table that was made again has other ones under the same number. */
export async function newestManifest(table: string): Promise<string | undefined> {
  const [newest] = await manifestsOf(table);
  if (newest === undefined) return undefined;
  // Another process may tidy the table.
  const mark = await markFile(table, `_versions/${newest.name}`).catch(() => undefined);
  return mark === undefined ? undefined : `${mark.path} ${mark.bytes} ${mark.crc}`;
}

async function readKept<Line>(path: string): Promise<KeptFile<Line> | undefined> {
  const [head, ...chunks] = (await readSealedLines(path)) ?? [];
  const { format, version } = Object(head) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT || typeof version !== 'string' || !chunks.every((chunk) => Array.isArray(chunk) && chunk.every(isLine))) return undefined;
  return { version, lines: (chunks as readonly (readonly Line[])[]).flat() };
}

function isLine(value: unknown): boolean {
  const { at, kind } = Object(value) as { readonly at?: unknown; readonly kind?: unknown };
  return typeof at === 'number' && typeof kind === 'string';
}
