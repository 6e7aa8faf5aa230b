import { describe, expect, it } from 'vitest';

import { readByRules } from '../../../src/core/query/read-query.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';

const fields: readonly QueryField[] = [
  { name: 'publisher', type: 'text', role: 'category', values: 90, samples: ['Penguin', 'Harbour House'] },
  { name: 'genre', type: 'text', role: 'category', values: 90, samples: ['romance', 'crime'] },
  { name: 'perks', type: 'text', role: 'list', values: 90, samples: ['aisle seat', 'parking'] },
  { name: 'price', type: 'number', unit: 'GBP', min: 1, max: 90, values: 90, role: 'price' },
];
const read = (query: string) => {
  const { rest, unused, preferred } = readByRules(query, fields, Date.UTC(2026, 10, 20)).interpretation;
  return { rest, unused: unused.map(({ text, reason }) => `${text}: ${reason}`), isPreferred: preferred !== null };
};

describe('what is not wanted', () => {
  it('ranks nothing, and is said with the filter that leaves it out', () => {
    expect(read('sunny stories not penguin')).toEqual({
      rest: 'sunny stories',
      unused: ["not penguin: words leave no record out; the filter publisher != 'Penguin' does"],
      isPreferred: false,
    });
    expect(read('sunny stories without aisle seat').unused).toEqual([
      "without aisle seat: words leave no record out; the filter perks NOT HAS 'aisle seat' does",
    ]);
  });

  it('is any other word behind such a denial', () => {
    expect(read('crime not silverbrook')).toEqual({ rest: 'crime', unused: ['not silverbrook: words leave no record out'], isPreferred: true });
    // Records may be written "no frills", and hardly "with no frills".
    expect(read('crime with no frills').unused).toEqual(['no frills: words leave no record out']);
  });

  it('is not what stands behind something else that is denied', () => {
    expect(read('no frills near penguin').rest).toBe('no frills near penguin');
    expect(read('romance under £5')).toEqual({ rest: 'romance', unused: [], isPreferred: true });
  });
});
