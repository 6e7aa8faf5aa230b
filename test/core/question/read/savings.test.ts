import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, chargers, collection, flats } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  lamp: `Lamp ${index}`,
  maker: ['Brandt', 'Quill'][index % 2] ?? '',
}));
const fields: readonly QueryField[] = [
  { name: 'lamp', type: 'text', role: 'title', values: 40, distinct: 40 },
  { name: 'maker', type: 'text', role: 'category', values: 40 },
  { name: 'price', type: 'number', role: 'price', unit: 'EUR', min: 5, max: 900, values: 40 },
  { name: 'rrp', type: 'number', role: 'price', unit: 'EUR', min: 9, max: 990, values: 15 },
  { name: 'watt', type: 'number', min: 2, max: 90, integer: true, values: 40 },
  { name: 'dist_km', type: 'number', unit: 'km', min: 2, max: 900, values: 40 },
];
const lamps = collection({ name: 'lamps', titleField: 'lamp', key: ['lamp'] }, rows, fields);
const saved = 'avg(rrp - price) by lamp order by avg(rrp - price) desc';

describe('what is saved against a former price', () => {
  it.each([
    ['biggest saving in euros versus the RRP', `${saved} limit 1`],
    ['which lamp has the largest markdown?', `${saved} limit 1`],
    ['three biggest discounts off the rrp', `${saved} limit 3`],
    ['average reduction by maker', 'avg(rrp - price) by maker order by avg(rrp - price) desc'],
    ['total savings off the RRP for Quill', "sum(rrp - price) where maker = 'Quill'"],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });

  it.each([
    'biggest discount in percent',
    'biggest saving of power',
    'total discounts per watt',
    'how many discounts?',
    'savings of more than 20 euros',
  ])('and no other number for it: %s', (question) => {
    expect(asked(lamps, question)).toMatch(/^cannot/);
  });

  it('nor where no field holds a former price', () => {
    expect(asked(flats, 'biggest discount')).toMatch(/^cannot/);
  });
});

describe('amounts for each of a unit', () => {
  it.each([
    ['price per watt by maker, averaged', 'avg(price / watt) by maker order by avg(price / watt) desc'],
    ['price per watt, median per maker', 'median(price / watt) by maker order by median(price / watt) desc'],
    ['price per km, average', 'avg(price / dist_km)'],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });

  it.each(['price per mile, average', 'average price per mile by maker', 'cheapest lamp per mile'])(
    'in no other unit than is held: %s',
    (question) => {
      expect(asked(lamps, question)).toMatch(/^cannot/);
    },
  );

  it('the mean of a field that is named behind it stays its own', () => {
    expect(asked(chargers, 'tariff per station, average start fee')).not.toContain('/');
  });
});
