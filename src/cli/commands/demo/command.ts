import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeNote } from '../../terminal/io.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { runSearch } from '../search/command.ts';

const EXAMPLES = `
Examples:
  scrq demo
  scrq demo --data ./try --format json`;

const QUERY = '2 bed flats under $1,500 posted this week';

const NEXT = [
  'try next:',
  '  scrq search "quiet place near the river with a balcony, pets welcome" --scraper demo',
  '  scrq search "cheapest furnished studio" --scraper demo --explain',
  '  scrq results --scraper demo --sort -price --fields title,city,price',
  '  scrq runs --scraper demo',
  '  scrq import your-file.csv',
];

/** `scrq demo`: invented records, imported for real, and a search over them, shown for people even where it is piped. */
export function demoCommand(context: CliContext): Command {
  return new Command('demo')
    .description('import two runs of invented flat listings and search them')
    .addHelpText('after', EXAMPLES)
    .action((_options: object, self: Command) => runDemo(context, { ...readSettings(self, context.io), scraper: 'demo' }));
}

async function runDemo(context: CliContext, settings: Settings): Promise<void> {
  const { io } = context;
  const { loadDemo } = await import('./load.ts');
  {
    // Closed before the search opens it again: the search is the command that everybody runs.
    await using dataset = await openOwned(context, settings);
    for (const line of await loadDemo(context, dataset)) writeNote(io, line);
  }
  writeNote(io, '');
  writeNote(io, `scrq search '${QUERY}' --scraper demo`);
  // Also where the settings name a server: these records are here.
  await runSearch(context, { ...settings, baseUrl: undefined, format: settings.format ?? 'table' }, { query: QUERY });
  for (const line of NEXT) writeNote(io, line);
}
