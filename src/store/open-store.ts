import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ulid } from 'ulid';

import type { RecordStore, RunEntry, RunReader } from '../core/ports.ts';
import type { TablePlaces } from '../core/ports/tables.ts';
import { isScrqError, ScrqError } from '../errors.ts';
import { createCatalogue } from './catalogue.ts';
import type { CatalogueEvent } from './catalogue-events.ts';
import { loadEngine, withTemporaryFilesIn, type Engine } from './engine.ts';
import { LOG_TABLE, openEventLog, type EventLog } from './event-log.ts';
import { needsSweep, sweep } from './janitor.ts';
import { holdsDataset, locate, makeDirectory, type DatasetLocation } from './location.ts';
import { tableMaker } from './make-table.ts';
import { openProcessDirectory, type ProcessDirectory } from './process-directory.ts';
import { createRunFiles } from './run-files.ts';
import { createRunReader } from './run-reader.ts';
import { tableName } from './run-schema.ts';
import { createRunWriter } from './run-writer.ts';
import type { TablePlace } from './side-table.ts';
import { isMissingTable, storeError, translated } from './store-error.ts';
import { createTokenLog } from './token-log.ts';
import { createUsageTable } from './usage-table.ts';
import { createVectorCache, type VectorCache } from './vector-cache.ts';

export interface StoreOptions {
  /** A directory, or the URI of an object store ("s3://bucket/prefix"). */
  readonly location: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How many opened runs are kept at hand. */
const OPEN_READERS = 32;
/** What vectors may take in memory: those of two runs of 100,000 records by the embedder that is built in. */
const VECTOR_BYTES = 160 * 1024 * 1024;

/** Opens a dataset. Nothing is made on disk before something is written. */
export function openStore({ location, now }: StoreOptions): RecordStore {
  const engine = loadEngine();
  const place = locate(location);
  const dataset = openDataset(engine, place);
  const janitor = async () => {
    const { connection, temporary } = await dataset.connect();
    return { connection, catalogue, ...place, processDirectory: temporary.path, now };
  };
  const vectors = createVectorCache(VECTOR_BYTES);
  const clean = () =>
    translated('tidy the dataset', async () => {
      await sweep(await janitor());
      const { runs } = await catalogue.state();
      vectors.retain(new Set([...runs.values()].flat().map(({ id }) => id)));
    });
  const catalogue = createCatalogue({ existing: dataset.existingLog, writable: dataset.writableLog, sweep: clean, now });
  const readers = new Map<string, Promise<RunReader>>();

  return {
    catalogue,
    tokens: createTokenLog(engine, dataset),
    usage: createUsageTable(engine, dataset),
    files: createRunFiles(place.directory),
    places: () => placesOf(dataset, place),
    openRun(run) {
      const known = readers.get(run.id) ?? openReader(engine, dataset, run, vectors);
      readers.delete(run.id);
      readers.set(run.id, known);
      known.catch(() => readers.delete(run.id));
      const [oldest] = readers.keys();
      if (readers.size > OPEN_READERS && oldest !== undefined) readers.delete(oldest);
      return known;
    },
    async writeRun(wanted) {
      const runId = ulid(now());
      const { scraper, startedAt } = await catalogue.startRun(wanted, runId);
      const scratchDirectory = join(place.scratchDirectory, runId);
      try {
        await clean();
        await mkdir(scratchDirectory, { recursive: true, mode: 0o700 });
      } catch (error) {
        catalogue.leaveRun(runId);
        throw storeError(error, 'start a run');
      }
      const { connection } = await dataset.connect();
      const sweepAsFarAsCan = () => clean().catch(ignoreUnusable);
      const directories = { scratchDirectory, keepDirectory: place.keepDirectory };
      return createRunWriter({ engine, connection, catalogue, scraper, runId, startedAt, ...directories, now, sweep: sweepAsFarAsCan });
    },
    async [Symbol.asyncDispose]() {
      await vectors.close();
      if (!dataset.isOpen()) return;
      // What a killed command left goes with the next one, whatever that one does.
      await translated('tidy the dataset', async () => needsSweep(await janitor()))
        .then((needed) => (needed ? clean() : undefined))
        .catch(ignoreUnusable);
      await dataset.close();
    },
  };
}

/** Somebody who may only read, or met an unreadable dataset, has been told what matters: the next import cleans, or says why it cannot. */
function ignoreUnusable(error: unknown): void {
  if (!isScrqError(error) || error.code !== 'data_unusable') throw error;
}

interface Connected extends TablePlace {
  readonly temporary: ProcessDirectory;
}

interface OpenDataset {
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
  readonly connect: () => Promise<Connected>;
  readonly existingLog: () => Promise<EventLog<CatalogueEvent> | undefined>;
  readonly writableLog: () => Promise<EventLog<CatalogueEvent>>;
}

async function placesOf(dataset: OpenDataset, { directory, keepDirectory }: DatasetLocation): Promise<TablePlaces> {
  const { temporary } = await dataset.connect();
  return { directory, kept: keepDirectory, temporary: temporary.path };
}

/** Connects when first needed: connecting makes the directory, which somebody who only looks has no reason to. */
function openDataset(engine: Engine, place: DatasetLocation): OpenDataset {
  const { directory } = place;
  let connecting: Promise<Connected> | undefined;
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
    isOpen: () => connecting !== undefined,
    async close() {
      const connected = connecting;
      connecting = undefined;
      opening = undefined;
      (await connected)?.connection.close();
      await (await connected)?.temporary.close();
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

async function connectTo(engine: Engine, { uri, directory, scratchDirectory }: DatasetLocation): Promise<Connected> {
  const temporary = await openProcessDirectory(scratchDirectory);
  try {
    // Another process may import at any moment: every read asks for the newest version.
    const connect = () => engine.lance.connect(uri, { readConsistencyInterval: 0 });
    const connection = await translated('open the dataset', () => withTemporaryFilesIn(temporary.path, connect));
    return { connection, temporary, makeTable: tableMaker(engine, { connection, directory, temporary: temporary.path }) };
  } catch (error) {
    await temporary.close();
    throw error;
  }
}

async function openReader(engine: Engine, dataset: OpenDataset, run: RunEntry, vectors: VectorCache): Promise<RunReader> {
  const { connection } = await dataset.connect();
  try {
    return createRunReader(engine, await connection.openTable(tableName(run.id)), run, vectors);
  } catch (error) {
    if (isMissingTable(error)) {
      throw new ScrqError('run_not_found', `the run ${run.id} was removed`, { cause: error, hint: 'Run the command again to read the newest run.' });
    }
    throw storeError(error, 'open the run');
  }
}
