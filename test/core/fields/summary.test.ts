import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FieldStatistics } from '../../../src/contract/operations/scrapers.ts';
import type { Cell, RunField } from '../../../src/core/fields/field.ts';
import { candidateKeys, summarizeField } from '../../../src/core/fields/summary.ts';
import type { TableEngine } from '../../../src/tables/engine.ts';
import { decimalsOf, memoryTable, openTestEngine } from '../../tables/memory-table.ts';
import { exact, naiveSummary } from './summary-oracle.ts';
import { runs } from '../../property-runs.ts';

const field = (type: RunField['type'], more: Partial<RunField> = {}): RunField => ({
  name: 'f',
  type,
  json: false,
  stats: { values: 0, nulls: 0 },
  ...more,
});

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

/** The summaries of columns of as many cells, computed out of one copy. */
async function summariesOf(fields: readonly RunField[], columns: readonly (readonly Cell[])[]) {
  const rows = (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? null));
  await using table = await memoryTable(engine, fields, rows);
  const statistics = await table.statistics();
  return statistics.map((each, index) => summarizeField(fields[index] ?? field('text'), each, rows.length));
}

async function summarise(one: RunField, cells: readonly Cell[]) {
  const [summary] = await summariesOf([one], [cells]);
  if (summary === undefined) throw new Error('a field was asked for');
  return summary;
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

/** Each part holds the values from its start to the next, and all of them together hold all. */
function expectHistogram(histogram: FieldStatistics['histogram'], column: readonly Cell[], valueOf: (from: number | string) => number): void {
  const values = column.filter((cell) => typeof cell === 'number');
  const starts = histogram?.map(({ from }) => valueOf(from)) ?? [];
  expect(histogram?.map(({ count }) => count) ?? []).toEqual(
    starts.map((from, index) => values.filter((value) => value >= from && value < (starts[index + 1] ?? Infinity)).length),
  );
  expect(histogram?.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(values.length);
}

describe('a summary', () => {
  it('of numbers is what they say one by one', async () => {
    await fc.assert(
      fc.asyncProperty(cells(number), async (column) => {
        const { mean, histogram, ...rest } = await summarise(field('number'), column);
        const expected = naiveSummary(field('number'), column);
        const { median, quantiles } = rest;
        expect(rest).toEqual({ ...expected, ...(median === undefined ? {} : { median, quantiles }) });
        expect(median).toBe(quantiles?.p50);
        expectNear(Object.values(quantiles ?? {}), Object.values(expected.quantiles ?? {}));
        expectMean(mean, column);
        expectHistogram(histogram, column, Number);
      }),
      { numRuns: runs(40) },
    );
  });

  it('of dates is what they say one by one', async () => {
    await fc.assert(
      fc.asyncProperty(cells(instant), fc.constantFrom<Partial<RunField>>({}, { precision: 'day' }), async (column, more) => {
        const rounding = more.precision === 'day' ? 86_400_000 : 1;
        const { mean, histogram, ...rest } = await summarise(field('date', more), column);
        const expected = naiveSummary(field('date', more), column);
        expect(rest).toEqual({ ...expected, ...(rest.median === undefined ? {} : { median: rest.median, quantiles: rest.quantiles }) });
        expectNear(Object.values(rest.quantiles ?? {}).map(time), Object.values(expected.quantiles ?? {}).map(time), rounding);
        expectNear(expected.values === 0 ? [] : [time(mean)], naiveMean(column), rounding);
        if (more.precision === undefined) expectHistogram(histogram, column, time);
      }),
      { numRuns: runs(40) },
    );
  });

  it('of booleans is what they say one by one', async () => {
    await fc.assert(
      fc.asyncProperty(cells(fc.boolean()), async (column) => {
        expect(await summarise(field('boolean'), column)).toEqual(naiveSummary(field('boolean'), column));
      }),
      { numRuns: runs(40) },
    );
  });

  it('of text is what it says one by one', async () => {
    await fc.assert(
      fc.asyncProperty(cells(text), async (column) => {
        expect(await summarise(field('text'), column)).toEqual(naiveSummary(field('text'), column));
      }),
      { numRuns: runs(40) },
    );
  });

  it('of lists and objects is what they say one by one', async () => {
    await fc.assert(
      fc.asyncProperty(cells(fc.json({ maxDepth: 1 })), async (column) => {
        const one = field('text', { json: true });
        expect(await summarise(one, column)).toEqual(naiveSummary(one, column));
      }),
      { numRuns: runs(40) },
    );
  });

  it.each([
    ['number', 0],
    ['date', 0],
    ['boolean', 0],
    ['text', 0],
    ['number', 3],
    ['text', 3],
  ] as const)('of a %s field with nothing in %d records has counts and no measures', async (type, records) => {
    const column = Array.from({ length: records }, () => null);
    expect(await summarise(field(type), column)).toEqual({ values: 0, nulls: records, distinct: 0, top: [] });
  });

  it('of one value is that value', async () => {
    const quantiles = { p05: 4.1, p25: 4.1, p50: 4.1, p75: 4.1, p95: 4.1 };
    expect(await summarise(field('number'), [4.1, 4.1, null, 4.1])).toEqual({
      values: 3,
      nulls: 1,
      distinct: 1,
      min: 4.1,
      max: 4.1,
      mean: 4.1,
      median: 4.1,
      quantiles,
      histogram: [{ from: 4.1, count: 3 }],
      top: [{ value: 4.1, count: 3 }],
    });
  });

  it('has the quantiles of R and NumPy', async () => {
    expect((await summarise(field('number'), [15, 20, 35, 40, 50, 1])).quantiles).toEqual({
      p05: 4.5,
      p25: 16.25,
      p50: 27.5,
      p75: 38.75,
      p95: 47.5,
    });
    const hundredAndOne = Array.from({ length: 101 }, (_, index) => index);
    expect((await summarise(field('number'), hundredAndOne)).quantiles).toEqual({ p05: 5, p25: 25, p50: 50, p75: 75, p95: 95 });
  });

  it('does not overflow', async () => {
    const { mean, median, quantiles } = await summarise(field('number'), [-Number.MAX_VALUE, Number.MAX_VALUE]);
    expect([mean, median]).toEqual([0, 0]);
    expect(Object.values(quantiles ?? {}).every((value) => Number.isFinite(value))).toBe(true);
    const largest = Array.from({ length: 5 }, () => Number.MAX_VALUE);
    expect(await summarise(field('number'), largest)).toMatchObject({ mean: Number.MAX_VALUE, median: Number.MAX_VALUE });
  });

  it('has most frequent numbers while at most 256 differ', async () => {
    const numbers = Array.from({ length: 256 }, (_, index) => index);
    expect((await summarise(field('number'), [...numbers, 7])).top.slice(0, 3)).toEqual([
      { value: 7, count: 2 },
      { value: 0, count: 1 },
      { value: 1, count: 1 },
    ]);
    expect((await summarise(field('number'), [...numbers, 256])).top).toEqual([]);
  });

  it('shows days as days', async () => {
    const day = Date.UTC(2026, 2, 1);
    expect(await summarise(field('date', { precision: 'day' }), [day, day + 86_400_000])).toMatchObject({
      min: '2026-03-01',
      max: '2026-03-02',
      mean: '2026-03-01',
      median: '2026-03-01',
      top: [],
    });
    expect(await summarise(field('date'), [day, day + 1])).toMatchObject({ min: '2026-03-01T00:00:00.000Z', median: '2026-03-01T00:00:00.001Z' });
  });

  it('finds the most frequent texts among a hundred thousand, wherever they are', async () => {
    const rare = Array.from({ length: 100_000 }, (_, index) => `text ${index}`);
    const often = Array.from({ length: 12 }, (_, index) => Array.from({ length: index + 2 }, () => `often ${index}`));
    const { distinct, top } = await summarise(field('text'), [...rare.slice(0, 50_000), ...often.flat(), ...rare.slice(50_000)]);
    expect(distinct).toBe(100_012);
    expect(top).toEqual(Array.from({ length: 10 }, (_, index) => ({ value: `often ${11 - index}`, count: 13 - index })));
  });
});

describe('summaries of several fields', () => {
  it('are those of each, whatever their kinds', async () => {
    const fields = [field('text'), field('number'), field('date'), field('boolean'), field('number'), field('text', { json: true })].map(
      (one, index) => ({ ...one, name: `f${index}` }),
    );
    const column = (value: fc.Arbitrary<Cell>) => fc.array(fc.option(value), { minLength: 30, maxLength: 30 });
    const columns = fc.tuple(column(text), column(number), column(instant), column(fc.boolean()), column(fc.integer()), column(fc.json()));
    await fc.assert(
      fc.asyncProperty(columns, async (all) => {
        const alone = [];
        for (const [index, one] of fields.entries()) alone.push(await summarise(one, all[index] ?? []));
        expect(await summariesOf(fields, all)).toEqual(alone);
      }),
      { numRuns: 5 },
    );
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

  it('are the fields that are never empty and never repeat, in their order', async () => {
    const all = [statistics('url', 5, 0, 5), statistics('city', 5, 0, 4), statistics('sku', 4, 1, 4), statistics('id', 5, 0, 5)];
    expect(candidateKeys(all)).toEqual(['url', 'id']);
  });

  it('are none in a run without records', async () => {
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

/** As near to the exact mean as two roundings allow where all numbers are decimals of a few digits, else good to 15 digits of the largest number. */
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
  const slack =
    decimalsOf(
      numbers.map((value) => [value]),
      0,
    ) === null
      ? 50n
      : 90n;
  expect(off).toBeLessThanOrEqual((abs(sum) >> 50n) + ((largest * count) >> slack) + count);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
