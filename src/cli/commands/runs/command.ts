import { Command } from 'commander';

import type { Run } from '../../../contract/operations/scrapers.ts';
import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { chosenScraper, openOwned } from '../../target.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import { addPagingOptions, type PagingOptions } from '../../paging.ts';
import { addListCommand } from '../../subcommands.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { counted } from '../../../text/counted.ts';

const EXAMPLES = `
Examples:
  scrq runs --scraper flats
  scrq runs list --all --format json
  scrq runs remove 01JB9XKTW2V4C6M8N0P2R4S6T8 --scraper flats --yes
  scrq runs prune --keep 5 --scraper flats
  scrq runs unlock --scraper flats --yes

That a writer was killed is noticed automatically: at once on this machine, within a minute or so on another one or in another
container. "unlock" does not wait: a writer that still lives fails when it completes its run.`;

/** `scrq runs`: the completed runs of a scraper. */
export function runsCommand(context: CliContext): Command {
  const command = new Command('runs').description('list and remove the completed runs of a scraper').addHelpText('after', EXAMPLES);
  const settings = (self: Command) => readSettings(self, context.io);
  addPagingOptions(
    addListCommand(command, 'completed runs, the newest first', (self) => listRuns(context, settings(self), self.opts<PagingOptions>())),
  );
  command
    .command('remove')
    .description('remove one run')
    .argument('<run>', 'id of the run')
    .option('--yes', 'do not ask')
    .action((runId: string, options: { readonly yes?: boolean }, self: Command) =>
      removeRun(context, settings(self), { runId, yes: options.yes === true }),
    );
  command
    .command('prune')
    .description('remove all runs but the newest')
    .requiredOption('--keep <n>', 'how many of the newest to keep, at least 1')
    .action((options: { readonly keep: string }, self: Command) => pruneRuns(context, settings(self), options.keep));
  command
    .command('unlock')
    .description('give up runs that were begun and never ended, so that new ones can be written')
    .option('--yes', 'do not ask')
    .action((options: { readonly yes?: boolean }, self: Command) => unlockRuns(context, settings(self), options.yes === true));
  return command;
}

async function listRuns(context: CliContext, settings: Settings, paging: PagingOptions): Promise<void> {
  const { showAnswer } = await import('../../output/answer.ts');
  const { outputFormat } = await import('../../output/show-records.ts');
  const forPeople = ['table', 'record'].includes(outputFormat(context, settings));
  await showAnswer(context, settings, {
    paging,
    run: undefined,
    noun: 'run',
    fields: ['run', 'date', 'records', 'change', 'embedder'],
    ask: async ({ api, scraperId }, { page, take }, signal) => {
      const answer = await api.runs({ scraperId, page, take }, { signal });
      for (const run of answer.data.filter(isAhead)) writeWarning(context.io, aheadSentence(run));
      if (!forPeople) return answer;
      const { pagination } = answer;
      // The run before the last one of a page is on the next page.
      const next = pagination.hasMore ? (await api.runs({ scraperId, page: pagination.page * pagination.take + 1, take: 1 }, { signal })).data : [];
      return { data: runRows(answer.data, next[0]), pagination };
    },
  });
}

/** Whether a run is dated after its completion, which no scraping can be. */
function isAhead({ runAt, completedAt }: Run): boolean {
  return Date.parse(runAt) > Date.parse(completedAt);
}

function aheadSentence({ id, runAt, completedAt }: Run): string {
  return `warning: the run ${id} is dated ${runAt}, after its completion: it has its place by its completion, ${completedAt}`;
}

/** Runs as a table shows them, the newest first; `older` is the one before the last of them. */
function runRows(runs: readonly Run[], older?: Run) {
  return runs.map((run, index) => ({ ...runRow(run), change: changeSince(runs[index + 1] ?? older, run), embedder: run.embedder }));
}

function runRow({ id, runAt, records }: Run) {
  return { run: id, date: runAt, records };
}

function changeSince(before: Run | undefined, run: Run): string {
  if (before === undefined) return 'first';
  const change = run.records - before.records;
  return change > 0 ? `+${change}` : String(change);
}

interface RunRemoval {
  readonly runId: string;
  readonly yes: boolean;
}

async function removeRun(context: CliContext, settings: Settings, { runId, yes }: RunRemoval): Promise<void> {
  const { confirm } = await import('../../terminal/prompts.ts');
  await using dataset = await openOwned(context, settings);
  const { id, name } = await chosenScraper(context, settings, await dataset.scrapers());
  if (!(await confirm(context, { settings, yes, question: `Remove the run ${runId} of "${name}"?` }))) {
    writeWarning(context.io, 'nothing is removed');
    return;
  }
  await dataset.removeRun(id, runId);
  writeNote(context.io, `removed the run ${runId} of "${name}"`);
}

async function unlockRuns(context: CliContext, settings: Settings, yes: boolean): Promise<void> {
  const { confirm } = await import('../../terminal/prompts.ts');
  await using dataset = await openOwned(context, settings);
  const { id, name } = await chosenScraper(context, settings, await dataset.scrapers());
  const writing = await dataset.runsBeingWritten(id);
  if (writing.length === 0) {
    writeNote(context.io, `no run of "${name}" is being written`);
    return;
  }
  const listed = writing
    .map(({ id: run, since, host, pid }) => `${run} (begun ${new Date(since).toISOString()}, process ${pid} of ${host})`)
    .join(', ');
  if (!(await confirm(context, { settings, yes, question: `Give up what is being written to "${name}": ${listed}?` }))) {
    writeNote(context.io, 'nothing is given up');
    return;
  }
  for (const run of writing) await dataset.giveUpRun(id, run.id);
  writeNote(context.io, `gave up ${listed} of "${name}"`);
}

async function pruneRuns(context: CliContext, settings: Settings, keep: string): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  if (!/^[1-9]\d{0,8}$/.test(keep)) {
    throw new ScrqError('invalid_usage', `--keep must be a whole number of at least 1, not "${keep}"`, {
      hint: 'To remove everything, use `scrq scrapers remove`.',
    });
  }
  await using dataset = await openOwned(context, settings);
  const { id, name } = await chosenScraper(context, settings, await dataset.scrapers());
  const removed: readonly Run[] = await dataset.pruneRuns(id, Number(keep));
  await showReport(context, settings, { value: removed, rows: removed.map(runRow) });
  writeNote(context.io, `removed ${counted(removed.length, 'run')} of "${name}"`);
}
