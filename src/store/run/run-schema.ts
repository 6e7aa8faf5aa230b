import type * as Arrow from 'apache-arrow';

import type { Field, FieldType } from '../../contract/operations/scrapers.ts';
import type { Engine } from '../engine.ts';
import { vectorType } from '../table/arrow-columns.ts';

/** Columns of a run's table that belong to no field. */
export const systemColumns = {
  /** Position in the run, from 0: unique, in the order of import. */
  ordinal: '_ord',
  keyHash: '_kh',
  contentHash: '_ch',
  textHash: '_th',
  /** All fields of a packed run. */
  fields: '_fields',
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

interface TableShape {
  readonly fields: readonly Field[];
  /** Null without vectors. */
  readonly dimensions: number | null;
  readonly packed: boolean;
}

/** Schema of the table of a run: one column a field, or one for all of them, among the system columns. */
export function runSchema(engine: Engine, { fields, dimensions, packed }: TableShape): Arrow.Schema {
  const { arrow } = engine;
  const column = (name: string, type: Arrow.DataType, nullable: boolean) => new arrow.Field(name, type, nullable);
  return new arrow.Schema([
    column(systemColumns.ordinal, new arrow.Float64(), false),
    column(systemColumns.keyHash, new arrow.Int64(), false),
    column(systemColumns.contentHash, new arrow.Int64(), false),
    column(systemColumns.textHash, new arrow.Int64(), false),
    ...(packed ? [column(systemColumns.fields, new arrow.Utf8(), false)] : fields.map((field, index) => fieldColumn(engine, index, field.type))),
    ...(dimensions === null ? [] : [column(systemColumns.vector, vectorType(engine, dimensions), true)]),
  ]);
}

/** The column of the field at `index`. */
export function fieldColumn(engine: Engine, index: number, type: FieldType): Arrow.Field {
  return new engine.arrow.Field(columnName(index), columnType(engine, type), true);
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

/** The positions of the records in a result. */
export function ordinalsOf(batch: Arrow.Table | Arrow.RecordBatch): Float64Array {
  // The column is Float64 in the schema of every run.
  return (batch.getChild(systemColumns.ordinal)?.toArray() as Float64Array | undefined) ?? new Float64Array();
}
