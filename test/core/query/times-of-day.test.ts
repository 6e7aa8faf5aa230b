import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { readByRules } from '../../../src/core/query/read-query.ts';

const fields: readonly QueryField[] = [
  { name: 'Course', type: 'text', role: 'category', values: 90, samples: ['Lost Canyon', 'Evening Star'] },
  { name: 'Green Fee', type: 'number', unit: 'USD', min: 10, max: 190, values: 90, role: 'price' },
  { name: 'Rounds Last Year', type: 'number', min: 10, max: 900, integer: true, values: 90 },
  { name: 'Guest Round', type: 'number', unit: 'USD', min: 10, max: 190, values: 90 },
  { name: 'Last Inspected', type: 'date', precision: 'day', min: Date.UTC(2020, 1, 1), max: Date.UTC(2026, 1, 1), values: 80 },
];
const read = (query: string) => readByRules(query, fields, Date.UTC(2026, 10, 20)).interpretation;

describe('times within a day or a week', () => {
  it.each([
    ['lost canyon with range balls, after 1pm', ['after 1pm']],
    ['lost canyon before 10:30 weekend', ['before 10:30', 'weekend']],
    ['quiet course on weekday mornings', ['weekday', 'mornings']],
  ])('are told as not used: %s', (query, unused) => {
    expect(read(query).unused.map(({ text }) => text)).toEqual(unused);
  });

  it.each(['evening classes', 'morning coat', 'screen 16 9'])('and other words are not: %s', (query) => {
    expect(read(query).unused).toEqual([]);
  });
});

describe('what is told and ordered once', () => {
  it('is a denied time as a whole', () => {
    expect(read('lost canyon not opened this year').unused.map(({ text }) => text)).toHaveLength(1);
  });

  it('is how many there are, and no price that is called after one', () => {
    expect(read('most rounds first').order).toEqual({ field: 'Rounds Last Year', direction: 'desc' });
  });
});

it('sizes that are joined are all to be fitted', () => {
  const berths: readonly QueryField[] = [
    { name: 'Max Length', type: 'number', unit: 'm', min: 3, max: 30, values: 90 },
    { name: 'Max Width', type: 'number', unit: 'm', min: 1, max: 6, values: 90 },
  ];
  const { filter } = readByRules('can take a boat 15 m long and 3 m wide', berths, Date.UTC(2026, 10, 20)).interpretation;
  expect(filter === null ? '' : printFilter(filter)).toBe('`Max Length` >= 15 AND `Max Width` >= 3');
});
