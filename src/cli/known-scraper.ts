import type { Scraper } from '../contract/operations/scrapers.ts';
import { ScrqError } from '../errors.ts';
import type { Target } from './target.ts';

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
