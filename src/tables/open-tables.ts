import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { RunReader } from '../core/ports.ts';
import type { RunTable, TablePlaces, Tables } from '../core/ports/tables.ts';
import { copyField } from './copy-fields.ts';
import { openCopyWriter } from './copy-writer.ts';
import { keepCopy, openCopy } from './open-copy.ts';
import { openEngine, type TableEngine } from './engine.ts';
import { createRunTable } from './run-table.ts';
import { nameOfText } from './sql.ts';

/** How many opened runs are kept at hand. */
const OPEN_TABLES = 64;

/** Answers about the runs of one dataset. The engine is started when something is first asked of it; `places` rejects where nothing can be written. */
export function openTables(places: () => Promise<TablePlaces>): Tables {
  let opening: Promise<OpenedEngine> | undefined;
  const engine = () => {
    opening ??= startEngine(places);
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const opened = new Map<string, Promise<OpenedTable>>();
  const openTable = async (reader: RunReader, signal: AbortSignal | undefined): Promise<OpenedTable> => {
    const started = await engine();
    const { path, decimals } = await openCopy(started.engine, reader, { ...started.places, signal });
    const fields = reader.run.fields.map((field, index) => ({ ...field, ...copyField(field, index, decimals[index] ?? null) }));
    const stamp = stampOf(path);
    const table = createRunTable(started.engine, {
      source: `read_parquet(${nameOfText(path)}, file_row_number = true)`,
      records: reader.run.records,
      fields: new Map(fields.map((field) => [field.name, field])),
    });
    return { table, path, stamp };
  };
  return {
    async open(reader, { signal } = {}) {
      const { id } = reader.run;
      const before = await opened.get(id)?.catch(() => undefined);
      // What was written to since is looked at again before the engine reads more of it.
      if (before !== undefined && stampOf(before.path) !== before.stamp) opened.delete(id);
      const known = opened.get(id) ?? openTable(reader, signal);
      opened.delete(id);
      opened.set(id, known);
      known.catch(() => opened.delete(id));
      const [oldest] = opened.keys();
      if (opened.size > OPEN_TABLES && oldest !== undefined) opened.delete(oldest);
      return (await known).table;
    },
    async copy(runId, fields, scratch) {
      const started = await engine();
      if (started.places.directory === null) return null;
      const writer = await openCopyWriter(started.engine, fields, join(scratch, 'copy'));
      const file = join(scratch, 'run.parquet');
      return {
        append: (columns, records) => writer.append(columns, records),
        async complete() {
          await writer.finish(runId, file);
          await keepCopy(file, started.places.copiesOf(runId));
        },
        [Symbol.asyncDispose]: () => writer[Symbol.asyncDispose](),
      };
    },
    async [Symbol.asyncDispose]() {
      const started = opening;
      opening = undefined;
      opened.clear();
      await (await started)?.engine[Symbol.asyncDispose]();
    },
  };
}

interface OpenedTable {
  readonly table: RunTable;
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

async function startEngine(placesOf: () => Promise<TablePlaces>): Promise<OpenedEngine> {
  const places = await placesOf();
  const { directory, kept, temporary } = places;
  const directories = [...(directory === null ? [] : [directory]), kept, temporary];
  // The store removes what begins like this with the directory of the process.
  return { places, engine: await openEngine({ directories, spillDirectory: join(temporary, '.tmp-spill') }) };
}
