import type { RunField } from '../core/fields/field.ts';
import { fieldsWithRoles } from '../core/fields/role.ts';
import type { QueryField } from '../core/language/query-field.ts';
import type { LanguageModel } from '../core/ports/language-model.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { Catalogue, RunEntry, ScraperEntry } from '../core/ports/catalogue.ts';
import type { RunReader } from '../core/ports/records.ts';
import type { Tables } from '../core/ports/tables.ts';
import { ScrqError } from '../errors.ts';
import type { Embedders } from './embedders.ts';
import type { MemoryShares } from './memory-shares.ts';
import { publicField } from './public-field.ts';

/** What the operations on this machine work with. */
export interface Services {
  readonly store: RecordStore;
  /** Disposed of before the store. */
  readonly tables: Tables;
  readonly embedders: Embedders;
  /** The model that a person has chosen; null when none is, and then rules do all. */
  readonly model: LanguageModel | null;
  /** What searches keep for the next ones. */
  readonly memory: Pick<MemoryShares, 'filters' | 'orders'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Closes what was opened for the operations. */
export async function closeServices({ store, tables }: Services): Promise<void> {
  await tables[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
}

interface ScraperServices {
  readonly store: { readonly catalogue: Pick<Catalogue, 'scraper'> };
}

/** The scraper of an id; rejects with `scraper_not_found`. The id is a secret, so the message does not repeat it. */
export async function findScraper({ store }: ScraperServices, id: string): Promise<ScraperEntry> {
  const scraper = await store.catalogue.scraper(id);
  if (scraper === undefined) {
    throw new ScrqError('scraper_not_found', 'no scraper has this id', { hint: 'Check the id, or the name given with --scraper.' });
  }
  return scraper;
}

/** The run asked for, else (or for `latest`) the latest completed one; null when the scraper has none yet. Rejects with `run_not_found`. */
export async function findRun({ store }: Services, scraperId: string, runId: string | undefined): Promise<RunEntry | null> {
  return runAmong(await store.catalogue.runs(scraperId), runId ?? 'latest');
}

/** The run of an id, or for `latest` the first, of runs that are the newest first; null when there is none yet. Rejects with `run_not_found`. */
export function runAmong(runs: readonly RunEntry[], runId: string): RunEntry | null {
  if (runId === 'latest') return runs[0] ?? null;
  const run = runs.find((entry) => entry.id === runId);
  if (run === undefined) {
    throw new ScrqError('run_not_found', `no completed run of this scraper has the id ${JSON.stringify(runId)}`, { hint: '`scrq runs` lists them.' });
  }
  return run;
}

/** Opens the run that a request is about; null when the scraper never completed one. */
export async function openRequestedRun(services: Services, scraperId: string, runId: string | undefined): Promise<RunReader | null> {
  const scraper = await findScraper(services, scraperId);
  const run = await findRun(services, scraper.id, runId);
  return run === null ? null : services.store.openRun(run);
}

const seenFields = new WeakMap<RunEntry, readonly QueryField[]>();

/** Fields of a run as an interpreter of queries sees them; the same array for the same run, so that what it learns of them can be kept. */
export function queryFields(run: RunEntry): readonly QueryField[] {
  const known =
    seenFields.get(run) ??
    fieldsWithRoles(run)
      .filter(({ rawOf }) => rawOf === undefined)
      .map(queryField);
  seenFields.set(run, known);
  return known;
}

function queryField({ stats, ...field }: RunField): QueryField {
  return { ...publicField(field), ...stats };
}
