import { createRequire } from 'node:module';
import { availableParallelism, platform, tmpdir } from 'node:os';

import type * as Lance from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

/** The two native-backed packages of the store, loaded together. */
export interface Engine {
  readonly lance: typeof Lance;
  readonly arrow: typeof Arrow;
}

/** What the native module asks the environment where temporary files go. */
const TEMPORARY = platform() === 'win32' ? 'TMP' : 'TMPDIR';

let loaded: Engine | undefined;

/**
 * Loads LanceDB and Arrow, once a process, the first time a dataset is opened.
 * Both come through `require`: LanceDB is CommonJS, and a second copy of Arrow (the ESM one) would not be recognised by it.
 */
export function loadEngine(): Engine {
  if (loaded !== undefined) return loaded;
  // The native module reads this when it loads; without it, it writes warnings to stderr.
  process.env['LANCEDB_LOG'] ??= 'error';
  // Its own choice keeps two processors for reading, which of two leaves one: indexes then take twice as long.
  process.env['LANCE_CPU_THREADS'] ??= String(availableParallelism());
  // Said before native threads run: to add a variable moves the others, to replace one does not.
  process.env[TEMPORARY] ??= tmpdir();
  const require = createRequire(import.meta.url);
  // `require` is untyped: these are the types the packages publish for the same files.
  loaded = { lance: require('@lancedb/lancedb') as typeof Lance, arrow: require('apache-arrow') as typeof Arrow };
  return loaded;
}

/** Directories of the works under way; temporary files go to the last one. */
const borrowed: string[] = [];
let before: string | undefined;

/**
 * Runs native work whose temporary files go to `directory`, which must exist: where the native module cannot make any, it ends the thread
 * it runs on, and those of vector indexes it never removes. Of two works at once, both may use the directory of the later one.
 */
export async function withTemporaryFilesIn<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  if (borrowed.length === 0) before = process.env[TEMPORARY];
  borrowed.push(directory);
  process.env[TEMPORARY] = directory;
  try {
    return await work();
  } finally {
    borrowed.splice(borrowed.lastIndexOf(directory), 1);
    process.env[TEMPORARY] = borrowed.at(-1) ?? before ?? tmpdir();
  }
}
