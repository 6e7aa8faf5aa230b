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
  /** A scraper without a completed run. */
  createScraper(name: string): Promise<string>;
  /** JSON text of an array becomes one completed run of the scraper of that name. */
  importJson(name: string, json: string): Promise<{ readonly scraperId: string; readonly runId: string }>;
}

/** What a dataset is opened with, where it matters. */
type Settings = Omit<OpenOptions, 'directory'>;

/** A dataset in a new directory, gone when it is disposed of. */
export async function openLocalBackend(settings: Settings = {}): Promise<Backend> {
  const directory = await mkdtemp(join(tmpdir(), 'scrq-contract-'));
  const dataset = await openDataset({ directory, ...settings });
  return {
    api: dataset.api,
    createScraper: async (name) => (await dataset.createScraper(name)).id,
    async importJson(name, json) {
      const source = { name: `${name}.json`, open: () => Readable.from([Buffer.from(json)]) };
      const { scraper, run } = await dataset.importRun(source, { scraper: name });
      return { scraperId: scraper.id, runId: run.id };
    },
    async [Symbol.asyncDispose]() {
      await dataset[Symbol.asyncDispose]();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A local backend and the same one through a server and a client; disposing of it disposes of all. */
export async function openRemoteBackend(settings: Settings = {}): Promise<Backend & { readonly local: ScrapersApi }> {
  const local = await openLocalBackend(settings);
  const server = await startServer(local.api, { port: 0, drainMs: 0 });
  const api = createRemoteApi({ baseUrl: server.url });
  return {
    api,
    local: local.api,
    createScraper: (name) => local.createScraper(name),
    importJson: (name, json) => local.importJson(name, json),
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await server.close();
      await local[Symbol.asyncDispose]();
    },
  };
}
