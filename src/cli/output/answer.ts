import type { RecordData } from '../../contract/envelope.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import type { CliContext } from '../context.ts';
import { openTarget, knownScraper, type Target } from '../target.ts';
import { noteIgnored, type BeyondApi } from './foreign-notes.ts';
import { writeNote, writeWarning, writeWarnings, type Io } from '../terminal/io.ts';
import { LARGEST_TAKE, pagesFrom, type PagingOptions } from '../paging.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Settings } from '../config/settings.ts';
import { counted, countText } from '../../text/counted.ts';
import { shellWord } from '../shell-word.ts';
import { chosenColumns } from './chosen-columns.ts';
import { hiddenText } from './record-printer.ts';
import { outputFormat, showRecords, type Page, type Shown } from './show-records.ts';

/** One page of an answer: which one, and of which run. */
interface Part {
  readonly page: string | number | undefined;
  readonly take: string | number | undefined;
  readonly run: string | undefined;
}

/** What to ask of a scraper, and what to say with the answer. */
export interface Question {
  readonly paging: PagingOptions;
  readonly run: string | undefined;
  readonly ask: (target: Target, part: Part, signal: AbortSignal) => Promise<Page>;
  /** All records in one go, for where pages are metered. */
  readonly everything?: (target: Target, signal: AbortSignal) => AsyncIterable<Page>;
  /** Keeps of the records what is to be shown. */
  readonly select?: (records: readonly RecordData[]) => readonly RecordData[];
  /** What to say to a person before the records, given the first page. */
  readonly before?: (first: Page) => readonly string[];
  /** What was asked for in addition to the records, or needs attention, terminal or not. */
  readonly explained?: (first: Page) => readonly string[];
  /** What is shown, in the singular; records unless given. */
  readonly noun?: string;
  /** Names of the fields, when the question names them. */
  readonly fields?: readonly string[];
  /** `--columns` as it was typed. */
  readonly columns?: string | undefined;
  /** What the question is about, where the answer does not say: its order and its filter. */
  readonly about?: string | undefined;
  /** The words that are searched for. */
  readonly query?: string | undefined;
  /** What of it the published API does not know. */
  readonly beyond?: BeyondApi;
}

/** Asks a question of the scraper that the settings name, and prints its answer: one page, or all of them read as one. */
export async function showAnswer(context: CliContext, settings: Settings, question: Question): Promise<void> {
  const { io } = context;
  const { signal } = io;
  if (question.columns !== undefined && question.fields !== undefined) {
    throw new ScrqError('invalid_usage', '--columns and --fields cannot be given together: each says which columns the table has', {
      hint: 'Leave out --columns: --fields sets their order, too.',
    });
  }
  await using target = await openTarget(context, { ...settings, isBrief: true });
  const pages = selected(pagesOf(question, target, signal), question);
  const seen = io.stdout.isTTY === true || io.stdout.shown === true;
  const noun = question.noun ?? 'record';
  const { fields, about, query } = question;
  const columns = chosenColumns(question.columns, settings, target);
  if (question.columns !== undefined && outputFormat(context, settings) !== 'table') {
    writeWarning(io, 'warning: --columns is for tables; --fields chooses fields in every format');
  }
  const shown = await showRecords(context, question.paging.all === true && !seen ? withProgress(pages, io, noun) : pages, {
    settings,
    announce: (first) => announce(context, settings, question, first),
    scraper: async () => (question.noun === undefined ? knownScraper(target, signal, question.run) : undefined),
    fields,
    columns,
    about,
    query,
  });
  if (question.beyond !== undefined) await noteIgnored(io, target, question.beyond);
  if (outputFormat(context, settings) === 'json') return;
  writeNote(io, footer(shown, noun));
  // Of a server, the owner knows; to ask it would be one more call.
  if (shown.pagination.total > 0 || target.metered === true) return;
  const scraper = await knownScraper(target, signal);
  if (scraper?.latestRun === null)
    writeWarning(io, `${scraper.name} has no completed run yet: scrq import FILE --scraper ${shellWord(scraper.name)}`);
}

/** The whole envelope says these things itself, except that a warning is for people to see. */
function announce(context: CliContext, settings: Settings, question: Question, first: Page): void {
  const { io } = context;
  if (outputFormat(context, settings) !== 'json') {
    for (const line of question.explained?.(first) ?? []) writeWarning(io, line);
    for (const line of question.before?.(first) ?? []) writeNote(io, line);
  }
  writeWarnings(io, first.meta?.warnings);
}

async function* selected(pages: AsyncIterable<Page>, { select = (records) => records }: Question): AsyncIterable<Page> {
  for await (const page of pages) yield { ...page, data: select(page.data) };
}

/** Tells how far it is while many pages are fetched for a file or a pipe. What is said with the first page comes before. */
async function* withProgress(pages: AsyncIterable<Page>, io: Io, noun: string): AsyncIterable<Page> {
  let done = 0;
  let progress: Progress | undefined;
  try {
    for await (const page of pages) {
      yield page;
      done += page.data.length;
      if (!page.pagination.hasMore) continue;
      progress ??= await (await import('../terminal/progress.ts')).openProgress(io, `fetching ${noun}s`);
      progress.tell({ doing: `fetching ${noun}s`, done, total: page.pagination.total, unit: 'records' });
    }
  } finally {
    progress?.[Symbol.dispose]();
  }
}

async function* pagesOf(question: Question, target: Target, signal: AbortSignal): AsyncIterable<Page> {
  const { paging, run, ask } = question;
  if (paging.all !== true) {
    yield await ask(target, { page: paging.page, take: paging.take, run }, signal);
    return;
  }
  if (target.metered && question.everything !== undefined) {
    yield* question.everything(target, signal);
    return;
  }
  // A run that completes meanwhile must not mix into the pages.
  const pinned = run ?? (await knownScraper(target, signal))?.latestRun?.id;
  const askPage = (page: number, take: number) => ask(target, { page, take, run: pinned }, signal);
  let take = LARGEST_TAKE;
  const first = await askPage(1, take).catch((error: unknown) => {
    if (!isAboutTake(error)) throw error;
    take = MODEST_TAKE;
    return askPage(1, take);
  });
  yield* pagesFrom(first, (page) => askPage(page, take));
}

/** No server publishes what it takes at most: one that refuses ours says so of that parameter. */
function isAboutTake(error: unknown): boolean {
  if (!isScrqError(error) || error.code !== 'invalid_parameter') return false;
  return /\btake\b/i.test(`${error.message} ${error.issues.map(({ parameter }) => parameter).join(' ')}`);
}

const MODEST_TAKE = 100;

/** How much of how many is shown, how many hold the words, and what has no room: one line. */
function footer({ pagination, records, meta, hidden }: Shown, noun: string): string {
  const { total, page, totalPages } = pagination;
  if (total === 0) return `no ${noun}s`;
  const all = counted(total, noun);
  const shown = records === total ? all : `${countText(records)} of ${all}, page ${countText(page)} of ${countText(totalPages)}`;
  return [shown, ...matchedTexts(meta, total), ...(hidden === 0 ? [] : [hiddenText(hidden)])].join('; ');
}

/** Of no record that holds a word, the notes before the records say so. */
function matchedTexts(meta: Page['meta'], total: number): readonly string[] {
  const { all = 0, some = 0 } = meta?.matched ?? {};
  const count = all > 0 ? all : some;
  return count === 0 ? [] : [`${countText(count)} of ${countText(total)} ${count === 1 ? 'holds' : 'hold'} ${all > 0 ? 'all' : 'some of the'} words`];
}
