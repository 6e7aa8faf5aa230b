import { availableParallelism, platform, tmpdir } from 'node:os';

import { hasPlainKeys } from '../text/store-options.ts';
import type { Packages } from './packages.ts';

/** What tables are read and written with. */
export type Engine = Packages;

/** What the native module asks the environment where temporary files go. */
const TEMPORARY = platform() === 'win32' ? 'TMP' : 'TMPDIR';

let loading: Promise<Engine> | undefined;

/** Sets what the engine reads when it loads, with the file of all certificates that it trusts; to be called before native threads run, also those of others: to add a variable moves the rest, to replace one does not. */
export function prepareEngine(certificates?: string): void {
  if (certificates !== undefined) process.env['SSL_CERT_FILE'] = certificates;
  for (const [name, value] of Object.entries(settings())) process.env[name] ??= value;
}

let sessionToken: string | undefined;

/**
 * Takes the session token out of the environment for a store with keys of its own: the engine would send it with these, and cannot be told of none. Stores
 * with the keys of the environment have it as an option. To be called before native threads run, as they may read the environment.
 */
export function hideSessionToken(storage: Readonly<Record<string, string>>): void {
  const { AWS_SESSION_TOKEN: token } = process.env;
  if (token === undefined || !hasPlainKeys(storage)) return;
  sessionToken = token;
  delete process.env['AWS_SESSION_TOKEN'];
}

/** What the native module asks how object stores are reached, with what is hidden from it. */
export function engineEnvironment(): Readonly<NodeJS.ProcessEnv> {
  return sessionToken === undefined ? process.env : { AWS_SESSION_TOKEN: sessionToken, ...process.env };
}

/** Loads LanceDB and Arrow, once a process, when a table is first opened. */
export function loadEngine(): Promise<Engine> {
  prepareEngine();
  loading ??= import('./packages.ts').then(({ loadPackages }) => loadPackages());
  return loading;
}

/** What the native module reads when it loads. */
function settings(): Readonly<Record<string, string>> {
  return {
    [TEMPORARY]: tmpdir(),
    // Else it writes warnings to stderr.
    LANCEDB_LOG: 'error',
    // Its own choice keeps two processors for reading, which of two leaves one: indexes then take twice as long.
    LANCE_CPU_THREADS: String(availableParallelism()),
    // Its own choices (2 GB read ahead, 8192 rows at a time) take more memory to read a million records, in the same time; a sorted export of them takes a
    // tenth less than with 64 MB read ahead.
    LANCE_DEFAULT_IO_BUFFER_SIZE: String(8 * 1024 * 1024),
    LANCE_DEFAULT_BATCH_SIZE: '2048',
    // Its own choice, half of that, takes twice the requests for a file of an object store; from a disk, nothing is read in pieces as large.
    LANCE_MAX_IOP_SIZE: String(32 * 1024 * 1024),
  };
}

/** Directories of the works under way; temporary files go to the last one. */
const borrowed: string[] = [];
let before: string | undefined;

/**
 * Runs native work whose temporary files go to `directory`, which must exist: where the native module cannot make any, it ends the thread
 * it runs on, and of a process that is killed nobody removes them. Of two works at once, both may use the directory of the later one.
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
