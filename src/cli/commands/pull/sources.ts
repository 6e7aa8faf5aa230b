import { join } from 'node:path';

import type { PullSources } from '../../../contract/configuration.ts';
import { isScrqError } from '../../../errors.ts';
import { readJsonFile, readText, writeJsonFile } from '../../config/config-file.ts';
import { isUri } from '../../../text/uri.ts';

/** A scraper of a server, as the source of a local one. */
export type PullSource = PullSources[string];

/** Ids of scrapers are shared secrets: only the user may read them. */
const SECRET_MODE = 0o600;

/** Where local scrapers were pulled from, by their ids. */
export async function readPullSources(directory: string | undefined): Promise<ReadonlyMap<string, PullSource>> {
  const file = fileIn(directory);
  if (file === undefined || (await readText(file)) === undefined) return new Map();
  const { PullSources: schema } = await import('../../../contract/configuration.ts');
  return new Map(Object.entries((await readJsonFile(file, schema, [])) ?? {}));
}

/** Remembers where a local scraper was pulled from; false where there is no place for it, or none that can be written. */
export async function rememberPullSource(directory: string | undefined, scraperId: string, source: PullSource): Promise<boolean> {
  const file = fileIn(directory);
  if (file === undefined) return false;
  const known = await readPullSources(directory);
  const before = known.get(scraperId);
  if (before?.baseUrl === source.baseUrl && before.scraper === source.scraper) return true;
  try {
    await writeJsonFile(file, Object.fromEntries([...known, [scraperId, source]]), SECRET_MODE);
    return true;
  } catch (error) {
    if (isScrqError(error)) return false;
    throw error;
  }
}

/** A dataset in an object store has no place for a file of ours. */
function fileIn(directory: string | undefined): string | undefined {
  return directory === undefined || isUri(directory) ? undefined : join(directory, 'pull-sources.json');
}
