import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const number = (name: string, more: object = {}): QueryField => ({ name, type: 'number', min: 5, max: 900, values: 90, distinct: 80, ...more });
const fields: readonly QueryField[] = [
  number('Registered Dem', { integer: true }),
  number('Reg. Voters', { integer: true }),
  number('Turnout %', { unit: '%', max: 100 }),
  number('size_b', { min: 0.5, integer: false }),
  { name: 'nextOpening', type: 'date', precision: 'day', min: NOW, max: NOW + 90 * 86_400_000, values: 90 },
];

const read = (query: string) => {
  const { filter } = interpretByRules(query, fields, NOW);
  return filter === null ? '' : printFilter(filter);
};

test.each([
  ['fewer than 300 registered dem', '`Registered Dem` < 300'],
  // Half a name before the head of another one is not that field.
  ['fewer than 300 registered voters', '`Reg. Voters` < 300'],
  // Of people a bare number is an age, and a fall has a sign.
  ['turnout of voters under 30', ''],
  ['down more than 3 percent', ''],
  // A letter for billions in a name.
  ['size below 10 billion', 'size_b < 10'],
  ['opening befor december 5', "nextOpening < '2026-12-05'"],
])('%s', (query, filter) => expect(read(query)).toBe(filter));
