import { describe, expect, it } from 'vitest';

import { asked, collection, flats, texts } from '../asked.ts';

const rows = Array.from({ length: 20 }, (_, index) => ({
  boat: `Boat ${index}`,
  perTrip: `£${index + 3} pt`,
  pier: ['East', 'West'][index % 2] ?? '',
}));
const boats = collection({ name: 'boats', titleField: 'boat', key: ['boat'] }, rows, [
  ...texts('boat perTrip pier', 20),
  { name: 'charterFee', type: 'number', unit: 'GBP', min: 100, max: 900, values: 20 },
  { name: 'built', type: 'date', precision: 'day', min: Date.UTC(2001, 1, 1), max: Date.UTC(2024, 1, 1), values: 20 },
]);

describe('words that lead to no group', () => {
  it.each(['4 priciest per trip at East', 'cheapest per trip', 'top quarter by charter fee'])('%s', (question) => {
    expect(asked(boats, question)).toMatch(/^cannot/);
  });

  it('a noun before "per" is counted, and is no part of the name behind it', () => {
    const meters = collection({ name: 'meters', titleField: null, key: [] }, rows, [...texts('READ_METHOD', 20)]);
    expect(asked(meters, 'readings per method')).toBe('count() by READ_METHOD order by count() desc');
  });

  it('a quarter that is asked for is one', () => {
    expect(asked(boats, 'which quarter has the most boats')).toBe('count() by quarter(built) order by count() desc limit 1');
  });

  it('a change of a field that records do not have is no other change', () => {
    expect(asked(flats, 'how many flats changed their shape since the last run')).toMatch(/^cannot/);
  });
});
