import { describe, expect, test } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, categories, collection, flags, NOW } from '../asked.ts';

const rows = Array.from({ length: 90 }, (_, index) => ({
  ref: `R${index}`,
  boat: ['Skiff', 'Ketch', 'Punt', 'Yawl'][index % 4] ?? '',
  port: ['North Quay', 'Elm Dock', 'Mill Pier'][index % 3] ?? '',
}));
const number = (name: string, more: object = {}) => ({ name, type: 'number' as const, min: 1, max: 900, values: 90, distinct: 80, ...more });
const boats = collection({ name: 'rentalboats', titleField: null, key: ['ref'] }, rows, [
  ...categories('ref boat port', 90),
  number('price', { unit: 'EUR', role: 'price' }),
  number('delivery_fee', { unit: 'EUR' }),
  number('Reg Fee', { unit: 'EUR' }),
  ...flags('delivery', 90),
  number('berthsLeft', { integer: true, max: 9 }),
  number('fare_amount'),
  number('tip_amount'),
  number('lockage_amount'),
  number('rating', { max: 5 }),
  number('ratings', { integer: true }),
  number('Calories', { role: 'average', integer: true }),
  number('Length of Stay', { integer: true }),
  number('RentalsYTD', { integer: true, min: 0 }),
  { name: 'Sailed On', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 1), max: NOW, values: 90 },
]);

describe('what may be meant in two ways is asked back', () => {
  test.each([
    'average delivery charge',
    'registrations per port',
    'how many berths are left in Elm Dock',
    'total revenue by port',
    'cheapest boat in Elm Dock',
    'average waiting time',
    'how many boats have 0 rentals ytd this year',
    'calories in october',
    'how many owners are from out of state',
  ])('%s', (text) => expect(asked(boats, text)).toMatch(/^cannot/));

  test.each([
    ['average delivery fee', 'avg(delivery_fee)'],
    ['average rating by port', 'avg(rating) by port order by avg(rating) desc'],
    ['average calories in october 2026', "avg(Calories) where `Sailed On` >= '2026-10-01' and `Sailed On` < '2026-11-01'"],
    ['total tip amount by port', 'sum(tip_amount) by port order by sum(tip_amount) desc'],
  ])('and what says which is answered: %s', (text, plan) => expect(asked(boats, text)).toBe(plan));
});

const nights = collection({ name: 'nights', titleField: null, key: ['ref'] }, rows, [
  ...categories('ref boat port', 90),
  number('seats aboard', { integer: true, min: 40, max: 900, distinct: 4 }),
  number('seats sold', { integer: true, min: 4, max: 900, distinct: 85, role: 'additive' }),
]);

test.each([
  ['which boat has the most seats aboard', 'max(`seats aboard`), count() by boat order by max(`seats aboard`) desc limit 1'],
  ['which boat has the most seats sold', 'sum(`seats sold`), count() by boat order by sum(`seats sold`) desc limit 1'],
])('what a thing has one number of is not added up over its records: %s', (text, plan) => expect(asked(nights, text)).toBe(plan));

const cabins = collection({ name: 'boatcabins', titleField: 'boat', key: ['ref'] }, rows, [
  ...categories('ref port', 90),
  { name: 'boat', type: 'text', values: 90, role: 'title' },
  ...flags('pets_allowed', 90),
]);

test('a title that several records share is listed once each, and counted neither way', () => {
  expect(asked(cabins, 'which boats are in Elm Dock')).toBe("count() by boat where port = 'Elm Dock' order by count() desc");
  expect(asked(cabins, 'how many boats are in Elm Dock')).toMatch(/^cannot/);
});

test('a question that goes on from one without an answer has none either', () => {
  const { fields, facts } = boats;
  const planned = planByRules({ text: 'and how much is the price altogether', fields, facts, last: null, isUnanswered: true, now: NOW });
  expect(planned).toMatchObject({ kind: 'cannot', final: true });
});
