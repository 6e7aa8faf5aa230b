import { describe, expect, it } from 'vitest';

import { readByRules } from '../../../../src/core/query/read-query.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, NOW, texts } from '../asked.ts';

const money = (name: string, more: Partial<QueryField> = {}): QueryField => ({
  name,
  type: 'number',
  unit: 'GBP',
  role: 'price',
  min: 4,
  max: 9000,
  values: 60,
  ...more,
});
const rows = Array.from({ length: 60 }, (_, index) => ({ ref: `R-${index}`, name: `Thing ${index}`, kind: ['Serum', 'Balm'][index % 2] ?? '' }));

const creams = collection({ name: 'creams', titleField: 'name', key: ['ref'] }, rows, [
  ...texts('ref name', 60),
  ...categories('kind', 60),
  money('price', { max: 90 }),
  { name: 'size_ml', type: 'number', unit: 'ml', min: 10, max: 400, values: 60 },
]);

describe('a value that is computed of what something else chooses', () => {
  it.each([
    [
      'price per ml of the most expensive serum',
      "avg(price / size_ml), avg(price) by name, ref where kind = 'Serum' order by avg(price) desc limit 1",
    ],
    ['price per ml of the cheapest serums', "avg(price / size_ml), avg(price) by name, ref where kind = 'Serum' order by avg(price) limit 5"],
    ['which serum has the lowest price per ml', "avg(price / size_ml) by name, ref where kind = 'Serum' order by avg(price / size_ml) limit 1"],
  ])('%s', (question, plan) => {
    expect(asked(creams, question)).toBe(plan);
  });
});

const berths = (...fields: readonly QueryField[]) =>
  collection({ name: 'berths', titleField: 'name', key: ['ref'] }, rows, [...texts('ref name', 60), ...categories('kind', 60), ...fields]);
const fees = berths(money('annual_fee'), money('reserve_price', { values: 30 }), money('deposit'));
const permits = berths(money('permit_fee'), money('parking_charge', { values: 30 }));

describe('what has to be bid, or is paid besides, is no price next to another amount', () => {
  it.each([
    [fees, 'cheapest berth', 'list order by annual_fee limit 1'],
    [fees, 'lowest reserve price', 'min(reserve_price)'],
    [fees, 'average price of a berth', 'cannot:'],
    [permits, 'highest parking charge', 'max(parking_charge)'],
  ])('%#: %s', (berth, question, plan) => {
    expect(asked(berth, question)).toBe(plan);
  });
});

const day = (name: string): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.UTC(2019, 0, 3),
  max: Date.UTC(2026, 9, 30),
  values: 50,
});
const clinics = berths(day('last_inspected'));
const founded = berths({ name: 'founded', type: 'number', role: 'year', min: 1950, max: 2024, integer: true, values: 60 });
const jobs = berths(day('posted'));

describe('what was not done since a time', () => {
  it.each([
    [clinics, 'how many berths have not been inspected since 2021', "count() where last_inspected < '2022-01-01'"],
    [clinics, "how many berths haven't been inspected since March 2024", "count() where last_inspected < '2024-04-01'"],
    [clinics, 'how many berths have not been inspected since the start of 2024', "count() where last_inspected < '2024-01-01'"],
    [jobs, 'how many berths were not posted since 2021', "count() where posted < '2021-01-01'"],
    [founded, 'how many berths have not been inspected since 2021', 'cannot: not inspected 2021'],
  ])('%#: %s', (berth, question, plan) => {
    expect(asked(berth, question)).toBe(plan);
  });

  it('is said of no other date in a search', () => {
    const { filter } = readByRules('not inspected since 2021', founded.fields, NOW).interpretation;
    expect(filter).toBeNull();
  });
});
