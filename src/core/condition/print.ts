import type { ValuePredicate, Filter, Literal } from './condition.ts';
import { normalise } from './normalize.ts';
import { fieldText } from './tokens.ts';

/**
 * The canonical text of a filter: no parenthesis too many, keywords in upper case, single spaces.
 * Reading it gives the filter's normal form, and printing that gives the same text. Rejects what has no normal form.
 */
export function printFilter(filter: Filter): string {
  return print(normalise(filter));
}

/** A literal as the language writes it. */
export function literalText(value: Literal): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function print(filter: Filter): string {
  switch (filter.kind) {
    case 'or':
      return filter.items.map(print).join(' OR ');
    case 'and':
      return filter.items.map((item) => (item.kind === 'or' ? `(${print(item)})` : print(item))).join(' AND ');
    case 'not':
      return filter.item.kind === 'and' || filter.item.kind === 'or' ? `NOT (${print(filter.item)})` : `NOT ${print(filter.item)}`;
    default:
      return printCondition(filter);
  }
}

function printCondition(condition: ValuePredicate): string {
  const field = fieldText(condition.field);
  switch (condition.kind) {
    case 'compare':
      return `${field} ${condition.op} ${literalText(condition.value)}`;
    case 'in':
      return `${field} ${condition.negated ? 'NOT IN' : 'IN'} (${condition.values.map(literalText).join(', ')})`;
    case 'between':
      return `${field} ${condition.negated ? 'NOT BETWEEN' : 'BETWEEN'} ${literalText(condition.low)} AND ${literalText(condition.high)}`;
    case 'null':
      return `${field} IS ${condition.negated ? 'NOT NULL' : 'NULL'}`;
  }
}
