import type { Ordinal, RunReader, Scope, SortKey } from '../core/ports/records.ts';

/** A slice of an order. */
export interface PageRange {
  readonly offset: number;
  readonly take: number;
}

/** Up to here the store finds the first records of an order faster than it sorts all of them. */
const PARTIAL_ORDER_RECORDS = 10_000;

/** Positions of one page of the records in scope, sorted, or in the run's order when no sort is given. */
export async function orderedPage(
  reader: RunReader,
  scope: Scope & { readonly sort: readonly SortKey[] },
  { offset, take }: PageRange,
): Promise<readonly Ordinal[]> {
  const end = offset + take;
  if (scope.sort.length === 0 && !scope.filter) {
    return Array.from({ length: Math.max(0, Math.min(end, reader.run.records) - offset) }, (_, index) => offset + index);
  }
  const ordinals = await reader.ordinals(end <= PARTIAL_ORDER_RECORDS ? { ...scope, limit: end } : scope);
  return [...ordinals.subarray(offset, end)];
}
