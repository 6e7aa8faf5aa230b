import { createRequire } from 'node:module';

import type * as DuckDbModule from '@duckdb/node-api';
import type { DuckDBDataChunk } from '@duckdb/node-api';

/** The native module's package. */
export type DuckDb = typeof DuckDbModule;

type CopyBytes = (vector: object, to: number, ...source: readonly [buffer: ArrayBufferLike, from: number, bytes: number]) => void;

/** Calls that the native module is made of and its package does not pass on. */
export interface Bindings {
  readonly data_chunk_get_vector: (chunk: DuckDBDataChunk['chunk'], column: number) => object;
  readonly vector_get_data: (vector: object, bytes: number) => Uint8Array;
  /** A copy of so many bytes from where the pointer at this position points to. */
  readonly get_data_from_pointer: (buffer: ArrayBufferLike, position: number, bytes: number) => Uint8Array;
  readonly vector_assign_string_element: (vector: object, row: number, text: string) => void;
  /** Copies so many bytes of a buffer, from a position there, to a position in the vector. */
  readonly copy_data_to_vector: CopyBytes;
  readonly list_vector_reserve: (vector: object, items: number) => void;
  readonly list_vector_set_size: (vector: object, items: number) => void;
  readonly list_vector_get_child: (vector: object) => object;
}

// The command line has both in its bundle, in the place of this file. `require` is untyped: these are the types the packages publish for the same files.

/** Loads DuckDB. It is CommonJS: as an ES module, all of it would be looked through for its names first, which takes 100 ms. */
export function loadDuckDb(): DuckDb {
  return createRequire(import.meta.url)('@duckdb/node-api') as DuckDb;
}

/** Loads what DuckDB's package is made of. */
export function loadBindings(): Bindings {
  return createRequire(createRequire(import.meta.url).resolve('@duckdb/node-api'))('@duckdb/node-bindings') as Bindings;
}
