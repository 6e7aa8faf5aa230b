import { createHash } from 'node:crypto';

import type { ApiMethod } from '../../contract/api.ts';

/** Ids of the completed runs of a scraper, the newest first. */
export type RunIds = (scraperId: string) => Promise<readonly string[]>;

/** Parameters of a request as text. */
export type Parameters = Readonly<Record<string, unknown>>;

/** What an answer is made of: as long as that stays, so does the answer. Undefined where more than runs and parameters decides, or nothing is known. */
export async function validatorOf(method: ApiMethod, parameters: Parameters, runIds: RunIds | undefined): Promise<string | undefined> {
  if (runIds === undefined || (method !== 'results' && method !== 'diff')) return undefined;
  const ids = await runIds(String(parameters['scraperId'])).catch(() => undefined);
  const runs = ids === undefined ? undefined : method === 'results' ? runOfResults(parameters, ids) : runsOfDiff(parameters, ids);
  return runs === undefined ? undefined : weakTag(method, runs, parameters);
}

/** The validator of a search: words mean something else tomorrow, so its answer is part of it. */
export async function validatorOfSearch(body: unknown, parameters: Parameters, runIds: RunIds | undefined): Promise<string | undefined> {
  const ids = await runIds?.(String(parameters['scraperId']));
  return ids === undefined ? undefined : weakTag('hybrid', [ids[0] ?? '', JSON.stringify(body)], parameters);
}

/** Runs never change, but can be removed: one that is not there any more validates nothing. */
function runOfResults({ run }: Parameters, ids: readonly string[]): readonly string[] | undefined {
  if (run === undefined) return [ids[0] ?? ''];
  return typeof run === 'string' && ids.includes(run) ? [run] : undefined;
}

function runsOfDiff({ from, to }: Parameters, ids: readonly string[]): readonly string[] | undefined {
  const named = [from, to].filter((run) => typeof run === 'string' && ids.includes(run));
  return named.length === 2 ? named.map(String) : ids;
}

/** Weak: compressed and not, the answer is the same to a reader and other bytes. */
function weakTag(method: ApiMethod, made: readonly string[], parameters: Parameters): string {
  const ordered = Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([method, made, ordered]));
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}
