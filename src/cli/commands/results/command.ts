import { Command } from 'commander';

import { listedNames } from '../../../text/name-list.ts';
import type { CliContext } from '../../context.ts';
import { addOutputOptions, type OutputFlags } from '../../output/options.ts';
import { addColumnsOption } from '../../output/chosen-columns.ts';
import { addPagingOptions, type PagingOptions } from '../../paging.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

interface ResultsOptions extends PagingOptions, OutputFlags {
  readonly sort?: string;
  readonly filter?: string;
  readonly fields?: string;
  readonly columns?: string;
  readonly run?: string;
}

const EXAMPLES = `
Examples:
  scrq results --take 20
  scrq results --scraper flats --sort -price --fields title,price
  scrq results --filter "price BETWEEN 900 AND 1200" --format json
  scrq results --sort -price --columns title,price  in tables alone; kept by scrq config set columns.flats
  scrq results --take 1 --format record             one record, whole
  scrq results --all --template '{{title}} at {{price}}'
  scrq results --all --jq 'select(.price < 1500).title'
  scrq results --all --format json --jq '[.data[].price] | add'
  scrq results --all --format csv > flats.csv
  scrq results --all -o flats.jsonl                 the file is there only once it is whole`;

/** `scrq results`: records as they are, in the order of the run. */
export function resultsCommand(context: CliContext): Command {
  const command = new Command('results').description('show records as they were collected, page by page');
  return addColumnsOption(addOutputOptions(addPagingOptions(command)))
    .option('--sort <fields>', 'order by fields: "-price,title" (minus: descending)')
    .option('--filter <filter>', 'only records that pass: "price < 1500 AND pets = true"')
    .option('--fields <names>', 'only these fields, in this order: "title,price" (a name with a comma in backticks)')
    .option('--run <id>', 'this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action(async (options: ResultsOptions, self: Command) => {
      const { withOutput } = await import('../../output/output.ts');
      await withOutput(context, readSettings(self, context.io), options, (shown, settings) => runResults(shown, settings, options));
    });
}

async function runResults(context: CliContext, settings: Settings, options: ResultsOptions): Promise<void> {
  const { showAnswer } = await import('../../output/answer.ts');
  const { exportPages } = await import('./all-pages.ts');
  const { sort, filter, fields, columns, run } = options;
  await showAnswer(context, settings, {
    paging: options,
    run,
    beyond: { filter, sort, run },
    ...(fields === undefined ? {} : { fields: listedNames(fields) }),
    columns,
    about: `${sort ?? ''} ${filter ?? ''}`,
    ask: ({ api, scraperId }, part, signal) => api.results({ scraperId, sort, filter, fields, ...part }, { signal }),
    everything: (target, signal) => exportPages(target, { sort, filter, fields, run }, signal),
  });
}
