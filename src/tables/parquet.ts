import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { ConditionField } from '../core/condition/fields.ts';
import type { TableOptions } from '../core/ports/tables.ts';
import type { CopyField } from './copy-fields.ts';
import { runStatement, type Statement, type TableEngine } from './engine.ts';
import { nameOfText, quotedName } from './sql.ts';

/**
 * A Parquet file of what is selected of some fields: numbers as DOUBLE, dates as DATE or TIMESTAMP in UTC, booleans as BOOLEAN, all else as text, lists
 * and objects as JSON. It is written whole before its first byte is given.
 */
export async function* writeParquet(
  engine: TableEngine,
  fields: readonly (CopyField & ConditionField)[],
  select: (columns: readonly string[]) => Statement,
  { signal }: TableOptions,
): AsyncGenerator<Uint8Array> {
  await mkdir(engine.scratchDirectory, { recursive: true, mode: 0o700 });
  const file = join(engine.scratchDirectory, `export-${randomUUID()}.parquet`);
  try {
    const { sql, values } = select(fields.map((field) => `${valueSql(field)} AS ${quotedName(field.name)}`));
    await runStatement(engine, { sql: `COPY (${sql}) TO ${nameOfText(file)} (FORMAT parquet)`, values }, signal);
    yield* createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Uint8Array>;
  } finally {
    await rm(file, { force: true });
  }
}

function valueSql({ type, json, precision, value, canonical }: CopyField & ConditionField): string {
  if (type === 'date')
    return precision === 'day' ? `CAST(epoch_ms(CAST(${value} AS BIGINT)) AS DATE)` : `make_timestamptz(CAST(${value} AS BIGINT) * 1000)`;
  // A text among lists and objects is written as the text it is; its canonical form is that behind a letter.
  return json === true ? `(CASE WHEN starts_with(${value}, '"') THEN substr(${canonical}, 2) ELSE ${value} END)` : value;
}
