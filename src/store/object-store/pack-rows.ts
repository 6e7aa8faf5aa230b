import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRaw } from 'node:zlib';

import type { RunPack } from '../../core/dataset-state.ts';
import { nodeCode } from '../../errors.ts';

/** So much of a file is one row, which is packed, checked and put into its place by itself. */
const ROW_BYTES = 4 * 1024 * 1024;
/** What saves less is not worth the time that it takes to unpack: numbers of vectors hardly shrink. */
const WORTH_DEFLATING = 0.8;

/** What each row begins with, which tells where it is in an object of the store. */
const MARK = Buffer.from('\x89scrq\r\n\x02', 'latin1');
export const HEAD_BYTES = 40;

/** What a row says of itself: which bytes of which file it has, how many there are of them as they are stored, and their checksum. */
interface RowHead {
  readonly file: number;
  readonly at: number;
  readonly bytes: number;
  readonly stored: number;
  readonly crc: number;
}

/** Thrown where a pack does not hold what was written. */
export class DamagedPack extends Error {}

const [deflated, inflated] = [promisify(deflateRaw), promisify(inflateRaw)];

/** The files of a directory as rows; `files` is told of each once it was read. */
export async function* rowsOf(directory: string, names: readonly string[], files: RunPack['files'][number][]): AsyncGenerator<Buffer> {
  for (const [file, name] of names.entries()) {
    let at = 0;
    const crcs: number[] = [];
    for await (const bytes of createReadStream(join(directory, name), { highWaterMark: ROW_BYTES }) as AsyncIterable<Buffer>) {
      const crc = crc32(bytes);
      yield await rowOf({ file, at, crc }, bytes);
      at += bytes.length;
      crcs.push(crc);
    }
    files.push({ name, bytes: at, crc: crcOf(crcs) });
  }
}

/** The fastest level takes a third of the rows of records. */
async function rowOf({ file, at, crc }: Pick<RowHead, 'file' | 'at' | 'crc'>, bytes: Buffer): Promise<Buffer> {
  const packed = await deflated(bytes, { level: 1 });
  const stored = packed.length < bytes.length * WORTH_DEFLATING ? packed : bytes;
  const head = Buffer.alloc(HEAD_BYTES);
  MARK.copy(head);
  head.writeDoubleLE(at, 8);
  for (const [index, number] of [file, bytes.length, stored.length, crc].entries()) head.writeUInt32LE(number, 16 + 4 * index);
  head.writeUInt32LE(crc32(head.subarray(0, HEAD_BYTES - 4)), HEAD_BYTES - 4);
  return Buffer.concat([head, stored]);
}

function crcOf(crcs: readonly number[]): number {
  return crc32(new Uint8Array(Uint32Array.from(crcs).buffer));
}

/** Where the next row begins among bytes; -1 where none does. */
export function nextRow(bytes: Buffer): number {
  return bytes.indexOf(MARK);
}

/** What the row says that begins these bytes; undefined where that is not what was written. */
export function headOf(bytes: Buffer): RowHead | undefined {
  if (bytes.length < HEAD_BYTES || nextRow(bytes.subarray(0, MARK.length)) !== 0) return undefined;
  if (crc32(bytes.subarray(0, HEAD_BYTES - 4)) !== bytes.readUInt32LE(HEAD_BYTES - 4)) return undefined;
  const [file = 0, length = 0, stored = 0, crc = 0] = [16, 20, 24, 28].map((at) => bytes.readUInt32LE(at));
  return { file, at: bytes.readDoubleLE(8), bytes: length, stored, crc };
}

/** Writes rows, in any order, into the files of a pack. */
interface PackTarget extends AsyncDisposable {
  write(row: Buffer): Promise<void>;
  /** Rejects with `DamagedPack` unless all files hold what was written. */
  end(): Promise<void>;
}

export async function openPackTarget(files: RunPack['files'], directory: string): Promise<PackTarget> {
  const handles: FileHandle[] = [];
  const close = async (): Promise<void> => {
    for (const handle of handles.splice(0)) await handle.close();
  };
  try {
    for (const { name } of files) handles.push(await open(join(directory, name), 'w', 0o600));
  } catch (error) {
    await close();
    throw error;
  }
  const found = files.map((): Pick<RowHead, 'at' | 'bytes' | 'crc'>[] => []);
  return {
    async write(row) {
      const head = headOf(row);
      const handle = handles[head?.file ?? -1];
      if (head === undefined || handle === undefined || row.length !== HEAD_BYTES + head.stored) throw new DamagedPack('a row of a pack is none');
      const bytes = await unpacked(row.subarray(HEAD_BYTES), head);
      if (bytes.length !== head.bytes || crc32(bytes) !== head.crc) throw new DamagedPack('a row of a pack has another checksum');
      found[head.file]?.push(head);
      for (let written = 0; written < bytes.length;)
        written += (await handle.write(bytes, written, bytes.length - written, head.at + written)).bytesWritten;
    },
    async end() {
      for (const [index, { bytes, crc }] of files.entries()) {
        const rows = found[index]?.toSorted((a, b) => a.at - b.at) ?? [];
        let end = 0;
        for (const row of rows) end = row.at === end ? end + row.bytes : NaN;
        if (end !== bytes || crcOf(rows.map((row) => row.crc)) !== crc) throw new DamagedPack('a file of a pack is not the one that was written');
      }
    },
    [Symbol.asyncDispose]: close,
  };
}

async function unpacked(stored: Buffer, { bytes }: RowHead): Promise<Buffer> {
  if (stored.length === bytes) return stored;
  try {
    return await inflated(stored, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    if (nodeCode(error)?.startsWith('Z_') === true || nodeCode(error) === 'ERR_BUFFER_TOO_LARGE')
      throw new DamagedPack('a row of a pack cannot be unpacked', { cause: error });
    throw error;
  }
}
