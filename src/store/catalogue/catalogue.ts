import { ScrqError } from '../../errors.ts';
import type { FileMark } from '../../core/dataset-state.ts';
import type { Catalogue, RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import type { CopiedRun, NewScraper } from '../../core/ports/run-writer.ts';
import { adoptionEvents } from './adopted-scraper.ts';
import { foldEvents, type CatalogueEvent, type CatalogueState, type OpenRun } from './catalogue-events.ts';
import { DATASET_FORMAT, FORMAT_NEEDS } from './dataset-format.ts';
import type { EventLog } from './event-log.ts';
import { damagedLog, damageSentence, REPAIR_HINT } from '../table/guarded-table.ts';
import { createLeases, type Hold, type LeasePlace } from './lease.ts';
import type { LogDamage } from './log-guard.ts';
import { withStatements } from './lost-events.ts';
import { acceptableName, newScraper, refuseTaken, scraperOf } from './new-scraper.ts';
import { currentOwner, isThisProcess } from './owner.ts';
import { shortened } from './shorten.ts';
import type { RunStatement } from '../run/run-marks.ts';
import { translated } from '../store-error.ts';

/** The catalogue, with what only the store itself may ask of it. */
export interface OwnedCatalogue extends Catalogue {
  /** What can be read of it, even if damaged. */
  state(): Promise<CatalogueState>;
  /** The same; rejects with `data_unusable` when it is damaged: nothing may be written or freed by what is left. */
  soundState(): Promise<CatalogueState>;
  /** Gives a sign of life of the writer of a run, where it cannot be given on a disk. */
  beat(scraperId: string, runId: string): Promise<void>;
  /** Says that the files of a run were made again. */
  mendRun(run: RunEntry, files: readonly FileMark[]): Promise<void>;
  /** Takes the write lock of a scraper for a new run; rejects with `scraper_busy` while another run of it is being written. */
  startRun(scraper: string | NewScraper | CopiedRun, runId: string): Promise<StartedRun>;
  /** Publishes a run, in the place of another one if requested; rejects when its scraper was removed meanwhile, or when another process took its writer for dead. */
  completeRun(entry: RunEntry, replaced?: RunEntry): Promise<void>;
  /** This process writes the run no longer: to the janitor it is one whose writer died. */
  leaveRun(runId: string): void;
  abortRun(scraperId: string, runId: string): Promise<void>;
  /** Ids of runs that are being written by a process that still lives. */
  liveRuns(): Promise<ReadonlySet<string>>;
  /** Merges its small pieces, without the lines of runs that are gone for good: those of which a sweep has freed everything, by when they went. */
  compact(freed?: ReadonlyMap<string, number>): Promise<void>;
  /** Reads it from the disk again, where another was put in its place. */
  reopen(): Promise<void>;
}

interface StartedRun {
  readonly scraper: ScraperEntry;
  readonly startedAt: number;
}

export interface CatalogueOptions {
  /** Gives the log for reading: undefined while the dataset has none. */
  readonly existing: () => Promise<EventLog<CatalogueEvent> | undefined>;
  /** Gives the log for writing, made when missing. */
  readonly writable: () => Promise<EventLog<CatalogueEvent>>;
  /** Lets go of the log that is open. */
  readonly reopen: () => Promise<void>;
  /** Frees the tables of runs that are gone. */
  readonly sweep: () => Promise<void>;
  /** What the runs say of themselves, which stands in for lines of a damaged catalogue. */
  readonly statements: () => Promise<readonly RunStatement[]>;
  readonly lease: LeasePlace;
  /** Lets so many milliseconds pass. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** Called with what does not keep the catalogue from being read, as a sentence, once each. */
  readonly onWarning: (sentence: string) => void;
  readonly now: () => number;
}

/** Reads and appends to the log, in the words of the catalogue. */
interface Journal {
  readonly state: () => Promise<CatalogueState>;
  readonly soundState: () => Promise<CatalogueState>;
  readonly append: (...events: readonly CatalogueEvent[]) => Promise<void>;
  /** The runs that are or may be being written, in the order of their start. */
  readonly heldRuns: () => Promise<readonly HeldRun[]>;
}

interface HeldRun extends OpenRun {
  readonly hold: Hold;
}

const EMPTY = foldEvents([]);

/** Runs this process writes at the moment, through any store: its being alive says nothing of those it once started. */
const ownRuns = new Set<string>();

export function createCatalogue(options: CatalogueOptions): OwnedCatalogue {
  const journal = createJournal(options);
  const { writable, now } = options;
  return {
    ...scraperCatalogue(journal, options),
    ...runLocks(journal, options),
    state: journal.state,
    soundState: journal.soundState,
    liveRuns: async () => new Set((await journal.heldRuns()).map(({ id }) => id)),
    beat: (scraper, run) => journal.append({ kind: 'run_beat', at: now(), scraper, run }),
    mendRun: ({ scraperId, id }, files) => journal.append({ kind: 'run_mended', at: now(), scraper: scraperId, run: id, files }),
    reopen: () => options.reopen(),
    compact: (freed = new Map()) =>
      translated('tidy the catalogue', async () => {
        const shorten = (events: readonly CatalogueEvent[]) => shortened(events, { now: now(), freed });
        await (await writable()).compact({ now: now(), first: [statedFormat(now())], shorten });
      }),
  };
}

interface Folded {
  readonly events: readonly CatalogueEvent[];
  readonly state: CatalogueState;
  readonly damage: LogDamage | null;
}

function createJournal({ existing, writable, statements, lease, onWarning, now }: CatalogueOptions): Journal {
  let folded: Folded | undefined;
  const holdOf = createLeases(lease);
  const read = (): Promise<Folded | undefined> =>
    translated('read the catalogue', async () => {
      const log = await existing();
      if (log === undefined) return undefined;
      const { events, damage, complete } = await log.read();
      if (folded?.events === events && folded.damage === damage) return folded;
      if (damage !== null && damage.good === null && !complete) throw damagedLog(damage);
      if (damage !== null) onWarning(`${damageSentence(damage)}. ${REPAIR_HINT}`);
      const all = damage === null ? events : withStatements(events, await statements());
      folded = { events, state: foldEvents(all), damage };
      return folded;
    });
  const state = async () => (await read())?.state ?? EMPTY;
  const soundState = async () => {
    const found = await read();
    if (found !== undefined && found.damage !== null) throw damagedLog(found.damage);
    return found?.state ?? EMPTY;
  };
  return {
    state,
    soundState,
    append: (...events) =>
      translated('write the catalogue', async () => {
        const { format } = await soundState();
        await (await writable()).append(format < DATASET_FORMAT ? [statedFormat(now()), ...events] : events);
      }),
    async heldRuns() {
      const held: HeldRun[] = [];
      // Before the catalogue is read: a process that was stopped meanwhile would see old signs late.
      const looked = { now: lease.now(), elapsed: lease.elapsed() };
      for (const run of (await soundState()).open) {
        const hold = isThisProcess(run.owner) ? (ownRuns.has(run.id) ? 'held' : 'free') : await holdOf(run, looked);
        if (hold !== 'free') held.push({ ...run, hold });
      }
      return held;
    },
  };
}

function statedFormat(at: number): CatalogueEvent {
  return { kind: 'dataset_format', at, format: DATASET_FORMAT, needs: FORMAT_NEEDS };
}

function scraperCatalogue({ state, soundState, append }: Journal, { sweep, now }: CatalogueOptions): Catalogue {
  return {
    async scrapers() {
      return [...(await state()).scrapers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async scraper(id) {
      return (await state()).scrapers.get(id);
    },
    async runs(scraperId) {
      return (await state()).runs.get(scraperId) ?? [];
    },
    async writtenRuns(scraperId) {
      return ((await state()).written.get(scraperId) ?? []).toReversed();
    },
    async adoptScraper(scraper) {
      const { scrapers } = await soundState();
      const existing = scrapers.get(scraper.id);
      if (existing?.name !== scraper.name) refuseTaken({ scrapers }, scraper.name);
      const events = adoptionEvents(existing, scraper, now());
      if (events.length > 0) await append(...events);
    },
    async createScraper(name) {
      const scraper = newScraper(await soundState(), name, now());
      await append({ kind: 'scraper_created', at: scraper.createdAt, scraper: scraper.id, name: scraper.name });
      const after = await state();
      if (!after.scrapers.has(scraper.id)) refuseTaken(after, scraper.name);
      return scraper;
    },
    async renameScraper(id, name) {
      const accepted = acceptableName(name);
      refuseTaken(await soundState(), accepted);
      await append({ kind: 'scraper_renamed', at: now(), scraper: id, name: accepted });
    },
    async setRoles(id, roles) {
      await append({ kind: 'roles_set', at: now(), scraper: id, roles });
    },
    async removeScraper(id) {
      await append({ kind: 'scraper_removed', at: now(), scraper: id });
      await sweep();
    },
    async removeRuns(scraper, runIds) {
      if (runIds.length === 0) return;
      await append(...runIds.map((run) => ({ kind: 'run_removed', at: now(), scraper, run }) as const));
      await sweep();
    },
    async runsBeingWritten(scraperId) {
      const { open } = await state();
      return open.filter((run) => run.scraperId === scraperId).map(({ id, since, owner }) => ({ id, since, host: owner.host, pid: owner.pid }));
    },
    async giveUpRun(scraperId, runId) {
      await append({ kind: 'run_aborted', at: now(), scraper: scraperId, run: runId });
      await sweep();
    },
  };
}

type RunLocks = Pick<OwnedCatalogue, 'startRun' | 'completeRun' | 'leaveRun' | 'abortRun'>;

/** How often a writer is looked at of whom it is doubtful that it lives. */
const LOOK_MS = 5000;

function runLocks({ soundState: state, append, heldRuns }: Journal, { now, pause, onWarning, sweep }: CatalogueOptions): RunLocks {
  const leaveRun = (runId: string) => void ownRuns.delete(runId);
  const abortRun = async (scraperId: string, runId: string) => {
    leaveRun(runId);
    await append({ kind: 'run_aborted', at: now(), scraper: scraperId, run: runId });
  };
  /** The first run in the log that is being written holds the lock. */
  const holder = async (scraperId: string) => (await heldRuns()).find((run) => run.scraperId === scraperId);
  /** Watches a writer that is silent by its clock, which may be wrong, until it gives a sign of life or has given none for long. */
  const isHeld = async (scraperId: string): Promise<boolean> => {
    for (;;) {
      const run = await holder(scraperId);
      if (run?.hold !== 'doubtful') return run !== undefined;
      onWarning(`the process ${run.owner.pid} on ${run.owner.host} was writing this scraper: waiting up to two minutes for a sign of life`);
      await pause(LOOK_MS);
    }
  };
  return {
    leaveRun,
    abortRun,
    async startRun(wanted, runId) {
      const awaited = scraperOf(await state(), wanted, now());
      const isBegun = typeof wanted === 'object' && 'run' in wanted && ownRuns.has(runId);
      if (isBegun || (awaited !== undefined && (await isHeld(awaited.id)))) throw busy();
      // A copy of the same run that a process began elsewhere, and that is dead: its lines and rows go first.
      const seen = await state();
      const isLeft = seen.open.some(({ id, owner }) => id === runId && !isThisProcess(owner));
      if (isLeft) await sweep();
      const at = now();
      const before = isLeft ? await state() : seen;
      const scraper = scraperOf(before, wanted, at);
      if (scraper === undefined) throw new ScrqError('scraper_not_found', 'the scraper was removed a moment ago');
      ownRuns.add(runId);
      const { id, name } = scraper;
      const created: CatalogueEvent = { kind: 'scraper_created', at: scraper.createdAt, scraper: id, name, forRun: true };
      const started: CatalogueEvent = { kind: 'run_started', at, scraper: id, run: runId, owner: currentOwner(), beats: true };
      await (before.scrapers.has(id) ? append(started) : append(created, started));
      // Another process may have started, or taken the name, between the look and the line.
      const after = await state();
      const own = after.open.find((run) => run.id === runId);
      if (own !== undefined && !isThisProcess(own.owner)) {
        leaveRun(runId);
        throw busy();
      }
      if (after.scrapers.has(id) && (await holder(id))?.id === runId) return { scraper, startedAt: at };
      await abortRun(id, runId);
      if (!after.scrapers.has(id)) refuseTaken(after, name);
      throw busy();
    },
    async completeRun(entry, replaced) {
      const completed: CatalogueEvent = { kind: 'run_completed', at: entry.completedAt, scraper: entry.scraperId, run: entry.id, entry };
      if (replaced === undefined) await append(completed);
      else await append(completed, { kind: 'run_replaced', at: entry.completedAt, scraper: replaced.scraperId, run: replaced.id, by: entry.id });
      const { scrapers, runs } = await state();
      if (!scrapers.has(entry.scraperId)) throw lost('its scraper was removed while the run was being written');
      if (!runs.get(entry.scraperId)?.some((run) => run.id === entry.id)) throw lost('another process took this one for dead');
      leaveRun(entry.id);
    },
  };
}

function busy(): ScrqError {
  return new ScrqError('scraper_busy', 'another run of this scraper is being written', {
    hint: 'Wait until that import has ended, then run the command again. If nothing is writing it, `scrq runs unlock` frees it.',
  });
}

function lost(reason: string): ScrqError {
  return new ScrqError('data_unusable', `the run was not kept: ${reason}`, { hint: 'Import it again.' });
}
