/**
 * A filter as a tree: what `meta.filter`, `filter=` and `--filter` say, in the one small language of `parse.ts` and `print.ts`.
 * A date is ISO 8601 text, either a calendar day (its first instant, UTC) or a UTC instant with milliseconds.
 * Missing values follow SQL: a comparison with null is neither true nor false, and NOT leaves it so.
 */
export type Filter =
  | { readonly kind: 'and'; readonly items: readonly Filter[] }
  | { readonly kind: 'or'; readonly items: readonly Filter[] }
  | { readonly kind: 'not'; readonly item: Filter }
  | Condition;

/** A leaf of the tree: one statement about one field. */
export type Condition =
  | { readonly kind: 'compare'; readonly field: string; readonly op: CompareOp; readonly value: Literal }
  | { readonly kind: 'in'; readonly field: string; readonly negated: boolean; readonly values: readonly Literal[] }
  | { readonly kind: 'between'; readonly field: string; readonly negated: boolean; readonly low: Literal; readonly high: Literal }
  | { readonly kind: 'null'; readonly field: string; readonly negated: boolean };

export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** number (finite, never -0), boolean, or a date as ISO 8601 text. */
export type Literal = number | boolean | string;
