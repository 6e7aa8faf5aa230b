import { Command, Option } from 'commander';

import { listedNames } from '../../../text/name-list.ts';
import type { CliContext } from '../../context.ts';
import { openTarget } from '../../target.ts';
import { addOutputOptions, type OutputFlags } from '../../output/options.ts';
import { addColumnsOption } from '../../output/chosen-columns.ts';
import { addPagingOptions, type PagingOptions } from '../../paging.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

interface SearchOptions extends PagingOptions, OutputFlags {
  readonly sort?: string;
  readonly fields?: string;
  readonly columns?: string;
  /** False for `--no-filter`. */
  readonly filter?: string | false;
  readonly run?: string;
  readonly mode?: 'hybrid' | 'keyword' | 'vector';
  readonly interpreter?: 'auto' | 'rules' | 'model' | 'none';
  readonly dryRun?: boolean;
  readonly explain?: boolean;
}

const EXAMPLES = `
Examples:
  scrq search '2 bed flats under $1,500 posted this week'
  scrq search quiet street near the river --scraper flats --take 20
  scrq search "pets welcome" --filter "price < 1500 AND bedrooms >= 2" --sort price
  scrq search 'loft near the harbour' --fields title,price,url
  scrq search 'loft near the harbour' --columns title,price    in tables alone; kept by scrq config set columns.flats
  scrq search "cheapest with a balcony" --all -o flats.csv
  scrq search "under 1500" --explain
  scrq search 'flats under 1500' --dry-run          only what it is taken to mean
  scrq search '"bay window" loft' --no-filter        nothing is derived; the quoted words come first`;

/** `scrq search`: natural language search over the latest run. */
export function searchCommand(context: CliContext): Command {
  const command = new Command('search')
    .description('search in plain words: bounds and dates become a filter, the rest ranks what passes')
    .argument('<query...>', 'what you are looking for');
  return addColumnsOption(addOutputOptions(addPagingOptions(command)))
    .option('--sort <fields>', 'order by fields instead of relevance: "-price,title" (minus: descending)')
    .option('--filter <filter>', 'only records that also pass this filter: "price < 1500 AND pets = true"')
    .option('--fields <names>', 'show only these fields, in this order: "title,price"')
    .option('--no-filter', 'take the words as they are: derive no filter and no order from them')
    .addOption(
      new Option('--interpreter <who>', 'who derives them: rules alone, rules and the language model, or whatever is configured (auto)').choices([
        'auto',
        'rules',
        'model',
        'none',
      ]),
    )
    .option('--dry-run', 'only show what the query means and how many records pass')
    .option('--run <id>', 'search this run instead of the latest')
    .addOption(new Option('--mode <mode>', 'rank by keywords and meaning (hybrid), or by one of them alone').choices(['hybrid', 'keyword', 'vector']))
    .option('--explain', 'show what became of each part of the query')
    .addHelpText('after', EXAMPLES)
    .action(async (words: readonly string[], options: SearchOptions, self: Command) => {
      const { withOutput } = await import('../../output/output.ts');
      await withOutput(context, readSettings(self, context.io), options, (shown, settings) =>
        runSearch(shown, settings, { ...options, query: words.join(' ') }),
      );
    });
}

/** Searches, and prints what is found with what the query was taken to mean. */
export async function runSearch(context: CliContext, settings: Settings, options: SearchOptions & { readonly query: string }): Promise<void> {
  const { showAnswer } = await import('../../output/answer.ts');
  const { filterNotes, unusedNotes } = await import('./notes.ts');
  const { query, sort, mode, explain, dryRun, fields, interpreter } = options;
  const asked = {
    search: query,
    sort,
    mode,
    ...(options.filter === false ? { interpreter: 'none' as const } : { filter: options.filter, interpreter }),
  };
  if (dryRun === true) {
    const { showMeaning } = await import('./explanation-notes.ts');
    await using target = await openTarget(context, settings);
    const answer = await target.api.hybrid(
      { scraperId: target.scraperId, run: options.run, dryRun: true, explain: true, ...asked },
      { signal: context.io.signal },
    );
    await showMeaning(context, settings, query, answer);
    return;
  }
  // To measure text in columns is costly to load, and only an explanation that is asked for needs it.
  const notesOnParts = explain === true ? (await import('./explanation-notes.ts')).explanationNotes : () => [];
  const select = fields === undefined ? undefined : (await import('../../output/select-fields.ts')).createSelection(fields);
  await showAnswer(context, settings, {
    paging: options,
    ...(select === undefined || fields === undefined ? {} : { select, fields: listedNames(fields) }),
    columns: options.columns,
    query,
    run: options.run,
    ask: ({ api, scraperId }, part, signal) => api.hybrid({ scraperId, ...asked, explain, ...part }, { signal }),
    explained: ({ meta }) => [...notesOnParts(query, meta?.explain), ...(meta === undefined ? [] : unusedNotes(meta))],
    before: ({ meta }) => (meta === undefined ? [] : filterNotes(meta)),
  });
}
