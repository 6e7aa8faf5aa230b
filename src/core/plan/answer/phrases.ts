import type { Condition } from '../../condition/condition.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { measuredFields } from '../measure-fields.ts';
import type { Grouping, Measure, Measured } from '../plan.ts';
import { printWhere } from '../print.ts';
import { showCount, showRecords } from './show-value.ts';

/** A measure in words: "average price". */
export function measurePhrase(measure: Measure): string {
  switch (measure.kind) {
    case 'count':
      return 'number of records';
    case 'values':
      return `number of records with ${measure.field}`;
    case 'sum':
      return `total ${measuredPhrase(measure.field)}`;
    case 'avg':
      return `average ${measuredPhrase(measure.field)}`;
    case 'median':
      return `median ${measuredPhrase(measure.field)}`;
    case 'stddev':
      return `standard deviation of ${measuredPhrase(measure.field)}`;
    case 'min':
      return `lowest ${measuredPhrase(measure.field)}`;
    case 'max':
      return `highest ${measuredPhrase(measure.field)}`;
    case 'percentile':
      return `${ordinal(measure.p)} percentile of ${measuredPhrase(measure.field)}`;
    case 'distinct':
      return `number of different values of ${measure.field}`;
    case 'share':
      return measure.of === null ? 'share of the records' : `share with ${printWhere(measure.of)}`;
    case 'countIf':
      return `number with ${printWhere(measure.of)}`;
    case 'correlation':
      return `correlation of ${measure.fields[0]} and ${measure.fields[1]}`;
    case 'ratio':
      return `${measurePhrase(measure.left)} per ${measurePhrase(measure.right)}`;
    case 'difference':
      return `${measurePhrase(measure.left)} minus ${measurePhrase(measure.right)}`;
    case 'shareOf':
      return `percentage of the total ${measuredPhrase(measure.field)}`;
    case 'growth':
      return `growth of the ${measurePhrase(measure.of)}`;
    case 'running':
      return `running total of the ${measurePhrase(measure.of)}`;
  }
}

/** What a measure is of, in words: "price", "price minus cost". */
function measuredPhrase(measured: Measured): string {
  if (typeof measured === 'string') return measured;
  return `${measured.left} ${computedWords[measured.kind]} ${measured.right}`;
}

const computedWords = { difference: 'minus', ratio: 'per', sum: 'plus', product: 'times' } as const;

/** The same of dates, whose ends are no heights. */
export function datePhrase(measure: Measure): string {
  if (measure.kind === 'min') return `earliest ${measuredPhrase(measure.field)}`;
  return measure.kind === 'max' ? `latest ${measuredPhrase(measure.field)}` : measurePhrase(measure);
}

/** A grouping in words: "city", "month of posted_at". */
export function groupPhrase(grouping: Grouping): string {
  switch (grouping.kind) {
    case 'value':
    case 'item':
      return grouping.field;
    case 'date':
      return `${grouping.bucket === 'monthname' ? 'month of the year' : grouping.bucket} of ${grouping.field}`;
    case 'number':
      return `${grouping.field} in steps of ${grouping.width}`;
  }
}

/** Which records are meant, as the end of a sentence; empty when all are. */
export function wherePhrase(where: Condition | null): string {
  return where === null ? '' : ` where ${printWhere(where)}`;
}

/** `6 of 12 records match city = 'Porto'`; says so when none does. */
export function matchSentence(where: Condition, { matched, records }: { readonly matched: number; readonly records: number }): string {
  if (matched === 0) return `No record matches ${printWhere(where)} (of ${showCount(records)})`;
  return `${showCount(matched)} of ${showRecords(records)} ${matched === 1 ? 'matches' : 'match'} ${printWhere(where)}`;
}

/** Records that had no say since they have no value, as one sentence or none. `unknown`: how many the condition could not decide. */
export function leftOutSentences(
  missing: readonly { readonly field: string; readonly nulls: number }[],
  { unknown, where }: { readonly unknown: number; readonly where: Condition | null },
): readonly string[] {
  const asked = fieldsOf(where);
  const groups = [
    ...missing.filter(({ nulls }) => nulls > 0).map(({ field, nulls }) => ({ count: nulls, without: field })),
    ...(unknown === 0 ? [] : [{ count: unknown, without: asked.length === 0 ? 'a value that the condition needs' : listPhrase(asked, 'or') }]),
  ];
  return groups.length === 0 ? [] : [`Left out: ${listPhrase(groups.map(({ count, without }) => `${showRecords(count)} without ${without}`))}.`];
}

/** Sentences with the one of `leftOutSentences`: in brackets where they lead to a table, whose colon stays the last word. */
export function withLeftOut(sentences: readonly string[], [left]: readonly string[]): readonly string[] {
  const last = sentences.at(-1);
  if (left === undefined) return sentences;
  if (last?.endsWith(':') !== true) return [...sentences, left];
  return [...sentences.slice(0, -1), `${last.slice(0, -1)} (${left.slice(0, 1).toLowerCase()}${left.slice(1, -1)}):`];
}

/** `a, b and c`. */
export function listPhrase(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
}

/** The first letter as a sentence begins. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The field that a measure is of; null for counts. */
export function measuredField(measure: Measure): string | null {
  return 'field' in measure ? (measuredFields(measure.field)[0] ?? null) : null;
}

/** `2nd`. */
export function ordinal(value: number): string {
  const last = Math.abs(value) % 10;
  const teens = Math.floor((Math.abs(value) % 100) / 10) === 1;
  const ending = !Number.isInteger(value) || teens ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
  return `${value}${ending}`;
}
