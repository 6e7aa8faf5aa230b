import { expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.UTC(2026, 10, 20);
const date = (name: string): QueryField => ({ name, type: 'date', min: Date.UTC(2005, 0, 3), max: NOW, values: 40 });
const number = (name: string, min: number, max: number, more: Partial<QueryField> = {}): QueryField => ({
  name,
  type: 'number',
  min,
  max,
  values: 40,
  ...more,
});

const fields: readonly QueryField[] = [
  { name: 'title', type: 'text', role: 'title', values: 40 },
  { name: 'roastLevel', type: 'text', role: 'category', values: 40 },
  number('yrBuilt', 1890, 2023, { integer: true, role: 'year' }),
  number('inspEvery', 6, 48, { integer: true, unit: 'mo' }),
  number('cupScore', 70, 95),
  number('delivery_fee', 0, 9, { unit: 'GBP' }),
  { name: 'delivers', type: 'boolean', values: 40 },
  date('last_insp'),
  date('roastedOn'),
];

function filterOf(query: string): string {
  const { filter } = interpretByRules(query, fields, NOW);
  return filter === null ? '' : printFilter(filter);
}

it('takes a time for that of what was done, and for no number or year with a word of it in its name', () => {
  expect(filterOf('bridges inspected between 2020 and 2022')).toBe("last_insp >= '2020-01-01' AND last_insp < '2023-01-01'");
  expect(filterOf('bridges inspected in the 2010s')).toBe("last_insp >= '2010-01-01' AND last_insp < '2020-01-01'");
  expect(filterOf('bridges inspected in 2010')).toBe("last_insp >= '2010-01-01' AND last_insp < '2011-01-01'");
});

it('keeps a number before what was done then', () => {
  for (const bound of ['cup score of at most 85', 'cup score at most 85', 'cup score up to 85'])
    expect(filterOf(`coffees with ${bound} roasted since 2024`), bound).toBe("cupScore <= 85 AND roastedOn >= '2024-01-01'");
});

it('takes the name of a fee for no word that what it is paid for is there', () => {
  expect(filterOf('restaurants with delivery fee of at most 2 pounds')).toBe('delivery_fee <= 2');
  expect(filterOf('restaurants with delivery')).toBe('delivers = true');
});

it('knows short forms of what happened next to a year', () => {
  const games: readonly QueryField[] = [
    { name: 'name', type: 'text', role: 'title', values: 40 },
    number('yearPub', 1979, 2026, { integer: true, role: 'year' }),
    date('added'),
  ];
  const { filter } = interpretByRules('games published in 1990 or later', games, NOW);
  expect(filter === null ? '' : printFilter(filter)).toBe('yearPub >= 1990');
});
