import type { RunField } from '../fields/field.ts';
import { nameWords } from '../fields/field-name.ts';
import { isCoordinate } from '../fields/role-words.ts';

/** How a field is counted: by its values, by the items of its lists, by the items that its texts join, or in ranges. */
export type FacetKind = 'values' | 'items' | 'joined' | 'ranges';

/** How a field of any kind is counted. */
export function facetKindOf({ type, json, role }: RunField): FacetKind {
  if (type === 'number' || type === 'date') return 'ranges';
  if (json) return 'items';
  return type === 'text' && role === 'list' ? 'joined' : 'values';
}

const MOST = 12;
/** Different values of a field whose values can be looked over. */
const FEW = 50;
const FEWEST_ALLOWED = 20;
const COMMON = 0.9;
const LONGEST_LABEL = 60;

/** Fields that people narrow by, in the order in which they think of them, and how many of each before others get their turn. */
const GROUPS: readonly { readonly most: number; readonly holds: (field: RunField) => boolean }[] = [
  { most: 4, holds: (field) => isLabel(field) && (field.stats.distinct ?? 0) <= FEW },
  { most: 2, holds: ({ type, role, stats }) => type === 'text' && role === 'list' && repeats(stats) },
  { most: 2, holds: ({ type, role }) => type === 'number' && role === 'price' },
  { most: 4, holds: ({ type }) => type === 'boolean' },
  { most: 3, holds: ({ type, role }) => type === 'number' && role !== 'price' && role !== 'key' },
  { most: 2, holds: ({ type }) => type === 'date' },
  { most: 2, holds: (field) => isLabel(field) && (field.stats.distinct ?? 0) > FEW },
];

/** The fields of a run that are worth counting, at most 12, whatever is asked of them. Roles are those that `fieldsWithRoles` gives. */
export function facetFields(fields: readonly RunField[]): readonly RunField[] {
  const useful = fields.filter((field) => field.rawOf === undefined && tellsApart(field));
  const groups = GROUPS.map(({ holds, most }) => ({ most, fields: mostFirst(useful.filter(holds)) }));
  const first = new Set(groups.flatMap((group) => group.fields.slice(0, group.most)).slice(0, MOST));
  const rest = groups.flatMap((group) => group.fields).filter((field) => !first.has(field));
  const chosen = new Set([...first, ...rest.slice(0, MOST - first.size)]);
  return groups.flatMap((group) => group.fields).filter((field) => chosen.has(field));
}

/** Fields that most records have a value of before the others. */
function mostFirst(fields: readonly RunField[]): readonly RunField[] {
  const isCommon = ({ stats: { values, nulls } }: RunField) => values >= COMMON * (values + nulls);
  return [...fields.filter(isCommon), ...fields.filter((field) => !isCommon(field))];
}

/** Some record has another value than another one, or none. */
function tellsApart({ name, stats, role }: RunField): boolean {
  const { values, nulls, distinct, min, max } = stats;
  if (values === 0 || role === 'key' || role === 'title' || isCoordinate(nameWords(name))) return false;
  if (min !== undefined && min === max) return false;
  return distinct === undefined || distinct > 1 || nulls > 0;
}

/** Text whose values group records. */
function isLabel({ type, json, role, stats }: RunField): boolean {
  if (type !== 'text' || json || role === 'list') return false;
  if (role === 'category') return repeats(stats);
  return (stats.distinct ?? Infinity) <= FEWEST_ALLOWED && stats.distinct !== stats.values && (stats.signs?.length ?? 0) <= LONGEST_LABEL;
}

/** Most values come more than once, or there are few. */
function repeats({ values, distinct = 0 }: RunField['stats']): boolean {
  return distinct <= Math.max(FEWEST_ALLOWED, values / 2);
}
