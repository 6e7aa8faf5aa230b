import type { Condition } from '../../src/core/condition/condition.ts';
import type { Cell, RunField } from '../../src/core/fields/field.ts';
import { memoryShares } from '../../src/local/memory-shares.ts';
import type { Passing } from '../../src/core/passing.ts';
import type { RunReader } from '../../src/core/ports/records.ts';
import type { NewRecords } from '../../src/core/ports/run-writer.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunEntry, ScraperEntry } from '../../src/core/ports/catalogue.ts';
import { openStore } from '../../src/store/open-store.ts';
import { evaluate } from '../core/condition/evaluate-rows.ts';

/** Dimensions of the vectors that tests write. */
const DIMENSIONS = 4;

export function storeIn(directory: string): RecordStore {
  return openStore({ location: directory, now: Date.now, memory: memoryShares() });
}

function field(name: string, type: RunField['type']): RunField {
  return { name, type, json: false, stats: { values: 1, nulls: 0 } };
}

/** Fields of the records that `writeRun` writes: `c` types in one run. */
export const testFields: readonly RunField[] = [field('title', 'text'), field('price', 'number'), field('posted', 'date'), field('pets', 'boolean')];

/** Rows as columns, with vectors on the unit circle of the first two dimensions. */
export function newRecords(rows: readonly (readonly Cell[])[], first = 0): NewRecords {
  const numbers = () => BigInt64Array.from(rows, (_, index) => BigInt(first + index));
  return {
    columns: testFields.map((_, column) => rows.map((row) => row[column] ?? null)),
    keyHashes: numbers(),
    contentHashes: numbers(),
    textHashes: numbers(),
    vectors: rows.map((_, index) => Float32Array.of(Math.cos((first + index) / 100), Math.sin((first + index) / 100), 0, 0)),
  };
}

/** Writes and completes a run of the rows, in appends of `batch` rows. */
export async function writeRun(store: RecordStore, scraper: ScraperEntry, rows: readonly (readonly Cell[])[], batch = 1000): Promise<RunEntry> {
  await using writer = await store.writeRun(scraper.id);
  await writer.define({ fields: testFields, embedder: { id: 'test-1', dimensions: DIMENSIONS } });
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    await writer.addTexts(some.map((row) => String(row[0] ?? '')));
    await writer.append(newRecords(some, at));
  }
  return await writer.complete({ records: rows.length, fields: testFields, key: [], titleField: 'title', runAt: Date.now(), settings: {} });
}

/** The records of a run that pass a filter, each of them evaluated. */
export async function passingIn(reader: Pick<RunReader, 'scan' | 'run'>, filter: Condition | null): Promise<Passing> {
  const { fields, records } = reader.run;
  if (filter === null) return { count: records, mask: null };
  const rows: (readonly Cell[])[] = [];
  for await (const batch of reader.scan()) rows.push(...batch.rows);
  const flags = evaluate(filter, fields, rows);
  return { count: flags.filter(Boolean).length, mask: Uint8Array.from(flags, Number) };
}
