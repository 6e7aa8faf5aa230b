import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parsePlan } from '../../../src/core/plan/parse.ts';
import type { StatsPlan } from '../../../src/core/plan/plan.ts';
import type { TableEngine } from '../../../src/tables/engine.ts';
import { memoryTable, openTestEngine } from '../../tables/memory-table.ts';

const fields = [
  { name: 'city', type: 'text' },
  { name: 'kind', type: 'text' },
  { name: 'at', type: 'date' },
  { name: 'sold', type: 'date' },
  { name: 'price', type: 'number', unit: 'EUR' },
  { name: 'cost', type: 'number', unit: 'EUR' },
] as const;

const day = (text: string) => Date.parse(text);
const rows = [
  ['Tarn', 'flat', day('2026-01-05'), day('2026-01-09'), 10.1, 4],
  ['Tarn', 'house', day('2026-01-20'), day('2026-01-21'), 20.2, 0],
  ['Tarn', 'flat', day('2026-02-01'), null, 60.6, 20],
  ['Moor', 'flat', day('2026-02-11'), day('2026-02-11T12:00Z'), 5, null],
  ['Moor', 'room', day('2026-04-30'), day('2026-04-20'), 15, 5],
  ['Moor', 'flat', null, day('2026-05-01'), 100, 50],
] as const;

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

async function tableOf(text: string) {
  await using table = await memoryTable(engine, fields, rows);
  const { rows: found, groups, columns } = await table.stats(parsePlan(text, fields) as StatsPlan);
  return { groups, columns, cells: found.map((row) => [...row.groups, ...row.figures.map(({ value }) => value)]) };
}

describe('measures that combine others', () => {
  it.each([
    ['sum(price - cost)', [[126.9]]],
    ['max(price / cost)', [[3.03]]],
    ['avg(price * cost), sum(price + cost)', [[1265.48, 284.9]]],
    ['sum(price) / count(cost)', [[42.18]]],
    ['avg(sold - at), min(sold - at), count(at)', [[-1.125, -10, 5]]],
    [
      'avg(price) - avg(cost) by city',
      [
        ['Moor', 12.5],
        ['Tarn', 22.3],
      ],
    ],
    ['count() / distinct(kind)', [[2]]],
    ['sum(cost) / count(price > 1000)', [[null]]],
    [
      'share(sum(price)) by city where at is not null',
      [
        ['Moor', 18.034265],
        ['Tarn', 81.965735],
      ],
    ],
  ])('%s', async (text, expected) => {
    const { cells } = await tableOf(text);
    expect(cells.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))).toEqual(expected);
  });

  it('have the unit of what they are computed of, where there is one', async () => {
    const { columns } = await tableOf('sum(price - cost), avg(price) - avg(cost), sum(price) / sum(cost), share(sum(price))');
    expect(columns.map(({ unit }) => unit)).toEqual(['EUR', 'EUR', undefined, '%']);
  });
});

describe('measures between periods', () => {
  it('compare each period with the one before it in the calendar', async () => {
    const { cells } = await tableOf('sum(price), growth(count()), growth(sum(price)), running(count()) by month(at)');
    expect(cells.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(4)) : cell)))).toEqual([
      ['2026-01', 30.3, null, null, 2],
      ['2026-02', 65.6, 0, 116.5017, 4],
      ['2026-04', 15, null, null, 5],
      [null, 100, null, null, null],
    ]);
  });

  it('stay within the values of the other groupings', async () => {
    const { cells } = await tableOf('count(), running(count()), growth(sum(price)) by city, quarter(at) where at is not null');
    expect(cells).toEqual([
      ['Moor', '2026-Q1', 1, 1, null],
      ['Moor', '2026-Q2', 1, 2, 200],
      ['Tarn', '2026-Q1', 3, 3, null],
    ]);
  });

  it('are computed before bounds and limits leave groups out', async () => {
    expect((await tableOf('running(count()) by month(at) having running(count()) > 3 order by month(at) desc limit 1')).cells).toEqual([
      ['2026-04', 5],
    ]);
  });
});

describe('windows of groups', () => {
  it('give the n-th of the groups', async () => {
    expect(await tableOf('count() by kind order by count() desc limit 1 offset 1')).toMatchObject({ cells: [['house', 1]], groups: 3 });
    expect(await tableOf('count() by kind offset 9')).toMatchObject({ cells: [], groups: 3 });
  });

  it('give the first groups of each value of the first grouping', async () => {
    const { cells, groups } = await tableOf('sum(price) by city, kind order by sum(price) desc first 1 per city');
    expect(cells).toEqual([
      ['Moor', 'flat', 105],
      ['Tarn', 'flat', 70.7],
    ]);
    expect(groups).toBe(2);
  });

  it('know decades', async () => {
    expect((await tableOf('count() by decade(at)')).cells).toEqual([
      ['2020', 5],
      [null, 1],
    ]);
  });
});
