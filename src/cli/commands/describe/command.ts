import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';
import type { Described } from './print.ts';

const EXAMPLES = `
Examples:
  scrq describe
  scrq describe price rooms --scraper flats
  scrq describe "Release Date" --run 01JB9XKTW2V4C6M8N0P2R4S6T8
  scrq describe --format json

Values are of all records of the run. On a terminal, numbers and dates are drawn as small histograms, for other fields the most
frequent values are shown; of a field that is named, the histogram has its ranges and counts. --format json has them too.`;

/** `scrq describe`: what the values of the fields are like. */
export function describeCommand(context: CliContext): Command {
  return new Command('describe')
    .description('show what the values of the fields are like: how many, how many different, least, median, greatest, most frequent')
    .argument('[field...]', 'fields to show more of (default: all of them, a line each)')
    .option('--run <id>', 'this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action(async (fields: readonly string[], options: Omit<Described, 'fields'>, self: Command) => {
      const { showStatistics } = await import('./print.ts');
      await showStatistics(context, readSettings(self, context.io), { ...options, fields });
    });
}
