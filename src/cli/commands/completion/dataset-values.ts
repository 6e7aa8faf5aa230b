import { access } from 'node:fs/promises';

import { aliasesOf } from '../../config/configuration.ts';
import { settingNames } from '../../config/setting-names.ts';
import type { CliContext, LocalDataset } from '../../context.ts';
import { resolveScraper } from '../../resolve-scraper.ts';
import type { PlaceSettings } from '../../config/settings.ts';
import type { Candidate, ValueSource } from './complete.ts';

/** Names that the local dataset and the settings know. A server is never asked: its calls may be counted. */
export async function datasetValues(
  context: CliContext,
  settings: PlaceSettings,
  ...[kind, typed]: Parameters<ValueSource>
): ReturnType<ValueSource> {
  if (kind === 'settings') return settingNames.map((value) => ({ value }));
  const aliases = kind === 'scrapers' ? [...aliasesOf(settings.configuration).keys()].map((value) => ({ value, description: 'of a server' })) : [];
  const directory = typed.get('--data') ?? settings.directory;
  if (typed.has('--base-url') || settings.baseUrl !== undefined || directory === undefined) return aliases;
  return [...aliases, ...(await localValues(context, directory, kind, typed.get('--scraper') ?? settings.scraper))];
}

async function localValues(
  { backends, io }: CliContext,
  directory: string,
  kind: Parameters<ValueSource>[0],
  given: string | undefined,
): Promise<readonly Candidate[]> {
  try {
    // To look for names must not make a dataset.
    await access(directory);
  } catch {
    return [];
  }
  await using dataset = await backends.openDataset({ directory, now: io.now });
  return values(kind, dataset, given);
}

async function values(kind: Parameters<ValueSource>[0], dataset: LocalDataset, given: string | undefined): Promise<readonly Candidate[]> {
  const scrapers = await dataset.scrapers();
  if (kind === 'scrapers') return scrapers.map(({ name, latestRun }) => ({ value: name, description: `${latestRun?.records ?? 0} records` }));
  const scraper = resolveScraper(scrapers, given);
  if (kind === 'fields') return scraper.fields.map(({ name, type }) => ({ value: name, description: type }));
  const { data } = await dataset.api.runs({ scraperId: scraper.id, take: SHOWN_RUNS });
  return data.map(({ id, runAt, records }) => ({ value: id, description: `${runAt}, ${records} records` }));
}

/** More than that is not a choice. */
const SHOWN_RUNS = 50;
