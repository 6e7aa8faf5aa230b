import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ConditionField } from '../../src/core/condition/fields.ts';
import { createContentText } from '../../src/core/fields/content.ts';
import type { Cell } from '../../src/core/fields/field.ts';
import type { RunTable } from '../../src/core/ports/tables.ts';
import { openHash } from '../../src/local/hash.ts';
import { copyField, type CopiedField } from '../../src/tables/copy/copy-fields.ts';
import { openCopyWriter } from '../../src/tables/copy/copy-writer.ts';
import { Decimals } from '../../src/tables/copy/decimals.ts';
import { openEngine, type EngineOptions, type TableEngine } from '../../src/tables/engine.ts';
import { createRunTable } from '../../src/tables/run-table.ts';
import { nameOfText } from '../../src/tables/sql/sql.ts';

/** An engine over a directory for temporary files. */
export function openTestEngine(bounds: Partial<Pick<EngineOptions, 'memoryBytes' | 'spillBytes'>> = {}): Promise<TableEngine> {
  return openEngine({ directories: [tmpdir()], spillDirectory: join(tmpdir(), `scrq-spill-${randomUUID()}`), memoryBytes: 1024 ** 3, ...bounds });
}

/** How many decimals the numbers of a field have; null where sums of them are not exact. */
export function decimalsOf(rows: readonly (readonly Cell[])[], index: number): number | null {
  const decimals = new Decimals();
  for (const cells of rows) if (typeof cells[index] === 'number') decimals.add(cells[index] + 0);
  return decimals.value();
}

/** A copy of records that are held in memory, written and read as those of runs are. */
export async function memoryCopy<Field extends CopiedField>(engine: TableEngine, fields: readonly Field[], rows: readonly (readonly Cell[])[]) {
  const path = join(tmpdir(), `scrq-table-${randomUUID()}`);
  await using writer = await openCopyWriter(engine, fields, path);
  const columns = fields.map((_, index) => rows.map((cells) => cells[index] ?? null));
  const own = fields.flatMap((field, index) => (field.rawOf === undefined ? [{ field: { ...field, json: field.json === true }, index }] : []));
  const contentText = createContentText(own.map(({ field }) => field));
  const hash = await openHash();
  const contentHashes = BigInt64Array.from(rows, (cells) => hash(contentText(own.map(({ index }) => cells[index] ?? null))));
  await writer.append({ columns, contentHashes });
  await writer.finish('run', `${path}.whole`);
  const copied = fields.map((field, index) => ({
    ...field,
    ...copyField(field, index, field.type === 'number' ? decimalsOf(rows, index) : null),
    isComplete: rows.every((cells) => (cells[index] ?? null) !== null),
  }));
  return {
    source: `read_parquet(${nameOfText(`${path}.whole`)}, file_row_number = true)`,
    records: rows.length,
    bytes: statSync(`${path}.whole`).size,
    fields: new Map(copied.map((field) => [field.name, field])),
    [Symbol.asyncDispose]: () => rm(`${path}.whole`, { force: true }),
  };
}

export async function memoryTable(
  engine: TableEngine,
  fields: readonly ConditionField[],
  rows: readonly (readonly Cell[])[],
): Promise<RunTable & AsyncDisposable> {
  const copy = await memoryCopy(engine, fields, rows);
  return { ...createRunTable(engine, copy), [Symbol.asyncDispose]: copy[Symbol.asyncDispose] };
}
