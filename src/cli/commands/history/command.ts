import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';
import type { HistoryFlags } from './print.ts';

const EXAMPLES = `
Examples:
  scrq history F-1042
  scrq history F-1042 price rating --scraper flats
  scrq history "Corner Shop,SKU-7" price             a key of two fields
  scrq history https://example.com/flats/7 --by url
  scrq history F-1042 price --changes --format csv

A value that holds a comma itself stands in double quotes: '"Smith, Jane",2024'. Runs are listed from the oldest to the newest.
On a terminal, numbers that changed are drawn below: a column a run, a dot where the record or the number is missing.`;

/** `scrq history`: one record over all runs. */
export function historyCommand(context: CliContext): Command {
  return new Command('history')
    .description('show one record over all runs: when it came and went, and how its values changed')
    .argument('<key>', 'value of its key; several are joined by commas')
    .argument('[field...]', 'fields to show; those that changed when none is named')
    .option('--by <fields>', 'find it by these fields (default: the key of the scraper)')
    .option('--changes', 'only runs in which something changed')
    .addHelpText('after', EXAMPLES)
    .action(async (key: string, fields: readonly string[], flags: HistoryFlags, self: Command) => {
      const { showHistory } = await import('./print.ts');
      await showHistory(context, readSettings(self, context.io), { key, fields, flags });
    });
}
