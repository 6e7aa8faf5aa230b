import type { ScrapersApi } from '../contract/api.ts';
import { ScrqError } from '../errors.ts';
import type { LocalDataset } from '../local/dataset.ts';
import type { RunningServer, ServeOptions } from '../server/serve.ts';
import type { Io } from './io.ts';
import { resolveScraper } from './resolve-scraper.ts';
import type { PlaceSettings } from './settings.ts';

// What commands get through the doors below; they know no other room.
export type { LocalDataset } from '../local/dataset.ts';
export type { FieldReport, ImportOptions, ImportReport, ImportSource, ReadHints, SourceReport } from '../local/import.ts';

/** What every command is handed. */
export interface CliContext {
  readonly io: Io;
  readonly backends: Backends;
  /** Ids and tokens that no message may show whole. */
  readonly secrets: Set<string>;
}

/** Where records can be; each is loaded when it is asked for. */
export interface Backends {
  openDataset(options: { readonly directory: string; readonly now: () => number }): Promise<LocalDataset>;
  connect(options: { readonly baseUrl: string; readonly token?: string }): Promise<ScrapersApi>;
}

/** The dataset of this machine, and a server over HTTP. */
export const backends: Backends = {
  async openDataset(options) {
    const { openDataset } = await import('../local/open.ts');
    return openDataset(options);
  },
  async connect(options) {
    const { createRemoteApi } = await import('../remote/remote-api.ts');
    return createRemoteApi(options);
  },
};

/** One scraper, wherever it is. Disposing of it closes what was opened for it. */
export interface Target extends AsyncDisposable {
  readonly api: ScrapersApi;
  readonly scraperId: string;
  /** As messages may name it; undefined where only the id is known. */
  readonly name: string | undefined;
  /** True where every page that is asked for may count against an allowance. */
  readonly metered?: true;
}

/** Opens the scraper that the settings name: at the server of `--base-url`, else in the local dataset. */
export async function openTarget(context: CliContext, settings: PlaceSettings): Promise<Target> {
  if (settings.baseUrl !== undefined) return openRemote(context, settings, settings.baseUrl);
  const dataset = await openLocal(context, settings);
  try {
    const { id, name } = resolveScraper(await dataset.scrapers(), settings.scraper);
    context.secrets.add(id);
    return { api: dataset.api, scraperId: id, name, [Symbol.asyncDispose]: () => dataset[Symbol.asyncDispose]() };
  } catch (error) {
    await dataset[Symbol.asyncDispose]();
    throw error;
  }
}

/** Opens the local dataset, for what only its owner may do. */
export async function openOwned(context: CliContext, settings: PlaceSettings): Promise<LocalDataset> {
  if (settings.baseUrl !== undefined) {
    throw new ScrqError('invalid_usage', 'this command works on the local dataset, and a base URL names a server', {
      hint: 'Leave out --base-url, or unset SCRQ_BASE_URL.',
    });
  }
  return openLocal(context, settings);
}

/** Serves an API over HTTP; resolves once it listens. */
export async function openServer(api: ScrapersApi, options: ServeOptions): Promise<RunningServer> {
  const { startServer } = await import('../server/serve.ts');
  return startServer(api, options);
}

async function openLocal(context: CliContext, settings: PlaceSettings): Promise<LocalDataset> {
  if (settings.directory === undefined) {
    throw new ScrqError('invalid_usage', 'there is no home directory to keep the dataset in', {
      hint: 'Name a directory with --data DIR or SCRQ_DATA.',
    });
  }
  return context.backends.openDataset({ directory: settings.directory, now: context.io.now });
}

async function openRemote(context: CliContext, settings: PlaceSettings, baseUrl: string): Promise<Target> {
  const { scraper, token } = settings;
  if (scraper === undefined) {
    throw new ScrqError('invalid_usage', 'no scraper is named, and a server does not list its own', {
      hint: 'Add --scraper ID, or set SCRQ_SCRAPER.',
    });
  }
  context.secrets.add(scraper);
  if (token !== undefined) context.secrets.add(token);
  const api = await context.backends.connect({ baseUrl, ...(token === undefined ? {} : { token }) });
  return { api, scraperId: scraper, name: undefined, metered: true, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}
