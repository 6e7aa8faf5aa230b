import type { HybridMeta } from '../contract/search.ts';

/** What a search went by: its filter and its order, and what to give up when nothing passes. */
export function filterNotes({ filter, sort, relaxations = [] }: HybridMeta): readonly string[] {
  return [`filter: ${filter === '' ? 'none' : filter}`, ...(sort === undefined ? [] : [`order: ${sort}`]), ...relaxations.map(relaxationNote)];
}

function relaxationNote({ without, matches, nearest }: NonNullable<HybridMeta['relaxations']>[number]): string {
  const instead = nearest === undefined ? '' : `; with ${nearest.filter} ${passing(nearest.matches)}`;
  return `nothing passes; without ${without} ${passing(matches)}${instead}`;
}

function passing(count: number): string {
  return count === 1 ? '1 record does' : `${count} records do`;
}
