import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');
const day = (year: number) => Date.UTC(year, 0, 3);

const ciders: readonly QueryField[] = [
  { name: 'Cider', type: 'text', values: 90 },
  { name: 'Pressed', type: 'text', values: 90 },
  { name: 'Jar Size', type: 'number', unit: 'cl', min: 33, max: 150, values: 90 },
  { name: 'Price', type: 'number', unit: 'GBP', min: 4, max: 90, values: 90 },
  { name: 'Crate of 6', type: 'number', unit: 'GBP', min: 24, max: 500, values: 90 },
  { name: 'Drink From', type: 'number', role: 'year', min: 2011, max: 2030, integer: true, values: 60 },
  { name: 'Drink By', type: 'number', role: 'year', min: 2017, max: 2040, integer: true, values: 60 },
];

const huts: readonly QueryField[] = [
  { name: 't_mean', type: 'number', min: -12, max: 21, values: 90 },
  { name: 't_min', type: 'number', min: -18, max: 15, values: 90 },
  { name: 't_max', type: 'number', min: -9, max: 27, values: 90 },
  { name: 'in_service_since', type: 'date', precision: 'day', min: day(2019), max: day(2026), values: 90 },
  { name: 'last_service', type: 'date', precision: 'day', min: day(2024), max: day(2026), values: 90 },
];

describe('bounds that more than one field may be meant by', () => {
  it.each<readonly [query: string, fields: readonly QueryField[], filter: string]>([
    ['2015 or older', ciders, ''],
    ['drink from 2015', ciders, '`Drink From` = 2015'],
    ['crate of six below £100', ciders, '`Crate of 6` < 100'],
    ['fewer than 10 jars left, over £50', ciders, 'Price > 50'],
    ['jar size under 50 cl', ciders, '`Jar Size` < 50'],
    ['below -5', huts, ''],
    ['t_min below -5', huts, 't_min < -5'],
    ['put into service in 2025 or later', huts, "in_service_since >= '2025-01-01'"],
    ['last service before 2025', huts, "last_service < '2025-01-01'"],
  ])('%s', (query, fields, filter) => {
    const { filter: read } = interpretByRules(query, fields, NOW);
    expect(read === null ? '' : printFilter(read)).toBe(filter);
  });
});
