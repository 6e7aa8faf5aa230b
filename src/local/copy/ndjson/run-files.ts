import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type { Cell } from '../../../core/fields/field.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import type { StoredRecords } from '../../../core/ports/records.ts';
import { isScrqError } from '../../../errors.ts';
import { fileError } from '../../../format/read/file-error.ts';
import { openRowTexts } from '../../import/row-texts.ts';
import { linesOf } from '../lines.ts';
import type { RunContent } from '../place.ts';
import { damagedFile, type CopiedRunFiles, type CopyFile } from './manifest.ts';
import { createLineReader, createLineWriter } from './record-line.ts';

export interface RunPaths {
  readonly records: string;
  /** Null to leave the vectors out. */
  readonly vectors: string | null;
}

/** Writes the records of a run to files; `onRecords` is called with how many were written. */
export async function writeRunFiles(
  content: RunContent,
  paths: RunPaths,
  signal: AbortSignal | undefined,
  onRecords: (records: number) => void,
): Promise<void> {
  await mkdir(dirname(paths.records), { recursive: true, mode: 0o700 });
  const vectors = paths.vectors === null ? undefined : await open(paths.vectors, 'w', 0o600);
  const lineOf = createLineWriter(content.run.fields);
  let written = 0;
  const lines = async function* () {
    for await (const records of content.records({ signal })) {
      yield* linesOf(records, lineOf);
      await vectors?.writeFile(vectorBytes(records, content.dimensions ?? 0));
      written += records.keyHashes.length;
      onRecords(written);
    }
  };
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(paths.records, { mode: 0o600, flush: true }));
    await vectors?.sync();
  } finally {
    await vectors?.close();
  }
}

function vectorBytes({ vectors }: StoredRecords, dimensions: number): Uint8Array {
  const flat = new Float32Array(vectors.length * dimensions);
  for (const [row, vector] of vectors.entries()) if (vector !== null) flat.set(vector, row * dimensions);
  return new Uint8Array(flat.buffer);
}

/** What a file holds. */
export async function fileMark(path: string): Promise<Omit<CopyFile, 'path'>> {
  const { size: bytes } = await stat(path);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) hash.update(chunk as Buffer);
  return { bytes, sha256: hash.digest('hex') };
}

const CHUNK_BYTES = 1024 * 1024;

/** Rejects with `file_invalid` when a file is not what was written. */
async function checkFile(directory: string, { path, bytes, sha256 }: CopyFile): Promise<void> {
  const full = join(directory, path);
  const found = await fileMark(full).catch((cause: unknown) => {
    throw fileError(full, 'cannot be read', { cause, hint: 'Take it from another copy, or make the copy again.' });
  });
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damagedFile(full);
}

/** Opens a run, once every byte of its files was looked at. */
export async function openRunFiles(directory: string, files: CopiedRunFiles): Promise<RunContent> {
  const { entry, digest, records, vectors } = files;
  await checkFile(directory, records);
  if (vectors !== null) await checkFile(directory, vectors);
  const paths = { records: join(directory, records.path), vectors: vectors === null ? null : join(directory, vectors.path) };
  return { ...readRunFiles(entry, paths, vectors?.dimensions ?? null), digest };
}

/** The records of a run in files; their hashes are made again. */
export function readRunFiles(run: RunEntry, paths: RunPaths, dimensions: number | null): RunContent {
  return {
    run,
    dimensions,
    async *records({ signal } = {}) {
      const textsOf = await openRowTexts(run);
      const vectors = paths.vectors === null || dimensions === null ? undefined : await open(paths.vectors);
      try {
        for await (const columns of readColumns(run, paths.records)) {
          signal?.throwIfAborted();
          const count = columns.count;
          const { keyHashes, contentHashes, textHashes } = textsOf(columns.cells, count);
          const read = vectors === undefined ? Array.from({ length: count }, () => null) : await readVectors(vectors, count, dimensions ?? 0);
          yield { columns: columns.cells, keyHashes, contentHashes, textHashes, vectors: read };
        }
      } finally {
        await vectors?.close();
      }
    },
  };
}

interface ReadColumns {
  readonly cells: readonly (readonly Cell[])[];
  readonly count: number;
}

async function* readColumns({ fields }: RunEntry, path: string): AsyncIterable<ReadColumns> {
  const read = createLineReader(fields);
  let at = 0;
  for await (const lines of readLines(path)) {
    const rows = lines.map((line, index) => {
      try {
        const cells = read(line);
        if (cells !== undefined) return cells;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      throw fileError(path, 'is not a record of this run', { at: { line: at + index + 1 } });
    });
    at += lines.length;
    yield { cells: fields.map((_, column) => rows.map((cells) => cells[column] ?? null)), count: rows.length };
  }
}

/** Lines, some hundred at a time. */
async function* readLines(path: string): AsyncIterable<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const bytes = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const unzipped = createGunzip({ chunkSize: CHUNK_BYTES });
  const piping = pipeline(bytes, unzipped);
  // Met where the bytes are read.
  piping.catch(() => undefined);
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${decoder.decode(chunk as Buffer, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
    await piping;
  } catch (error) {
    if (isScrqError(error)) throw error;
    throw fileError(path, 'cannot be read', { cause: error, hint: 'Take it from another copy, or make the copy again.' });
  } finally {
    bytes.destroy();
  }
  if (rest !== '') yield [rest];
}

async function readVectors(file: Awaited<ReturnType<typeof open>>, count: number, dimensions: number): Promise<readonly (Float32Array | null)[]> {
  const flat = new Float32Array(count * dimensions);
  await file.read(new Uint8Array(flat.buffer));
  return Array.from({ length: count }, (_, row) => {
    const vector = flat.subarray(row * dimensions, (row + 1) * dimensions);
    return vector.some((number) => number !== 0) ? vector : null;
  });
}
