import type { Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import { toSql } from '../core/filter/to-sql.ts';
import type { Ordinal, RowBatch, RunEntry, RunReader, Scope, Scored, SortKey } from '../core/ports.ts';
import { decodeColumn } from './arrow-cells.ts';
import type { Engine } from './engine.ts';
import { columnName, systemColumns } from './run-schema.ts';
import { translated } from './store-error.ts';

const { ordinal: ORDINAL, text: TEXT, vector: VECTOR } = systemColumns;

/** Up to this many matches an exact search is faster than one through the index, and always right. */
const EXACT_MATCHES = 20_000;
const NPROBES = 20;
const NPROBES_RARE = 300;
const REFINE_FACTOR = 3;

/** How many sorted lists a reader keeps: each is 8 bytes a record. */
const SORTED_LISTS = 4;

/** Reads one completed run. The handle is never pinned to a version: the table of a completed run does not change. */
export function createRunReader(engine: Engine, table: Table, run: RunEntry): RunReader {
  const positions = new Map(run.fields.map((field, index) => [field.name, index]));
  const columns = run.fields.map((_, index) => columnName(index));
  const hasVectorIndex = indexed(table);
  const sortedLists = new Map<string, Float64Array>();

  const position = (name: string) => {
    const index = positions.get(name);
    if (index === undefined) throw new RangeError(`no field ${name} in run ${run.id}`);
    return index;
  };
  const where = (scope: Scope | undefined) =>
    scope?.filter
      ? toSql(scope.filter, (name) => {
          const index = position(name);
          return { column: columnName(index), type: run.fields[index]?.type ?? 'text' };
        })
      : undefined;
  const reading = <Result>(scope: Scope | undefined, work: () => Promise<Result>) => {
    scope?.signal?.throwIfAborted();
    return translated('read the run', work);
  };
  const decode = (batch: Arrow.Table | Arrow.RecordBatch): RowBatch => {
    const ordinals = [...ordinalsOf(batch)];
    const cells = run.fields.map((field, index) => decodeColumn(batch.getChild(columnName(index)), field.type));
    return { ordinals, rows: ordinals.map((_, row) => cells.map((column) => column[row] ?? null)) };
  };

  return {
    run,
    count: (scope) => reading(scope, () => table.countRows(where(scope))),
    nearest: (vector, scope) =>
      reading(scope, async () => {
        const filter = where(scope);
        const matches = filter === undefined ? run.records : await table.countRows(filter);
        let query = table.query().nearestTo(vector).distanceType('cosine').limit(scope.limit).select([ORDINAL, '_distance']);
        if (filter !== undefined) query = query.where(filter);
        if (matches <= EXACT_MATCHES || !(await hasVectorIndex())) query = query.bypassVectorIndex();
        else query = query.nprobes(matches * 10 < run.records ? NPROBES_RARE : NPROBES).refineFactor(REFINE_FACTOR);
        const found = await query.toArrow();
        return scored(found, '_distance', (distance) => 1 - distance);
      }),
    matching: (words, scope) =>
      reading(scope, async () => {
        if (run.records === 0) return [];
        const { MatchQuery, Operator } = engine.lance;
        // An object, never a string: in a string, quotes would be read as an operator.
        const match = new MatchQuery(words, TEXT, { operator: scope.every === true ? Operator.And : Operator.Or });
        let query = table.query().fullTextSearch(match).limit(scope.limit).select([ORDINAL, '_score']);
        const filter = where(scope);
        if (filter !== undefined) query = query.where(filter);
        return scored(await query.toArrow(), '_score', (score) => score);
      }),
    vectors: (ordinals) =>
      reading(undefined, async () => {
        if (ordinals.length === 0 || run.embedder === null) return ordinals.map(() => null);
        const found = await table.takeOffsets([...ordinals]).select([ORDINAL, VECTOR]).toArrow();
        const byOrdinal = new Map<Ordinal, Float32Array | null>();
        const vectors = found.getChild(VECTOR);
        for (const [row, ordinal] of ordinalsOf(found).entries()) {
          // Arrow types the values of a list column by its child: float32 here.
          const value = vectors?.get(row) as { toArray(): Float32Array } | null | undefined;
          byOrdinal.set(ordinal, value ? value.toArray() : null);
        }
        return ordinals.map((ordinal) => byOrdinal.get(ordinal) ?? null);
      }),
    ordinals: (scope) =>
      reading(scope, async () => {
        const filter = where(scope);
        const keys = (scope.sort ?? []).map((key) => ({ ...key, column: columnName(position(key.field)) }));
        const name = JSON.stringify([filter, keys]);
        const known = sortedLists.get(name);
        if (known !== undefined) return scope.limit === undefined ? known : known.subarray(0, scope.limit);
        const list = await sortedOrdinals(table, filter, keys, scope.limit);
        if (scope.limit !== undefined) return list;
        sortedLists.set(name, list);
        const [oldest] = sortedLists.keys();
        if (sortedLists.size > SORTED_LISTS && oldest !== undefined) sortedLists.delete(oldest);
        return list;
      }),
    slice: (scope) =>
      reading(scope, async () => {
        let query = table.query().select([ORDINAL, ...columns]).limit(scope.limit).offset(scope.offset);
        const filter = where(scope);
        if (filter !== undefined) query = query.where(filter);
        return decode(await query.toArrow());
      }),
    take: (ordinals) =>
      reading(undefined, async () => {
        if (ordinals.length === 0) return { ordinals: [], rows: [] };
        const found = decode(await table.takeOffsets([...ordinals]).select([ORDINAL, ...columns]).toArrow());
        // The store gives them sorted and without repetition.
        const byOrdinal = new Map(found.ordinals.map((ordinal, index) => [ordinal, found.rows[index] ?? []]));
        return { ordinals, rows: ordinals.map((ordinal) => byOrdinal.get(ordinal) ?? []) };
      }),
    async *scan(scope) {
      scope?.signal?.throwIfAborted();
      let query = table.query().select([ORDINAL, ...columns]);
      const filter = where(scope);
      if (filter !== undefined) query = query.where(filter);
      const batches = query[Symbol.asyncIterator]();
      for (;;) {
        const next = await translated('read the run', () => batches.next());
        if (next.done === true) return;
        scope?.signal?.throwIfAborted();
        yield decode(next.value);
      }
    },
  };
}

/** Whether the run has a vector index; asked once. */
function indexed(table: Table): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => (answer ??= table.listIndices().then((indices) => indices.some((index) => index.columns.includes(VECTOR))));
}

/** Only the columns of the order are read; the last key makes it unique, since ties are unstable in the store. */
async function sortedOrdinals(
  table: Table,
  filter: string | undefined,
  keys: readonly (SortKey & { readonly column: string })[],
  limit?: number,
): Promise<Float64Array> {
  let query = table.query().select([...new Set(keys.map((key) => key.column)), ORDINAL]);
  if (filter !== undefined) query = query.where(filter);
  if (limit !== undefined) query = query.limit(limit);
  if (keys.length > 0) {
    const order = keys.map((key) => ({ columnName: key.column, ascending: !key.descending, nullsFirst: false }));
    query = query.orderBy([...order, { columnName: ORDINAL, ascending: true, nullsFirst: false }]);
  }
  return ordinalsOf(await query.toArrow());
}

function ordinalsOf(batch: Arrow.Table | Arrow.RecordBatch): Float64Array {
  // The column is Float64 in the schema of every run.
  return (batch.getChild(ORDINAL)?.toArray() as Float64Array | undefined) ?? new Float64Array();
}

function scored(found: Arrow.Table, column: string, score: (value: number) => number): readonly Scored[] {
  const values = found.getChild(column);
  const list = Array.from(ordinalsOf(found), (ordinal, row) => ({ ordinal, score: score(Number(values?.get(row))) }));
  return list.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal);
}
