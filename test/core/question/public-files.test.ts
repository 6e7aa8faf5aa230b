import { describe, expect, it } from 'vitest';

import { asked, collection } from './asked.ts';

const [FIRST, LAST] = [Date.UTC(1998, 2, 1), Date.UTC(2026, 9, 30)];
const rows = Array.from({ length: 60 }, (_, index) => ({
  town: ['Oakford', 'Elmport', 'Saltwick'][index % 3] ?? '',
  animal: ['Wolf', 'Lynx', 'Bear'][index % 3] ?? '',
}));

/** What was seen, when it was seen, and when that was posted. */
const sightings = collection({ name: 'wildlife', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'animal', type: 'text', values: 60 },
  { name: 'date posted', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'timestamp', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
]);

/** Orders, which are sent some days later. */
const orders = collection({ name: 'shop', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'Ship Date', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'Order Date', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'Sales', type: 'number', role: 'additive', min: 1, max: 900, values: 60 },
]);

describe('a time without a word of what happened then', () => {
  it.each([
    [sightings, 'how many in 2025', "count() where timestamp >= '2025-01-01' and timestamp < '2026-01-01'"],
    [sightings, 'how many were posted in 2025', "count() where `date posted` >= '2025-01-01' and `date posted` < '2026-01-01'"],
    [sightings, 'how many per year since 2020', "count() by year(timestamp) where timestamp >= '2020-01-01'"],
    [orders, 'sales per month in 2026', "sum(Sales) by month(`Order Date`) where `Order Date` >= '2026-01-01'"],
    [orders, 'how many were shipped in 2025', "count() where `Ship Date` >= '2025-01-01' and `Ship Date` < '2026-01-01'"],
  ])('is that of the event: %#', (of, question, plan) => {
    expect(asked(of, question)).toBe(plan);
  });
});

const moons = collection(
  { name: 'exomoons', titleField: 'pl_name', key: ['pl_name'] },
  rows.map((row, index) => ({ ...row, pl_name: `Moon ${index}` })),
  [
    { name: 'pl_name', type: 'text', values: 60 },
    { name: 'town', type: 'text', values: 60 },
    { name: 'disc_year', type: 'number', role: 'year', min: 1990, max: 2026, integer: true, values: 60 },
    { name: 'pl_orbper', type: 'number', min: 1, max: 900, values: 60 },
    { name: 'pl_rade', type: 'number', min: 0.5, max: 20, values: 60 },
    { name: 'pl_eqt', type: 'number', min: 50, max: 2000, values: 60 },
    { name: 'st_teff', type: 'number', min: 3000, max: 9000, values: 60 },
  ],
);

const games = collection({ name: 'games', titleField: null, key: [] }, rows, [
  { name: 'animal', type: 'text', values: 60 },
  { name: 'NA_Sales', type: 'number', role: 'additive', min: 0, max: 40, values: 60 },
  { name: 'JP_Sales', type: 'number', role: 'additive', min: 0, max: 10, values: 60 },
  { name: 'EU_Sales', type: 'number', role: 'additive', min: 0, max: 20, values: 60 },
]);

const rides = collection({ name: 'cabs', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'ride_distance', type: 'number', min: 0, max: 40, values: 60 },
  { name: 'pickup_datetime', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
]);

describe('codes in names of well-known files', () => {
  it.each([
    [moons, 'median orbital period', 'median(pl_orbper)'],
    [moons, 'largest radius', 'max(pl_rade)'],
    [moons, 'average star temperature by town', 'avg(st_teff) by town order by avg(st_teff) desc'],
    [moons, 'how many were discovered before 2000', 'count() where disc_year < 2000'],
    [games, 'total sales in japan', 'sum(JP_Sales)'],
    [games, 'sales in North America by animal', 'sum(NA_Sales) by animal order by sum(NA_Sales) desc'],
  ])('are read in full: %#', (of, question, plan) => {
    expect(asked(of, question)).toBe(plan);
  });

  it('measure no thing that each of the records is', () => {
    expect(asked(rides, 'rides per month')).not.toContain('avg(');
    expect(asked(rides, 'average ride distance')).toBe('avg(ride_distance)');
  });
});
