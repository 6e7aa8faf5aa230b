import type { FieldRole } from '../../contract/operations/scrapers.ts';
import type { ScraperEntry } from '../../core/ports/catalogue.ts';
import type { CatalogueEvent } from './catalogue-events.ts';

/** The lines that make a scraper what it is in another dataset; none when it is that already. */
export function adoptionEvents(existing: ScraperEntry | undefined, wanted: ScraperEntry, now: number): readonly CatalogueEvent[] {
  const { id: scraper, name, createdAt } = wanted;
  const roles = changedRoles(existing?.roles, wanted.roles);
  return [
    ...(existing === undefined ? [{ kind: 'scraper_created', at: createdAt, scraper, name } as const] : []),
    ...(existing !== undefined && existing.name !== name ? [{ kind: 'scraper_renamed', at: now, scraper, name } as const] : []),
    ...(Object.keys(roles).length > 0 ? [{ kind: 'roles_set', at: now, scraper, roles } as const] : []),
  ];
}

type Roles = NonNullable<ScraperEntry['roles']>;

/** What makes one set of roles another; null takes a role away. */
function changedRoles(before: Roles = {}, after: Roles = {}): Readonly<Record<string, FieldRole | null>> {
  const taken = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  const given = Object.entries(after).filter(([field, role]) => !Object.hasOwn(before, field) || before[field] !== role);
  return Object.fromEntries([...taken.map((field) => [field, null] as const), ...given]);
}
