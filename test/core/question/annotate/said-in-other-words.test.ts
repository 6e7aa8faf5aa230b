import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `S-${index}`,
  keeper: ['Anna Holt', 'Ben Marsh', 'Cara Vane'][index % 3] ?? '',
  breed: ['Texel', 'Herdwick'][index % 2] ?? '',
}));
const sheep = collection({ name: 'sheep', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('keeper breed', 60),
  ...flags('hand_reared', 60),
  { name: 'fleece_price', type: 'number', values: 60, distinct: 60, min: 4, max: 59, unit: 'GBP' },
  { name: 'Harvest Year', type: 'number', role: 'year', integer: true, values: 60, distinct: 9, min: 2015, max: 2024 },
]);

describe('words of which others say what they mean', () => {
  it.each([
    ['how many run off an ordinary bottle (hand reared)', 'count() where hand_reared = true'],
    ['how many texels do we keep', "count() where breed = 'Texel'"],
    ['how many texels does Anna Holt keep', 'cannot'],
    ['which keeper has the most sheep over all breeds', 'cannot'],
    ['average fleece price over all the sheep', 'avg(fleece_price)'],
    ['oldest harvest year', 'list order by `Harvest Year` limit 1'],
    ['longest year', 'cannot'],
    ['how much is S-7', "list ref, fleece_price where ref = 'S-7' limit 50"],
    ['how much is lost', 'cannot'],
  ])('%s', (text, plan) => {
    const planned = asked(sheep, text);
    expect(plan === 'cannot' ? planned.slice(0, 6) : planned).toBe(plan);
  });
});
