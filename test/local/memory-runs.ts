import { createContentText, createKeyText } from '../../src/core/fields/content.ts';
import type { Cell, RunField } from '../../src/core/fields/field.ts';
import type { RecordStore, RunEntry, RunReader } from '../../src/core/ports.ts';
import { openHash } from '../../src/local/hash.ts';
import type { Services } from '../../src/local/services.ts';
import { noEmbedders } from './fake-embedders.ts';
import { noTables } from './storage.ts';

/** A run of a test's own. */
export interface MemoryRun {
  readonly fields: readonly RunField[];
  readonly key: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export const SCRAPER = 'scr_memory';

/** A text, number, date or boolean field, or one of lists and objects. */
export function runField(name: string, type: RunField['type'] | 'json'): RunField {
  return { name, type: type === 'json' ? 'text' : type, json: type === 'json', stats: { values: 1, nulls: 0 } };
}

/** Services over runs that are held in memory, the oldest first, with ids `run-0`, `run-1` and so on. `hashKey` takes the place of the hash of keys. */
export async function memoryServices(runs: readonly MemoryRun[], hashKey?: (text: string) => bigint): Promise<Services> {
  const hash = await openHash();
  const readers = runs.map((run, index) => memoryReader(run, index, { hash, hashKey: hashKey ?? hash }));
  const entries = readers.map(({ run }) => run).toReversed();
  const scraper = { id: SCRAPER, name: 'memory', createdAt: 0 };
  const store = {
    catalogue: {
      scraper: async (id: string) => (id === SCRAPER ? scraper : undefined),
      runs: async () => entries,
    },
    openRun: async (run: RunEntry) => readers.find((reader) => reader.run.id === run.id),
  };
  // Diffs and histories ask for nothing else.
  return { store: store as unknown as RecordStore, tables: noTables, embedders: noEmbedders, model: null, now: () => 0 };
}

interface Hashes {
  readonly hash: (text: string) => bigint;
  readonly hashKey: (text: string) => bigint;
}

function memoryReader({ fields, key, rows }: MemoryRun, index: number, { hash, hashKey }: Hashes): RunReader {
  const run: RunEntry = {
    id: `run-${index}`,
    scraperId: SCRAPER,
    startedAt: index,
    completedAt: index,
    runAt: index,
    records: rows.length,
    fields,
    key,
    settings: {},
    titleField: null,
    embedder: null,
  };
  const own = fields.filter(({ rawOf }) => rawOf === undefined);
  const keyText = createKeyText(fields, key);
  const contentText = createContentText(own);
  const ownCells = (cells: readonly Cell[]) => own.map((field) => cells[fields.indexOf(field)] ?? null);
  const hashes = {
    keys: BigInt64Array.from(rows, (cells) => hashKey(keyText(cells))),
    contents: BigInt64Array.from(rows, (cells) => hash(contentText(ownCells(cells)))),
  };
  const position = (name: string) => fields.findIndex((field) => field.name === name);
  const reader: Pick<RunReader, 'run' | 'hashes' | 'cells' | 'take' | 'column' | 'withKeyHash'> = {
    run,
    hashes: async () => hashes,
    cells: async (names, ordinals) => names.map((name) => ordinals.map((ordinal) => rows[ordinal]?.[position(name)] ?? null)),
    take: async (ordinals) => ({ ordinals, rows: ordinals.map((ordinal) => rows[ordinal] ?? []) }),
    async *column(name) {
      for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3).map((cells) => cells[position(name)] ?? null);
    },
    withKeyHash: async (wanted) => [...hashes.keys.keys()].filter((ordinal) => hashes.keys[ordinal] === wanted),
  };
  return reader as RunReader;
}
