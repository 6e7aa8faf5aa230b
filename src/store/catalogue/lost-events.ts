import type { CatalogueEvent } from './catalogue-events.ts';
import { currentOwner } from './owner.ts';
import type { RunStatement } from '../run/run-marks.ts';

/**
 * The lines of a catalogue with those that are lost, as far as the runs themselves can say: their completion, and the scrapers they belong to by
 * the names these had then. Lines that speak of a removal stay as they are.
 */
export function withStatements(events: readonly CatalogueEvent[], statements: readonly RunStatement[]): readonly CatalogueEvent[] {
  const runs = decidedRuns(events);
  const scrapers = new Set(events.flatMap((event) => (event.kind === 'scraper_created' ? [event.scraper] : [])));
  const removed = new Set(events.flatMap((event) => (event.kind === 'scraper_removed' ? [event.scraper] : [])));
  const found: CatalogueEvent[] = [];
  for (const { scraper, entry, replaced } of statements) {
    if (runs.has(entry.id) || removed.has(scraper.id)) continue;
    if (!scrapers.has(scraper.id)) {
      found.push({ kind: 'scraper_created', at: scraper.createdAt, scraper: scraper.id, name: scraper.name });
      scrapers.add(scraper.id);
    }
    // Behind lines that were dropped, only what has begun completes.
    found.push({ kind: 'run_started', at: entry.startedAt, scraper: scraper.id, run: entry.id, owner: currentOwner() });
    found.push({ kind: 'run_completed', at: entry.completedAt, scraper: scraper.id, run: entry.id, entry });
    if (replaced !== undefined) found.push({ kind: 'run_replaced', at: entry.completedAt, scraper: scraper.id, run: replaced, by: entry.id });
  }
  return [...events, ...found];
}

/** Runs that completed or are gone, unless they were begun again after that. */
function decidedRuns(events: readonly CatalogueEvent[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const event of events) {
    if (event.kind === 'run_started') runs.delete(event.run);
    else if (event.kind === 'lines_dropped') for (const [run] of [...event.gone, ...event.replaced]) runs.add(run);
    else if ('run' in event && event.kind !== 'run_beat') runs.add(event.run);
  }
  return runs;
}
