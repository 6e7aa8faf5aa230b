import { paginate } from '../contract/envelope.ts';
import { parseRequest } from '../contract/parse.ts';
import type { ScrapersOptions } from '../contract/api.ts';
import type { ListedScraper, RunsResponse, Scraper, ScrapersResponse } from '../contract/operations/scrapers.ts';
import { RunsRequest, ScrapersRequest, type RunsInput, type ScrapersInput } from '../contract/operations/scraper-requests.ts';
import { fieldsWithRoles } from '../core/fields/role.ts';
import { publicRun } from '../core/public-run.ts';
import type { RunEntry, ScraperEntry } from '../core/ports/catalogue.ts';
import { publicField } from './public-field.ts';
import { findScraper, type Services } from './services.ts';

/** Completed runs of a scraper, newest first. */
export async function runs(services: Services, input: RunsInput): Promise<RunsResponse> {
  const { scraperId, page, take } = parseRequest(RunsRequest, input);
  const entry = await findScraper(services, scraperId);
  const all = await services.store.catalogue.runs(entry.id);
  return { data: all.slice((page - 1) * take, page * take).map(publicRun), pagination: paginate(all.length, page, take) };
}

/** The scrapers that may be read, by name. */
export async function scrapers(
  { store: { catalogue } }: Services,
  input: ScrapersInput = {},
  { signal, readable }: ScrapersOptions = {},
): Promise<ScrapersResponse> {
  parseRequest(ScrapersRequest, input);
  signal?.throwIfAborted();
  const entries = await catalogue.scrapers();
  const shown = readable === undefined ? entries : entries.filter(({ id }) => readable.includes(id));
  const data = await Promise.all(
    shown.map(async ({ id, name }): Promise<ListedScraper> => {
      const [latest] = await catalogue.runs(id);
      return { id, name, ...(latest === undefined ? { records: null, run: null } : { records: latest.records, run: listedRun(latest) }) };
    }),
  );
  return { data };
}

function listedRun(entry: RunEntry): NonNullable<ListedScraper['run']> {
  const { id, runAt } = publicRun(entry);
  return { id, runAt };
}

/** A scraper as the API shows it. */
export function publicScraper(entry: ScraperEntry, latest: RunEntry | undefined): Scraper {
  return {
    id: entry.id,
    name: entry.name,
    fields: latest === undefined ? [] : fieldsWithRoles(latest).map(publicField),
    key: [...(latest?.key ?? [])],
    latestRun: latest === undefined ? null : publicRun(latest),
  };
}
