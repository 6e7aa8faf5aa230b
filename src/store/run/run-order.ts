import type * as Arrow from 'apache-arrow';

import type { Cell } from '../../core/fields/field.ts';
import { compareCells } from '../../core/order/cell-order.ts';
import type { Scope, SortKey } from '../../core/ports/records.ts';
import { scanCells } from './run-fields.ts';
import type { RunTable } from './run-table.ts';
import { ordinalsOf, systemColumns } from './run-schema.ts';

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
async function sortOrdinals(source: RunTable, scope: OrderScope): Promise<Float64Array> {
  const { ordinal } = systemColumns;
  const { table, columnOf, where } = source;
  if (source.run.packed === true && scope.sort !== undefined && scope.sort.length > 0) return sortPacked(source, scope, scope.sort);
  const order = (scope.sort ?? []).map((key) => ({ columnName: columnOf(key.field), ascending: !key.descending, nullsFirst: false }));
  let query = table.query().select([...new Set([...order.map((key) => key.columnName), ordinal])]);
  const filter = await where(scope);
  if (filter !== undefined) query = query.where(filter);
  if (scope.limit !== undefined) query = query.limit(scope.limit);
  if (order.length > 0) query = query.orderBy([...order, { columnName: ordinal, ascending: true, nullsFirst: false }]);
  return gather(query);
}

/** The store cannot see the fields of packed records. */
async function sortPacked(source: RunTable, { limit, ...scope }: OrderScope, sort: readonly SortKey[]): Promise<Float64Array> {
  const keys = sort.map(({ field, descending }) => ({ cells: new Array<Cell>(), field, sign: descending ? (-1 as const) : (1 as const) }));
  for await (const columns of scanCells(
    source,
    sort.map(({ field }) => field),
    { ...scope, filter: null },
  ))
    keys.forEach(({ cells }, index) => cells.push(...(columns[index] ?? [])));
  const ordinals = await sortOrdinals(source, { ...scope, sort: [] });
  const compare = (a: number, b: number): number => {
    for (const { cells, sign } of keys) {
      const order = compareCells(cells[a] ?? null, cells[b] ?? null, sign);
      if (order !== 0) return order;
    }
    return a - b;
  };
  return ordinals.toSorted(compare).slice(0, limit);
}

/** Batch by batch: the whole answer at once would hold the values of the order next to the positions. */
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
