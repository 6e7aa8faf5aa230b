import { describe, expect, it } from 'vitest';

import { createFieldStatistics } from '../../../src/core/fields/statistics.ts';
import type { Cell, FieldStats } from '../../../src/core/fields/field.ts';

function statisticsOf(type: 'number' | 'date' | 'boolean' | 'text', cells: readonly Cell[]): FieldStats {
  const statistics = createFieldStatistics(type);
  for (const cell of cells) statistics.add(cell);
  return statistics.finish();
}

describe('statistics of a field', () => {
  it.each([
    ['number', [3, null, 1, 2], { values: 3, nulls: 1, min: 1, max: 3, integer: true, median: 2 }],
    ['number', [3, 1.5], { values: 2, nulls: 0, min: 1.5, max: 3, integer: false, median: 1.5 }],
    ['number', [null], { values: 0, nulls: 1 }],
    ['date', [1000, 0, null], { values: 2, nulls: 1, min: 0, max: 1000 }],
    ['boolean', [true, false, null], { values: 2, nulls: 1 }],
    ['text', ['b', 'a', 'b', null], { values: 3, nulls: 1, samples: ['b', 'a'], closed: true, signs: { lists: 0, joined: 0, links: 0, length: 1 } }],
    ['text', [null], { values: 0, nulls: 1 }],
    ['text', ['["a"]', 'b'], { values: 2, nulls: 0, samples: ['b'], closed: false, signs: { lists: 0.5, joined: 0, links: 0, length: 3 } }],
  ] as const)('%s %j', (type, cells, stats) => {
    expect(statisticsOf(type, cells)).toEqual(stats);
  });

  it('are no closed set when a text is long or there are many of them', () => {
    expect(statisticsOf('text', ['a', 'x'.repeat(81)])).toMatchObject({ samples: ['a'], closed: false });
    const many = Array.from({ length: 100_000 }, (_, index) => `value ${index}`);
    const stats = statisticsOf('text', ['often', 'often', ...many]);
    expect(stats).toMatchObject({ values: 100_002, closed: false });
    expect(stats.samples).toHaveLength(20);
    expect(stats.samples?.[0]).toBe('often');
  });
});
