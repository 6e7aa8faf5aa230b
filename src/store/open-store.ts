import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ulid } from 'ulid';

import type { NewScraper, RunWriter } from '../core/ports/run-writer.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { RunEntry } from '../core/ports/catalogue.ts';
import type { TablePlaces } from '../core/ports/record-store.ts';
import { isScrqError } from '../errors.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { loadEngine, prepareEngine } from './engine.ts';
import { inspectStore } from './inspect-store.ts';
import { needsSweep, sweep } from './janitor.ts';
import { startBeating } from './catalogue/lease.ts';
import { locate, type DatasetLocation } from './location.ts';
import { openDataset } from './open-dataset.ts';
import { createRowsMaker } from './rows/rows-maker.ts';
import { createDerivedChecks, KEYWORDS_NAME } from './run/derived/derived-checks.ts';
import { createRunFiles } from './run/run-files.ts';
import { createRunGuard } from './run/run-guard.ts';
import { readStatements } from './run/run-marks.ts';
import { createRunOpener } from './run/run-opener.ts';
import { tableName } from './run/run-schema.ts';
import { createRunWriter } from './run/run-writer.ts';
import { storeError, translated } from './store-error.ts';
import { createTokenLog } from './accounts/token-log.ts';
import { createUsageTable } from './accounts/usage-table.ts';
import { createKeywordSearch } from './keywords/keyword-search.ts';
import { createVectorCache } from './vectors/vector-cache.ts';

export interface StoreOptions {
  /** A directory, or the URI of an object store ("s3://bucket/prefix"). */
  readonly location: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What of vectors and of the indexes of words is kept in memory at most, in bytes. */
  readonly memory: { readonly vectors: number; readonly words: number };
  /** Called with what is damaged and done without, as a sentence, once each. */
  readonly onWarning?: (sentence: string) => void;
}

/** Opens a dataset. Nothing is made on disk before something is written. */
export function openStore(options: StoreOptions): RecordStore {
  const parts = createParts(options);
  const { place, now, warn, dataset, catalogue, guard, vectors, keywords, rowsMaker, places, janitor, clean } = parts;
  const isListed = async ({ id, scraperId }: RunEntry) => (await catalogue.runs(scraperId)).some((run) => run.id === id);
  const opener = createRunOpener({ connect: dataset.connect, guard, vectors, keywords, rowsMaker, isListed });
  const derived = createDerivedChecks({ isInDirectory: place.directory !== null, copiesOf: (runId) => copiesOf(place, runId), rows: rowsMaker });
  const { keepDirectory } = place;
  return {
    load: async () => void (await loadEngine()),
    catalogue,
    tokens: createTokenLog(dataset),
    files: createRunFiles(place.directory),
    places,
    usage: createUsageTable(dataset, warn),
    openRun: (run) => Promise.resolve(opener.open(run)),
    inspect: ({ repair }) =>
      inspectStore({ connect: dataset.connect, catalogue, guard, keepDirectory, derived, openRun: (run) => opener.open(run), now }, repair),
    writeRun: (wanted) => startWriter(parts, wanted),
    async [Symbol.asyncDispose]() {
      guard.close();
      await rowsMaker.settled();
      await vectors.close();
      opener.close();
      if (!dataset.isOpen()) return;
      // What a killed command left goes with the next one, whatever that one does.
      await translated('tidy the dataset', async () => needsSweep(await janitor()))
        .then((needed) => (needed ? clean() : undefined))
        .catch(ignoreUnusable);
      await dataset.close();
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** What the store is put together of; the catalogue and the janitor each need the other. */
function createParts({ location, now, memory, onWarning }: StoreOptions) {
  prepareEngine();
  const place = locate(location);
  const { directory, scratchDirectory, keepDirectory } = place;
  const dataset = openDataset(place);
  const temporary = async () => (await dataset.temporary()).path;
  const warned = new Set<string>();
  const warn = (sentence: string): void => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    onWarning?.(sentence);
  };
  const onUnkept = (runId: string, what: string) =>
    warn(
      `the ${what} of the run ${runId} cannot be written to the dataset, so each command that needs it makes it again: run \`scrq doctor --repair\` as a user who may write there`,
    );
  const places = async (): Promise<TablePlaces> => ({
    directory,
    copiesOf: (runId) => copiesOf(place, runId),
    kept: keepDirectory,
    temporary: await temporary(),
    onUnkept,
  });
  const vectors = createVectorCache(memory.vectors, places);
  const onUnkeptWords = (runId: string) => onUnkept(runId, 'index of words');
  const keywords = createKeywordSearch({ fileOf: keywordFileIn(place), temporary, onUnkept: onUnkeptWords }, memory.words);
  const rowsMaker = createRowsMaker({
    directoryOf: (runId) => copiesOf(place, runId),
    scratch: async () => {
      const { path } = await dataset.temporary();
      return dirname(path) === scratchDirectory ? path : null;
    },
  });
  const guard = createRunGuard(directory);
  const janitor = async () => {
    return { connect: dataset.connect, catalogue, ...place, processDirectory: await dataset.temporary(), now };
  };
  const clean = () =>
    translated('tidy the dataset', async () => {
      await sweep(await janitor());
      const { runs } = await catalogue.state();
      const kept = new Set([...runs.values()].flat().map(({ id }) => id));
      vectors.retain(kept);
      keywords.retain(kept);
      guard.retain(kept);
    });
  const catalogue = createCatalogue({
    existing: dataset.existingLog,
    writable: dataset.writableLog,
    reopen: dataset.reopen,
    sweep: clean,
    statements: async () => (directory === null ? [] : readStatements(directory)),
    lease: { scratchDirectory, shared: directory !== null, temporary: async () => (await dataset.temporary()).path, now },
    onWarning: warn,
    now,
  });
  return { place, now, warn, dataset, catalogue, guard, vectors, keywords, rowsMaker, places, janitor, clean };
}

async function startWriter({ place, now, dataset, catalogue, clean }: Parts, wanted: string | NewScraper): Promise<RunWriter> {
  const { directory, keepDirectory } = place;
  const runId = ulid(now());
  const scratchDirectory = join(place.scratchDirectory, runId);
  const { scraper, startedAt } = await catalogue.startRun(wanted, runId);
  try {
    await clean();
    await mkdir(scratchDirectory, { recursive: true, mode: 0o700 });
  } catch (error) {
    catalogue.leaveRun(runId);
    throw storeError(error, 'start a run');
  }
  const { engine, connection } = await dataset.connect();
  const beating = startBeating(scratchDirectory, directory === null ? () => catalogue.beat(scraper.id, runId) : undefined);
  const sweepAsFarAsCan = () => {
    beating[Symbol.dispose]();
    return clean().catch(ignoreUnusable);
  };
  const derived = { copiesDirectory: copiesOf(place, runId), keywordFile: directory === null ? null : keywordFileIn(place) };
  const directories = { directory, scratchDirectory, keepDirectory, ...derived };
  return createRunWriter({ engine, connection, catalogue, scraper, runId, startedAt, ...directories, now, sweep: sweepAsFarAsCan });
}

/** A user who may only read, or met an unreadable dataset, has seen the message that matters: the next import cleans, or says why it cannot. */
function ignoreUnusable(error: unknown): void {
  if (!isScrqError(error) || error.code !== 'data_unusable') throw error;
}

/** Where what is derived from the records of a run is kept. */
function copiesOf({ directory, keepDirectory }: DatasetLocation, runId: string): string {
  return directory === null ? join(keepDirectory, 'tables', runId) : join(directory, `${tableName(runId)}.lance`);
}

function keywordFileIn(place: DatasetLocation): (runId: string) => string {
  return (runId) => join(copiesOf(place, runId), KEYWORDS_NAME);
}
