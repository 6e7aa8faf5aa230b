import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ScrqError } from '../../errors.ts';
import { openEngine, tableError, type TableEngine } from '../../tables/engine.ts';
import { parquetValue, writeParquet as writeColumns, type ParquetColumn } from '../../tables/parquet.ts';
import { fileValue, type FileColumn, type FileRows, type FileValue } from './file-rows.ts';

/** What the engine takes at once. */
const CHUNK_ROWS = 2048;
/** Values of the first rows decide the type of a column whose type is not known. */
const TYPING_ROWS = 10_000;

/** What does not fit is spilled. */
const MEMORY_BYTES = 512 * 1024 * 1024;

/**
 * A Parquet file: numbers as DOUBLE, dates as DATE or TIMESTAMP in UTC, booleans as BOOLEAN, all else as text, lists and objects as JSON. A column
 * whose type is not known has that of its first values; a later value of another type rejects with `bad_response`. The file is made whole among the
 * temporary files of the system before its first byte is given.
 */
export async function* writeParquet(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<Uint8Array> {
  checkParquetColumns(columns);
  const scratch = await mkdtemp(join(tmpdir(), 'scrq-parquet-'));
  try {
    await using engine = await openEngine({ directories: [scratch], spillDirectory: join(scratch, 'spill'), memoryBytes: MEMORY_BYTES });
    const typed = await stage(engine, columns, rows).catch((error: unknown) => {
      throw tableError(error);
    });
    yield* writeColumns(engine, typed, { select: (selected) => ({ sql: `SELECT ${selected.join(', ')} FROM records`, values: [] }) });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Refuses what a Parquet file cannot hold: no column at all. */
export function checkParquetColumns(columns: readonly unknown[]): void {
  if (columns.length > 0) return;
  throw new ScrqError('invalid_usage', 'there are no fields yet, and a Parquet file has at least one', {
    hint: 'Import records first, or export another format.',
  });
}

/** Puts the rows into a table of the engine, which keeps on disk what does not fit into its memory. */
async function stage(engine: TableEngine, columns: readonly FileColumn[], rows: FileRows): Promise<readonly ParquetColumn[]> {
  const types = typesOf(engine);
  const connection = await engine.connect();
  const define = async (values: readonly (readonly FileValue[])[]) => {
    const typed = columns.map((column, index) => typeColumn(column, values[index] ?? []));
    await connection.run(`CREATE TABLE records (${typed.map(({ type }, index) => `c${index} ${types[type].toString()}`).join(', ')})`);
    return { typed, appender: await connection.createAppender('records') };
  };
  try {
    let target: Awaited<ReturnType<typeof define>> | undefined;
    for await (const values of inGroups(columns, rows)) {
      target ??= await define(values);
      for (const chunk of chunksOf(engine, target.typed, values)) target.appender.appendDataChunk(chunk);
    }
    target ??= await define([]);
    target.appender.closeSync();
    return target.typed.map((column, index) => ({ name: column.name, sql: parquetValue(`c${index}`, column) }));
  } finally {
    connection.closeSync();
  }
}

function typesOf({ module: { DOUBLE, BOOLEAN, VARCHAR } }: TableEngine) {
  return { number: DOUBLE, date: DOUBLE, boolean: BOOLEAN, text: VARCHAR };
}

function* chunksOf(engine: TableEngine, typed: readonly TypedColumn[], values: readonly (readonly FileValue[])[]) {
  const types = typesOf(engine);
  const count = values[0]?.length ?? 0;
  for (let from = 0; from < count; from += CHUNK_ROWS) {
    const to = Math.min(count, from + CHUNK_ROWS);
    const chunk = engine.module.DuckDBDataChunk.create(
      typed.map(({ type }) => types[type]),
      to - from,
    );
    for (const [index, column] of typed.entries()) {
      const cells = (values[index] ?? []).slice(from, to).map((value) => cellOf(column, value));
      chunk.setColumnValues(index, cells);
    }
    yield chunk;
  }
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

type TypedColumn = FileColumn & Required<Pick<FileColumn, 'type'>>;

function typeColumn(column: FileColumn, values: readonly FileValue[]): TypedColumn {
  if (column.type !== undefined) return { ...column, type: column.type };
  const types = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const [only] = types;
  return { ...column, type: types.size === 1 && (only === 'number' || only === 'boolean') ? only : 'text' };
}

/** The value as it is staged: dates as epoch milliseconds. */
function cellOf({ name, type }: TypedColumn, value: FileValue): number | boolean | string | null {
  if (value === null) return null;
  if (type === 'text') return value instanceof Date ? value.toISOString() : String(value);
  if (value instanceof Date && type === 'date') return value.getTime();
  if (!(value instanceof Date) && typeof value === type) return value;
  throw new ScrqError('bad_response', `the field ${JSON.stringify(name)} holds ${JSON.stringify(value).slice(0, 40)} among values of type ${type}`, {
    hint: 'Export jsonl or csv instead, where every value may be of another type.',
  });
}
