import { concatenated, joinedHashes } from '../../core/columns/joined-pieces.ts';
import type { StoredRecords } from '../../core/ports/records.ts';

/** Records of one append, of runs that are small and of others: few large pieces are searched faster, and take more memory. */
const SMALL = 5_000;
const LARGE = 20_000;
const LARGE_FROM_RECORDS = 200_000;
/** Values and characters of one append, whatever the number of records: the store takes several times as much memory meanwhile. */
const MOST_VALUES = 500_000;
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** Joins batches of records to the size of an append; `total` is how many the run has. */
export async function* inAppends(batches: AsyncIterable<StoredRecords>, total: number): AsyncIterable<StoredRecords> {
  let held: StoredRecords[] = [];
  let [records, values, characters] = [0, 0, 0];
  for await (const batch of batches) {
    const count = batch.keyHashes.length;
    held.push(batch);
    records += count;
    values += count * batch.columns.length;
    characters += charactersOf(batch);
    if (records < (total < LARGE_FROM_RECORDS ? SMALL : LARGE) && values < MOST_VALUES && characters < MOST_CHARACTERS) continue;
    yield joined(held);
    held = [];
    [records, values, characters] = [0, 0, 0];
  }
  if (records > 0) yield joined(held);
}

function charactersOf({ columns }: StoredRecords): number {
  let characters = 0;
  for (const cells of columns) for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

function joined(batches: readonly StoredRecords[]): StoredRecords {
  const [first] = batches;
  return {
    columns: (first?.columns ?? []).map((_, index) => concatenated(batches.map(({ columns }) => columns[index] ?? []))),
    keyHashes: joinedHashes(batches.map(({ keyHashes }) => keyHashes)),
    contentHashes: joinedHashes(batches.map(({ contentHashes }) => contentHashes)),
    textHashes: joinedHashes(batches.map(({ textHashes }) => textHashes)),
    vectors: concatenated(batches.map(({ vectors }) => vectors)),
  };
}
