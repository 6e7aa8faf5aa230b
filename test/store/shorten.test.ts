import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import { foldEvents, type CatalogueEvent, type CatalogueState } from '../../src/store/catalogue/catalogue-events.ts';
import { shortened } from '../../src/store/catalogue/shorten.ts';
import { runs } from '../property-runs.ts';

const DAY = 24 * 60 * 60_000;
const owner = { host: 'another-machine', pid: 7, started: null };

function entryOf(scraperId: string, id: string, at: number): RunEntry {
  const fields = [{ name: 'price', type: 'number', role: 'value' }] as unknown as RunEntry['fields'];
  return { id, scraperId, startedAt: at, completedAt: at, runAt: at, records: 1, fields, key: [], settings: {}, titleField: null, embedder: null };
}

const scraper = (step: number, of: string) => ({ at: step, scraper: `scr_${of}` });
/** Each run belongs to one scraper. */
const run = (step: number, id: number) => ({ ...scraper(step, id % 2 === 0 ? 'flats' : 'boats'), run: `run-${id}` });

type Made = (step: number, id: number, other: number) => CatalogueEvent;
const scraperLines: readonly Made[] = [
  (step, id) => ({
    kind: 'scraper_created',
    ...scraper(step, id % 2 === 0 ? 'flats' : 'boats'),
    name: `n${id % 3}`,
    ...(id < 3 && { forRun: true }),
  }),
  (step, id, other) => ({ kind: 'scraper_renamed', ...scraper(step, id % 2 === 0 ? 'flats' : 'boats'), name: `n${other}` }),
  (step, id, other) => ({
    kind: 'roles_set',
    ...scraper(step, id % 2 === 0 ? 'flats' : 'boats'),
    roles: { price: other % 2 === 0 ? 'price' : null } as never,
  }),
  (step, id) => ({ kind: 'scraper_removed', ...scraper(step, id % 2 === 0 ? 'flats' : 'boats') }),
];
const runLines: readonly Made[] = [
  (step, id, other) => ({ kind: 'run_started', ...run(step, id), owner, ...(other % 2 === 0 && { beats: true }) }),
  (step, id) => ({ kind: 'run_beat', ...run(step, id) }),
  (step, id, other) => ({ kind: 'run_completed', ...run(step, id), entry: entryOf(run(step, id).scraper, `run-${id}`, other) }),
  (step, id) => ({ kind: 'run_mended', ...run(step, id), files: [{ path: 'data', bytes: step, crc: 1, tail: 1 }] }),
  (step, id, other) => ({ kind: 'run_replaced', ...run(step, id), by: `run-${other - (other % 2) + (id % 2)}` }),
  (step, id) => ({ kind: 'run_aborted', ...run(step, id) }),
  (step, id) => ({ kind: 'run_removed', ...run(step, id) }),
];

/** Lines in any order; but what is said of a run comes behind its start, as those who write say it. */
const logs = fc
  .array(fc.tuple(fc.constantFrom(...scraperLines, ...runLines, ...runLines, runLines[0], runLines[2]), fc.nat(7), fc.nat(7)), { maxLength: 60 })
  .map((made) => {
    const begun = new Set<string>();
    const events = made.map(([make, id, other], step) => make?.(step, id, other));
    return events.filter((event): event is CatalogueEvent => {
      if (event?.kind === 'run_started') begun.add(event.run);
      return event !== undefined && (!('run' in event) || begun.has(event.run));
    });
  });

/** What people see of a catalogue, and who is at work. */
function seen({ scrapers, runs: listed, written, open, provisional }: CatalogueState) {
  const filled = (all: typeof listed) => Object.fromEntries([...all].filter(([, entries]) => entries.length > 0));
  return { scrapers: Object.fromEntries(scrapers), listed: filled(listed), written: filled(written), open, provisional: [...provisional].toSorted() };
}

describe('the lines of a catalogue, shortened', () => {
  it('say what they said, however often, and whatever is appended later', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat(60), { maxLength: 3 }), fc.boolean(), (events, cuts, isFreed) => {
        const lines: CatalogueEvent[] = [];
        const dropped = new Set<string>();
        for (const [index, event] of events.entries()) {
          lines.push(event);
          if (!cuts.includes(index)) continue;
          const { gone, replaced } = foldEvents(lines);
          const freed = new Map(isFreed ? [...[...gone].map(([id, { at }]) => [id, at] as const), ...replaced] : []);
          lines.splice(0, lines.length, ...shortened(lines, { now: index, freed }));
          for (const id of freed.keys()) dropped.add(id);
        }
        const [whole, short] = [foldEvents(events), foldEvents(lines)];
        expect(seen(short)).toEqual(seen(whole));
        const forgotten = [...whole.gone.keys(), ...whole.replaced.keys()].filter((id) => !short.gone.has(id) && !short.replaced.has(id));
        expect(forgotten.filter((id) => !dropped.has(id))).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
  });

  const begin: readonly CatalogueEvent[] = [{ kind: 'scraper_created', ...scraper(0, 'flats'), name: 'flats' }];
  const started: CatalogueEvent = { kind: 'run_started', ...run(1, 2), owner, beats: true };
  const completed: CatalogueEvent = { kind: 'run_completed', ...run(2, 2), entry: entryOf('scr_flats', 'run-2', 2) };

  it('have none of a run that was removed and freed, and a late one about it is without effect', () => {
    const lines = [...begin, started, completed, { kind: 'run_removed', ...run(3, 2) } as const];
    const early = shortened(lines, { now: 4, freed: new Map() });
    expect(foldEvents(early).gone).toEqual(new Map([['run-2', { at: 3 }]]));
    const short = shortened(early, { now: 4, freed: new Map([['run-2', 3]]) });
    expect(JSON.stringify(short)).not.toContain('run-2');
    expect(foldEvents([...short, completed]).runs.get('scr_flats') ?? []).toEqual([]);
    // What a late writer has made is freed like the rest.
    expect([...foldEvents([...short, completed]).gone.keys()]).toEqual(['run-2']);
    // A copy may bring the run back.
    expect(foldEvents([...short, started, completed]).runs.get('scr_flats')).toHaveLength(1);
  });

  it('keep in mind, for as long as its writer may sleep, that a run was given up', () => {
    const lines = [...begin, started, { kind: 'run_aborted', ...run(3, 2) } as const];
    const short = shortened(lines, { now: 4, freed: new Map([['run-2', 3]]) });
    expect(foldEvents(short).gone).toEqual(new Map([['run-2', { at: 3, mayBeWritten: true, freed: true }]]));
    const later = shortened(short, { now: 31 * DAY, freed: new Map() });
    expect(foldEvents(later).gone.size).toBe(0);
    for (const before of [short, later]) expect(foldEvents([...before, completed]).runs.get('scr_flats') ?? []).toEqual([]);
  });

  it('drop nothing of a run that went a second time since it was freed', () => {
    const lines = [...begin, started, completed, { kind: 'run_removed', ...run(9, 2) } as const];
    expect(foldEvents(shortened(lines, { now: 10, freed: new Map([['run-2', 3]]) })).gone.has('run-2')).toBe(true);
  });
});
