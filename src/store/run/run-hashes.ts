import type * as Arrow from 'apache-arrow';

import type { Ordinal, RecordHashes } from '../../core/ports/records.ts';
import type { RunTable } from './run-table.ts';
import { ordinalsOf, systemColumns } from './run-schema.ts';

const { ordinal: ORDINAL, keyHash: KEY_HASH, contentHash: CONTENT_HASH } = systemColumns;

/** Rows of one batch: hashes are small, and each batch costs a call into the store. */
const BATCH_ROWS = 65_536;

/** The hashes of keys and contents of all records, in their order: 16 bytes a record. */
export async function readHashes({ table }: RunTable): Promise<RecordHashes> {
  const read = await table.query().select([KEY_HASH, CONTENT_HASH]).toArrow({ maxBatchLength: BATCH_ROWS });
  return { keys: hashColumn(read, KEY_HASH), contents: hashColumn(read, CONTENT_HASH) };
}

function hashColumn(read: Arrow.Table, column: string): BigInt64Array {
  // The column is Int64 in the schema of every run.
  return (read.getChild(column)?.toArray() as BigInt64Array | undefined) ?? new BigInt64Array();
}

/** The records whose key has this hash, in the run's order. */
export async function findKeyHash({ table }: RunTable, hash: bigint): Promise<readonly Ordinal[]> {
  const found = await table.query().where(`${KEY_HASH} = ${hash}`).select([ORDINAL]).toArrow();
  return [...ordinalsOf(found)].toSorted((a, b) => a - b);
}
