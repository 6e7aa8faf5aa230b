import type { Condition } from '../../core/condition/condition.ts';
import { printFilter } from '../../core/condition/print.ts';
import type { Passing } from '../../core/passing.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { createRecent } from '../recent.ts';
import type { Services } from '../services.ts';

/** Finds which records of a run pass a filter; null lets all pass. */
export type FindPassing = (reader: RunReader, filter: Condition | null, signal?: AbortSignal) => Promise<Passing>;

/** Evaluates each filter once, over the columns of the run, which the file of its rows has most of, for all that asks for it: the total, the retrievers, the order of the rest, and the next page. */
export function createFindPassing({ tables, memory }: Pick<Services, 'tables' | 'memory'>): FindPassing {
  const recent = createRecent<Passing>({ most: memory.filters, sizeOf: ({ mask }) => (mask?.length ?? 0) + ENTRY_BYTES });
  return async (reader, filter, signal) => {
    if (filter === null) return { count: reader.run.records, mask: null };
    const find = async (shared: AbortSignal): Promise<Passing> =>
      (await reader.passing(filter, shared)) ?? (await tables.open(reader, { signal: shared })).passing({ condition: filter, signal: shared });
    return recent(`${reader.run.id} ${printFilter(filter)}`, find, signal);
  };
}

const ENTRY_BYTES = 1024;
