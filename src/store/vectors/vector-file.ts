import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import { pieceAt, SCALE_BYTES, vectorLayout, type VectorLayout } from './vector-layout.ts';
import { SEAL_BYTES, statementBytes, unsealedStatement, VECTORS_NAME, vectorsName, type VectorStatement } from './vector-statement.ts';

/** The vectors of a run, in a file. */
export interface VectorFile extends Disposable {
  readonly path: string;
  readonly layout: VectorLayout;
  /** By how much the high bytes alone differ from the direction of a vector at most, as a length. */
  readonly loss: number;
  /** Fills bytes with those at a position. */
  read(bytes: Uint8Array, at: number): void;
  /** Fills bytes with what a scan reads of a piece. Throws a DamagedVectors when that is not what was written. */
  readPiece(bytes: Uint8Array, piece: number): void;
}

/** A file of vectors does not hold what was written. It can be made again. */
export class DamagedVectors extends Error {}

/** Opens the sound file of a run in a directory; undefined when there is none. Others are removed: they are of no use to anyone. */
export async function openVectorFile(directory: string, run: Pick<RunEntry, 'id' | 'records'>): Promise<VectorFile | undefined> {
  const names = (await readdir(directory).catch((): string[] => [])).filter((name) => VECTORS_NAME.test(name));
  let opened: VectorFile | undefined;
  for (const name of names) {
    const path = join(directory, name);
    opened ??= openFile(path, name, run);
    if (opened === undefined) await rm(path, { force: true }).catch(() => undefined);
  }
  return opened;
}

function openFile(path: string, name: string, run: Pick<RunEntry, 'id' | 'records'>): VectorFile | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  const statement = statementOf(file, name);
  if (statement === undefined || statement.run !== run.id || statement.records !== run.records) {
    closeSync(file);
    return undefined;
  }
  const layout = vectorLayout(statement.records, statement.dimensions);
  const checked = new Set<number>();
  const read = (bytes: Uint8Array, at: number): void => {
    if (readSync(file, bytes, 0, bytes.length, at) !== bytes.length) throw new DamagedVectors('the file of vectors is cut');
  };
  return {
    path,
    layout,
    loss: statement.loss,
    read,
    readPiece(bytes, piece) {
      read(bytes, pieceAt(layout, piece).at);
      // Where memory is short it is read at every search, and would take as long to check as to scan.
      if (!checked.has(piece) && crc32(bytes) !== statement.checksums[piece]) throw new DamagedVectors('the file of vectors was changed');
      checked.add(piece);
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}

/** What a file says that it is; undefined when it was cut, or is of another version or under the name of another. */
function statementOf(file: number, name: string): VectorStatement | undefined {
  const { size } = fstatSync(file);
  const seal = readAt(file, size - SEAL_BYTES, SEAL_BYTES);
  const length = seal === undefined ? 0 : statementBytes(seal);
  const end = readAt(file, size - SEAL_BYTES - length, length + SEAL_BYTES);
  const statement = end !== undefined && name === vectorsName(end) ? unsealedStatement(end) : undefined;
  if (statement === undefined || end === undefined) return undefined;
  const { records, dimensions } = statement;
  return size === records * (SCALE_BYTES + 2 * vectorLayout(records, dimensions).rowBytes) + end.length ? statement : undefined;
}

function readAt(file: number, at: number, length: number): Buffer | undefined {
  if (at < 0) return undefined;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, at) === length ? bytes : undefined;
}
