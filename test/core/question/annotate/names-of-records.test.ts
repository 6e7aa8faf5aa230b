import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  code: `D-${index}`,
  seller: `Seller ${index % 5}`,
  island: ['Low Skerry', 'Gull Rock'][index % 2] ?? '',
  listing: `https://example.com/${index}`,
  signed: ['Yes', 'yes', 'Y', 'No', 'no'][index % 5] ?? '',
}));
const money = (name: string) => ({ name, type: 'number' as const, unit: 'EUR', min: 5, max: 90, values: 60 });
const fields = [
  { name: 'code', type: 'text' as const, role: 'key' as const, values: 60 },
  ...categories('seller island signed', 60),
  { name: 'listing', type: 'text' as const, role: 'key' as const, values: 60 },
  money('single_dive'),
  money('entry'),
];
const spots = collection({ name: 'divespots', titleField: null, key: ['code'] }, rows, fields);
const books = collection({ name: 'books', titleField: null, key: ['code'] }, rows, [
  ...texts('code listing', 60),
  ...categories('seller signed', 60),
]);

describe('what the records are called', () => {
  it.each([
    ['dive spots per island', 'count() by island order by count() desc'],
    ['how many dive spots are there in Gull Rock', "count() where island = 'Gull Rock'"],
    ['average price of a single dive', 'avg(single_dive)'],
    ['how many listings are on Gull Rock', "count() where island = 'Gull Rock'"],
    ['which seller has the most listings', 'count() by seller order by count() desc limit 1'],
  ])('%s', (text, plan) => {
    expect(asked(spots, text)).toBe(plan);
  });

  it('joins with a text of theirs to one word', () => {
    expect(asked(books, 'which bookseller has the most books')).toBe('count() by seller order by count() desc limit 1');
    expect(asked(books, 'which bestseller has the most books')).toMatch(/^cannot/);
  });

  it('has yes in all its spellings', () => {
    expect(asked(books, 'how many books are signed')).toBe("count() where signed in ('Yes', 'yes', 'Y')");
  });
});
