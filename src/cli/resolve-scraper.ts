import type { Scraper } from '../contract/operations/scrapers.ts';
import { ScrqError } from '../errors.ts';
import { nearest } from '../text/nearest.ts';

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
    hint: `Add --scraper NAME: ${listed(scrapers.map((scraper) => scraper.name))}.`,
  });
}

function unknownHint(scrapers: readonly Scraper[], given: string): string {
  if (scrapers.length === 0) return 'There are none yet: `scrq import FILE --scraper NAME` makes one.';
  const names = scrapers.map((scraper) => scraper.name);
  const near = nearest(given, names);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are: ${listed(names)}.`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}
