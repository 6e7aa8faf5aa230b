import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { addOutputOptions } from '../../output/options.ts';
import { readSettings } from '../../config/settings.ts';
import type { FacetsFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq facets
  scrq facets --filter "city = 'Porto' AND price < 1500"
  scrq facets --fields city,price --limit 20 --bins 10
  scrq facets --fields city --format csv
  scrq facets --fields price --format json --jq '.data[0].bins[].filter'

Each value and each range comes with the filter that passes just its records, for --filter of search, results, export and facets itself.
What --filter says about one field alone is left out where that field is counted: with city = 'Porto', the other cities keep their counts.
Without --fields these are the fields that people narrow by: categories, lists, prices, yes and no, numbers and dates, 12 at most.`;

/** `scrq facets`: how records spread over the values of fields. */
export function facetsCommand(context: CliContext): Command {
  const command = new Command('facets').description('show which values the records have, how many of them, and the filter for each');
  return addOutputOptions(command)
    .option('--filter <filter>', 'only records that pass: "price < 1500 AND pets = true"')
    .option('--fields <names>', 'count these fields, in this order: "city,price" (a name with a comma in backticks)')
    .option('--limit <n>', 'values of each field, at most (1-100, default 10)')
    .option('--bins <n>', 'ranges of each field of numbers or dates, at most (1-100, default 20)')
    .option('--run <id>', 'this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action(async ({ output, force, ...flags }: FacetsFlags, self: Command) => {
      const { withOutput } = await import('../../output/output.ts');
      const { runFacets } = await import('./run.ts');
      const files = { ...(output === undefined ? {} : { output }), ...(force === undefined ? {} : { force }) };
      await withOutput(context, readSettings(self, context.io), files, (shown, settings) => runFacets(shown, settings, flags));
    });
}
