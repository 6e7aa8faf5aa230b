import { readDate } from '../../core/condition/date-literal.ts';
import { partNumber } from '../../core/condition/date-parts.ts';
import type { Condition, Literal, Predicate } from '../../core/condition/condition.ts';
import { hasWords, type CopyField } from '../copy/copy-fields.ts';
import { datePartSql } from './date-sql.ts';
import { phraseOf } from '../copy/folded.ts';
import type { Parameters } from './sql.ts';

/** The columns of a run and the values of the statement that is being written. */
export interface Compiling {
  readonly fields: ReadonlyMap<string, CopyField>;
  readonly parameters: Parameters;
}

/** A checked condition as SQL, with three truth values: null where a value is missing. What people wrote becomes parameters. */
export function conditionSql(condition: Condition, compiling: Compiling): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return `(${condition.items.map((item) => conditionSql(item, compiling)).join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `(NOT ${conditionSql(condition.item, compiling)})`;
    default:
      return predicateSql(condition, compiling);
  }
}

/** The column copy of a field of a checked plan. */
export function fieldOf(name: string, { fields }: Pick<Compiling, 'fields'>): CopyField {
  const field = fields.get(name);
  if (field === undefined) throw new TypeError('unchecked plan: unknown field');
  return field;
}

/** How many records of a group have a value of a field. The engine counts records for next to nothing, and values for half as much as it takes to group. */
export function valuesSql({ value, isComplete }: CopyField): string {
  return isComplete === true ? 'count(*)' : `count(${value})`;
}

function predicateSql(predicate: Predicate, compiling: Compiling): string {
  if (predicate.kind === 'text') return negatedIf(predicate.negated, anyHas(predicate.text, compiling));
  const field = fieldOf(predicate.field, compiling);
  const { value } = field;
  switch (predicate.kind) {
    case 'null':
      return `(${value} IS ${predicate.negated ? 'NOT ' : ''}NULL)`;
    case 'has':
      return negatedIf(predicate.negated, hasSql(predicate.text, field, compiling));
    case 'part': {
      const numbers = predicate.values.map((each) => partNumber(predicate.part, each) ?? -1);
      return `(${datePartSql(predicate.part, value)} ${predicate.negated ? 'NOT ' : ''}IN (${numbers.join(', ')}))`;
    }
    case 'compareFields':
      return `(${value} ${predicate.op} ${fieldOf(predicate.other, compiling).value})`;
    case 'compareTo':
      // Others were resolved: of this one there is no value to compare with.
      return '(CAST(NULL AS BOOLEAN))';
    case 'compare':
      if (predicate.op === '=' || predicate.op === '!=') return equalSql(field, [predicate.value], predicate.op === '!=', compiling);
      return `(${value} ${predicate.op} ${operand(field, predicate.value, compiling)})`;
    case 'in':
      return equalSql(field, predicate.values, predicate.negated, compiling);
    case 'between': {
      const [low, high] = [operand(field, predicate.low, compiling), operand(field, predicate.high, compiling)];
      return `(${value} ${predicate.negated ? 'NOT ' : ''}BETWEEN ${low} AND ${high})`;
    }
  }
}

/** Of a list field, one item that is equal is enough; an empty list is known to have none. */
function equalSql(field: CopyField, literals: readonly Literal[], negated: boolean, compiling: Compiling): string {
  const values = literals.map((literal) => operand(field, literal, compiling)).join(', ');
  if (field.json !== true) return `(${field.value} ${negated ? 'NOT ' : ''}IN (${values}))`;
  return negatedIf(negated, `list_has_any(${field.items}, [${values}])`);
}

function operand({ type }: CopyField, literal: Literal, { parameters }: Compiling): string {
  if (type !== 'date') return parameters.add(literal);
  const at = readDate(String(literal))?.epochMs;
  if (at === undefined) throw new TypeError('unchecked plan: a date that is none');
  return parameters.add(at);
}

function hasSql(text: string, field: CopyField, { parameters }: Compiling): string {
  const phrase = phraseOf(text);
  const place = parameters.add(phrase.text);
  if (phrase.within === 'text') return `contains(${field.value}, ${place})`;
  if (field.json === true) return `contains(${field.words}, ${place})`;
  const [first = ''] = phrase.text.trim().split(' ');
  const word = parameters.add(first);
  return `(CASE WHEN ${field.words} IS NOT NULL THEN contains(${field.words}, ${place}) ELSE ${asciiHasSql(field, { phrase: place, word })} END)`;
}

/**
 * The same of text without folded words. A text that has the phrase as it is written, between spaces, is known at once, and so is one that does not hold its first word;
 * the others are folded when they may. The engine makes lower case anew for each branch that a text comes to.
 */
function asciiHasSql({ value }: CopyField, { phrase, word }: { readonly phrase: string; readonly word: string }): string {
  const text = `lower(${value})`;
  const folded = `concat(' ', regexp_replace(${text}, '[^a-z0-9]+', ' ', 'g'), ' ')`;
  const quick = [
    `contains(${value}, ${phrase}) THEN true`,
    `${value} IS NULL THEN NULL`,
    `NOT contains(${text}, ${word}) THEN false`,
    `contains(concat(' ', ${text}, ' '), ${phrase}) THEN true`,
  ];
  return `(CASE WHEN ${quick.join(' WHEN ')} ELSE contains(${folded}, ${phrase}) END)`;
}

/** A missing value holds no words, so this is never unknown. */
function anyHas(text: string, compiling: Compiling): string {
  const texts = [...compiling.fields.values()].filter(hasWords);
  return texts.length === 0 ? 'false' : `(${texts.map((field) => `coalesce(${hasSql(text, field, compiling)}, false)`).join(' OR ')})`;
}

function negatedIf(negated: boolean, sql: string): string {
  return negated ? `(NOT ${sql})` : sql;
}
