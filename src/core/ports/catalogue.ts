import type { FieldRole } from '../../contract/operations/scrapers.ts';
import type { FileMark, RunBeingWritten, RunPack } from '../dataset-state.ts';
import type { RunField } from '../fields/field.ts';
import type { FieldSettings } from '../fields/settings.ts';
import type { TextLanguage } from '../rank/languages.ts';

/** A scraper as the catalogue knows it. */
export interface ScraperEntry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Roles by field that were set by hand; the catalogue gives them to the fields of all its runs. */
  readonly roles?: Readonly<Record<string, FieldRole>>;
}

/** A completed run with all that is needed to read it. Times in epoch milliseconds. */
export interface RunEntry {
  readonly id: string;
  readonly scraperId: string;
  readonly startedAt: number;
  readonly completedAt: number;
  /** When the records were scraped: runs are ordered by it (see `orderTime`). */
  readonly runAt: number;
  readonly records: number;
  readonly fields: readonly RunField[];
  readonly key: readonly string[];
  /** What its owner fixed about the fields; holds for later runs. */
  readonly settings: FieldSettings;
  /** The field that names a record best, counted twice by vectors; null when no field does. */
  readonly titleField: string | null;
  readonly embedder: string | null;
  /** The values of a record are kept as one: the run has too many fields for a column each. */
  readonly packed?: true;
  /** The language of its text, whose rules full-text search stems words by. Default: English. */
  readonly language?: TextLanguage;
  /** The request that brought it, of a client that may repeat it. */
  readonly request?: PushedRequest;
  /** The files it is made of; missing for runs of an object store, and for those that an older version wrote. */
  readonly files?: readonly FileMark[];
  /** In an object store, what is derived from its records, for other machines to fetch; missing for runs that an older version wrote. */
  readonly packs?: readonly RunPack[];
}

/** What identifies a request: both are hashes. `warnings` belong to its answer. */
interface PushedRequest {
  readonly key: string;
  readonly body: string;
  readonly warnings: readonly string[];
}

/** Scrapers and their completed runs. A run that never completed is not in it. */
export interface Catalogue {
  scrapers(): Promise<readonly ScraperEntry[]>;
  scraper(id: string): Promise<ScraperEntry | undefined>;
  /** Newest first. */
  runs(scraperId: string): Promise<readonly RunEntry[]>;
  /** The same, oldest first, with the roles that were derived when they were written. */
  writtenRuns(scraperId: string): Promise<readonly RunEntry[]>;
  /** Gives a scraper the name and the roles that it has in another dataset; makes it, with its id, where it is missing. */
  adoptScraper(scraper: ScraperEntry): Promise<void>;
  createScraper(name: string): Promise<ScraperEntry>;
  renameScraper(id: string, name: string): Promise<void>;
  /** Sets roles of fields for all runs, also later ones; null gives a field its derived role back. */
  setRoles(id: string, roles: Readonly<Record<string, FieldRole | null>>): Promise<void>;
  /** Removes the scraper with all its runs. */
  removeScraper(id: string): Promise<void>;
  /** Removes runs of a scraper, all at once. */
  removeRuns(scraperId: string, runIds: readonly string[]): Promise<void>;
  /** Runs that were started and have neither completed nor been given up, by the order of their start. */
  runsBeingWritten(scraperId: string): Promise<readonly RunBeingWritten[]>;
  /** Gives up a run that is being written by any process: its writer, should it live, will fail. */
  giveUpRun(scraperId: string, runId: string): Promise<void>;
}
