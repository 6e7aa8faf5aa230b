/**
 * The one language of conditions, as a tree: filters, the `where` of a plan and the `--where` of a diff are dialects of it.
 * A date is ISO 8601 text, either a calendar day (its first instant, UTC) or a UTC instant with milliseconds.
 * Missing values follow SQL: a comparison with null is neither true nor false, and NOT leaves it so.
 */
export type Condition = Tree<Predicate>;

/** A condition that a query can be read as: comparisons of numbers, dates and booleans alone. */
export type Filter = Tree<ValuePredicate>;

type Tree<Leaf> =
  | { readonly kind: 'and'; readonly items: readonly Tree<Leaf>[] }
  | { readonly kind: 'or'; readonly items: readonly Tree<Leaf>[] }
  | { readonly kind: 'not'; readonly item: Tree<Leaf> }
  | Leaf;

/** A leaf of the tree: one statement about a record. */
export type Predicate =
  | ValuePredicate
  /** Text fields only: the words occur in it in this order, as a phrase, whatever their case and accents; of a list field, in one of its items. */
  | { readonly kind: 'has'; readonly field: string; readonly negated: boolean; readonly text: string }
  /** Some text field of the record holds the phrase. */
  | { readonly kind: 'text'; readonly negated: boolean; readonly text: string }
  /** Date fields only, in UTC: the part of the date is one of the values. Weekdays and months by their English names, the others as numbers. */
  | { readonly kind: 'part'; readonly field: string; readonly part: DatePart; readonly negated: boolean; readonly values: readonly Literal[] }
  /**
   * Number fields only, and only as the whole condition of a plan or an item of its outermost AND: compared with an aggregate over all records of the run
   * for which the other items hold, those that compare with aggregates left out. Unknown where there is no such aggregate.
   */
  | { readonly kind: 'compareTo'; readonly field: string; readonly op: '<' | '<=' | '>' | '>='; readonly measure: 'avg' | 'median' }
  /** Two fields of one record, of the same type: `price > estimate`. */
  | { readonly kind: 'compareFields'; readonly field: string; readonly op: CompareOp; readonly other: string };

/** A comparison of a field with literals. On text and list fields exact; of a list field, one item that fits is enough. */
export type ValuePredicate =
  | { readonly kind: 'compare'; readonly field: string; readonly op: CompareOp; readonly value: Literal }
  | { readonly kind: 'in'; readonly field: string; readonly negated: boolean; readonly values: readonly Literal[] }
  | { readonly kind: 'between'; readonly field: string; readonly negated: boolean; readonly low: Literal; readonly high: Literal }
  | { readonly kind: 'null'; readonly field: string; readonly negated: boolean };

export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A number (finite, never -0), a boolean, or text, which is also how dates are written (ISO 8601). */
export type Literal = number | boolean | string;

/** What recurs in dates: `year` 2026, `quarter` 1 to 4, `month` 'January' to 'December', `weekday` 'Monday' to 'Sunday', `hour` 0 to 23. */
export type DatePart = 'year' | 'quarter' | 'month' | 'weekday' | 'hour';
