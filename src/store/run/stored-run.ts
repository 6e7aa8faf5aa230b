import type { Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { StoredRecords, StoredRun } from '../../core/ports/records.ts';
import type { Engine } from '../engine.ts';
import { translated } from '../store-error.ts';
import { batchesOf, decodeCells, incomplete } from './run-fields.ts';
import { createRunTable } from './run-reader.ts';
import { ordinalsOf, systemColumns } from './run-schema.ts';
import type { RunTable } from './run-table.ts';

/** All that the table of a run holds. */
export async function openStoredRun(engine: Engine, table: Table, run: RunEntry): Promise<StoredRun> {
  const source = createRunTable({ engine, table, run });
  const schema = await translated('read the run', () => table.schema());
  const vectors = schema.fields.find(({ name }) => name === systemColumns.vector);
  // The column is a list of fixed size in the schema of every run that has it.
  const dimensions = vectors === undefined ? null : (vectors.type as Arrow.FixedSizeList).listSize;
  const columns = schema.fields.map(({ name }) => name);
  return {
    run,
    dimensions,
    async *records(reading) {
      let read = 0;
      for await (const batch of batchesOf(source, columns, reading)) {
        const first = read;
        if (ordinalsOf(batch).some((ordinal, row) => ordinal !== first + row)) throw incomplete(run);
        read += batch.numRows;
        yield await decodeRecords(source, batch, dimensions);
      }
      if (read !== run.records) throw incomplete(run);
    },
  };
}

async function decodeRecords(source: RunTable, batch: Arrow.RecordBatch, dimensions: number | null): Promise<StoredRecords> {
  const names = source.run.fields.map(({ name }) => name);
  return {
    columns: await decodeCells(source, batch, names),
    keyHashes: hashesOf(batch, systemColumns.keyHash),
    contentHashes: hashesOf(batch, systemColumns.contentHash),
    textHashes: hashesOf(batch, systemColumns.textHash),
    vectors: dimensions === null ? Array.from({ length: batch.numRows }, () => null) : vectorsOf(batch, dimensions),
  };
}

/** In an array of its own: the store mixes up those that share one. */
function hashesOf(batch: Arrow.RecordBatch, column: string): BigInt64Array {
  // The column is Int64 in the schema of every run.
  return BigInt64Array.from((batch.getChild(column)?.toArray() as BigInt64Array | undefined) ?? []);
}

function vectorsOf(batch: Arrow.RecordBatch, dimensions: number): readonly (Float32Array | null)[] {
  const data: Arrow.Data | undefined = batch.getChild(systemColumns.vector)?.data[0];
  // The items of the column are Float32, one after the other.
  const numbers = (data?.children[0]?.values ?? new Float32Array()) as Float32Array;
  return Array.from({ length: batch.numRows }, (_, row) =>
    data === undefined || (data.nullCount > 0 && !data.getValid(row)) ? null : numbers.subarray(row * dimensions, (row + 1) * dimensions),
  );
}
