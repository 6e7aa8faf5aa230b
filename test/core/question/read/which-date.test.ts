import { describe, expect, it } from 'vitest';

import { asked, collection, flats } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({ storm: `Storm ${index}`, coast: ['North', 'West'][index % 2] ?? '' }));
const day = (year: number, month: number) => Date.UTC(year, month, 3);
const about = { name: 'storms', titleField: 'storm', key: ['storm'] };
const texts = [
  { name: 'storm', type: 'text', values: 40 },
  { name: 'coast', type: 'text', values: 40 },
] as const;
const reported = collection(about, rows, [
  ...texts,
  { name: 'datetime', type: 'date', min: day(1990, 1), max: day(2026, 8), values: 40 },
  { name: 'date posted', type: 'date', precision: 'day', min: day(1998, 1), max: day(2026, 9), values: 40 },
]);
const sold = collection(about, rows, [
  ...texts,
  { name: 'sale_date', type: 'date', precision: 'day', min: day(2024, 5), max: day(2026, 9), values: 12 },
  { name: 'listed_on', type: 'date', precision: 'day', min: day(2024, 1), max: day(2026, 8), values: 40 },
]);

describe('the date that a bare time is said of', () => {
  it.each([
    ['how many storms in 2025', "count() where datetime >= '2025-01-01' and datetime < '2026-01-01'"],
    ['storms per year since 2020', "count() by year(datetime) where datetime >= '2020-01-01'"],
    ['how many storms were posted in 2025', "count() where `date posted` >= '2025-01-01' and `date posted` < '2026-01-01'"],
  ])('what took place, and not when it was reported: %s', (question, plan) => {
    expect(asked(reported, question)).toBe(plan);
  });

  it('of records that are sold after they were listed, when they came', () => {
    expect(asked(sold, 'how many storms in 2025')).toBe("count() where listed_on >= '2025-01-01' and listed_on < '2026-01-01'");
  });

  it.each([
    ['how many new flats since the start of September', "count() where listed_at >= '2026-09-01'"],
    ['how many new flats since 20 September 2026', 'cannot: new'],
    ['new flats in the last 30 days', "list where listed_at >= '2026-10-21' limit 50"],
    ['how many new flats in January', 'cannot: new'],
  ])('what is new since a day was posted since then: %s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });
});
