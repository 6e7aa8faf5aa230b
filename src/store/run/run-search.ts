import type { Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { NearScope, Scored } from '../../core/ports/records.ts';
import type { RunTable } from './run-table.ts';
import { ordinalsOf, systemColumns } from './run-schema.ts';

const { ordinal: ORDINAL, vector: VECTOR } = systemColumns;

/** Up to this many matches an exact search is faster than one through the index, and always right. */
const EXACT_MATCHES = 20_000;
const NPROBES = 20;
/** Under a filter that few records pass, the nearest parts of the index may hold none of them. */
const NPROBES_RARE = 300;
const REFINE_FACTOR = 3;

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
