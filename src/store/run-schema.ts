import type * as Arrow from 'apache-arrow';

import type { Field, FieldType } from '../contract/scrapers.ts';
import type { Engine } from './engine.ts';
import { vectorType } from './arrow-columns.ts';

/** Columns of a run's table that belong to no field. */
export const systemColumns = {
  /** Position in the run, from 0: unique, in the order of import. */
  ordinal: '_ord',
  key: '_key',
  keyHash: '_kh',
  contentHash: '_ch',
  textHash: '_th',
  text: '_text',
  vector: '_vec',
} as const;

/** Physical name of the field at `index`: generated, since labels of fields may hold anything. */
export function columnName(index: number): string {
  return `c${index}`;
}

/** Name of the table of a run. */
export function tableName(runId: string): string {
  return `r_${runId}`;
}

/** Schema of the table of a run: one column a field, then the system columns. */
export function runSchema(engine: Engine, fields: readonly Field[], dimensions: number | null): Arrow.Schema {
  const { arrow } = engine;
  const column = (name: string, type: Arrow.DataType, nullable: boolean) => new arrow.Field(name, type, nullable);
  return new arrow.Schema([
    column(systemColumns.ordinal, new arrow.Float64(), false),
    column(systemColumns.key, new arrow.Utf8(), false),
    column(systemColumns.keyHash, new arrow.Int64(), false),
    column(systemColumns.contentHash, new arrow.Int64(), false),
    column(systemColumns.textHash, new arrow.Int64(), false),
    ...fields.map((field, index) => column(columnName(index), columnType(engine, field.type), true)),
    column(systemColumns.text, new arrow.Utf8(), true),
    ...(dimensions === null ? [] : [column(systemColumns.vector, vectorType(engine, dimensions), true)]),
  ]);
}

function columnType({ arrow }: Engine, type: FieldType): Arrow.DataType {
  switch (type) {
    case 'number':
      return new arrow.Float64();
    case 'date':
      return new arrow.TimestampMillisecond('UTC');
    case 'boolean':
      return new arrow.Bool();
    case 'text':
      return new arrow.Utf8();
  }
}
