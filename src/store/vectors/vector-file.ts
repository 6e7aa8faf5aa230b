import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import { lookedAt, type FileProblem } from '../run/derived/file-problem.ts';
import { BLOCK_BYTES, blocksAround, checksumsBytes, createBlockCheck, HIGH_BLOCK_BYTES } from './block-checksums.ts';
import { stampOf, type DamagedFiles } from './damaged-files.ts';
import { vectorLayout, vectorsBytes, type VectorLayout } from './vector-layout.ts';
import { SEAL_BYTES, statementBytes, unsealedJson } from '../statement.ts';
import { VECTORS_FORMAT, VECTORS_NAME, vectorsName, type VectorStatement } from './vector-statement.ts';

/** The vectors of a run, in a file. */
export interface VectorFile extends Disposable {
  readonly path: string;
  /** Of the file as it was opened. */
  readonly stamp: string | null;
  readonly layout: VectorLayout;
  /** What was taken from the direction of each vector. */
  readonly center: Float64Array;
  /** By how much the high bytes alone differ from what is left of the direction of a vector at most, as a length. */
  readonly loss: number;
  /** Fills bytes with those at a position. Throws a DamagedVectors when they are not what was written. */
  read(bytes: Uint8Array, at: number): void;
}

/** A file of vectors does not hold what was written. It can be made again. */
export class DamagedVectors extends Error {}

/** Opens the sound file of a run in a directory; undefined when there is none. Those that were read and found to be of no use to anyone are removed. */
export async function openVectorFile(
  directory: string,
  run: Pick<RunEntry, 'id' | 'records'>,
  damaged: DamagedFiles,
): Promise<VectorFile | undefined> {
  const names = (await readdir(directory).catch((): string[] => [])).filter((name) => VECTORS_NAME.test(name));
  for (const name of names) {
    const path = join(directory, name);
    if (damaged.has(path)) continue;
    const stamp = stampOf(path);
    const opened = openFile({ path, name, stamp }, run);
    if (opened === 'damaged') damaged.remove(path, stamp);
    else if (opened !== 'unread') return opened;
  }
  return undefined;
}

/** `unread` is one that this program cannot judge: it may not be read now, or was written by another version. */
type Refused = 'damaged' | 'unread';

interface Named extends Pick<VectorFile, 'path' | 'stamp'> {
  readonly name: string;
}

function openFile({ path, name, stamp }: Named, run: Pick<RunEntry, 'id' | 'records'>): VectorFile | Refused {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return 'unread';
  }
  const contents = contentsOf(file, name);
  if (contents === 'damaged' || contents === 'unread' || contents.run !== run.id || contents.records !== run.records) {
    closeSync(file);
    return contents === 'unread' ? 'unread' : 'damaged';
  }
  const { layout } = contents;
  const check = soundnessOf(file, contents);
  // No Buffer: to take a part of one costs more than to read it.
  const blocks = new Uint8Array(2 * HIGH_BLOCK_BYTES);
  /** Where the bytes lie that were read last. */
  const last = { from: 0, to: 0 };
  /** The first of a few bytes, as far as their part of the file goes, by way of the whole blocks that they are in, which are checked; good until the next call. */
  const around = (at: number, length: number): Uint8Array => {
    if (at >= last.from && at + length <= last.to) return blocks.subarray(at - last.from, at - last.from + length);
    const { from, to } = blocksAround(layout, at, length);
    last.to = 0;
    const read = blocks.subarray(0, to - from);
    if (readSync(file, read, 0, read.length, from) !== read.length) throw new DamagedVectors('the file of vectors is cut');
    if (!check.isSound(read, from)) throw new DamagedVectors('the file of vectors was changed');
    Object.assign(last, { from, to });
    return read.subarray(at - from, at - from + length);
  };
  return {
    path,
    stamp,
    layout,
    center: Float64Array.from(contents.center),
    loss: contents.loss,
    read(bytes, at) {
      if (bytes.length < BLOCK_BYTES && !check.isKnown(at, bytes.length)) {
        // A short piece lies in several parts, whose blocks end where they do.
        for (let done = 0; done < bytes.length;) {
          const some = around(at + done, bytes.length - done);
          if (some.length === 0) throw new DamagedVectors('the file of vectors is cut');
          bytes.set(some, done);
          done += some.length;
        }
        return;
      }
      if (readSync(file, bytes, 0, bytes.length, at) !== bytes.length) throw new DamagedVectors('the file of vectors is cut');
      if (!check.isSound(bytes, at)) throw new DamagedVectors('the file of vectors was changed');
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}

interface Contents extends VectorStatement {
  readonly layout: VectorLayout;
  /** The checksums of its blocks. */
  readonly table: Buffer;
}

function soundnessOf(file: number, { layout, table }: Contents) {
  return createBlockCheck({ layout, checksums: table, readAt: (at, length) => readAt(file, at, length) });
}

/** Bytes that are checked at once. */
const CHECKED_BYTES = 1024 * 1024;

/** What is wrong with the vectors of a run in a directory, of which everything is read; null when there is a sound file of them. Nothing is removed. */
export function inspectVectors(directory: string, run: Pick<RunEntry, 'id' | 'records'>): Promise<FileProblem | null> {
  return lookedAt(async () => {
    const names = (await readdir(directory)).filter((name) => VECTORS_NAME.test(name));
    const problems = names.map((name) => inspectFile(join(directory, name), name, run));
    return problems.includes(null) ? null : (problems[0] ?? 'missing');
  });
}

function inspectFile(path: string, name: string, run: Pick<RunEntry, 'id' | 'records'>): FileProblem | null {
  const file = openSync(path, 'r');
  try {
    const contents = contentsOf(file, name);
    if (contents === 'damaged') return 'damaged';
    if (contents === 'unread') return 'outdated';
    if (contents.run !== run.id || contents.records !== run.records) return 'foreign';
    const bytes = vectorsBytes(contents.layout);
    const check = soundnessOf(file, contents);
    for (let at = 0; at < bytes; at += CHECKED_BYTES) {
      const read = readAt(file, at, Math.min(CHECKED_BYTES, bytes - at));
      if (read === undefined || !check.isSound(read, at)) return 'damaged';
    }
    return null;
  } finally {
    closeSync(file);
  }
}

/** What a file says that it is. It is damaged when it was cut or changed, or has the name of another. */
function contentsOf(file: number, name: string): Contents | Refused {
  try {
    const { size } = fstatSync(file);
    const seal = readAt(file, size - SEAL_BYTES, SEAL_BYTES);
    const length = seal === undefined ? 0 : statementBytes(seal);
    const end = readAt(file, size - SEAL_BYTES - length, length + SEAL_BYTES);
    // Written by this program, whole, as the checksum says.
    const statement = end !== undefined && name === vectorsName(end) ? (unsealedJson(end) as VectorStatement | undefined) : undefined;
    if (statement === undefined || end === undefined) return 'damaged';
    if (statement.format !== VECTORS_FORMAT) return 'unread';
    const layout = vectorLayout(statement.records, statement.center.length);
    const bytes = vectorsBytes(layout);
    const table = readAt(file, bytes, checksumsBytes(layout));
    const isWhole = table !== undefined && crc32(table) === statement.checksum && size === bytes + table.length + end.length;
    return isWhole ? { ...statement, layout, table } : 'damaged';
  } catch {
    return 'unread';
  }
}

function readAt(file: number, at: number, length: number): Buffer | undefined {
  if (at < 0) return undefined;
  const bytes = Buffer.allocUnsafe(length);
  return readSync(file, bytes, 0, length, at) === length ? bytes : undefined;
}
