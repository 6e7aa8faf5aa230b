import type { DuckDBConnection, DuckDBDataChunk, DuckDBType, DuckDBValue } from '@duckdb/node-api';

import { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import { createCallQueue, type CallQueue } from '../core/call-queue.ts';
import { ScrqError } from '../errors.ts';
import { loadBindings, loadDuckDb, type DuckDb } from './packages.ts';
import { nameOfText } from './sql/sql.ts';

/** One engine of a process on one dataset: it reads and writes below its directories alone, and loads nothing. */
export interface TableEngine extends AsyncDisposable {
  readonly module: DuckDb;
  /** Where temporary files may be, next to what does not fit into memory; removed with the process. */
  readonly scratchDirectory: string;
  connect(): Promise<DuckDBConnection>;
  /** Calls into the engine when a turn comes, in the order in which they were asked for. */
  readonly inTurn: CallQueue;
  /** Lets one statement at a time through that takes much of the memory until all that it gives was read. */
  readonly heavy: ConcurrencyLimiter;
}

export interface EngineOptions {
  /** Directories with files that it may read and write. */
  readonly directories: readonly string[];
  /** Where what does not fit into memory goes. */
  readonly spillDirectory: string;
  /** What does not fit into so many bytes goes to the disk. */
  readonly memoryBytes: number;
  /** Default: two. While one of several works alone, another one looks for work without a pause. */
  readonly threads?: number;
  /** What may be spilled. Default: most of what is free on the disk. */
  readonly spillBytes?: number;
  /** Memory that is free goes back to the system when it is so much. Default: 128 MiB, which is faster. */
  readonly freeBytes?: number;
}

const MIB = 1024 ** 2;
const THREADS = 2;
/** Calls that run at once: more of them take no less time, but more memory, and each keeps one of the four threads that files are read with. */
const CALLS_AT_ONCE = 2;
const INTERRUPT_AGAIN_MS = 10;

/** Opens the engine, locked down: no other files, no network, no extension, and no setting can be changed after that. */
export async function openEngine({
  directories,
  spillDirectory,
  memoryBytes,
  threads = THREADS,
  spillBytes,
  freeBytes,
}: EngineOptions): Promise<TableEngine> {
  const module = loadDuckDb();
  const instance = await module.DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${Math.floor(memoryBytes / MIB)}MiB`,
    temp_directory: spillDirectory,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    preserve_insertion_order: 'true',
    errors_as_json: 'false',
  });
  const first = await instance.connect();
  const allowed = [...directories, spillDirectory].map((directory) => nameOfText(`${directory}/`));
  await first.run(`SET allowed_directories = [${allowed.join(', ')}]`);
  // The names of a wide run's columns take longer to read than its values; what was written to since is read again.
  await first.run('SET parquet_metadata_cache = true');
  // As an option of the instance, it would be taken and forgotten.
  if (spillBytes !== undefined) await first.run(`SET max_temp_directory_size = '${Math.floor(spillBytes / MIB)}MiB'`);
  if (freeBytes !== undefined) {
    for (const when of ['flush', 'bulk_deallocation_flush']) await first.run(`SET allocator_${when}_threshold = '${freeBytes / 1024}KiB'`);
  }
  await first.run('SET enable_external_access = false');
  await first.run('SET lock_configuration = true');
  return {
    module,
    scratchDirectory: spillDirectory,
    connect: () => instance.connect(),
    inTurn: createCallQueue(CALLS_AT_ONCE),
    heavy: new ConcurrencyLimiter(1),
    [Symbol.asyncDispose]() {
      first.closeSync();
      instance.closeSync();
      return Promise.resolve();
    },
  };
}

/** SQL that this program wrote, with values that a person, a client or a model gave. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | boolean)[];
}

/** Rows of cells, in the order of the columns. */
export type Rows = readonly (readonly (string | number | boolean | null)[])[];

/** Runs a statement on a connection of its own; an aborted signal interrupts it. */
export function runStatement(engine: TableEngine, { sql, values }: Statement, signal?: AbortSignal): Promise<Rows> {
  return onConnection(engine, signal, async (query) => {
    const rows: (string | number | boolean | null)[][] = [];
    await query(sql, (chunk) => chunk.getRows().forEach((row) => rows.push(row.map(plainValue))), values);
    return rows;
  });
}

/** Runs a statement, and visits what it gives some thousand rows at a time. */
export type Query = (sql: string, visit?: (chunk: DuckDBDataChunk) => void, values?: Statement['values']) => Promise<void>;

/** Runs statements one after the other on a connection of its own, with which their temporary tables go; an aborted signal interrupts them. */
export async function onConnection<Result>(
  engine: TableEngine,
  signal: AbortSignal | undefined,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  using connected = await connect(engine, signal);
  try {
    return await work(async (sql, visit, values = []) => {
      signal?.throwIfAborted();
      for await (const chunk of chunksOf(engine, connected.connection, { sql, values })) {
        signal?.throwIfAborted();
        visit?.(chunk);
      }
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw tableError(error);
  }
}

/** What a statement gives, some thousand rows at a time and at the pace of its reader; an aborted signal interrupts it. */
export async function* streamStatement(engine: TableEngine, statement: Statement, signal?: AbortSignal): AsyncGenerator<DuckDBDataChunk> {
  using connected = await connect(engine, signal);
  try {
    yield* chunksOf(engine, connected.connection, statement);
  } catch (error) {
    signal?.throwIfAborted();
    throw tableError(error);
  }
}

/** A connection that an aborted signal interrupts; it is closed with its block. */
async function connect(engine: TableEngine, signal: AbortSignal | undefined): Promise<Disposable & { readonly connection: DuckDBConnection }> {
  signal?.throwIfAborted();
  const connection = await engine.connect();
  let again: NodeJS.Timeout | undefined;
  // A statement that is still being prepared is not stopped, and forgets that it should have been.
  const interrupt = () => {
    connection.interrupt();
    again = setTimeout(interrupt, INTERRUPT_AGAIN_MS);
  };
  signal?.addEventListener('abort', interrupt, { once: true });
  return {
    connection,
    [Symbol.dispose]() {
      signal?.removeEventListener('abort', interrupt);
      clearTimeout(again);
      connection.closeSync();
    },
  };
}

async function* chunksOf({ module, inTurn }: TableEngine, connection: DuckDBConnection, { sql, values }: Statement): AsyncGenerator<DuckDBDataChunk> {
  const types = values.map((value) => typeOf(module, value));
  const result = await inTurn(() => connection.stream(sql, [...values], types));
  const { isStreaming } = result;
  for (;;) {
    const chunk = await inTurn(() => result.fetchChunk());
    if (chunk === null || chunk.rowCount === 0) break;
    yield chunk;
  }
  // The package ends both alike, but a result that failed no longer streams.
  if (isStreaming && !result.isStreaming) {
    throw new ScrqError('unavailable', 'the engine of tables failed in the middle of an answer', {
      hint: 'Ask again, or for less; `scrq doctor` finds damaged files.',
    });
  }
}

/** The engine would take a whole number for an integer, whatever its size. */
function typeOf({ DOUBLE, VARCHAR, BOOLEAN }: DuckDb, value: string | number | boolean): DuckDBType {
  if (typeof value === 'number') return DOUBLE;
  return typeof value === 'string' ? VARCHAR : BOOLEAN;
}

/** Whole numbers come as bigint. */
export function plainValue(value: DuckDBValue): string | number | boolean | null {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError('a column of a type that no statement selects');
}

/** A value of bytes: its length, and behind that the bytes themselves, if they are few, or where they are. */
const VALUE = { size: 16, inside: 4, pointer: 8, mostInside: 12 } as const;

/** The bytes of all values of the first column, of which none is missing. Those that lie one behind the other, as the engine writes them, are copied at once. */
export function bytesOf({ chunk, rowCount }: DuckDBDataChunk): Buffer {
  const { data_chunk_get_vector, vector_get_data, get_data_from_pointer } = loadBindings();
  const { buffer, byteOffset, byteLength } = vector_get_data(data_chunk_get_vector(chunk, 0), rowCount * VALUE.size);
  const values = new DataView(buffer, byteOffset, byteLength);
  const pointerOf = (at: number) => values.getUint32(at + VALUE.pointer, true) + values.getUint32(at + VALUE.pointer + 4, true) * 2 ** 32;
  const parts: Uint8Array[] = [];
  for (let at = 0; at < byteLength;) {
    const first = at;
    let length = values.getUint32(first, true);
    at += VALUE.size;
    if (length <= VALUE.mostInside) {
      parts.push(new Uint8Array(buffer, byteOffset + first + VALUE.inside, length));
      continue;
    }
    const start = pointerOf(first);
    for (; at < byteLength && values.getUint32(at, true) > VALUE.mostInside && pointerOf(at) === start + length; at += VALUE.size) {
      length += values.getUint32(at, true);
    }
    parts.push(get_data_from_pointer(buffer, byteOffset + first + VALUE.pointer, length));
  }
  return Buffer.concat(parts);
}

/** A failure of the engine in our words. */
export function tableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  if (/No space left on device|disk quota|max_temp_directory_size/iu.test(message)) {
    return new ScrqError('unavailable', 'the disk is full, and the answer does not fit into memory', {
      cause: error,
      hint: 'Free some disk space, or ask for less: a condition, fewer groups or fewer columns.',
    });
  }
  if (/Out of Memory/iu.test(message)) {
    return new ScrqError('unavailable', 'the answer does not fit into the memory that is kept for tables', {
      cause: error,
      hint: 'Ask for less: a condition, fewer groups or fewer columns.',
    });
  }
  return error;
}
