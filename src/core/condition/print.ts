import type { Condition, Literal, Predicate } from './condition.ts';
import { filterDialect, type Dialect } from './dialect.ts';
import { nameText, stringText } from './lexer.ts';
import { literalText } from './literal.ts';
import { normalize } from './normalize.ts';

/**
 * The canonical text of a filter: no parenthesis too many, keywords in upper case, single spaces.
 * Reading it gives the filter's normal form, and printing that gives the same text. Rejects what has no normal form with `invalid_parameter`.
 */
export function printFilter(filter: Condition): string {
  return printCondition(normalize(filter, filterDialect), filterDialect);
}

/** A condition in normal form as a dialect writes it. */
export function printCondition(condition: Condition, dialect: Dialect): string {
  const word = (text: string): string => (dialect.keywords === 'upper case' ? text.toUpperCase() : text);
  const print = (part: Condition): string => {
    switch (part.kind) {
      case 'or':
        return part.items.map(print).join(` ${word('or')} `);
      case 'and':
        return part.items.map((item) => (item.kind === 'or' ? `(${print(item)})` : print(item))).join(` ${word('and')} `);
      case 'not':
        return part.item.kind === 'and' || part.item.kind === 'or' ? `${word('not')} (${print(part.item)})` : `${word('not')} ${print(part.item)}`;
      default:
        return printPredicate(part, dialect, word);
    }
  };
  return print(condition);
}

function printPredicate(predicate: Predicate, dialect: Dialect, word: (text: string) => string): string {
  const not = 'negated' in predicate && predicate.negated ? `${word('not')} ` : '';
  if (predicate.kind === 'text') return `* ${not}${word('has')} ${stringText(predicate.text)}`;
  const field = nameText(predicate.field, dialect);
  switch (predicate.kind) {
    case 'compare':
      return `${field} ${predicate.op} ${literalText(predicate.value)}`;
    case 'in':
      return `${field} ${not}${word('in')} ${listText(predicate.values)}`;
    case 'between':
      return `${field} ${not}${word('between')} ${literalText(predicate.low)} ${word('and')} ${literalText(predicate.high)}`;
    case 'null':
      return `${field} ${word('is')} ${not}${word('null')}`;
    case 'has':
      return `${field} ${not}${word('has')} ${stringText(predicate.text)}`;
    case 'part':
      if (predicate.values.length === 1)
        return `${predicate.part}(${field}) ${predicate.negated ? '!=' : '='} ${predicate.values.map(literalText).join('')}`;
      return `${predicate.part}(${field}) ${not}${word('in')} ${listText(predicate.values)}`;
    case 'compareTo':
      return `${field} ${predicate.op} ${predicate.measure}(${field})`;
    case 'compareFields':
      return `${field} ${predicate.op} ${nameText(predicate.other, dialect)}`;
  }
}

function listText(values: readonly Literal[]): string {
  return `(${values.map(literalText).join(', ')})`;
}
