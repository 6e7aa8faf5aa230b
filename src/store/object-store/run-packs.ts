import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable, type Transform } from 'node:stream';
import { crc32, createDeflateRaw, createInflateRaw } from 'node:zlib';

import type { Connection, Table } from '@lancedb/lancedb';

import type { PackKind, RunPack } from '../../core/dataset-state.ts';
import { nodeCode } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { namesIn } from '../run/derived/file-marks.ts';
import { tableOf } from '../table/arrow-columns.ts';
import { appendedAlone, madeAlone, retried } from '../table/commits.ts';

/** Name of the table that holds the packs of a run. */
export function packsName(runId: string): string {
  return `f_${runId}`;
}

/** One row of the table at the most: the larger, the fewer requests, and the more memory they take. */
const PART_BYTES = 60 * 1024 * 1024;
const COLUMN = 'bytes';

/** A file travels with those that are needed when it is. */
function kindOf(name: string): PackKind {
  if (name.startsWith('vectors-')) return 'vectors';
  if (name.endsWith('.parquet')) return 'columns';
  return name.startsWith('rows') ? 'rows' : 'words';
}

/** Where packs are written to. */
interface PackTarget {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly runId: string;
}

/** Writes the files of a directory into a table of the run, for any machine to fetch; gives what it takes to read them. */
export async function writePacks({ engine, connection, runId }: PackTarget, directory: string): Promise<readonly RunPack[]> {
  const kinds = new Map<PackKind, string[]>();
  for (const name of await namesIn(directory)) kinds.set(kindOf(name), [...(kinds.get(kindOf(name)) ?? []), name]);
  if (kinds.size === 0) return [];
  const { arrow } = engine;
  const schema = new arrow.Schema([new arrow.Field(COLUMN, new arrow.LargeBinary(), false)]);
  const table = await madeAlone(connection, packsName(runId), schema);
  try {
    const packs: RunPack[] = [];
    let parts = 0;
    for (const [kind, names] of kinds) {
      const files: RunPack['files'][number][] = [];
      const from = parts;
      for await (const part of inParts(deflated(contentsOf(directory, names, files)))) {
        const data = arrow.makeData({ type: new arrow.LargeBinary(), length: 1, nullCount: 0, valueOffsets: offsetsOf(part), data: part });
        await appendedAlone(table, tableOf(engine, schema, [data]));
        parts += 1;
      }
      packs.push({ kind, files, from, to: parts });
    }
    // Where another table stood in its place, every machine makes the files again, as it would without packs.
    return (await retried(() => table.countRows())) === parts ? packs : [];
  } finally {
    table.close();
  }
}

function offsetsOf(part: Uint8Array): BigInt64Array {
  return BigInt64Array.of(0n, BigInt(part.length));
}

/** The bytes of files one behind the other; `files` is told of each once it was read. */
async function* contentsOf(directory: string, names: readonly string[], files: RunPack['files'][number][]): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    let [bytes, crc] = [0, 0];
    for await (const chunk of createReadStream(join(directory, name), { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      crc = crc32(chunk, crc);
      yield chunk;
    }
    files.push({ name, bytes, crc });
  }
}

/** The fastest level takes a third of the rows and leaves vectors, which hardly shrink, almost as fast as they are read. */
function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  return piped(bytes, createDeflateRaw({ level: 1, chunkSize: 256 * 1024 }));
}

/** What a stream makes of bytes; a failure of either is met by the reader. */
function piped(bytes: AsyncIterable<Uint8Array>, through: Transform): AsyncIterable<Buffer> {
  pipeline(Readable.from(bytes), through, () => undefined);
  return through;
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    if (bytes + chunk.length > PART_BYTES) {
      yield Buffer.concat(held, bytes);
      [held, bytes] = [[], 0];
    }
    held.push(chunk);
    bytes += chunk.length;
  }
  if (bytes > 0) yield Buffer.concat(held, bytes);
}

/** Thrown where a pack does not hold what was written. */
export class DamagedPack extends Error {}

/** Reads the files of a pack into a directory; rejects with `DamagedPack` unless they hold what was written. */
export async function readPack(table: Table, { files, from, to }: RunPack, directory: string): Promise<void> {
  await using split = splitFiles(files, directory);
  try {
    for await (const chunk of piped(partsFrom(table, from, to), createInflateRaw({ chunkSize: 256 * 1024 }))) await split.write(chunk);
  } catch (error) {
    if (nodeCode(error)?.startsWith('Z_') === true) throw new DamagedPack('a pack cannot be unpacked', { cause: error });
    throw error;
  }
  await split.end();
}

/** Writes bytes to one file after the other, each as long as it was, and checks them. */
function splitFiles(files: RunPack['files'], directory: string) {
  let [next, left, crc] = [0, 0, 0];
  let file: FileHandle | undefined;
  const close = async (): Promise<void> => {
    await file?.close();
    file = undefined;
  };
  /** Ends files that are whole, and opens the next one that is not empty; undefined after the last. */
  const advance = async (): Promise<FileHandle | undefined> => {
    while (left === 0) {
      await close();
      if (next > 0 && crc !== files[next - 1]?.crc) throw new DamagedPack('a file of a pack has another checksum');
      const wanted = files[next];
      if (wanted === undefined) return undefined;
      next += 1;
      [left, crc] = [wanted.bytes, 0];
      file = await open(join(directory, wanted.name), 'w', 0o600);
    }
    return file;
  };
  return {
    async write(chunk: Buffer): Promise<void> {
      for (let at = 0; at < chunk.length;) {
        const target = await advance();
        if (target === undefined) throw new DamagedPack('a pack holds more than its files');
        const piece = chunk.subarray(at, at + left);
        await target.writeFile(piece);
        crc = crc32(piece, crc);
        at += piece.length;
        left -= piece.length;
      }
    },
    async end(): Promise<void> {
      if ((await advance()) !== undefined) throw new DamagedPack('a pack holds less than its files');
    },
    [Symbol.asyncDispose]: close,
  };
}

/** The next part is read while one is unpacked. */
async function* partsFrom(table: Table, from: number, to: number): AsyncGenerator<Uint8Array> {
  const read = async (part: number) => {
    const found = await table.query().select([COLUMN]).limit(1).offset(part).toArrow();
    const bytes: unknown = found.getChild(COLUMN)?.get(0);
    if (!(bytes instanceof Uint8Array)) throw new DamagedPack('a part of a pack is missing');
    return bytes;
  };
  let ahead = from < to ? read(from) : undefined;
  for (let part = from; part < to; part += 1) {
    const bytes = await ahead;
    ahead = part + 1 < to ? read(part + 1) : undefined;
    ahead?.catch(() => undefined);
    if (bytes !== undefined) yield bytes;
  }
}
