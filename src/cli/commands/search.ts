import { Command, Option } from 'commander';

import type { CliContext } from '../context.ts';
import { addPagingOptions, type PagingOptions } from '../paging.ts';
import { readSettings, type Settings } from '../settings.ts';

interface SearchOptions extends PagingOptions {
  readonly sort?: string;
  readonly filter?: string;
  readonly run?: string;
  readonly mode?: 'hybrid' | 'keyword' | 'vector';
  readonly explain?: boolean;
}

const EXAMPLES = `
Examples:
  scrq search '2 bed flats under $1,500 posted this week'
  scrq search quiet street near the river --scraper flats --take 20
  scrq search "pets welcome" --filter "price < 1500 AND bedrooms >= 2" --sort price
  scrq search "cheapest with a balcony" --all --format csv > flats.csv
  scrq search "under 1500" --explain`;

/** `scrq search`: natural language search over the latest run. */
export function searchCommand(context: CliContext): Command {
  const command = new Command('search')
    .description('search in plain words: bounds and dates become a filter, the rest ranks what passes')
    .argument('<query...>', 'what you are looking for');
  return addPagingOptions(command)
    .option('--sort <fields>', 'order by fields instead of relevance: "-price,title" (minus: descending)')
    .option('--filter <filter>', 'a filter to pass as well: "price < 1500 AND pets = true"')
    .option('--run <id>', 'search this run instead of the latest')
    .addOption(new Option('--mode <mode>', 'rank by keywords and meaning (hybrid), or by one of them alone').choices(['hybrid', 'keyword', 'vector']))
    .option('--explain', 'tell what became of each part of the query')
    .addHelpText('after', EXAMPLES)
    .action((words: readonly string[], options: SearchOptions, self: Command) =>
      runSearch(context, readSettings(self, context.io), { ...options, query: words.join(' ') }),
    );
}

/** Searches, and prints what is found with what the query was taken to mean. */
export async function runSearch(context: CliContext, settings: Settings, options: SearchOptions & { readonly query: string }): Promise<void> {
  const { showAnswer } = await import('../answer.ts');
  const { explanationNotes, filterNotes } = await import('../search-notes.ts');
  const { query, sort, filter, mode, explain } = options;
  await showAnswer(context, settings, {
    paging: options,
    run: options.run,
    ask: ({ api, scraperId }, part, signal) => api.hybrid({ scraperId, search: query, sort, filter, mode, explain, ...part }, { signal }),
    before: ({ meta }) => (meta === undefined ? [] : [...explanationNotes(query, meta.explain), ...filterNotes(meta)]),
  });
}
