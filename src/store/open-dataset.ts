import type { CatalogueEvent } from './catalogue/catalogue-events.ts';
import { withTemporaryFilesIn, type Engine } from './engine.ts';
import { LOG_TABLE, openEventLog, type EventLog } from './catalogue/event-log.ts';
import { holdsDataset, makeDirectory, type DatasetLocation } from './location.ts';
import { tableMaker } from './table/make-table.ts';
import { openProcessDirectory } from './process-directory.ts';
import type { TablePlace } from './table/side-table.ts';
import { translated } from './store-error.ts';

/** The tables of a dataset, as they are needed. */
export interface OpenDataset {
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
  readonly connect: () => Promise<TablePlace>;
  /** Lets go of the catalogue, which is opened again when it is next asked for. */
  readonly reopen: () => Promise<void>;
  readonly existingLog: () => Promise<EventLog<CatalogueEvent> | undefined>;
  readonly writableLog: () => Promise<EventLog<CatalogueEvent>>;
}

/** Connects when first needed: connecting makes the directory, which a reader has no reason to. */
export function openDataset(engine: Engine, place: DatasetLocation): OpenDataset {
  const { directory } = place;
  const retired: TablePlace[] = [];
  let connecting: Promise<TablePlace> | undefined;
  let opening: Promise<EventLog<CatalogueEvent>> | undefined;
  const connect = () => {
    const connected = (connecting ??= connectTo(engine, place));
    // What failed once may be put right while this process lives.
    connected.catch(() => (connecting = undefined));
    return connected;
  };
  const openLog = async (create: 'create' | 'existing') => {
    try {
      return await openEventLog<CatalogueEvent>(engine, await connect(), LOG_TABLE, create);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const exists = async () => {
    if (directory !== null) return holdsDataset(directory);
    return (await (await connect()).connection.tableNames({ limit: 1 })).length > 0;
  };
  const existingLog = async () => {
    if (opening !== undefined) return opening;
    if (!(await exists())) return undefined;
    opening = openLog('existing');
    return opening;
  };
  return {
    connect,
    existingLog,
    async reopen() {
      // A connection keeps what it has read of tables.
      if (connecting !== undefined) retired.push(await connecting);
      connecting = undefined;
      opening = undefined;
    },
    isOpen: () => connecting !== undefined,
    async close() {
      if (connecting !== undefined) retired.push(await connecting);
      connecting = undefined;
      opening = undefined;
      for (const { connection, temporary } of retired.splice(0)) {
        connection.close();
        await temporary.close();
      }
    },
    async writableLog() {
      const existing = await existingLog();
      if (existing !== undefined) return existing;
      if (directory !== null) await makeDirectory(directory);
      opening = openLog('create');
      return opening;
    },
  };
}

async function connectTo(engine: Engine, { uri, directory, scratchDirectory }: DatasetLocation): Promise<TablePlace> {
  const temporary = await openProcessDirectory(scratchDirectory);
  try {
    // Another process may import at any moment: every read asks for the newest version.
    const connect = () => engine.lance.connect(uri, { readConsistencyInterval: 0 });
    const connection = await translated('open the dataset', () => withTemporaryFilesIn(temporary.path, connect));
    return { connection, directory, temporary, makeTable: tableMaker(engine, { connection, directory, temporary: temporary.path }) };
  } catch (error) {
    await temporary.close();
    throw error;
  }
}
