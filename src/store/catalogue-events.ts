import type { FieldRole } from '../contract/scrapers.ts';
import type { RunEntry, ScraperEntry } from '../core/ports.ts';
import type { Owner } from './owner.ts';

/** One line of the catalogue's log. The log only grows; what exists is what its lines add up to. */
export type CatalogueEvent =
  /** With `forRun`, made by an import: it goes with that run unless one of its runs completes. */
  | { readonly kind: 'scraper_created'; readonly at: number; readonly scraper: string; readonly name: string; readonly forRun?: true }
  | { readonly kind: 'scraper_renamed'; readonly at: number; readonly scraper: string; readonly name: string }
  /** Roles of fields that were set by hand; null gives a field its derived role back. */
  | { readonly kind: 'roles_set'; readonly at: number; readonly scraper: string; readonly roles: Readonly<Record<string, FieldRole | null>> }
  | { readonly kind: 'scraper_removed'; readonly at: number; readonly scraper: string }
  | { readonly kind: 'run_started'; readonly at: number; readonly scraper: string; readonly run: string; readonly owner: Owner }
  | { readonly kind: 'run_completed'; readonly at: number; readonly scraper: string; readonly run: string; readonly entry: RunEntry }
  /** In one commit with the completion of `by`, without which it is without effect. */
  | { readonly kind: 'run_replaced'; readonly at: number; readonly scraper: string; readonly run: string; readonly by: string }
  | { readonly kind: 'run_aborted'; readonly at: number; readonly scraper: string; readonly run: string }
  | { readonly kind: 'run_removed'; readonly at: number; readonly scraper: string; readonly run: string };

/** A run that was started and has neither completed nor been given up. */
export interface OpenRun {
  readonly id: string;
  readonly scraperId: string;
  readonly owner: Owner;
  readonly since: number;
}

/** What the log adds up to. */
export interface CatalogueState {
  readonly scrapers: ReadonlyMap<string, ScraperEntry>;
  /** Completed runs by scraper, newest first. */
  readonly runs: ReadonlyMap<string, readonly RunEntry[]>;
  /** In the order of their start. */
  readonly open: readonly OpenRun[];
  /** Runs whose table must not exist any more. */
  readonly gone: ReadonlySet<string>;
  /** When runs were replaced, by their ids: somebody may still be reading them. */
  readonly replaced: ReadonlyMap<string, number>;
}

/** Adds up the log. Lines that speak of what no longer exists are without effect. */
export function foldEvents(events: Iterable<CatalogueEvent>): CatalogueState {
  const scrapers = new Map<string, ScraperEntry>();
  const runs = new Map<string, RunEntry[]>();
  const open = new Map<string, OpenRun>();
  const gone = new Set<string>();
  const provisional = new Set<string>();
  const replaced = new Map<string, number>();
  for (const event of events) {
    switch (event.kind) {
      case 'scraper_created':
        if (nameTaken(scrapers, event.name)) break;
        scrapers.set(event.scraper, { id: event.scraper, name: event.name, createdAt: event.at });
        if (event.forRun === true) provisional.add(event.scraper);
        break;
      case 'scraper_renamed': {
        const known = scrapers.get(event.scraper);
        if (known === undefined || nameTaken(scrapers, event.name)) break;
        scrapers.set(event.scraper, { ...known, name: event.name });
        provisional.delete(event.scraper);
        break;
      }
      case 'roles_set':
        setRoles(scrapers, event);
        break;
      case 'scraper_removed':
        scrapers.delete(event.scraper);
        for (const run of runs.get(event.scraper) ?? []) gone.add(run.id);
        runs.delete(event.scraper);
        break;
      case 'run_started':
        open.set(event.run, { id: event.run, scraperId: event.scraper, owner: event.owner, since: event.at });
        break;
      case 'run_completed':
        open.delete(event.run);
        provisional.delete(event.scraper);
        if (scrapers.has(event.scraper) && !gone.has(event.run)) runs.set(event.scraper, inOrder(event.entry, runs.get(event.scraper) ?? []));
        else gone.add(event.run);
        break;
      case 'run_replaced': {
        const others = runs.get(event.scraper) ?? [];
        if (!others.some(({ id }) => id === event.by)) break;
        runs.set(event.scraper, without(others, event.run));
        replaced.set(event.run, event.at);
        break;
      }
      case 'run_aborted':
      case 'run_removed':
        open.delete(event.run);
        runs.set(event.scraper, without(runs.get(event.scraper), event.run));
        gone.add(event.run);
        if (provisional.has(event.scraper) && ![...open.values()].some((run) => run.scraperId === event.scraper)) scrapers.delete(event.scraper);
        break;
    }
  }
  giveRoles(scrapers, runs);
  return { scrapers, runs, open: [...open.values()], gone, replaced };
}

/** What was set by hand takes the place of what was derived at import. */
function giveRoles(scrapers: ReadonlyMap<string, ScraperEntry>, runs: Map<string, RunEntry[]>): void {
  for (const { id, roles } of scrapers.values()) {
    const entries = runs.get(id);
    if (roles === undefined || entries === undefined) continue;
    runs.set(
      id,
      entries.map((entry) => withRoles(entry, roles)),
    );
  }
}

type Roles = NonNullable<ScraperEntry['roles']>;

function setRoles(scrapers: Map<string, ScraperEntry>, { scraper, roles }: Extract<CatalogueEvent, { readonly kind: 'roles_set' }>): void {
  const existing = scrapers.get(scraper);
  if (existing !== undefined) scrapers.set(scraper, { ...existing, roles: mergedRoles(existing.roles, roles) });
}

function mergedRoles(before: Roles = {}, set: Readonly<Record<string, FieldRole | null>>): Roles {
  const merged = new Map(Object.entries(before));
  for (const [field, role] of Object.entries(set)) {
    if (role === null) merged.delete(field);
    else merged.set(field, role);
  }
  return Object.fromEntries(merged);
}

function withRoles(entry: RunEntry, roles: Roles): RunEntry {
  return {
    ...entry,
    fields: entry.fields.map((field) => (Object.hasOwn(roles, field.name) ? { ...field, role: roles[field.name] ?? field.role } : field)),
  };
}

function without(entries: readonly RunEntry[] = [], run: string): RunEntry[] {
  return entries.filter(({ id }) => id !== run);
}

/** Newest first by the time of scraping, which need not be that of the import; of two runs of one time, the later import. */
function inOrder(entry: RunEntry, runs: readonly RunEntry[]): RunEntry[] {
  const newer = runs.filter((run) => run.runAt > entry.runAt);
  return [...newer, entry, ...runs.slice(newer.length)];
}

/** Whether a scraper has this name. Two processes may append the same name at once: the first line of the log wins, on every reading of it. */
export function nameTaken(scrapers: ReadonlyMap<string, ScraperEntry>, name: string): boolean {
  return [...scrapers.values()].some((scraper) => scraper.name === name);
}
