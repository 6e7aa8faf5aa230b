import { ScrqError } from '../errors.ts';
import { publicRun } from '../core/public-run.ts';
import type { LocalDataset } from './dataset.ts';
import { createLocalApi } from './local-api.ts';
import { publicScraper } from './scrapers.ts';
import { closeServices, findRun, findScraper, type Services } from './services.ts';
import { createTokenBook } from './admin/token-book.ts';

/** The dataset out of its services. */
export function createLocalDataset(services: Services): LocalDataset {
  const { store } = services;
  const { catalogue } = store;
  const shown = async (id: string) => publicScraper(await findScraper(services, id), (await catalogue.runs(id))[0]);
  return {
    api: createLocalApi(services),
    objectStoreRequests: () => store.requests(),
    async scrapers() {
      const entries = await catalogue.scrapers();
      return Promise.all(entries.map(({ id }) => shown(id)));
    },
    async createScraper(name) {
      return shown((await catalogue.createScraper(name)).id);
    },
    async renameScraper(id, name) {
      await findScraper(services, id);
      await catalogue.renameScraper(id, name);
      return shown(id);
    },
    async removeScraper(id) {
      await findScraper(services, id);
      await catalogue.removeScraper(id);
    },
    async removeRun(scraperId, runId) {
      const run = await findRun(services, (await findScraper(services, scraperId)).id, runId);
      if (run !== null) await catalogue.removeRuns(run.scraperId, [run.id]);
    },
    async pruneRuns(scraperId, keep) {
      if (!Number.isSafeInteger(keep) || keep < 1) {
        throw new ScrqError('invalid_usage', `cannot keep ${keep} runs`, { hint: 'Give a whole number of at least 1.' });
      }
      const { id } = await findScraper(services, scraperId);
      const removed = (await catalogue.runs(id)).slice(keep);
      await catalogue.removeRuns(
        id,
        removed.map((run) => run.id),
      );
      return removed.map(publicRun);
    },
    runsBeingWritten: (scraperId) => catalogue.runsBeingWritten(scraperId),
    giveUpRun: (scraperId, runId) => catalogue.giveUpRun(scraperId, runId),
    previewImport: async (source, options) => (await import('./import/import-run.ts')).previewImport(services, source, options),
    importRun: async (source, options) => (await import('./import/import-run.ts')).importRun(services, source, options),
    reembed: async (scraperId, options) => (await import('./import/reembed.ts')).reembed(services, scraperId, options),
    runs: {
      push: async (input, body, options) => (await import('./import/push.ts')).pushRun(services, input, body, options),
      setRoles: async (input) => (await import('./import/set-roles.ts')).setRoles(services, input),
    },
    tokens: createTokenBook(services),
    prepare: async () => {
      await Promise.all([store.load(), services.tables.load()]);
      await (await import('./warm-up.ts')).warmUp();
    },
    openUsage: async () => (await import('./admin/usage-book.ts')).openUsageBook(services),
    [Symbol.asyncDispose]: () => closeServices(services),
  };
}
