import { Command } from 'commander';

import type { CliContext } from '../context.ts';
import { addPagingOptions, type PagingOptions } from '../paging.ts';
import { readSettings, type Settings } from '../settings.ts';

interface ResultsOptions extends PagingOptions {
  readonly sort?: string;
  readonly filter?: string;
  readonly fields?: string;
  readonly run?: string;
}

const EXAMPLES = `
Examples:
  scrq results --take 20
  scrq results --scraper flats --sort -price --fields title,price
  scrq results --filter "price BETWEEN 900 AND 1200" --format json
  scrq results --all --format csv > flats.csv`;

/** `scrq results`: records as they are, in the order of the run. */
export function resultsCommand(context: CliContext): Command {
  const command = new Command('results').description('show records as they were collected, page by page');
  return addPagingOptions(command)
    .option('--sort <fields>', 'order by fields: "-price,title" (minus: descending)')
    .option('--filter <filter>', 'only records that pass: "price < 1500 AND pets = true"')
    .option('--fields <names>', 'only these fields, in this order: "title,price"')
    .option('--run <id>', 'this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action((options: ResultsOptions, self: Command) => runResults(context, readSettings(self, context.io), options));
}

async function runResults(context: CliContext, settings: Settings, options: ResultsOptions): Promise<void> {
  const { showAnswer } = await import('../answer.ts');
  const { sort, filter, fields } = options;
  await showAnswer(context, settings, {
    paging: options,
    run: options.run,
    ...(fields === undefined ? {} : { fields: fields.split(',').map((name) => name.trim()) }),
    ask: ({ api, scraperId }, part, signal) => api.results({ scraperId, sort, filter, fields, ...part }, { signal }),
  });
}
