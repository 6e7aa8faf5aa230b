import type { FieldRole } from '../../contract/operations/scrapers.ts';
import type { FileMark } from '../../core/dataset-state.ts';
import { orderTime } from '../../core/order-time.ts';
import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import { DATASET_FORMAT, newerFormat, unknownEvent } from './dataset-format.ts';
import type { Owner } from './owner.ts';
import { giveRoles, setRoles } from './set-roles.ts';

/** One line of the catalogue's log. What exists is what its lines add up to. */
export type CatalogueEvent =
  /** What it takes to read the dataset; the highest one holds. */
  | { readonly kind: 'dataset_format'; readonly at: number; readonly format: number; readonly needs: string }
  /** With `forRun`, made by an import: it goes with that run unless one of its runs completes. */
  | { readonly kind: 'scraper_created'; readonly at: number; readonly scraper: string; readonly name: string; readonly forRun?: true }
  | { readonly kind: 'scraper_renamed'; readonly at: number; readonly scraper: string; readonly name: string }
  /** Roles of fields that were set by hand; null gives a field its derived role back. */
  | { readonly kind: 'roles_set'; readonly at: number; readonly scraper: string; readonly roles: Readonly<Record<string, FieldRole | null>> }
  | { readonly kind: 'scraper_removed'; readonly at: number; readonly scraper: string }
  /** With `beats`, its writer gives signs of life (see `lease.ts`). */
  | {
      readonly kind: 'run_started';
      readonly at: number;
      readonly scraper: string;
      readonly run: string;
      readonly owner: Owner;
      readonly beats?: true;
    }
  | { readonly kind: 'run_beat'; readonly at: number; readonly scraper: string; readonly run: string }
  | { readonly kind: 'run_completed'; readonly at: number; readonly scraper: string; readonly run: string; readonly entry: RunEntry }
  /** Its files were made again, with the same records. */
  | { readonly kind: 'run_mended'; readonly at: number; readonly scraper: string; readonly run: string; readonly files: readonly FileMark[] }
  /** In one commit with the completion of `by`, without which it is without effect. */
  | { readonly kind: 'run_replaced'; readonly at: number; readonly scraper: string; readonly run: string; readonly by: string }
  /** Without effect behind the completion of the run. */
  | { readonly kind: 'run_aborted'; readonly at: number; readonly scraper: string; readonly run: string }
  | { readonly kind: 'run_removed'; readonly at: number; readonly scraper: string; readonly run: string }
  /** The lines before it are all that is left of those that were merged (see `shorten.ts`): behind it, a run completes only if its start is there. */
  | {
      readonly kind: 'lines_dropped';
      readonly at: number;
      readonly gone: GoneRuns;
      readonly replaced: readonly (readonly [run: string, at: number])[];
    };

/** Runs that are gone, by their ids. */
type GoneRuns = readonly (readonly [run: string, gone: GoneRun])[];

/** A run that was removed or given up. */
export interface GoneRun {
  /** When that was said. */
  readonly at: number;
  /** It was given up: whoever was writing it may wake and go on. */
  readonly mayBeWritten?: true;
  /** A janitor has freed what it had. */
  readonly freed?: true;
}

/** A run that was started and has neither completed nor been given up. */
export interface OpenRun {
  readonly id: string;
  readonly scraperId: string;
  readonly owner: Owner;
  readonly since: number;
  /** When its writer last gave a sign of life in the catalogue; null for one of an older version, which gives none. */
  readonly beatAt: number | null;
}

/** What the log adds up to. */
export interface CatalogueState {
  /** Of the dataset; 1 when it says none. */
  readonly format: number;
  readonly scrapers: ReadonlyMap<string, ScraperEntry>;
  /** Completed runs by scraper, newest first. */
  readonly runs: ReadonlyMap<string, readonly RunEntry[]>;
  /** The same without the roles that were set by hand. */
  readonly written: ReadonlyMap<string, readonly RunEntry[]>;
  /** In the order of their start. */
  readonly open: readonly OpenRun[];
  /** Runs whose table must not exist any more; in a log whose lines were dropped, those that may still have one. */
  readonly gone: ReadonlyMap<string, GoneRun>;
  /** When runs were replaced, by their ids: a process may still be reading them. */
  readonly replaced: ReadonlyMap<string, number>;
  /** Scrapers that an import made, and that no run was completed of yet. */
  readonly provisional: ReadonlySet<string>;
}

/**
 * Adds up the log. Lines that speak of what no longer exists are without effect. Throws `data_unusable` for a dataset of a newer format,
 * and for a line of a kind that is not known.
 */
export function foldEvents(events: readonly CatalogueEvent[]): CatalogueState {
  const format = formatOf(events);
  const sum: Sum = {
    scrapers: new Map(),
    runs: new Map(),
    open: new Map(),
    gone: new Map(),
    provisional: new Set(),
    replaced: new Map(),
    isShortened: false,
  };
  for (const event of events) addEvent(sum, event);
  const { scrapers, open, gone, replaced, provisional } = sum;
  const written = new Map([...sum.runs].map(([scraper, runs]) => [scraper, inOrder(runs)]));
  const runs = new Map(written);
  giveRoles(scrapers, runs);
  return { format, scrapers, runs, written, open: [...open.values()], gone, replaced, provisional };
}

/** What the lines up to one add up to. */
interface Sum {
  readonly scrapers: Map<string, ScraperEntry>;
  /** Completed runs by scraper and id, in the order of their completion. */
  readonly runs: Map<string, Map<string, RunEntry>>;
  readonly open: Map<string, OpenRun>;
  readonly gone: Map<string, GoneRun>;
  readonly provisional: Set<string>;
  readonly replaced: Map<string, number>;
  /** Lines were dropped: a run that nothing is known of was one of them. */
  isShortened: boolean;
}

function addEvent(sum: Sum, event: CatalogueEvent): void {
  switch (event.kind) {
    case 'dataset_format':
      return;
    case 'scraper_created':
    case 'scraper_renamed':
    case 'roles_set':
    case 'scraper_removed':
      addScraperEvent(sum, event);
      return;
    case 'run_started':
    case 'run_beat':
    case 'run_aborted':
    case 'run_removed':
      addWriterEvent(sum, event);
      return;
    case 'run_completed':
    case 'run_mended':
    case 'run_replaced':
      addRunEvent(sum, event);
      return;
    case 'lines_dropped':
      for (const [id, run] of event.gone) sum.gone.set(id, run);
      for (const [id, at] of event.replaced) sum.replaced.set(id, at);
      sum.isShortened = true;
      return;
    default:
      throw unknownEvent((event as CatalogueEvent).kind);
  }
}

type ScraperEvent = Extract<CatalogueEvent, { readonly kind: 'scraper_created' | 'scraper_renamed' | 'roles_set' | 'scraper_removed' }>;

function addScraperEvent({ scrapers, runs, gone, provisional }: Sum, event: ScraperEvent): void {
  switch (event.kind) {
    case 'scraper_created':
      if (nameTaken(scrapers, event.name)) return;
      scrapers.set(event.scraper, { id: event.scraper, name: event.name, createdAt: event.at });
      if (event.forRun === true) provisional.add(event.scraper);
      return;
    case 'scraper_renamed': {
      const known = scrapers.get(event.scraper);
      if (known === undefined || nameTaken(scrapers, event.name)) return;
      scrapers.set(event.scraper, { ...known, name: event.name });
      provisional.delete(event.scraper);
      return;
    }
    case 'roles_set':
      setRoles(scrapers, event);
      return;
    case 'scraper_removed':
      scrapers.delete(event.scraper);
      provisional.delete(event.scraper);
      for (const run of runs.get(event.scraper)?.keys() ?? []) gone.set(run, { at: event.at });
      runs.delete(event.scraper);
  }
}

type WriterEvent = Extract<CatalogueEvent, { readonly kind: 'run_started' | 'run_beat' | 'run_aborted' | 'run_removed' }>;

function addWriterEvent(sum: Sum, event: WriterEvent): void {
  const { runs, open, gone, replaced } = sum;
  switch (event.kind) {
    case 'run_started': {
      const { run: id, scraper: scraperId, owner, at: since } = event;
      // In a log of an older version, lines may stand behind later ones.
      if (runs.get(scraperId)?.has(id) === true) return;
      // Two processes may begin to copy one run at the same moment: the first line of the log wins, on every reading of it.
      if (open.has(id)) return;
      // A copy that was interrupted, or whose run was removed since, begins again under the same id.
      gone.delete(id);
      replaced.delete(id);
      open.set(id, { id, scraperId, owner, since, beatAt: event.beats === true ? since : null });
      return;
    }
    case 'run_beat': {
      const writing = open.get(event.run);
      if (writing !== undefined) open.set(event.run, { ...writing, beatAt: event.at });
      return;
    }
    case 'run_aborted':
      // Whoever takes a writer for dead may say so a moment after it has completed: the first of both lines holds.
      if (runs.get(event.scraper)?.has(event.run) !== true) leave(sum, event);
      return;
    case 'run_removed':
      leave(sum, event);
  }
}

/** A run that is gone, with a scraper that was made for it. */
function leave({ scrapers, runs, open, gone, provisional }: Sum, event: WriterEvent): void {
  const wasOpen = open.delete(event.run);
  runs.get(event.scraper)?.delete(event.run);
  const before = gone.get(event.run);
  if (wasOpen) gone.set(event.run, { at: event.at, mayBeWritten: true });
  else if (before === undefined) gone.set(event.run, { at: event.at });
  const isLast = provisional.has(event.scraper) && ![...open.values()].some((run) => run.scraperId === event.scraper);
  if (isLast && provisional.delete(event.scraper)) scrapers.delete(event.scraper);
}

type RunEvent = Extract<CatalogueEvent, { readonly kind: 'run_completed' | 'run_mended' | 'run_replaced' }>;

function addRunEvent(sum: Sum, event: RunEvent): void {
  const { scrapers, runs, open, gone, provisional, replaced } = sum;
  const listed = runs.get(event.scraper) ?? new Map<string, RunEntry>();
  switch (event.kind) {
    case 'run_completed': {
      // A commit whose answer was lost on the way is made twice.
      if (replaced.has(event.run)) return;
      const isKnown = open.delete(event.run) || !sum.isShortened || listed.has(event.run);
      if (isKnown && scrapers.has(event.scraper) && !gone.has(event.run)) {
        provisional.delete(event.scraper);
        listed.delete(event.run);
        runs.set(event.scraper, listed.set(event.run, event.entry));
      } else gone.set(event.run, { at: event.at });
      return;
    }
    case 'run_mended': {
      const run = listed.get(event.run);
      if (run !== undefined) listed.set(event.run, { ...run, files: event.files });
      return;
    }
    case 'run_replaced':
      if (!listed.has(event.by)) return;
      listed.delete(event.run);
      replaced.set(event.run, event.at);
  }
}

function formatOf(events: readonly CatalogueEvent[]): number {
  let newest = { format: 1, needs: '' };
  for (const event of events) if (event.kind === 'dataset_format' && event.format > newest.format) newest = event;
  if (newest.format > DATASET_FORMAT) throw newerFormat(newest.format, newest.needs);
  return newest.format;
}

/** Newest first by the time of scraping, which need not be that of the import; of two runs of one time, the later import. */
function inOrder(runs: ReadonlyMap<string, RunEntry>): readonly RunEntry[] {
  return [...runs.values()].toReversed().toSorted((a, b) => orderTime(b) - orderTime(a));
}

/** Whether a scraper has this name. Two processes may append the same name at once: the first line of the log wins, on every reading of it. */
export function nameTaken(scrapers: ReadonlyMap<string, ScraperEntry>, name: string): boolean {
  return [...scrapers.values()].some((scraper) => scraper.name === name);
}
