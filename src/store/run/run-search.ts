import type { Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import { createCallQueue } from '../../core/call-queue.ts';
import type { MatchScope, NearScope, Scored } from '../../core/ports/records.ts';
import type { RunTable } from './run-table.ts';
import { ordinalsOf, systemColumns } from './run-schema.ts';

const { ordinal: ORDINAL, text: TEXT, vector: VECTOR } = systemColumns;

/** Up to this many matches an exact search is faster than one through the index, and always right. */
const EXACT_MATCHES = 20_000;
const NPROBES = 20;
/** Under a filter that few records pass, the nearest parts of the index may hold none of them. */
const NPROBES_RARE = 300;
const REFINE_FACTOR = 3;

/** A search for words cannot be stopped once it has begun: of those whose clients left, so many run to their end, and the others are not begun. A query has one for each word. */
const SEARCHES_AT_ONCE = 4;
const inTurn = createCallQueue(SEARCHES_AT_ONCE);

/** The records nearest to a unit vector, by cosine. */
export async function findNearest(source: RunTable, vector: Float32Array, scope: NearScope): Promise<readonly Scored[]> {
  const { table, run } = source;
  const filter = await source.where(scope);
  const matches = scope.passing.count;
  let query = table.query().nearestTo(vector).distanceType('cosine').limit(scope.limit).select([ORDINAL, '_distance']);
  if (filter !== undefined) query = query.where(filter);
  if (matches <= EXACT_MATCHES || !(await hasVectorIndex(table))) query = query.bypassVectorIndex();
  else query = query.nprobes(matches * 10 < run.records ? NPROBES_RARE : NPROBES).refineFactor(REFINE_FACTOR);
  return scored(await query.toArrow(), '_distance', (distance) => 1 - distance);
}

/** The records that match words best, by BM25. */
export async function findMatching(source: RunTable, words: string, scope: MatchScope): Promise<readonly Scored[]> {
  if (source.run.records === 0) return [];
  let query = source.table
    .query()
    .fullTextSearch(matchQuery(source, words, scope))
    .limit(scope.limit)
    .select([ORDINAL, '_score']);
  const filter = await source.where(scope);
  if (filter !== undefined) query = query.where(filter);
  return scored(await inTurn(() => query.toArrow(), scope.signal), '_score', (score) => score);
}

/** All records that hold every one of the words, in no order. */
export async function findHolding(source: RunTable, words: string, scope: Pick<MatchScope, 'edits' | 'signal'>): Promise<Float64Array> {
  const { table, run } = source;
  if (run.records === 0) return new Float64Array();
  const match = matchQuery(source, words, { ...scope, every: true });
  const query = table.query().fullTextSearch(match).limit(run.records).select([ORDINAL, '_score']);
  return ordinalsOf(await inTurn(() => query.toArrow(), scope.signal));
}

/** An object, never a string: in a string, quotes would be read as an operator. */
function matchQuery({ engine }: RunTable, words: string, { every, edits }: Pick<MatchScope, 'every' | 'edits'>) {
  const { MatchQuery, Operator } = engine.lance;
  return new MatchQuery(words, TEXT, {
    operator: every === true ? Operator.And : Operator.Or,
    ...(edits === undefined ? {} : { fuzziness: edits, prefixLength: WIDE_START.test(words) ? 0 : 1 }),
  });
}

/**
 * The first letter is seldom wrong, and leaving it alone keeps the candidates few. The store counts it in bytes, though, and panics
 * where a letter takes two.
 */
const WIDE_START = /(?:^|\s)[^\s!-~]/u;

const vectorIndexes = new WeakMap<Table, Promise<boolean>>();

/** Whether the run has a vector index; asked once a table. */
export function hasVectorIndex(table: Table): Promise<boolean> {
  const known = vectorIndexes.get(table) ?? table.listIndices().then((indices) => indices.some((index) => index.columns.includes(VECTOR)));
  vectorIndexes.set(table, known);
  return known;
}

function scored(found: Arrow.Table, column: string, score: (value: number) => number): readonly Scored[] {
  const values = found.getChild(column);
  const list = Array.from(ordinalsOf(found), (ordinal, row) => ({ ordinal, score: score(Number(values?.get(row))) }));
  return list.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal);
}
