import { describe, expect, it } from 'vitest';

import { asked, collection, flats } from '../asked.ts';

describe('a word that says more in some places says no more in others', () => {
  it.each([
    ['list the flats with bedrooms and rent', 'list title, bedrooms, rent limit 10'],
    [
      'average rent with and without a balcony above the median size',
      "'with balcony': avg(rent), count() where size_sqm > median(size_sqm) and balcony = true; 'without balcony': avg(rent), count() where size_sqm > median(size_sqm) and balcony = false",
    ],
    [
      'how many were listed since 2025 (not 2026)',
      "count() where listed_at >= '2025-01-01' and not (listed_at >= '2026-01-01' and listed_at < '2027-01-01')",
    ],
  ])('flats: %s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  const names = Array.from({ length: 20 }, (_, index) => ({ name: `User ${index}` }));
  const users = collection({ name: 'users', titleField: 'name', key: [] }, names, [
    { name: 'name', type: 'text', values: 20 },
    { name: 'is_banned', type: 'boolean', values: 20 },
    { name: 'latency_ms', type: 'number', min: 1, max: 900, values: 20 },
  ]);
  it.each([
    ['how many users are banned?', 'count() where is_banned = true'],
    ['how many users are not banned?', 'count() where is_banned = false'],
    ['fastest user', 'list order by latency_ms limit 1'],
  ])('users: %s', (question, plan) => {
    expect(asked(users, question)).toBe(plan);
  });
});
