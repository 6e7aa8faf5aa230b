import type { FieldType } from '../../contract/scrapers.ts';
import type { CompareOp, ValuePredicate, Filter, Literal } from './condition.ts';
import { normalise } from './normalize.ts';
import { operandOf } from './operand.ts';

/** A field as the store keeps it: `column` is a generated name, c0, c1 and so on. */
interface StoredField {
  readonly column: string;
  readonly type: FieldType;
}

/**
 * A checked filter in the SQL of the store (LanceDB, DataFusion). Nothing of it is text from outside: columns have generated names,
 * and literals are numbers, `to_timestamp_millis` of a number, true and false.
 */
export function toSql(filter: Filter, columnOf: (field: string) => StoredField): string {
  return sqlOf(withoutNot(normalise(filter)), columnOf);
}

/** A filter in which only conditions are negated. */
type Plain = { readonly kind: 'and' | 'or'; readonly items: readonly Plain[] } | ValuePredicate;

const opposites: Readonly<Record<CompareOp, CompareOp>> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

/**
 * The same filter with every NOT moved into the conditions, which changes nothing, unknowns included.
 * The store's parser takes `NOT (` for a function when it is nested, in time exponential in the depth.
 */
function withoutNot(filter: Filter): Plain {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, items: filter.items.map(withoutNot) };
    case 'not':
      return opposite(filter.item);
    default:
      return filter;
  }
}

function opposite(filter: Filter): Plain {
  switch (filter.kind) {
    case 'and':
      return { kind: 'or', items: filter.items.map(opposite) };
    case 'or':
      return { kind: 'and', items: filter.items.map(opposite) };
    case 'not':
      return withoutNot(filter.item);
    case 'compare':
      return { ...filter, op: opposites[filter.op] };
    default:
      return { ...filter, negated: !filter.negated };
  }
}

function sqlOf(filter: Plain, columnOf: (field: string) => StoredField): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.items.map((item) => sqlOfItem(item, columnOf)).join(filter.kind === 'and' ? ' AND ' : ' OR ');
    default:
      return sqlOfCondition(filter, columnOf(filter.field));
  }
}

function sqlOfItem(item: Plain, columnOf: (field: string) => StoredField): string {
  const sql = sqlOf(item, columnOf);
  return item.kind === 'and' || item.kind === 'or' ? `(${sql})` : sql;
}

function sqlOfCondition(condition: ValuePredicate, { column, type }: StoredField): string {
  if (!/^c\d+$/.test(column)) throw new TypeError('not the generated name of a column');
  const name = `\`${column}\``;
  const sql = (literal: Literal): string => sqlOfOperand(type, operandOf(type, literal));
  switch (condition.kind) {
    case 'compare':
      return `${name} ${condition.op} ${sql(condition.value)}`;
    case 'in':
      return `${name} ${condition.negated ? 'NOT IN' : 'IN'} (${condition.values.map(sql).join(', ')})`;
    case 'between':
      return `${name} ${condition.negated ? 'NOT BETWEEN' : 'BETWEEN'} ${sql(condition.low)} AND ${sql(condition.high)}`;
    case 'null':
      return `${name} IS ${condition.negated ? 'NOT NULL' : 'NULL'}`;
  }
}

function sqlOfOperand(type: FieldType, operand: number | boolean): string {
  return type === 'date' ? `to_timestamp_millis(${operand})` : String(operand);
}
