import { resolve } from 'node:path';

import { ScrqError } from '../../../errors.ts';
import { isUri } from '../../../text/uri.ts';
import type { Settings } from '../../config/settings.ts';
import { withStorageOptions } from '../../config/storage-options.ts';
import { copyBetween, type CliContext, type CopyReport } from '../../context.ts';
import { EndedWith } from '../../ended-with.ts';
import { openProgress } from '../../terminal/progress.ts';
import { writeStoreRequests } from '../../terminal/store-requests.ts';
import { readCopyFlags, type CopyFlags } from './options.ts';
import { printCopy } from './print.ts';

interface CopyTask {
  readonly from: string;
  readonly to: string;
  readonly flags: CopyFlags;
}

/** Copies runs, and ends with 1 when one of them is not where it should be. */
export async function runCopy(context: CliContext, settings: Settings, { from, to, flags }: CopyTask): Promise<void> {
  const { io, secrets } = context;
  if ([settings.dataFound, settings.server].some((found) => found?.kind === 'option')) {
    throw new ScrqError('invalid_usage', 'both places of a copy are arguments, and --data or --base-url names another one', {
      hint: 'Leave it out: scrq copy FROM TO.',
    });
  }
  // A scraper in the settings is for questions: a copy without some of the scrapers must have been asked for.
  const scraper = settings.scraperFound?.kind === 'option' ? settings.scraper : undefined;
  if (scraper?.startsWith('scr_') === true) secrets.add(scraper);
  const options = readCopyFlags(flags, scraper);
  const { fromStorageOption = [], toStorageOption = [] } = flags;
  const stores = {
    fromStorage: withStorageOptions(io, settings.storage, fromStorageOption, '--from-storage-option'),
    toStorage: withStorageOptions(io, settings.storage, toStorageOption, '--to-storage-option'),
  };
  const onRequests = settings.verbose ? (requests: Parameters<typeof writeStoreRequests>[1]) => writeStoreRequests(io, requests) : undefined;
  const report = await withProgress(context, (onProgress) =>
    copyBetween(context, settings, { ...options, ...stores, from: placeOf(io.cwd, from), to: placeOf(io.cwd, to), onProgress, onRequests }),
  );
  for (const { id } of report.scrapers) secrets.add(id);
  await printCopy(context, settings, report);
  const wrong = new Set(options.mode === 'verify' ? ['damaged', 'different', 'missing'] : ['damaged']);
  if (report.scrapers.some(({ runs }) => runs.some(({ status }) => wrong.has(status)))) throw new EndedWith(1);
}

function placeOf(cwd: string, place: string): string {
  return isUri(place) ? place : resolve(cwd, place);
}

type OnProgress = NonNullable<Parameters<typeof copyBetween>[2]['onProgress']>;

async function withProgress({ io }: CliContext, work: (onProgress: OnProgress) => Promise<CopyReport>): Promise<CopyReport> {
  using progress = await openProgress(io, 'looking at both places');
  return await work(({ phase, scraper, run, records, total }) =>
    progress.tell({ doing: `${phase} the run ${run} of "${scraper}"`, done: records, total, unit: 'records' }),
  );
}
