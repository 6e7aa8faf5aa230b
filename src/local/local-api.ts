import type { CallOptions, ScrapersApi } from '../contract/api.ts';
import type { HybridResponse } from '../contract/operations/search.ts';
import type { HybridInput } from '../contract/operations/search-request.ts';
import { createRunDescriber, describeScraper } from './stats/describe.ts';
import { createFindPassing } from './search/find-passing.ts';
import { createRankingCache } from './search/ranking-cache.ts';
import { results } from './results.ts';
import { runs, scrapers } from './scrapers.ts';
import { closeServices, type Services } from './services.ts';

/** The API over the dataset of this machine. Disposing of it closes the dataset. What one operation alone needs is loaded when it is asked for. */
export function createLocalApi(services: Services): ScrapersApi {
  const findPassing = createFindPassing(services);
  const rankRecords = createRankingCache(services, findPassing);
  const readQuery = once(async () => {
    const { createInterpreter } = await import('./search/interpret.ts');
    return createInterpreter({ ...services, openStatic: () => services.embedders.choose('static') });
  });
  const describeRun = createRunDescriber(services);
  const diff = once(async () => (await import('./diff/diff.ts')).createDiff(services));
  const ready = once(async () => (await import('./search/readiness.ts')).createReadiness(services));
  const history = once(async () => (await import('./diff/history.ts')).createHistory(services));
  const executePlan = once(async () => (await import('./stats/execute-plan.ts')).createPlanExecutor(services, { diff, history }));
  const search = async (input: HybridInput, options?: CallOptions): Promise<HybridResponse> => {
    const { hybrid } = await import('./search/hybrid.ts');
    return hybrid(services, { rankRecords, findPassing, readQuery: await readQuery() }, input, options);
  };
  const chat = once(async () => (await import('./chat/chat.ts')).createChat(services, { executePlan, search }));
  return {
    hybrid: search,
    results: (input, options) => results(services, input, options),
    async export(input, options) {
      const { exportRecords } = await import('./export/export.ts');
      return exportRecords(services, input, options);
    },
    diff: async (input, options) => (await diff())(input, options),
    history: async (input, options) => (await history())(input, options),
    async stats(input, options) {
      const { computeStats } = await import('./stats/stats.ts');
      return computeStats(services, await executePlan(), input, options);
    },
    async facets(input, options) {
      const { facets } = await import('./facets.ts');
      return facets(services, input, options);
    },
    async *chat(input, options) {
      yield* (await chat())(input, options);
    },
    scrapers: (input, options) => scrapers(services, input, options),
    scraper: (input, options) => describeScraper(services, describeRun, input, options),
    runs: (input) => runs(services, input),
    health: () => Promise.resolve({ status: 'ok' }),
    ready: async () => (await ready())(),
    [Symbol.asyncDispose]: () => closeServices(services),
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
