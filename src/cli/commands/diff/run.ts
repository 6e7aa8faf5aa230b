import type { ScrapersApi } from '../../../contract/api.ts';
import type { DiffInput, DiffResponse } from '../../../contract/operations/diff.ts';
import { listedNames } from '../../../text/name-list.ts';
import { ScrqError } from '../../../errors.ts';
import { type CliContext, openFileDiff, type FileDiff } from '../../context.ts';
import { openSource } from '../../import-source.ts';
import { knownScraper, openTarget } from '../../target.ts';
import { LARGEST_TAKE, pagesFrom } from '../../paging.ts';
import type { ComparedNames } from './notes.ts';
import { showDiffStat } from './stat.ts';
import { EndedWith } from '../../ended-with.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { ClosedPipe } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { showDiff } from './print.ts';
import { outputFormat } from '../../output/show-records.ts';
import type { DiffFlags } from './options.ts';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';

export interface DiffOrder {
  /** Runs or files; undefined where the default is meant. */
  readonly runs: readonly [from: string | undefined, to: string | undefined];
  readonly flags: DiffFlags;
}

/** Compares two runs or two files, and prints what changed. Rejects with `EndedWith` 1 when that was asked for and there are changes. */
export async function printDiff(context: CliContext, settings: Settings, order: DiffOrder): Promise<void> {
  const { flags } = order;
  refuseStray(flags);
  await using compared = await openCompared(context, settings, order);
  const format = outputFormat(context, settings);
  const unending = context.display.pages && (format === 'table' || format === 'record');
  const ask = askerOf(compared, flags, context.io.signal);
  const onePage = flags.page !== undefined || flags.take !== undefined;
  const whole = flags.all === true || (unending && !onePage);
  await showForeign(context, async () => {
    const first = await ask(flags.stat === true ? { take: 1 } : { page: flags.page, take: whole ? LARGEST_TAKE : flags.take });
    const status = flags.exitCode === true && first.pagination.total > 0 ? 1 : 0;
    try {
      if (flags.stat === true) await showDiffStat(context, settings, { meta: first.meta, names: compared.names, flags });
      else {
        const scraper = () => knownScraper(compared, context.io.signal);
        await showDiff(context, settings, pagesOf(first, ask, whole ? 'all' : 'one'), { names: compared.names, flags, scraper });
      }
    } catch (error) {
      // The reader has seen enough: that changes nothing of what there is.
      if (!(error instanceof ClosedPipe) || status === 0) throw error;
    }
    if (status !== 0) throw new EndedWith(status);
  });
}

/** Without a "=" before it, the value of --find-renames may be meant for a run. */
function refuseStray({ findRenames }: DiffFlags): void {
  if (typeof findRenames !== 'string') return;
  const percent = /^\d[\d.]* ?%?$/.test(findRenames) ? Number.parseFloat(findRenames) : 0;
  if (percent > 0 && percent <= 100) return;
  throw new ScrqError('invalid_usage', `--find-renames "${findRenames}" is not a valid percentage`, {
    hint: 'Write it as --find-renames=50, or put --find-renames behind the runs.',
  });
}

/** Asks for one page, and adds to the question what it is given. */
type Asker = (part: Partial<DiffInput>) => Promise<DiffResponse>;

async function* pagesOf(first: DiffResponse, ask: Asker, extent: 'one' | 'all'): AsyncIterable<DiffResponse> {
  const { from, to } = first.meta;
  // A run that completes meanwhile must not mix into the pages.
  const pinned = { ...(from === null ? {} : { from: from.id }), ...(to === null ? {} : { to: to.id }) };
  if (extent === 'one') yield first;
  else yield* pagesFrom(first, (page) => ask({ ...pinned, page, take: LARGEST_TAKE }));
}

/** The scraper whose runs are compared, and which of them. */
interface Compared extends AsyncDisposable {
  readonly api: Pick<ScrapersApi, 'diff' | 'scraper'>;
  readonly scraperId: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Of files; undefined for runs. */
  readonly names: ComparedNames | undefined;
}

/** Two files are the only two runs of a scraper of their own. */
async function openCompared(context: CliContext, settings: Settings, { runs: [from, to], flags }: DiffOrder): Promise<Compared> {
  const [older, newer] = [from !== undefined && (await isFile(context, from)), to !== undefined && (await isFile(context, to))];
  if (!older && !newer) return { ...(await openTarget(context, settings)), from, to, names: undefined };
  if (from === undefined || to === undefined || !older || !newer) {
    throw new ScrqError('invalid_usage', 'a file is compared with another file, and only one is given', {
      hint: 'Give two files, or import the file with `scrq import` and compare runs.',
    });
  }
  const key = flags.key === undefined ? undefined : listedNames(flags.key);
  const files = await openFiles(context, [from, to], key);
  return { ...files, api: files, from: undefined, to: undefined, names: { from, to } };
}

function askerOf({ api, scraperId, from, to }: Compared, flags: DiffFlags, signal: AbortSignal): Asker {
  const { key, change, changedFields, where, fields, ignore, tolerance, findRenames, stat } = flags;
  return (part) =>
    api.diff(
      {
        scraperId,
        from,
        to,
        key,
        change,
        changedFields,
        where,
        fields,
        ignore,
        tolerance,
        findRenames: findRenames === true ? 50 : findRenames,
        stats: stat,
        ...part,
      },
      { signal },
    );
}

/** Whether an argument of `scrq diff` means a file: what is written like a path does, and what is there, unless it is written like a run. */
async function isFile({ io }: CliContext, argument: string): Promise<boolean> {
  if (argument === '-') return true;
  if (RUN.test(argument)) return false;
  if (/[/\\]|\.\w+$/.test(argument)) return true;
  return access(resolve(io.cwd, argument)).then(
    () => true,
    () => false,
  );
}

/** `latest`, `previous`, or the id of a run. */
const RUN = /^(?:latest|previous|[0-9a-hjkmnp-tv-z]{26})$/i;

/** Two files as the two runs of a scraper of their own; no dataset is made. */
async function openFiles({ io }: CliContext, [older, newer]: readonly [string, string], key: readonly string[] | undefined): Promise<FileDiff> {
  if (older === '-' && newer === '-') {
    throw new ScrqError('invalid_usage', 'both files are the standard input', { hint: 'Give - for one of them only.' });
  }
  const { withImportProgress } = await import('../../terminal/import-progress.ts');
  return openFileDiff([await openSource(io, older), await openSource(io, newer)], {
    key,
    now: io.now(),
    reading: (source, read) => withImportProgress(io, source.name, read),
  });
}
