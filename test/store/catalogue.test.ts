import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { CatalogueEvent } from '../../src/store/catalogue/catalogue-events.ts';
import { createCatalogue } from '../../src/store/catalogue/catalogue.ts';
import type { EventLog } from '../../src/store/catalogue/event-log.ts';
import { temporaryDirectory } from '../temporary.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 1);

interface CatalogueTestOptions {
  readonly now?: number;
  readonly directory?: string;
  readonly shared?: boolean;
  /** What others append while time passes. */
  readonly meanwhile?: (passed: number, append: (event: object) => void) => void;
  /** What a sweep appends. */
  readonly swept?: readonly object[];
  /** What passes while the log is read, in milliseconds. */
  readonly reading?: number;
}

/** A catalogue over lines in memory, at a time, with signs of life in a directory. */
function catalogueOf(
  lines: readonly unknown[],
  { now: begin = START, directory = '/nowhere', shared = false, meanwhile = () => {}, swept = [], reading = 0 }: CatalogueTestOptions = {},
) {
  // What stands in a file need not be what this version knows.
  let events = lines as readonly CatalogueEvent[];
  let passed = 0;
  const now = () => begin + passed;
  const log: EventLog<CatalogueEvent> = {
    read: async () => {
      const found = { events, damage: null, complete: true };
      passed += reading;
      return found;
    },
    append: async (added) => void (events = [...events, ...added]),
    compact: async () => {},
  };
  const catalogue = createCatalogue({
    existing: async () => log,
    writable: async () => log,
    reopen: async () => {},
    sweep: async () => void (events = [...events, ...(swept as readonly CatalogueEvent[])]),
    statements: async () => [],
    lease: { scratchDirectory: directory, shared, temporary: async () => directory, now, elapsed: () => passed },
    pause: async (ms) => {
      passed += ms;
      meanwhile(passed, (event) => (events = [...events, event as CatalogueEvent]));
    },
    onWarning: () => {},
    now,
  });
  return { catalogue, elapsed: () => passed, kinds: () => events.map(({ kind }) => kind) };
}

const created = { kind: 'scraper_created', at: START, scraper: 'scr_flats', name: 'flats' };
const elsewhere = { host: 'another-machine', pid: 7, started: null };
const started = { kind: 'run_started', at: START, scraper: 'scr_flats', run: 'old', owner: elsewhere, beats: true };

/** The line of a run that is complete. */
const run = (id: string, runAt: number, completedAt: number) => {
  const entry: RunEntry = {
    id,
    scraperId: 'scr_flats',
    startedAt: completedAt,
    completedAt,
    runAt,
    records: 0,
    fields: [],
    key: [],
    settings: {},
    titleField: null,
    embedder: null,
  };
  return { kind: 'run_completed', at: completedAt, scraper: 'scr_flats', run: id, entry };
};

describe('a writer on another machine that gives no sign of life', () => {
  it('blocks its scraper for a minute, and no longer', async () => {
    await using directory = await temporaryDirectory();
    const place = { directory: directory.path, shared: true };
    const early = catalogueOf([created, started], { ...place, now: START + MINUTE / 2 });
    await expect(early.catalogue.startRun('scr_flats', 'new')).rejects.toMatchObject({
      code: 'scraper_busy',
      hint: expect.stringContaining('unlock'),
    });
    const late = catalogueOf([created, started], { ...place, now: START + 2 * MINUTE });
    expect((await late.catalogue.startRun('scr_flats', 'new')).scraper.name).toBe('flats');
  });

  it('blocks it while its signs are fresh, however long it takes', async () => {
    await using directory = await temporaryDirectory();
    await mkdir(join(directory.path, 'old'));
    await writeFile(join(directory.path, 'old', 'beat'), 'alive\n');
    const { catalogue } = catalogueOf([created, started], { directory: directory.path, shared: true, now: START + 600 * MINUTE });
    await expect(catalogue.startRun('scr_flats', 'new')).rejects.toMatchObject({ code: 'scraper_busy' });
    const before = Date.now() / 1000 - 90;
    await utimes(join(directory.path, 'old', 'beat'), before, before);
    expect((await catalogue.startRun('scr_flats', 'new')).scraper.name).toBe('flats');
  });

  it('gives its signs in the catalogue where there is no disk', async () => {
    const beat = { kind: 'run_beat', at: START + 10 * MINUTE, scraper: 'scr_flats', run: 'old' };
    const alive = catalogueOf([created, started, beat], { now: START + 11 * MINUTE });
    await expect(alive.catalogue.startRun('scr_flats', 'new')).rejects.toMatchObject({ code: 'scraper_busy' });
    const dead = catalogueOf([created, started, beat], { now: START + 14 * MINUTE });
    expect((await dead.catalogue.startRun('scr_flats', 'new')).scraper.name).toBe('flats');
  });

  it.each([-15, 15])('is not taken for dead for a clock that is wrong by %d minutes', async (minutes) => {
    const wrong = minutes * MINUTE;
    const { catalogue, elapsed } = catalogueOf([created, { ...started, at: START + wrong }], {
      meanwhile: (passed, append) =>
        passed % 45_000 === 0 && append({ kind: 'run_beat', at: START + wrong + passed, scraper: 'scr_flats', run: 'old' }),
    });
    await expect(catalogue.startRun('scr_flats', 'new')).rejects.toMatchObject({ code: 'scraper_busy' });
    expect(elapsed()).toBeLessThanOrEqual(MINUTE);
    expect(await catalogue.liveRuns()).toEqual(new Set(['old']));
  });

  it('is watched on a clock that nobody sets before it is taken for dead', async () => {
    const { catalogue, elapsed } = catalogueOf([created, started], { now: START + 10 * MINUTE });
    expect(await catalogue.liveRuns()).toEqual(new Set(['old']));
    expect((await catalogue.startRun('scr_flats', 'new')).scraper.name).toBe('flats');
    expect([elapsed() > MINUTE, elapsed() < 2 * MINUTE]).toEqual([true, true]);
    expect(await catalogue.liveRuns()).toEqual(new Set(['new']));
  });

  it('is not watched where no clock can be so wrong', async () => {
    const { catalogue, elapsed } = catalogueOf([created, started], { now: START + 60 * MINUTE });
    expect(await catalogue.liveRuns()).toEqual(new Set());
    await catalogue.startRun('scr_flats', 'new');
    expect(elapsed()).toBe(0);
  });

  it('leaves a copy that it began to another machine, once it is swept', async () => {
    const aborted = { kind: 'run_aborted', at: START, scraper: 'scr_flats', run: 'old' };
    const late = { now: START + 10 * MINUTE };
    await expect(catalogueOf([created, started], late).catalogue.startRun('scr_flats', 'old')).rejects.toMatchObject({ code: 'scraper_busy' });
    const { catalogue } = catalogueOf([created, started], { ...late, swept: [aborted] });
    expect((await catalogue.startRun('scr_flats', 'old')).scraper.name).toBe('flats');
  });

  it('is not dead for a process that was stopped while it read the catalogue', async () => {
    const { catalogue } = catalogueOf([created, started], { reading: 30 * MINUTE });
    expect(await catalogue.liveRuns()).toEqual(new Set(['old']));
  });

  it('can be given up at once', async () => {
    const { catalogue } = catalogueOf([created, started]);
    expect(await catalogue.runsBeingWritten('scr_flats')).toEqual([{ id: 'old', since: START, host: 'another-machine', pid: 7 }]);
    await catalogue.giveUpRun('scr_flats', 'old');
    expect((await catalogue.startRun('scr_flats', 'new')).scraper.name).toBe('flats');
  });
});

describe('a writer that is taken for dead a moment after its run was complete', () => {
  it.each(['run_aborted', 'run_removed'])('%s', async (kind) => {
    const complete = run('old', START, START + MINUTE);
    const behind = catalogueOf([created, started, complete, { kind, at: START + MINUTE, scraper: 'scr_flats', run: 'old' }]);
    const runs = await behind.catalogue.runs('scr_flats');
    expect(runs.map(({ id }) => id)).toEqual(kind === 'run_aborted' ? ['old'] : []);
    const before = catalogueOf([created, started, { kind, at: START, scraper: 'scr_flats', run: 'old' }, complete]);
    expect(await before.catalogue.runs('scr_flats')).toEqual([]);
  });
});

describe('the format of a dataset', () => {
  it('is stated with the first line that is written, also in one of an older version', async () => {
    const fresh = catalogueOf([]);
    await fresh.catalogue.createScraper('flats');
    expect(fresh.kinds()).toEqual(['dataset_format', 'scraper_created']);
    const older = catalogueOf([created]);
    expect(await older.catalogue.scrapers()).toHaveLength(1);
    await older.catalogue.renameScraper('scr_flats', 'homes');
    expect(older.kinds()).toEqual(['scraper_created', 'dataset_format', 'scraper_renamed']);
  });

  it('is refused when it is newer, with the version that reads it', async () => {
    const { catalogue } = catalogueOf([created, { kind: 'dataset_format', at: START, format: 9, needs: '4.2.0' }, { kind: 'of_then', at: START }]);
    const refusal = { code: 'data_unusable', message: expect.stringContaining('format 9'), hint: expect.stringContaining('scrq 4.2.0') };
    await expect(catalogue.scrapers()).rejects.toMatchObject(refusal);
    await expect(catalogue.createScraper('homes')).rejects.toMatchObject(refusal);
  });

  it('is not guessed at: a line of an unknown kind is refused', async () => {
    const { catalogue } = catalogueOf([created, { kind: 'scraper_split', at: START, scraper: 'scr_flats' }]);
    await expect(catalogue.scrapers()).rejects.toMatchObject({ code: 'data_unusable', message: expect.stringContaining('"scraper_split"') });
  });
});

it('orders a run that is dated after its completion by its completion', async () => {
  const ahead = run('ahead', START + 1000 * MINUTE, START + MINUTE);
  const { catalogue } = catalogueOf([created, ahead, run('later', START + 2 * MINUTE, START + 2 * MINUTE), run('older', START, START + 3 * MINUTE)]);
  expect((await catalogue.runs('scr_flats')).map(({ id }) => id)).toEqual(['later', 'ahead', 'older']);
});
