import { createRequire } from 'node:module';

import type * as Lance from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

/** The two native-backed packages of the store, loaded together. */
export interface Engine {
  readonly lance: typeof Lance;
  readonly arrow: typeof Arrow;
}

let loaded: Engine | undefined;

/**
 * Loads LanceDB and Arrow, once a process, the first time a dataset is opened.
 * Both come through `require`: LanceDB is CommonJS, and a second copy of Arrow (the ESM one) would not be recognised by it.
 */
export function loadEngine(): Engine {
  if (loaded !== undefined) return loaded;
  // The native module reads this when it loads; without it, it writes warnings to stderr.
  process.env['LANCEDB_LOG'] ??= 'error';
  const require = createRequire(import.meta.url);
  // `require` is untyped: these are the types the packages publish for the same files.
  loaded = { lance: require('@lancedb/lancedb') as typeof Lance, arrow: require('apache-arrow') as typeof Arrow };
  return loaded;
}
