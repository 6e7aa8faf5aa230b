import { statSync, type Stats } from 'node:fs';
import { open, readdir, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { FileMark } from '../../../core/dataset-state.ts';
import { nodeCode } from '../../../errors.ts';

const PIECE_BYTES = 1024 * 1024;
/** Where the files of tables say what else is in them. */
const TAIL_BYTES = 64 * 1024;
/** The largest version number: names of manifests count down from it, so that the newest comes first in a listing. */
const LAST_VERSION = 2n ** 64n - 1n;

/** What a file holds, so that a later look can tell whether it still does. */
export async function markFile(directory: string, path: string): Promise<FileMark> {
  await using file = await open(join(directory, path));
  const { size } = await file.stat();
  return { path, bytes: size, crc: await checksum(file, 0, size), tail: await checksum(file, Math.max(0, size - TAIL_BYTES), size) };
}

/** What a file that is gone, or that the disk cannot read, is refused with. */
const LOST: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EIO']);

/** How much of a file is looked at: all of it, or its size and its end. */
export type Depth = 'whole' | 'ends';

/** Whether a file holds what its mark says; false for one that is missing or cannot be read. `signal` ends a long look, which then rejects. */
export async function holdsMark(directory: string, mark: FileMark, depth: Depth, signal?: AbortSignal): Promise<boolean> {
  try {
    await using file = await open(join(directory, mark.path));
    const { size } = await file.stat();
    if (size !== mark.bytes) return false;
    if (depth === 'ends') return (await checksum(file, Math.max(0, size - TAIL_BYTES), size)) === mark.tail;
    return (await checksum(file, 0, size, signal)) === mark.crc;
  } catch (error) {
    signal?.throwIfAborted();
    if (LOST.has(nodeCode(error) ?? '')) return false;
    throw error;
  }
}

async function checksum(file: FileHandle, from: number, to: number, signal?: AbortSignal): Promise<number> {
  const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, Math.max(1, to - from)));
  let crc = 0;
  for (let at = from; at < to;) {
    signal?.throwIfAborted();
    const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, to - at), at);
    if (bytesRead === 0) break;
    crc = crc32(piece.subarray(0, bytesRead), crc);
    at += bytesRead;
  }
  return crc;
}

/** Tells whether a file was written to since: another number for every change, null for a file that is not there. Costs some microseconds. */
export function fileStamp(directory: string, path: string): string | null {
  const stats: Stats | undefined = statSync(join(directory, path), { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.ino} ${stats.size} ${stats.ctimeMs} ${stats.mtimeMs}`;
}

export interface Manifest {
  readonly version: number;
  readonly name: string;
}

/** The manifests of a table, the newest first. */
export async function manifestsOf(table: string): Promise<readonly Manifest[]> {
  return manifestsAmong(await namesIn(join(table, '_versions')));
}

/** The manifests among names of files, the newest first. */
export function manifestsAmong(names: readonly string[]): readonly Manifest[] {
  const found = names.flatMap((name) => {
    const digits = /^(\d+)\.manifest$/.exec(name)?.[1];
    if (digits === undefined) return [];
    return [{ version: Number(digits.length === 20 ? LAST_VERSION - BigInt(digits) : BigInt(digits)), name }];
  });
  return found.toSorted((a, b) => b.version - a.version);
}

/** Paths of the files that a version of a table is made of, its manifest first; without those of indexes. */
export async function filesOfVersion(table: string, manifest: string): Promise<readonly string[]> {
  const path = `_versions/${manifest}`;
  // The names of data files stand in it as they are.
  const bytes = await readFile(join(table, path));
  const data = (await namesIn(join(table, 'data'))).filter((name) => bytes.includes(name));
  const deletions = await namesIn(join(table, '_deletions'));
  return [path, ...data.map((name) => `data/${name}`), ...deletions.map((name) => `_deletions/${name}`)];
}

/** Names in a directory; none when it is missing. */
export async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return (await readdir(directory)).toSorted();
  } catch (error) {
    if (nodeCode(error) === 'ENOENT') return [];
    throw error;
  }
}
