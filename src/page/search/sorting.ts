import { listParts, nameOf } from '../../text/name-list.ts';
import type { HybridMeta } from '../../contract/operations/search.ts';
import { fieldLabel } from '../show/field-label.ts';
import type { Route } from '../state/route.ts';

/** A field that records are ordered by. */
export interface SortedField {
  readonly name: string;
  readonly isDescending: boolean;
}

/** The field that records are ordered by first: as the reader chose it, else as the words said. */
export function orderOf({ sort }: Pick<Route, 'sort'>, meta: Pick<HybridMeta, 'sort'>): SortedField | undefined {
  const chosen = firstKey(sort);
  if (chosen !== '')
    return chosen.startsWith('-') ? { name: nameOf(chosen.slice(1)), isDescending: true } : { name: nameOf(chosen), isDescending: false };
  const { name, direction } = /^(?<name>.+) (?<direction>asc|desc)$/s.exec(firstKey(meta.sort ?? ''))?.groups ?? {};
  return name === undefined ? undefined : { name: nameOf(name), isDescending: direction === 'desc' };
}

/** An order as requests take it; empty text for none. */
export function sortBy(order: SortedField | undefined): string {
  if (order === undefined) return '';
  const name = /^[\p{L}\p{N}_]+$/u.test(order.name) ? order.name : `\`${order.name.replaceAll('`', '``')}\``;
  return order.isDescending ? `-${name}` : name;
}

/** What the head of a column asks for: the way up, the way down, then no order of its own. */
export function nextSort(current: SortedField | undefined, name: string): string {
  if (current?.name !== name) return sortBy({ name, isDescending: false });
  return current.isDescending ? '' : sortBy({ name, isDescending: true });
}

/** An order for people. */
export function orderText({ name, isDescending }: SortedField): string {
  return `${fieldLabel(name)}, ${isDescending ? 'descending' : 'ascending'}`;
}

function firstKey(sort: string): string {
  return listParts(sort)[0] ?? '';
}
