import type { Connection, Table } from '@lancedb/lancedb';

import type { PackKind, RunPack } from '../../core/dataset-state.ts';
import type { Engine } from '../engine.ts';
import { kept } from '../kept.ts';
import { namesIn } from '../run/derived/file-marks.ts';
import { tableOf } from '../table/arrow-columns.ts';
import { appendedAlone, madeAlone, retried } from '../table/commits.ts';
import type { TableSource } from '../table/side-table.ts';
import { objectsOf, rowsIn, UnreadObject } from './pack-objects.ts';
import { DamagedPack, openPackTarget, rowsOf } from './pack-rows.ts';
import type { S3Access } from './s3-access.ts';
import { unlessSilent } from './silence.ts';

/** Goes up with the form of packs. */
const PACK_FORMAT = 2;
/** What is appended at once is one object of the store, which takes a request to read: the larger, the fewer, and the more memory they take to write. */
const PART_BYTES = 80 * 1024 * 1024;
/** Rows that are read at once with the engine, which holds them in memory. */
const ROWS_AT_ONCE = 8;
/** Parts that are read at once without it. */
const PARTS_AT_ONCE = 3;
const COLUMN = 'bytes';
/** Values are stored as they are: what can be made smaller was, and objects that hold them one after the other can be read without the engine. */
const AS_THEY_ARE = new Map([
  ['lance-encoding:compression', 'none'],
  ['lance-encoding:structural-encoding', 'fullzip'],
]);

/** Name of the table that holds the packs of a run. */
export function packsName(runId: string): string {
  return `f_${runId}`;
}

/** A file travels with those that are needed when it is. */
function kindOf(name: string): PackKind {
  if (name.startsWith('vectors-')) return 'vectors';
  if (name.endsWith('.parquet')) return 'columns';
  return name.startsWith('rows') ? 'rows' : 'words';
}

/** The pack of a kind among those of a run. */
export function packOf(packs: readonly RunPack[], kind: PackKind): RunPack | undefined {
  return packs.find((pack) => pack.kind === kind && pack.format === PACK_FORMAT);
}

/** Where packs are written to. */
interface PackPlace {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly runId: string;
}

/** Writes the files of a directory into a table of the run, for any machine to fetch; gives what it takes to read them. */
export async function writePacks({ engine, connection, runId }: PackPlace, directory: string): Promise<readonly RunPack[]> {
  const kinds = new Map<PackKind, string[]>();
  for (const name of await namesIn(directory)) kinds.set(kindOf(name), [...(kinds.get(kindOf(name)) ?? []), name]);
  if (kinds.size === 0) return [];
  const { arrow } = engine;
  const schema = new arrow.Schema([new arrow.Field(COLUMN, new arrow.LargeBinary(), false, AS_THEY_ARE)]);
  const table = await madeAlone(connection, packsName(runId), schema);
  try {
    const written: Omit<RunPack, 'version'>[] = [];
    const memory = Buffer.allocUnsafeSlow(PART_BYTES);
    let [rows, parts] = [0, 0];
    for (const [kind, names] of kinds) {
      const files: RunPack['files'][number][] = [];
      const [firstRow, firstPart] = [rows, parts];
      for await (const { valueOffsets, data } of inParts(rowsOf(directory, names, files), memory)) {
        const length = valueOffsets.length - 1;
        const column = arrow.makeData({ type: new arrow.LargeBinary(), length, nullCount: 0, valueOffsets, data });
        await appendedAlone(table, tableOf(engine, schema, [column]));
        rows += length;
        parts += 1;
      }
      written.push({ format: PACK_FORMAT, kind, files, rows: { from: firstRow, to: rows }, parts: { from: firstPart, to: parts } });
    }
    const version = await table.version();
    // Where another table stood in its place, every machine makes the files again, as it would without packs.
    return (await retried(() => table.countRows())) === rows ? written.map((pack) => ({ ...pack, version })) : [];
  } finally {
    table.close();
  }
}

/** Values of a column, one behind the other. */
interface Part {
  readonly valueOffsets: BigInt64Array;
  readonly data: Uint8Array;
}

/** Each lies in the same memory, where it is until the next one is asked for: what is let go of stays for a while. */
async function* inParts(rows: AsyncIterable<Buffer>, memory: Buffer): AsyncGenerator<Part> {
  let ends = [0];
  const part = (): Part => ({ valueOffsets: BigInt64Array.from(ends, BigInt), data: memory.subarray(0, ends.at(-1)) });
  for await (const row of rows) {
    let at = ends.at(-1) ?? 0;
    if (at + row.length > memory.length) {
      yield part();
      [ends, at] = [[0], 0];
    }
    ends.push(at + row.copy(memory, at));
  }
  if (ends.length > 1) yield part();
}

/** Where packs are read. */
interface PackSource extends Pick<TableSource, 'connect'> {
  /** Null where the engine alone knows the way. */
  readonly s3: S3Access | null;
}

/** Reads the files of a pack into a directory; rejects with `DamagedPack` unless they hold what was written. */
export type ReadPack = (pack: RunPack, directory: string) => Promise<void>;

/** Reads packs of a run, with the engine once something could not be read without it. */
export function packReader(runId: string, { connect, s3 }: PackSource): ReadPack {
  const table = kept(async () => (await connect()).fixed.openTable(packsName(runId)));
  let direct = s3 === null ? undefined : partsWithoutEngine(s3, packsName(runId));
  const read: ReadPack = async (pack, directory) => {
    try {
      if (direct !== undefined) return await readRows(await direct(pack), pack, directory);
    } catch (error) {
      if (!(error instanceof UnreadObject) && !(error instanceof DamagedPack)) throw error;
      direct = undefined;
    }
    await readRows([rowsWithEngine(await table.get(), pack)], pack, directory);
  };
  // Both ways together: the engine is not asked for as long again.
  return s3 === null ? read : (pack, directory) => unlessSilent(read(pack, directory), s3.silenceMs);
}

function partsWithoutEngine(s3: S3Access, table: string) {
  const keys = kept((version: number) => objectsOf(s3, table, version));
  return async ({ parts: { from, to }, version }: RunPack) => (await keys.get(version)).slice(from, to).map((key) => rowsIn(s3, key));
}

async function* rowsWithEngine(table: Table, { rows: { from, to } }: RunPack): AsyncGenerator<Buffer> {
  for (let first = from; first < to; first += ROWS_AT_ONCE) {
    const found = await table
      .query()
      .select([COLUMN])
      .limit(Math.min(ROWS_AT_ONCE, to - first))
      .offset(first)
      .toArrow();
    const column = found.getChild(COLUMN);
    for (let row = 0; row < found.numRows; row += 1) {
      const bytes: unknown = column?.get(row);
      if (!(bytes instanceof Uint8Array)) throw new DamagedPack('a row of a pack is missing');
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    }
  }
}

/** Several parts at the same time, and of each the next row while one is unpacked. */
async function readRows(parts: readonly AsyncIterable<Buffer>[], { files }: RunPack, directory: string): Promise<void> {
  await using target = await openPackTarget(files, directory);
  const failed = new AbortController();
  const waiting = parts.values();
  const readInTurn = async (): Promise<void> => {
    for (const rows of waiting) {
      let writing: Promise<void> = Promise.resolve();
      for await (const row of rows) {
        await writing;
        failed.signal.throwIfAborted();
        writing = target.write(row);
        writing.catch(() => undefined);
      }
      await writing;
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, () => readInTurn().catch((error: unknown) => failed.abort(error))));
  failed.signal.throwIfAborted();
  await target.end();
}
