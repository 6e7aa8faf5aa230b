import type { ScrapersApi } from '../contract/api.ts';
import { createRunDescriber, describeScraper } from './describe.ts';
import { createRankingCache } from './ranking-cache.ts';
import { results } from './results.ts';
import { runs } from './scrapers.ts';
import type { Services } from './services.ts';

/** The API over the dataset of this machine. Disposing of it closes the dataset. What one operation alone needs is loaded when it is asked for. */
export function createLocalApi(services: Services): ScrapersApi {
  const rankRecords = createRankingCache(services);
  const describeRun = createRunDescriber();
  const diff = once(async () => (await import('./diff.ts')).createDiff(services));
  const history = once(async () => (await import('./history.ts')).createHistory(services));
  return {
    async hybrid(input, options) {
      const { hybrid } = await import('./hybrid.ts');
      return hybrid(services, rankRecords, input, options);
    },
    results: (input, options) => results(services, input, options),
    async export(input, options) {
      const { exportRecords } = await import('./export.ts');
      return exportRecords(services, input, options);
    },
    diff: async (input, options) => (await diff())(input, options),
    history: async (input, options) => (await history())(input, options),
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

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
