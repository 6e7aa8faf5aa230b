import type { ScrapersApi } from '../contract/api.ts';
import type { Scraper } from '../contract/operations/scrapers.ts';
import { ScrqError } from '../errors.ts';
import type { LocalDataset } from '../local/dataset.ts';
import type { RemoteOptions as ConnectOptions } from '../remote/remote-api.ts';
import type { FilesLook } from '../local/admin/doctor.ts';
import type { Finding } from '../local/admin/doctor-finding.ts';
import type { OllamaModels, OpenOptions } from '../local/open.ts';
import type { RunningServer, ServeOptions } from '../server/serve.ts';
import type { Display } from './output/display/display.ts';
import { aliasesOf } from './config/configuration.ts';
import { writeWarningAhead, type Io } from './terminal/io.ts';
import { resolveScraper } from './resolve-scraper.ts';
import type { PlaceSettings } from './config/settings.ts';

// What commands get through the functions below; they import no other layer.
export type { RemoteOptions as ConnectOptions } from '../remote/remote-api.ts';
export type { LocalDataset } from '../local/dataset.ts';
export type { FilesLook } from '../local/admin/doctor.ts';
export type { Finding } from '../local/admin/doctor-finding.ts';
export type { FieldReport, ImportOptions, ImportReport, ImportSource, ReadHints, SourceReport } from '../local/import/import.ts';

/** What every command is handed. */
export interface CliContext {
  readonly io: Io;
  readonly display: Pick<Display, 'begin' | 'pages' | 'reshaped'>;
  readonly backends: Backends;
  /** Ids and tokens that no message may show whole. */
  readonly secrets: Set<string>;
}

/** Where records can be; each is loaded when it is asked for. */
export interface Backends {
  openDataset(options: OpenOptions): Promise<LocalDataset>;
  connect(options: ConnectOptions): Promise<ScrapersApi>;
}

/** The dataset of this machine, and a server over HTTP. */
export const backends: Backends = {
  async openDataset(options) {
    const { openDataset } = await import('../local/open.ts');
    return openDataset(options);
  },
  async connect(options) {
    const [{ createRemoteApi }, v8] = await Promise.all([import('../remote/remote-api.ts'), import('node:v8')]);
    // The parser of HTTP is WebAssembly. Optimising it would take longer than most commands run, and Node waits for that before it ends.
    v8.setFlagsFromString('--liftoff-only');
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
    const { id, name } = await chosenScraper(context, settings, await dataset.scrapers());
    context.secrets.add(id);
    return { api: dataset.api, scraperId: id, name, [Symbol.asyncDispose]: () => dataset[Symbol.asyncDispose]() };
  } catch (error) {
    await dataset[Symbol.asyncDispose]();
    throw error;
  }
}

/** The scraper that the settings mean, of those of the local dataset; asked for on a terminal when they name none of several. */
export async function chosenScraper({ io }: CliContext, settings: PlaceSettings, scrapers: readonly Scraper[]): Promise<Scraper> {
  const { scraper, configuration } = settings;
  // A name in the settings stands for an id, unless a scraper here has that name.
  const alias =
    scraper === undefined || scrapers.some(({ id, name }) => id === scraper || name === scraper) ? undefined : aliasesOf(configuration).get(scraper);
  const named = scrapers.find(({ id }) => id === alias);
  if (named !== undefined) return named;
  if (scraper !== undefined || scrapers.length < 2 || io.stdin.isTTY !== true) return resolveScraper(scrapers, scraper);
  const { pickScraper } = await import('./terminal/pick.ts');
  return pickScraper(io, settings, scrapers);
}

/** Opens the local dataset, for what only its owner may do. */
export async function openOwned(context: CliContext, settings: PlaceSettings): Promise<LocalDataset> {
  const { server } = settings;
  // One that stands in a file of settings is for the commands that can use it.
  if (settings.baseUrl !== undefined && (server?.kind === 'option' || server?.kind === 'environment')) {
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
  return context.backends.openDataset(datasetOptions(context, settings));
}

/** Looks at all that the local dataset needs; yields what it finds one after the other. */
export async function examineLocal(context: CliContext, settings: PlaceSettings, files?: FilesLook): Promise<AsyncIterable<Finding>> {
  const { examineDataset } = await import('../local/open.ts');
  return examineDataset({ ...datasetOptions(context, settings), signal: context.io.signal, ...(files === undefined ? {} : { files }) });
}

/** The models of the Ollama server of the settings, by name, and its address. */
export async function ollamaModels({ io }: CliContext, { ollamaUrl }: PlaceSettings): Promise<OllamaModels> {
  const { listOllamaModels } = await import('../local/open.ts');
  return listOllamaModels({ url: ollamaUrl, now: io.now, signal: io.signal });
}

/** Where the local dataset is, and the models that were chosen for it. */
function datasetOptions({ io }: CliContext, settings: PlaceSettings): OpenOptions {
  if (settings.directory === undefined) {
    throw new ScrqError('invalid_usage', 'there is no home directory to keep the dataset in', {
      hint: 'Name a directory with --data DIR or SCRQ_DATA.',
    });
  }
  const { directory, ollamaUrl, model, embedder } = settings;
  return {
    directory,
    now: io.now,
    onWarning: (sentence) => writeWarningAhead(io, `warning: ${sentence}`),
    ...(ollamaUrl === undefined ? {} : { ollamaUrl }),
    ...(model === undefined ? {} : { model }),
    ...(embedder === undefined ? {} : { embedder }),
  };
}

async function openRemote(context: CliContext, settings: PlaceSettings, baseUrl: string): Promise<Target> {
  const { connectServer, scraperForServer } = await import('./connect.ts');
  const scraper = scraperForServer(settings, baseUrl);
  if (scraper === undefined) {
    const isWithheld = settings.server?.kind === 'project' && (settings.scraper !== undefined || aliasesOf(settings.configuration).size > 0);
    const hint = isWithheld ? ' The names and ids in your own settings are not sent to a server that only a project names.' : '';
    throw new ScrqError('invalid_usage', 'no scraper is named, and a server does not list its own', {
      hint: `Add --scraper ID, or set SCRQ_SCRAPER.${hint}`,
    });
  }
  context.secrets.add(scraper);
  const api = await connectServer(context, settings, { baseUrl });
  return { api, scraperId: scraper, name: undefined, metered: true, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}
