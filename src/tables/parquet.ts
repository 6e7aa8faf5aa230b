import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunField } from '../core/fields/field.ts';
import type { TableOptions } from '../core/ports/tables.ts';
import { textField } from './copy/compact-struct.ts';
import { runStatement, type Statement, type TableEngine } from './engine.ts';
import { endedFooter, readFooter } from './parquet-footer.ts';
import { nameOfText } from './sql/sql.ts';

/** A column of a Parquet file, and what it holds. */
export interface ParquetColumn {
  readonly name: string;
  readonly sql: string;
}

interface Writing extends TableOptions {
  readonly select: (columns: readonly string[]) => Statement;
  /** Default: at once. */
  readonly run?: typeof runStatement;
}

/** A Parquet file of what is selected of some columns, of any names. It is written whole before its first byte is given. */
export async function* writeParquet(
  engine: TableEngine,
  columns: readonly ParquetColumn[],
  { select, run = runStatement, signal }: Writing,
): AsyncGenerator<Uint8Array> {
  await mkdir(engine.scratchDirectory, { recursive: true, mode: 0o700 });
  // To the engine, names that differ in capitals are one, and an empty one is none.
  const standIn = randomUUID();
  const file = join(engine.scratchDirectory, `export-${standIn}.parquet`);
  const { sql, values } = select(columns.map((column, index) => `${column.sql} AS "${standIn}${String(index).padStart(DIGITS, '0')}"`));
  try {
    await run(engine, { sql: `COPY (${sql}) TO ${nameOfText(file)} (FORMAT parquet)`, values }, signal);
    await using written = await open(file);
    const { start, footer } = await readFooter(written);
    yield* createReadStream(file, { end: start - 1, highWaterMark: 1024 * 1024 }) as AsyncIterable<Uint8Array>;
    yield renamed(footer, Buffer.from(standIn), columns);
  } finally {
    await rm(file, { force: true });
  }
}

/** Numbers as DOUBLE, dates as DATE or TIMESTAMP in UTC (from epoch milliseconds), booleans as BOOLEAN, all else as text. */
export function parquetValue(value: string, { type, precision }: Partial<Pick<RunField, 'type' | 'precision'>>): string {
  if (type !== 'date') return value;
  return precision === 'day' ? `CAST(epoch_ms(CAST(${value} AS BIGINT)) AS DATE)` : `make_timestamptz(CAST(${value} AS BIGINT) * 1000)`;
}

/** Digits of a number of a column. */
const DIGITS = 6;

/** The footer with the names of its columns, and what ends the file. A text of it is a varint of its length and its bytes, and nothing else depends on it. */
function renamed(footer: Buffer, standIn: Buffer, columns: readonly ParquetColumn[]): Buffer {
  const names = columns.map(({ name }) => textField(name).value);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = footer.indexOf(standIn); at >= 0; at = footer.indexOf(standIn, from)) {
    const digits = at + standIn.length;
    // Its length is a single byte.
    parts.push(footer.subarray(from, at - 1), names[Number(footer.toString('latin1', digits, digits + DIGITS))] ?? Buffer.alloc(1));
    from = digits + DIGITS;
  }
  return endedFooter(Buffer.concat([...parts, footer.subarray(from)]));
}
