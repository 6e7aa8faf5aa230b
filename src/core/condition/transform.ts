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

/** The conditions that hold together. */
export function itemsOf(where: Condition | null): readonly Condition[] {
  if (where === null) return [];
  return where.kind === 'and' ? where.items.flatMap(itemsOf) : [where];
}
