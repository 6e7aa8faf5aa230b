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
  // Said before native threads run: to add a variable moves the others, to replace one does not.
  for (const [name, value] of Object.entries(settings())) process.env[name] ??= value;
  const require = createRequire(import.meta.url);
  // `require` is untyped: these are the types the packages publish for the same files.
  loaded = { lance: require('@lancedb/lancedb') as typeof Lance, arrow: require('apache-arrow') as typeof Arrow };
  return loaded;
}

/** What the native module reads when it loads. */
function settings(): Readonly<Record<string, string>> {
  return {
    [TEMPORARY]: tmpdir(),
    // Else it writes warnings to stderr.
    LANCEDB_LOG: 'error',
    // Its own choice keeps two processors for reading, which of two leaves one: indexes then take twice as long.
    LANCE_CPU_THREADS: String(availableParallelism()),
    // Its own choices (2 GB read ahead, 8192 rows at a time, 256 MB of words before a part of an index is written) take half a gigabyte more to index a
    // million records, in the same time; a sorted export of them takes a tenth less than with 64 MB read ahead.
    LANCE_DEFAULT_IO_BUFFER_SIZE: String(8 * 1024 * 1024),
    LANCE_DEFAULT_BATCH_SIZE: '2048',
    LANCE_FTS_PARTITION_SIZE: '128',
  };
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
