import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';

import { ScrqError } from '../../errors.ts';
import { fileValue, type FileColumn, type FileRows, type FileValue } from './file-rows.ts';

/** Rows that are held to be written together; fewer where they are long. */
const GROUP_ROWS = 10_000;
const GROUP_CHARACTERS = 8 * 1024 * 1024;

/**
 * A Parquet file, written as the rows come: numbers as DOUBLE, dates as DATE or TIMESTAMP in UTC, booleans as BOOLEAN, all else as UTF-8, lists
 * and objects as JSON. A column whose type nobody tells has that of its first values; a later value of another type rejects with `bad_response`.
 */
export async function* writeParquet(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<Uint8Array> {
  if (columns.length === 0) {
    throw new ScrqError('invalid_usage', 'there are no fields yet, and a Parquet file has at least one', {
      hint: 'Import records first, or export another format.',
    });
  }
  const bytes = new ByteWriter();
  let typed: readonly TypedColumn[] | undefined;
  let writer: ParquetWriter | undefined;
  for await (const values of inGroups(columns, rows)) {
    typed ??= columns.map((column, index) => typeColumn(column, values[index] ?? []));
    writer ??= new ParquetWriter({ writer: bytes, schema: schemaOf(typed), createdBy: 'scrq' });
    await writer.write({
      columnData: typed.map((column, index) => ({ name: column.name, data: (values[index] ?? []).map((value) => cellOf(column, value)) })),
      rowGroupSize: GROUP_ROWS,
    });
    yield written(bytes);
  }
  typed ??= columns.map((column) => typeColumn(column, []));
  writer ??= new ParquetWriter({ writer: bytes, schema: schemaOf(typed), createdBy: 'scrq' });
  await writer.finish();
  yield written(bytes);
}

/** Takes the bytes there are, and makes room for more; offsets in the file go on. */
function written(bytes: ByteWriter): Uint8Array {
  const taken = bytes.getBytes().slice();
  bytes.index = 0;
  return taken;
}

/** Values column by column, of some thousand rows. */
async function* inGroups(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<readonly (readonly FileValue[])[]> {
  let group: FileValue[][] = columns.map(() => []);
  let length = 0;
  let characters = 0;
  for await (const batch of rows) {
    for (const row of batch) {
      for (const [index, column] of columns.entries()) {
        const value = fileValue(column, row[index]);
        group[index]?.push(value);
        characters += typeof value === 'string' ? value.length : 8;
      }
      length += 1;
      if (length < GROUP_ROWS && characters < GROUP_CHARACTERS) continue;
      yield group;
      group = columns.map(() => []);
      length = 0;
      characters = 0;
    }
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

const elements = {
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  day: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
} as const satisfies Record<TypedColumn['type'], Partial<SchemaElement>>;

function schemaOf(columns: readonly TypedColumn[]): SchemaElement[] {
  return [
    { name: 'records', num_children: columns.length },
    ...columns.map(({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...elements[type] })),
  ];
}

function cellOf({ name, type }: TypedColumn, value: FileValue): FileValue {
  if (value === null) return null;
  if (type === 'text') return value instanceof Date ? value.toISOString() : String(value);
  if (value instanceof Date ? type === 'day' || type === 'instant' : typeof value === type) return value;
  throw new ScrqError('bad_response', `the field ${JSON.stringify(name)} holds ${JSON.stringify(value).slice(0, 40)} among values of type ${type}`, {
    hint: 'Export jsonl or csv instead, where every value may be of another type.',
  });
}
