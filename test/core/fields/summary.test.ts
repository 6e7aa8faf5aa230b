import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FieldStatistics } from '../../../src/contract/scrapers.ts';
import type { Cell, RunField } from '../../../src/core/fields/field.ts';
import { candidateKeys, createFieldSummary } from '../../../src/core/fields/summary.ts';
import { TextSummary } from '../../../src/core/fields/text-summary.ts';
import { exact, naiveSummary } from './summary-oracle.ts';

const field = (type: RunField['type'], more: Partial<RunField> = {}): RunField => ({
  name: 'f',
  type,
  json: false,
  stats: { values: 0, nulls: 0 },
  ...more,
});

/** The summary of cells that come in batches of 7. */
function summarise(one: RunField, cells: readonly Cell[]) {
  const summary = createFieldSummary(one);
  for (let at = 0; at < cells.length; at += 7) summary.add(cells.slice(at, at + 7));
  return summary.finish();
}

const number = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.integer({ min: -4000, max: 4000 }).map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 0, 5e-324, -5e-324, 2 ** -1022, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MAX_SAFE_INTEGER),
);
const instant = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }));
const text = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 30 }).map((index) => `value ${index}`) },
  fc.string({ maxLength: 5, unit: 'binary' }),
  fc.integer({ min: 0, max: 6 }).map((more) => `${'x'.repeat(196 + more)}${'🪑'.repeat(3)}`),
);
const cells = (value: fc.Arbitrary<Cell>) =>
  fc.oneof(fc.array(fc.option(value), { maxLength: 40 }), fc.array(fc.option(value), { minLength: 200, maxLength: 600 }));

describe('a summary', () => {
  it('of numbers is what they say one by one', () => {
    fc.assert(
      fc.property(cells(number), (column) => {
        const { mean, ...rest } = summarise(field('number'), column);
        const expected = naiveSummary(field('number'), column);
        const { median, quantiles } = rest;
        expect(rest).toEqual({ ...expected, ...(median === undefined ? {} : { median, quantiles }) });
        expect(median).toBe(quantiles?.p50);
        expectNear(Object.values(quantiles ?? {}), Object.values(expected.quantiles ?? {}));
        expectMean(mean, column);
      }),
    );
  });

  it('of dates is what they say one by one', () => {
    fc.assert(
      fc.property(cells(instant), fc.constantFrom<Partial<RunField>>({}, { precision: 'day' }), (column, more) => {
        const rounding = more.precision === 'day' ? 86_400_000 : 1;
        const { mean, ...rest } = summarise(field('date', more), column);
        const expected = naiveSummary(field('date', more), column);
        expect(rest).toEqual({ ...expected, ...(rest.median === undefined ? {} : { median: rest.median, quantiles: rest.quantiles }) });
        expectNear(Object.values(rest.quantiles ?? {}).map(time), Object.values(expected.quantiles ?? {}).map(time), rounding);
        expectNear(expected.values === 0 ? [] : [time(mean)], naiveMean(column), rounding);
      }),
    );
  });

  it('of booleans is what they say one by one', () => {
    fc.assert(
      fc.property(cells(fc.boolean()), (column) => {
        expect(summarise(field('boolean'), column)).toEqual(naiveSummary(field('boolean'), column));
      }),
    );
  });

  it('of text is what it says one by one', () => {
    fc.assert(
      fc.property(cells(text), (column) => {
        expect(summarise(field('text'), column)).toEqual(naiveSummary(field('text'), column));
      }),
    );
  });

  it('of lists and objects is what they say one by one', () => {
    fc.assert(
      fc.property(cells(fc.json({ maxDepth: 1 })), (column) => {
        const one = field('text', { json: true });
        expect(summarise(one, column)).toEqual(naiveSummary(one, column));
      }),
    );
  });

  it.each([
    ['number', 0],
    ['date', 0],
    ['boolean', 0],
    ['text', 0],
    ['number', 3],
    ['text', 3],
  ] as const)('of a %s field with nothing in %d records has counts and no measures', (type, records) => {
    const column = Array.from({ length: records }, () => null);
    expect(summarise(field(type), column)).toEqual({ values: 0, nulls: records, distinct: 0, top: [] });
  });

  it('of one value is that value', () => {
    const quantiles = { p05: 4.1, p25: 4.1, p50: 4.1, p75: 4.1, p95: 4.1 };
    expect(summarise(field('number'), [4.1, 4.1, null, 4.1])).toEqual({
      values: 3,
      nulls: 1,
      distinct: 1,
      min: 4.1,
      max: 4.1,
      mean: 4.1,
      median: 4.1,
      quantiles,
      top: [{ value: 4.1, count: 3 }],
    });
  });

  it('has the quantiles of R and NumPy', () => {
    expect(summarise(field('number'), [15, 20, 35, 40, 50, 1]).quantiles).toEqual({ p05: 4.5, p25: 16.25, p50: 27.5, p75: 38.75, p95: 47.5 });
    const hundredAndOne = Array.from({ length: 101 }, (_, index) => index);
    expect(summarise(field('number'), hundredAndOne).quantiles).toEqual({ p05: 5, p25: 25, p50: 50, p75: 75, p95: 95 });
  });

  it('does not overflow', () => {
    const { mean, median, quantiles } = summarise(field('number'), [-Number.MAX_VALUE, Number.MAX_VALUE]);
    expect([mean, median]).toEqual([0, 0]);
    expect(Object.values(quantiles ?? {}).every((value) => Number.isFinite(value))).toBe(true);
    const largest = Array.from({ length: 5 }, () => Number.MAX_VALUE);
    expect(summarise(field('number'), largest)).toMatchObject({ mean: Number.MAX_VALUE, median: Number.MAX_VALUE });
  });

  it('has most frequent numbers while at most 256 differ', () => {
    const numbers = Array.from({ length: 256 }, (_, index) => index);
    expect(summarise(field('number'), [...numbers, 7]).top.slice(0, 3)).toEqual([
      { value: 7, count: 2 },
      { value: 0, count: 1 },
      { value: 1, count: 1 },
    ]);
    expect(summarise(field('number'), [...numbers, 256]).top).toEqual([]);
  });

  it('shows days as days', () => {
    const day = Date.UTC(2026, 2, 1);
    expect(summarise(field('date', { precision: 'day' }), [day, day + 86_400_000])).toMatchObject({
      min: '2026-03-01',
      max: '2026-03-02',
      mean: '2026-03-01',
      median: '2026-03-01',
      top: [],
    });
    expect(summarise(field('date'), [day, day + 1])).toMatchObject({ min: '2026-03-01T00:00:00.000Z', median: '2026-03-01T00:00:00.001Z' });
  });

  it('finds the most frequent texts among a hundred thousand, wherever they are', () => {
    const rare = Array.from({ length: 100_000 }, (_, index) => `text ${index}`);
    const often = Array.from({ length: 12 }, (_, index) => Array.from({ length: index + 2 }, () => `often ${index}`));
    const { distinct, top } = summarise(field('text'), [...rare.slice(0, 50_000), ...often.flat(), ...rare.slice(50_000)]);
    expect(distinct).toBe(100_012);
    expect(top).toEqual(Array.from({ length: 10 }, (_, index) => ({ value: `often ${11 - index}`, count: 13 - index })));
  });
});

describe('a summary of more texts than are told apart', () => {
  const summarised = (size: number) => {
    const summary = new TextSummary(1000);
    for (let index = 0; index < size; index += 1) {
      summary.add(`text ${index}`);
      if (index % 10 === 0) summary.add('often');
    }
    return summary.finish();
  };

  it('is exact up to the last that is', () => {
    expect(summarised(999)).toMatchObject({ values: 1099, distinct: 1000, estimated: false });
  });

  it('estimates how many there are, and still counts those it knows', () => {
    const { values, distinct, estimated, top } = summarised(50_000);
    expect([values, estimated]).toEqual([55_000, true]);
    expect(Math.abs(distinct / 50_001 - 1)).toBeLessThan(0.03);
    expect(top[0]).toEqual({ text: 'often', count: 5000, cut: false });
  });

  it('is said of a field', () => {
    const column = Array.from({ length: 1_048_578 }, (_, index) => `${index}`);
    const { distinct, distinctIsEstimate } = summarise(field('text'), column);
    expect(distinctIsEstimate).toBe(true);
    expect([1_048_577, 1_048_578]).toContain(distinct);
  });
});

describe('candidate keys', () => {
  const statistics = (name: string, values: number, nulls: number, distinct: number): FieldStatistics => ({
    name,
    type: 'text',
    values,
    nulls,
    distinct,
    top: [],
  });

  it('are the fields that are never empty and never repeat, in their order', () => {
    const all = [statistics('url', 5, 0, 5), statistics('city', 5, 0, 4), statistics('sku', 4, 1, 4), statistics('id', 5, 0, 5)];
    expect(candidateKeys(all)).toEqual(['url', 'id']);
  });

  it('are not taken from an estimate', () => {
    expect(candidateKeys([{ ...statistics('url', 5, 0, 5), distinctIsEstimate: true }])).toEqual([]);
  });

  it('are none in a run without records', () => {
    expect(candidateKeys([statistics('id', 0, 0, 0)])).toEqual([]);
  });
});

/** Interpolated in another way, numbers may differ in their last digits, and dates by what they are rounded to. */
function expectNear(actual: readonly unknown[], expected: readonly unknown[], rounding = 0): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of actual.entries()) {
    const [one, other] = [Number(value), Number(expected[index])];
    expect(Math.abs(one - other)).toBeLessThanOrEqual(Math.max(rounding, Math.max(1, Math.abs(one), Math.abs(other)) * 1e-12));
  }
}

function time(shown: unknown): number {
  return Date.parse(String(shown));
}

/** Sums of dates are whole numbers, some too large for a double. */
function naiveMean(column: readonly Cell[]): readonly number[] {
  const dates = column.filter((cell) => typeof cell === 'number');
  return dates.length === 0 ? [] : [Number(dates.reduce((sum, date) => sum + BigInt(date), 0n)) / dates.length];
}

/** As near to the exact mean as two roundings allow. */
function expectMean(mean: unknown, column: readonly Cell[]): void {
  const numbers = column.filter((cell) => typeof cell === 'number');
  if (numbers.length === 0) {
    expect(mean).toBeUndefined();
    return;
  }
  const sum = numbers.reduce((total, value) => total + exact(value), 0n);
  const largest = numbers.reduce((most, value) => (abs(exact(value)) > most ? abs(exact(value)) : most), 0n);
  const count = BigInt(numbers.length);
  const off = abs(exact(Number(mean)) * count - sum);
  expect(off).toBeLessThanOrEqual((abs(sum) >> 50n) + ((largest * count) >> 90n) + count);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
