import type { Scraper } from '../contract/operations/scrapers.ts';
import { ScrqError } from '../errors.ts';
import { firstNames, nameHint } from '../text/nearest.ts';

/** The scraper that `--scraper` means: its id, or else its name; the only one there is when nothing is given. */
export function resolveScraper(scrapers: readonly Scraper[], given: string | undefined): Scraper {
  if (given === undefined) return onlyScraper(scrapers);
  const found = scrapers.find((scraper) => scraper.id === given) ?? scrapers.find((scraper) => scraper.name === given);
  if (found !== undefined) return found;
  throw new ScrqError('scraper_not_found', `no scraper has the id or name "${given}"`, { hint: unknownHint(scrapers, given) });
}

function onlyScraper(scrapers: readonly Scraper[]): Scraper {
  const [first, ...others] = scrapers;
  if (first === undefined) {
    throw new ScrqError('scraper_not_found', 'there are no records here yet', {
      hint: 'Import some with `scrq import FILE --scraper NAME`, or see `scrq demo`.',
    });
  }
  if (others.length === 0) return first;
  throw new ScrqError('invalid_usage', `there are ${scrapers.length} scrapers, and --scraper does not say which`, {
    hint: `Add --scraper NAME: ${firstNames(
      scrapers.map((scraper) => scraper.name),
      LISTED,
    )}.`,
  });
}

function unknownHint(scrapers: readonly Scraper[], given: string): string {
  if (scrapers.length === 0) return 'There are none yet: `scrq import FILE --scraper NAME` makes one.';
  return nameHint(
    given,
    scrapers.map((scraper) => scraper.name),
    LISTED,
  );
}

const LISTED = 10;
