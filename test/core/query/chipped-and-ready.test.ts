import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-11-20T10:30:00Z');
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

const pups: readonly QueryField[] = [
  { name: 'title', type: 'text' },
  { name: 'microchipped', type: 'boolean' },
  { name: 'vaccinated', type: 'boolean' },
  { name: 'readyFrom', type: 'date', precision: 'day', min: day('2026-08-01'), max: day('2027-01-20') },
  { name: 'listedOn', type: 'date', precision: 'day', min: day('2026-07-01'), max: day('2026-11-19') },
];
const repairs: readonly QueryField[] = [
  { name: 'street', type: 'text' },
  { name: 'cycle_lane_affected', type: 'boolean' },
  { name: 'touchscreen', type: 'boolean' },
];

function filterOf(text: string, fields: readonly QueryField[]): string {
  const { filter } = interpretByRules(text, fields, NOW);
  return filter === null ? '' : printFilter(filter);
}

test.each([
  ['vaccinated and chipped', pups, 'vaccinated = true AND microchipped = true'],
  ['puppies that can go home before 10 november', pups, "readyFrom < '2026-11-10'"],
  ['ready to leave after 1 November 2026', pups, "readyFrom >= '2026-11-02'"],
  ['listed after 10 November', pups, "listedOn >= '2026-11-11'"],
  ["don't touch the cycle lane", repairs, 'cycle_lane_affected = false'],
  ['a touch of paint', repairs, ''],
] as const)('%s', (text, fields, filter) => {
  expect(filterOf(text, fields)).toBe(filter);
});
