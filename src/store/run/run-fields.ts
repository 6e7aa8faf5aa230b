import type { Query } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { Cell } from '../../core/fields/field.ts';
import type { ColumnBatch } from '../../core/columns/columns.ts';
import type { Ordinal, Reading, RowBatch } from '../../core/ports/records.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';
import { decodeColumn } from '../table/arrow-cells.ts';
import { cellColumn, tableOf } from '../table/arrow-columns.ts';
import { columnBatches } from './column-batches.ts';
import { packedBatch, unpack } from './packed-fields.ts';
import { columnName, fieldColumn, ordinalsOf, systemColumns } from './run-schema.ts';
import type { RunTable } from './run-table.ts';
import { translated } from '../store-error.ts';

const { ordinal: ORDINAL } = systemColumns;

type Columns = readonly (readonly Cell[])[];

/** All fields of some records. */
export async function takeRows(source: RunTable, ordinals: readonly Ordinal[]): Promise<RowBatch> {
  if (ordinals.length === 0) return { ordinals: [], rows: [] };
  const taken = await withColumns(source.table.takeOffsets([...ordinals]), rowColumns(source)).toArrow();
  const found = await decodeRows(source, taken);
  // The store gives them sorted and without repetition.
  const byOrdinal = new Map(found.ordinals.map((ordinal, index) => [ordinal, found.rows[index] ?? []]));
  return { ordinals, rows: ordinals.map((ordinal) => byOrdinal.get(ordinal) ?? []) };
}

/** All fields of a slice of the records. */
export async function readSlice(source: RunTable, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<RowBatch> {
  const query = selectColumns(source, rowColumns(source));
  return decodeRows(source, await query.limit(limit).offset(offset).toArrow());
}

/** All fields of all records. */
export async function* scanRows(source: RunTable, stop?: Reading): AsyncIterable<RowBatch> {
  for await (const batch of batchesOf(source, rowColumns(source), stop)) yield decodeRows(source, batch);
}

/** Some fields of some records, of which none repeats. */
export async function takeCells(source: RunTable, fields: readonly string[], ordinals: readonly Ordinal[]): Promise<Columns> {
  if (ordinals.length === 0) return fields.map(() => []);
  const taken = await withColumns(source.table.takeOffsets([...ordinals]), [ORDINAL, ...columnsOf(source, fields)]).toArrow();
  if (taken.numRows !== ordinals.length) throw incomplete(source.run);
  const rowOf = new Map(Array.from(ordinalsOf(taken), (ordinal, row) => [ordinal, row]));
  const rows = ordinals.map((ordinal) => rowOf.get(ordinal) ?? -1);
  return (await decodeCells(source, taken, fields)).map((cells) => rows.map((row) => cells[row] ?? null));
}

/** Some fields of the records from one ordinal up to another. */
export async function readStretch(source: RunTable, fields: readonly string[], from: Ordinal, to: Ordinal): Promise<Columns> {
  const query = selectColumns(source, [ORDINAL, ...columnsOf(source, fields)]);
  const found = await query
    .limit(to - from)
    .offset(from)
    .toArrow();
  const ordinals = ordinalsOf(found);
  if (ordinals.length !== to - from || ordinals.some((ordinal, row) => ordinal !== from + row)) throw incomplete(source.run);
  return decodeCells(source, found, fields);
}

/** Some fields of all records, a column each. */
export async function* scanCells(source: RunTable, fields: readonly string[], stop?: Reading): AsyncIterable<Columns> {
  for await (const batch of batchesOf(source, columnsOf(source, fields), stop)) yield decodeCells(source, batch, fields);
}

/** Some fields of all records, in typed columns. */
export function scanColumns(source: RunTable, fields: readonly string[], stop?: Reading): AsyncIterable<ColumnBatch> {
  const columns = fields.map((field, index) => ({
    column: source.run.packed === true ? columnName(index) : source.columnOf(field),
    type: source.typeOf(field),
  }));
  const found = source.run.packed === true ? unpackedBatches(source, fields, stop) : batchesOf(source, columnsOf(source, fields), stop);
  return columnBatches(found, columns);
}

/** Fields of packed records as columns, which a table of few fields has. */
async function* unpackedBatches(source: RunTable, fields: readonly string[], stop?: Reading): AsyncIterable<Arrow.RecordBatch> {
  const { engine, typeOf } = source;
  const schema = new engine.arrow.Schema(fields.map((field, index) => fieldColumn(engine, index, typeOf(field))));
  for await (const columns of scanCells(source, fields, stop)) {
    yield* tableOf(
      engine,
      schema,
      fields.map((field, index) => cellColumn(engine, typeOf(field), columns[index] ?? [])),
    ).batches;
  }
}

/** The columns that fields are in. */
function columnsOf(source: RunTable, fields: readonly string[]): readonly string[] {
  return [...new Set(fields.map(source.columnOf))];
}

function rowColumns(source: RunTable): readonly string[] {
  const names = source.run.fields.map(({ name }) => name);
  return [ORDINAL, ...columnsOf(source, names)];
}

/**
 * What the store takes to plan a reading grows with the square of the columns that are selected: 75 ms of processor time for 100, and 11 ms where
 * nothing is selected. Of so many, all are read and those that are wanted are picked.
 */
const MOST_SELECTED = 24;

/** The query or the taking, with these columns at least. */
function withColumns<Selecting extends { select(columns: string[]): Selecting }>(reading: Selecting, columns: readonly string[]): Selecting {
  return columns.length > MOST_SELECTED ? reading : reading.select([...columns]);
}

function selectColumns({ table }: RunTable, columns: readonly string[]): Query {
  return withColumns(table.query(), columns);
}

async function decodeRows(source: RunTable, batch: Arrow.Table | Arrow.RecordBatch): Promise<RowBatch> {
  const { run } = source;
  const ordinals = [...ordinalsOf(batch)];
  if (run.packed === true) return { ordinals, rows: await unpack(batch) };
  const columns = run.fields.map(({ name, type }) => decodeColumn(batch.getChild(source.columnOf(name)), type));
  return { ordinals, rows: ordinals.map((_, row) => columns.map((cells) => cells[row] ?? null)) };
}

export async function decodeCells(source: RunTable, batch: Arrow.Table | Arrow.RecordBatch, fields: readonly string[]): Promise<Columns> {
  const { run, columnOf, typeOf, positionOf } = source;
  if (run.packed !== true) return fields.map((field) => decodeColumn(batch.getChild(columnOf(field)), typeOf(field)));
  const rows = await unpack(batch);
  const positions = fields.map(positionOf);
  return positions.map((position) => rows.map((cells) => cells[position] ?? null));
}

export function incomplete(run: RunEntry): ScrqError {
  return new ScrqError('data_unusable', `records of the run ${run.id} are missing in the dataset`, {
    hint: 'Import the records again; the data directory may have been changed from outside.',
  });
}

export async function* batchesOf(source: RunTable, columns: readonly string[], { signal }: Reading = {}): AsyncIterable<Arrow.RecordBatch> {
  signal?.throwIfAborted();
  const { run } = source;
  const batches = selectColumns(source, columns)[Symbol.asyncIterator]();
  for (;;) {
    const next = await translated('read the run', () => batches.next());
    if (next.done === true) return;
    signal?.throwIfAborted();
    const most = run.packed === true ? packedBatch(run.fields.length) : next.value.numRows;
    for (let from = 0; from < next.value.numRows; from += most) yield next.value.slice(from, from + most);
  }
}
