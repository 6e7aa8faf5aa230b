import { describe, expect, it } from 'vitest';

import { asked, collection, flags, texts } from '../asked.ts';

const shows = Array.from({ length: 90 }, (_, index) => ({
  showRef: `S-${index}`,
  stage: ['Big Tent', 'Small Tent', 'Barn'][index % 3] ?? '',
  outcome: ['successful', 'Failure', 'withdrawn'][index % 3] ?? '',
  kind: ['Winter Cup', 'Gala', 'Open Day'][index % 3] ?? '',
  pass: ['day ticket', 'night ticket', 'none'][index % 3] ?? '',
}));

const festival = collection({ name: 'shows', titleField: null, key: ['showRef'] }, shows, [
  { name: 'showRef', type: 'text', values: 90, role: 'key' },
  ...texts('stage outcome kind pass', 90),
  { name: 'reviews', type: 'number', min: 0, max: 90, integer: true, values: 90 },
  { name: 'backers', type: 'number', min: 0, max: 900, integer: true, values: 90 },
  { name: 'price', type: 'number', unit: 'EUR', min: 4, max: 90, values: 90, role: 'price' },
  { name: 'oldPrice', type: 'number', unit: 'EUR', min: 6, max: 99, values: 30, role: 'price' },
  { name: 'scrubs', type: 'number', min: 0, max: 5, integer: true, values: 90 },
  { name: 'crew', type: 'number', min: 0, max: 7, integer: true, values: 90 },
  ...flags('isCrewed shootout noSwim', 90),
  { name: 'founded', type: 'number', role: 'year', min: 1950, max: 2025, integer: true, values: 90 },
  { name: 'min_age', type: 'number', unit: 'years', min: 3, max: 18, integer: true, values: 90 },
  { name: 'planted', type: 'date', precision: 'day', min: Date.UTC(1990, 0, 3), max: Date.UTC(2025, 0, 3), values: 60 },
  { name: 'last_insp', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 90 },
  { name: 'next_due', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2029, 0, 3), values: 90 },
]);

describe('what is lacking', () => {
  it.each([
    ['how many shows has nobody reviewed yet', 'count() where reviews = 0'],
    ['how many shows state no planting date', 'count() where planted is null'],
    ['how many shows without a known planting date', 'count() where planted is null'],
  ])('%s', (question, plan) => {
    expect(asked(festival, question)).toBe(plan);
  });
});

describe('a state that a field knows', () => {
  it.each([
    ['how many shows failed', "count() where outcome = 'Failure'"],
    ['how many shows succeeded', "count() where outcome = 'successful'"],
    ['how many shows are reduced', 'count() where oldPrice is not null'],
    ['how many crewed shows', 'count() where isCrewed = true'],
    ['how many shows were decided by a shootout', 'count() where shootout = true'],
    ['how many shows were scrubbed at least twice', 'count() where scrubs >= 2'],
    ['how many shows reached 100 backers', 'count() where backers >= 100'],
    ['how many shows under 50', 'count() where price < 50'],
    ['how many cup or gala shows', "count() where kind in ('Winter Cup', 'Gala')"],
  ])('%s', (question, plan) => {
    expect(asked(festival, question)).toBe(plan);
  });

  it('has passed its day where it is overdue', () => {
    expect(asked(festival, 'how many shows are overdue for their next inspection')).toMatch(/^count\(\) where next_due < '\d{4}-\d\d-\d\d'$/);
  });
});

describe('what is left out of a plan', () => {
  it.each([
    'by how much has the price of the reduced shows come down from the original',
    'how many shows were not planted by Gala',
    'where do the most people swim',
  ])('is refused: %s', (question) => {
    expect(asked(festival, question)).not.toMatch(/^(?:avg|count)/);
  });
});

describe('words for being among the records at all', () => {
  const shops = collection(
    { name: 'shops', titleField: 'shop', key: ['shop'] },
    Array.from({ length: 30 }, (_, index) => ({ shop: `Shop ${index}`, trade: ['Bakery', 'Kiosk', 'Florist'][index % 3] ?? '' })),
    [
      { name: 'shop', type: 'text', role: 'title', values: 30, nulls: 0 },
      { name: 'trade', type: 'text', role: 'category', values: 30, nulls: 0 },
      { name: 'Turnover', type: 'number', role: 'price', unit: 'GBP', min: 9000, max: 410_000, values: 30 },
    ],
  );

  it.each([
    ['how many shops are for sale right now?', 'count()'],
    ['how many bakeries are up for sale?', "count() where trade = 'Bakery'"],
    ['how many shops are on the register?', 'count()'],
  ])('%s', (question, plan) => {
    expect(asked(shops, question)).toBe(plan);
  });

  it('where some are sold, they say which', () => {
    const sold = { ...shops, fields: [...shops.fields, ...flags('sold', 30)] };
    expect(asked(sold, 'how many shops are for sale right now?')).toBe('count() where sold = false');
  });
});
