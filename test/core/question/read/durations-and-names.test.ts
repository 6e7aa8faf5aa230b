import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `L-${index}`,
  model: `Lantern ${index}`,
  maker: ['Volkswagen', 'Brandt', 'Quill'][index % 3] ?? '',
  sort: ['Hand', 'Head'][index % 2] ?? '',
}));

/** Lamps: how long they last and take to charge, a price that was higher, pictures, and a short name for miles. */
const lamps = collection({ name: 'lamps', titleField: 'model', key: ['ref'] }, rows, [
  { name: 'ref', type: 'text', role: 'key', values: 60 },
  { name: 'model', type: 'text', values: 60 },
  ...categories('maker sort', 60),
  { name: 'price', type: 'number', unit: 'EUR', min: 9, max: 300, values: 60 },
  { name: 'compare_at_price', type: 'number', unit: 'EUR', min: 20, max: 400, values: 30 },
  { name: 'Battery Life', type: 'number', unit: 'days', min: 1, max: 40, values: 60 },
  { name: 'duration', type: 'number', unit: 'h', min: 1, max: 12, values: 60 },
  { name: 'pics', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  { name: 'mls', type: 'number', min: 0, max: 90_000, integer: true, values: 60 },
  ...flags('fsh cctv', 60),
]);

describe('verbs of how long something lasts', () => {
  it.each([
    ['how many lamps take longer than 4 hours', 'count() where duration > 4'],
    ['how many are done in under two hours', 'count() where duration < 2'],
    ['which maker has the longest battery life on average', 'avg(`Battery Life`), count() by maker order by avg(`Battery Life`) desc limit 1'],
    ['how many have at least 10 days of battery life', 'count() where `Battery Life` >= 10'],
    ['how many last at least two weeks on one charge', 'count() where `Battery Life` >= 14'],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });
});

describe('names cut short, and other names', () => {
  it.each([
    ['how many VWs', "count() where maker = 'Volkswagen'"],
    ['how many have full service history', 'count() where fsh = true'],
    ['how many have done less than 20,000 miles', 'count() where mls < 20000'],
    ['average mileage of head lamps', "avg(mls) where sort = 'Head'"],
    ['average number of photos', 'avg(pics)'],
    ['how many head lamps are discounted', "count() where sort = 'Head' and compare_at_price is not null"],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });
});
