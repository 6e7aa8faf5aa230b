import type { Connection } from '@lancedb/lancedb';

import type { CatalogueEvent } from './catalogue/catalogue-events.ts';
import { engineEnvironment, loadEngine, withTemporaryFilesIn, type Engine } from './engine.ts';
import { LOG_TABLE, openEventLog, type KeptLog } from './catalogue/event-log.ts';
import { kept } from './kept.ts';
import { holdsDataset, makeDirectory, type DatasetLocation } from './location.ts';
import { tableMaker } from './table/make-table.ts';
import { openProcessDirectory, type ProcessDirectory } from './process-directory.ts';
import type { TablePlace, TableSource } from './table/side-table.ts';
import { isMissingTable, translated } from './store-error.ts';
import { checkConditionalWrites } from './object-store/conditional-writes.ts';
import { connectToObjectStore } from './object-store/connections.ts';
import { listNewestIn } from './object-store/newest-version.ts';
import { s3AccessTo, type S3Access } from './object-store/s3-access.ts';

/** The tables of a dataset, as they are needed. */
export interface OpenDataset extends TableSource {
  /** Null on a disk, and where the engine alone knows the way. */
  readonly s3: S3Access | null;
  readonly isOpen: () => boolean;
  /** False for an object store that the engine made no connection to: to look what could be tidied there would cost more than what was done. */
  readonly isReachable: () => boolean;
  /** Rejects with `data_unusable` for an object store that loses commits which are made at the same time. */
  readonly checkWrites: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** The directory of this process. */
  readonly temporary: () => Promise<ProcessDirectory>;
  /** Lets go of the catalogue, which is opened again when it is next asked for. */
  readonly reopen: () => Promise<void>;
  readonly existingLog: () => Promise<KeptLog<CatalogueEvent> | undefined>;
  readonly writableLog: () => Promise<KeptLog<CatalogueEvent>>;
}

/** Loads the engine and connects when first needed: connecting makes the directory, which a reader has no reason to. `authorities` are certificates that are trusted. */
export function openDataset(place: DatasetLocation, now: () => number, authorities?: readonly string[]): OpenDataset {
  const { directory } = place;
  const retired: Connection[] = [];
  const temporary = kept(() => openProcessDirectory(place.scratchDirectory));
  const connecting = kept(async () => connectTo(place, await temporary.get()));
  const opening = kept((create: 'create' | 'existing') => openEventLog<CatalogueEvent>({ ...source, listNewest }, LOG_TABLE, create));
  const s3 = directory === null ? s3AccessTo(place.uri, place.storage, engineEnvironment(), authorities) : null;
  const listNewest = s3 === null ? null : listNewestIn(s3);
  const source: TableSource = { directory, connect: connecting.get, listNewest: null, keepDirectory: place.keepDirectory };
  const checking = kept(async () =>
    translated('write the dataset', async () => checkConditionalWrites(await connecting.get(), { directory: place.keepDirectory, now: now() })),
  );
  const checkWrites = async () => (directory === null ? checking.get() : undefined);
  const existingLog = async () => {
    if (opening.known() !== undefined) return opening.get('existing');
    if (directory !== null) return (await holdsDataset(directory)) ? opening.get('existing') : undefined;
    try {
      return await opening.get('existing');
    } catch (error) {
      if (isMissingTable(error)) return undefined;
      throw error;
    }
  };
  const retire = async () => {
    const connected = connecting.known();
    connecting.forget();
    opening.forget();
    if (connected === undefined) return;
    const { connection, fixed } = await connected;
    retired.push(...new Set([connection, fixed]));
  };
  return {
    ...source,
    s3,
    temporary: temporary.get,
    existingLog,
    // A connection keeps what it has read of tables.
    reopen: retire,
    isOpen: () => temporary.known() !== undefined || opening.known() !== undefined,
    checkWrites,
    isReachable: () => directory !== null || connecting.known() !== undefined,
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
      await checkWrites();
      if (existing !== undefined) return existing;
      if (directory !== null) await makeDirectory(directory);
      return opening.get('create');
    },
  };
}

async function connectTo({ uri, storage, directory }: DatasetLocation, temporary: ProcessDirectory): Promise<TablePlace> {
  const engine = await loadEngine();
  const { connection, fixed } = await withTemporaryFilesIn(temporary.path, () =>
    directory === null ? connectToObjectStore(engine, uri, storage) : connectToDirectory(engine, uri),
  );
  const makeTable = tableMaker(engine, { connection, directory, temporary: temporary.path });
  return { engine, connection, fixed, directory, temporary, makeTable };
}

/** Another process may import at any moment: every read asks for the newest version, which costs nothing on a disk. */
async function connectToDirectory({ lance }: Engine, directory: string): Promise<Pick<TablePlace, 'connection' | 'fixed'>> {
  const connection = await translated('open the dataset', () => lance.connect(directory, { readConsistencyInterval: 0 }));
  return { connection, fixed: connection };
}
