import type { Table } from '@lancedb/lancedb';

import type { RunField } from '../../core/fields/field.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Engine } from '../engine.ts';
import { columnName } from './run-schema.ts';

/** Below this many records an index on a number, date or boolean saves nothing. */
const SCALAR_INDEX_RECORDS = 5_000;

/** What indexes are made of. */
export type IndexedRun = Pick<RunEntry, 'records' | 'fields' | 'packed'>;

/** Makes all indexes of a run. One after the other: commits to one table, each with a name, since a default name may replace another index. */
export async function createIndexes(engine: Engine, table: Table, run: IndexedRun): Promise<void> {
  if (run.records === 0) return;
  if (run.records >= SCALAR_INDEX_RECORDS && run.packed !== true) {
    for (const [index, field] of run.fields.entries()) {
      const config = scalarIndex(engine, field);
      if (config !== undefined) await table.createIndex(columnName(index), { name: `field_${index}`, config });
    }
  }
}

function scalarIndex({ lance }: Engine, field: RunField) {
  if (field.stats.values === 0) return undefined;
  switch (field.type) {
    case 'number':
    case 'date':
      return lance.Index.btree();
    case 'boolean':
      return lance.Index.bitmap();
    case 'text':
      return undefined;
  }
}
