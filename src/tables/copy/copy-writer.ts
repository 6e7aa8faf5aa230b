import { rename, rm } from 'node:fs/promises';

import type { CopiedField } from './copy-fields.ts';
import { tableError, type TableEngine } from '../engine.ts';
import { nameOfText } from '../sql/sql.ts';
import { createJoinedParquet, type JoinedParquet } from './joined-parquet.ts';
import { openPackSource } from './pack-source.ts';
import { isJoined, unpackedSql, type PackedColumn } from './packed-columns.ts';
import { createRowPacker, type CopiedRecords } from './row-packer.ts';

/** The form of the copies that this program writes and reads. */
export const COPY_FORMAT = 3;
/** The key under which a file says what it is a copy of. */
export const COPY_KEY = 'scrq';

/** What a file says that it is a copy of. */
export interface CopyStatement {
  readonly format: number;
  readonly run: string;
  readonly records: number;
  /** Aligned with the fields: how many decimals values of numbers have; null where sums are not exact. */
  readonly decimals: readonly (number | null)[];
}

/** Takes the records of a run in their order, and makes one Parquet file of their fields. */
export interface CopyWriter extends AsyncDisposable {
  /** Columns are aligned with the fields. */
  append(records: CopiedRecords): Promise<void>;
  /** Writes the file to `path`, whole or not at all. */
  finish(run: string, path: string): Promise<void>;
}

/** Rows of a row group: enough to be read fast, few enough to be held in memory: five times as many took 140 MB more of it, and questions a twentieth less time. */
const MOST_GROUP_ROWS = 24_576;
const LEAST_GROUP_ROWS = 2048;
const GROUP_CELLS = 4_000_000;
/** Characters that are held before a part is written. */
const PART_CHARACTERS = 64 * 1024 * 1024;
/** The engine takes this memory for every column of text when it begins a row group; so many texts are distinguished there before they are written whole. */
const MOST_DICTIONARY_BYTES = 1024 * 1024;
const LEAST_DICTIONARY_BYTES = 4096;
const DICTIONARIES_BYTES = 64 * 1024 * 1024;
/** Values of a column that are told apart before it is taken for one of ever new ones: twice as many took 10 % more time, most of it in vain. */
const MOST_DICTIONARY_VALUES = 4096;

/** Writes a part for each row group, so that memory stays the same however many records there are, and joins them as they are. */
export async function openCopyWriter(engine: TableEngine, fields: readonly CopiedField[], scratch: string): Promise<CopyWriter> {
  const connection = await engine.connect();
  const packer = createRowPacker(fields);
  const source = openPackSource(engine, connection, packer.columns);
  const shape = shapeOf(packer.columns);
  const [part, whole] = [`${scratch}.part.parquet`, `${scratch}.parquet`];
  const parts = createParts(whole, async () => {
    await connection.run(`COPY (${unpackedSql(packer.columns, source.table)}) TO ${nameOfText(part)} (${shape.options})`);
    return part;
  });
  let records = 0;
  let waiting = { rows: 0, characters: 0 };
  const writePart = async () => {
    await parts.settled();
    source.release();
    parts.begin();
    waiting = { rows: 0, characters: 0 };
  };
  return {
    async append(added) {
      const count = added.contentHashes.length;
      try {
        for (let from = 0; from < count;) {
          const pack = await packer.pack(added, from, Math.min(count, from + shape.groupRows - waiting.rows));
          source.put(pack);
          from += pack.count;
          waiting = { rows: waiting.rows + pack.count, characters: waiting.characters + pack.characters };
          if (waiting.rows >= shape.groupRows || waiting.characters >= PART_CHARACTERS) await writePart();
        }
        records += count;
      } catch (error) {
        throw tableError(error);
      }
    },
    async finish(run, path) {
      try {
        if (waiting.rows > 0 || records === 0) await writePart();
        const statement: CopyStatement = { format: COPY_FORMAT, run, records, decimals: packer.decimals() };
        await parts.finish(JSON.stringify(statement));
        await rename(whole, path);
      } catch (error) {
        throw tableError(error);
      }
    },
    async [Symbol.asyncDispose]() {
      // A connection that is closed while it writes takes the process down.
      await parts.settled().catch(() => undefined);
      source[Symbol.dispose]();
      connection.closeSync();
      await parts[Symbol.asyncDispose]();
      for (const file of [part, whole]) await rm(file, { force: true });
    },
  };
}

/** Parts of a file; one is written while the next is put together. */
interface Parts extends AsyncDisposable {
  begin(): void;
  /** Rejects with the failure of the part that was begun last. */
  settled(): Promise<void>;
  finish(statement: string): Promise<void>;
}

function createParts(whole: string, write: () => Promise<string>): Parts {
  let joined: JoinedParquet | undefined;
  let writing: Promise<void> = Promise.resolve();
  const writeNext = async () => {
    const part = await write();
    joined ??= await createJoinedParquet(whole);
    await joined.add(part);
  };
  return {
    begin() {
      writing = writeNext();
      // Met at the next part or at the end; without this, Node would call it unhandled until then.
      writing.catch(() => undefined);
    },
    settled: () => writing,
    async finish(statement) {
      await writing;
      await joined?.finish(COPY_KEY, statement);
    },
    [Symbol.asyncDispose]: async () => joined?.[Symbol.asyncDispose](),
  };
}

interface CopyShape {
  readonly groupRows: number;
  /** How the engine writes a part. */
  readonly options: string;
}

function shapeOf(columns: readonly PackedColumn[]): CopyShape {
  const rows = Math.floor(GROUP_CELLS / columns.length);
  const groupRows = Math.max(LEAST_GROUP_ROWS, Math.min(MOST_GROUP_ROWS, rows));
  const texts = columns.filter(({ kind }) => isJoined(kind)).length;
  const dictionaryBytes = Math.max(LEAST_DICTIONARY_BYTES, Math.min(MOST_DICTIONARY_BYTES, Math.floor(DICTIONARIES_BYTES / Math.max(1, texts))));
  const dictionaries = `DICTIONARY_SIZE_LIMIT ${MOST_DICTIONARY_VALUES}, STRING_DICTIONARY_PAGE_SIZE_LIMIT ${dictionaryBytes}`;
  // Words of texts are found in four fifths of the time that zstd takes, and it is written in two thirds; it is 7 % larger.
  const options = `FORMAT parquet, COMPRESSION lz4_raw, ROW_GROUP_SIZE ${groupRows}, ${dictionaries}`;
  return { groupRows, options };
}
