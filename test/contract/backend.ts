import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { ScrapersApi } from '../../src/contract/api.ts';
import { openDataset, type OpenOptions } from '../../src/local/open.ts';
import { createRemoteApi } from '../../src/remote/remote-api.ts';
import { startServer } from '../../src/server/serve.ts';

/** An API together with what fills it. */
export interface Backend extends AsyncDisposable {
  readonly api: ScrapersApi;
  /** The scraper of that name, which no run was completed of. */
  createScraper(name: string): Promise<string>;
  /** Lists of records, or JSON text of them, become completed runs of the scraper of that name; the same ones are imported once. */
  importRuns(name: string, ...runs: readonly (string | readonly object[])[]): Promise<ImportedRuns>;
}

interface ImportedRuns {
  readonly scraperId: string;
  /** In the order of the import. */
  readonly runs: readonly string[];
}

/** What a dataset is opened with, where it matters. */
type Settings = Omit<OpenOptions, 'directory'>;

/** A dataset in a new directory, gone when it is disposed of. */
export async function openLocalBackend(settings: Settings = {}): Promise<Backend> {
  const directory = await mkdtemp(join(tmpdir(), 'scrq-contract-'));
  const dataset = await openDataset({ directory, ...settings });
  const created = new Map<string, Promise<string>>();
  const imported = new Map<string, Promise<ImportedRuns>>();
  const importAll: Backend['importRuns'] = async (name, ...lists) => {
    const runs: string[] = [];
    let scraperId = '';
    for (const list of lists) {
      const json = typeof list === 'string' ? list : JSON.stringify(list);
      const source = { name: `${name}.json`, open: () => Readable.from([Buffer.from(json)]) };
      const { scraper, run } = await dataset.importRun(source, { scraper: name });
      scraperId = scraper.id;
      runs.push(run.id);
    }
    return { scraperId, runs };
  };
  return {
    api: dataset.api,
    createScraper: (name) => once(created, name, async () => (await dataset.createScraper(name)).id),
    importRuns: (name, ...lists) => once(imported, JSON.stringify([name, lists]), () => importAll(name, ...lists)),
    async [Symbol.asyncDispose]() {
      await dataset[Symbol.asyncDispose]();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** A local backend through a server and a client; disposing of it disposes of all. */
export async function openRemoteBackend(settings: Settings = {}): Promise<Backend> {
  return serveBackend(await openLocalBackend(settings));
}

/** The same backend through a server and a client; disposing of it disposes of both. */
export async function serveBackend(local: Backend): Promise<Backend> {
  const server = await startServer(local.api, { port: 0, drainMs: 0, listing: 'everyone' });
  const api = createRemoteApi({ baseUrl: server.url });
  return {
    api,
    createScraper: (name) => local.createScraper(name),
    importRuns: (name, ...runs) => local.importRuns(name, ...runs),
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await server.close();
      await local[Symbol.asyncDispose]();
    },
  };
}
