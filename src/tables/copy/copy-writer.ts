import { rename, rm } from 'node:fs/promises';

import type { CopiedField } from './copy-fields.ts';
import { tableError, type TableEngine } from '../engine.ts';
import { nameOfText } from '../sql/sql.ts';
import { COLUMNS_OF_TEXT, Staging, type CopiedRecords } from './staging.ts';

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

/** Rows of a row group: enough to be read fast, few enough to be held in memory: three times as many took 130 MB more of it and no less time. */
const MOST_GROUP_ROWS = 40_960;
const GROUP_CELLS = 4_000_000;
/** Characters that are held before a part is written. */
const PART_CHARACTERS = 128 * 1024 * 1024;
const CHUNK_ROWS = 2048;
/** The engine takes this memory for every column of text when it begins a row group; so many texts are distinguished there before they are written whole. */
const MOST_DICTIONARY_BYTES = 1024 * 1024;
const LEAST_DICTIONARY_BYTES = 4096;
const DICTIONARIES_BYTES = 64 * 1024 * 1024;

/** Writes through parts of one row group each, so that memory stays the same however many records there are. */
export async function openCopyWriter(engine: TableEngine, fields: readonly CopiedField[], scratch: string): Promise<CopyWriter> {
  const connection = await engine.connect();
  const staging = new Staging(engine.module, connection, fields);
  const groupRows = Math.max(CHUNK_ROWS, Math.min(MOST_GROUP_ROWS, Math.floor(GROUP_CELLS / Math.max(1, fields.length) / CHUNK_ROWS) * CHUNK_ROWS));
  const texts = fields.filter(({ type }) => type === 'text').length * COLUMNS_OF_TEXT;
  const dictionaryBytes = Math.max(LEAST_DICTIONARY_BYTES, Math.min(MOST_DICTIONARY_BYTES, Math.floor(DICTIONARIES_BYTES / Math.max(1, texts))));
  const shape = { groupRows, dictionaryBytes, compression: 'zstd' } as const;
  const parts: string[] = [];
  let records = 0;
  const writePart = async () => {
    const path = `${scratch}.part-${parts.length}.parquet`;
    parts.push(path);
    // It is read once, and soon: compressing it would take longer than writing it.
    await staging.empty((select) => copyTo(select, path, { ...shape, compression: 'uncompressed', metadata: '' }));
  };
  return {
    async append(added) {
      const count = added.contentHashes.length;
      try {
        for (let from = 0; from < count; from += CHUNK_ROWS) {
          await staging.add(added, from, Math.min(count, from + CHUNK_ROWS));
          if (staging.rows >= groupRows || staging.characters >= PART_CHARACTERS) await writePart();
        }
        records += count;
      } catch (error) {
        throw tableError(error);
      }
    },
    async finish(run, path) {
      try {
        const statement: CopyStatement = { format: COPY_FORMAT, run, records, decimals: staging.decimals() };
        const metadata = `, KV_METADATA {${COPY_KEY}: ${nameOfText(JSON.stringify(statement))}}`;
        const whole = `${scratch}.parquet`;
        if (parts.length === 0) {
          await staging.empty((select) => copyTo(select, whole, { ...shape, metadata }));
        } else {
          if (staging.rows > 0) await writePart();
          const from = `read_parquet([${parts.map(nameOfText).join(', ')}])`;
          await connection.run(copyTo(`SELECT * FROM ${from}`, whole, { ...shape, metadata }));
        }
        await rename(whole, path);
      } catch (error) {
        throw tableError(error);
      }
    },
    async [Symbol.asyncDispose]() {
      await staging.close();
      connection.closeSync();
      for (const part of [...parts, `${scratch}.parquet`]) await rm(part, { force: true });
    },
  };
}

interface CopyShape {
  readonly groupRows: number;
  readonly dictionaryBytes: number;
  readonly compression: 'zstd' | 'uncompressed';
  readonly metadata: string;
}

function copyTo(select: string, path: string, { groupRows, dictionaryBytes, compression, metadata }: CopyShape): string {
  const options = `FORMAT parquet, COMPRESSION ${compression}, ROW_GROUP_SIZE ${groupRows}, STRING_DICTIONARY_PAGE_SIZE_LIMIT ${dictionaryBytes}${metadata}`;
  return `COPY (${select}) TO ${nameOfText(path)} (${options})`;
}
