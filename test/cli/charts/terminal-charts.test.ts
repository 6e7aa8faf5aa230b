import { describe, expect, it } from 'vitest';

import { countSparkline, valueSparkline } from '../../../src/cli/charts/sparkline.ts';
import { timeChart } from '../../../src/cli/charts/time-chart.ts';

const look = { width: 40, bold: (text: string) => text };
const points = (values: readonly (number | null)[]) => values.map((value, index) => ({ label: `2026-0${index + 1}`, value }));

describe('a sparkline', () => {
  it('is as high as counts are large, with a dot for none', () => {
    expect(countSparkline([0, 1, 4, 8, 1000])).toBe('·▁▁▁█');
    expect(countSparkline([3, 3])).toBe('██');
    expect(countSparkline([0, 0])).toBe('··');
    expect(countSparkline([])).toBe('');
  });

  it('goes from the least to the greatest value, with a dot for none', () => {
    expect(valueSparkline([900, 950, null, 1000])).toBe('▁▅·█');
    expect(valueSparkline([-5, 5])).toBe('▁█');
    expect(valueSparkline([7, 7])).toBe('▄▄');
    expect(valueSparkline([null])).toBe('·');
  });
});

describe('a chart of a course', () => {
  it('has columns from 0 for amounts, between the first and the last label', () => {
    expect(timeChart({ title: 'count()', kind: 'amounts', points: points([1, 4, 8]) }, look)).toEqual([
      'count()',
      '8 ┤            █████',
      '  │            █████',
      '  │            █████',
      '  │            █████',
      '  │      █████ █████',
      '  │      █████ █████',
      '  │      █████ █████',
      '0 ┤█████ █████ █████',
      '   2026-01    2026-03',
    ]);
  });

  it('has points between the least and the greatest of other numbers', () => {
    const lines = timeChart({ title: 'avg(price)', kind: 'levels', points: points([1000, 1500, null, 2000]) }, look);
    expect(lines[1]).toBe('2,000 ┤                    •');
    expect(lines[8]).toBe('1,000 ┤  •');
  });

  it('shows whatever is more than nothing', () => {
    expect(timeChart({ title: 'count()', kind: 'amounts', points: points([1, 0, 100_000]) }, look)[8]).toBe('      0 ┤▁▁▁▁▁       █████');
  });

  it('is none of too few points, of too many, of amounts below 0, and of numbers that are all the same', () => {
    for (const values of [[1, 2], Array.from({ length: 60 }, (_, index) => index), [3, -1, 2], [0, 0, 0], [null, null, null]]) {
      expect(timeChart({ title: 'count()', kind: 'amounts', points: points(values) }, look)).toEqual([]);
    }
  });
});
