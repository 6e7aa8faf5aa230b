import type { HybridMeta } from '../../../contract/operations/search.ts';

/** What a search did not use of its words: it needs attention, whoever reads the records. */
export function unusedNotes({ unused = [] }: HybridMeta): readonly string[] {
  return unused.map(unusedNote);
}

/** What a search went by: its filter, its order, what it prefers, and what to give up when nothing passes. */
export function filterNotes({ filter, sort, preferred, matched, relaxations = [] }: HybridMeta): readonly string[] {
  return [
    `filter: ${filter === '' ? 'none' : filter}`,
    ...(sort === undefined ? [] : [`order: ${sort}`]),
    ...(preferred === undefined ? [] : [`first: records with ${preferred}; to see only these, add --filter ${quotedArgument(preferred)}`]),
    ...(matched?.some === 0 ? ['no record holds any of the words'] : []),
    ...relaxations.map(relaxationNote),
  ];
}

function unusedNote({ text, reason, candidates }: NonNullable<HybridMeta['unused']>[number]): string {
  const meant = candidates.length === 0 ? '' : `; did you mean ${alternatives(candidates)}?`;
  return `not used: '${text}': ${reason}${meant}`;
}

function alternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.slice(-1).join('')}`;
}

/** As a shell takes it: in double quotes, where the filter has single ones. */
function quotedArgument(filter: string): string {
  return `"${filter.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`;
}

function relaxationNote({ without, matches, nearest }: NonNullable<HybridMeta['relaxations']>[number]): string {
  const instead = nearest === undefined ? '' : `; with ${nearest.filter} ${passing(nearest.matches)}`;
  return `nothing passes; without ${without} ${passing(matches)}${instead}`;
}

function passing(count: number): string {
  return count === 1 ? '1 record does' : `${count} records do`;
}
