import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { ConditionField } from '../core/condition/fields.ts';
import type { RunReader } from '../core/ports/records.ts';
import type { RunCopy, RunTable, TableOptions, Tables } from '../core/ports/tables.ts';
import type { TablePlaces } from '../core/ports/record-store.ts';
import { compareRuns, type ComparedCopy } from './compare-runs.ts';
import { copyField } from './copy/copy-fields.ts';
import { openCopyWriter } from './copy/copy-writer.ts';
import { keepCopy, openCopy } from './copy/open-copy.ts';
import { openEngine, type EngineOptions, type TableEngine } from './engine.ts';
import { loadDuckDb } from './packages.ts';
import { createRunTable } from './run-table.ts';
import { nameOfText } from './sql/sql.ts';

/** How many opened runs are kept at hand. */
const OPEN_TABLES = 64;

/** Answers about the runs of one dataset, in so many bytes of memory and on the disk. The engine is started when something is first asked of it; `places` rejects where nothing can be written. */
export function openTables(places: () => Promise<TablePlaces>, memoryBytes: number): Tables {
  let opening: Promise<OpenedEngine> | undefined;
  const engine = () => {
    opening ??= startEngine(places, memoryBytes);
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const opened = new Map<string, Promise<OpenedTable>>();
  const tableOf = async (reader: RunReader, { signal }: TableOptions = {}): Promise<OpenedTable> => {
    const { id } = reader.run;
    const before = await opened.get(id)?.catch(() => undefined);
    // What was written to since is looked at again before the engine reads more of it.
    if (before !== undefined && stampOf(before.path) !== before.stamp) opened.delete(id);
    const others = opened.get(id);
    const known = others ?? engine().then((started) => openTable(started, reader, signal));
    opened.delete(id);
    opened.set(id, known);
    known.catch(() => {
      if (opened.get(id) === known) opened.delete(id);
    });
    const [oldest] = opened.keys();
    if (opened.size > OPEN_TABLES && oldest !== undefined) opened.delete(oldest);
    if (others === undefined) return known;
    // Whoever began to open it may have left.
    return known.catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
      return tableOf(reader, { ...(signal !== undefined && { signal }) });
    });
  };
  return {
    load: () => {
      loadDuckDb();
      return Promise.resolve();
    },
    open: async (reader, options) => (await tableOf(reader, options)).table,
    async compare({ from, to }, comparison, options = {}) {
      const copyOf = async (reader: RunReader | null) => (reader === null ? null : (await tableOf(reader, options)).copy);
      const copies = { from: await copyOf(from), to: await copyOf(to) };
      return compareRuns((await engine()).engine, copies, comparison, options);
    },
    copy: async (runId, fields, scratch) => beginCopy(await places(), memoryBytes, { id: runId, fields }, scratch),
    async [Symbol.asyncDispose]() {
      const started = opening;
      opening = undefined;
      opened.clear();
      await (await started)?.engine[Symbol.asyncDispose]();
    },
  };
}

async function openTable({ engine, places }: OpenedEngine, reader: RunReader, signal: AbortSignal | undefined): Promise<OpenedTable> {
  const { path, decimals } = await openCopy(engine, reader, { ...places, signal });
  const fields = reader.run.fields.map((field, index) => ({
    ...field,
    ...copyField(field, index, decimals[index] ?? null),
    isComplete: field.stats.values === reader.run.records,
  }));
  const stamp = stampOf(path);
  const copy = {
    source: `read_parquet(${nameOfText(path)}, file_row_number = true)`,
    records: reader.run.records,
    bytes: statSync(path).size,
    fields: new Map(fields.map((field) => [field.name, field])),
  };
  return { table: createRunTable(engine, copy), copy, path, stamp };
}

/** What the engine of an import keeps of free memory: with its default, 100,000 records took 685 MB at the most instead of 605. */
const FREE_BYTES = 64 * 1024;

/** Writes with an engine of its own: rows come one behind the other, so that a second thread would only wait for the first, which took a quarter more time. */
async function beginCopy(
  places: TablePlaces,
  memoryBytes: number,
  run: { readonly id: string; readonly fields: readonly ConditionField[] },
  scratch: string,
): Promise<RunCopy> {
  const engine = await openEngine({ ...boundsOf(places, memoryBytes, `spill-${run.id}`), threads: 1, freeBytes: FREE_BYTES });
  const writer = await openCopyWriter(engine, run.fields, join(scratch, 'copy'));
  const file = join(scratch, 'run.parquet');
  return {
    append: (records) => writer.append(records),
    async complete() {
      await writer.finish(run.id, file);
      await keepCopy(file, places.copiesOf(run.id));
    },
    async [Symbol.asyncDispose]() {
      await writer[Symbol.asyncDispose]();
      await engine[Symbol.asyncDispose]();
    },
  };
}

interface OpenedTable {
  readonly table: RunTable;
  readonly copy: ComparedCopy;
  readonly path: string;
  readonly stamp: string;
}

/** Another text after every change of a file. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 'missing' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

interface OpenedEngine {
  readonly engine: TableEngine;
  readonly places: TablePlaces;
}

async function startEngine(placesOf: () => Promise<TablePlaces>, memoryBytes: number): Promise<OpenedEngine> {
  const places = await placesOf();
  return { places, engine: await openEngine(boundsOf(places, memoryBytes, 'spill')) };
}

/** Each engine spills into a directory of its own, which it removes. */
function boundsOf({ directory, kept, temporary }: TablePlaces, memoryBytes: number, spill: string): EngineOptions {
  const directories = [...(directory === null ? [] : [directory]), kept, temporary];
  // The store removes what begins like this with the directory of the process.
  return { directories, spillDirectory: join(temporary, `.tmp-${spill}`), memoryBytes };
}
