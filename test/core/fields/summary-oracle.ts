import type { FieldStatistics } from '../../../src/contract/operations/scrapers.ts';
import type { Cell, RunField } from '../../../src/core/fields/field.ts';

/** Statistics by the most direct way there is, but for the mean. */
export function naiveSummary({ type, json, precision }: RunField, cells: readonly Cell[]) {
  const values = cells.filter((cell) => cell !== null).map((cell) => (cell === 0 ? 0 : cell));
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const lengths = values.filter((value) => typeof value === 'string').map((text) => text.length);
  const shown = (value: number) => (type === 'date' ? dateText(value, precision) : value);
  const at = (percent: number) => shown(quantile(numbers, percent));
  return {
    values: values.length,
    nulls: cells.length - values.length,
    distinct: new Set(values).size,
    ...(numbers.length === 0
      ? {}
      : {
          min: shown(numbers[0] ?? NaN),
          max: shown(numbers.at(-1) ?? NaN),
          median: at(50),
          quantiles: { p05: at(5), p25: at(25), p50: at(50), p75: at(75), p95: at(95) },
        }),
    ...(type === 'boolean' && values.length > 0 ? { trueCount: values.filter((value) => value === true).length } : {}),
    ...(lengths.length === 0 ? {} : { minLength: Math.min(...lengths), maxLength: Math.max(...lengths) }),
    top: hasTop(type, values) ? top(values, json) : [],
  };
}

/** Type 7 of Hyndman and Fan, with the two weights written out. */
function quantile(sorted: readonly number[], percent: number): number {
  const position = ((sorted.length - 1) * percent) / 100;
  const weight = position % 1;
  return (1 - weight) * (sorted[Math.floor(position)] ?? NaN) + weight * (sorted[Math.ceil(position)] ?? NaN);
}

function dateText(at: number, precision: 'day' | undefined): string {
  const text = new Date(Math.round(at)).toISOString();
  return precision === 'day' ? (text.split('T')[0] ?? '') : text;
}

function hasTop(type: RunField['type'], values: readonly Cell[]): boolean {
  return type === 'text' || type === 'boolean' || (type === 'number' && new Set(values).size <= 256);
}

function top(values: readonly Cell[], json: boolean): FieldStatistics['top'] {
  const counts = new Map<Cell, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return ranked.map(([value, count]) => {
    if (typeof value !== 'string') return { value, count };
    if (value.length > 200) return { value: value.slice(0, 200).replace(/[\ud800-\udbff]$/, ''), count, cut: true as const };
    return { value: json ? JSON.parse(value) : value, count };
  });
}

/** A number as a multiple of the least one, 2^-1074: sums of these are exact. */
export function exact(value: number): bigint {
  const bits = new BigUint64Array(Float64Array.of(value).buffer)[0] ?? 0n;
  const exponent = (bits >> 52n) & 0x7ffn;
  const fraction = bits & 0xfffffffffffffn;
  const magnitude = exponent === 0n ? fraction : (fraction | 0x10000000000000n) << (exponent - 1n);
  return bits >> 63n === 0n ? magnitude : -magnitude;
}
