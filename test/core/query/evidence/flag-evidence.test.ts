import { describe, expect, test } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');
const flags = ['terrace', 'lift', 'dogs_welcome', 'live_music', 'parking', 'garden', 'smoking_allowed', 'furnished', 'floodzone'];

const pubs: readonly QueryField[] = [
  { name: 'name', type: 'text', samples: ['The Lift Bridge Inn', 'Dog & Duck'] },
  { name: 'kind', type: 'text', samples: ['cafe', 'pub', 'hostel', 'guest house'] },
  ...flags.map((name): QueryField => ({ name, type: 'boolean' })),
  { name: 'rating', type: 'number', min: 1, max: 5 },
  { name: 'pages', type: 'number', min: 10, max: 900, integer: true },
  { name: 'watching', type: 'number', min: 0, max: 400, integer: true },
  { name: 'last_inspection', type: 'date', min: Date.parse('2020-01-01'), max: Date.parse('2026-05-01') },
];

const filterOf = (query: string) => {
  const { filter } = interpretByRules(query, pubs, NOW);
  return filter === null ? '' : printFilter(filter);
};

describe('a flag is said of a property, and not in a name', () => {
  const names = ['lift bridge inn', 'terrace house hostel', 'garden of eden', 'dog and duck pub', 'parking lot coffee', 'smoke house', 'the terrace'];
  test.each(names)('%s', (query) => {
    expect(filterOf(query)).toBe('');
  });

  test.each([
    ['a pub with a terrace and live music', 'terrace = true AND live_music = true'],
    ['guest house without lift', 'lift = false'],
    ['hostel, garden, parking', 'parking = true AND garden = true'],
    ['parking cafe', 'parking = true'],
    ['furnished studio near the station', 'furnished = true'],
    ['with parking space', 'parking = true'],
    ['dog friendly', 'dogs_welcome = true'],
  ])('%s', (query, filter) => {
    expect(filterOf(query).split(' AND ').toSorted()).toEqual(filter.split(' AND ').toSorted());
  });
});

describe('a word that nothing knows is read as the one word it comes from or misspells', () => {
  test.each([
    ['more than 200 pges', 'pages > 200'],
    ['ratng above 4', 'rating > 4'],
    ['pages undr 300', 'pages < 300'],
    ['over 100 watchers', 'watching > 100'],
    ['inspected in 2025', "last_inspection >= '2025-01-01' AND last_inspection < '2026-01-01'"],
  ])('%s', (query, filter) => {
    expect(filterOf(query)).toBe(filter);
  });
});
