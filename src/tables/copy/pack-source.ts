import type { DuckDBConnection, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api';

import type { TableEngine } from '../engine.ts';
import { loadBindings, type Bindings, type DuckDb } from '../packages.ts';
import { type Packed, type PackedColumn, type PackedKind, type PackedValues } from './packed-columns.ts';

/** Some rows of a copy. */
export interface Pack {
  readonly count: number;
  /** Aligned with the columns of the source. */
  readonly columns: readonly Packed[];
}

/** Packs on their way into the engine. */
export interface PackSource extends Disposable {
  /** What a statement selects from: it gives the packs that wait, a row each, in their order. */
  readonly table: string;
  put(pack: Pack): void;
}

interface Waiting {
  readonly columns: readonly PackedColumn[];
  readonly packs: Pack[];
}

const FUNCTION = 'packs';
/** What waits in each engine; a function that was registered there cannot be taken back. */
const engines = new WeakMap<TableEngine, Map<number, Waiting>>();
let made = 0;

/** A table of packs that are put there; the engine asks this thread for each. */
export function openPackSource(engine: TableEngine, connection: DuckDBConnection, columns: readonly PackedColumn[]): PackSource {
  const known = engines.get(engine);
  const sources = known ?? new Map<number, Waiting>();
  if (known === undefined) {
    register(engine.module, connection, sources);
    engines.set(engine, sources);
  }
  made += 1;
  const own = made;
  const packs: Pack[] = [];
  sources.set(own, { columns, packs });
  return {
    table: `${FUNCTION}(${own})`,
    put: (pack) => packs.push(pack),
    [Symbol.dispose]: () => sources.delete(own),
  };
}

function register(module: DuckDb, connection: DuckDBConnection, sources: ReadonlyMap<number, Waiting>): void {
  const bindings = loadBindings();
  const types = typesOf(module);
  connection.registerTableFunction(
    module.DuckDBTableFunction.create({
      name: FUNCTION,
      parameterTypes: [module.INTEGER],
      bindFunction(info) {
        const source = sources.get(Number(info.getParameter(0)));
        if (source === undefined) throw new TypeError('a statement selects packs that nobody puts anywhere');
        for (const { name, kind } of source.columns) info.addResultColumn(name, types[kind]);
        info.setBindData(source);
      },
      initFunction: () => undefined,
      mainFunction(info, chunk) {
        // What `bindFunction` set.
        const { packs } = info.bindData as Waiting;
        const pack = packs.shift();
        if (pack !== undefined) writePack(bindings, chunk, pack);
        chunk.rowCount = pack === undefined ? 0 : 1;
      },
    }),
  );
}

function typesOf({ BIGINT, BOOLEAN, DOUBLE, VARCHAR, LIST }: DuckDb): Readonly<Record<PackedKind, DuckDBType>> {
  return { texts: VARCHAR, lists: VARCHAR, numbers: LIST(DOUBLE), flags: LIST(BOOLEAN), hashes: LIST(BIGINT) };
}

function writePack(bindings: Bindings, { chunk }: DuckDBDataChunk, pack: Pack): void {
  pack.columns.forEach((packed, index) => {
    const vector = bindings.data_chunk_get_vector(chunk, index);
    if (packed === null) {
      bindings.vector_ensure_validity_writable(vector);
      bindings.copy_data_to_vector_validity(vector, 0, NOTHING.buffer, 0, NOTHING.byteLength);
    } else if (typeof packed === 'string') {
      bindings.vector_assign_string_element(vector, 0, packed);
    } else {
      writeValues(bindings, vector, packed, pack.count);
    }
  });
}

const NOTHING = new Uint8Array(8);

function writeValues(bindings: Bindings, vector: object, { values, present }: PackedValues, count: number): void {
  bindings.list_vector_reserve(vector, count);
  bindings.list_vector_set_size(vector, count);
  const items = bindings.list_vector_get_child(vector);
  bindings.copy_data_to_vector(items, 0, values.buffer, values.byteOffset, values.byteLength);
  if (present !== undefined) {
    bindings.vector_ensure_validity_writable(items);
    bindings.copy_data_to_vector_validity(items, 0, present.buffer, present.byteOffset, present.byteLength);
  }
  // Where the list begins, and how long it is.
  const entry = BigUint64Array.of(0n, BigInt(count));
  bindings.copy_data_to_vector(vector, 0, entry.buffer, 0, entry.byteLength);
}
