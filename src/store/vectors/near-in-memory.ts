import type { Ordinal, Scope, Scored } from '../../core/ports/records.ts';
import { type OrderScope } from '../run/run-order.ts';
import type { RunTable } from '../run/run-table.ts';
import { ordinalsOf, systemColumns } from '../run/run-schema.ts';
import type { VectorBlock } from './vector-block.ts';

/** A run whose vectors are in memory. */
export interface SourceInMemory {
  readonly source: RunTable;
  readonly block: VectorBlock;
  /** The records that pass a filter. */
  readonly passing: (scope: OrderScope) => Promise<Float64Array>;
}

/** Of so many times the records wanted, most filters let enough pass. */
const FIRST_TRY = 3;
/** More than these the store takes longer to look at than to find all that pass. */
const MOST_TRIED = 2500;
/** What a second try takes above what the first one makes expect. */
const MARGIN = 1.3;

/** The records nearest to a vector, by cosine, as `findNearest` finds them. */
export async function findNearInMemory(
  { source, block, passing }: SourceInMemory,
  vector: Float32Array,
  scope: Scope & { readonly limit: number },
): Promise<readonly Scored[]> {
  const { filter, limit } = scope;
  const where = await source.where(scope);
  if (!filter || where === undefined) return block.nearest(vector, limit, null);
  // Which of a few records pass is known much sooner than which of all do.
  for (let size = limit * FIRST_TRY, tries = 0; size <= MOST_TRIED && tries < 2; tries += 1) {
    const nearest = block.nearest(vector, size, null);
    const pass = await thosePassing(source, where, nearest);
    const found = nearest.filter(({ ordinal }) => pass.has(ordinal));
    if (found.length >= limit || nearest.length < size) return found.slice(0, limit);
    size = Math.ceil((size * limit * MARGIN) / found.length);
  }
  return block.nearest(vector, limit, await passing({ filter }));
}

async function thosePassing({ table }: RunTable, where: string, records: readonly Scored[]): Promise<ReadonlySet<Ordinal>> {
  if (records.length === 0) return new Set();
  const offsets = records.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b);
  // The store takes these records first and looks at no other; it does so only when it gives their row ids too.
  const query = table
    .query()
    .where(`(${where}) AND _rowoffset IN (${offsets.join(', ')})`)
    .withRowId();
  return new Set(ordinalsOf(await query.select([systemColumns.ordinal, '_rowid']).toArrow()));
}
