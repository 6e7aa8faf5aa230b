import { Readable } from 'node:stream';

import { ScrqError } from '../../../errors.ts';
import type { CliContext, LocalDataset } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeNote, writeResult } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { runSearch } from '../search/command.ts';
import { runServe } from '../serve/run.ts';
import { withImportProgress } from '../../terminal/import-progress.ts';
import { DAY_MS, demoRuns, type Listing } from './listings.ts';

/** The options of `scrq demo` as they were typed. */
export interface DemoFlags {
  readonly serve?: boolean;
  readonly port?: string;
}

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

/** Name of the scraper that holds the demo. */
const DEMO_NAME = 'demo';

/** Makes sure that the scraper `demo` has its two runs, and says what there is. Runs that are there already stay as they are. */
async function loadDemo({ io }: CliContext, dataset: LocalDataset): Promise<readonly string[]> {
  const runs = demoRuns(io.now());
  const known = (await dataset.scrapers()).find((scraper) => scraper.name === DEMO_NAME);
  const loaded = known === undefined ? 0 : (await dataset.api.runs({ scraperId: known.id })).pagination.total;
  if (
    known?.latestRun &&
    !isDemo(
      known.fields.map((field) => field.name),
      runs.later,
    )
  ) {
    throw new ScrqError('invalid_usage', 'the scraper "demo" holds records of yours', {
      hint: 'Rename it with `scrq scrapers rename demo NAME`, or choose another directory with --data.',
    });
  }
  if (loaded >= 2) {
    const since = known?.latestRun?.completedAt.slice(0, 10) ?? '';
    return [`the demo of ${since} is used again (for a fresh one: scrq scrapers remove demo --yes && scrq demo)`];
  }
  const now = io.now();
  const made = [
    { listings: runs.earlier, runAt: now - DAY_MS },
    { listings: runs.later, runAt: now },
  ];
  for (const { listings, runAt } of made.slice(loaded)) {
    await withImportProgress(io, 'the demo', (hooks) =>
      dataset.importRun(sourceOf(listings), { scraper: known?.id ?? DEMO_NAME, key: ['id'], runAt, ...hooks }),
    );
  }
  return [
    `imported two runs of about ${runs.earlier.length} flats to let into the scraper "${DEMO_NAME}"`,
    'all of them are invented: the places do not exist, and none of these flats can be rented',
  ];
}

/** The dataset may have a scraper of that name. */
function isDemo(fields: readonly string[], [listing]: readonly Listing[]): boolean {
  return Object.keys(listing ?? {}).every((name) => fields.includes(name));
}

function sourceOf(listings: readonly Listing[]) {
  const text = listings.map((listing) => `${JSON.stringify(listing)}\n`).join('');
  return { name: 'demo listings.ndjson', open: () => Readable.from([Buffer.from(text)], { objectMode: false }) };
}
