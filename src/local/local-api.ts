import type { ScrapersApi } from '../contract/api.ts';
import { createRunDescriber, describeScraper } from './describe.ts';
import { hybrid } from './hybrid.ts';
import { createRankingCache } from './ranking-cache.ts';
import { results } from './results.ts';
import { runs } from './scrapers.ts';
import type { Services } from './services.ts';

/** The API over the dataset of this machine. Disposing of it closes the dataset. */
export function createLocalApi(services: Services): ScrapersApi {
  const rankRecords = createRankingCache(services);
  const describeRun = createRunDescriber();
  return {
    hybrid: (input, options) => hybrid(services, rankRecords, input, options),
    results: (input, options) => results(services, input, options),
    scraper: (input, options) => describeScraper(services, describeRun, input, options),
    runs: (input) => runs(services, input),
    health: () => Promise.resolve({ status: 'ok' }),
    async ready() {
      await services.store.catalogue.scrapers();
      await services.embedder();
      return { status: 'ready' };
    },
    [Symbol.asyncDispose]: () => services.store[Symbol.asyncDispose](),
  };
}
