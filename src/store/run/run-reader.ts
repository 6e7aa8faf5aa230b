import type { Table } from '@lancedb/lancedb';
import type { Ordinal, Reading, RunReader, RecordHashes } from '../../core/ports/records.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Engine } from '../engine.ts';
import { readSlice, readStretch, scanCells, scanColumns, scanRows, takeCells, takeRows } from './run-fields.ts';
import type { RunTable } from './run-table.ts';
import { ordinalsOf, systemColumns, columnName } from './run-schema.ts';
import { translated } from '../store-error.ts';
import type * as Arrow from 'apache-arrow';

const { ordinal: ORDINAL, vector: VECTOR, keyHash: KEY_HASH, contentHash: CONTENT_HASH } = systemColumns;

/** The table of a run. */
export interface OpenedRun {
  readonly table: Table;
  readonly run: RunEntry;
}

/** What is read of a run out of its table, and that. */
export type TableReader = Omit<RunReader, 'matching' | 'nearest' | 'cosines' | 'passing' | 'texts'> & { readonly source: RunTable };

/** Reads one completed run. The handle is never pinned to a version: the table of a completed run does not change. */
export function createRunReader(engine: Engine, { table, run }: OpenedRun): TableReader {
  const source = createRunTable({ engine, table, run });
  const reading = <Result>({ signal }: Reading, work: () => Promise<Result>) => {
    signal?.throwIfAborted();
    return translated('read the run', work);
  };
  return {
    run,
    source,
    count: () => reading({}, () => table.countRows()),
    textHashes: () => reading({}, () => readTextHashes(source)),
    vectors: (ordinals) => reading({}, () => takeVectors(source, ordinals)),
    slice: (range) => reading(range, () => readSlice(source, range)),
    take: (ordinals) => reading({}, () => takeRows(source, ordinals)),
    scan: (stop) => scanRows(source, stop),
    scanCells: (fields, stop) => scanCells(source, fields, stop),
    columns: (fields, stop) => scanColumns(source, fields, stop),
    cells: (fields, ordinals) => reading({}, () => takeCells(source, fields, ordinals)),
    stretch: (fields, from, to) => reading({}, () => readStretch(source, fields, from, to)),
    hashes: (stop = {}) => reading(stop, () => readHashes(source)),
    withKeyHash: (hash) => reading({}, () => findKeyHash(source, hash)),
  };
}

async function readTextHashes({ table, run }: RunTable): Promise<BigInt64Array> {
  const hashes = new BigInt64Array(run.records);
  let at = 0;
  for await (const batch of table.query().select([systemColumns.textHash])) {
    // The column is Int64 in the schema of every run.
    const values = batch.getChild(systemColumns.textHash)?.toArray() as BigInt64Array;
    hashes.set(values, at);
    at += values.length;
  }
  return hashes;
}

async function takeVectors({ table, run }: RunTable, ordinals: readonly Ordinal[]): Promise<readonly (Float32Array | null)[]> {
  if (ordinals.length === 0 || run.embedder === null) return ordinals.map(() => null);
  const taken = await table
    .takeOffsets([...ordinals])
    .select([ORDINAL, VECTOR])
    .toArrow();
  const vectors = taken.getChild(VECTOR);
  const byOrdinal = new Map<Ordinal, Float32Array | null>();
  for (const [row, ordinal] of ordinalsOf(taken).entries()) {
    // Arrow types the values of a list column by its child: float32 here.
    const value = vectors?.get(row) as { toArray(): Float32Array } | null | undefined;
    byOrdinal.set(ordinal, value ? value.toArray() : null);
  }
  return ordinals.map((ordinal) => byOrdinal.get(ordinal) ?? null);
}

/** Rows of one batch: hashes are small, and each batch costs a call into the store. */
const BATCH_ROWS = 65_536;

/** The hashes of keys and contents of all records, in their order: 16 bytes a record. */
async function readHashes({ table }: RunTable): Promise<RecordHashes> {
  const read = await table.query().select([KEY_HASH, CONTENT_HASH]).toArrow({ maxBatchLength: BATCH_ROWS });
  return { keys: hashColumn(read, KEY_HASH), contents: hashColumn(read, CONTENT_HASH) };
}

function hashColumn(read: Arrow.Table, column: string): BigInt64Array {
  // The column is Int64 in the schema of every run.
  return (read.getChild(column)?.toArray() as BigInt64Array | undefined) ?? new BigInt64Array();
}

/** The records whose key has this hash, in the run's order. */
async function findKeyHash({ table }: RunTable, hash: bigint): Promise<readonly Ordinal[]> {
  const found = await table.query().where(`${KEY_HASH} = ${hash}`).select([ORDINAL]).toArrow();
  return [...ordinalsOf(found)].toSorted((a, b) => a - b);
}

export function createRunTable({ engine, table, run }: Pick<RunTable, 'engine' | 'table' | 'run'>): RunTable {
  const places = new Map(run.fields.map(({ name, type }, index) => [name, { index, type }] as const));
  const placeOf = (name: string) => {
    const known = places.get(name);
    if (known === undefined) throw new RangeError(`no field ${name} in run ${run.id}`);
    return known;
  };
  return {
    engine,
    table,
    run,
    columnOf: (field) => (run.packed === true ? systemColumns.fields : columnName(placeOf(field).index)),
    typeOf: (field) => placeOf(field).type,
    positionOf: (field) => placeOf(field).index,
  };
}
