import type { DuckDBConnection, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api';

import type { TableEngine } from '../engine.ts';
import { loadBindings, type Bindings, type DuckDb } from '../packages.ts';
import type { Packed, PackedColumn, PackedKind } from './packed-columns.ts';

/** Some rows of a copy. */
export interface Pack {
  readonly count: number;
  /** Aligned with the columns of the source. */
  readonly columns: readonly Packed[];
}

/** Packs on their way into the engine. */
export interface PackSource extends Disposable {
  /** What a statement selects from: it gives the packs that were released, a row each, in their order. */
  readonly table: string;
  put(pack: Pack): void;
  /** What was put is given by the statement that runs next; what is put from now on is not. */
  release(): void;
}

interface Waiting {
  readonly columns: readonly PackedColumn[];
  /** What the running statement has not given yet. */
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
  const next: Pack[] = [];
  sources.set(own, { columns, packs });
  return {
    table: `${FUNCTION}(${own})`,
    put: (pack) => next.push(pack),
    release: () => packs.push(...next.splice(0)),
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
        const taken = takePacks((info.bindData as Waiting).packs);
        if (taken.length > 0) writePacks(bindings, chunk, taken);
        chunk.rowCount = taken.length;
      },
    }),
  );
}

/** While the engine waits for this thread to have time for it, one of its own looks without a pause whether it has: it is given as much as takes some milliseconds. */
const VALUES_AT_ONCE = 8 * 1024 * 1024;
const MOST_PACKS = 256;

function takePacks(packs: Pack[]): readonly Pack[] {
  let [count, size] = [0, 0];
  for (const { columns } of packs) {
    if (size >= VALUES_AT_ONCE || count >= MOST_PACKS) break;
    for (const { length } of columns) size += length;
    count += 1;
  }
  return packs.splice(0, count);
}

function typesOf({ BIGINT, DOUBLE, UTINYINT, VARCHAR, LIST }: DuckDb): Readonly<Record<PackedKind, DuckDBType>> {
  return { texts: VARCHAR, lists: VARCHAR, numbers: LIST(DOUBLE), flags: LIST(UTINYINT), hashes: LIST(BIGINT) };
}

function writePacks(bindings: Bindings, { chunk }: DuckDBDataChunk, packs: readonly Pack[]): void {
  packs[0]?.columns.forEach((first, index) => {
    const vector = bindings.data_chunk_get_vector(chunk, index);
    if (typeof first !== 'string') return writeLists(bindings, vector, packs, index);
    for (const [row, { columns }] of packs.entries()) bindings.vector_assign_string_element(vector, row, String(columns[index]));
  });
}

function writeLists(bindings: Bindings, vector: object, packs: readonly Pack[], index: number): void {
  const items = packs.reduce((sum, { count }) => sum + count, 0);
  bindings.list_vector_reserve(vector, items);
  bindings.list_vector_set_size(vector, items);
  const all = bindings.list_vector_get_child(vector);
  // Where each list begins, and how long it is.
  const entries = new BigUint64Array(2 * packs.length);
  let before = 0;
  for (const [row, { columns, count }] of packs.entries()) {
    const values = columns[index];
    if (typeof values !== 'object') throw new TypeError('a column of a pack is of another kind than in the packs before');
    bindings.copy_data_to_vector(all, before * values.BYTES_PER_ELEMENT, values.buffer, values.byteOffset, values.byteLength);
    entries.set([BigInt(before), BigInt(count)], 2 * row);
    before += count;
  }
  bindings.copy_data_to_vector(vector, 0, entries.buffer, 0, entries.byteLength);
}
