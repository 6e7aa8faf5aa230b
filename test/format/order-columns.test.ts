import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Field, FieldRole } from '../../src/contract/operations/scrapers.ts';
import { orderColumns } from '../../src/format/order-columns.ts';

const houses = [0, 1, 2, 3].map((n) => ({
  row: n + 1,
  link: `https://houses.example/${n}`,
  source: 'county',
  sqft_living: 1000 + n * 100,
  sqft_lot: 5000 + n * 10,
  bedrooms: 2 + n,
  price: 300_000 + n,
  note: `A house with a long story that goes on and on until nobody reads it anymore, number ${n}`,
  none: null,
  city: n < 2 ? 'Aldport' : 'Corvane',
  lat: 47.5 + n,
}));
const names = Object.keys(houses[0] ?? {});
const roles: Readonly<Record<string, FieldRole>> = {
  row: 'key',
  link: 'key',
  source: 'category',
  sqft_living: 'average',
  sqft_lot: 'average',
  bedrooms: 'count',
  price: 'price',
  note: 'text',
  none: 'text',
  city: 'category',
  lat: 'average',
};
const scraper = { key: ['row'], fields: fieldsOf(roles) };

function fieldsOf(given: Readonly<Record<string, FieldRole>>): readonly Field[] {
  return Object.entries(given).map(([name, role]) => ({ name, role, type: 'text' as const }));
}

function ordered(about: string, more: Partial<Parameters<typeof orderColumns>[2]> = { scraper: { ...scraper, fields: [...scraper.fields] } }) {
  const { fields, last } = orderColumns(names, houses, { about, ...more });
  return { telling: fields.filter((name) => !last.has(name)), last: fields.filter((name) => last.has(name)) };
}

describe('columns', () => {
  test('begin with the key of records without a title, then tell records apart; what does not comes last', () => {
    expect(ordered('')).toEqual({
      telling: ['row', 'price', 'sqft_living', 'bedrooms', 'city', 'sqft_lot'],
      last: ['note', 'link', 'lat', 'source', 'none'],
    });
  });

  test('name what the question is about right after it, in its order', () => {
    expect(ordered('-lat source = price AND `none` IS NULL AND bedrooms > 2').telling.slice(0, 6)).toEqual([
      'row',
      'lat',
      'source',
      'price',
      'none',
      'bedrooms',
    ]);
  });

  test('begin with the title', () => {
    const titled = { fields: fieldsOf({ ...roles, city: 'title' }).map((field) => ({ ...field })), key: ['row'] };
    expect(ordered('', { scraper: titled }).telling[0]).toBe('city');
  });

  test('have the text that holds the words of the query next', () => {
    const holdsWords = (text: string) => text.includes('long story');
    expect(ordered('price > 1', { scraper: { ...scraper, fields: [...scraper.fields] }, holdsWords }).telling.slice(0, 3)).toEqual([
      'row',
      'price',
      'note',
    ]);
  });

  test('go by names and values where nothing is known of the fields', () => {
    const flats = houses.map((house, n) => ({ id: `F${n}`, url: house.link, headline: `Flat ${n}`, rent: 900 + n, pets: n > 1, floor: n }));
    const { fields, last } = orderColumns(Object.keys(flats[0] ?? {}), flats, { about: '' });
    expect(fields).toEqual(['headline', 'rent', 'floor', 'pets', 'url', 'id']);
    expect(last).toEqual(new Set(['url', 'id']));
  });

  test('are all fields, each once, whatever the records hold', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.object());
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), value)), fc.string(), (records, about) => {
        const given = [...new Set(records.flatMap((record) => Object.keys(record)))];
        const { fields } = orderColumns(given, records, { about });
        expect(fields.toSorted()).toEqual(given.toSorted());
      }),
    );
  });
});
