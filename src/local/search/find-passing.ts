import type { Condition } from '../../core/condition/condition.ts';
import { printFilter } from '../../core/condition/print.ts';
import type { Passing } from '../../core/passing.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { createRecent } from '../recent.ts';
import type { Services } from '../services.ts';

/** Finds which records of a run pass a filter; null lets all pass. */
export type FindPassing = (reader: RunReader, filter: Condition | null, signal?: AbortSignal) => Promise<Passing>;

/** Evaluates each filter once, over the columns of the run, for all that asks for it: the total, the retrievers, the order of the rest, and the next page. */
export function createFindPassing({ store, tables, memory }: Pick<Services, 'store' | 'tables' | 'memory'>): FindPassing {
  const recent = createRecent<Passing>({ most: memory.filters, sizeOf: ({ mask }) => (mask?.length ?? 0) + ENTRY_BYTES });
  const evaluated = new Map<string, number>();
  /** Of few records, what needs no tables takes less than it takes to open these; of more, the tables are faster, once their columns are on this machine. */
  const needsTables = (run: RunEntry): boolean => {
    if (run.records <= MOST_WITHOUT_TABLES) return false;
    const times = (evaluated.get(run.id) ?? 0) + 1;
    evaluated.set(run.id, times);
    return times > MOST_BEFORE_COLUMNS || !store.isElsewhere(run, 'columns');
  };
  return async (reader, filter, signal) => {
    if (filter === null) return { count: reader.run.records, mask: null };
    const find = async (shared: AbortSignal): Promise<Passing> =>
      (needsTables(reader.run) ? undefined : await reader.passing(filter, shared)) ??
      (await tables.open(reader, { signal: shared })).passing({ condition: filter, signal: shared });
    return recent(`${reader.run.id} ${printFilter(filter)}`, find, signal);
  };
}

const ENTRY_BYTES = 1024;
const MOST_WITHOUT_TABLES = 200_000;
/** A command asks for a few filters of a run, a server for many: for a few, columns are not fetched out of an object store. */
const MOST_BEFORE_COLUMNS = 4;
