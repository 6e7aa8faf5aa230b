import type { FieldType } from '../../contract/operations/scrapers.ts';
import { ScrqError } from '../../errors.ts';
import type { Predicate } from './condition.ts';

/** How one use of the language of conditions differs from the others: what it takes, how it is written, and what its messages are about. */
export interface Dialect {
  /** The parameter of a request that holds the text; every message begins with it. */
  readonly parameter: 'filter' | 'plan' | 'where';
  /** Tokens that are no names, numbers or quoted text; sticky, the longest first. */
  readonly symbol: RegExp;
  /** The syntax by one example, as the hint of every failure to read it. */
  readonly hint: string;
  /** Words, in lower case, that are a field's name only in backticks. */
  readonly reserved: ReadonlySet<string>;
  /** How the words of the language are printed. */
  readonly keywords: 'upper case' | 'lower case';
  /** Predicates that it does not have. */
  readonly without: ReadonlySet<Predicate['kind']>;
  /** Types whose values have an order that `<` and `BETWEEN` compare. */
  readonly ordered: ReadonlySet<FieldType>;
  /** Levels of AND, OR and NOT inside each other, the predicate included. */
  readonly maxLevels: number;
  /** What may follow a name with a dot, as `pct` in `price.pct`. Default: nothing. */
  readonly suffixes?: readonly string[];
}

const WORDS = 'and or not in between is null true false has'.split(' ');

/** The words that every dialect reserves, and some more. */
export function reservedWords(...more: readonly string[]): ReadonlySet<string> {
  return new Set([...WORDS, ...more]);
}

const SYMBOL = /<=|>=|<>|!=|[=<>(),]/y;

/** Filters, derived from a query or given: `meta.filter`, `filter=`, `--filter`. The store's own parser gives up at 24 levels. */
export const filterDialect: Dialect = {
  parameter: 'filter',
  symbol: SYMBOL,
  hint: "Write it like price < 1500 AND bedrooms IN (2, 3) AND posted_at >= '2026-03-01' AND pets = true AND title HAS 'sea view', with unusual field names in backticks.",
  reserved: reservedWords(),
  keywords: 'upper case',
  without: new Set(['text', 'part', 'compareTo']),
  ordered: new Set(['number', 'date']),
  maxLevels: 20,
};

/** Conditions over the two values of a changed field: `price.pct <= -5 AND rooms.to > 2`. */
export const changeDialect: Dialect = {
  ...filterDialect,
  parameter: 'where',
  hint: 'Write it like price.pct <= -5 AND rooms.to > 2: numbers have from, to, change and pct, dates from, to and change (in days), other fields from and to.',
  suffixes: ['from', 'to', 'change', 'pct', 'old', 'new', 'delta'],
};

/** The failure of a condition that cannot be used. `message` has no final stop, `hint` is one sentence. */
export function conditionError({ parameter }: Pick<Dialect, 'parameter'>, message: string, hint: string): ScrqError {
  return new ScrqError('invalid_parameter', `${parameter}: ${message}`, { hint, issues: [{ parameter, message }] });
}
