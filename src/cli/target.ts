import type { ScrapersApi } from '../contract/api.ts';
import type { Scraper } from '../contract/operations/scrapers.ts';
import { ScrqError } from '../errors.ts';
import { aliasesOf } from './config/configuration.ts';
import type { PlaceSettings } from './config/settings.ts';
import { datasetOptions, type CliContext, type LocalDataset } from './context.ts';
import { writeStoreRequests } from './terminal/store-requests.ts';
import { resolveScraper } from './resolve-scraper.ts';

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
export async function openTarget(context: CliContext, settings: Parameters<typeof datasetOptions>[1]): Promise<Target> {
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
export async function openOwned(context: CliContext, settings: Parameters<typeof datasetOptions>[1]): Promise<LocalDataset> {
  const { server } = settings;
  // One that stands in a file of settings is for the commands that can use it.
  if (settings.baseUrl !== undefined && (server?.kind === 'option' || server?.kind === 'environment')) {
    throw new ScrqError('invalid_usage', 'this command works on the local dataset, and a base URL names a server', {
      hint: 'Leave out --base-url, or unset SCRQ_BASE_URL.',
    });
  }
  return openLocal(context, settings);
}

async function openLocal(context: CliContext, settings: Parameters<typeof datasetOptions>[1]): Promise<LocalDataset> {
  const dataset = await context.backends.openDataset(await datasetOptions(context, settings));
  return settings.verbose ? countingDataset(context, dataset) : dataset;
}

/** Prints what was asked of an object store when the dataset is closed. */
function countingDataset({ io }: CliContext, dataset: LocalDataset): LocalDataset {
  return {
    ...dataset,
    async [Symbol.asyncDispose]() {
      await dataset[Symbol.asyncDispose]();
      writeStoreRequests(io, dataset.objectStoreRequests());
    },
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

interface KnownTarget {
  readonly api: Pick<Target['api'], 'scraper'>;
  readonly scraperId: string;
}

/** What is known of the scraper itself, in one of its runs or in the latest; undefined for servers that answer about its records only. */
export async function knownScraper({ api, scraperId }: KnownTarget, signal: AbortSignal, run?: string): Promise<Scraper | undefined> {
  try {
    return (await api.scraper({ scraperId, run }, { signal })).data;
  } catch (error) {
    if (error instanceof ScrqError && unanswered.has(error.code)) return undefined;
    throw error;
  }
}

const unanswered: ReadonlySet<string> = new Set(['scraper_not_found', 'route_not_found', 'method_not_allowed', 'bad_response']);
