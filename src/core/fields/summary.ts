import type { Field, FieldStatistics, Quantiles, TopValue } from '../../contract/scrapers.ts';
import type { Cell, RunField } from './field.ts';
import { NumberSummary, type Measures } from './number-summary.ts';
import { wireValue } from './record.ts';
import { TextSummary } from './text-summary.ts';
import { TOP_VALUES, type TopText } from './top-texts.ts';

/** Statistics of a field without its description. */
type Summary = Omit<FieldStatistics, keyof Field>;

/** Collects all cells of one field, in the order of the run. */
export interface FieldSummary {
  add(cells: readonly Cell[]): void;
  finish(): Summary;
}

/** Statistics of one field, its values as records show them. Numbers and dates take 8 bytes a value, text at most 32 MB. */
export function createFieldSummary(field: RunField): FieldSummary {
  const collector = collectorOf(field);
  let records = 0;
  return {
    add(cells) {
      records += cells.length;
      for (const cell of cells) collector.add(cell);
    },
    finish() {
      const { values, ...rest } = collector.finish();
      return { values, nulls: records - values, ...rest };
    },
  };
}

/** The fields that tell all records of a run apart: never empty, and no value twice. An estimate is not enough to say so. */
export function candidateKeys(statistics: readonly FieldStatistics[]): string[] {
  return statistics
    .filter(({ values, nulls, distinct, distinctIsEstimate }) => values > 0 && nulls === 0 && distinct === values && distinctIsEstimate !== true)
    .map(({ name }) => name);
}

interface Collector {
  add(cell: Cell): void;
  finish(): Omit<Summary, 'nulls'>;
}

function collectorOf(field: RunField): Collector {
  switch (field.type) {
    case 'number':
    case 'date':
      return numberCollector(field);
    case 'boolean':
      return booleanCollector();
    case 'text':
      return textCollector(field);
  }
}

function numberCollector(field: RunField): Collector {
  const summary = new NumberSummary();
  return {
    add: (cell) => summary.add(cell),
    finish() {
      const { values, distinct, measures, ranked } = summary.finish();
      const top = field.type === 'date' ? [] : ranked.slice(0, TOP_VALUES);
      return { values, distinct, ...(measures === undefined ? {} : shownMeasures(field, measures)), top: [...top] };
    },
  };
}

/** Dates as records show them: to the millisecond, or the day in which they are. */
function shownMeasures(field: RunField, { min, max, mean, quantiles }: Measures) {
  const shown = (value: number): number | string => {
    const wire = wireValue(field, field.type === 'date' ? Math.round(value) : value);
    return typeof wire === 'string' ? wire : value;
  };
  const [p05, p25, p50, p75, p95] = quantiles;
  const all: Quantiles = { p05: shown(p05), p25: shown(p25), p50: shown(p50), p75: shown(p75), p95: shown(p95) };
  return { min: shown(min), max: shown(max), mean: shown(mean), median: all.p50, quantiles: all };
}

function booleanCollector(): Collector {
  const counts = new Map<boolean, number>();
  return {
    add(cell) {
      if (typeof cell === 'boolean') counts.set(cell, (counts.get(cell) ?? 0) + 1);
    },
    finish() {
      const top = Array.from(counts, ([value, count]): TopValue => ({ value, count })).toSorted((a, b) => b.count - a.count);
      const values = top.reduce((sum, { count }) => sum + count, 0);
      return { values, distinct: counts.size, ...(values === 0 ? {} : { trueCount: counts.get(true) ?? 0 }), top };
    },
  };
}

function textCollector(field: RunField): Collector {
  const summary = new TextSummary();
  return {
    add: (cell) => summary.add(cell),
    finish() {
      const { values, distinct, estimated, minLength, maxLength, top } = summary.finish();
      return {
        values,
        distinct,
        ...(estimated ? { distinctIsEstimate: true } : {}),
        ...(values === 0 ? {} : { minLength, maxLength }),
        top: top.map((value) => shownText(field, value)),
      };
    },
  };
}

/** A text that was cut is no JSON any more. */
function shownText(field: RunField, { text, count, cut }: TopText): TopValue {
  return cut ? { value: text, count, cut } : { value: wireValue(field, text), count };
}
