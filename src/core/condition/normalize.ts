import type { Condition, Literal, Predicate } from './condition.ts';
import { conditionError, type Dialect } from './dialect.ts';

/** What is walked before it is brought into normal form: far below what the stack takes. */
const MAX_WALKED_LEVELS = 1000;

/**
 * The normal form of a condition, which printing and reading keep: AND in AND and OR in OR are one list, a list of one is its item, NOT NOT is nothing,
 * -0 is 0, and a test against an empty list is spelled out (never true for IN, always for NOT IN, missing values included).
 * Rejects more levels than the dialect takes, and AND or OR of nothing, with `invalid_parameter`.
 */
export function normalize(condition: Condition, dialect: Dialect): Condition {
  const normal = normalizeAt(condition, 1, dialect);
  if (levelsOf(normal) > dialect.maxLevels) throw tooDeep(dialect);
  return normal;
}

function normalizeAt(condition: Condition, level: number, dialect: Dialect): Condition {
  if (level > MAX_WALKED_LEVELS) throw tooDeep(dialect);
  switch (condition.kind) {
    case 'and':
    case 'or':
      return normalizeGroup(condition, level, dialect);
    case 'not': {
      const item = normalizeAt(condition.item, level + 1, dialect);
      return item.kind === 'not' ? item.item : { kind: 'not', item };
    }
    default:
      return normalizePredicate(condition);
  }
}

function normalizeGroup({ kind, items }: Extract<Condition, { readonly kind: 'and' | 'or' }>, level: number, dialect: Dialect): Condition {
  const flat = items.flatMap((item): readonly Condition[] => {
    const normal = normalizeAt(item, level + 1, dialect);
    return normal.kind === kind ? normal.items : [normal];
  });
  const [first] = flat;
  if (first === undefined) throw conditionError(dialect, `${kind.toUpperCase()} of no conditions`, 'Give AND and OR at least one condition each.');
  return flat.length === 1 ? first : { kind, items: flat };
}

/** Gives the very same object where nothing changes: places in a text are known by object. */
function normalizePredicate(predicate: Predicate): Condition {
  switch (predicate.kind) {
    case 'compare':
      return isMinusZero(predicate.value) ? { ...predicate, value: 0 } : predicate;
    case 'between':
      if (!isMinusZero(predicate.low) && !isMinusZero(predicate.high)) return predicate;
      return { ...predicate, low: withoutMinus(predicate.low), high: withoutMinus(predicate.high) };
    case 'in':
    case 'part':
      if (predicate.values.length === 0) return emptyList(predicate.field, predicate.negated);
      return predicate.values.some(isMinusZero) ? { ...predicate, values: predicate.values.map(withoutMinus) } : predicate;
    default:
      return predicate;
  }
}

function emptyList(field: string, negated: boolean): Condition {
  return {
    kind: negated ? 'or' : 'and',
    items: [
      { kind: 'null', field, negated: false },
      { kind: 'null', field, negated: true },
    ],
  };
}

function levelsOf(condition: Condition): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return 1 + condition.items.reduce((most, item) => Math.max(most, levelsOf(item)), 0);
    case 'not':
      return 1 + levelsOf(condition.item);
    default:
      return 1;
  }
}

function isMinusZero(value: Literal): boolean {
  return Object.is(value, -0);
}

function withoutMinus(value: Literal): Literal {
  return isMinusZero(value) ? 0 : value;
}

function tooDeep(dialect: Dialect): Error {
  const what = `more than ${dialect.maxLevels} levels of AND, OR and NOT inside each other`;
  return conditionError(dialect, what, 'Write it with fewer parentheses inside each other.');
}
