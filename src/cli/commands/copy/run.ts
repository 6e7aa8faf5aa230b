import { resolve } from 'node:path';

import { ScrqError } from '../../../errors.ts';
import { isUri } from '../../../text/uri.ts';
import type { Settings } from '../../config/settings.ts';
import { withStorageOptions } from '../../config/storage-options.ts';
import { copyBetween, type CliContext, type CopyReport, type CopyPlaces } from '../../context.ts';
import { EndedWith } from '../../ended-with.ts';
import { openProgress } from '../../terminal/progress.ts';
import { writeStoreRequests } from '../../terminal/store-requests.ts';
import { counted } from '../../../text/counted.ts';
import { showReport } from '../../output/show-report.ts';
import { writeNote, writeWarnings } from '../../terminal/io.ts';

/** The options of `scrq copy` as they were typed. */
export interface CopyFlags {
  readonly run?: readonly string[];
  readonly fromStorageOption?: readonly string[];
  readonly toStorageOption?: readonly string[];
  readonly as?: 'dataset' | 'ndjson';
  readonly dryRun?: boolean;
  readonly verify?: boolean;
  readonly withTokens?: boolean;
  readonly withVectors?: boolean;
}

/** What the options ask for. */
function readCopyFlags({ run, as, dryRun, verify, withTokens, withVectors }: CopyFlags, scraper: string | undefined) {
  if (withTokens === true && (scraper !== undefined || run !== undefined)) {
    throw new ScrqError('invalid_usage', 'the tokens of a dataset are copied with all of its scrapers, and --scraper or --run names some', {
      hint: 'Leave out one of them.',
    });
  }
  const mode = verify === true ? 'verify' : dryRun === true ? 'preview' : 'copy';
  return { scraper, runs: run, as, mode, withTokens, withVectors } satisfies Partial<CopyPlaces>;
}

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

/** Enough to tell two runs apart at a glance; `--format json` has all of it. */
const SHOWN_DIGITS = 12;

async function printCopy(context: CliContext, settings: Settings, report: CopyReport): Promise<void> {
  const { io } = context;
  const rows = report.scrapers.flatMap(({ name, runs }) =>
    runs.map(({ id, runAt, records, status, digest, vectors }) => ({
      scraper: name,
      run: id,
      date: runAt,
      records,
      status,
      vectors: vectors ?? null,
      values: digest?.values.slice(0, SHOWN_DIGITS) ?? null,
    })),
  );
  await showReport(context, settings, { value: report, rows, prefer: ['scraper', 'run', 'records', 'status'] });
  writeWarnings(io, report.warnings);
  const copied = rows.filter(({ status }) => status === 'copied');
  const records = copied.reduce((sum, row) => sum + row.records, 0);
  if (copied.length > 0)
    writeNote(io, `copied ${counted(copied.length, 'run')} with ${counted(records, 'record')}, each read back and found to be the same`);
  if (report.tokens !== null) writeNote(io, `copied what there is of tokens: ${counted(report.tokens, 'line')}`);
}
