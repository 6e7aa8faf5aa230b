import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { parsePlan } from '../../../src/core/plan/parse.ts';
import type { StatsPlan } from '../../../src/core/plan/plan.ts';
import type { TableEngine } from '../../../src/tables/engine.ts';
import { memoryTable, openTestEngine } from '../../tables/memory-table.ts';

const fields = [
  { name: 'n', type: 'number' },
  { name: 'm', type: 'number' },
  { name: 'at', type: 'date' },
  { name: 'until', type: 'date' },
  { name: 'text', type: 'text' },
  { name: 'list', type: 'text', json: true },
] as const;

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

type Values = Partial<Record<(typeof fields)[number]['name'], readonly Cell[]>>;

async function rowsOf(text: string, values: Values) {
  const length = Math.max(0, ...Object.values(values).map((cells) => cells.length));
  const rows = Array.from({ length }, (_, row) => fields.map(({ name }) => values[name]?.[row] ?? null));
  await using table = await memoryTable(engine, fields, rows);
  const { rows: found } = await table.stats(parsePlan(text, fields) as StatsPlan);
  return found.map(({ groups, figures }) => [...groups, ...figures.map(({ value }) => value)]);
}

const MAX = Number.MAX_VALUE;

describe('days from one date to another', () => {
  const day = 86_400_000;
  const at = [0, day, 5 * day, null, 2 * day];
  const until = [day / 2, 4 * day, 5 * day, 9 * day, null];

  test.each([
    ['avg(until - at)', 3.5 / 3],
    ['median(until - at)', 0.5],
    ['max(until - at)', 3],
    ['min(at - until)', -3],
    ['sum(until - at)', 3.5],
  ])('%s', async (text, value) => {
    expect(await rowsOf(text, { at, until })).toEqual([[value]]);
  });

  test.each(['avg(until - n)', 'avg(n - at)', 'avg(at + until)', 'avg(until / at)'])('%s is refused', async (text) => {
    await expect(rowsOf(text, { at, until })).rejects.toThrow(/has the type/);
  });
});

describe('figures', () => {
  test.each([
    ['sum(n)', Array.from({ length: 10 }, () => 0.1), 1],
    ['sum(n)', [1e308, 1e308, -1e308], 1e308],
    ['sum(n)', [2 ** 53, 1, 1], 2 ** 53 + 2],
    ['sum(n)', [MAX, MAX], null],
    ['sum(n)', [-0], 0],
    ['sum(n)', [], null],
    ['sum(n)', [null], null],
    ['avg(n)', [0.1, 0.1, 0.1], 0.1],
    ['avg(n)', [MAX, MAX], MAX],
    ['avg(n)', [5e-324, 5e-324], 5e-324],
    ['avg(n)', [1, 2, null], 1.5],
    ['median(n)', [4, 1, 3, 2], 2.5],
    ['median(n)', [-MAX, MAX], 0],
    ['p90(n)', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 10],
    ['p25(n)', [1, 2, 3, 4], 1.75],
    ['percentile(n, 0)', [3, 1, 2], 1],
    ['p100(n)', [3, 1, 2], 3],
    ['stddev(n)', [2, 4, 4, 4, 5, 5, 7, 9], Math.sqrt(32 / 7)],
    ['stddev(n)', [0.1, 0.1, 0.1], 0],
    ['stddev(n)', [1], null],
    ['stddev(n)', [1e-300, 3e-300], Math.SQRT2 * 1e-300],
    ['stddev(n)', [1e15 + 1, 1e15 + 3], Math.SQRT2],
    ['min(n)', [-0, 0], 0],
    ['distinct(n)', [0, -0, 1, null, 1], 2],
    ['count(n)', [1, null], 1],
    ['share(n > 1)', [1, 2, 3, null], 50],
  ])('%s of %j is %d', async (plan, n, expected) => {
    const [[value] = []] = await rowsOf(plan, { n });
    if (typeof expected !== 'number' || typeof value !== 'number') expect(value).toBe(expected);
    else expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-15);
  });

  test.each([
    [[1, 2, 3], [2, 4, 6], 1],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 2, 3], [5, 5, 5], null],
    [[1], [1], null],
    [[1e308, -1e308, 0], [1e-308, -1e-308, 0], 1],
    [[1, 2, null, 4], [1, null, 3, 2], 1],
    [[1, 2, 3, 4], [1, 3, 2, 4], 0.8],
    [[1e308, 1, 2, 4], [null, 1, 2, 3], 0.9819805060619657],
  ])('corr of %j and %j is %d', async (n, m, expected) => {
    const [[value] = []] = await rowsOf('corr(n, m)', { n, m });
    if (expected === null) expect(value).toBeNull();
    else expect(value).toBeCloseTo(expected, 12);
  });
});

describe('groups', () => {
  const dates = ['2026-01-01', '2025-12-29', '2024-12-30', '2027-01-03', '1969-12-31', null].map((day) => (day === null ? null : Date.parse(day)));

  test.each([
    ['year', ['1969', '2024', '2025', '2026', '2027', null]],
    ['quarter', ['1969-Q4', '2024-Q4', '2025-Q4', '2026-Q1', '2027-Q1', null]],
    ['month', ['1969-12', '2024-12', '2025-12', '2026-01', '2027-01', null]],
    ['week', ['1970-W01', '2025-W01', '2026-W01', '2026-W53', null]],
    ['day', ['1969-12-31', '2024-12-30', '2025-12-29', '2026-01-01', '2027-01-03', null]],
    ['monthname', ['January', 'December', null]],
    ['weekday', ['Monday', 'Wednesday', 'Thursday', 'Sunday', null]],
    ['hour', [0, null]],
  ])('dates by %s, in UTC, missing ones last', async (bucket, names) => {
    expect((await rowsOf(`count() by ${bucket}(at)`, { at: dates })).map(([name]) => name)).toEqual(names);
  });

  test('years beyond four digits are written as ISO 8601 has them, and in their order', async () => {
    const at = [8.64e15, -8.64e15, 0];
    expect((await rowsOf('count() by month(at)', { at })).map(([name]) => name)).toEqual(['-271821-04', '1970-01', '+275760-09']);
  });

  test.each([
    ['n/100', [0, 99.99, 100, -1, -100], [-100, 0, 100]],
    ['n/0.1', [0.3, 4.3, 4.29, 0.7], [0.3, 0.7, 4.2, 4.3]],
    ['n/0.5', [4.5, 4.49, -0.1], [-0.5, 4, 4.5]],
    ['n/100', [2 ** 53 + 2, null], [9_007_199_254_740_900, null]],
  ])('numbers by %s lie in half-open steps', async (grouping, n, bounds) => {
    expect((await rowsOf(`count() by ${grouping}`, { n })).map(([bound]) => bound)).toEqual(bounds);
  });

  test('lists by item, each once a record', async () => {
    const list = ['["a","b","a"]', '["b"]', '[]', null, '"a"'];
    expect(await rowsOf('count() by list order by list desc', { list })).toEqual([
      ['b', 2],
      ['a', 2],
      [null, 2],
    ]);
  });

  test('in the order of a figure, those that are equal in the order of the groups, missing figures last both ways', async () => {
    const values = { text: ['x', 'y', 'z', 'x', 'w'], n: [1, 5, null, 9, 5] };
    expect(await rowsOf('max(n) by text order by max(n)', values)).toEqual([
      ['w', 5],
      ['y', 5],
      ['x', 9],
      ['z', null],
    ]);
    expect(await rowsOf('max(n) by text order by max(n) desc', values)).toEqual([
      ['x', 9],
      ['w', 5],
      ['y', 5],
      ['z', null],
    ]);
  });
});

describe('words', () => {
  const text = ['Crème brûlée with garden-view', 'GARDEN and creme', 'gardens', '', 'café im 2. Stock', '東京都の庭', '5 ★ stay', null];

  test.each([
    ['garden', [0, 1]],
    ['and CREME', [1]],
    ['CREME garden', []],
    ['gar', []],
    ['im 2 stock', [4]],
    ['Café 2', []],
    ['東京', [5]],
    ['★', [6]],
    ['garden view', [0]],
    ['view garden', []],
  ])('%j are found whole and in this order, whatever their case and accents', async (words, found) => {
    const rows = await rowsOf(`count() by n where text has '${words}'`, { text, n: [...text.keys()] });
    expect(rows.map(([row]) => row)).toEqual(found);
  });
});
