import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { safeFileName } from '../../../contract/operations/export.ts';
import { orderTime } from '../../../core/order-time.ts';
import type { RunEntry, ScraperEntry } from '../../../core/ports/catalogue.ts';
import { directoryReasons, isScrqError, nodeCode, ScrqError } from '../../../errors.ts';
import { embedderName } from '../../embedders.ts';
import { summaryOf, type CopyPlace, type RunContent, type WriteTask } from '../place.ts';
import { isManifestDraft, MANIFEST_NAME, readManifest, writeManifest, type CopiedRunFiles, type Manifest } from './manifest.ts';
import { fileMark, openRunFiles, readRunFiles, writeRunFiles } from './run-files.ts';

export interface NdjsonOptions {
  readonly directory: string;
  /** Also keeps vectors that the packaged model makes again; those of other models are always kept. */
  readonly withVectors: boolean;
}

/** A directory of NDJSON as a place that runs are copied from and to. A run is in its manifest, or was never written. */
export function ndjsonPlace({ directory, withVectors }: NdjsonOptions): CopyPlace {
  const manifest = async (): Promise<Manifest> => (await readManifest(directory)) ?? { scrapers: [], tokens: [] };
  const change = (work: (before: Manifest) => Manifest) =>
    translated(directory, async () => {
      await prepare(directory);
      await writeManifest(directory, work(await manifest()));
    });
  return {
    name: directory,
    async scrapers() {
      const { scrapers } = await manifest();
      return scrapers.map(({ scraper, runs }) => ({ scraper, runs: runs.map(({ entry }) => entry).toSorted((a, b) => orderTime(a) - orderTime(b)) }));
    },
    async open(run) {
      const { scrapers } = await manifest();
      const files = scrapers.flatMap(({ runs }) => runs).find(({ entry }) => entry.id === run.id);
      if (files === undefined) throw new ScrqError('run_not_found', `the run ${run.id} was removed from ${directory}`);
      return openRunFiles(directory, files);
    },
    async write(scraper, content, task) {
      await translated(directory, () => prepare(directory));
      const files = await translated(directory, () => writeRun({ directory, withVectors }, scraper, content, task));
      await change((before) => withRun(before, scraper, files));
    },
    adopt: (scraper) => change((before) => withScraper(before, scraper)),
    tokens: async () => (await manifest()).tokens,
    addTokens: (events) =>
      change((before) => {
        const known = new Set(before.tokens.map(({ kind, id }) => `${kind} ${id}`));
        return { ...before, tokens: [...before.tokens, ...events.filter(({ kind, id }) => !known.has(`${kind} ${id}`))] };
      }),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** Makes the directory of a new copy, and removes what a writer that was killed has left; what holds something else is left alone. */
async function prepare(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const names = await readdir(directory);
  const drafts = names.filter(isManifestDraft);
  await Promise.all(drafts.map((name) => rm(join(directory, name), { force: true })));
  if (names.includes(MANIFEST_NAME)) return;
  if (names.length > drafts.length) {
    throw new ScrqError('invalid_usage', `${directory} holds other files, and no copy as NDJSON`, { hint: 'Name a new directory, or an empty one.' });
  }
  await writeManifest(directory, { scrapers: [], tokens: [] });
}

async function writeRun(
  { directory, withVectors }: NdjsonOptions,
  scraper: ScraperEntry,
  content: RunContent,
  task: WriteTask,
): Promise<CopiedRunFiles> {
  const { run, dimensions } = content;
  const keepsVectors = dimensions !== null && run.embedder !== null && (withVectors || embedderName(run.embedder) !== 'static');
  const folder = [...safeFileName(scraper.name)].slice(0, LONGEST_NAME).join('');
  const records = `${folder}/${run.id}.ndjson.gz`;
  const vectors = keepsVectors ? `${folder}/${run.id}.vectors` : null;
  const drafts = { records: join(directory, `${records}.part`), vectors: vectors === null ? null : join(directory, `${vectors}.part`) };
  await writeRunFiles(content, drafts, task.signal, task.onRecords);
  await task.check(readRunFiles(run, drafts, keepsVectors ? dimensions : null));
  const files: CopiedRunFiles = {
    entry: entryOf(run),
    digest: task.read(),
    records: { path: records, ...(await fileMark(drafts.records)) },
    vectors:
      vectors === null || drafts.vectors === null || dimensions === null ? null : { path: vectors, dimensions, ...(await fileMark(drafts.vectors)) },
  };
  await rename(drafts.records, join(directory, records));
  if (vectors !== null && drafts.vectors !== null) await rename(drafts.vectors, join(directory, vectors));
  return files;
}

/** What file systems take, in whatever alphabet. */
const LONGEST_NAME = 50;

/** Without what is said of the files of a dataset. */
function entryOf(run: RunEntry): RunEntry {
  const { id, scraperId, startedAt, completedAt, embedder } = run;
  return { id, scraperId, startedAt, completedAt, embedder, ...summaryOf(run) };
}

function withRun(before: Manifest, { id, name, createdAt }: ScraperEntry, files: CopiedRunFiles): Manifest {
  const known = before.scrapers.find(({ scraper }) => scraper.id === id) ?? { scraper: { id, name, createdAt }, runs: [] };
  const runs = [...known.runs.filter(({ entry }) => entry.id !== files.entry.id), files];
  return { ...before, scrapers: [...before.scrapers.filter(({ scraper }) => scraper.id !== id), { ...known, runs }] };
}

function withScraper(before: Manifest, scraper: ScraperEntry): Manifest {
  const runs = before.scrapers.find((known) => known.scraper.id === scraper.id)?.runs ?? [];
  return { ...before, scrapers: [...before.scrapers.filter((known) => known.scraper.id !== scraper.id), { scraper, runs }] };
}

/** Says of a failure of the file system which directory it is about. */
async function translated<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = isScrqError(error) ? undefined : nodeCode(error);
    if (code === undefined) throw error;
    throw new ScrqError('data_unusable', `cannot write to ${directory}: ${directoryReasons[code] ?? code}`, {
      cause: error,
      hint: 'Name another directory, or give yourself access to it.',
    });
  }
}
