import type { Query, Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../contract/scrapers.ts';
import type { Condition, Predicate } from '../core/condition/condition.ts';
import { toSql, unsaidPredicates, type StoredField } from '../core/condition/to-sql.ts';
import type { Cell } from '../core/fields/field.ts';
import type { ColumnBatch } from '../core/columns/columns.ts';
import type { Ordinal, RowBatch, RunEntry, RunReader, Scope } from '../core/ports.ts';
import { ScrqError } from '../errors.ts';
import { decodeColumn } from './arrow-cells.ts';
import { columnBatches } from './column-batches.ts';
import type { Engine } from './engine.ts';
import { findNearInMemory } from './near-in-memory.ts';
import { findHolding, findMatching, findNearest } from './run-search.ts';
import { findKeyHash, readHashes } from './run-hashes.ts';
import { createMembers } from './run-members.ts';
import { createSortedOrdinals, ordinalsOf } from './run-order.ts';
import { columnName, systemColumns } from './run-schema.ts';
import { translated } from './store-error.ts';
import type { VectorCache } from './vector-cache.ts';

const { ordinal: ORDINAL, text: TEXT, vector: VECTOR } = systemColumns;

/** The table of a completed run, with the names its fields have in it. */
export interface RunTable {
  readonly engine: Engine;
  readonly table: Table;
  readonly run: RunEntry;
  readonly columnOf: (field: string) => string;
  readonly typeOf: (field: string) => FieldType;
  /** The filter of a scope in the store's SQL; undefined when it has none. */
  readonly where: (scope: Scope | undefined) => Promise<string | undefined>;
}

/** The table of a run, as far as it is sound. */
export interface OpenedRun {
  readonly table: Table;
  readonly run: RunEntry;
  readonly warnings: readonly string[];
  /** Makes what a search for words needs and the table lacks. */
  readonly beforeWords?: () => Promise<void>;
}

/** Reads one completed run. The handle is never pinned to a version: the table of a completed run does not change. */
export function createRunReader(engine: Engine, { table, run, warnings, beforeWords }: OpenedRun, vectors: VectorCache): RunReader {
  const source = runTable(engine, table, run);
  const reading = <Result>(scope: Scope | undefined, work: () => Promise<Result>) => {
    scope?.signal?.throwIfAborted();
    return translated('read the run', work);
  };
  const sortedOrdinals = createSortedOrdinals(source);
  // Apart from the others, which pages of a long order need for longer than a search needs these.
  const passing = createSortedOrdinals(source);
  return {
    run,
    warnings,
    count: (scope) => reading(scope, async () => table.countRows(await source.where(scope))),
    nearest: (vector, scope) =>
      reading(scope, () => {
        const block = vectors.find(source);
        return block === undefined ? findNearest(source, vector, scope) : findNearInMemory({ source, block, passing }, vector, scope);
      }),
    holding: (words, scope) =>
      reading(scope, async () => {
        await beforeWords?.();
        return findHolding(source, words, scope ?? {});
      }),
    matching: (words, scope) =>
      reading(scope, async () => {
        await beforeWords?.();
        return findMatching(source, words, scope);
      }),
    textHashes: () => reading(undefined, () => readTextHashes(source)),
    texts: (ordinals) => reading(undefined, () => takeTexts(source, ordinals)),
    vectors: (ordinals) => reading(undefined, () => takeVectors(source, ordinals)),
    ordinals: (scope) => reading(scope, () => sortedOrdinals(scope)),
    slice: (scope) =>
      reading(scope, async () => {
        const query = (await selectRows(source, scope)).limit(scope.limit).offset(scope.offset);
        return decode(run, await query.toArrow());
      }),
    take: (ordinals) => reading(undefined, () => takeRows(source, ordinals)),
    scan: (scope) => scanRows(source, scope),
    column: (field, scope) => scanColumn(source, field, scope),
    columns: (fields, scope) => scanColumns(source, fields, scope),
    cells: (fields, ordinals) => reading(undefined, () => takeCells(source, fields, ordinals)),
    stretch: (fields, from, to) => reading(undefined, () => readStretch(source, fields, from, to)),
    hashes: (scope) => reading(scope, () => readHashes(source)),
    withKeyHash: (hash) => reading(undefined, () => findKeyHash(source, hash)),
  };
}

function runTable(engine: Engine, table: Table, run: RunEntry): RunTable {
  const columns = new Map(
    run.fields.map((field, index): [string, StoredField] => [
      field.name,
      { column: columnName(index), type: field.type, ...(field.json ? { json: true } : {}) },
    ]),
  );
  const column = (name: string) => {
    const known = columns.get(name);
    if (known === undefined) throw new RangeError(`no field ${name} in run ${run.id}`);
    return known;
  };
  const membersOf = createMembers(run.fields, run.records, (fields) => scanColumns(source, fields, undefined));
  const source: RunTable = {
    engine,
    table,
    run,
    columnOf: (field) => column(field).column,
    typeOf: (field) => column(field).type,
    where: async (scope) => (scope?.filter ? compile(scope.filter, column, membersOf) : undefined),
  };
  return source;
}

async function compile(
  condition: Condition,
  columnOf: (field: string) => StoredField,
  membersOf: (predicate: Predicate) => Promise<string>,
): Promise<string> {
  const members = new Map<string, string>();
  for (const predicate of unsaidPredicates(condition, columnOf)) members.set(JSON.stringify(predicate), await membersOf(predicate));
  return toSql(condition, { columnOf, membersOf: (predicate) => members.get(JSON.stringify(predicate)) ?? 'false' });
}

function selectRows(source: RunTable, scope: Scope | undefined): Promise<Query> {
  return selectColumns(source, [ORDINAL, ...source.run.fields.map((_, index) => columnName(index))], scope);
}

/**
 * In a wide table the store takes about 60 ms for each column that is selected, and less than a second for all of them together: of so many, all
 * are read and those that are wanted are picked.
 */
const MOST_SELECTED = 24;

/** The query or the taking, with these columns at least. */
function withColumns<Reading extends { select(columns: string[]): Reading }>(reading: Reading, columns: readonly string[]): Reading {
  return columns.length > MOST_SELECTED ? reading : reading.select([...columns]);
}

async function selectColumns({ table, where }: RunTable, columns: readonly string[], scope: Scope | undefined): Promise<Query> {
  const query = withColumns(table.query(), columns);
  const filter = await where(scope);
  return filter === undefined ? query : query.where(filter);
}

function decode(run: RunEntry, batch: Arrow.Table | Arrow.RecordBatch): RowBatch {
  const ordinals = [...ordinalsOf(batch)];
  const columns = run.fields.map((field, index) => decodeColumn(batch.getChild(columnName(index)), field.type));
  return { ordinals, rows: ordinals.map((_, row) => columns.map((cells) => cells[row] ?? null)) };
}

async function takeRows({ table, run }: RunTable, ordinals: readonly Ordinal[]): Promise<RowBatch> {
  if (ordinals.length === 0) return { ordinals: [], rows: [] };
  const columns = run.fields.map((_, index) => columnName(index));
  const taken = await withColumns(table.takeOffsets([...ordinals]), [ORDINAL, ...columns]).toArrow();
  const found = decode(run, taken);
  // The store gives them sorted and without repetition.
  const byOrdinal = new Map(found.ordinals.map((ordinal, index) => [ordinal, found.rows[index] ?? []]));
  return { ordinals, rows: ordinals.map((ordinal) => byOrdinal.get(ordinal) ?? []) };
}

async function takeCells(source: RunTable, fields: readonly string[], ordinals: readonly Ordinal[]): Promise<readonly (readonly Cell[])[]> {
  if (ordinals.length === 0) return fields.map(() => []);
  const taken = await withColumns(source.table.takeOffsets([...ordinals]), [ORDINAL, ...new Set(fields.map(source.columnOf))]).toArrow();
  if (taken.numRows !== ordinals.length) throw incomplete(source.run);
  const rowOf = new Map(Array.from(ordinalsOf(taken), (ordinal, row) => [ordinal, row]));
  const rows = ordinals.map((ordinal) => rowOf.get(ordinal) ?? -1);
  return fields.map((field) => {
    const cells = decodeColumn(taken.getChild(source.columnOf(field)), source.typeOf(field));
    return rows.map((row) => cells[row] ?? null);
  });
}

async function readStretch(source: RunTable, fields: readonly string[], from: Ordinal, to: Ordinal): Promise<readonly (readonly Cell[])[]> {
  const columns = [ORDINAL, ...new Set(fields.map(source.columnOf))];
  const rows = await selectColumns(source, columns, undefined);
  const found = await rows
    .limit(to - from)
    .offset(from)
    .toArrow();
  const ordinals = ordinalsOf(found);
  if (ordinals.length !== to - from || ordinals.some((ordinal, row) => ordinal !== from + row)) throw incomplete(source.run);
  return fields.map((field) => decodeColumn(found.getChild(source.columnOf(field)), source.typeOf(field)));
}

function incomplete(run: RunEntry): ScrqError {
  return new ScrqError('data_unusable', `records of the run ${run.id} are missing in the dataset`, {
    hint: 'Import the records again; the data directory may have been changed from outside.',
  });
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

async function takeTexts({ table }: RunTable, ordinals: readonly Ordinal[]): Promise<readonly string[]> {
  if (ordinals.length === 0) return [];
  const taken = await table
    .takeOffsets([...ordinals])
    .select([ORDINAL, TEXT])
    .toArrow();
  const texts = decodeColumn(taken.getChild(TEXT), 'text');
  const byOrdinal = new Map(Array.from(ordinalsOf(taken), (ordinal, row) => [ordinal, texts[row]]));
  return ordinals.map((ordinal) => String(byOrdinal.get(ordinal) ?? ''));
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

async function* scanRows(source: RunTable, scope: Scope | undefined): AsyncIterable<RowBatch> {
  for await (const batch of batchesOf(selectRows(source, scope), scope)) yield decode(source.run, batch);
}

async function* scanColumn(source: RunTable, field: string, scope: Scope | undefined): AsyncIterable<readonly Cell[]> {
  const column = source.columnOf(field);
  const type = source.typeOf(field);
  for await (const batch of batchesOf(selectColumns(source, [column], scope), scope)) yield decodeColumn(batch.getChild(column), type);
}

function scanColumns(source: RunTable, fields: readonly string[], scope: Pick<Scope, 'signal'> | undefined): AsyncIterable<ColumnBatch> {
  const columns = fields.map((field) => ({ column: source.columnOf(field), type: source.typeOf(field) }));
  const names = [...new Set(columns.map(({ column }) => column))];
  return columnBatches(batchesOf(selectColumns(source, names, scope), scope), columns);
}

async function* batchesOf(selected: Promise<Query>, scope: Scope | undefined): AsyncIterable<Arrow.RecordBatch> {
  scope?.signal?.throwIfAborted();
  const query = await translated('read the run', () => selected);
  const batches = query[Symbol.asyncIterator]();
  for (;;) {
    const next = await translated('read the run', () => batches.next());
    if (next.done === true) return;
    scope?.signal?.throwIfAborted();
    yield next.value;
  }
}
