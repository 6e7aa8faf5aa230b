import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../../src/core/query/read-query.ts';

/** A Thursday. */
const NOW = Date.parse('2026-11-26T12:00:00Z');

/** What a search was read as: its condition and its order. */
export function read(query: string, fields: readonly QueryField[]): string {
  const { filter, order } = interpretByRules(query, fields, NOW);
  return [filter === null ? [] : printFilter(filter), order === null ? [] : `${order.field} ${order.direction}`].flat().join(' | ');
}
