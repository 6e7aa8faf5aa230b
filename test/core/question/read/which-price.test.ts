import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags } from '../asked.ts';

const boatRows = Array.from({ length: 60 }, (_, index) => ({
  ref: `B-${index}`,
  name: `Heron ${index}`,
  harbour: ['Oakford', 'Port Elm', 'Saltwick'][index % 3] ?? '',
  kind: ['Canoe', 'Sloop'][index % 2] ?? '',
}));

/** Records with a key, a title and these fields. */
const named = (name: string, rows: Parameters<typeof collection>[1], fields: readonly QueryField[]) =>
  collection({ name, titleField: 'name', key: ['ref'] }, rows, [
    { name: 'ref', type: 'text', role: 'key', values: 60 },
    { name: 'name', type: 'text', values: 60 },
    ...fields,
  ]);

const published = boatRows.map((row, index) => ({ ...row, frequency: ['Weekly', 'Monthly'][index % 2] ?? '' }));

/** Boats to hire: a price for each person and one for children, and prices for three nights and a week. */
const hires = named('boathires', boatRows, [
  ...categories('harbour kind', 60),
  { name: 'price_pp', type: 'number', unit: 'EUR', min: 10, max: 300, values: 60 },
  { name: 'child_price', type: 'number', unit: 'EUR', min: 5, max: 150, values: 40 },
  { name: 'rating', type: 'number', min: 1, max: 5, values: 60 },
]);

const lodges = named('lodges', boatRows, [
  ...categories('harbour kind', 60),
  { name: 'rate7n', type: 'number', unit: 'GBP', min: 300, max: 2900, values: 60 },
  { name: 'rate3n', type: 'number', unit: 'GBP', min: 150, max: 1900, values: 60 },
  { name: 'bedrooms', type: 'number', min: 1, max: 6, integer: true, values: 60 },
  { name: 'max_dogs', type: 'number', min: 0, max: 4, integer: true, values: 60 },
  ...flags('dogs_allowed', 60),
  { name: 'added_on', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

const honeys = named('honeys', boatRows, [
  ...categories('harbour kind', 60),
  { name: 'price_gbp', type: 'number', unit: 'GBP', min: 1, max: 20, values: 60 },
  { name: 'price_per_kg', type: 'number', unit: 'GBP/kg', min: 4, max: 60, values: 60 },
]);

const plays = named('plays', boatRows, [
  ...categories('harbour kind', 60),
  { name: 'priceFrom', type: 'number', unit: 'EUR', min: 8, max: 60, values: 60 },
  { name: 'priceTo', type: 'number', unit: 'EUR', min: 16, max: 120, values: 50 },
]);

describe('of several prices, the plain one is meant', () => {
  it.each([
    [hires, 'median price of a sloop in Oakford', "median(price_pp) where kind = 'Sloop' and harbour = 'Oakford'"],
    [hires, 'average price per person by kind', 'avg(price_pp) by kind order by avg(price_pp) desc'],
    [hires, 'cheapest sloop', "list where kind = 'Sloop' order by price_pp limit 1"],
    [hires, 'average child price', 'avg(child_price)'],
    [hires, 'how much is a canoe for a child on average', "avg(child_price) where kind = 'Canoe'"],
    [honeys, 'average price per harbour', 'avg(price_gbp) by harbour order by avg(price_gbp) desc'],
    [honeys, 'average price per kilo by harbour', 'avg(price_per_kg) by harbour order by avg(price_per_kg) desc'],
    [honeys, 'cheapest per kilo', 'list order by price_per_kg limit 1'],
    [plays, 'average price', 'avg(priceFrom)'],
    [plays, 'highest price', 'max(priceTo)'],
    [plays, 'how many plays under 15 euros', 'count() where priceFrom < 15'],
  ])('%#', (data, question, plan) => {
    expect(asked(data, question)).toBe(plan);
  });
});

describe('what is paid for a time', () => {
  it.each([
    ['median weekly price of lodges in Oakford', "median(rate7n) where harbour = 'Oakford'"],
    ['top 5 most expensive lodges for a week', 'list order by rate7n desc limit 5'],
    ['average price for a week by harbour', 'avg(rate7n) by harbour order by avg(rate7n) desc'],
    ['average weekly price for 1, 2, 3 and 4 bedrooms', 'avg(rate7n) by bedrooms where bedrooms in (1, 2, 3, 4) order by bedrooms'],
    ['how many lodges per month', 'count() by month(added_on)'],
  ])('%s', (question, plan) => {
    expect(asked(lodges, question)).toBe(plan);
  });
});

describe('what is counted behind a number', () => {
  it.each([
    ['how many lodges allow 3 or more dogs', 'count() where max_dogs >= 3'],
    ['how many lodges take dogs', 'count() where dogs_allowed = true'],
  ])('%s', (question, plan) => {
    expect(asked(lodges, question)).toBe(plan);
  });
});

describe('all of them bought', () => {
  it.each([
    ['how much would it cost to buy one of every sloop', "sum(price_gbp) where kind = 'Sloop'"],
    ['how much does a sloop cost', "avg(price_gbp) where kind = 'Sloop'"],
  ])('%s', (question, plan) => {
    expect(asked(honeys, question)).toBe(plan);
  });
});

const posts = named('posts', published, [
  ...categories('harbour kind frequency', 60),
  { name: 'salary_from', type: 'number', unit: 'EUR', min: 18_000, max: 60_000, values: 60 },
  { name: 'salary_to', type: 'number', unit: 'EUR', min: 22_000, max: 90_000, values: 60 },
  { name: 'age', type: 'number', unit: 'year', min: 18, max: 90, integer: true, values: 60 },
  { name: 'children', type: 'number', min: 0, max: 6, integer: true, values: 60 },
]);

const ranges = named('jobs', boatRows, [
  { name: 'salary_min', type: 'number', unit: 'EUR', min: 18_000, max: 60_000, values: 60 },
  { name: 'salary_max', type: 'number', unit: 'EUR', min: 22_000, max: 90_000, values: 60 },
]);

const magazines = named('magazines', published, [
  ...categories('harbour frequency', 60),
  { name: 'price_weekly_sub', type: 'number', unit: 'EUR', min: 1, max: 30, values: 60 },
]);

const dated = (name: string) =>
  named('cabins', boatRows, [{ name, type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2027, 6, 30), values: 60 }]);

describe('the start of what is paid, and values before rates', () => {
  it.each([
    [posts, 'highest starting salary', 'max(salary_from)'],
    [posts, 'what is the highest salary', 'max(salary_to)'],
    [ranges, 'highest starting salary', 'max(salary_min)'],
    [ranges, 'what is the highest entry salary', 'max(salary_min)'],
    [ranges, 'what is the highest salary', 'max(salary_max)'],
    [posts, 'average age of people with 0, 1 and 2 children together', 'avg(age) where children in (0, 1, 2)'],
    [posts, 'average age of people with 0, 1 and 2 children', 'avg(age) where children in (0, 1, 2)'],
    [magazines, 'cheapest weekly magazine', "list where frequency = 'Weekly' order by price_weekly_sub limit 1"],
    [posts, 'which name has the highest starting salary', 'list name, salary_from order by salary_from desc limit 1'],
    [posts, 'lowest starting salary', 'min(salary_from)'],
    [posts, 'average age for 0, 1 and 2 children', 'avg(age) by children where children in (0, 1, 2) order by children'],
    [posts, 'average age for 0, 1 and 2 children together', 'avg(age) where children in (0, 1, 2)'],
    [dated('available_from'), 'how many are available today', "count() where available_from < '2026-11-21'"],
  ])('%#', (data, question, plan) => {
    expect(asked(data, question)).toBe(plan);
  });
});

describe('what is paid for more nights', () => {
  it('is not what is paid a night', () => {
    expect(asked(lodges, 'how many lodges under £100 a night')).toMatch(/^cannot/);
    expect(asked(lodges, 'how many lodges under £500 a week')).toBe('count() where rate7n < 500');
  });
});

describe('what is available by now', () => {
  it.each([
    ['available_until', 'how many are available today'],
    ['free_cancellation_until', 'how many are free today'],
    ['available_from', 'how many became available today'],
    ['available_from', 'how many become available today'],
  ])('is not so by %s of "%s"', (field, question) => {
    expect(asked(dated(field), question)).not.toBe(`count() where ${field} < '2026-11-21'`);
  });
});

const sold = { name: '€/head', type: 'number', unit: 'EUR', min: 100, max: 3000, values: 50 } as const;
const bid = { name: 'Last Bid', type: 'number', unit: 'EUR', min: 100, max: 3000, values: 10 } as const;
const weighed = { name: '€/kg', type: 'number', min: 1, max: 6, values: 50 } as const;
const lots = named('lots', boatRows, [...categories('harbour kind', 60), sold, bid, weighed]);
const pricedLots = named('lots', boatRows, [
  ...categories('harbour kind', 60),
  sold,
  weighed,
  { name: 'Guide Price', type: 'number', unit: 'EUR', min: 100, max: 3000, values: 60 },
]);

describe('money that is called by its sign and what one of is paid for', () => {
  it.each([
    ['average price by harbour', 'avg(`€/head`) by harbour order by avg(`€/head`) desc'],
    ['cheapest lot in Oakford', "list where harbour = 'Oakford' order by `€/head` limit 1"],
    ['average price per kg', 'avg(`€/kg`)'],
  ])('is the price where no other is: %s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });

  it('is not the price next to one that is called so', () => {
    expect(asked(pricedLots, 'average price')).toBe('avg(`Guide Price`)');
    expect(asked(pricedLots, 'cheapest lot')).toBe('list order by `Guide Price` limit 1');
  });
});

const inPence = (name: string, unit: string, values: number) => ({ name, type: 'number', unit, min: 4, max: 60, values }) as const;
const tariffs = named('tariffs', boatRows, [
  ...categories('harbour kind', 60),
  inPence('unitRate', 'p/kWh', 60),
  inPence('standingCharge', 'p/day', 60),
  inPence('nightRate', 'p/kWh', 10),
  { name: 'est_annual_cost', type: 'number', min: 400, max: 2000, values: 60 },
]);

describe('rates in pence', () => {
  it.each([
    ['average unit rate by kind', 'avg(unitRate) by kind order by avg(unitRate) desc'],
    ['tariff with the lowest night rate', 'list order by nightRate limit 1'],
  ])('are asked for by their names: %s', (question, plan) => {
    expect(asked(tariffs, question)).toBe(plan);
  });

  it('are not what a whole year costs', () => {
    expect(asked(tariffs, 'is a canoe or a sloop tariff cheaper per year on average?')).toContain('avg(est_annual_cost)');
  });
});
