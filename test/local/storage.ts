import type { Services } from '../../src/local/services.ts';
import { tablesOf } from '../../src/local/open.ts';
import { openStore } from '../../src/store/open-store.ts';

/** The store and the tables of a dataset in a directory, as commands open them. */
export function storageIn(location: string, now: () => number = Date.now): Pick<Services, 'store' | 'tables'> {
  const store = openStore({ location, now });
  return { store, tables: tablesOf(store) };
}

/** For operations that ask for no table. */
export const noTables: Services['tables'] = {
  load: () => Promise.resolve(),
  open: () => Promise.reject(new Error('no table is asked for here')),
  compare: () => Promise.reject(new Error('no comparison is asked for here')),
  copy: () => Promise.resolve(null),
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
