import type { Field } from '../../contract/operations/scrapers.ts';
import { dayInput, nextDay } from '../show/date-text.ts';
import { literalText, nameText, readCondition, type Literal } from './simple-condition.ts';
import { joinChoices, joinTerms, splitTerms } from './terms.ts';

/** The values of a field that a filter lets through: of the conditions of the form `field = v`, `field IN (…)`, `field HAS v`, or such joined by OR. */
export function chosenValues(filter: string, field: string): readonly Literal[] {
  return splitTerms(filter).flatMap((term) => {
    const condition = readCondition(term);
    if (condition === undefined) return alternatives(term, field) ?? [];
    return condition.field === field ? (valuesOf(term) ?? []) : [];
  });
}

/** The terms of a filter where this field is free again: conditions on it alone are gone. */
export function withoutField(filter: string, field: string): readonly string[] {
  return splitTerms(filter).filter((term) => readCondition(term)?.field !== field && alternatives(term, field) === undefined);
}

/** How the values of a field are compared: whole, or as the items of lists. */
export type Comparing = 'values' | 'items';

/** The condition that lets these values of a field through; undefined for none. */
export function valuesCondition(field: string, values: readonly Literal[], comparing: Comparing): string | undefined {
  if (values.length === 0) return undefined;
  const name = nameText(field);
  if (comparing === 'items') return joinChoices(values.map((value) => `${name} HAS ${literalText(String(value))}`));
  if (values.length === 1) return values.map((value) => `${name} = ${literalText(value)}`).join('');
  return `${name} IN (${values.map(literalText).join(', ')})`;
}

/** The conditions from the lower bound of one filter to the upper bound of another one, both on the same field. */
export function spanTerms(first: string, last: string): readonly string[] {
  return first === last ? splitTerms(first) : [...boundsOf(first, 'low'), ...boundsOf(last, 'high')];
}

/** The conditions that are a bound at one end; those that are one at both give that end alone. */
function boundsOf(filter: string, end: keyof Range): readonly string[] {
  const ops: readonly string[] = end === 'low' ? ['>', '>='] : ['<', '<='];
  return splitTerms(filter).flatMap((term) => {
    const condition = readCondition(term);
    if (condition?.kind === 'compare' && ops.includes(condition.op)) return [term];
    const bound = (value: Literal): string => `${nameText(condition?.field ?? '')} ${end === 'low' ? '>=' : '<='} ${literalText(value)}`;
    if (condition?.kind === 'compare' && condition.op === '=') return [bound(condition.value)];
    return condition?.kind === 'between' && !condition.negated ? [bound(condition[end])] : [];
  });
}

/** Bounds of a field as inputs show them: text of a number, or a day; empty where there is none. Both are part of the range. */
export interface Range {
  readonly low: string;
  readonly high: string;
}

/** The range of a number or date that a filter lets through, as far as its top conditions say. */
export function chosenRange(filter: string, field: Field): Range {
  let low = '';
  let high = '';
  for (const condition of splitTerms(filter).map(readCondition)) {
    if (condition?.field !== field.name) continue;
    if (condition.kind === 'between' && !condition.negated) {
      low = inputText(condition.low, field);
      high = inputText(condition.high, field);
    }
    if (condition.kind !== 'compare') continue;
    const text = inputText(condition.value, field);
    if (condition.op === '>' || condition.op === '>=' || condition.op === '=') low = text;
    if (condition.op === '<=' || condition.op === '=') high = text;
    if (condition.op === '<') high = field.type === 'date' && typeof condition.value === 'string' ? dayBefore(condition.value) : text;
  }
  return { low, high };
}

/** The conditions on a field when its range becomes this one: an end that stays the same keeps its condition, which may say more than an input shows. */
export function changedTerms(filter: string, field: Field, range: Range): readonly string[] {
  const before = chosenRange(filter, field);
  const own = splitTerms(filter).filter((term) => readCondition(term)?.field === field.name);
  if (before.low === range.low && before.high === range.high) return own;
  const bounds = (end: keyof Range): readonly string[] =>
    before[end] === range[end] ? boundsOf(joinTerms(own), end) : rangeTerms(field, { low: '', high: '', [end]: range[end] });
  return [...bounds('low'), ...bounds('high')];
}

/** The conditions of a range, both ends included; of times, until the end of the last day. */
function rangeTerms(field: Field, { low, high }: Range): readonly string[] {
  const name = nameText(field.name);
  const isDate = field.type === 'date';
  const isBound = (text: string): boolean => text !== '' && (isDate ? dayInput(text) !== '' : Number.isFinite(Number(text)));
  const written = (text: string): string => (isDate ? literalText(text) : String(Number(text)));
  return [
    ...(isBound(low) ? [`${name} >= ${written(low)}`] : []),
    ...(isBound(high) ? [isDate ? `${name} < ${literalText(nextDay(high))}` : `${name} <= ${written(high)}`] : []),
  ];
}

/** True when the values that a filter lets through are items of lists. */
export function areItemsChosen(filter: string, field: string): boolean {
  const conditions = splitTerms(filter).flatMap(splitChoices).map(readCondition);
  return conditions.some((condition) => condition?.kind === 'has' && !condition.negated && condition.field === field);
}

function valuesOf(term: string): readonly Literal[] | undefined {
  const condition = readCondition(term);
  if (condition?.kind === 'compare' && condition.op === '=') return [condition.value];
  if (condition?.kind === 'in' && !condition.negated) return condition.values;
  if (condition?.kind === 'has' && !condition.negated) return [condition.text];
  return undefined;
}

/** The values of `field HAS 'a' OR field HAS 'b'`; undefined for what is not of that form. */
function alternatives(term: string, field: string): readonly Literal[] | undefined {
  const parts = splitChoices(term);
  const values = parts.map((part) => (readCondition(part)?.field === field ? valuesOf(part) : undefined));
  return parts.length > 1 && values.every((each) => each !== undefined) ? values.flat() : undefined;
}

/** The conditions that a term joins with OR, where they are simple ones. */
function splitChoices(term: string): readonly string[] {
  return splitTerms(term.replace(/^\((.*)\)$/s, '$1')).flatMap((whole) => whole.split(/\s+OR\s+(?=(?:[^']|'[^']*')*$)/i));
}

function inputText(value: Literal, field: Field): string {
  return field.type === 'date' ? dayInput(String(value)) : String(value);
}

/** A range of days ends before midnight of the day after. */
function dayBefore(bound: string): string {
  const date = new Date(bound);
  return Number.isNaN(date.getTime()) ? '' : new Date(date.getTime() - 1).toISOString().slice(0, 10);
}
