import { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeNote } from '../../terminal/io.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

interface UsageFlags {
  readonly month?: string;
}

const EXAMPLES = `
Examples:
  scrq usage
  scrq usage --month 2026-11 --format json

Calendar months are in UTC. Calls of all servers on this dataset are counted, a second or so after they were made; those that failed are not.
Searches and pages of results are metered. Exports, diffs, chat and stats are not, as the specification of the API has it: they are counted only by
a server that was given an allowance for them (scrq serve --export-allowance, --diff-allowance, --chat-allowance, --stats-allowance).`;

/** `scrq usage`: how many calls the servers of the dataset answered. */
export function usageCommand(context: CliContext): Command {
  return new Command('usage')
    .description('how many metered calls servers on this dataset answered, by month, kind and token')
    .option('--month <month>', 'only this month: "2026-11"')
    .addHelpText('after', EXAMPLES)
    .action((flags: UsageFlags, self: Command) => runUsage(context, readSettings(self, context.io), flags));
}

async function runUsage(context: CliContext, settings: Settings, { month }: UsageFlags): Promise<void> {
  if (month !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new ScrqError('invalid_usage', `--month "${month}" is not a month`, { hint: 'Write it as 2026-11.' });
  }
  const { showReport } = await import('../../output/show-report.ts');
  await using dataset = await openOwned(context, settings);
  await using book = await dataset.openUsage();
  const names = new Map((await dataset.tokens.list()).map(({ id, name }) => [id, name]));
  const usage = (await book.list()).filter((each) => month === undefined || each.month === month);
  if (usage.length === 0) writeNote(context.io, 'no calls were counted');
  const rows = usage.map(({ month: of, kind, token, calls }) => ({
    month: of,
    kind,
    token: token === null ? null : (names.get(token) ?? token),
    calls,
  }));
  await showReport(context, settings, { value: usage, rows });
}
