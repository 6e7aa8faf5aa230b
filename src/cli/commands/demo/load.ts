import { Readable } from 'node:stream';

import { ScrqError } from '../../../errors.ts';
import type { CliContext, LocalDataset } from '../../context.ts';
import { withImportProgress } from '../../terminal/import-progress.ts';
import { demoRuns, type Listing } from './listings.ts';

/** Name of the scraper that holds the demo. */
export const DEMO_NAME = 'demo';

/** Makes sure that the scraper `demo` has its two runs, and says what there is. Runs that are there already stay as they are. */
export async function loadDemo({ io }: CliContext, dataset: LocalDataset): Promise<readonly string[]> {
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
  for (const listings of [runs.earlier, runs.later].slice(loaded)) {
    await withImportProgress(io, 'the demo', (hooks) =>
      dataset.importRun(sourceOf(listings), { scraper: known?.id ?? DEMO_NAME, key: ['id'], ...hooks }),
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
