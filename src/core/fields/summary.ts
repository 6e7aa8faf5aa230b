import type { Field, FieldStatistics, Quantiles, TopValue } from '../../contract/operations/scrapers.ts';
import type { ColumnStatistics, NumberMeasures } from '../ports/tables.ts';
import type { Cell, RunField } from './field.ts';
import { wireValue } from './record.ts';

/** Statistics of a field without its description. */
type Summary = Omit<FieldStatistics, keyof Field>;

/** So many different numbers are still a vocabulary, such as years or ratings. */
const FEW = 256;

/** Statistics of a field of a run, its values as records show them. */
export function summarizeField(field: RunField, statistics: ColumnStatistics, records: number): Summary {
  const { values, distinct, measures, histogram, lengths, top } = statistics;
  const hasTop = field.type === 'text' || field.type === 'boolean' || (field.type === 'number' && distinct <= FEW);
  return {
    values,
    nulls: records - values,
    distinct,
    ...(measures === undefined ? {} : shownMeasures(field, measures)),
    ...(histogram === undefined ? {} : { histogram: histogram.map(({ from, count }) => ({ from: shownMeasure(field, from), count })) }),
    ...(lengths === undefined ? {} : { minLength: lengths.min, maxLength: lengths.max }),
    ...(field.type === 'boolean' && values > 0 ? { trueCount: top.find(({ value }) => value === true)?.count ?? 0 } : {}),
    top: hasTop ? top.map(({ value, count }) => shownTop(field, value, count)) : [],
  };
}

/** The fields that tell all records of a run apart: never empty, and no value twice. */
export function candidateKeys(statistics: readonly FieldStatistics[]): string[] {
  return statistics.filter(({ values, nulls, distinct }) => values > 0 && nulls === 0 && distinct === values).map(({ name }) => name);
}

/** Dates as records show them: to the millisecond, or the day in which they are. */
function shownMeasures(field: RunField, { min, max, mean, quantiles }: NumberMeasures) {
  const shown = (value: number) => shownMeasure(field, value);
  const [p05, p25, p50, p75, p95] = quantiles;
  const all: Quantiles = { p05: shown(p05), p25: shown(p25), p50: shown(p50), p75: shown(p75), p95: shown(p95) };
  return { min: shown(min), max: shown(max), mean: shown(mean), median: all.p50, quantiles: all };
}

function shownMeasure(field: RunField, value: number): number | string {
  const wire = wireValue(field, field.type === 'date' ? Math.round(value) : value);
  return typeof wire === 'string' ? wire : value;
}

/** Longer texts are named by their beginning. */
const LONGEST_NAMED = 200;

/** A text that was cut is not JSON any more. */
function shownTop(field: RunField, value: Cell, count: number): TopValue {
  if (typeof value !== 'string' || value.length <= LONGEST_NAMED) return { value: wireValue(field, value), count };
  // Of a character of two code units, both are named or none.
  return { value: value.slice(0, LONGEST_NAMED).replace(/[\ud800-\udbff]$/u, ''), count, cut: true };
}
