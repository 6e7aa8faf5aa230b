import { filterTokens, isKeyword, isSymbol, type FilterToken } from './tokens.ts';

/**
 * The conditions that a filter joins with AND at its top, as they are written. The AND of a BETWEEN, and what stands in quotes or parentheses, stays
 * together; a filter whose top is an OR is one condition. Joining them again gives a filter that means the same.
 */
export function splitTerms(filter: string): readonly string[] {
  const tokens = unwrapped(filterTokens(filter));
  const first = tokens.at(0);
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return [];
  const cuts = topLevel(tokens);
  if (cuts.some((token) => isKeyword(token, 'OR'))) return [filter.slice(first.start, last.end)];
  const ands = cuts.filter((token) => isKeyword(token, 'AND'));
  const edges = [first.start, ...ands.flatMap(({ start, end }) => [start, end]), last.end];
  return ands
    .concat(last)
    .map((_, index) => filter.slice(edges[index * 2], edges[index * 2 + 1]).trim())
    .flatMap((term) => (isWrapped(filterTokens(term)) ? splitTerms(term) : [term]))
    .filter((term) => term !== '');
}

/** One filter for which all of these hold; empty for none. */
export function joinTerms(terms: readonly string[]): string {
  return terms.map((term) => (terms.length > 1 && hasTopLevelOr(term) ? `(${term})` : term)).join(' AND ');
}

/** One filter for which at least one of these holds. */
export function joinChoices(terms: readonly string[]): string {
  return terms.map((term) => (terms.length > 1 && splitTerms(term).length > 1 ? `(${term})` : term)).join(' OR ');
}

function hasTopLevelOr(term: string): boolean {
  return topLevel(filterTokens(term)).some((token) => isKeyword(token, 'OR'));
}

/** The ANDs and ORs outside of parentheses, without the AND of a BETWEEN. */
function topLevel(tokens: readonly FilterToken[]): readonly FilterToken[] {
  const found: FilterToken[] = [];
  let depth = 0;
  let isBetween = false;
  for (const token of tokens) {
    if (isSymbol(token, '(')) depth += 1;
    if (isSymbol(token, ')')) depth -= 1;
    if (depth > 0) continue;
    if (isKeyword(token, 'BETWEEN')) isBetween = true;
    else if (isKeyword(token, 'OR')) found.push(token);
    else if (isKeyword(token, 'AND')) {
      if (!isBetween) found.push(token);
      isBetween = false;
    }
  }
  return found;
}

function unwrapped(tokens: readonly FilterToken[]): readonly FilterToken[] {
  return isWrapped(tokens) ? unwrapped(tokens.slice(1, -1)) : tokens;
}

/** True when one pair of parentheses stands around all of it. */
function isWrapped(tokens: readonly FilterToken[]): boolean {
  if (!isSymbol(tokens.at(0), '(') || !isSymbol(tokens.at(-1), ')')) return false;
  let depth = 0;
  return tokens.slice(0, -1).every((token) => {
    if (isSymbol(token, '(')) depth += 1;
    if (isSymbol(token, ')')) depth -= 1;
    return depth > 0;
  });
}
