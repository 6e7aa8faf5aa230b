import type { Condition, Predicate } from './condition.ts';

/** The leaves in the order in which they are written; null has none. */
export function predicatesOf(condition: Condition | null): readonly Predicate[] {
  if (condition === null) return [];
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.items.flatMap(predicatesOf);
    case 'not':
      return predicatesOf(condition.item);
    default:
      return [condition];
  }
}

/** The condition with other conditions in place of its leaves. */
export function mapPredicates(condition: Condition, map: (predicate: Predicate) => Condition): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { kind: condition.kind, items: condition.items.map((item) => mapPredicates(item, map)) };
    case 'not':
      return { kind: 'not', item: mapPredicates(condition.item, map) };
    default:
      return map(condition);
  }
}

/** The fields whose values a condition reads, each once. `texts` are those that `* has` looks in; default: none. */
export function fieldsOf(condition: Condition | null, texts: readonly string[] = []): readonly string[] {
  return [...new Set(predicatesOf(condition).flatMap((predicate) => fieldsOfPredicate(predicate, texts)))];
}

function fieldsOfPredicate(predicate: Predicate, texts: readonly string[]): readonly string[] {
  if (predicate.kind === 'text') return texts;
  return predicate.kind === 'compareFields' ? [predicate.field, predicate.other] : [predicate.field];
}

/** Conditions that all hold, as one; null where there are none. */
export function conjunction<One extends Condition>(items: readonly One[]): One | { readonly kind: 'and'; readonly items: readonly One[] } | null {
  const [first] = items;
  if (first === undefined) return null;
  return items.length === 1 ? first : { kind: 'and', items };
}

/** Conditions of which one holds, as one; there has to be one. */
export function disjunction<One extends Condition>(items: readonly One[]): One | { readonly kind: 'or'; readonly items: readonly One[] } {
  const [first] = items;
  return items.length === 1 && first !== undefined ? first : { kind: 'or', items };
}

/** Trees that are equal once each, in the order in which they come first. */
export function withoutRepeats<const Tree>(items: readonly Tree[]): readonly Tree[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The conditions that hold together. */
export function itemsOf(where: Condition | null): readonly Condition[] {
  if (where === null) return [];
  return where.kind === 'and' ? where.items.flatMap(itemsOf) : [where];
}
