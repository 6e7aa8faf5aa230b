import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { CompareOp, Condition, Literal, Predicate, ValuePredicate } from './condition.ts';
import { stringText } from './lexer.ts';
import { operandOf } from './literal.ts';

/** A field as the store keeps it: `column` is a generated name, c0, c1 and so on; with `json`, values may be lists and objects. */
export interface StoredField {
  readonly column: string;
  readonly type: FieldType;
  readonly json?: boolean;
}

/** What the conditions of a run are compiled with. */
export interface SqlTarget {
  readonly columnOf: (field: string) => StoredField;
  /** SQL that is true of exactly the records of which the predicate is true, for one that SQL itself cannot say. */
  readonly membersOf: (predicate: Predicate) => string;
}

/** A condition in which only predicates are negated. */
type Plain = { readonly kind: 'and'; readonly items: readonly Plain[] } | { readonly kind: 'or'; readonly items: readonly Plain[] } | Predicate;

/**
 * A checked condition in the SQL of the store (LanceDB, DataFusion). Columns have generated names, and values are numbers, `to_timestamp_millis` of a
 * number, true, false, and text between single quotes, each doubled inside.
 */
export function toSql(condition: Condition, target: SqlTarget): string {
  return sqlOf(withoutNot(condition), target);
}

/** The predicates that SQL cannot say, as `toSql` asks for their members. */
export function unsaidPredicates(condition: Condition, columnOf: SqlTarget['columnOf']): readonly Predicate[] {
  const unsaid = (plain: Plain): readonly Predicate[] =>
    plain.kind === 'and' || plain.kind === 'or' ? plain.items.flatMap(unsaid) : isSaid(plain, columnOf) ? [] : [plain];
  return unsaid(withoutNot(condition));
}

/** SQL folds no accents, knows no phrases, and sees a list as text. */
function isSaid(predicate: Predicate, columnOf: SqlTarget['columnOf']): boolean {
  switch (predicate.kind) {
    case 'null':
    case 'compareFields':
      return true;
    case 'compare':
    case 'in':
    case 'between':
      return columnOf(predicate.field).json !== true;
    default:
      return false;
  }
}

const opposites: Readonly<Record<CompareOp, CompareOp>> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

/**
 * The same condition with every NOT moved into the predicates, which changes nothing, unknowns included.
 * The store's parser takes `NOT (` for a function when it is nested, in time exponential in the depth.
 */
function withoutNot(condition: Condition): Plain {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { kind: condition.kind, items: condition.items.map(withoutNot) };
    case 'not':
      return opposite(condition.item);
    default:
      return condition;
  }
}

function opposite(condition: Condition): Plain {
  switch (condition.kind) {
    case 'and':
      return { kind: 'or', items: condition.items.map(opposite) };
    case 'or':
      return { kind: 'and', items: condition.items.map(opposite) };
    case 'not':
      return withoutNot(condition.item);
    case 'compare':
    case 'compareFields':
      return { ...condition, op: opposites[condition.op] };
    case 'compareTo':
      throw new TypeError('unchecked condition: a comparison with an aggregate inside NOT');
    default:
      return { ...condition, negated: !condition.negated };
  }
}

function sqlOf(condition: Plain, target: SqlTarget): string {
  if (condition.kind !== 'and' && condition.kind !== 'or') return sqlOfPredicate(condition, target);
  return condition.items.map((item) => sqlOfItem(item, target)).join(condition.kind === 'and' ? ' AND ' : ' OR ');
}

function sqlOfItem(item: Plain, target: SqlTarget): string {
  const sql = sqlOf(item, target);
  return item.kind === 'and' || item.kind === 'or' ? `(${sql})` : sql;
}

function sqlOfPredicate(predicate: Predicate, { columnOf, membersOf }: SqlTarget): string {
  if (!isSaid(predicate, columnOf)) return membersOf(predicate);
  switch (predicate.kind) {
    case 'compareFields':
      return `${nameOf(columnOf(predicate.field))} ${predicate.op} ${nameOf(columnOf(predicate.other))}`;
    case 'compare':
    case 'in':
    case 'between':
    case 'null':
      return sqlOfValues(predicate, columnOf(predicate.field));
    default:
      throw new TypeError(`unchecked condition: ${predicate.kind} in SQL`);
  }
}

function sqlOfValues(predicate: ValuePredicate, field: StoredField): string {
  const name = nameOf(field);
  const sql = (literal: Literal): string => sqlOfOperand(field.type, operandOf(field.type, literal));
  switch (predicate.kind) {
    case 'compare':
      return `${name} ${predicate.op} ${sql(predicate.value)}`;
    case 'in':
      // The store takes "NOT IN (1) OR NOT IN (2)" for true of a missing value too.
      return predicate.negated
        ? `(${name} NOT IN (${predicate.values.map(sql).join(', ')}) AND ${name} IS NOT NULL)`
        : `${name} IN (${predicate.values.map(sql).join(', ')})`;
    case 'between':
      return `${name} ${predicate.negated ? 'NOT BETWEEN' : 'BETWEEN'} ${sql(predicate.low)} AND ${sql(predicate.high)}`;
    case 'null':
      return `${name} IS ${predicate.negated ? 'NOT NULL' : 'NULL'}`;
  }
}

function nameOf({ column }: StoredField): string {
  if (!/^c\d+$/.test(column)) throw new TypeError('not the generated name of a column');
  return `\`${column}\``;
}

function sqlOfOperand(type: FieldType, operand: number | boolean | string): string {
  if (typeof operand === 'string') return stringText(operand);
  return type === 'date' ? `to_timestamp_millis(${operand})` : String(operand);
}
