import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type * as DuckDbModule from '@duckdb/node-api';
import type { DuckDBConnection } from '@duckdb/node-api';

import { ScrqError } from '../../errors.ts';
import { fileValue, type FileColumn, type FileRows, type FileValue } from './file-rows.ts';

/** What the engine takes at once. */
const CHUNK_ROWS = 2048;
/** Values of the first rows decide the type of a column whose type nobody tells. */
const TYPING_ROWS = 10_000;
const MEMORY = '512MiB';

/**
 * A Parquet file: numbers as DOUBLE, dates as DATE or TIMESTAMP in UTC, booleans as BOOLEAN, all else as text, lists and objects as JSON. A column
 * whose type nobody tells has that of its first values; a later value of another type rejects with `bad_response`. The file is made whole among the
 * temporary files of the system before its first byte is given.
 */
export async function* writeParquet(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<Uint8Array> {
  checkParquetColumns(columns);
  const scratch = await mkdtemp(join(tmpdir(), 'scrq-parquet-'));
  try {
    const file = join(scratch, 'records.parquet');
    await writeFile(columns, rows, { scratch, file }).catch((error: unknown) => {
      throw isDiskFull(error)
        ? new ScrqError('unavailable', 'the disk of temporary files is full', {
            cause: error,
            hint: 'Free some space, or set TMPDIR to another disk.',
          })
        : error;
    });
    yield* createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Uint8Array>;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Refuses what a Parquet file cannot hold: no column at all, one without a name, and names that readers take for one. */
export function checkParquetColumns(columns: readonly Pick<FileColumn, 'name'>[]): void {
  if (columns.length === 0) {
    throw new ScrqError('invalid_usage', 'there are no fields yet, and a Parquet file has at least one', {
      hint: 'Import records first, or export another format.',
    });
  }
  const known = new Map<string, string>([['', '']]);
  for (const { name } of columns) {
    const same = known.get(name.toLowerCase());
    if (same !== undefined) {
      const problem =
        name === ''
          ? 'a column of a Parquet file has a name'
          : `the fields ${JSON.stringify(same)} and ${JSON.stringify(name)} would be one column of a Parquet file`;
      throw new ScrqError('invalid_usage', problem, { hint: 'Leave one of them out with --fields, or export another format.' });
    }
    known.set(name.toLowerCase(), name);
  }
}

interface Places {
  readonly scratch: string;
  readonly file: string;
}

async function writeFile(columns: readonly FileColumn[], rows: FileRows, { scratch, file }: Places): Promise<void> {
  // It is CommonJS: as an ES module, all of it would be looked through for its names first.
  const module = createRequire(import.meta.url)('@duckdb/node-api') as typeof DuckDbModule;
  const instance = await module.DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY,
    temp_directory: join(scratch, 'spill'),
    threads: '2',
    autoinstall_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    const typed = await stage(module, connection, columns, rows);
    const selected = typed.map(({ name, type }, index) => `${written(type, `c${index}`)} AS "${name.replaceAll('"', '""')}"`);
    await connection.run(`COPY (SELECT ${selected.join(', ')} FROM records) TO '${file.replaceAll("'", "''")}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function written(type: TypedColumn['type'], column: string): string {
  if (type === 'day') return `CAST(epoch_ms(CAST(${column} AS BIGINT)) AS DATE)`;
  return type === 'instant' ? `make_timestamptz(CAST(${column} AS BIGINT) * 1000)` : column;
}

/** Puts the rows into a table of the engine, which keeps on disk what does not fit into its memory. */
async function stage(
  module: typeof DuckDbModule,
  connection: DuckDBConnection,
  columns: readonly FileColumn[],
  rows: FileRows,
): Promise<readonly TypedColumn[]> {
  const { DOUBLE, BOOLEAN, VARCHAR, DuckDBDataChunk } = module;
  const types = { number: DOUBLE, boolean: BOOLEAN, text: VARCHAR, day: DOUBLE, instant: DOUBLE };
  const define = async (values: readonly (readonly FileValue[])[]) => {
    const typed = columns.map((column, index) => typeColumn(column, values[index] ?? []));
    await connection.run(`CREATE TABLE records (${typed.map(({ type }, index) => `c${index} ${types[type].toString()}`).join(', ')})`);
    return { typed, appender: await connection.createAppender('records') };
  };
  let target: Awaited<ReturnType<typeof define>> | undefined;
  for await (const values of inGroups(columns, rows)) {
    target ??= await define(values);
    const count = values[0]?.length ?? 0;
    for (let from = 0; from < count; from += CHUNK_ROWS) {
      const to = Math.min(count, from + CHUNK_ROWS);
      const chunk = DuckDBDataChunk.create(
        target.typed.map(({ type }) => types[type]),
        to - from,
      );
      for (const [index, column] of target.typed.entries()) {
        chunk.setColumnValues(
          index,
          (values[index] ?? []).slice(from, to).map((value) => cellOf(column, value)),
        );
      }
      target.appender.appendDataChunk(chunk);
    }
  }
  target ??= await define([]);
  target.appender.closeSync();
  return target.typed;
}

/** Values column by column, of some thousand rows. */
async function* inGroups(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<readonly (readonly FileValue[])[]> {
  let group: FileValue[][] = columns.map(() => []);
  let length = 0;
  for await (const batch of rows) {
    for (const row of batch) {
      for (const [index, column] of columns.entries()) group[index]?.push(fileValue(column, row[index]));
      length += 1;
    }
    if (length < TYPING_ROWS) continue;
    yield group;
    group = columns.map(() => []);
    length = 0;
  }
  if (length > 0) yield group;
}

interface TypedColumn {
  readonly name: string;
  readonly type: 'number' | 'boolean' | 'text' | 'day' | 'instant';
}

function typeColumn({ name, type, precision }: FileColumn, values: readonly FileValue[]): TypedColumn {
  if (type === 'date') return { name, type: precision === 'day' ? 'day' : 'instant' };
  if (type !== undefined) return { name, type };
  const types = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const [only] = types;
  return { name, type: types.size === 1 && (only === 'number' || only === 'boolean') ? only : 'text' };
}

/** The value as it is staged: dates as epoch milliseconds. */
function cellOf({ name, type }: TypedColumn, value: FileValue): number | boolean | string | null {
  if (value === null) return null;
  if (type === 'text') return value instanceof Date ? value.toISOString() : String(value);
  if (value instanceof Date && (type === 'day' || type === 'instant')) return value.getTime();
  if (!(value instanceof Date) && typeof value === type) return value;
  throw new ScrqError('bad_response', `the field ${JSON.stringify(name)} holds ${JSON.stringify(value).slice(0, 40)} among values of type ${type}`, {
    hint: 'Export jsonl or csv instead, where every value may be of another type.',
  });
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /No space left on device|disk quota|max_temp_directory_size/iu.test(error.message);
}
