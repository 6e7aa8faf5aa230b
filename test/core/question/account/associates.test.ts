import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  kite: `Kite ${index}`,
  maker: ['Ferrow', 'Windgate'][index % 2] ?? '',
  madeIn: ['Portugal', 'Chile'][index % 2] ?? '',
  scent: ['cedar', 'rose; cedar'][index % 2] ?? '',
}));

/** Kites of a shop, and the places where they are flown: fields that people speak of by what they are about. */
const kites = collection({ name: 'kites', titleField: 'kite', key: [] }, rows, [
  ...texts('kite', 40),
  ...categories('maker madeIn scent', 40),
  { name: 'price', type: 'number', unit: 'EUR', min: 8, max: 300, values: 40 },
  { name: 'stock', type: 'number', role: 'additive', min: 0, max: 90, integer: true, values: 40 },
  { name: 'beach_dist_km', type: 'number', unit: 'km', min: 0, max: 40, values: 40 },
  { name: 'minTemp', type: 'number', unit: '°C', min: -30, max: 10, values: 40 },
  { name: 'sewing_min', type: 'number', min: 4, max: 90, integer: true, values: 40 },
  ...flags('waterproof', 40),
  { name: 'listed_on', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 40 },
]);

describe('a word for what a field is about', () => {
  it.each([
    ['average price that customers pay', 'avg(price)'],
    ['cheapest kite in the shop for my wallet', 'list order by price limit 1'],
    ['total stock in the warehouse by maker', 'sum(stock) by maker order by sum(stock) desc'],
    ['total units in stock', 'sum(stock)'],
    ['how many are within 5 km of the sea', 'count() where beach_dist_km <= 5'],
    ['how many are less than 2 km away from the coast', 'count() where beach_dist_km < 2'],
    ['how many survive -20 or colder', 'count() where minTemp <= -20'],
    ['what share of the kites are goods made in Chile', "share(madeIn = 'Chile'), count(madeIn = 'Chile'), count()"],
    ['how many smell of rose', "count() where scent has 'rose'"],
    ['how many went online in 2025', "count() where listed_on >= '2025-01-01' and listed_on < '2026-01-01'"],
    ['average price according to the customers', 'avg(price)'],
  ])('is passed over next to the field: %s', (question, plan) => {
    expect(asked(kites, question)).toBe(plan);
  });

  it.each([
    ['by itself', 'how many are by the sea', 'cannot: by the sea'],
    ['next to another field', 'average price near the sea', 'cannot: sea'],
    ['in another clause', 'how many kites cost under 20 and lie in the warehouse', 'cannot: lie warehouse'],
    ['of a field called after another place', 'how many are less than 2 km from the airport', 'cannot: airport'],
    ['where it is counted', 'how many customers pay over 20', 'cannot: customers'],
    ['where it makes groups', 'average price per customer', 'cannot: per customer'],
    ['next to a word that was not understood', 'average price that wealthy customers pay', 'cannot: wealthy customers'],
  ])('says more %s', (_, question, refusal) => {
    expect(asked(kites, question)).toBe(refusal);
  });
});
