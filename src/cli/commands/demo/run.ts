import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeNote, writeResult } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { runSearch } from '../search/command.ts';
import { runServe } from '../serve/run.ts';
import { DEMO_NAME, loadDemo } from './load.ts';
import type { DemoFlags } from './options.ts';

const QUERY = '2 bed flats under $1,500 posted this week';

const NEXT = [
  'try next:',
  '  scrq search "quiet place near the river with a balcony, pets welcome" --scraper demo',
  '  scrq search "cheapest furnished studio" --scraper demo --explain',
  '  scrq results --scraper demo --sort -price --fields title,city,price',
  '  scrq runs --scraper demo',
  '  scrq import your-file.csv',
];

/** Imports the demo, where it is not there yet, and searches it. */
export async function runDemo(context: CliContext, settings: Settings): Promise<void> {
  const { io } = context;
  // Closed before the search opens it again: the search is the command that everybody runs.
  await makeDemo(context, settings);
  writeNote(io, '');
  writeNote(io, `scrq search '${QUERY}' --scraper demo`);
  // Also where the settings name a server: these records are here.
  await runSearch(context, { ...settings, baseUrl: undefined, format: settings.format ?? 'table' }, { query: QUERY });
  for (const line of NEXT) writeNote(io, line);
}

/** Imports the demo, where it is not there yet, and serves it with a page, whose address it prints where settings do not hide it, until it is interrupted. */
export async function serveDemo(context: CliContext, settings: Settings, { port }: DemoFlags): Promise<void> {
  const { io } = context;
  await makeDemo(context, settings);
  const flags = { auth: true, page: true, ...(port === undefined ? {} : { port }) };
  await runServe(context, settings, flags, async (url, dataset, page) => {
    if (page === 'hidden') return writeNote(io, 'no page is shown, since SCRQ_PAGE=none is set');
    const demo = (await dataset.scrapers()).find(({ name }) => name === DEMO_NAME);
    if (demo === undefined) throw new ScrqError('scraper_not_found', 'the demo is gone', { hint: 'Make it again with `scrq demo`.' });
    // What follows the sign is never sent to a server, nor logged by one.
    await writeResult(io, `${url}/#/s/${demo.id}\n`);
    writeNote(io, 'open this page in a browser; Ctrl-C ends it');
  });
}

async function makeDemo(context: CliContext, settings: Settings): Promise<void> {
  await using dataset = await openOwned(context, settings);
  for (const line of await loadDemo(context, dataset)) writeNote(context.io, line);
}
