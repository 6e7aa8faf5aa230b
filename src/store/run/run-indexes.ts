import type { Table } from '@lancedb/lancedb';

import type { RunField } from '../../core/fields/field.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Engine } from '../engine.ts';
import { columnName, systemColumns } from './run-schema.ts';

/** Below this many records an index on a number, date or boolean saves nothing. */
const SCALAR_INDEX_RECORDS = 5_000;
/** Below this many records an exact search of all vectors is fast enough. */
const VECTOR_INDEX_RECORDS = 200_000;

/** What indexes are made of. */
export type IndexedRun = Pick<RunEntry, 'records' | 'fields' | 'language' | 'embedder' | 'packed'>;

/** Makes all indexes of a run. One after the other: commits to one table, each with a name, since a default name may replace another index. */
export async function createIndexes(engine: Engine, table: Table, run: IndexedRun): Promise<void> {
  if (run.records === 0) return;
  await createTextIndex(engine, table, run);
  if (run.records >= SCALAR_INDEX_RECORDS && run.packed !== true) {
    for (const [index, field] of run.fields.entries()) {
      const config = scalarIndex(engine, field);
      if (config !== undefined) await table.createIndex(columnName(index), { name: `field_${index}`, config });
    }
  }
  // Records without text have no vector.
  if (run.embedder !== null && (await table.countRows(`${systemColumns.vector} IS NOT NULL`)) >= VECTOR_INDEX_RECORDS) {
    const config = engine.lance.Index.ivfRq({ distanceType: 'cosine' });
    await table.createIndex(systemColumns.vector, { name: 'vector', config });
  }
}

/** Makes the index of words alone: without it, words cannot be searched for; without the others, everything takes longer. */
export async function createTextIndex({ lance }: Engine, table: Table, { records, language }: IndexedRun): Promise<void> {
  if (records === 0) return;
  const config = lance.Index.fts({ ...textIndexOptions, language: language ?? 'English' });
  await table.createIndex(systemColumns.text, { name: 'text', config });
}

/**
 * Words are split as ICU splits them (any script), folded, and brought to their stems by the language of the run, those of queries as well:
 * that was worth 0.01 to 0.04 nDCG@10 on English collections. Stop words stay, or "to be or not to be" finds nothing.
 */
const textIndexOptions = {
  baseTokenizer: 'icu/split',
  stem: true,
  removeStopWords: false,
  asciiFolding: true,
  withPosition: false,
} as const;

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
