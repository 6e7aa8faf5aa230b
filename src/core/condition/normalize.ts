import type { ValuePredicate, Filter, Literal } from './condition.ts';
import { filterError } from './filter-error.ts';

/**
 * Levels of AND, OR and NOT inside each other, the condition counted too. People write three; the store's own parser
 * gives up at 24, so every filter that is accepted here can be carried out there.
 */
const MAX_DEPTH = 20;

/** What is walked at all before it is brought into normal form: far below what the stack takes. */
const MAX_WALKED_DEPTH = 1000;

/**
 * The normal form of a filter, which printing and reading keep: AND in AND and OR in OR are one list, a list of one is its item, NOT NOT is nothing,
 * -0 is 0, and a test against an empty list is spelled out (never true for IN, always for NOT IN, missing values included).
 * Rejects more than 20 levels, and AND or OR of nothing, with `invalid_parameter`.
 */
export function normalise(filter: Filter): Filter {
  const normal = normaliseAt(filter, 1);
  if (depthOf(normal) > MAX_DEPTH) throw tooDeep();
  return normal;
}

function normaliseAt(filter: Filter, depth: number): Filter {
  if (depth > MAX_WALKED_DEPTH) throw tooDeep();
  switch (filter.kind) {
    case 'and':
    case 'or':
      return normaliseGroup(filter.kind, filter.items, depth);
    case 'not': {
      const item = normaliseAt(filter.item, depth + 1);
      return item.kind === 'not' ? item.item : { kind: 'not', item };
    }
    default:
      return normaliseCondition(filter);
  }
}

function normaliseGroup(kind: 'and' | 'or', items: readonly Filter[], depth: number): Filter {
  const flat = items.flatMap((item): readonly Filter[] => {
    const normal = normaliseAt(item, depth + 1);
    return normal.kind === kind ? normal.items : [normal];
  });
  const [first] = flat;
  if (first === undefined) throw filterError(`${kind.toUpperCase()} of no conditions`, 'Give AND and OR at least one condition each.');
  return flat.length === 1 ? first : { kind, items: flat };
}

/** Gives the very same object where nothing changes: places in a text are known by object. */
function normaliseCondition(condition: ValuePredicate): Filter {
  switch (condition.kind) {
    case 'compare':
      return isMinusZero(condition.value) ? { ...condition, value: 0 } : condition;
    case 'between':
      if (!isMinusZero(condition.low) && !isMinusZero(condition.high)) return condition;
      return { ...condition, low: withoutMinus(condition.low), high: withoutMinus(condition.high) };
    case 'in':
      if (condition.values.length === 0) return emptyList(condition.field, condition.negated);
      return condition.values.some(isMinusZero) ? { ...condition, values: condition.values.map(withoutMinus) } : condition;
    case 'null':
      return condition;
  }
}

function emptyList(field: string, negated: boolean): Filter {
  return {
    kind: negated ? 'or' : 'and',
    items: [
      { kind: 'null', field, negated: false },
      { kind: 'null', field, negated: true },
    ],
  };
}

function depthOf(filter: Filter): number {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return 1 + filter.items.reduce((deepest, item) => Math.max(deepest, depthOf(item)), 0);
    case 'not':
      return 1 + depthOf(filter.item);
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

function tooDeep(): Error {
  return filterError(`more than ${MAX_DEPTH} levels of AND, OR and NOT inside each other`, 'Write it with fewer parentheses inside each other.');
}
