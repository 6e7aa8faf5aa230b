import { foldEvents, type CatalogueEvent, type CatalogueState, type GoneRun, type OpenRun } from './catalogue-events.ts';

/** A run that was given up is kept in mind for as long as whoever was writing it may have slept. */
const ASLEEP_MS = 30 * 24 * 60 * 60_000;

export interface ShortenOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Runs of whose tables nothing is left, by their ids, with when it was said that they are gone. */
  readonly freed: ReadonlyMap<string, number>;
}

/**
 * Fewest lines that add up to what all of these do, now and with whatever is appended later. Nothing is left of a run that was removed and freed: a late
 * line about it is without effect, since behind the last of these lines a run completes only if it is open.
 */
export function shortened(events: readonly CatalogueEvent[], options: ShortenOptions): readonly CatalogueEvent[] {
  const { scrapers, written, open, gone, replaced, provisional } = foldEvents(events);
  const lines: CatalogueEvent[] = [];
  for (const { id: scraper, name, createdAt: at, roles } of scrapers.values()) {
    lines.push({ kind: 'scraper_created', at, scraper, name, ...(provisional.has(scraper) ? { forRun: true } : {}) });
    if (roles !== undefined) lines.push({ kind: 'roles_set', at, scraper, roles });
  }
  for (const entry of [...written.values()].flatMap((runs) => runs.toReversed()))
    lines.push({ kind: 'run_completed', at: entry.completedAt, scraper: entry.scraperId, run: entry.id, entry });
  for (const run of open) lines.push(...linesOfOpen(run, scrapers));
  const left = [...replaced].filter(([id, at]) => options.freed.get(id) !== at);
  return [...lines, { kind: 'lines_dropped', at: options.now, gone: remembered(gone, options), replaced: left }];
}

function linesOfOpen(
  { id: run, scraperId: scraper, owner, since, beatAt }: OpenRun,
  scrapers: CatalogueState['scrapers'],
): readonly CatalogueEvent[] {
  return [
    // Who mends a catalogue by what the runs say is not to make it again.
    ...(scrapers.has(scraper) ? [] : [{ kind: 'scraper_removed', at: since, scraper } as const]),
    { kind: 'run_started', at: since, scraper, run, owner, ...(beatAt === null ? {} : { beats: true }) },
    ...(beatAt === null || beatAt === since ? [] : [{ kind: 'run_beat', at: beatAt, scraper, run } as const]),
  ];
}

function remembered(gone: CatalogueState['gone'], { now, freed }: ShortenOptions): readonly (readonly [string, GoneRun])[] {
  const runs: (readonly [string, GoneRun])[] = [];
  for (const [id, run] of gone) {
    const isFreed = run.freed === true || freed.get(id) === run.at;
    if (!isFreed) runs.push([id, run]);
    else if (run.mayBeWritten === true && now - run.at < ASLEEP_MS) runs.push([id, { ...run, freed: true }]);
  }
  return runs;
}
