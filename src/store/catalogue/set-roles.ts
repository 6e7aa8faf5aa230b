import type { FieldRole } from '../../contract/operations/scrapers.ts';
import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';

/** What was set by hand takes the place of what was derived at import. */
export function giveRoles(scrapers: ReadonlyMap<string, ScraperEntry>, runs: Map<string, readonly RunEntry[]>): void {
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

interface RolesSet {
  readonly scraper: string;
  /** Null gives a field its derived role back. */
  readonly roles: Readonly<Record<string, FieldRole | null>>;
}

/** What one line of the log sets. */
export function setRoles(scrapers: Map<string, ScraperEntry>, { scraper, roles }: RolesSet): void {
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
