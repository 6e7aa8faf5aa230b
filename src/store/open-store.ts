import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ulid } from 'ulid';

import type { CopiedRun, NewScraper, RunWriter } from '../core/ports/run-writer.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { RunEntry } from '../core/ports/catalogue.ts';
import type { PackKind } from '../core/dataset-state.ts';
import type { TablePlaces } from '../core/ports/record-store.ts';
import { isScrqError, type ErrorCode } from '../errors.ts';
import { createConversationLog } from './conversation-log.ts';
import { createCatalogue, type OwnedCatalogue } from './catalogue/catalogue.ts';
import { hideSessionToken, loadEngine, prepareEngine } from './engine.ts';
import { inspectStore } from './inspect-store.ts';
import { needsSweep, sweep } from './janitor.ts';
import { startBeating } from './catalogue/lease.ts';
import { cacheFailure, keepCertificates, locate, type DatasetLocation, type LocationOptions } from './location.ts';
import { countedRequests } from './object-store/requests.ts';
import { createRunCache } from './object-store/run-cache.ts';
import { openDataset, type OpenDataset } from './open-dataset.ts';
import { createColumnCache } from './rows/column-cache.ts';
import { createRowsMaker } from './rows/rows-maker.ts';
import { createDerivedChecks, KEYWORDS_NAME } from './run/derived/derived-checks.ts';
import { createRunFiles } from './run/run-files.ts';
import { createRunGuard } from './run/run-guard.ts';
import { readStatements } from './run/run-marks.ts';
import { createRunOpener } from './run/run-opener.ts';
import { createRunWriter } from './run/run-writer.ts';
import { storeError, translated } from './store-error.ts';
import { createTokenLog } from './accounts/token-log.ts';
import { createUsageTable } from './accounts/usage-table.ts';
import { createKeywordSearch } from './keywords/keyword-search.ts';
import { createVectorCache } from './vectors/vector-cache.ts';

export interface StoreOptions extends LocationOptions {
  /** What files of an object store may take on this machine, in bytes. Default: 20 GB. */
  readonly cacheBytes?: number | undefined;
  /** Certificates (PEM) of all that is trusted on the way to the object store. Default: what the machine trusts. */
  readonly authorities?: readonly string[] | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What of vectors, of the indexes of words and of columns is kept in memory at most, in bytes. */
  readonly memory: { readonly vectors: number; readonly words: number; readonly columns: number };
  /** Called with what is damaged and done without, as a sentence, once each. */
  readonly onWarning?: (sentence: string) => void;
}

const CACHE_BYTES = 20e9;

/** Opens a dataset. Nothing is made on disk before something is written. */
export function openStore(options: StoreOptions): RecordStore {
  const parts = createParts(options);
  const { place, now, warn, dataset, catalogue, guard, rowsMaker, places, fetch, cache, known, janitor, clean } = parts;
  const { vectors, keywords, columns } = parts;
  const isListed = async ({ id, scraperId }: RunEntry) => (await catalogue.runs(scraperId)).some((run) => run.id === id);
  const { keepDirectory, copiesOf } = place;
  const opener = createRunOpener({ connect: dataset.connect, guard, vectors, keywords, columns, rowsMaker, copiesOf, fetch, isListed });
  const derived = createDerivedChecks({ copiesOf, fetch, rows: rowsMaker });
  return {
    load: async () => void (await loadEngine()),
    catalogue,
    isInObjectStore: place.directory === null,
    tokens: createTokenLog(dataset),
    files: createRunFiles({
      copiesOf,
      async fetch(runId) {
        const run = known.get(runId);
        if (run !== undefined) await fetch(run, 'words');
      },
    }),
    requests: countedRequests,
    conversations: place.directory === null ? createConversationLog(dataset) : null,
    checkWrites: dataset.checkWrites,
    places,
    usage: createUsageTable(dataset, warn),
    openRun(run) {
      known.set(run.id, run);
      return Promise.resolve(opener.open(run));
    },
    openStored: (run) => opener.openStored(run),
    inspect: ({ repair }) =>
      inspectStore({ connect: dataset.connect, catalogue, guard, keepDirectory, derived, openRun: (run) => opener.open(run), now }, repair),
    writeRun: (wanted) => startWriter(parts, wanted),
    async [Symbol.asyncDispose]() {
      guard.close();
      await rowsMaker.settled();
      await vectors.close();
      opener.close();
      await cache?.makeRoom();
      if (!dataset.isOpen()) return;
      // What a killed command left goes with the next one, whatever that one does.
      await translated('tidy the dataset', async () => dataset.isReachable() && needsSweep(await janitor()))
        .then((needed) => (needed ? clean() : undefined))
        .catch(ignoreUnusable);
      await dataset.close();
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** What the store is put together of; the catalogue and the janitor each need the other. */
function createParts({ now, memory, cacheBytes = CACHE_BYTES, authorities, onWarning, ...where }: StoreOptions) {
  const place = locate(where);
  const { directory, scratchDirectory, keepDirectory } = place;
  hideSessionToken(place.storage);
  prepareEngine(directory === null && authorities !== undefined ? keepCertificates(keepDirectory, authorities) : undefined);
  const dataset = openDataset(place, now, authorities);
  const warned = new Set<string>();
  const warn = (sentence: string): void => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    onWarning?.(sentence);
  };
  const files = createFiles(place, dataset, { memory, cacheBytes, warn });
  const { vectors, keywords } = files;
  const guard = createRunGuard(directory);
  /** Runs that were opened: what is read of their files is fetched. */
  const known = new Map<string, RunEntry>();
  const janitor = async () => {
    return { connect: dataset.connect, s3: dataset.s3, catalogue, ...place, processDirectory: await dataset.temporary(), now };
  };
  const clean = () =>
    translated('tidy the dataset', async () => {
      await sweep(await janitor());
      const { runs } = await catalogue.state();
      const kept = new Set([...runs.values()].flat().map(({ id }) => id));
      vectors.retain(kept);
      keywords.retain(kept);
      guard.retain(kept);
      for (const id of known.keys()) if (!kept.has(id)) known.delete(id);
    });
  const catalogue = createCatalogue({
    existing: dataset.existingLog,
    writable: dataset.writableLog,
    reopen: dataset.reopen,
    sweep: clean,
    statements: async () => (directory === null ? [] : readStatements(directory)),
    lease: {
      scratchDirectory,
      shared: directory !== null,
      temporary: async () => (await dataset.temporary()).path,
      now,
      elapsed: () => performance.now(),
    },
    pause,
    onWarning: warn,
    now,
  });
  return { ...files, place, now, warn, dataset, catalogue, guard, known, janitor, clean };
}

interface FilesOptions extends Pick<StoreOptions, 'memory'> {
  readonly cacheBytes: number;
  readonly warn: (sentence: string) => void;
}

/** What reads and keeps the files that are derived from the records of runs. */
function createFiles(place: DatasetLocation, dataset: OpenDataset, { memory, cacheBytes, warn }: FilesOptions) {
  const { directory, scratchDirectory, keepDirectory, copiesOf } = place;
  const temporary = async () => (await dataset.temporary()).path;
  const onUnkept = (runId: string, what: string) =>
    warn(
      `the ${what} of the run ${runId} cannot be written to the dataset, so each command that needs it makes it again: run \`scrq doctor --repair\` as a user who may write there`,
    );
  const isImported = (runId: string) => existsSync(join(scratchDirectory, runId));
  const cache =
    directory === null
      ? createRunCache({ connect: dataset.connect, s3: dataset.s3, directoryOf: copiesOf, isImported, mostBytes: cacheBytes })
      : undefined;
  const fetch = async (run: RunEntry, kind: PackKind) => cache?.fetch(run, kind);
  const places = async (): Promise<TablePlaces> => ({
    directory,
    copiesOf,
    fetch,
    kept: keepDirectory,
    temporary: await temporary(),
    onUnkept,
  });
  const vectors = createVectorCache(memory.vectors, places);
  const onUnkeptWords = (runId: string) => onUnkept(runId, 'index of words');
  const keywords = createKeywordSearch(
    { fileOf: keywordFileIn(place), fetch: (run) => fetch(run, 'words'), temporary, onUnkept: onUnkeptWords },
    memory.words,
  );
  const columns = createColumnCache(memory.columns);
  const rowsMaker = createRowsMaker({
    directoryOf: copiesOf,
    scratch: async () => {
      const { path } = await dataset.temporary();
      return dirname(path) === scratchDirectory ? path : null;
    },
  });
  return { vectors, keywords, columns, rowsMaker, places, fetch, cache };
}

async function startWriter({ place, now, dataset, catalogue, clean, cache }: Parts, wanted: string | NewScraper | CopiedRun): Promise<RunWriter> {
  const { directory, keepDirectory, copiesOf } = place;
  const copied = typeof wanted === 'object' && 'run' in wanted ? wanted.run : undefined;
  const runId = copied?.id ?? ulid(now());
  // What an interrupted copy left has the name that this one needs.
  if (copied !== undefined) await clean();
  const scratchDirectory = join(place.scratchDirectory, runId);
  const { scraper, startedAt } = await catalogue.startRun(wanted, runId);
  try {
    await clean();
    await mkdir(scratchDirectory, { recursive: true, mode: 0o700 });
    if (directory === null) await mkdir(copiesOf(runId), { recursive: true, mode: 0o700 });
  } catch (error) {
    catalogue.leaveRun(runId);
    throw storeError(directory === null ? cacheFailure(keepDirectory, error) : error, 'start a run');
  }
  const { engine, connection } = await dataset.connect();
  const beating = startBeating(scratchDirectory, directory === null ? () => beatAndCompact(catalogue, scraper.id, runId) : undefined);
  const sweepAsFarAsCan = async () => {
    beating[Symbol.dispose]();
    await clean().catch(ignoreUnusable);
    await cache?.makeRoom();
  };
  const derived = { copiesDirectory: copiesOf(runId), keywordFile: keywordFileIn(place) };
  const directories = { directory, scratchDirectory, keepDirectory, ...derived };
  const times = copied === undefined ? { startedAt, now } : { startedAt: copied.startedAt, now: () => copied.completedAt };
  return createRunWriter({ engine, connection, catalogue, scraper, runId, ...directories, ...times, sweep: sweepAsFarAsCan });
}

/** Signs of life of a long import do not make the catalogue slower to read for others. */
async function beatAndCompact(catalogue: OwnedCatalogue, scraperId: string, runId: string): Promise<void> {
  await catalogue.beat(scraperId, runId);
  await catalogue.compact();
}

const UNUSABLE: ReadonlySet<string> = new Set<ErrorCode>(['data_unusable', 'unreachable', 'unavailable']);

/** A user who may only read, or met an unreadable dataset, has seen the message that matters: the next import cleans, or says why it cannot. */
function ignoreUnusable(error: unknown): void {
  if (!isScrqError(error) || !UNUSABLE.has(error.code)) throw error;
}

function keywordFileIn({ copiesOf }: DatasetLocation): (runId: string) => string {
  return (runId) => join(copiesOf(runId), KEYWORDS_NAME);
}
