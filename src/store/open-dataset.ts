import type { Connection } from '@lancedb/lancedb';

import type { CatalogueEvent } from './catalogue/catalogue-events.ts';
import { loadEngine, withTemporaryFilesIn } from './engine.ts';
import { LOG_TABLE, openEventLog, type KeptLog } from './catalogue/event-log.ts';
import { kept } from './kept.ts';
import { holdsDataset, makeDirectory, type DatasetLocation } from './location.ts';
import { tableMaker } from './table/make-table.ts';
import { openProcessDirectory, type ProcessDirectory } from './process-directory.ts';
import type { TablePlace, TableSource } from './table/side-table.ts';
import { translated } from './store-error.ts';

/** The tables of a dataset, as they are needed. */
export interface OpenDataset extends TableSource {
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
  /** The directory of this process. */
  readonly temporary: () => Promise<ProcessDirectory>;
  /** Lets go of the catalogue, which is opened again when it is next asked for. */
  readonly reopen: () => Promise<void>;
  readonly existingLog: () => Promise<KeptLog<CatalogueEvent> | undefined>;
  readonly writableLog: () => Promise<KeptLog<CatalogueEvent>>;
}

/** Loads the engine and connects when first needed: connecting makes the directory, which a reader has no reason to. */
export function openDataset(place: DatasetLocation): OpenDataset {
  const { directory } = place;
  const retired: Connection[] = [];
  const temporary = kept(() => openProcessDirectory(place.scratchDirectory));
  const connecting = kept(async () => connectTo(place, await temporary.get()));
  const opening = kept((create: 'create' | 'existing') => openEventLog<CatalogueEvent>(source, LOG_TABLE, create));
  const source: TableSource = { directory, connect: connecting.get };
  const exists = async () => {
    if (directory !== null) return holdsDataset(directory);
    return (await (await connecting.get()).connection.tableNames({ limit: 1 })).length > 0;
  };
  const existingLog = async () => (opening.known() !== undefined || (await exists()) ? opening.get('existing') : undefined);
  const retire = async () => {
    const connected = connecting.known();
    connecting.forget();
    opening.forget();
    if (connected !== undefined) retired.push((await connected).connection);
  };
  return {
    ...source,
    temporary: temporary.get,
    existingLog,
    // A connection keeps what it has read of tables.
    reopen: retire,
    isOpen: () => temporary.known() !== undefined || opening.known() !== undefined,
    async close() {
      // It was met by who asked for it.
      await (await opening.known()?.catch(() => undefined))?.keep();
      await retire();
      for (const connection of retired.splice(0)) connection.close();
      const made = temporary.known();
      temporary.forget();
      await (await made)?.close();
    },
    async writableLog() {
      const existing = await existingLog();
      if (existing !== undefined) return existing;
      if (directory !== null) await makeDirectory(directory);
      return opening.get('create');
    },
  };
}

async function connectTo({ uri, directory }: DatasetLocation, temporary: ProcessDirectory): Promise<TablePlace> {
  const engine = await loadEngine();
  // Another process may import at any moment: every read asks for the newest version.
  const connect = () => engine.lance.connect(uri, { readConsistencyInterval: 0 });
  const connection = await translated('open the dataset', () => withTemporaryFilesIn(temporary.path, connect));
  return { engine, connection, directory, temporary, makeTable: tableMaker(engine, { connection, directory, temporary: temporary.path }) };
}
