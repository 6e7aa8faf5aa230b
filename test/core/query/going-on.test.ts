import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-05-20T10:30:00Z');
const LATER = Date.parse('2027-05-20');

const shows: readonly QueryField[] = [
  { name: 'show', type: 'text' },
  { name: 'opens_on', type: 'date', min: 0, max: LATER },
  { name: 'until', type: 'date', min: 0, max: LATER },
  { name: 'free_entry', type: 'boolean' },
];
const rides: readonly QueryField[] = [
  { name: 'opened', type: 'date', min: 0, max: NOW, values: 90, nulls: 0 },
  { name: 'closed', type: 'date', min: 0, max: NOW, values: 20, nulls: 70 },
];
const rocks: readonly QueryField[] = [
  { name: 'first_seen', type: 'date', min: 0, max: NOW },
  { name: 'last_seen', type: 'date', min: 0, max: NOW },
];
const talks: readonly QueryField[] = [
  { name: 'talk', type: 'text' },
  { name: 'date', type: 'date', min: 0, max: LATER },
];
const parcels: readonly QueryField[] = [
  { name: 'Delivered In (days)', type: 'number', unit: 'days', min: 1, max: 9 },
  { name: 'power_w', type: 'number', unit: 'W', min: 1, max: 900 },
];
const runs: readonly QueryField[] = [{ name: 'Pace (s/km)', type: 'number', min: 170, max: 500 }];

test.each([
  ['running today', shows, "opens_on < '2026-05-21' AND until >= '2026-05-20'", ''],
  ['shows on this weekend', shows, "opens_on < '2026-05-25' AND until >= '2026-05-23'", ''],
  ['open on 5 June', shows, "opens_on < '2026-06-06' AND until >= '2026-06-05'", ''],
  ['on now, free', shows, "opens_on < '2026-05-21' AND until >= '2026-05-20' AND free_entry = true", ''],
  ['still to come', shows, "opens_on >= '2026-05-20'", ''],
  ['running now', rides, '', ''],
  ['still to come', rocks, '', ''],
  ['upcoming talks', talks, "date >= '2026-05-20'", ''],
  ['talks to take in on my upcoming trip', talks, '', ''],
  ['upcoming weekend', talks, "date >= '2026-05-23' AND date < '2026-05-25'", ''],
  ['fastest delivered first', parcels, '', 'Delivered In (days) asc'],
  ['slowest delivered', parcels, '', 'Delivered In (days) desc'],
  ['pace faster than 300 s/km', runs, '`Pace (s/km)` < 300', ''],
] as const)('%s', (query, fields, filter, order) => {
  const read = interpretByRules(query, fields, NOW);
  expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
  expect(read.order === null ? '' : `${read.order.field} ${read.order.direction}`).toBe(order);
});
