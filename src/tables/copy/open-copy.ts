import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { RunReader } from '../../core/ports/records.ts';
import type { TablePlaces } from '../../core/ports/record-store.ts';
import { COPY_FORMAT, COPY_KEY, openCopyWriter, type CopyStatement } from './copy-writer.ts';
import { runStatement, type TableEngine } from '../engine.ts';
import { nameOfText } from '../sql/sql.ts';

/** The sound copy of a run. */
export interface Copy {
  readonly path: string;
  readonly decimals: CopyStatement['decimals'];
}

interface CopyPlaces extends TablePlaces {
  readonly signal: AbortSignal | undefined;
}

/** The copy that was written with the run, or one that was made again before; where neither is sound, it is made of the records. */
export async function openCopy(engine: TableEngine, reader: RunReader, places: CopyPlaces): Promise<Copy> {
  await places.fetch?.(reader.run, 'columns');
  const known = await keptCopy(places.copiesOf(reader.run.id));
  const sound = known === undefined ? undefined : await statementOf(engine, known, reader);
  if (known !== undefined && sound !== undefined) return { path: known, decimals: sound.decimals };
  // That of another run or of another version would be found again.
  if (known !== undefined) await rm(known, { force: true }).catch(() => undefined);
  const path = await makeCopy(engine, reader, places);
  const made = await statementOf(engine, path, reader);
  if (made === undefined) throw new TypeError('a copy that was just made is not one of its run');
  return { path, decimals: made.decimals };
}

/** What a file says that it is a copy of; undefined when that is not this run, or it cannot be read. */
async function statementOf(engine: TableEngine, path: string, { run }: RunReader): Promise<CopyStatement | undefined> {
  const sql = `SELECT decode(value) FROM parquet_kv_metadata(${nameOfText(path)}) WHERE decode(key) = '${COPY_KEY}'`;
  try {
    const [row] = await runStatement(engine, { sql, values: [] });
    const statement = JSON.parse(String(row?.[0])) as CopyStatement;
    return statement.format === COPY_FORMAT && statement.run === run.id && statement.records === run.records ? statement : undefined;
  } catch {
    return undefined;
  }
}

/** A copy whose name holds its checksum. Others are of no use to anyone. */
async function keptCopy(directory: string): Promise<string | undefined> {
  const names = await readdir(directory).catch((): string[] => []);
  for (const name of names.filter((each) => /^run-[0-9a-f]{8}\.parquet$/.test(each))) {
    const path = join(directory, name);
    if (name === nameFor(await checksumOf(path).catch(() => ''))) return path;
    await rm(path, { force: true }).catch(() => undefined);
  }
  return undefined;
}

/** Moves a file that was written to where copies of a run are; gives where it is now. */
export async function keepCopy(file: string, directory: string): Promise<string> {
  const kept = join(directory, nameFor(await checksumOf(file)));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await rename(file, kept);
  return kept;
}

function nameFor(checksum: string): string {
  return `run-${checksum}.parquet`;
}

const PIECE_BYTES = 256 * 1024;

async function checksumOf(path: string): Promise<string> {
  // Half of what a stream takes.
  await using file = await open(path);
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  let crc = 0;
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, PIECE_BYTES);
    if (bytesRead === 0) return crc.toString(16).padStart(8, '0');
    crc = crc32(piece.subarray(0, bytesRead), crc);
  }
}

async function makeCopy(engine: TableEngine, reader: RunReader, places: CopyPlaces): Promise<string> {
  const { run } = reader;
  const scratch = join(places.temporary, `.tmp-copy-${randomUUID()}`);
  await using writer = await openCopyWriter(engine, run.fields, scratch);
  const names = run.fields.map(({ name }) => name);
  const most = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(1, names.length))));
  const { contents } = await reader.hashes(places.signal === undefined ? {} : { signal: places.signal });
  for (let from = 0; from < run.records; from += most) {
    places.signal?.throwIfAborted();
    const to = Math.min(run.records, from + most);
    const columns = names.length === 0 ? [] : await reader.stretch(names, from, to);
    await writer.append({ columns, contentHashes: contents.subarray(from, to) });
  }
  const file = `${scratch}-whole.parquet`;
  await writer.finish(run.id, file);
  try {
    return await keepCopy(file, places.copiesOf(run.id));
  } catch {
    // A dataset that may only be read, or another disk: the copy lives as long as this process.
    places.onUnkept?.(run.id, 'copy of columns');
    return file;
  }
}

const ROWS_AT_ONCE = 8192;
/** A wide table costs the store seconds for each reading, however few records are read. */
const CELLS_AT_ONCE = 1_000_000;
