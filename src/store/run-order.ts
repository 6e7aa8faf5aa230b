import type * as Arrow from 'apache-arrow';

import type { Scope, SortKey } from '../core/ports.ts';
import type { RunTable } from './run-reader.ts';
import { systemColumns } from './run-schema.ts';

/** How many whole orders a run keeps: each is 8 bytes a record. */
const KEPT_ORDERS = 4;

export type OrderScope = Scope & { readonly sort?: readonly SortKey[]; readonly limit?: number };

/** Orders of a run's records. Whole ones are kept: deep pages of one order would sort everything again for each page. */
export function createSortedOrdinals(source: RunTable): (scope: OrderScope) => Promise<Float64Array> {
  const kept = new Map<string, Float64Array>();
  return async (scope) => {
    const name = JSON.stringify([scope.filter ?? null, scope.sort ?? []]);
    const known = kept.get(name);
    if (known !== undefined) return known.subarray(0, scope.limit);
    const list = await sortOrdinals(source, scope);
    if (scope.limit !== undefined) return list;
    kept.set(name, list);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ORDERS && oldest !== undefined) kept.delete(oldest);
    return list;
  };
}

/** Only the columns of the order are read; the last key makes it unique, since ties are unstable in the store. */
async function sortOrdinals({ table, columnOf, where }: RunTable, scope: OrderScope): Promise<Float64Array> {
  const { ordinal } = systemColumns;
  const order = (scope.sort ?? []).map((key) => ({ columnName: columnOf(key.field), ascending: !key.descending, nullsFirst: false }));
  let query = table.query().select([...new Set([...order.map((key) => key.columnName), ordinal])]);
  const filter = await where(scope);
  if (filter !== undefined) query = query.where(filter);
  if (scope.limit !== undefined) query = query.limit(scope.limit);
  if (order.length > 0) query = query.orderBy([...order, { columnName: ordinal, ascending: true, nullsFirst: false }]);
  return gather(query);
}

/** Batch by batch: the whole answer at once would hold the values of the order beside the positions. */
async function gather(batches: AsyncIterable<Arrow.RecordBatch>): Promise<Float64Array> {
  const parts: Float64Array[] = [];
  let length = 0;
  for await (const batch of batches) {
    // A copy, else the rest of the batch stays with it.
    const part = ordinalsOf(batch).slice();
    parts.push(part);
    length += part.length;
  }
  const all = new Float64Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The positions of the records in a result. */
export function ordinalsOf(batch: Arrow.Table | Arrow.RecordBatch): Float64Array {
  // The column is Float64 in the schema of every run.
  return (batch.getChild(systemColumns.ordinal)?.toArray() as Float64Array | undefined) ?? new Float64Array();
}
