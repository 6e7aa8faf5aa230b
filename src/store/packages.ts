import { createRequire } from 'node:module';

import type * as Lance from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

/** The two native-backed packages of the store, loaded together. */
export interface Packages {
  readonly lance: typeof Lance;
  readonly arrow: typeof Arrow;
}

/**
 * Loads LanceDB and Arrow. Both come through `require`: LanceDB is CommonJS, and a second copy of Arrow (the ESM one) would not be recognised by it.
 * The command line has them in its bundle, in the place of this file.
 */
export function loadPackages(): Packages {
  const require = createRequire(import.meta.url);
  // `require` is untyped: these are the types the packages publish for the same files.
  return { lance: require('@lancedb/lancedb') as typeof Lance, arrow: require('apache-arrow') as typeof Arrow };
}
