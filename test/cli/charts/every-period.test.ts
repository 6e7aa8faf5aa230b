import { describe, expect, it } from 'vitest';

import { withEveryPeriod } from '../../../src/cli/charts/every-period.ts';
import type { StatsResponse } from '../../../src/contract/operations/stats.ts';

function answer(group: string, rows: readonly (readonly [unknown, number])[]): StatsResponse {
  const columns = [
    { name: group, type: 'text', role: 'group' },
    { name: 'count()', type: 'number', role: 'figure' },
    { name: 'avg(price)', type: 'number', role: 'figure' },
  ] as const;
  const data = rows.map(([label, count]) => ({ [group]: label, 'count()': count, 'avg(price)': 5 }));
  return { data, meta: { kind: 'stats', plan: 'a plan', total: rows.length, columns: [...columns] } };
}

const labels = (group: string, ...known: readonly string[]) =>
  withEveryPeriod(
    answer(
      group,
      known.map((label) => [label, 1]),
    ),
  ).data.map((row) => row[group]);

describe('a course in time', () => {
  it.each([
    ['year(d)', ['2024', '2027'], ['2024', '2025', '2026', '2027']],
    ['quarter(d)', ['2023-Q4', '2024-Q2'], ['2023-Q4', '2024-Q1', '2024-Q2']],
    ['month(d)', ['2023-12', '2024-03'], ['2023-12', '2024-01', '2024-02', '2024-03']],
    ['week(d)', ['2020-W52', '2021-W02'], ['2020-W52', '2020-W53', '2021-W01', '2021-W02']],
    ['day(d)', ['2024-02-28', '2024-03-01'], ['2024-02-28', '2024-02-29', '2024-03-01']],
    ['decade(d)', ['1990', '2010'], ['1990', '2010']],
    ['month(d)', ['2024-03', '2024-01'], ['2024-03', '2024-01']],
    ['day(d)', ['0100-01-01', '2024-01-01'], ['0100-01-01', '2024-01-01']],
    ['city', ['2024', '2026'], ['2024', '2026']],
  ])('has every period of %s from %s', (group, known, every) => {
    expect(labels(group, ...known)).toEqual(every);
  });

  it('counts nothing where no record is, and has no mean of it', () => {
    expect(
      withEveryPeriod(
        answer('month(d)', [
          ['2024-01', 3],
          ['2024-03', 2],
          [null, 1],
        ]),
      ).data,
    ).toEqual([
      { 'month(d)': '2024-01', 'count()': 3, 'avg(price)': 5 },
      { 'month(d)': '2024-02', 'count()': 0, 'avg(price)': null },
      { 'month(d)': '2024-03', 'count()': 2, 'avg(price)': 5 },
      { 'month(d)': null, 'count()': 1, 'avg(price)': 5 },
    ]);
  });
});
