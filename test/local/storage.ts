import { memoryShares } from '../../src/local/memory-shares.ts';
import type { Services } from '../../src/local/services.ts';
import { tablesOf } from '../../src/local/open.ts';
import { openStore } from '../../src/store/open-store.ts';

/** The store and the tables of a dataset in a directory, as commands open them. */
export function storageIn(location: string, now: () => number = Date.now): Pick<Services, 'store' | 'tables' | 'memory'> {
  const memory = memoryShares();
  const store = openStore({ location, now, memory });
  return { store, tables: tablesOf(store, memory.tables), memory };
}

/** For operations that ask for no table. */
export const noTables: Services['tables'] = {
  load: () => Promise.resolve(),
  open: () => Promise.reject(new Error('no table is asked for here')),
  compare: () => Promise.reject(new Error('no comparison is asked for here')),
  copy: () => Promise.resolve(null),
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
