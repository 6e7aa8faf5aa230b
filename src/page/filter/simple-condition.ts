import { filterTokens, isKeyword, isSymbol, type FilterToken } from './tokens.ts';

/** A value in a filter: dates are text. */
export type Literal = string | number | boolean;

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A condition on one field alone, in a form that the page can show and edit as such. */
export type SimpleCondition = { readonly field: string } & (
  | { readonly kind: 'compare'; readonly op: Comparison; readonly value: Literal }
  | { readonly kind: 'in'; readonly negated: boolean; readonly values: readonly Literal[] }
  | { readonly kind: 'between'; readonly negated: boolean; readonly low: Literal; readonly high: Literal }
  | { readonly kind: 'null'; readonly negated: boolean }
  | { readonly kind: 'has'; readonly negated: boolean; readonly text: string }
);

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);
const RESERVED = new Set('and or not in between is null true false has'.split(' '));
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** The condition that a term states, or undefined for one of another form. */
export function readCondition(term: string): SimpleCondition | undefined {
  const [name, ...rest] = filterTokens(term);
  if (name === undefined || (name.kind !== 'word' && name.kind !== 'name') || isKeyword(name, 'NOT')) return undefined;
  const field = name.text;
  const [head, ...tail] = rest;
  if (head === undefined) return undefined;
  if (head.kind === 'symbol') return comparison(field, head.text, tail);
  if (isKeyword(head, 'IS')) return nullTest(field, tail);
  const isNegated = isKeyword(head, 'NOT');
  return worded({ field, negated: isNegated }, isNegated ? tail : rest);
}

/** The fields that a condition names, of these; a word in a text is none. */
export function fieldsOf(term: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const tokens = filterTokens(term).filter(({ kind, text }) => kind === 'name' || (kind === 'word' && names.has(text)));
  return new Set(tokens.map(({ text }) => text));
}

/** A field's name as filters take it. */
export function nameText(name: string): string {
  return PLAIN_NAME.test(name) && !RESERVED.has(name.toLowerCase()) ? name : `\`${name.replaceAll('`', '``')}\``;
}

/** A value as filters take it. */
export function literalText(value: Literal): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function comparison(field: string, op: string, rest: readonly FilterToken[]): SimpleCondition | undefined {
  const sign = op === '<>' ? '!=' : op;
  const value = literalOf(rest[0]);
  if (!COMPARISONS.has(sign) || value === undefined || rest.length !== 1) return undefined;
  return { kind: 'compare', field, op: sign as Comparison, value };
}

function nullTest(field: string, rest: readonly FilterToken[]): SimpleCondition | undefined {
  const negated = isKeyword(rest[0], 'NOT');
  const tail = negated ? rest.slice(1) : rest;
  return tail.length === 1 && isKeyword(tail[0], 'NULL') ? { kind: 'null', field, negated } : undefined;
}

function worded(start: { readonly field: string; readonly negated: boolean }, [head, ...rest]: readonly FilterToken[]): SimpleCondition | undefined {
  if (isKeyword(head, 'IN')) {
    const isList = isSymbol(rest.at(0), '(') && isSymbol(rest.at(-1), ')');
    const values = rest.slice(1, -1).filter((token) => !isSymbol(token, ','));
    const literals = values.map(literalOf).filter((value) => value !== undefined);
    return isList && literals.length === values.length && literals.length > 0 ? { kind: 'in', ...start, values: literals } : undefined;
  }
  if (isKeyword(head, 'BETWEEN')) {
    const low = literalOf(rest[0]);
    const high = literalOf(rest[2]);
    if (low === undefined || high === undefined || !isKeyword(rest[1], 'AND') || rest.length !== 3) return undefined;
    return { kind: 'between', ...start, low, high };
  }
  const text = rest[0];
  if (isKeyword(head, 'HAS') && text?.kind === 'string' && rest.length === 1) return { kind: 'has', ...start, text: text.text };
  return undefined;
}

function literalOf(token: FilterToken | undefined): Literal | undefined {
  if (token?.kind === 'string') return token.text;
  if (token?.kind === 'number') return Number(token.text);
  if (isKeyword(token, 'TRUE')) return true;
  if (isKeyword(token, 'FALSE')) return false;
  return undefined;
}
