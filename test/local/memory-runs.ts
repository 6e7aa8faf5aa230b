import { createKeyText } from '../../src/core/fields/content.ts';
import type { Cell, RunField } from '../../src/core/fields/field.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { RunReader } from '../../src/core/ports/records.ts';
import { openHash } from '../../src/local/hash.ts';
import { memoryShares } from '../../src/local/memory-shares.ts';
import type { Services } from '../../src/local/services.ts';
import { compareRuns } from '../../src/tables/compare-runs.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { memoryCopy, openTestEngine } from '../tables/memory-table.ts';
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

/** Services over runs that are held in memory, the oldest first, with ids `run-0`, `run-1` and so on. Their tables are never disposed of. */
export async function memoryServices(runs: readonly MemoryRun[]): Promise<Services> {
  const hash = await openHash();
  engine ??= openTestEngine();
  const readers = runs.map((run, index) => memoryReader(run, index, hash));
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
  return {
    store: store as unknown as RecordStore,
    tables: memoryTables(await engine),
    embedders: noEmbedders,
    model: null,
    memory: memoryShares(),
    now: () => 0,
  };
}

let engine: Promise<TableEngine> | undefined;

/** Copies are made for each comparison, and gone with it. */
function memoryTables(opened: TableEngine): Services['tables'] {
  const copyOf = async (reader: RunReader | null) => {
    if (reader === null) return null;
    const { rows } = await reader.take(Array.from({ length: reader.run.records }, (_, ordinal) => ordinal));
    return memoryCopy(opened, reader.run.fields, rows);
  };
  return {
    ...noTables,
    async compare(runs, comparison, options = {}) {
      await using from = await copyOf(runs.from);
      await using to = await copyOf(runs.to);
      return await compareRuns(opened, { from, to }, comparison, options);
    },
  };
}

function memoryReader({ fields, key, rows }: MemoryRun, index: number, hash: (text: string) => bigint): RunReader {
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
  const keyText = createKeyText(fields, key);
  const keys = rows.map((cells) => hash(keyText(cells)));
  const position = (name: string) => fields.findIndex((field) => field.name === name);
  const reader: Pick<RunReader, 'run' | 'cells' | 'take' | 'scanCells' | 'withKeyHash'> = {
    run,
    cells: async (names, ordinals) => names.map((name) => ordinals.map((ordinal) => rows[ordinal]?.[position(name)] ?? null)),
    take: async (ordinals) => ({ ordinals, rows: ordinals.map((ordinal) => rows[ordinal] ?? []) }),
    async *scanCells(names) {
      for (let at = 0; at < rows.length; at += 3) {
        const some = rows.slice(at, at + 3);
        yield names.map((name) => some.map((cells) => cells[position(name)] ?? null));
      }
    },
    withKeyHash: async (wanted) => [...keys.keys()].filter((ordinal) => keys[ordinal] === wanted),
  };
  return reader as RunReader;
}
