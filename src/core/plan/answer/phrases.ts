import type { Condition } from '../../condition/condition.ts';
import type { Grouping, Measure } from '../plan.ts';
import { printWhere } from '../print.ts';

/** A measure in words: "average price". */
export function measurePhrase(measure: Measure): string {
  switch (measure.kind) {
    case 'count':
      return 'number of records';
    case 'values':
      return `number of records with ${measure.field}`;
    case 'sum':
      return `total ${measure.field}`;
    case 'avg':
      return `average ${measure.field}`;
    case 'median':
      return `median ${measure.field}`;
    case 'stddev':
      return `standard deviation of ${measure.field}`;
    case 'min':
      return `lowest ${measure.field}`;
    case 'max':
      return `highest ${measure.field}`;
    case 'percentile':
      return `${ordinal(measure.p)} percentile of ${measure.field}`;
    case 'distinct':
      return `number of different values of ${measure.field}`;
    case 'share':
      return measure.of === null ? 'share of the records' : `share with ${printWhere(measure.of)}`;
    case 'countIf':
      return `number with ${printWhere(measure.of)}`;
    case 'correlation':
      return `correlation of ${measure.fields[0]} and ${measure.fields[1]}`;
  }
}

/** The same of dates, whose ends are no heights. */
export function datePhrase(measure: Measure): string {
  if (measure.kind === 'min') return `earliest ${measure.field}`;
  return measure.kind === 'max' ? `latest ${measure.field}` : measurePhrase(measure);
}

/** A grouping in words: "city", "month of posted_at". */
export function groupPhrase(grouping: Grouping): string {
  switch (grouping.kind) {
    case 'value':
      return grouping.field;
    case 'date':
      return `${grouping.bucket} of ${grouping.field}`;
    case 'number':
      return `${grouping.field} in steps of ${grouping.width}`;
  }
}

/** Which records are meant, as the end of a sentence; empty when all are. */
export function wherePhrase(where: Condition | null): string {
  return where === null ? '' : ` where ${printWhere(where)}`;
}

/** The field that a measure is of; null for counts. */
export function measuredField(measure: Measure): string | null {
  return 'field' in measure ? measure.field : null;
}

function ordinal(value: number): string {
  const last = Math.abs(value) % 10;
  const teens = Math.floor((Math.abs(value) % 100) / 10) === 1;
  const ending = !Number.isInteger(value) || teens ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
  return `${value}${ending}`;
}
