import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';
import { addOutputOptions } from '../../output/options.ts';
import type { ShowFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq show F-1042
  scrq show F-1042 --scraper flats --fields title,price,url
  scrq show "Corner Shop,SKU-7"                      a key of two fields
  scrq show https://example.com/flats/7 --by url
  scrq show F-1042 --run 01JB9XKTW2V4C6M8N0P2R4S6T8 --format json

A value that holds a comma itself stands in double quotes: '"Smith, Jane",2024'. Where several records have the key, all of them are shown.
What became of the record over all runs: scrq history.`;

/** `scrq show`: one record. */
export function showCommand(context: CliContext): Command {
  const command = new Command('show')
    .description('show one record, a field a line, by its key')
    .argument('<key>', 'value of its key; several are joined by commas');
  return addOutputOptions(command)
    .option('--by <fields>', 'find it by these fields (default: the key of the scraper)')
    .option('--fields <names>', 'only these fields, in this order: "title,price" (a name with a comma in backticks)')
    .option('--run <id>', 'in this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action(async (key: string, flags: ShowFlags, self: Command) => {
      const { withOutput } = await import('../../output/output.ts');
      const { runShow } = await import('./run.ts');
      await withOutput(context, readSettings(self, context.io), flags, (shown, settings) => runShow(shown, settings, { key, flags }));
    });
}
