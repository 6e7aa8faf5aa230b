import type { ScrapersApi } from '../contract/api.ts';
import type { RunReceiver } from '../contract/operations/push.ts';
import type { Run, Scraper } from '../contract/operations/scrapers.ts';
import type { TokenBook } from '../contract/operations/tokens.ts';
import type { UsageBook } from '../contract/operations/usage.ts';
import type { ObjectStoreRequests, RunBeingWritten } from '../core/dataset-state.ts';
import type { ImportOptions, ImportReport, ImportSource, SourceReport } from './import/import.ts';
import type { ReembedOptions, ReembedReport } from './import/reembed.ts';

/** The dataset on this machine: the API over it, and what only its owner may do. */
export interface LocalDataset extends AsyncDisposable {
  readonly api: ScrapersApi;
  /** Loads what the first callers of a server would otherwise wait for, and everyone else with them. */
  prepare(): Promise<void>;
  /** What this process has asked of object stores; undefined where it has connected to none. */
  objectStoreRequests(): ObjectStoreRequests | undefined;
  /** All scrapers, by name. */
  scrapers(): Promise<readonly Scraper[]>;
  /** Makes a scraper; rejects with `invalid_usage` when the name is taken or not acceptable. */
  createScraper(name: string): Promise<Scraper>;
  renameScraper(id: string, name: string): Promise<Scraper>;
  removeScraper(id: string): Promise<void>;
  removeRun(scraperId: string, runId: string): Promise<void>;
  /** Removes all but the newest `keep` completed runs, and gives the removed ones. */
  pruneRuns(scraperId: string, keep: number): Promise<readonly Run[]>;
  /** Runs that were begun and have neither completed nor been given up. */
  runsBeingWritten(scraperId: string): Promise<readonly RunBeingWritten[]>;
  /** Gives up a run that is being written; its writer, should it live, fails. */
  giveUpRun(scraperId: string, runId: string): Promise<void>;
  /** What an import of the source would make of it; stores nothing. */
  previewImport(source: ImportSource, options: ImportOptions): Promise<SourceReport>;
  /** Records of one source become one completed run, or nothing does. */
  importRun(source: ImportSource, options: ImportOptions): Promise<ImportReport>;
  /** Runs that are pushed over HTTP. */
  readonly runs: RunReceiver;
  /** Tokens of servers on this dataset. */
  readonly tokens: TokenBook;
  /** Counts calls to servers on this dataset; its opener disposes of it before the dataset. */
  openUsage(): Promise<UsageBook>;
  /** Makes new vectors for the latest run of a scraper, which is searched as it is until then. */
  reembed(scraperId: string, options: ReembedOptions): Promise<ReembedReport>;
}
