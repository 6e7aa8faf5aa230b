import { ScrqError } from '../../errors.ts';
import type { CopyOptions } from './copy-report.ts';
import type { CopiedScraper } from './place.ts';

/** The scrapers and runs of a place that are meant. Rejects where there are none, or one that is named is missing. */
export function chosenScrapers(all: readonly CopiedScraper[], { scraper: named, runs: ids }: CopyOptions, place: string): readonly CopiedScraper[] {
  if (all.length === 0) {
    throw new ScrqError('invalid_usage', `${place} holds no dataset`, {
      hint: 'Name the data directory of a dataset, its address in an object store, or a directory that `scrq copy --as ndjson` has written.',
    });
  }
  const scrapers = named === undefined ? all : all.filter(({ scraper }) => scraper.id === named || scraper.name === named);
  if (scrapers.length === 0) {
    throw new ScrqError('scraper_not_found', `${place} has no scraper of that name or id`, {
      hint: `It has ${all.map(({ scraper }) => JSON.stringify(scraper.name)).join(', ')}.`,
    });
  }
  if (ids === undefined) return scrapers;
  const known = new Set(scrapers.flatMap(({ runs }) => runs).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) {
    throw new ScrqError('run_not_found', `${place} has no completed run with the id ${JSON.stringify(missing)}`, { hint: '`scrq runs` lists them.' });
  }
  const wanted = new Set(ids);
  return scrapers.map(({ scraper, runs }) => ({ scraper, runs: runs.filter(({ id }) => wanted.has(id)) })).filter(({ runs }) => runs.length > 0);
}

/** Rejects where another scraper of the target has the name of one that is to be copied. */
export function refuseClashes(source: readonly CopiedScraper[], target: readonly CopiedScraper[], place: string): void {
  for (const { scraper } of source) {
    const other = target.find(({ scraper: { id, name } }) => name === scraper.name && id !== scraper.id);
    if (other === undefined) continue;
    throw new ScrqError('invalid_usage', `${place} has another scraper named ${JSON.stringify(scraper.name)}`, {
      hint: `Give that one another name, with \`scrq scrapers rename\` on ${place}, or copy to another place.`,
    });
  }
}
