import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  berth: `B-${index}`,
  harbor: ['Northhaven', 'Southhaven', 'Westhaven'][index % 3] ?? '',
}));

const moorings = collection({ name: 'moorings', titleField: 'berth', key: ['berth'] }, rows, [
  ...texts('berth harbor', 40),
  { name: 'rent', type: 'number', unit: 'GBP/month', role: 'price', min: 90, max: 1200, values: 40 },
  { name: 'area_sqm', type: 'number', unit: 'sqm', min: 12, max: 160, values: 40 },
  { name: 'months_let', type: 'number', unit: 'month', min: 1, max: 36, integer: true, values: 40 },
  { name: 'discount_pct', type: 'number', unit: '%', min: 0, max: 50, integer: true, values: 40 },
]);

describe('an amount per unit', () => {
  it.each([
    ['which harbor is the cheapest per square metre?', 'avg(rent / area_sqm), count() by harbor order by avg(rent / area_sqm) limit 1'],
    ['average rent per sqm', 'avg(rent / area_sqm)'],
    ['median rent per m2', 'median(rent / area_sqm)'],
    ['rent per square metre by harbor', 'avg(rent / area_sqm) by harbor order by avg(rent / area_sqm) desc'],
  ])('is divided by what it is not of yet: %s', (question, plan) => {
    expect(asked(moorings, question)).toBe(plan);
  });

  it('is not divided by what it is of already', () => {
    expect(asked(moorings, 'average rent per month let')).not.toMatch(/^avg\(rent \/ months_let\)/);
  });
});

describe('the period that an amount is of is part of its name', () => {
  it.each([
    ['average monthly rent per harbor', 'avg(rent) by harbor order by avg(rent) desc'],
    ['highest monthly rent', 'max(rent)'],
    ['average rent per month', 'avg(rent)'],
    ['average weekly rent', 'cannot: weekly'],
  ])('%s', (question, plan) => {
    expect(asked(moorings, question)).toBe(plan);
  });
});

describe('a bound after "by" is how much something was', () => {
  it.each([
    ['how many berths are discounted by 20% or more?', 'count() where discount_pct >= 20'],
    ['how many berths are discounted by more than 10 percent?', 'count() where discount_pct > 10'],
  ])('%s', (question, plan) => {
    expect(asked(moorings, question)).toBe(plan);
  });
});
